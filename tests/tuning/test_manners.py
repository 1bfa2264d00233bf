"""Characters told apart by their moves: what is counted, and how they are named."""

import json
from random import Random

import pytest

from game.lab import Job
from game.lab.plans import GamePlan
from game.lab.playing import kit
from game.opponents import MANNERS, STRENGTHS
from game.play import CHARACTERS
from game.rules import LEFT, RIGHT, TOP, EndTurn, PlayCreature, Terms
from tests.certain import done
from tests.rules.pictures import duel

from .__main__ import main
from .classifier import fitted
from .manners import manner_jobs, read_watched
from .moves import FEATURES, MoveCounts, watched

WORDS = ["manners", "--strength", "beginner", "--games", "4", "--jobs", "1", "--quiet"]


def counted(*names: str) -> list[tuple[float, float]]:
    """Return what is counted of a turn: a dear card to the lane of a foe, and then the end."""
    state = duel("* a=2/2 b=3/3@3 c d e f", "* x y z u v w | top: 4/4", mana=6)
    counts = MoveCounts()
    for action in (PlayCreature(1, TOP), EndTurn()):
        after = done(state, action)
        counts.note(state, action, after)
        state = after
    figures = dict(zip(FEATURES, counts.figures(), strict=True))
    return [figures[name] for name in names]


def test_a_turn_is_counted() -> None:
    assert counted("cards", "cost", "facing", "idle") == [(1, 1), (3, 1), (1, 1), (0, 1)]
    assert counted("kept") == [(0.5, 1)]
    assert counted("spell_in_turn", "together") == [(0, 0), (0, 0)]


def test_who_plays_otherwise_is_named_by_other_games() -> None:
    rng = Random(1)

    def game(mean: float) -> tuple[tuple[float, float], ...]:
        return ((sum(rng.gauss(mean, 1) for _ in range(6)), 6.0), (3.0, 6.0))

    means = {"hasty": 0.0, "slow": 1.0}
    known = fitted([(name, game(mean)) for name, mean in means.items() for _ in range(60)])
    right = [known.name(game(mean)) == name for name, mean in means.items() for _ in range(40)]
    assert sum(right) > 0.75 * len(right)
    assert known.name_of_all([game(1.0) for _ in range(9)]) == "slow"


def test_the_same_deals_for_all_and_their_own_decks_where_they_are_asked_for() -> None:
    jobs = list(manner_jobs("greedy", GamePlan(4)))
    assert {job.group for job in jobs} == set(CHARACTERS)
    assert len({(job.seed, job.terms, job.decks) for job in jobs}) == 2
    assert {job.players for job in jobs} == {("greedy", "greedy")}
    own = [job for job in manner_jobs("", GamePlan(2)) if job.group == "warden"]
    warden = kit().characters[-1]
    for job, side in zip(own, (LEFT, RIGHT), strict=True):
        assert job.players[side] == STRENGTHS[-1]
        assert job.hands[side] == tuple(card.id for card in warden.deck.cards)
        assert job.manners[side] == MANNERS["warden"]


def test_an_outcome_is_read_as_it_was_written() -> None:
    outcome = watched(Job("pip", 0, 3, Terms("draft"), ("beginner", "beginner")))
    assert read_watched(json.loads(json.dumps(outcome.plain()))) == outcome
    assert all(much >= 0 for moves in outcome.moves for _, much in moves)


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(WORDS) == 0
    table = capsys.readouterr().out
    assert "16 games named, learnt from 16 others" in table
