"""Two heads in one portrait: finished shapes and marks made smaller and moved."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from ...scene import Shape

PAIR = re.compile(r"(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)")


class Place(NamedTuple):
    """Where a head goes: its size, and the shift of what is at 0, 0."""

    size: float
    x: float
    y: float

    def shapes(self, shapes: Iterable[Shape]) -> list[Shape]:
        """Set shapes there."""
        return [
            replace(
                shape,
                path=PAIR.sub(self._moved, shape.path),
                detail=self.marks(shape.detail) if shape.detail else "",
                round=shape.round * self.size,
                bump_size=shape.bump_size * self.size,
            )
            for shape in shapes
        ]

    def marks(self, svg: str) -> str:
        """Set SVG marks there."""
        return f'<g transform="translate({self.x} {self.y}) scale({self.size})">{svg}</g>'

    def _moved(self, pair: re.Match[str]) -> str:
        x, y = (float(part) * self.size for part in pair.groups())
        return f"{x + self.x:.1f} {y + self.y:.1f}"
