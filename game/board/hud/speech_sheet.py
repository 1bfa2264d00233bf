"""The sheet on which somebody speaks: parchment, a face at its edge, and a point where it leads."""

import math

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at

from ..cards.portrait_medal import CALM, draw_portrait

#: The mentor, who leads through lessons and gives tips.
MENTOR = "oak"
#: The least that words stay off a sheet's torn edges, and how far its printed line does.
SHEET_EDGE, _LINE_IN = 18.0, 10.0
#: How wide the point is at the sheet, and how far under it that begins.
_POINT, _UNDER = 13.0, 8.0
#: How far the light of a face reaches.
_HALO = 7.0


def draw_speech(
    canvas: Canvas,
    box: pygame.FRect,
    *,
    line: Colour | None = Colours.bronze,
    point: tuple[Point, Point] | None = None,
) -> None:
    """Draw a sheet with a printed ``line`` near its edges, which a small one has no room for.

    ``point`` is where its point begins, at an edge, and where that ends.
    """
    canvas.shadow(box, spread=12, drop=5, strength=115)
    if point is not None:
        _draw_point(canvas, *point)
    canvas.sheet("parchment", box)
    if line is not None:
        inner = box.inflate(-2 * _LINE_IN, -2 * _LINE_IN)
        canvas.frame(inner, line, width=1.4, radius=5, alpha=190)


def draw_speaker(
    canvas: Canvas,
    portrait: str,
    middle: Point,
    radius: float,
    *,
    side: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw who speaks, over the edge of the sheet."""
    face = box_at(middle, 2 * radius)
    canvas.shadow(face, spread=_HALO, drop=4, radius=radius, strength=170)
    draw_portrait(canvas, portrait, side, middle, radius, feeling=feeling)


def _draw_point(canvas: Canvas, start: Point, end: Point) -> None:
    far = math.dist(start, end) or 1.0
    ahead = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    for wide, colour in ((_POINT + 2, Colours.ink_soft), (_POINT, Colours.paper)):
        foot = start[0] - _UNDER * ahead[0], start[1] - _UNDER * ahead[1]
        reach = wide + _UNDER / 2
        tip = start[0] + reach * ahead[0], start[1] + reach * ahead[1]
        aside = wide * ahead[1], -wide * ahead[0]
        canvas.polygon(
            [
                (foot[0] - aside[0], foot[1] - aside[1]),
                tip,
                (foot[0] + aside[0], foot[1] + aside[1]),
            ],
            colour,
        )
