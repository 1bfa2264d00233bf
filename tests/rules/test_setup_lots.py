"""A match whose chance is told by lots, as both sides of a match by letter draw them."""

from typing import Any

import pytest

from game.rules import (
    DUEL,
    RINGS,
    BanCard,
    BuildDeck,
    Draft,
    Lots,
    Setup,
    TakeDeck,
    Terms,
    open_setup,
)
from game.rules.constructed import Constructed
from game.rules.deal import why_no_lots
from tests.certain import done, sure_of

from .kit import CARDS, DECKS

KIT = list(CARDS.values())
UP, DOWN = tuple(range(8)), tuple(range(7, -1, -1))
IDS = tuple(CARDS)


def opened(form: str, lots: Lots, *, solo: bool = False) -> Setup:
    return open_setup(Terms(form, solo), KIT, DECKS, 5, lots=lots)[0]


@pytest.mark.parametrize("beginner", DUEL.sides)
def test_the_lots_tell_how_the_hands_lie_and_who_begins(beginner: int) -> None:
    """R2.6, R2.7: nothing is drawn from the stream."""
    setup = opened("preconstructed", Lots((), 0, (DOWN, UP), beginner))
    state = done(setup, TakeDeck(2), TakeDeck(0))
    assert state.sides[0].hand == list(DECKS[2])[::-1]
    assert state.sides[1].hand == list(DECKS[0])
    assert (state.active, state.mana, state.rng) == (beginner, 6, 5)


@pytest.mark.parametrize("first", DUEL.sides)
def test_the_lots_tell_what_is_revealed_and_who_picks_first(first: int) -> None:
    """R2.3."""
    setup = sure_of(Draft, opened("draft", Lots(IDS[::-1], first, (UP, UP), 0)))
    assert setup.to_act() == first
    assert [card.id for card in setup.revealed] == list(IDS[:-5:-1])


@pytest.mark.parametrize("first", DUEL.sides)
def test_the_lots_tell_who_is_shown_first_where_decks_are_built(first: int) -> None:
    """R2.5: and how the eight that are left lie."""
    setup = sure_of(Constructed, opened("constructed", Lots((), first, (UP, DOWN), 1 - first)))
    assert setup.to_act() == first
    ten = BuildDeck(IDS[:10])
    state = done(setup, ten, ten, *[BanCard(0)] * 4)
    assert [card.id for card in state.sides[0].hand] == list(IDS[2:10])
    assert [card.id for card in state.sides[1].hand] == list(IDS[9:1:-1])
    assert state.active == 1 - first


LOTS = Lots(IDS, 1, (UP, DOWN), 0)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"pile": IDS[1:]}, "the pile of the lots"),
        ({"pile": (*IDS[1:], IDS[1])}, "the pile of the lots"),
        ({"hands": (UP,)}, "a hand for each side"),
        ({"hands": (UP, UP, UP)}, "a hand for each side"),
        ({"hands": (UP, UP[1:])}, "names each of 8 places once"),
        ({"hands": ((0, *UP[:-1]), UP)}, "names each of 8 places once"),
        ({"first": 2}, "a side that there is not"),
        ({"first": -1}, "a side that there is not"),
        ({"beginner": 2}, "a side that there is not"),
    ],
)
def test_lots_that_fit_no_match_are_refused(wrong: dict[str, Any], fault: str) -> None:
    """R2.3 to R2.7."""
    assert why_no_lots(LOTS, DUEL, IDS, 8) is None
    with pytest.raises(ValueError, match=fault):
        opened("draft", LOTS._replace(**wrong))


def test_every_seat_of_a_ring_has_a_hand_of_the_lots() -> None:
    """R13.7."""
    lots = Lots((), 3, (UP,) * 4, 3)
    assert why_no_lots(lots, RINGS["four"], (), 8) is None
    assert why_no_lots(lots, RINGS["three"], (), 8) == "the lots have a hand for each side"


def test_the_horde_draws_no_lots() -> None:
    """R9.1: its deck is shuffled by the stream."""
    with pytest.raises(ValueError, match="without the Horde"):
        opened("preconstructed", LOTS, solo=True)
