"""Random matches in which plays are taken back and done again."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Danger, Forecast, PositionForecast
from game.play import Match, Record, check, parse_record
from game.rules import (
    NOBODY,
    SUMMONING,
    UNDECIDED,
    AnyAction,
    Attack,
    ChooseOrder,
    EndTurn,
    State,
    digest,
    legal_actions,
    to_text,
)

from ..amounts import examples
from .games import CONTENT, FORMATS, begun, record_of, sure


class Seen(NamedTuple):
    """A position in every way in which a player meets it."""

    text: str
    digest: str
    legal: Sequence[AnyAction]
    done: int
    forecasts: tuple[Forecast, ...]
    dangers: tuple[Danger | None, ...]


def seen(match: Match) -> Seen:
    state = sure(match.state)
    forecast = PositionForecast(state)
    own = state.pending_side == NOBODY and state.sides[state.active].horde is None
    told = tuple(forecast.ask(ahead=ahead) for ahead in (False, True)) if own else ()
    dangers = tuple(forecast.danger(side) for side in state.field.sides)
    legal = legal_actions(state)
    return Seen(to_text(state), digest(state), legal, len(match.history), told, dangers)


class Walk:
    """A random match, and what it should be possible to take back and to do again.

    ``before`` was seen before each action that can be taken back, ``again`` are those that were,
    the next last, with what was seen after them.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.match = begun(self.rng.choice(FORMATS), seed)
        self.undos = self.redos = 0
        self.before: list[Seen] = []
        self.again: list[tuple[AnyAction, Seen]] = []

    def to_the_end(self) -> Match:
        """Play on to the end of the match, with as much taken back as chance wants."""
        while legal_actions(self.match.position):
            self.step()
            waits = self.match.state is not None and not _mine(self.match.state)
            assert (self.match.why_not_undo is None) == (bool(self.before) and not waits)
            assert (self.match.why_not_redo is None) == bool(self.again)
        return self.match

    def step(self) -> None:
        """Do something, take something back, ask for a hint, or be killed and gone on with."""
        chance = self.rng.random()
        if chance < 0.03:
            self.match.note_hint()
        elif chance < 0.05:
            self.crash()
        elif chance < 0.3 and self.match.why_not_undo is None:
            self.undo()
        elif chance < 0.6 and self.again:
            self.do(self.again[-1][0], by_redo=True)
        else:
            legal = legal_actions(self.match.position)
            plays = [action for action in legal if not isinstance(action, Attack | EndTurn)]
            self.do(self.rng.choice(plays if plays and chance < 0.95 else legal))

    def do(self, action: AnyAction, *, by_redo: bool = False) -> None:
        """Do an action: by its own name, or as what is done again."""
        start = self.match.state
        looked = seen(self.match) if start is not None else None
        if by_redo:
            self.match.redo()
            self.redos += 1
        else:
            self.match.submit(action)
        end = self.match.state
        if self.again and self.again[-1][0] == action:
            assert seen(self.match) == self.again.pop()[1]
        else:
            self.again = []
        theirs = isinstance(action, ChooseOrder) and start is not None and not _mine(start)
        if start is None or end is None or not _open(start, end) or theirs:
            self.before = []
        else:
            self.before.append(sure(looked))

    def undo(self) -> None:
        seen_on_the_way = [*self.before, seen(self.match)]
        gone = self.match.undo()
        for number, done in enumerate(reversed(gone), 1):
            self.again.append((done.action, seen_on_the_way[-number]))
        assert seen(self.match) == self.before[-len(gone)]
        assert isinstance(gone[-1].action, ChooseOrder) == (len(gone) == 2)
        del self.before[-len(gone) :]
        self.undos += 1

    def crash(self) -> None:
        """Go on with what the file has; a hint since the last action is in no line yet."""
        old, self.match = self.match, Match.resume(CONTENT, _kept(self.match))
        assert digest(self.match.position) == digest(old.position)
        assert self.match.history == old.history
        assert self.match.standings == old.standings
        assert old.hints - self.match.hints in (0, 1)


def _mine(state: State) -> bool:
    return state.pending_side in (NOBODY, state.active)


def _open(start: State, end: State) -> bool:
    """Whether a turn is still where its plays can be taken back."""
    same = start.turn == end.turn and end.winner == UNDECIDED
    return same and end.phase == SUMMONING and end.sides[end.active].horde is None


def _kept(match: Match) -> Record:
    return parse_record(record_of(match).text(), "walk")


def walk(seed: int) -> tuple[int, int]:
    """Walk through one match; return how often something was taken back, and done again."""
    way = Walk(seed)
    match = way.to_the_end()
    kept = _kept(match)
    assert check(kept, CONTENT).agrees
    # As if nothing had ever been taken back.
    straight = Match.new(CONTENT, kept.header.terms, kept.header.seats, seed)
    for done in match.history:
        straight.submit(done.action)
    assert (straight.history, straight.standings) == (match.history, match.standings)
    assert (straight.result, digest(straight.position)) == (match.result, digest(match.position))
    assert [entry.action for entry in kept.entries] == [done.action for done in match.history]
    # A hint at the very end is in no line.
    assert match.hints - sum(entry.hinted for entry in kept.entries) in (0, 1)
    return way.undos, way.redos


@settings(max_examples=examples(15))
@given(st.integers(10_000, 2**32))
def test_a_random_match_is_the_same_after_all_that_was_taken_back(seed: int) -> None:
    walk(seed)


@pytest.mark.slow
def test_two_thousand_random_matches_are_the_same_after_all_that_was_taken_back() -> None:
    assert sum(undos for undos, _ in [walk(seed) for seed in range(2000)]) > 5000
