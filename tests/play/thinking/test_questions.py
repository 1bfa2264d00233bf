"""Every question that the game puts to its worker is answered there as it is answered here.

Inside build/fast, where rules and opponents are compiled, these are the tests of what goes through
the pipe of a compiled game.
"""

import ast
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.opponents import MASTER, STRENGTHS
from game.opponents.search import SearchAborted
from game.play import ComputerPlayer, Match, Seat, advise, count_records, go_on, question, think
from game.play.analysis.review import Review
from game.play.thinking import computer_player
from game.play.voyages.outlook import play_fights
from game.puzzles import judge_turn, load_puzzles
from game.rules import RIGHT, EndTurn, FightTerms, Terms, apply
from game.voyage import VoyageHeader, open_voyage, sample_fight, usual_hand
from tests.certain import done
from tests.processes import LONGEST
from tests.rules.pictures import duel, move, solo

from ..games import CONTENT, FORMATS, begun, played, record_of, sure
from ..games import go_on as played_on
from .test_task_runner import Waiting
from .thoughts import refuse

GAME = Path(__file__).parents[3] / "game"
#: All functions of the game that a worker is asked.
ASKED = {"think", "advise", "go_on", "judge_turn", "count_records", "play_fights"}
#: A spell fells two at once: their owner chooses in which order they return.
TWO_FALL = "* Bolt=!1+splash x y | top: 2/9 | bottom: 2/9", "* a b | top: P=0/1 | bottom: Q=0/1"


@pytest.fixture(scope="module")
def tasks() -> Iterator[Waiting]:
    made = Waiting()
    yield made
    made.close()


def asked_in(path: Path) -> Iterator[str]:
    """Yield the names of the functions that a file asks, plain or ``partial``."""
    runners = ("tasks", "_tasks")
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if "tasks.ask(" in text else ():
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr=who) | ast.Name(id=who), attr="ask"),
                args=[ast.Name(id=name) | ast.Call(args=[ast.Name(id=name), *_]), *_],
            ) if who in runners:
                yield name


def test_no_question_is_forgotten_here() -> None:
    assert {name for path in GAME.rglob("*.py") for name in asked_in(path)} == ASKED


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_what_is_chosen_before_a_match(tasks: Waiting, terms: Terms) -> None:
    match = begun(terms, 4)
    rng = Random(4)
    while match.state is None:
        asked = (*question(match), MASTER)
        assert tasks.until(tasks.ask(think, *asked)).answer == think(*asked)
        played_on(match, rng, 1)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_computers_turn(tasks: Waiting, strength: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the worker's: the seat tells where it goes on with less."""
    monkeypatch.setattr(tasks, "timed", False)
    monkeypatch.setattr(computer_player, "MASTERS_TIME", LONGEST)
    seats = Seat(), Seat("", "computer", strength=strength)
    state = duel("* a | top: 1/2", "* x y | bottom: 2/2", active=RIGHT, mana=1)
    match = Match.from_position(state, seats)
    mind = ComputerPlayer(match, tasks)
    assert mind.next_action() is None
    answer = tasks.until(sure(mind._task)).answer
    assert mind.failure == ""
    assert answer == think(*question(match), strength)
    assert mind.next_action() == answer.actions[0]


_DUEL = duel(*TWO_FALL, mana=2)
_BOLT = move(_DUEL, "play Bolt right top 0")


def fights_of_an_outlook() -> list[tuple[FightTerms, int]]:
    header = VoyageHeader("out_of_the_harbour", "fair", "mirel", 4)
    voyage, _ = open_voyage(header, CONTENT.voyage, CONTENT.cards.values())
    goal = voyage.chart.goals[0].hex
    return [sample_fight(voyage, goal, usual_hand(voyage), number) for number in range(3)]


@pytest.mark.parametrize(
    ("function", "asked"),
    [
        # An order of the fallen, a hint and how it goes on, one against the Horde.
        (think, (apply(_DUEL, _BOLT)[0], 1, 5, None, MASTER)),
        (advise, (_DUEL, 0, 5, None)),
        (go_on, (_DUEL, 0, 5, None, (_BOLT,))),
        (advise, (solo("** Wall=0/9@3 a", "* x y z u | top: 5/5", mana=3), 0, 5, None)),
        (count_records, ([("one", record_of(played(seed=3)).text()), ("two", b"no record")],)),
        (play_fights, (fights_of_an_outlook(), "careless")),
    ],
    ids=["order", "hint", "how_it_goes_on", "horde", "counted_matches", "outlook"],
)
def test_a_question_is_answered_alike(
    tasks: Waiting, function: Callable[..., Any], asked: tuple[Any, ...]
) -> None:
    assert tasks.until(tasks.ask(function, *asked)).answer == function(*asked)


def test_a_look_back(tasks: Waiting) -> None:
    here, there = Review(played(seed=2)), Review(played(seed=2))
    for _ in range(4):
        here.answer(think(*sure(here.question)))
        failed: list[str] = []
        tasks.until(there.ask(tasks, lambda: None, failed.append))
        assert not failed
    assert (there.chances, there.verdicts) == (here.chances, here.verdicts)


def test_the_turns_of_puzzles(tasks: Waiting) -> None:
    codes = set()
    for puzzle in load_puzzles(CONTENT.cards).ladder[:60:12]:
        for line in (puzzle.solution, (EndTurn(),)):
            state = start = puzzle.state(CONTENT.cards)
            for action in line:
                state = done(state, action)
                if state.turn != start.turn:
                    break
            asked = puzzle, state, CONTENT.cards
            verdict = judge_turn(*asked)
            assert tasks.until(tasks.ask(judge_turn, *asked)).answer == verdict
            codes.add(verdict.code)
    assert len(codes) > 1


def test_why_a_question_failed(tasks: Waiting, caplog: pytest.LogCaptureFixture) -> None:
    assert tasks.until(tasks.ask(refuse, duel(*TWO_FALL))).failure.startswith("Refused: ")
    assert "game.rules.legal.Refused" in caplog.text
    assert "Refused" in caplog.text


@pytest.mark.parametrize("error", [SearchAborted(), SearchAborted("now")])
def test_what_ends_a_search_can_be_sent(error: Exception) -> None:
    again: Any = pickle.loads(pickle.dumps(error))
    assert (type(again), again.args) == (SearchAborted, error.args)
