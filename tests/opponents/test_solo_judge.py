"""The worth of a solo position: each part of the judgement, one at a time."""

import pytest

from game.opponents import value
from game.rules import LEFT, RIGHT
from tests.rules.pictures import solo

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


def test_the_order_of_the_deck_does_not_matter() -> None:
    """R9.1: it lies face down."""
    one = solo(f"* {HAND}", "* 9/9@7 !3@4 1/1 a")
    other = solo(f"* {HAND}", "* a 1/1 !3@4 9/9@7")
    assert value(one, LEFT) == value(other, LEFT)


def test_a_card_that_nobody_knows_is_judged_by_its_figures() -> None:
    one = solo(f"* New=5/5@4 {HAND} | top: 3/3", f"* {DECK}")
    other = solo(f"* Brute {HAND} | top: 3/3", f"* {DECK}")
    assert value(one, LEFT) == value(other, LEFT)
