"""A job is one game, wherever and whenever it is played, and a pair swaps what it says."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.lab import Job, play, processes
from game.lab.executors import Hands, Here, played
from game.lab.jobs import GameOutcome, seed_of
from game.lab.plans import GamePlan, deck_jobs, odds_jobs, solo_jobs, strength_jobs
from game.lab.playing import kit
from game.opponents import PlannedLine, think
from game.rules import DRAW, LEFT, RIGHT, DeckOdds, Difficulty, EndTurn, PlayCreature, State, Terms
from tests.certain import sure

BEGINNER, CARELESS = "beginner", "careless"


def job(**changed: Any) -> Job:
    values = {"terms": Terms(), "players": (BEGINNER, BEGINNER), "decks": (0, 3)} | changed
    return Job("test", 0, seed_of(3, 1), **values)


def same(outcome: GameOutcome) -> GameOutcome:
    return outcome._replace(seconds=())


class Thoughts:
    """Stands for ``think``, and keeps the positions of the match and who thought."""

    def __init__(self, answer: Callable[..., PlannedLine] = think) -> None:
        self.seen: list[tuple[State, int, str]] = []
        self.answer = answer

    def __call__(
        self, position: Any, side: int, seed: int, memory: Any, strength: str, **more: Any
    ) -> PlannedLine:
        if isinstance(position, State):
            self.seen.append((position.copy(), side, strength))
        return self.answer(position, side, seed, memory, strength, **more)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    kept = Thoughts()
    monkeypatch.setattr("game.lab.playing.think", kept)
    return kept


@pytest.mark.parametrize(
    "terms", [Terms(), Terms("draft", edition=1), Terms("constructed"), Terms("draft", solo=True)]
)
def test_the_same_job_is_the_same_game(terms: Terms) -> None:
    wanted = job(terms=terms, decks=())
    once, again = play(wanted), play(pickle.loads(pickle.dumps(wanted)))
    assert same(once) == same(again)
    assert once.winner in (LEFT, RIGHT, DRAW)
    assert once.turns > 1
    assert len(once.seconds[LEFT]) == len(once.nodes[LEFT]) > 0


def test_another_seed_is_another_game() -> None:
    one, other = (replace(job(), seed=seed_of(3, number)) for number in (1, 2))
    assert play(one).end != play(other).end


def test_a_pair_of_strengths_has_one_deal_and_swaps_the_players(thoughts: Thoughts) -> None:
    first, second = strength_jobs([(BEGINNER, CARELESS)], GamePlan(2, forms=("preconstructed",)))
    assert (first.seed, first.terms, first.decks) == (second.seed, second.terms, second.decks)
    assert first.players == second.players[::-1] == (BEGINNER, CARELESS)
    starts = []
    for wanted in (first, second):
        thoughts.seen.clear()
        play(wanted)
        for _, side, strength in thoughts.seen:
            assert strength == wanted.players[side]
        starts.append(thoughts.seen[0][0])
    one, other = starts
    assert one.active == other.active
    assert [side.hand for side in one.sides] == [side.hand for side in other.sides]


def test_equal_players_share_every_pair() -> None:
    first, second = strength_jobs([(BEGINNER, BEGINNER)], GamePlan(2, forms=("draft",)))
    assert same(play(first)) == same(play(second))


def test_a_pair_of_decks_has_one_shuffle_and_each_deck_begins_once(thoughts: Thoughts) -> None:
    table = GamePlan(2, forms=("preconstructed",))
    first, second = [wanted for wanted in deck_jobs(BEGINNER, table) if wanted.group == "2-4"]
    starts = []
    for wanted in (first, second):
        thoughts.seen.clear()
        outcome = play(wanted)
        starts.append(thoughts.seen[0][0])
        assert outcome.beginner == starts[-1].active
    one, other = starts
    assert one.active == other.active
    assert [side.hand for side in one.sides] == [side.hand for side in other.sides][::-1]
    assert one.mana == other.mana


def test_hands_that_are_laid_down_are_shuffled_and_played(thoughts: Thoughts) -> None:
    zombies = ("zombie", "boom", "grrr", "baron", "brute", "troll", "ogre", "shaman")
    martyrs = ("martyr", "boom", "grrr", "baron", "brute", "troll", "ogre", "gnome")
    play(job(decks=(), hands=(zombies, martyrs)))
    for side, names in zip(thoughts.seen[0][0].sides, (zombies, martyrs), strict=True):
        dealt = [card.id for card in side.hand]
        assert sorted(dealt) == sorted(names)
        assert dealt != list(names)


def test_forms_and_editions_come_in_turn() -> None:
    jobs = list(strength_jobs([(BEGINNER, CARELESS)], GamePlan(12, editions=(0, 1))))
    terms = [(wanted.terms.form[0], wanted.terms.edition) for wanted in jobs[::2]]
    assert terms == [("p", 0), ("d", 0), ("c", 0), ("p", 1), ("d", 1), ("c", 1)]


def test_a_longer_plan_begins_as_the_shorter_one() -> None:
    pairs = [(BEGINNER, CARELESS)]
    short, long = (list(strength_jobs(pairs, GamePlan(games))) for games in (6, 12))
    assert long[:6] == short


def test_solo_games_take_the_settings_in_turn(thoughts: Thoughts) -> None:
    settings = [Difficulty(ai_begins=True), Difficulty(fixed_mana=7)]
    jobs = list(solo_jobs(BEGINNER, {"easy": settings}, GamePlan(4, forms=("preconstructed",))))
    chosen = [wanted.difficulty for wanted in jobs]
    assert chosen[:2] == chosen[2:]
    assert set(chosen) == set(settings)
    for wanted in jobs[:2]:
        thoughts.seen.clear()
        assert play(wanted).beginner == (RIGHT if wanted.difficulty == settings[0] else LEFT)
        horde = sure(thoughts.seen[0][0].sides[RIGHT].horde)
        assert wanted.difficulty is not None
        assert horde.fixed_mana == wanted.difficulty.fixed_mana
        assert {side for _, side, _ in thoughts.seen} == {LEFT}


def test_a_line_that_goes_wrong_is_thought_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is not legal is not played, and what the line has behind it is forgotten."""

    def hasty(position: Any, side: int, *rest: Any, **more: Any) -> PlannedLine:
        line = think(position, side, *rest, **more)
        return PlannedLine((line.actions[0], PlayCreature(99, 0), EndTurn()))

    kept = Thoughts(hasty)
    monkeypatch.setattr("game.lab.playing.think", kept)
    assert play(job()).winner in (LEFT, RIGHT, DRAW)
    assert len(kept.seen) > 10


def test_one_process_and_two_play_the_same() -> None:
    jobs = list(strength_jobs([(CARELESS, BEGINNER)], GamePlan(6)))
    here = {wanted.key: same(outcome) for wanted, outcome in played(jobs, Hands(Here(), 1))}
    with processes(2) as hands:
        there = {wanted.key: same(outcome) for wanted, outcome in played(jobs, hands)}
    assert here == there
    assert list(here) == [wanted.key for wanted in jobs]


def test_the_even_decks_are_played_with_their_own_cards(thoughts: Thoughts) -> None:
    jobs = list(deck_jobs(BEGINNER, GamePlan(2, forms=("preconstructed",)), kit().even_decks))
    assert len({wanted.group for wanted in jobs}) == 6
    play(jobs[-1])
    dealt = [{card.id for card in side.hand} for side in thoughts.seen[0][0].sides]
    third, fourth = ({card.id for card in deck.cards} for deck in kit().even_decks[2:])
    assert dealt == [fourth, third]


def test_both_games_of_a_pair_give_the_same_deck_its_odds(thoughts: Thoughts) -> None:
    """R2.8: whichever side it is on, and whoever begins."""
    first, second = odds_jobs(BEGINNER, [DeckOdds(1, 0, 2, 1)], GamePlan(2, seed=3))
    weaker = {card.id for card in kit().decks[1].cards}
    for each in (first, second):
        del thoughts.seen[:]
        play(each)
        mana: dict[int, tuple[int, int]] = {}
        for state, _, _ in thoughts.seen:
            if state.turn <= 3:
                mana.setdefault(state.turn, (state.mana, state.active))
        start = thoughts.seen[0][0]
        assert start.odds is not None
        assert {card.id for card in start.sides[start.odds.side].hand} == weaker
        begins = start.active == start.odds.side
        assert mana[1][0] == 6 + 2 * begins
        assert mana[2][0] == 9 + 2 * (not begins)
