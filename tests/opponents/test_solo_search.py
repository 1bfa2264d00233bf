"""The search and the judge of solo games: small positions in which the right play is plain."""

import pytest

from game.opponents import value
from game.opponents.evaluate import Judge
from game.opponents.solo_search import SoloPlan, SoloSearch
from game.rules import LEFT, RIGHT, CastIncantation, PlayCreature, State
from tests.rules.pictures import horde_of, solo

JUDGE = Judge()
#: One look at the Horde's answer; and one with rounds, as the strongest player has.
SHORT = SoloPlan(16, 4, nodes=2000)
LONG = SoloPlan(16, 4, nodes=8000, rounds=(6, 3), turns=2)


@pytest.mark.parametrize("plan", [SHORT, LONG])
def test_the_fort_that_would_fall_is_walled(plan: SoloPlan) -> None:
    """The Horde's plain assault takes the Fort, and only one of the cards holds it off."""
    state = solo("** 2/2@4 Wall=0/9@3 1/1@4 4/4@5", "** x y z u v w | bottom: 5/5", mana=3)
    assert SoloSearch(plan, 1, JUDGE).best(state).end.actions[0] == PlayCreature(1, 1)


@pytest.mark.parametrize("plan", [SHORT, LONG])
def test_a_way_is_cleared_to_the_last_card(plan: SoloPlan) -> None:
    """R9.8: with the last card gone the Horde has one more turn, and brings nothing in it."""
    state = solo(
        "** a Bolt=!1@1 b | top: 1/3", "** Giant=9/9+rage@9 | top: 0/1 | bottom: 1/9", mana=1
    )
    found = SoloSearch(plan, 1, JUDGE).best(state)
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


#: A hand and a deck of the usual size.
HAND, DECK = "a 3/3@3 b 2/4@3 c d", "2/2 3/3@3 1/1 4/4@4 2/3@2 1/2 3/1@2 2/2"

#: A better position for the player, and a worse one beside it.
PAIRS = {
    "Bastion over Fort": (solo(f"* {HAND}", f"* {DECK}"), solo(f"** {HAND}", f"* {DECK}")),
    "life of the Fort": (
        solo(f"** a {HAND}", f"** {DECK}"),
        solo("a b 3/3@3 c ** 2/4@3 d e", f"** {DECK}"),
    ),
    "the AI's Fort over its Bastion": (
        solo(f"* {HAND}", f"** {DECK} | discard: a b c"),
        solo(f"* {HAND}", f"* {DECK} | discard: a b c"),
    ),
    "fewer cards in the AI's deck": (
        solo(f"* {HAND}", "** 2/2 3/3@3"),
        solo(f"* {HAND}", f"** {DECK}"),
    ),
    "an open lane that is closed": (
        solo("** a b c d | top: 1/6", f"** {DECK} | top: 5/5"),
        solo("** a b c d | bottom: 1/6", f"** {DECK} | top: 5/5"),
    ),
    "fewer creatures of the AI": (
        solo(f"** {HAND}", f"** {DECK} | top: 2/2"),
        solo(f"** {HAND}", f"** {DECK} | top: 2/2 3/3 | bottom: 3/3"),
    ),
    "less mana of the AI": (
        solo(f"* {HAND}", f"* {DECK}"),
        solo(f"* {HAND}", f"* {DECK}", fixed_mana=10),
    ),
    "no Protection of the AI's creatures": (
        solo(f"* {HAND}", f"* {DECK} | top: 2/2"),
        solo(f"* {HAND}", f"* {DECK} | top: 2/2", ability="protection"),
    ),
    "no resistance of its deck": (
        solo(f"* {HAND} | top: 2/2", f"* {DECK}"),
        solo(f"* {HAND} | top: 2/2", f"* {DECK}", resistance=1),
    ),
}


@pytest.mark.parametrize("active", [LEFT, RIGHT], ids=["player", "ai"])
@pytest.mark.parametrize("name", PAIRS)
def test_the_better_position_is_worth_more(name: str, active: int) -> None:
    better, worse = (state.copy() for state in PAIRS[name])
    better.active = worse.active = active
    assert value(better, LEFT) > value(worse, LEFT)
    assert value(better, RIGHT) == -value(better, LEFT)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # R9.1: the deck lies face down.
        (solo(f"* {HAND}", "* 9/9@7 !3@4 1/1 a"), solo(f"* {HAND}", "* a 1/1 !3@4 9/9@7")),
        # A card that nobody knows is judged by its figures.
        (
            solo(f"* New=5/5@4 {HAND} | top: 3/3", f"* {DECK}"),
            solo(f"* Brute {HAND} | top: 3/3", f"* {DECK}"),
        ),
    ],
    ids=["the order of the deck", "a card that nobody knows"],
)
def test_positions_alike_are_worth_the_same(one: State, other: State) -> None:
    assert value(one, LEFT) == value(other, LEFT)
