"""The side that stands better avoids standings met before; the one that stands worse seeks them."""

import pytest

from game.opponents import STRENGTHS, Memory, nothing_seen, remember, takes_draw, think
from game.opponents.ladder import GREEDY, MASTER
from game.opponents.standings import Standings
from game.rules import LEFT, RIGHT, EndTurn, State, apply, standing_key
from tests.rules.pictures import duel, run

#: Those who look at where a turn ends: all but the weakest; the master thinks longest, alike.
CAREFUL = [
    pytest.param(strength, marks=[pytest.mark.slow] * (strength == MASTER))
    for strength in STRENGTHS[STRENGTHS.index(GREEDY) :]
]
BETTER = duel("* a 2/2@2 3/3@3 b c d | top: 1/3 1/4", "** x y z u | bottom: 1/1", mana=4)
WORSE = duel("** x y z u | bottom: 1/1", "* a 2/2@2 3/3@3 b c d | top: 1/3 1/4", mana=4)


def end_of(state: State, strength: str, memory: Memory) -> State:
    """Return where the turn ends that ``strength`` plays."""
    turn = state.turn
    while state.turn == turn:
        after, _ = apply(state, think(state, LEFT, 1, memory, strength).actions[0])
        assert isinstance(after, State)
        state = after
    return state


def having_stood(state: State, *ends: State) -> Memory:
    return nothing_seen(state)._replace(stood=frozenset(map(standing_key, ends)))


@pytest.mark.parametrize("strength", CAREFUL)
def test_who_stands_better_does_not_go_back(strength: str) -> None:
    end = end_of(BETTER, strength, nothing_seen(BETTER))
    other = end_of(BETTER, strength, having_stood(BETTER, end))
    assert standing_key(other) != standing_key(end)


@pytest.mark.parametrize("strength", CAREFUL)
def test_who_stands_worse_is_content_with_a_circle(strength: str) -> None:
    end = end_of(WORSE, strength, nothing_seen(WORSE))
    same = end_of(WORSE, strength, having_stood(WORSE, end))
    assert standing_key(same) == standing_key(end)


def test_a_standing_is_the_same_in_any_turn_and_for_one_side_to_move() -> None:
    """Out, felled and home again: two turns later all lies as it lay."""
    state = duel("* a Wolf=1/1@4 b c | top: 9/9", "* x Bolt=!1 y | top: 0/20", mana=4)
    later = state.copy()
    later.turn, later.rng = 7, 99
    assert standing_key(later) == standing_key(state)
    later.active = RIGHT
    assert standing_key(later) != standing_key(state)
    assert standing_key(run(state, "play Wolf top")) != standing_key(state)


def test_what_was_never_seen_lies_as_it_lay() -> None:
    """The guess at the hidden cards does not keep a player from knowing a standing again."""
    state = duel("* a b | top: 1/1", "* v w x y z | top: 0/9", mana=1)
    end = run(state, "end")
    memory = having_stood(state, end)._replace(unseen=(0, 3))
    guess = end.copy()
    guess.sides[RIGHT].hand[:3] = reversed(guess.sides[RIGHT].hand[:3])
    assert Standings(state, LEFT, memory).again(guess)
    moved = end.copy()
    moved.sides[RIGHT].hand.reverse()
    assert not Standings(state, LEFT, memory).again(moved)
    assert not Standings(state, LEFT, None).again(end)


def test_the_beginning_of_a_turn_is_remembered() -> None:
    state = duel("* a b | top: 1/1", "* x y z | top: 0/9", mana=1)
    after, happened = apply(state, EndTurn())
    assert isinstance(after, State)
    memory = remember(nothing_seen(state), happened, after)
    assert memory.stood == {standing_key(after)}
    assert memory.hidden(RIGHT) == 3


def test_a_draw_is_taken_unless_one_stands_clearly_better() -> None:
    """The left side is to act and offers; the right one answers by what it sees (R7.3)."""
    walls = duel("* x y", "* a b | top: 0/9 0/9 | bottom: 0/9")
    assert takes_draw(duel("* x y", "* a b"), RIGHT, 1)
    assert not takes_draw(walls, RIGHT, 1)
    assert takes_draw(duel("* a b | top: 0/9 0/9 | bottom: 0/9", "* x y"), RIGHT, 1)


def test_no_draw_is_taken_by_who_wins_in_its_next_turn() -> None:
    """R7.3: it is the offering side's turn, and what stands before the Fort falls after it."""
    state = duel("** x | top: 9/9", "** a b c | top: 3/3")
    assert not takes_draw(state.copy(), LEFT, 1) or state.active == LEFT
    won = duel("* x y z | top: 0/1", "** a | top: 9/9 | bottom: 9/9", mana=0)
    won.active = LEFT
    assert not takes_draw(won, RIGHT, 1)
