"""The two lowest strengths play weakly, but they do play."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.opponents import STRENGTHS, think
from game.opponents.ladder import BEGINNER, CARELESS
from game.opponents.pupils import OVERLOOKED, has_played
from game.rules import (
    LEFT,
    NOBODY,
    SUMMONING,
    CastIncantation,
    EndTurn,
    PlayCreature,
    State,
)
from tests.benchmarks.passes import counted, sensible_play, turns
from tests.rules.matches import random_start, steps
from tests.rules.pictures import duel

seeds = st.integers(0, 2**32 - 1)


def beginner(state: State, seed: int) -> object:
    (action,) = think(state, state.active, seed, None, BEGINNER).actions
    return action


@given(seeds)
def test_a_beginner_with_a_card_to_play_plays_one(seed: int) -> None:
    """Whatever the match and the turn: before the first card of a turn it never ends it."""
    rng = Random(seed)
    begun = 0
    for state, _, _, _ in steps(rng, random_start(rng)):
        if state.turn == begun or state.sides[state.active].ai or state.pending_side != NOBODY:
            continue
        begun = state.turn
        plays = beginner(state, rng.getrandbits(32)) != EndTurn()
        assert plays == sensible_play(state)


@given(seeds)
def test_what_a_turn_has_seen_is_known_from_its_position(seed: int) -> None:
    rng = Random(seed)
    turn, played = 0, False
    for state, action, _, _ in steps(rng, random_start(rng)):
        if state.sides[state.active].ai or state.phase != SUMMONING or state.pending:
            continue
        if state.turn != turn:
            turn, played = state.turn, False
        assert has_played(state) == played
        played |= isinstance(action, PlayCreature | CastIncantation)


def test_no_beginner_of_three_hundred_matches_passes_a_turn() -> None:
    found = counted(BEGINNER, 300)
    assert found["turns"] > 2000
    assert found["passed"] == 0


def test_a_beginner_may_leave_it_at_one_card() -> None:
    """So it stays the weakest: a quarter of the time it does not go on."""
    state = duel("* b c d e | top: 1/1:s", "* x", mana=6)
    ends = sum(beginner(state, seed) == EndTurn() for seed in range(200))
    assert 30 < ends < 70


def test_a_beginner_with_its_fort_at_stake_holds_back() -> None:
    """R4.6: the one card to the right of the Fort stays where it is."""
    state = duel("1/1@9 ** b", "* x", mana=3)
    assert {beginner(state, seed) for seed in range(50)} == {EndTurn()}


def test_a_beginner_wastes_no_incantation_on_the_indestructible() -> None:
    """R8.5: an incantation that does nothing at all is no play."""
    state = duel("* Bolt=!2 | top: 1/1", "* x | top: 1/3+indestructible", mana=1)
    assert {beginner(state, seed) for seed in range(50)} == {EndTurn()}


def test_the_careless_overlooks_a_card_but_not_a_whole_turn() -> None:
    """One play improves its prospects: it would overlook both of its lanes time and again."""
    state = duel("* 3/3@2 1/1@9 2/2@9", "* x", mana=4)
    moves = [think(state, LEFT, seed, None, CARELESS).actions[0] for seed in range(100)]
    assert {type(move) for move in moves} == {PlayCreature}
    assert OVERLOOKED[0] > 0


@pytest.mark.parametrize("strength", STRENGTHS[:3])
def test_turns_are_counted_with_what_was_played_in_them(strength: str) -> None:
    seen = list(turns(strength, 1))
    assert [turn.side for turn in seen[:4]] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert any(turn.played for turn in seen)
    assert not any(turn.played and turn.passed for turn in seen)
