"""The lowest strengths play weakly, but they do play."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.opponents import STRENGTHS, think
from game.opponents.ladder import BEGINNER, CARELESS, FIRST_STEPS, FORGETFUL
from game.opponents.weakest import has_played
from game.rules import (
    LEFT,
    NOBODY,
    SUMMONING,
    CastIncantation,
    EndTurn,
    PlayCreature,
    State,
    Terms,
    match_actions,
    to_act,
)
from tests.certain import done
from tests.opponents.matches import moments, player
from tests.rules.matches import random_start, steps
from tests.rules.pictures import duel

seeds = st.integers(0, 2**32 - 1)
#: Those that play by rote, and all that do not look beyond their own turn.
BY_ROTE, NARROW = STRENGTHS[:2], STRENGTHS[:5]


class Turn(NamedTuple):
    """A turn of a side: whether a card was played in it, and whether one could have been."""

    side: int
    played: bool
    could: bool


def sensible_play(state: State) -> bool:
    """Whether a card at hand summons without losing the Fort, or harms a creature of the rival."""
    rival = state.field.rival(state.active)
    for action in match_actions(state):
        if isinstance(action, PlayCreature | CastIncantation):
            after = done(state, action)
            harms = after.sides[rival].lanes != state.sides[rival].lanes
            if after.winner != rival and (isinstance(action, PlayCreature) or harms):
                return True
    return False


def turns(strength: str, seed: int) -> Iterator[Turn]:
    """Yield the turns of a match of a strength against itself that were ended by their side."""
    begun, played, could = 0, False, False
    for moment in moments(Terms(), (player(strength), player(strength)), seed):
        state = moment.position
        if not isinstance(state, State) or state.active != to_act(state):
            continue
        if state.turn != begun:
            begun, played, could = state.turn, False, sensible_play(state)
        played |= isinstance(moment.action, PlayCreature | CastIncantation)
        if isinstance(moment.action, EndTurn):
            yield Turn(state.active, played, could)


def beginner(state: State, seed: int, strength: str = BEGINNER) -> object:
    (action,) = think(state, state.active, seed, None, strength).actions
    return action


@pytest.mark.parametrize("strength", BY_ROTE)
@given(seed=seeds)
def test_who_plays_by_rote_plays_a_card_where_there_is_one(seed: int, strength: str) -> None:
    """It never ends a turn before its first card, in any match."""
    rng = Random(seed)
    begun = 0
    for state, _, _, _ in steps(rng, random_start(rng)):
        if state.turn == begun or state.sides[state.active].horde or state.pending_side != NOBODY:
            continue
        begun = state.turn
        assert (beginner(state, rng.getrandbits(32), strength) != EndTurn()) == sensible_play(state)


@given(seeds)
def test_what_a_turn_has_seen_is_known_from_its_position(seed: int) -> None:
    rng = Random(seed)
    turn, played = 0, False
    for state, action, _, _ in steps(rng, random_start(rng)):
        if state.sides[state.active].horde or state.phase != SUMMONING or state.pending:
            continue
        if state.turn != turn:
            turn, played = state.turn, False
        assert has_played(state) == played
        played |= isinstance(action, PlayCreature | CastIncantation)


@pytest.mark.parametrize("strength", BY_ROTE)
def test_in_two_hundred_matches_no_turn_is_passed_by_rote(strength: str) -> None:
    seen = [turn for seed in range(4000, 4200) for turn in turns(strength, seed)]
    assert len(seen) > 1500
    assert all(turn.played for turn in seen if turn.could)


def test_who_plays_by_rote_may_leave_it_at_one_card() -> None:
    """That makes them the weakest: they go on now and then."""
    state = duel("* b c d e | top: 1/1:s", "* x", mana=6)
    ends = {
        strength: sum(beginner(state, seed, strength) == EndTurn() for seed in range(200))
        for strength in BY_ROTE
    }
    assert all(140 < count < 195 for count in ends.values())


def test_the_first_steps_are_small() -> None:
    """The cheapest card is played, and the leftmost of those; the beginner takes the leftmost."""
    state = duel("* 5/5@5 1/1@2 9/9@9 2/2@2", "* x", mana=6)
    places = {
        strength: {
            action.place
            for seed in range(20)
            if isinstance(action := beginner(state, seed, strength), PlayCreature)
        }
        for strength in BY_ROTE
    }
    assert places == {FIRST_STEPS: {1}, BEGINNER: {0}}


@pytest.mark.parametrize(
    "state",
    [
        # R4.6: the one card to the right of the Fort stays where it is.
        duel("1/1@9 ** b", "* x", mana=3),
        # R8.5: an incantation that does nothing at all is no play.
        duel("* Bolt=!2 | top: 1/1", "* x | top: 1/3+indestructible", mana=1),
    ],
    ids=["with its Fort at stake", "before the Indestructible"],
)
def test_a_beginner_holds_back(state: State) -> None:
    assert {beginner(state, seed) for seed in range(50)} == {EndTurn()}


@pytest.mark.parametrize("strength", [FORGETFUL, CARELESS])
def test_who_overlooks_a_card_does_not_overlook_a_whole_turn(strength: str) -> None:
    """One play improves its prospects: it would overlook both of its lanes time and again."""
    state = duel("* 3/3@2 1/1@9 2/2@9", "* x", mana=4)
    moves = [think(state, LEFT, seed, None, strength).actions[0] for seed in range(100)]
    assert {type(move) for move in moves} == {PlayCreature}


def test_the_forgetful_overlooks_more_than_the_careless() -> None:
    """A second card of a turn that is good in both lanes: two plays, both of them overlooked."""
    state = duel("* 3/3@2 9/9@9 | top: 1/1:s", "* x", mana=2)
    missed = {
        strength: sum(
            think(state, LEFT, seed, None, strength).actions[0] == EndTurn() for seed in range(200)
        )
        for strength in (FORGETFUL, CARELESS)
    }
    assert 45 < missed[CARELESS] < 95 < missed[FORGETFUL] < 160


@pytest.mark.parametrize("strength", NARROW)
def test_turns_are_counted_with_what_was_played_in_them(strength: str) -> None:
    seen = list(turns(strength, 1))
    assert [turn.side for turn in seen[:4]] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert any(turn.played for turn in seen)
