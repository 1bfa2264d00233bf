"""What lies on parchment and wood can be read, and no sheet is of one colour."""

from typing import Literal, get_args

import pygame
import pytest

from game.kit import (
    Assets,
    Canvas,
    Colour,
    Colours,
    Look,
    Paper,
    Viewport,
    active_context,
    draw_panel,
    draw_pennants,
)
from game.kit.context.kit_context import shown
from game.kit.draw.grounds import ON_PARCHMENT, sheet
from game.kit.theme import PALETTES
from tests.art.colour_blind import contrast
from tests.art.one_colour import commonest
from tests.kit.hands import pixels

Sheet = Literal["wood", "parchment"]
SIZES = ((1830, 830), (600, 800), (360, 140))
#: Words are drawn on the sheet no nearer to its rim, in pixels at 1.5 a unit.
INSIDE = 27
LIGHT_WORDS = (Colours.text, Colours.light, Colours.gold, Colours.wood_muted, Colours.attention)
DARK_WORDS = (
    *(
        Colours.ink,
        Colours.ink_muted,
        Colours.ink_playable,
        Colours.ink_gold,
        Colours.ink_attention,
    ),
    *(Colours.ink_positive, Colours.ink_negative, Colours.ink_foretold, *Colours.sides_ink),
)


def levels(paper: Sheet, size: tuple[int, int], *, plain: bool) -> list[Colour]:
    """The local grounds of words on a sheet: what is seen in boxes of 12 pixels."""
    whole = sheet(Assets(), paper, size, 1.5, plain=plain)
    inside = whole.subsurface(whole.get_rect().inflate(-2 * INSIDE, -2 * INSIDE))
    small = pygame.transform.smoothscale(inside, [max(1, side // 12) for side in inside.get_size()])
    points = ((x, y) for x in range(small.get_width()) for y in range(small.get_height()))
    return [(pixel.r, pixel.g, pixel.b) for pixel in map(small.get_at, points)]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("paper", ["wood", "parchment"])
def test_words_stand_out_wherever_they_lie(paper: Sheet, palette: str, *, plain: bool) -> None:
    active_context().set_look(Look(palette=palette, contrast=plain))
    words = [shown(colour) for colour in (LIGHT_WORDS if paper == "wood" else DARK_WORDS)]
    for size in SIZES:
        grounds = set(levels(paper, size, plain=plain))
        least = min(contrast(word, ground) for word in words for ground in grounds)
        assert least >= (7 if plain else 4.5), (paper, palette, size)


@pytest.mark.parametrize("paper", ["wood", "parchment"])
def test_no_sheet_is_of_one_colour(paper: Sheet) -> None:
    whole = pygame.Surface((1830, 830))
    whole.blit(sheet(Assets(), paper, whole.get_size(), 1.5, plain=False), (0, 0))
    assert commonest(whole)[1] < 0.27


def painted(canvas: Canvas, words: str, where: tuple[int, int, int, int]) -> set[Colour]:
    """The colours of the pixels that a text changes."""
    before = canvas.surface.copy()
    canvas.text(words, where, size=40, fit=False, wrap=False)
    area = canvas.view.rect_px(where)
    points = [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
    seen = ((canvas.surface.get_at(place), before.get_at(place)) for place in points)
    return {(now.r, now.g, now.b) for now, then in seen if now != then}


@pytest.mark.parametrize("paper", get_args(Paper))
def test_a_text_takes_the_colour_for_what_it_lies_on(window: pygame.Surface, paper: Paper) -> None:
    canvas = Canvas(window, Viewport.of(window.get_size()), Assets())
    draw_panel(canvas, (40, 40, 600, 400), paper)
    inside = (60, 60, 300, 60)
    colours = painted(canvas, "MMM", inside)
    wanted = ON_PARCHMENT[Colours.text] if paper == "parchment" else Colours.text
    assert wanted in colours
    # What is dark is a ground of its own, as a button is.
    canvas.box(inside, Colours.well, Colours.bronze)
    assert Colours.text in painted(canvas, "MMM", inside)


def test_beside_a_sheet_nothing_changes(window: pygame.Surface) -> None:
    canvas = Canvas(window, Viewport.of(window.get_size()), Assets())
    draw_panel(canvas, (40, 40, 600, 400), "parchment")
    assert canvas.grounds.at((20, 20)) == "parchment"
    assert canvas.grounds.at((0, 0)) == "dark"
    canvas.dim()
    assert canvas.grounds.at((20, 20)) == "dark"


def test_what_is_half_scrolled_away_lies_on_its_sheet(window: pygame.Surface) -> None:
    canvas = Canvas(window, Viewport.of(window.get_size()), Assets())
    draw_panel(canvas, (40, 40, 600, 200), "parchment")
    with canvas.clip((40, 40, 600, 200)):
        colours = painted(canvas, "MMM\n\n\n\n\n\n", (60, 140, 300, 400))
    assert ON_PARCHMENT[Colours.text] in colours


# Pennants that count


def test_each_pennant_more_is_seen(canvas: Canvas) -> None:
    looks = set()
    for lit in range(6):
        canvas.surface.fill("black")
        draw_pennants(canvas, (10, 10, 60, 20), lit, 5)
        looks.add(pixels(canvas.surface))
    assert len(looks) == 6
