"""A ring seen from above: the seats' emblems, the bridges between them, teams and wings."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pygame

from game.board import draw_emblem
from game.kit import Canvas, Colour, Colours, Point, box_at, mixed
from game.rules import RINGS

_STONE: Colour = (170, 156, 138)
_EDGE: Colour = (38, 28, 36)
_WATER: Colour = (30, 92, 118)
#: The width of a bridge, an emblem's radius and the way to its middle, as shares of the height.
_WIDE, _RADIUS, _AWAY = 0.085, 0.14, 0.33
#: The stones of a bridge.
_STONES = 7
#: How many times wider than high the ring may be drawn.
_WIDEST = 1.5
#: The ribbons of the two teams, and the icon of a wing of the Horde.
_RIBBONS: tuple[Colour, Colour] = ((255, 206, 92), (206, 226, 246))
_WING = "icons/wing"


def draw_ring(canvas: Canvas, box: pygame.FRect, mode: str) -> None:
    """Draw the ring of a mode, such as "pairs", as large as it fits into ``box``."""
    field = RINGS[mode]
    size = min(box.height, box.width)
    spots = ring_spots(box, len(field.teams))
    canvas.polygon(spots, _WATER, alpha=150)
    for seat, other in combinations(range(len(spots)), 2):
        if field.teams[seat] == field.teams[other] and seat not in field.wings:
            for width, shade in ((0.62, _EDGE), (0.38, _RIBBONS[field.teams[seat]])):
                canvas.line(spots[seat], spots[other], shade, width=size * _WIDE * width)
    for start, end in pairwise([*spots, spots[0]]):
        _draw_bridge(canvas, start, end, size * _WIDE)
    radius = size * _RADIUS
    for seat, middle in enumerate(spots):
        if seat in field.wings:
            canvas.circle(middle, radius, _EDGE)
            canvas.circle(middle, radius * 0.9, Colours.doomed)
            canvas.image(_WING, box_at(middle, radius * 1.6))
        else:
            draw_emblem(canvas, seat, middle, radius)


def ring_spots(box: pygame.FRect, count: int) -> list[Point]:
    """Return where the seats of a ring stand, clockwise from the left, the first of them."""
    size = min(box.height, box.width)
    down = size * _AWAY
    across = min(box.width / 2 - size * _RADIUS * 1.2, down * _WIDEST)
    x, y = box.center
    if count == 3:
        # The triangle's middle is nearer to its upright side than to its corner.
        x -= across * 0.16
        across *= 0.92
        down *= 1.12
    turns = [math.pi + math.tau * seat / count for seat in range(count)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]


def _draw_bridge(canvas: Canvas, start: Point, end: Point, wide: float) -> None:
    canvas.line(start, end, _EDGE, width=wide * 1.45)
    canvas.line(start, end, _STONE, width=wide)
    (x0, y0), (x1, y1) = start, end
    share = wide * 0.5 / math.dist(start, end)
    aside = (y0 - y1) * share, (x1 - x0) * share
    joint = mixed(_STONE, _EDGE, 0.45)
    for number in range(1, _STONES):
        x, y = x0 + (x1 - x0) * number / _STONES, y0 + (y1 - y0) * number / _STONES
        edges = (x - aside[0], y - aside[1]), (x + aside[0], y + aside[1])
        canvas.line(*edges, joint, width=wide * 0.12)
