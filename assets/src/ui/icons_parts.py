"""The parts of the buttons' icons: the metals, soft corners, strokes, arcs and arrowheads."""

import math
import re
from functools import partial

from ..curves import Knot, Points, knots, taper
from ..scene import Scene, Shape
from ..svg import linear
from .cutout import BADGE_LIGHT, Piece

CREAM, GOLD, STEEL, WOOD, RED, GREEN, BLUE = (
    f"url(#{name})" for name in ("cream", "gold", "steel", "wood", "red", "green", "blue")
)
DARK = "#3a2418"
#: Down the height of an icon, from light to shade.
_METALS = {
    "cream": ("#fff8da", "#ffe6a6", "#eab656"),
    "gold": ("#ffe798", "#f2b53c", "#b06e20"),
    "steel": ("#ffffff", "#dfe8f2", "#9fb2c8"),
    "wood": ("#d69a5a", "#a8683a", "#704022"),
    "red": ("#ff8a78", "#e03a40", "#98182c"),
    "green": ("#c4f07a", "#6cbc48", "#2c7a34"),
    "blue": ("#a8ecff", "#42a4f0", "#1c58b4"),
}


def icon(*groups: tuple[Shape, ...]) -> Piece:
    """Stack groups of shapes, each with a dark contour, on a square of 100 units."""
    return Piece(partial(_emboss, groups), 1)


def _emboss(groups: tuple[tuple[Shape, ...], ...]) -> Scene:
    colours = "".join(
        linear(name, (40, 8), (60, 92), (0, light), (0.5, middle), (1, dark))
        for name, (light, middle, dark) in _METALS.items()
    )
    scene = Scene(colours, BADGE_LIGHT, 4, (100, 100))
    for shapes in groups:
        scene.group(*shapes, shadow=0.55, shadow_offset=(0, 3), shadow_blur=2, form=0.15,
                    outline=4.4)  # fmt: skip
    return scene


def part(path: str, fill: str = CREAM, swell: float = 6, contact: float = 0.5) -> Shape:
    """Emboss one outline, a little smaller than given, which leaves room for the contour."""
    path = re.sub(r"-?\d+(\.\d+)?", lambda found: f"{50 + (float(found[0]) - 50) * 0.91:.1f}", path)
    return Shape(path, fill, round=swell, contact=contact, shine=0.35, gloss=10, ink=0.7)


def soft(points: Points, radius: float = 5) -> str:
    """Join the points with straight lines and round the corners; `!` keeps one sharp."""
    path = knots(points)
    pieces = []
    for before, here, after in zip([path[-1], *path[:-1]], path, [*path[1:], path[0]], strict=True):
        start, end = _towards(here, before, radius), _towards(here, after, radius)
        pieces.append(f"{start}Q{here.x:.1f} {here.y:.1f} {end}")
    return "M" + "L".join(pieces) + "Z"


def hole(points: Points, radius: float = 4) -> str:
    """Cut the outline of a hole, to be added to that around it."""
    return soft(knots(points)[::-1], radius)


def bar(x: float, y: float, width: float, height: float, radius: float = 4) -> str:
    """Outline an upright bar with round corners."""
    return soft([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius)


def stroke(points: Points, width: float = 13) -> str:
    """Outline an even stroke with round ends."""
    return taper(points, [width, width])


def arc(
    centre: tuple[float, float], radius: float, start: float, end: float, width: float = 13
) -> str:
    """Outline a part of a ring; angles in degrees, clockwise from the right."""
    steps = max(4, round(abs(end - start) / 12))
    turns = [start + (end - start) * step / steps for step in range(steps + 1)]
    return stroke([_around(centre, radius, turn) for turn in turns], width)


def arrowhead(at: tuple[float, float], turn: float, size: float = 20) -> str:
    """Outline the head of an arrow whose middle is `at`; `turn` is where it points."""
    shape = ((0.85, 0), (-0.6, 1), (-0.6, -1))
    cosine, sine = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    return soft(
        [(at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine) for x, y in shape], 3.5
    )


def arc_head(
    centre: tuple[float, float], radius: float, turn: float, way: int = 1, size: float = 20
) -> str:
    """Outline the head at the end of an arc that runs clockwise (`way` 1) or back (-1)."""
    return arrowhead(_around(centre, radius, turn), turn + 90 * way, size)


def _around(centre: tuple[float, float], radius: float, turn: float) -> tuple[float, float]:
    angle = math.radians(turn)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _towards(here: Knot, there: Knot, radius: float) -> str:
    far = math.hypot(there.x - here.x, there.y - here.y)
    share = 0.0 if here.corner else min(radius / far, 0.48)
    return f"{here.x + (there.x - here.x) * share:.1f} {here.y + (there.y - here.y) * share:.1f}"
