"""The outlines of what bends: curves, ribbons and heads of arrows."""

import math
from collections.abc import Sequence

from ..viewport import Point

_CURVE_POINTS = 48


def curve(start: Point, end: Point, bend: float, t: float = 1.0) -> list[Point]:
    """Return points of a quadratic curve whose middle is ``bend`` left of the way to ``end``.

    ``t`` (0 to 1) stops it part of the way.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down) or 1.0
    middle = (
        (start[0] + end[0]) / 2 + 2 * bend * down / length,
        (start[1] + end[1]) / 2 - 2 * bend * across / length,
    )
    steps = max(2, round(_CURVE_POINTS * t))
    return [_on_curve(start, middle, end, t * step / steps) for step in range(steps + 1)]


def _on_curve(start: Point, middle: Point, end: Point, at: float) -> Point:
    first, second, third = (1 - at) ** 2, 2 * at * (1 - at), at * at
    return (
        first * start[0] + second * middle[0] + third * end[0],
        first * start[1] + second * middle[1] + third * end[1],
    )


def ribbon(points: Sequence[Point], widths: tuple[float, float]) -> list[Point]:
    """Return the outline of a band along ``points``, its width going from first to last value."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(last, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1.0
        half = (widths[0] + (widths[1] - widths[0]) * index / max(1, last)) / 2
        left.append((x - down / length * half, y + across / length * half))
        right.append((x + down / length * half, y - across / length * half))
    return left + right[::-1]


def arrow_head(points: Sequence[Point], length: float, width: float) -> list[Point]:
    """Return the triangle at the end of ``points``."""
    tip, before = points[-1], points[-2]
    across, down = tip[0] - before[0], tip[1] - before[1]
    way = math.hypot(across, down) or 1.0
    ahead, aside = (across / way, down / way), (-down / way, across / way)
    base = tip[0] - ahead[0] * length, tip[1] - ahead[1] * length
    half = width / 2
    return [
        tip,
        (base[0] + aside[0] * half, base[1] + aside[1] * half),
        (base[0] - aside[0] * half, base[1] - aside[1] * half),
    ]


def grown(corners: Sequence[Point], extra: float) -> list[Point]:
    """Return a polygon whose corners are ``extra`` further (or nearer) from its middle, mitred."""
    middle_x = sum(x for x, _ in corners) / len(corners)
    middle_y = sum(y for _, y in corners) / len(corners)
    result = []
    for x, y in corners:
        distance = math.hypot(x - middle_x, y - middle_y) or 1.0
        factor = 1 + 1.6 * extra / distance
        result.append((middle_x + (x - middle_x) * factor, middle_y + (y - middle_y) * factor))
    return result
