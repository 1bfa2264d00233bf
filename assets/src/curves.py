"""Outlines: points become SVG path data (absolute M L C Q Z only).

A list of points is written `x,y x,y! ...`; the exclamation mark makes a sharp corner.
"""

import itertools
import math
import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Track: TypeAlias = npt.NDArray[np.floating[Any]]


class Knot(NamedTuple):
    """A point of an outline."""

    x: float
    y: float
    corner: bool = False


Points: TypeAlias = str | Sequence[tuple[float, float]] | Sequence[Knot]


def knots(points: Points) -> list[Knot]:
    """Read points from their text form, or from pairs."""
    if isinstance(points, str):
        found = []
        for word in points.split():
            x, y = word.rstrip("!").split(",")
            found.append(Knot(float(x), float(y), word.endswith("!")))
        return found
    return [point if isinstance(point, Knot) else Knot(point[0], point[1]) for point in points]


def text_of(points: Iterable[Knot]) -> str:
    """Write points in their text form."""
    return " ".join(f"{p.x:.1f},{p.y:.1f}{'!' if p.corner else ''}" for p in points)


def place(
    points: Points, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0
) -> list[Knot]:
    """Scale, turn (degrees, clockwise) and move points about the origin."""
    cosine, sine = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return [
        Knot(p.x * cosine - p.y * sine + dx, p.x * sine + p.y * cosine + dy, p.corner)
        for p in knots(points)
    ]


def mirror(points: Points, axis: float = 187.5) -> list[Knot]:
    """Reflect points in a vertical line."""
    return [Knot(2 * axis - p.x, p.y, p.corner) for p in knots(points)]


def both(points: Points, axis: float = 187.5) -> tuple[list[Knot], list[Knot]]:
    """Give the points and their mirror image."""
    return knots(points), mirror(points, axis)


def symmetric(half: Points, axis: float = 187.5) -> list[Knot]:
    """Close a half outline, given from top to bottom, by its mirror image."""
    near = knots(half)
    far = [p for p in mirror(near, axis)[::-1] if abs(p.x - axis) > 1.5]
    return [*near, *far]


def smooth(points: Points, closed: bool = True, tension: float = 1 / 6) -> str:
    """Draw a soft curve through the points."""
    path = knots(points)
    count = len(path)
    pieces = [f"M{path[0].x:.1f} {path[0].y:.1f}"]
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        start, end = path[index], path[following]
        reach = math.hypot(end.x - start.x, end.y - start.y) * 0.45
        out = _handle(path, index, closed, tension, reach)
        back = _handle(path, following, closed, tension, reach)
        pieces.append(
            f"C{start.x + out[0]:.1f} {start.y + out[1]:.1f} "
            f"{end.x - back[0]:.1f} {end.y - back[1]:.1f} {end.x:.1f} {end.y:.1f}"
        )
    return "".join(pieces) + ("Z" if closed else "")


def _handle(
    path: list[Knot], index: int, closed: bool, tension: float, reach: float
) -> tuple[float, float]:
    """Tangent at a point, no longer than `reach` so that uneven spacing does not loop."""
    if path[index].corner:
        return 0.0, 0.0
    count = len(path)
    if closed:
        before, after = path[(index - 1) % count], path[(index + 1) % count]
    else:
        before, after = path[max(index - 1, 0)], path[min(index + 1, count - 1)]
    x, y = (after.x - before.x) * tension, (after.y - before.y) * tension
    length = math.hypot(x, y)
    factor = reach / length if length > reach else 1.0
    return x * factor, y * factor


def polygon(points: Points) -> str:
    """Join the points with straight lines."""
    return "M" + "L".join(f"{p.x:.1f} {p.y:.1f}" for p in knots(points)) + "Z"


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """Outline an upright rectangle."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ellipse(x: float, y: float, across: float, down: float | None = None, turn: float = 0) -> str:
    """Outline an ellipse from its centre and radii."""
    return polygon(place(_around(across, across if down is None else down), x, y, 1, turn))


def ring(x: float, y: float, radius: float, width: float, flatten: float = 1) -> str:
    """Outline a ring: an ellipse with a hole."""
    inner = _around(radius - width, (radius - width) * flatten)[::-1]
    return polygon(place(_around(radius, radius * flatten), x, y)) + polygon(place(inner, x, y))


def _around(across: float, down: float, count: int = 44) -> list[tuple[float, float]]:
    turns = [index * math.tau / count for index in range(count)]
    return [(across * math.cos(turn), down * math.sin(turn)) for turn in turns]


def star(
    x: float, y: float, outer: float, inner: float, count: int, turn: float = -90
) -> list[Knot]:
    """Give the corners of a star."""
    corners = []
    for index in range(count * 2):
        angle = math.radians(turn) + math.tau * index / (2 * count)
        radius = inner if index % 2 else outer
        corners.append(Knot(x + radius * math.cos(angle), y + radius * math.sin(angle), True))
    return corners


def sample(points: Points, count: int = 48) -> Track:
    """Walk along a curve through the points in even parameter steps."""
    stops = [np.array((p.x, p.y)) for p in knots(points)]
    line = [2 * stops[0] - stops[1], *stops, 2 * stops[-1] - stops[-2]]
    steps = np.linspace(0, 1, max(2, count // (len(stops) - 1)), endpoint=False)
    walked = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:], strict=False):
        bend, twist = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
        walked += [0.5 * (2 * b + (c - a) * t + bend * t**2 + twist * t**3) for t in steps]
    walked.append(stops[-1])
    return np.array(walked)


def directions(track: Track) -> Track:
    """Give the unit direction of travel at each step of a track."""
    slope: Track = np.gradient(track, axis=0)
    return slope / (np.hypot(slope[:, 0], slope[:, 1])[:, None] + 1e-9)


def lengths(track: Track) -> Track:
    """Give the share of the whole length walked at each step, 0 to 1."""
    walked = np.r_[0, np.cumsum(np.hypot(*np.diff(track, axis=0).T))]
    return np.asarray(walked / walked[-1])


def taper(points: Points, widths: Sequence[float], count: int = 48) -> str:
    """Outline a stroke of changing width; the widths are spread evenly over its length."""
    track = sample(points, count)
    ahead = directions(track)
    half = np.interp(lengths(track), np.linspace(0, 1, len(widths)), widths) / 2
    aside = np.c_[-ahead[:, 1], ahead[:, 0]]
    left, right = track + aside * half[:, None], track - aside * half[:, None]
    outline = [*left, *_cap(track[-1], aside[-1], half[-1])]
    outline += [*right[::-1], *_cap(track[0], -aside[0], half[0])]
    return polygon([(float(x), float(y)) for x, y in outline])


def _cap(end: Track, aside: Track, radius: float) -> list[Track]:
    """Round the end of a stroke."""
    if radius <= 1:
        return []
    start = math.atan2(aside[1], aside[0])
    turns = [start - turn for turn in np.linspace(0, math.pi, 9)[1:-1]]
    return [end + radius * np.array([math.cos(turn), math.sin(turn)]) for turn in turns]


def ridge(
    left: float, right: float, height: float, swing: float, seed: int, base: float = 530
) -> str:
    """Outline a ragged skyline, closed down to `base`."""
    chance = random.Random(seed)
    heights = [height + chance.uniform(-swing, swing) * 0.4 for _ in range(2)]
    for _ in range(7):
        finer = []
        for a, b in itertools.pairwise(heights):
            finer += [a, (a + b) / 2 + chance.uniform(-swing, swing)]
        heights = [*finer, heights[-1]]
        swing *= 0.55
    step = (right - left) / (len(heights) - 1)
    top = [(left + step * index, value) for index, value in enumerate(heights)]
    return polygon([(left, base), *top, (right, base)])
