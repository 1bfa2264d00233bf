"""The signs that all that is foretold is made of: pills, arrows, skulls and labels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point, Viewport, grown, text_size, text_style

from ..cards.card_lettering import draw_number
from ..cards.stronghold_signs import paint_skull
from .forecast_view import SignStyle

#: How far the corners of a spark are from its middle.
_SPARK = 4.5
_LABEL = text_style.STRONG.with_changes(size=15, align="left", outline=1.2)
#: A sign narrower than this has no room for the arrow before the number.
_ROOM = 46.0
#: How high a sign with words is.
LABEL_HIGH = 28.0
#: How much of the growth of its words a sign's height takes: it has air around them.
_HEIGHT_GROWTH = 0.36
_LABEL_ICON, _LABEL_GAP, _LABEL_EDGE = 21.0, 6.0, 10.0


def draw_pill(canvas: Canvas, box: pygame.FRect, look: SignStyle) -> None:
    """Draw the dark ground of a sign with round ends."""
    radius = box.height / 2
    if look.lit:
        canvas.glow(box, look.rim, strength=220, spread=10, radius=radius)
    else:
        canvas.shadow(box, spread=5, drop=2, radius=radius, strength=130)
    canvas.fill(box, Colours.ink_shadow, radius=radius)
    canvas.fill(box.inflate(-2, -2), look.rim, radius=radius - 1)
    canvas.fill(box.inflate(-5.6, -5.6), look.ground, radius=radius - 2.8)
    if look.lit:
        # Told by a spark as well, and not by colour alone.
        x, y = box.right - radius * 0.3, box.top + radius * 0.3
        for reach, colour in ((_SPARK + 2, Colours.ink_shadow), (_SPARK, Colours.light)):
            canvas.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], colour)


def draw_becomes(
    canvas: Canvas, box: pygame.FRect, number: int, look: SignStyle, colour: Colour
) -> None:
    """Draw a sign with an arrow and the number that comes; a narrow one has no arrow."""
    draw_pill(canvas, box, look)
    x, y = box.center
    if box.width >= _ROOM:
        apart = 12.0 if number > 9 else 9.5
        _draw_arrow(canvas, (x - apart, y), look.rim)
        x += apart
    paint = partial(_paint_number, number=number, colour=colour)
    picture = canvas.sprite(("foretold", number, colour), box.size, paint)
    canvas.blit(picture, (x, y), centered=True)


def _paint_number(canvas: Canvas, number: int, colour: Colour) -> None:
    draw_number(canvas, number, canvas.view.center, 13.5, colour)


def _draw_arrow(canvas: Canvas, middle: Point, colour: Colour) -> None:
    """Draw a small arrow to the right: it becomes this."""
    x, y = middle
    canvas.fill((x - 8, y - 1.6, 9, 3.2), colour)
    canvas.polygon([(x, y - 6), (x + 7.5, y), (x, y + 6)], colour)


def draw_open(canvas: Canvas, box: pygame.FRect, look: SignStyle) -> None:
    """Draw a sign with a point up and one down: it hangs on the lane."""
    draw_pill(canvas, box, look)
    x = box.centerx
    for way in (-1, 1):
        y = box.centery + way * 2
        canvas.polygon([(x - 6, y), (x + 6, y), (x, y + 6.5 * way)], Colours.light)


def draw_label(
    canvas: Canvas,
    words: str,
    middle: Point,
    icon: Callable[[Canvas, pygame.FRect], None],
    look: SignStyle,
) -> None:
    """Draw a sign with words and a picture before them, inside of the window."""
    box = label_box(canvas.view, words, middle)
    draw_pill(canvas, box, look)
    square = pygame.FRect(box.x + _LABEL_EDGE - 2, 0, _LABEL_ICON, _LABEL_ICON)
    square.centery = box.centery
    letters = square.right + _LABEL_GAP
    if canvas.begins_right(words):
        letters = box.x + _LABEL_EDGE
        square.right = box.right - _LABEL_EDGE + 2
    icon(canvas, square)
    canvas.text(words, (letters, box.y, box.width, box.height), _LABEL)


def label_box(view: Viewport, words: str, middle: Point) -> pygame.FRect:
    """Return where a sign with words lies, inside of the window."""
    high = LABEL_HIGH + _HEIGHT_GROWTH * (grown(LABEL_HIGH) - LABEL_HIGH)
    box = pygame.FRect(0, 0, label_width(view, words), high)
    box.center = middle
    return box.clamp(view.rect)


def label_width(view: Viewport, words: str) -> float:
    """Return how wide a sign with words is."""
    return text_size(view, words, _LABEL)[0] + _LABEL_ICON + _LABEL_GAP + 2 * _LABEL_EDGE


def skull_icon(canvas: Canvas, box: pygame.FRect) -> None:
    """Draw the sign of what falls in a square."""
    size = box.width
    picture = canvas.sprite(
        "skull", box.size, lambda offscreen: paint_skull(offscreen, offscreen.view.center, size / 2)
    )
    canvas.blit(picture, box.topleft)
