"""Small pictures: wins that are taken, a Fort that is not thrown away, plain good sense."""

from random import Random

import pytest

from game.opponents.greedy import choose
from game.rules import (
    ASSAULT,
    LEFT,
    NOBODY,
    RIGHT,
    CastIncantation,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    apply,
    match_actions,
    to_act,
)
from tests.rules.matches import states
from tests.rules.pictures import duel, run, solo


def turn_of(state: State, seed: int = 1) -> tuple[State, list[MatchAction]]:
    """Play the turn out, orders of the fallen too; return what it led to and by what."""
    turn, actions = state.turn, []
    while state.turn == turn and to_act(state) != NOBODY:
        actions.append(choose(state, to_act(state), seed))
        after, _ = apply(state, actions[-1])
        assert isinstance(after, State)
        state = after
    return state, actions


WINS = {
    "attack": duel("* a b | top: 1/1", "x ** y"),
    "attack twice": duel("* a b | top: 1/1 | bottom: 2/2", "** x y z"),
    "through the Bastion": duel("* a b | top: 2/2 1/1", "x * y"),
    "bolt the only blocker": duel("Bolt=!2 * a b | top: 3/3", "x ** y | top: 0/2", mana=1),
    "rage clears the way": duel("Dog=2/1+rage * a b | bottom: 3/3", "x ** y | bottom: 0/2"),
    "two bolts for two blockers": duel(
        "Bolt=!1 Zap=!2 * a b | top: 4/4", "x ** y | top: 0/2 0/1", mana=2
    ),
    "the same bolt twice": duel("Bolt=!2 * a b | bottom: 4/4", "x ** | bottom: 0/2 0/2", mana=2),
    "bolt and rage": duel("Bolt=!1 Dog=2/1+rage * a b | top: 4/4", "x ** y | top: 0/2 0/1", mana=2),
    "a gift of sprint": duel("Wind=0/3~sprint * a b | top: 1/1 1/1", "** x y z"),
    "between two attacks": duel(
        "Fire=!2+splash * a b | top: 2/2 3/3 | bottom: 3/3",
        "x ** y | top: 0/3 0/2 | bottom: 0/2",
        mana=1,
    ),
    "under way": duel("Bolt=!2 * a b | top: 3/3", "x ** y | top: 0/2", mana=1, phase=ASSAULT),
    "splash falls in both lanes": duel(
        "Fire=!2+splash@3 * a b | top: 3/3 | bottom: 3/3", "x ** y | top: 0/2 | bottom: 0/2", mana=3
    ),
}


@pytest.mark.parametrize("name", WINS)
def test_a_win_within_the_turn_is_taken(name: str) -> None:
    end, actions = turn_of(WINS[name])
    assert end.winner == LEFT, actions


def test_a_win_is_taken_from_the_right_side_too() -> None:
    state = duel("x ** y | top: 0/2", "Bolt=!2 * a b | top: 3/3", mana=1, active=RIGHT)
    assert turn_of(state)[0].winner == RIGHT


def test_the_fort_is_not_thrown_away() -> None:
    """R4.6: the only card to the right of the Fort is a giant, and stays in the hand."""
    state = duel("a ** Giant=9/9", "* x y z", mana=9)
    assert run(state, "play Giant top").winner == RIGHT
    after, actions = turn_of(state)
    assert after.winner != RIGHT
    assert PlayCreature(1, 0) not in actions


@pytest.mark.parametrize("seed", range(15))
def test_no_action_of_ones_own_loses_the_match(seed: int) -> None:
    for state in states(Random(seed), 60):
        side = to_act(state)
        if side == NOBODY or len(match_actions(state)) < 2:
            continue
        after, _ = apply(state, choose(state, side, seed))
        assert isinstance(after, State)
        # A loss by the opponent's assault, which goes on after an order, is not thrown away.
        assert after.winner != 1 - side or state.active != side


def test_a_creature_is_summoned_where_it_stands_in_the_way() -> None:
    """The bottom lane is where the blow would fall on a Fort that would not bear it."""
    _, actions = turn_of(duel("Wall=0/9 a ** b c", "* x y z | bottom: 5/5", mana=1))
    assert PlayCreature(0, 1) in actions


def test_no_incantation_is_wasted_on_ones_own() -> None:
    _, actions = turn_of(duel("* Bolt=!3 a b | top: 4/3", "* x y z", mana=1))
    assert not any(isinstance(action, CastIncantation) for action in actions)


def test_an_incantation_fells_the_greater_creature() -> None:
    state = duel("* Bolt=!3 a b c d", "* x y z w v | top: 1/3 | bottom: 5/3 ", mana=1)
    _, actions = turn_of(state)
    assert CastIncantation(0, RIGHT, 1, 0) in actions


def test_a_turn_without_a_good_move_is_ended() -> None:
    assert choose(duel("* x", "* y"), LEFT, 1) == EndTurn()


def test_the_player_of_a_solo_match_can_be_played() -> None:
    state = solo("* Dog=2/2 a b c | top: 3/3", "* x y z w | top: 1/1")
    after, actions = turn_of(state)
    assert actions
    assert after.turn == state.turn + 1
