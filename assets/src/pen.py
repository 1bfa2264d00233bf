"""The strokes that letters are made of; a letter is 100 high, y runs down to the baseline.

A stroke is a ring of points. All run the same way round, so that overlapping strokes add up to
one letter; a hole runs the other way.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from scipy.interpolate import CubicSpline

from .curves import Track

Pair: TypeAlias = tuple[float, float]
#: How square a bowl is: 2 would be an ellipse.
SQUARENESS = 2.35
FINE = 26


@dataclass(frozen=True)
class Pen:
    """How heavy the strokes are."""

    stem: float = 21
    thin: float = 12.5
    slab: float = 12
    reach: float = 9
    """How far a slab stands out beyond its stem."""


def wound(points: Sequence[Pair] | Track, hole: bool = False) -> Track:
    """Turn a ring of points the way that strokes, or holes, run."""
    ring = np.asarray(points, np.float64)
    x, y = ring[:, 0], ring[:, 1]
    area = float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))
    return ring if (area > 0) != hole else ring[::-1]


def block(*points: Pair) -> Track:
    """Cut a piece with straight edges."""
    return wound(points)


def slab(x0: float, x1: float, y: float, thick: float) -> Track:
    """Lay a foot or a head, its ends a little askew; `y` is its outer edge."""
    mid = (x0 + x1) / 2
    return wound(
        [
            (x0, y), (x1, y), (x1 + 1.0, y + thick * 0.82), (mid, y + thick * 1.14),
            (x0 - 0.8, y + thick * 0.92),
        ]
    )  # fmt: skip


def stem(
    pen: Pen,
    x: float,
    top: Pair | None = (1, 1),
    foot: Pair | None = (1, 1),
    ends: Pair = (0, 100),
    width: float = 0,
) -> list[Track]:
    """Stand an upright with a waist at the middle `x`; its slabs' reach to the left and right."""
    half, (high, low) = (width or pen.stem) / 2, ends
    span = low - high
    share = np.linspace(0, 1, FINE)
    near_top = 2.4 * np.clip(1 - share * 2.6, 0, 1) ** 2 if top else 0 * share
    near_foot = 3.0 * np.clip(share * 2.6 - 1.6, 0, 1) ** 2 if foot else 0 * share
    away = half + near_top + near_foot
    left = np.column_stack([x - away, high + share * span])
    right = np.column_stack([x + away, high + share * span])
    pieces = [wound(np.concatenate([left, right[::-1]]))]
    for reach, y, thick in ((top, high, pen.slab), (foot, low, -pen.slab)):
        if reach:
            near, far = (half + pen.reach * part for part in reach)
            pieces.append(slab(x - near, x + far, y, thick))
    return pieces


def beak(x: float, y: float, tall: float, p: Pen) -> Track:
    """Let the end of a bar hang down, or stand up where `tall` is below nothing."""
    w = p.slab * 0.92
    return block((x - w, y), (x, y), (x + 1.6, y + tall), (x - w * 0.62, y + tall * 0.96))


def limb(start: Pair, end: Pair, width: float, swell: float = 1.08) -> Track:
    """Lean a straight stroke that is cut level at both ends and swells to its foot."""
    (x0, y0), (x1, y1) = start, end
    a, b = width / 2, width * swell / 2
    mid = ((x0 + x1) / 2, (y0 + y1) / 2)
    waist = width * 0.97 / 2
    return wound(
        [(x0 - a, y0), (x0 + a, y0), (mid[0] + waist, mid[1]), (x1 + b, y1), (x1 - b, y1),
         (mid[0] - waist, mid[1])]
    )  # fmt: skip


def bar(x0: float, x1: float, y: float, thick: float, rise: float = 1.0) -> Track:
    """Lay a level stroke about `y` that rises a little to the right."""
    half = thick / 2
    return block((x0, y - half + rise), (x1, y - half), (x1, y + half), (x0, y + half + rise))


def bowl(pen: Pen, x: float, right: float, ends: Pair, heavy: float = 1.0) -> Track:
    """Bend a stroke from the top at `x` out to the right and back to the foot."""
    high, low = ends
    angle = np.linspace(-math.pi / 2, math.pi / 2, 2 * FINE)
    middle, tall = (high + low) / 2, (low - high) / 2
    bulge = right - x
    flat = 0.30 * bulge
    outer = _round(x + flat, middle, bulge - flat, tall, angle)
    inner = _round(
        x + flat, middle + 1.0, bulge - flat - pen.stem * heavy, tall - pen.thin * 0.96, angle
    )
    ring = [
        [(x, high)],
        outer,
        [(x, low), (x, low - pen.thin)],
        inner[::-1],
        [(x, high + pen.thin)],
    ]
    return wound(np.concatenate([np.asarray(part, np.float64) for part in ring]))


def _round(x: float, y: float, across: float, down: float, angle: Track, turn: float = 0) -> Track:
    power = 2 / SQUARENESS
    cosine, sine = np.cos(angle), np.sin(angle)
    flat_x = np.sign(cosine) * np.abs(cosine) ** power * across
    flat_y = np.sign(sine) * np.abs(sine) ** power * down
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return np.column_stack([x + flat_x * c - flat_y * s, y + flat_x * s + flat_y * c])


def ring(
    centre: Pair, radii: Pair, weights: Pair, lean: float = -7, shift: float = 0
) -> list[Track]:
    """Close a round stroke about its hole, which leans; weights: at the sides, at top and foot."""
    angle = np.linspace(0, math.tau, 4 * FINE, endpoint=False)
    inner = (radii[0] - weights[0], radii[1] - weights[1])
    return [
        wound(_round(*centre, *radii, angle)),
        wound(_round(centre[0], centre[1] + shift, *inner, angle, lean), hole=True),
    ]


def arc(centre: Pair, radii: Pair, weights: Pair, sweep: Pair, lean: float = -7) -> Track:
    """Bend an open round stroke clockwise from one angle to another, in degrees."""
    angle = np.radians(np.linspace(*sweep, 3 * FINE))
    outer = _round(*centre, *radii, angle)
    inner = _round(*centre, radii[0] - weights[0], radii[1] - weights[1], angle, lean)
    return wound(np.concatenate([outer, inner[::-1]]))


def sweep(points: Sequence[tuple[float, float, float]]) -> Track:
    """Draw a soft stroke through points that each have a width."""
    given = np.asarray(points, np.float64)
    steps = np.hypot(*np.diff(given[:, :2], axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(np.sqrt(steps))])
    curve = CubicSpline(along, given, bc_type="natural")
    at = np.linspace(0, along[-1], 3 * FINE)
    drawn, way = curve(at), curve(at, 1)[:, :2]
    way = way / np.hypot(way[:, 0], way[:, 1])[:, None]
    side = np.column_stack([-way[:, 1], way[:, 0]]) * drawn[:, 2:] / 2
    return wound(np.concatenate([drawn[:, :2] + side, (drawn[:, :2] - side)[::-1]]))
