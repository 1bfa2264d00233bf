"""Heads held to one side: finished shapes and marks, turned about a point."""

import math
import re
from collections.abc import Iterable
from dataclasses import replace

from .scene import Shape

PAIR = re.compile(r"(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)")
Pivot = tuple[float, float]


def tilted(shapes: Iterable[Shape], turn: float, about: Pivot, drop: float = 0) -> list[Shape]:
    """Turn shapes by degrees, clockwise, and lower them; the light stays where it is."""
    if not turn and not drop:
        return list(shapes)
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def moved(pair: re.Match[str]) -> str:
        x, y = float(pair[1]) - about[0], float(pair[2]) - about[1]
        return (
            f"{about[0] + x * cosine - y * sine:.1f} {about[1] + x * sine + y * cosine + drop:.1f}"
        )

    return [
        replace(
            shape,
            path=PAIR.sub(moved, shape.path),
            detail=tilted_marks(shape.detail, turn, about, drop) if shape.detail else "",
            swell=tilted_marks(shape.swell, turn, about, drop) if shape.swell else "",
        )
        for shape in shapes
    ]


def tilted_marks(svg: str, turn: float, about: Pivot, drop: float = 0) -> str:
    """Turn SVG marks in the same way."""
    return f'<g transform="translate(0 {drop}) rotate({turn} {about[0]} {about[1]})">{svg}</g>'
