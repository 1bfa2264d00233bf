"""A ring seen from above: the seats' islands in the sea, the bridges between them, teams, wings."""

import math
from itertools import combinations, pairwise

import pygame

from game.board import draw_emblem
from game.kit import Canvas, Colour, Point, box_at
from game.rules import RINGS

_EDGE: Colour = (38, 28, 36)
#: An emblem's radius and the way to an island's middle, as shares of the height.
_RADIUS, _AWAY = 0.082, 0.29
#: The width of a bridge, and of an island, and how high that is for its width.
_WIDE, _ISLE, _HIGH = 0.15, 0.5, 0.75
#: How far below its middle an island has its emblem, and how far above it its picture's middle is.
_EMBLEM, _UP = 0.1, 0.045
#: The sea: how much wider than the ring, and how high for its width.
_SEA, _SEA_HIGH = 1.56, 0.66
#: How many times wider than high the ring may be drawn.
_WIDEST = 1.85
#: The ribbons of the two teams, and how wide.
_RIBBONS: tuple[Colour, Colour] = ((255, 206, 92), (206, 226, 246))
_RIBBON = 0.032
_ISLES = ("meadow", "autumn", "frost", "heath")


def draw_ring(canvas: Canvas, box: pygame.FRect, mode: str, *, at_sea: bool = False) -> None:
    """Draw the ring of a mode, such as "pairs", as large as it fits into ``box``.

    It has a sea of its own, where it is not ``at_sea`` already.
    """
    field = RINGS[mode]
    size = min(box.height, box.width)
    spots = ring_spots(box, len(field.teams))
    if not at_sea:
        wide = min(box.width, _SEA * (max(x for x, _ in spots) - min(x for x, _ in spots)))
        high = min(box.height, max(wide * _SEA_HIGH, 0.9 * size))
        canvas.image("ring/pool", box_at(box.center, wide, high))
    for seat, other in combinations(range(len(spots)), 2):
        if field.teams[seat] == field.teams[other] and seat not in field.wings:
            for width, shade in ((1.7, _EDGE), (1.0, _RIBBONS[field.teams[seat]])):
                canvas.line(spots[seat], spots[other], shade, width=size * _RIBBON * width)
    for start, end in pairwise([*spots, spots[0]]):
        _draw_bridge(canvas, start, end, size * _WIDE)
    for seat, (x, y) in sorted(enumerate(spots), key=lambda each: each[1][1]):
        isle = "horde" if seat in field.wings else _ISLES[seat]
        across = size * _ISLE
        canvas.image(f"ring/isle_{isle}", box_at((x, y - size * _UP), across, across * _HIGH))
        if seat not in field.wings:
            draw_emblem(canvas, seat, (x, y + size * _EMBLEM), size * _RADIUS)


def ring_spots(box: pygame.FRect, count: int) -> list[Point]:
    """Return where the seats of a ring stand, clockwise from the left, the first of them."""
    size = min(box.height, box.width)
    down = size * _AWAY
    across = min(box.width / 2 - size * _ISLE / 2, down * _WIDEST)
    x, y = box.center
    if count == 3:
        # The triangle's middle is nearer to its upright side than to its corner.
        x -= across * 0.16
        across *= 0.92
        down *= 1.12
    turns = [math.pi + math.tau * seat / count for seat in range(count)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]


def _draw_bridge(canvas: Canvas, start: Point, end: Point, wide: float) -> None:
    (x0, y0), (x1, y1) = min(start, end), max(start, end)
    size = math.dist(start, end), wide
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    span = canvas.sprite("ring span", size, lambda other: other.image("ring/span", (0, 0, *size)))
    turned = canvas.turned(span, ("ring span", size), -angle)
    canvas.blit(turned, ((x0 + x1) / 2, (y0 + y1) / 2), centered=True)
