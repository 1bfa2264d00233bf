"""The portrait of who holds a seat of a ring, in a frame that tells the seat by its outline."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from game.kit import Canvas, Colour, Colours, Point, mixed

from .portrait_medal import CALM, RIM, RIM_DARK, RIM_LIGHT, around, draw_portrait
from .seat_emblem import draw_emblem

Outline: TypeAlias = list[Point]

#: The share of the radius that the portrait takes; the frame is as large as the radius.
_FACE = 0.84
#: The medallion at the foot: its radius, and how far down its middle lies.
_BADGE, _BADGE_DOWN = 0.30, 0.74
_LEAVES, _RAYS, _STONES = 14, 16, 10
#: A frame's colours: its dark outline, its body, and the side away from the light.
_BODIES: tuple[tuple[Colour, Colour], ...] = (
    ((112, 184, 84), (52, 116, 56)),
    (RIM_LIGHT, RIM),
    ((216, 244, 255), (104, 172, 220)),
    ((176, 164, 188), (112, 98, 128)),
)
_EDGE = 0.045


def draw_seat_portrait(
    canvas: Canvas,
    portrait: str,
    seat: int,
    center: Point,
    radius: float,
    *,
    light: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw a portrait in the frame of its seat, 0 to 3: leaves, rays, a crystal, stones.

    ``radius`` reaches to the tips of the frame. The emblem lies at the foot.
    """
    size = (2 * radius + 2, 2 * radius + 2)
    frame = canvas.sprite(("seat frame", seat), size, lambda other: _paint(other, seat, radius))
    canvas.blit(frame, center, centered=True)
    face = radius * _FACE
    draw_portrait(canvas, portrait, seat, center, face, light=light, feeling=feeling)
    foot = center[0], center[1] + radius * _BADGE_DOWN
    draw_emblem(canvas, seat, foot, radius * _BADGE)


def _paint(canvas: Canvas, seat: int, radius: float) -> None:
    middle = canvas.view.center
    bright, deep = _BODIES[seat]
    pieces = list((_leaves, _rays, _facets, _stones)[seat](middle, radius))
    edge = mixed(Colours.sides_deep[seat], RIM_DARK, 0.4)
    for outline, _ in pieces:
        canvas.polygon(_grown(outline, radius * _EDGE), edge)
    for outline, turn in pieces:
        lit = 0.5 - 0.5 * math.cos(turn - math.radians(45))
        canvas.polygon(outline, mixed(bright, deep, lit))


def _grown(outline: Outline, by: float) -> Outline:
    """Return an outline with its corners pushed outwards."""
    x = sum(point[0] for point in outline) / len(outline)
    y = sum(point[1] for point in outline) / len(outline)
    grown = []
    for point in outline:
        far = math.hypot(point[0] - x, point[1] - y)
        share = 1 + by / far if far else 1.0
        grown.append((x + (point[0] - x) * share, y + (point[1] - y) * share))
    return grown


def _leaves(middle: Point, radius: float) -> Iterator[tuple[Outline, float]]:
    """Yield a wreath of leaves from the foot up both sides, and which way each faces."""
    for number in range(_LEAVES):
        way = -1 if number % 2 else 1
        turn = math.pi / 2 + way * (0.38 + (number // 2) * 0.4)
        at = partial(around, middle)
        root, tip = at(radius * 0.76, turn - way * 0.1), at(radius * 0.95, turn + way * 0.34)
        outer, inner = at(radius * 0.97, turn + way * 0.06), at(radius * 0.78, turn + way * 0.2)
        yield [root, outer, tip, inner], turn


def _rays(middle: Point, radius: float) -> Iterator[tuple[Outline, float]]:
    for number in range(_RAYS):
        turn = math.tau * number / _RAYS
        tip = around(middle, radius * (0.95 if number % 2 else 0.99), turn)
        half = 0.15 if number % 2 == 0 else 0.11
        feet = [around(middle, radius * 0.8, turn + way * half) for way in (-1, 1)]
        yield [tip, *feet], turn


def _facets(middle: Point, radius: float) -> Iterator[tuple[Outline, float]]:
    """Yield the six sides of a crystal that stands on a corner."""
    for number in range(6):
        turns = [math.tau * (number + step) / 6 + math.pi / 2 for step in (0, 1)]
        outer = [around(middle, radius * 0.96, turn) for turn in turns]
        inner = [around(middle, radius * 0.7, turn) for turn in turns]
        yield [*outer, *inner[::-1]], (turns[0] + turns[1]) / 2


def _stones(middle: Point, radius: float) -> Iterator[tuple[Outline, float]]:
    """Yield a ring of hewn stones."""
    for number in range(_STONES):
        turn = math.tau * (number + 0.5) / _STONES + math.pi / 2
        half = math.pi / _STONES * 0.82
        far = radius * (0.95 if number % 2 else 0.91)
        outer = [around(middle, far, turn + part * half) for part in (-0.92, 0.0, 0.92)]
        inner = [around(middle, radius * 0.76, turn + way * half) for way in (1, -1)]
        yield [*outer, *inner], turn
