"""Eyes, teeth and claws."""

import math

from .curves import Knot, Points, directions, knots, place, polygon, sample, smooth
from .scene import Shape
from .svg import disc, oval


def pupil(x: float, y: float, size: float, slit: bool = False, ink: str = "#140a12") -> str:
    """Draw a pupil with its two glints, for the sharp layer."""
    middle = oval(x, y, size * (0.13 if slit else 0.34), size * (0.6 if slit else 0.34), ink)
    glints = disc(x - size * 0.3, y - size * 0.32, size * 0.2, "#ffffff", 0.95)
    return middle + glints + disc(x + size * 0.26, y + size * 0.3, size * 0.1, "#ffffff", 0.6)


def teeth(
    along: Points, count: int, length: float, width: float, fill: str = "#fff2d0", down: bool = True
) -> tuple[Shape, ...]:
    """Set a row of fangs on a curve; longest at its ends and in its middle."""
    track = sample(along, count * 6)
    ahead = directions(track)
    row = []
    for index in range(count):
        at = int((index + 0.5) / count * (len(track) - 1))
        x, y = float(track[at][0]), float(track[at][1])
        turn = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + (0 if down else 180)
        long = length * (0.78 + 0.22 * math.cos(index / max(1, count - 1) * math.tau))
        row.append(fang(x, y, long, width, turn, fill))
    return tuple(row)


def fang(
    x: float, y: float, length: float, width: float, turn: float = 0, fill: str = "#fff2d0"
) -> Shape:
    """Make one fang; it points down when `turn` is 0."""
    half = width / 2
    outline = [
        Knot(-half, -width * 0.3, True), Knot(half, -width * 0.3, True),
        Knot(half * 0.62, length * 0.5), Knot(0, length, True), Knot(-half * 0.62, length * 0.5),
    ]  # fmt: skip
    path = smooth(place(outline, x, y, 1, turn))
    return Shape(path, fill, round=width * 0.5, contact=0.6, shine=0.25, rim=0.5, ink=0.8)


def spike(x: float, y: float, length: float, width: float, turn: float, fill: str) -> Shape:
    """Make one metal spike; it points right when `turn` is 0."""
    outline = [(0.0, -width / 2), (length, 0.0), (0.0, width / 2), (-width * 0.2, 0.0)]
    path = polygon(place(outline, x, y, 1, turn))
    return Shape(path, fill, round=width * 0.5, contact=0.6, shine=0.6, gloss=9)


def widened(points: Points, factor: float, about: tuple[float, float]) -> list[Knot]:
    """Scale points about a place."""
    return [
        Knot(about[0] + (p.x - about[0]) * factor, about[1] + (p.y - about[1]) * factor, p.corner)
        for p in knots(points)
    ]
