"""The emblem of a seat on enamel in a golden rim, and its player's portrait in a frame."""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from game.kit import Canvas, Colour, Colours, Point, mixed

from .portrait_medal import CALM, RIM, RIM_DARK, RIM_LIGHT, around, draw_portrait, paint_rim

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


Outline: TypeAlias = list[Point]

#: The share of the radius that the portrait takes; the frame is as large as the radius.
_FACE = 0.84
#: The medallion at the foot: its radius, and how far down its middle lies.
_BADGE, _BADGE_DOWN = 0.30, 0.74
_LEAVES, _RAYS, _PORTRAIT_STONES = 14, 16, 10
#: A frame's colours: its dark outline, its body, and the side away from the light.
_BODIES: tuple[tuple[Colour, Colour], ...] = (
    ((112, 184, 84), (52, 116, 56)),
    (RIM_LIGHT, RIM),
    ((216, 244, 255), (104, 172, 220)),
    ((176, 164, 188), (112, 98, 128)),
)
_EDGE = 0.045
#: The width of a step of the bevel of a frame, and the light on it.
_BEVEL = 0.022
_GLEAM: Colour = (255, 250, 226)


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
    frame = canvas.sprite(
        ("seat frame", seat), size, lambda other: _paint_frame(other, seat, radius)
    )
    canvas.blit(frame, center, centered=True)
    face = radius * _FACE
    draw_portrait(canvas, portrait, seat, center, face, light=light, feeling=feeling)
    foot = center[0], center[1] + radius * _BADGE_DOWN
    draw_emblem(canvas, seat, foot, radius * _BADGE)


def _paint_frame(canvas: Canvas, seat: int, radius: float) -> None:
    middle = canvas.view.center
    bright, deep = _BODIES[seat]
    pieces = list((_leaves, _rays, _facets, _stones)[seat](middle, radius))
    edge = mixed(Colours.sides_deep[seat], RIM_DARK, 0.4)
    for outline, _ in pieces:
        canvas.polygon(_grown(outline, radius * _EDGE), edge)
    for outline, turn in pieces:
        lit = 0.5 - 0.5 * math.cos(turn - math.radians(45))
        body = mixed(bright, deep, lit)
        # A bevel: its shaded side, what lies in it, and the light upon that.
        for by, up, colour in (
            (0.0, 0.0, mixed(body, edge, 0.45)),
            (-_BEVEL, 0.3 * _BEVEL, body),
            (-2.4 * _BEVEL, 0.9 * _BEVEL, mixed(body, _GLEAM, 0.22 * (1 - 0.5 * lit))),
            (-3.8 * _BEVEL, 1.5 * _BEVEL, mixed(body, _GLEAM, 0.5 * (1 - 0.6 * lit))),
        ):
            inner = _grown(outline, radius * by)
            canvas.polygon([(x - up * radius, y - up * radius) for x, y in inner], colour)


def _grown(outline: Outline, by: float) -> Outline:
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
    for number in range(6):
        turns = [math.tau * (number + step) / 6 + math.pi / 2 for step in (0, 1)]
        outer = [around(middle, radius * 0.96, turn) for turn in turns]
        inner = [around(middle, radius * 0.7, turn) for turn in turns]
        yield [*outer, *inner[::-1]], (turns[0] + turns[1]) / 2


def _stones(middle: Point, radius: float) -> Iterator[tuple[Outline, float]]:
    for number in range(_PORTRAIT_STONES):
        turn = math.tau * (number + 0.5) / _PORTRAIT_STONES + math.pi / 2
        half = math.pi / _PORTRAIT_STONES * 0.82
        far = radius * (0.95 if number % 2 else 0.91)
        outer = [around(middle, far, turn + part * half) for part in (-0.92, 0.0, 0.92)]
        inner = [around(middle, radius * 0.76, turn + way * half) for way in (1, -1)]
        yield [*outer, *inner], turn
