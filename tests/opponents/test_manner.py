"""Manners: what a person likes shows in the moves, and nobody without one plays otherwise."""

from random import Random

import pytest

from game.lab import Job, play
from game.opponents import MANNERS, STRENGTHS, WEAKEST, WON, Manner, think
from game.opponents.manner import MOST, in_own_order, liking
from game.opponents.turns import Nodes, follow
from game.rules import (
    BOTTOM,
    LEFT,
    NOBODY,
    RIGHT,
    TOP,
    CastIncantation,
    PlayCreature,
    Terms,
    position_key,
    to_act,
    why_not,
)
from tests.amounts import paired
from tests.certain import done
from tests.rules.matches import states
from tests.rules.pictures import duel

#: The end of a game and its length, by strength, as they were before there were manners.
BEFORE = {
    "first_steps": ("2b9ab51c8e85", 14),
    "beginner": ("e10bddbab2fc", 9),
    "forgetful": ("9003b4db5cc2", 7),
    "careless": ("f7ce8a94f7a0", 12),
    "greedy": ("cdc66aeed63b", 7),
    "two_turns": ("b1d834bbc0b0", 9),
    "deep": ("5e64d6cb3ca8", 22),
}
TABLE = duel("* a=2/2 b=3/3@3 c=!1@2 d e f | top: 1/1", "* x y z u v w | bottom: 4/4", mana=6)


def liked(manner: Manner, *actions: PlayCreature | CastIncantation) -> int:
    """Return how much is liked what is played at the table before the turn is ended."""
    end = follow(TABLE, actions, Nodes(0))
    assert end is not None
    return liking(manner, TABLE, end.actions, end.state)


@pytest.mark.parametrize(
    ("manner", "play", "points"),
    [
        (Manner(card=10), PlayCreature(1, TOP), 10),
        (Manner(cost=10), PlayCreature(1, TOP), 30),
        (Manner(spell=10), CastIncantation(2, RIGHT, BOTTOM, 0), 10),
        (Manner(spell=10), PlayCreature(1, TOP), 0),
        (Manner(facing=10, open=-5), PlayCreature(1, BOTTOM), 10),
        (Manner(facing=10, open=-5), PlayCreature(1, TOP), -5),
        (Manner(together=10), PlayCreature(1, TOP), 10),
        (Manner(together=10), PlayCreature(1, BOTTOM), -10),
        (Manner(struck=10), PlayCreature(1, BOTTOM), 10),
        (Manner(kept=10), PlayCreature(1, TOP), 30),
        (Manner(card=MOST, cost=MOST), PlayCreature(1, TOP), MOST),
    ],
)
def test_what_a_turn_holds_is_liked(
    manner: Manner, play: PlayCreature | CastIncantation, points: int
) -> None:
    assert liked(manner, play) == points


def test_the_order_of_plays_is_liked_and_so_are_those_that_fall() -> None:
    dear_first = PlayCreature(1, TOP), CastIncantation(1, RIGHT, BOTTOM, 0)
    spell_first = CastIncantation(2, RIGHT, BOTTOM, 0), PlayCreature(1, TOP)
    for manner in (Manner(rising=10), Manner(early=10)):
        assert (liked(manner, *dear_first), liked(manner, *spell_first)) == (-10, 10)
    state = duel("* a=!2@1 b | top: 2/2", "* x y z | top: 1/1", mana=4)
    end = follow(state, (), Nodes(0))
    assert end is not None
    assert liking(Manner(felled=10), state, end.actions, end.state) == 10


def test_plays_that_come_to_the_same_are_made_in_the_order_that_is_liked() -> None:
    plays = PlayCreature(1, TOP), CastIncantation(1, RIGHT, BOTTOM, 0)
    end = follow(TABLE, plays, Nodes(0))
    assert end is not None
    same = in_own_order(Manner(early=10), TABLE, end)
    assert position_key(same.state) == position_key(end.state)
    assert same.actions[:2] == (CastIncantation(2, RIGHT, BOTTOM, 0), PlayCreature(1, TOP))
    assert in_own_order(Manner(early=-10), TABLE, end) == end


def test_an_order_that_comes_to_another_position_is_left_alone() -> None:
    """In one lane whoever is summoned first stands before the other (R3.3)."""
    plays = PlayCreature(1, TOP), PlayCreature(0, TOP)
    end = follow(TABLE, plays, Nodes(0))
    assert end is not None
    assert in_own_order(Manner(rising=10), TABLE, end) == end


@pytest.mark.parametrize(
    ("strength", "character"), paired([*WEAKEST, "greedy", "two_turns", "deep"], sorted(MANNERS))
)
def test_every_line_is_legal_in_every_manner(strength: str, character: str) -> None:
    rng = Random(len(character))
    for state in states(rng, limit=2):
        side = to_act(state)
        if side == NOBODY:
            continue
        line = think(state, side, rng.getrandbits(32), None, strength, manner=MANNERS[character])
        position = state
        for action in line.actions:
            assert why_not(position, action) is None
            position = done(position, action)


@pytest.mark.parametrize("character", sorted(MANNERS))
def test_a_win_in_the_turn_is_taken_in_every_manner(character: str) -> None:
    state = duel("* Bolt=!2 a b | top: 3/3", "x ** y | top: 0/2", mana=1)
    line = think(state, LEFT, 1, None, "two_turns", manner=MANNERS[character])
    assert line.value > WON // 2
    assert done(state, *line.actions).winner == LEFT


def test_no_manner_is_the_manner_that_likes_nothing() -> None:
    for state in states(Random(3), limit=8):
        side = to_act(state)
        if side != NOBODY:
            plain = think(state, side, 5, None, "greedy")
            assert think(state, side, 5, None, "greedy", manner=Manner()) == plain


@pytest.mark.parametrize("strength", STRENGTHS[:-1])
def test_without_a_manner_all_play_as_before(strength: str) -> None:
    """To the last action: the digest of the end tells."""
    outcome = play(Job("", 0, 29, Terms("draft"), (strength, strength)))
    assert (outcome.end, outcome.turns) == BEFORE[strength]
