"""Bits of SVG: gradients, specks, strokes and other marks laid over a shape."""

import math
import random
from collections.abc import Iterable
from typing import TypeAlias

from .curves import Points, smooth

Box: TypeAlias = tuple[float, float, float, float]
Stop: TypeAlias = tuple[float, str]


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(
        f'<stop offset="{where}" stop-color="{colour[:7]}" stop-opacity="{_opacity(colour):.3f}"/>'
        for where, colour in stops
    )


def _opacity(colour: str) -> float:
    return int(colour[7:9], 16) / 255 if len(colour) > 7 else 1.0


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
    """Define a straight gradient; colours are `#rrggbb` or `#rrggbbaa`."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start[0]}" '
        f'y1="{start[1]}" x2="{end[0]}" y2="{end[1]}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, centre: tuple[float, float], radius: float, *stops: Stop) -> str:
    """Define a round gradient."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{centre[0]}" '
        f'cy="{centre[1]}" r="{radius}">{_stops(stops)}</radialGradient>'
    )


def fill(path: str, colour: str, opacity: float = 1) -> str:
    """Paint an outline."""
    return f'<path d="{path}" fill="{colour}" opacity="{opacity}"/>'


def cover(colour: str, width: int = 375, height: int = 525, opacity: float = 1) -> str:
    """Paint the whole canvas."""
    return f'<rect width="{width}" height="{height}" fill="{colour}" opacity="{opacity}"/>'


def disc(x: float, y: float, radius: float, colour: str, opacity: float = 1) -> str:
    """Paint a circle."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" fill="{colour}" opacity="{opacity}"/>'
    )


def oval(x: float, y: float, across: float, down: float, colour: str, opacity: float = 1) -> str:
    """Paint an upright ellipse."""
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{across:.1f}" ry="{down:.1f}" '
        f'fill="{colour}" opacity="{opacity:.2f}"/>'
    )


def line(points: Points, colour: str, width: float, opacity: float = 0.7) -> str:
    """Draw one soft open stroke."""
    return (
        f'<path d="{smooth(points, closed=False)}" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linecap="round" fill="none" opacity="{opacity}"/>'
    )


def lines(many: Iterable[Points], colour: str, width: float, opacity: float = 0.7) -> str:
    """Draw several soft open strokes."""
    return "".join(line(points, colour, width, opacity) for points in many)


def specks(
    seed: int, count: int, box: Box, colour: str, size: tuple[float, float] = (0.5, 1.6)
) -> str:
    """Scatter small round lights."""
    chance = random.Random(seed)
    return "".join(
        disc(
            chance.uniform(box[0], box[2]),
            chance.uniform(box[1], box[3]),
            chance.uniform(*size),
            colour,
            round(chance.uniform(0.35, 1), 2),
        )
        for _ in range(count)
    )


def spots(
    seed: int,
    count: int,
    box: Box,
    colour: str,
    size: tuple[float, float] = (2, 7),
    opacity: float = 0.5,
) -> str:
    """Scatter flat freckles."""
    chance = random.Random(seed)
    marks = []
    for _ in range(count):
        width = chance.uniform(*size)
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        marks.append(oval(x, y, width, width * chance.uniform(0.6, 0.95), colour, opacity))
    return "".join(marks)


def clouds(seed: int, count: int, box: Box, width: float, colour: str, opacity: float) -> str:
    """Scatter soft heaps of ovals."""
    chance = random.Random(seed)
    marks = []
    for _ in range(count):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        size = width * chance.uniform(0.6, 1.3)
        for part in range(-3, 4):
            lift = (3 - abs(part)) * size * 0.06 + chance.uniform(-3, 3)
            across = size * 0.34 * chance.uniform(0.7, 1.2)
            down = size * 0.2 * chance.uniform(0.7, 1.2)
            marks.append(oval(x + part * size * 0.32, y - lift, across, down, colour, opacity))
    return "".join(marks)


def rays(
    centre: tuple[float, float],
    radii: tuple[float, float],
    count: int,
    width: float,
    turn: float = 0,
) -> str:
    """Outline even wedges of light around a centre; `width` is their share of the circle."""
    pieces = []
    for index in range(count):
        angle = math.radians(turn) + math.tau * index / count
        half = math.pi / count * width
        corners = [
            (radii[0], angle - half * 0.5), (radii[1], angle - half),
            (radii[1], angle + half), (radii[0], angle + half * 0.5),
        ]  # fmt: skip
        pieces.append(
            "M" + "L".join(
                f"{centre[0] + far * math.cos(a):.1f} {centre[1] + far * math.sin(a):.1f}"
                for far, a in corners
            ) + "Z"
        )  # fmt: skip
    return "".join(pieces)


def bricks(
    box: Box, brick: tuple[float, float], seed: int, joint: str = "#4a3c3c", bend: float = 0
) -> str:
    """Draw masonry joints and uneven blocks; `bend` curves the rows for round towers."""
    chance = random.Random(seed)
    left, top, right, bottom = box
    middle, half = (left + right) / 2, (right - left) / 2
    marks = []
    for row in range(int((bottom - top) / brick[1]) + 1):
        y = top + row * brick[1]
        marks.append(
            f'<path d="M{left} {y:.1f}Q{middle} {y + 2 * bend:.1f} {right} {y:.1f}" '
            f'stroke="{joint}" stroke-width="1.1" fill="none" opacity=".45"/>'
        )
        x = left - row % 2 * brick[0] / 2
        while x < right:
            width = brick[0] * chance.uniform(0.8, 1.2)
            sag = bend * (1 - ((max(left, min(right, x)) - middle) / half) ** 2)
            marks.append(_block(x, y + sag, width, brick[1], joint, chance))
            x += width
    return "".join(marks)


def _block(
    x: float, y: float, width: float, height: float, joint: str, chance: random.Random
) -> str:
    upright = (
        f'<path d="M{x:.1f} {y:.1f}v{height}" stroke="{joint}" stroke-width="1.1" opacity=".45"/>'
    )
    if chance.random() > 0.45:
        return upright
    shade = "#ffffff" if chance.random() < 0.5 else "#000000"
    return upright + (
        f'<rect x="{x + 0.8:.1f}" y="{y + 0.8:.1f}" width="{width - 1.6:.1f}" rx="1.5" '
        f'height="{height - 1.6:.1f}" fill="{shade}" opacity="{0.16 * chance.random():.2f}"/>'
    )
