"""A card that is read hides neither the fronts, nor the small card, nor a fight on the bridges."""

from functools import partial

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Layout
from game.board.cards.reading_place import Readable, Reading, front_places, reading_of
from game.kit import Viewport
from game.rules import LEFT, RIGHT
from tests.amounts import examples

#: The height in which a letter stands, and how many there are to say of a card with no ability,
#: and of one with five in a language of long words.
LETTER, NONE, MOST = 150.0, 0, 620


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    window = draw(st.integers(1024, 3840)), draw(st.integers(640, 2160))
    view = Viewport.of(window)
    return Layout(view.width, view.height)


@st.composite
def cards(draw: st.DrawFn) -> tuple[Layout, Readable]:
    """A card of either hand, or a creature in any place of any lane, and what is said of it."""
    layout = draw(layouts())
    side, count = draw(st.sampled_from((LEFT, RIGHT))), draw(st.integers(1, 10))
    index = draw(st.integers(0, count - 1))
    lane = draw(st.sampled_from((None, None, 0, 1)))
    if lane is not None:
        spot = layout.token(side, lane, index, count)
    else:
        row = layout.hand if draw(st.booleans()) else partial(layout.top.row, 1)
        spot = row(index, count)
    letters = draw(st.integers(NONE, MOST))
    return layout, Readable(
        pygame.FRect(spot.rect), side == RIGHT, lambda wide: tall(letters, wide)
    )


def tall(letters: int, wide: float) -> float:
    return letters * LETTER / (wide - 60) + 30 if letters else 0.0


def hides(reading: Reading, box: pygame.FRect) -> bool:
    return any(part.colliderect(box) for part in reading.parts)


@given(cards())
@settings(max_examples=examples(300))
def test_it_hides_no_front_and_not_the_card_itself(card: tuple[Layout, Readable]) -> None:
    layout, readable = card
    reading = reading_of(layout, readable)
    assert pygame.FRect(0, 0, layout.width, layout.height).contains(reading.box)
    assert not any(hides(reading, place) for place in front_places(layout))
    assert not hides(reading, readable.spot)
    assert (reading.words is None) == (readable.tall(300) == 0)


@given(cards())
@settings(max_examples=examples(300))
def test_it_is_at_an_edge_while_the_bridges_are_fought_for(card: tuple[Layout, Readable]) -> None:
    layout, readable = card
    fight = pygame.FRect(layout.bridges)
    reading = reading_of(layout, readable, [fight])
    assert not any(hides(reading, box) for box in (*front_places(layout), readable.spot, fight))


@pytest.mark.parametrize("letters", [0, 60, 300])
def test_the_card_is_as_large_as_its_words_leave_it(letters: int) -> None:
    layout = Layout(1280, 720)
    spot = pygame.FRect(layout.hand(4, 8).rect)
    reading = reading_of(layout, Readable(spot, False, lambda wide: tall(letters, wide)))
    assert (reading.words is None) == (letters == 0)
    assert reading.card is not None
    assert reading.card.width >= (215 if letters < 100 else 140)
    assert reading.box.centerx == pytest.approx(spot.centerx, abs=80)
