"""The seats' emblems on enamel in a golden rim: a leaf, a sun, a crystal, a gate of stones."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.kit import Canvas, Colour, Colours, Point, mixed

from .portrait_medal import RIM, RIM_LIGHT, around, paint_rim

_ENAMEL: tuple[tuple[Colour, Colour], ...] = (
    ((20, 76, 46), (138, 210, 112)),
    ((138, 44, 18), (255, 168, 72)),
    ((26, 70, 128), (186, 234, 255)),
    ((62, 28, 92), (204, 142, 232)),
)
_SUN_RAYS = 12
_LEAF_POINTS = 14
_RELIEF = 0.022
#: The spears of the crystal, from left to right: foot, half its width, shoulder, and tip.
_SPEARS: tuple[tuple[Point, float, Point, Point], ...] = (
    ((-0.36, 0.78), 0.22, (-0.66, -0.12), (-0.82, -0.5)),
    ((0.36, 0.78), 0.22, (0.66, 0.02), (0.84, -0.32)),
    ((0.0, 0.86), 0.28, (0.0, -0.52), (0.0, -1.02)),
)
#: The stones of the gate: two posts, and the slab on them.
_STONES: tuple[tuple[Point, ...], ...] = (
    ((-0.72, 0.84), (-0.64, -0.3), (-0.3, -0.3), (-0.24, 0.84)),
    ((0.24, 0.84), (0.3, -0.3), (0.64, -0.3), (0.72, 0.84)),
    ((-0.94, -0.36), (-0.84, -0.74), (-0.1, -0.84), (0.82, -0.76), (0.96, -0.38), (0.0, -0.3)),
)


def draw_emblem(canvas: Canvas, side: int, center: Point, radius: float) -> None:
    """Draw the medallion of a seat, 0 to 3; the duel has the first two."""
    canvas.blit(emblem(canvas, side, radius), center, centered=True)


def emblem(canvas: Canvas, side: int, radius: float) -> pygame.Surface:
    """Return the medallion of a seat as a picture, kept."""
    size = (2 * radius + 2, 2 * radius + 2)
    return canvas.sprite(("emblem", side), size, lambda offscreen: _paint(offscreen, side, radius))


def _paint(canvas: Canvas, side: int, radius: float) -> None:
    middle = canvas.view.center
    paint_rim(canvas, middle, radius)
    _paint_enamel(canvas, middle, radius * 0.80, side)
    paint = (_paint_leaf, _paint_sun, _paint_crystal, _paint_gate)[side]
    lift = radius * _RELIEF
    ink = mixed(Colours.sides_deep[side], Colours.shadow, 0.45)
    paint(canvas, (middle[0] + lift, middle[1] + 1.6 * lift), radius * 0.66, (ink, ink))
    paint(canvas, (middle[0] - lift, middle[1] - lift), radius * 0.66, (RIM_LIGHT, RIM_LIGHT))
    paint(canvas, middle, radius * 0.66, (Colours.gold, RIM))


def _paint_enamel(canvas: Canvas, middle: Point, radius: float, side: int) -> None:
    """Paint the coloured ground: discs that grow lighter towards the light."""
    deep, bright = _ENAMEL[side]
    steps = max(6, min(40, round(radius / 3)))
    for step in range(steps):
        t = step / (steps - 1)
        away = radius * 0.30 * t
        center = (middle[0] - away * 0.75, middle[1] - away)
        canvas.circle(center, radius * (1 - 0.62 * t), mixed(deep, bright, 0.12 + 0.55 * t**1.4))


def _paint_sun(
    canvas: Canvas, middle: Point, radius: float, colours: tuple[Colour, Colour]
) -> None:
    for ray in range(_SUN_RAYS):
        turn = math.tau * ray / _SUN_RAYS
        long = radius if ray % 2 == 0 else radius * 0.82
        half = 0.20 if ray % 2 == 0 else 0.15
        foot = radius * 0.40
        tip = around(middle, long, turn)
        corners = [tip, around(middle, foot, turn - half), around(middle, foot, turn + half)]
        canvas.polygon(corners, colours[0])
    canvas.circle(middle, radius * 0.46, colours[0])
    canvas.circle(middle, radius * 0.37, colours[1])
    canvas.circle(middle, radius * 0.33, colours[0])


def _paint_crystal(
    canvas: Canvas, middle: Point, radius: float, colours: tuple[Colour, Colour]
) -> None:
    for foot, half, shoulder, tip in _SPEARS:
        left = [(foot[0] - half, foot[1]), (shoulder[0] - half, shoulder[1]), tip]
        right = [(shoulder[0] + half, shoulder[1]), (foot[0] + half, foot[1])]
        canvas.polygon(_placed(middle, radius, [*left, *right]), colours[0])
        if colours[0] != colours[1]:
            dark = [tip, *right, (foot[0] + half * 0.2, foot[1])]
            canvas.polygon(_placed(middle, radius, dark), colours[1])


def _paint_gate(
    canvas: Canvas, middle: Point, radius: float, colours: tuple[Colour, Colour]
) -> None:
    for stone in _STONES:
        canvas.polygon(_placed(middle, radius, stone), colours[0])
    if colours[0] != colours[1]:
        for post in _STONES[:2]:
            dark = [(x * 0.5 + post[2][0] * 0.5, y) for x, y in post[:2]]
            canvas.polygon(_placed(middle, radius, [*dark, *post[2:]]), colours[1])


def _placed(middle: Point, radius: float, points: Sequence[Point]) -> list[Point]:
    return [(middle[0] + x * radius, middle[1] + y * radius) for x, y in points]


def _paint_leaf(
    canvas: Canvas, middle: Point, radius: float, colours: tuple[Colour, Colour]
) -> None:
    lean = math.radians(-38)
    outline = [
        *(_leaf_edge(step / _LEAF_POINTS, 1) for step in range(_LEAF_POINTS + 1)),
        *(_leaf_edge(step / _LEAF_POINTS, -1) for step in range(_LEAF_POINTS - 1, 0, -1)),
    ]
    canvas.polygon([_leaned(middle, point, radius, lean) for point in outline], colours[0])
    stem = [_leaned(middle, point, radius, lean) for point in ((-1.12, 0.0), (0.72, 0.0))]
    canvas.line(
        stem[0], _leaned(middle, (-0.7, 0.0), radius, lean), colours[0], width=radius * 0.13
    )
    if colours[0] == colours[1]:
        return
    canvas.line(stem[0], stem[1], colours[1], width=radius * 0.075)
    for foot in (-0.42, -0.08, 0.26):
        for way in (-1, 1):
            ends = ((foot, 0.0), (foot + 0.26, way * 0.30 * (1 - abs(foot) * 0.5)))
            start, end = (_leaned(middle, point, radius, lean) for point in ends)
            canvas.line(start, end, colours[1], width=radius * 0.05)


def _leaf_edge(t: float, way: int) -> Point:
    """Return a point of a leaf that lies along x from -1 to 1, broad near its stem."""
    return 2 * t - 1, way * 0.56 * math.sin(math.pi * t**0.8) ** 0.9


def _leaned(middle: Point, point: Point, radius: float, lean: float) -> Point:
    x, y = point[0] * radius, point[1] * radius
    turned = (x * math.cos(lean) - y * math.sin(lean), x * math.sin(lean) + y * math.cos(lean))
    return middle[0] + turned[0], middle[1] + turned[1]
