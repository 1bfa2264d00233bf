"""The search against the Horde's deck: small positions in which the right play is plain."""

import pytest

from game.opponents.evaluate import Judge
from game.opponents.solo_search import SoloPlan, SoloSearch
from game.opponents.turns import ScoredEnd
from game.rules import CastIncantation, PlayCreature, State
from tests.rules.pictures import horde_of, solo

JUDGE = Judge()
#: One look at the Horde's answer; and one with rounds, as the strongest player has.
SHORT = SoloPlan(16, 4, nodes=2000)
LONG = SoloPlan(16, 4, nodes=8000, rounds=(6, 3), turns=2)


def best(state: State, plan: SoloPlan, seed: int = 1) -> ScoredEnd:
    return SoloSearch(plan, seed, JUDGE).best(state)


@pytest.mark.parametrize("plan", [SHORT, LONG])
def test_the_fort_that_would_fall_is_walled(plan: SoloPlan) -> None:
    """The Horde's plain assault takes the Fort, and only one of the cards holds it off."""
    state = solo("** 2/2@4 Wall=0/9@3 1/1@4 4/4@5", "** x y z u v w | bottom: 5/5", mana=3)
    (play, *_) = best(state, plan).end.actions
    assert play == PlayCreature(1, 1)


@pytest.mark.parametrize("plan", [SHORT, LONG])
def test_a_way_is_cleared_to_the_last_card(plan: SoloPlan) -> None:
    """R9.8: with the last card gone the Horde has one more turn, and brings nothing in it."""
    state = solo(
        "** a Bolt=!1@1 b | top: 1/3",
        "** Giant=9/9+rage@9 | top: 0/1 | bottom: 1/9",
        mana=1,
    )
    found = best(state, plan)
    assert CastIncantation(1, 1, 0, 0) in found.end.actions
    assert not horde_of(found.end.state).deck


@pytest.mark.parametrize("plan", [SHORT, LONG])
def test_the_same_seed_gives_the_same_answer(plan: SoloPlan) -> None:
    state = solo("* a 3/3@3 b !2@2 c | top: 2/2", "* x 4/4@4 y z 2/2+rage@2 u v | top: 3/2")
    one, other = SoloSearch(plan, 5, JUDGE), SoloSearch(plan, 5, JUDGE)
    found, again = one.best(state), other.best(state)
    assert (found.worth, found.end.actions) == (again.worth, again.end.actions)
    assert one.nodes.count == other.nodes.count


def test_the_nodes_are_spent_and_hardly_more() -> None:
    state = solo("* a 3/3@3 b !2@2 c | top: 2/2", "* x 4/4@4 y z 2/2+rage@2 u v | top: 3/2")
    search = SoloSearch(LONG, 1, JUDGE)
    search.best(state)
    # An order that has been begun is tried with every candidate.
    most = LONG.rounds[-1] * LONG.turns * (LONG.turn_nodes + 100)
    assert LONG.nodes <= search.nodes.count < LONG.nodes + most


@pytest.mark.parametrize("asked", [0, 1, 3, 20, 60])
def test_a_search_that_is_stopped_keeps_the_best_so_far(asked: int) -> None:
    left = iter(range(asked))
    state = solo("** 2/2@4 Wall=0/9@3 1/1@4 4/4@5", "** x y z u v w | bottom: 5/5", mana=3)
    search = SoloSearch(LONG, 1, JUDGE, lambda: next(left, None) is None)
    assert search.best(state).end.actions[0] == PlayCreature(1, 1)
    assert search.nodes.count < LONG.nodes
