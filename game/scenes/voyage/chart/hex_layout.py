"""Where the hexagonal fields of a chart lie on the screen, seen a little from above."""

import math
from collections.abc import Collection
from functools import cached_property

import pygame

from game.kit import Point, box_at
from game.voyage import Hex

#: The chart is seen from above and a little from the front: so much of its height is left.
SQUASH = 0.82
#: The steps to the six neighbours: right, and on against the clock.
STEPS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
_ROOT = math.sqrt(3)
#: The corners around a middle, in edges: that below right first, then against the clock.
_CORNERS = [
    (math.cos(math.radians(angle)), -SQUASH * math.sin(math.radians(angle)))
    for angle in (-30, 30, 90, 150, 210, 270)
]


class HexLayout:
    """Pointy hexagons that fill a room as far as they can; ``side`` is the length of an edge."""

    def __init__(self, hexes: Collection[Hex], room: pygame.FRect) -> None:
        self.hexes = frozenset(hexes)
        xs = [_ROOT * (q + r / 2) for q, r in self.hexes]
        ys = [1.5 * r * SQUASH for _, r in self.hexes]
        wide = max(xs) - min(xs) + _ROOT
        high = max(ys) - min(ys) + 2 * SQUASH
        self.side = min(room.width / wide, room.height / high)
        self._x = room.centerx - (max(xs) + min(xs)) / 2 * self.side
        self._y = room.centery - (max(ys) + min(ys)) / 2 * self.side

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of a field."""
        return _ROOT * self.side, 2 * SQUASH * self.side

    @cached_property
    def bounds(self) -> pygame.FRect:
        """The smallest rectangle around all fields."""
        boxes = [self.box(each) for each in self.hexes]
        return boxes[0].unionall(boxes[1:])

    def middle(self, field: tuple[float, float]) -> Point:
        """Return the middle of a field, or a point between the middles of several."""
        q, r = field
        return self._x + _ROOT * (q + r / 2) * self.side, self._y + 1.5 * r * SQUASH * self.side

    def box(self, field: Hex) -> pygame.FRect:
        """Return the rectangle around a field."""
        return box_at(self.middle(field), *self.size)

    def corners(self, field: Hex, share: float = 1.0) -> list[Point]:
        """Return the six corners of a field, or of one that is smaller by ``share``."""
        (x, y), side = self.middle(field), share * self.side
        return [(x + side * dx, y + side * dy) for dx, dy in _CORNERS]

    def at(self, pos: Point) -> Hex | None:
        """Return the field below the pointer, or None."""
        x, y = (pos[0] - self._x) / self.side, (pos[1] - self._y) / SQUASH / self.side
        found = _rounded(x / _ROOT - y / 3, y / 1.5)
        return found if found in self.hexes else None


def _rounded(q: float, r: float) -> Hex:
    """Return the hexagon that holds a point in axial coordinates."""
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    worst = off.index(max(off))
    if worst < 2:
        whole[worst] = -whole[1 - worst] - whole[2]
    return Hex(whole[0], whole[1])
