"""The worth of a position: each part of the judgement, one at a time."""

from dataclasses import replace
from random import Random

import pytest

from game.opponents import WON, value
from game.rules import LEFT, RIGHT, UNDECIDED, Card, Incantation
from tests.rules.kit import CARDS
from tests.rules.matches import states
from tests.rules.pictures import duel, run, solo

#: A better position for the left side, and a worse one beside it.
PAIRS = {
    "Bastion over Fort": (duel("* a b c", "* x"), duel("** a b c", "* x")),
    "life": (duel("a * b c", "* x"), duel("a b * c", "* x")),
    "life of the Fort": (duel("** a b c", "* x"), duel("a ** b c", "* x")),
    "a wounded foe": (duel("* a", "x y * z"), duel("* a", "* x y z")),
    "a creature more": (duel("* a | top: 1/1", "* x"), duel("* a", "* x")),
    "a stronger creature": (duel("* a | top: 3/1", "* x"), duel("* a | top: 2/1", "* x")),
    "a hardier creature": (duel("* a | top: 1/3", "* x"), duel("* a | top: 1/2", "* x")),
    "an ability": (duel("* a | top: 2/2+perforation", "* x"), duel("* a | top: 2/2", "* x")),
    "an aura that serves": (
        duel("* a | top: 2/2 0/1~protection", "* x"),
        duel("* a | top: 2/2 | bottom: 0/1~protection", "* x"),
    ),
    "more cards": (duel("* a b c", "* x"), duel("* a b", "* x")),
    "a wall in the threatened lane": (
        duel("** a b c | bottom: 0/5", "* x | bottom: 4/4"),
        duel("** a b c | top: 0/5", "* x | bottom: 4/4"),
    ),
    "a good card within reach": (
        duel("* 9/9 a b c d", "* x"),
        duel("* a b c d 9/9", "* x"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_better_position_is_worth_more(name: str) -> None:
    better, worse = PAIRS[name]
    assert value(better, LEFT) > value(worse, LEFT)
    assert value(better, RIGHT) < value(worse, RIGHT)


@pytest.mark.parametrize("seed", range(10))
def test_what_one_side_has_the_other_lacks(seed: int) -> None:
    for state in states(Random(seed), 80):
        worth = value(state, LEFT)
        assert worth == -value(state, RIGHT)
        assert isinstance(worth, int)
        assert (abs(worth) > WON // 2) == (state.winner in (LEFT, RIGHT))


def test_a_threat_weighs_more_when_the_foe_moves_next() -> None:
    pictures = "** a b c d", "* x y | top: 3/3"
    mine, theirs = duel(*pictures, active=LEFT), duel(*pictures, active=RIGHT)
    assert value(mine, LEFT) > value(theirs, LEFT)


def test_a_win_outweighs_everything_and_the_sooner_the_more() -> None:
    won = run(duel("* a | top: 1/1", "x ** y"), "end")
    assert won.winner != UNDECIDED
    assert value(won, LEFT) > WON // 2
    later = won.copy()
    later.turn += 4
    assert value(later, LEFT) < value(won, LEFT)
    assert value(later, RIGHT) > value(won, RIGHT)


def test_the_horde_loses_by_every_card_of_its_deck() -> None:
    """R9.6."""
    full, half = solo("* a b", "* a b c d e f g h"), solo("* a b", "* a b c d")
    behind = solo("* a b", "** a")
    assert value(full, LEFT) < value(half, LEFT) < value(behind, LEFT)


def test_a_card_with_other_figures_is_judged_by_them_alone() -> None:
    """One that bears the id of a card of the kit is not that card."""
    kit = CARDS["boom"]
    assert isinstance(kit, Incantation)
    stronger = replace(kit, damage=3)

    def worth(card: Card) -> int:
        state = duel("* a b", "* x y")
        state.sides[LEFT].hand.append(card)
        return value(state, LEFT)

    assert worth(stronger) == worth(replace(stronger, id="unheard_of"))
    assert worth(kit) != worth(replace(kit, id="unheard_of"))
