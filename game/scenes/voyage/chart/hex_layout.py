"""Where the fields of a chart lie, the pictures beside them, and where one points to them."""

import math
from collections.abc import Callable, Collection
from functools import cached_property
from typing import ClassVar

import pygame

from game.kit import Canvas, Point, Pressable, Spoken, box_at
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

GROUND = "voyage/chart"
RIM = "voyage/sea/rim"
FLAG, RIVAL_FLAG = "voyage/flag", "voyage/flag_rival"
SPENT = "voyage/places/stone"
#: What is left of a field whose waters have gone down.
SUNKEN = "voyage/places/sunken"
FOG_ICON = "voyage/sea/fog_1"
WAKE = "voyage/fleet/wake"
_OUR_FLEET, _RIVAL_FLEET = "voyage/fleet", "voyage/fleet_rival"
#: The box of a waters' shore, in sides of a field.
RIM_SIZE = (5.9, 4.8)
#: How much larger than a field's box a bank of fog is.
FOG_SHARE = 1.62
#: The width of what stands on a field, in sides of the field, and where its foot is in the picture.
PLACE_SIZE, PLACE_FOOT = 1.42, 0.85
FLEET_SIZE, FLEET_FOOT = 0.95, 0.80
FLAG_SIZE, FLAG_FOOT = 0.62, 0.95
_FOGS = 5
_OPENS = 4
#: Which way the fleet looks for each of the six steps to a neighbour.
_HEADINGS = dict(zip(STEPS, ("e", "ne", "nw", "w", "sw", "se"), strict=True))

#: How much smaller than the field the ring of the keyboard is.
_RING = 0.72


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


def sea_picture(depth: int) -> str:
    """Return the picture of a field's water; depth 0 is open water."""
    return f"voyage/sea/depth_{depth}"


def fog_picture(field: Hex) -> str:
    """Return the bank of fog of a field: neighbours have others."""
    return f"voyage/sea/fog_{1 + (field.q + 3 * field.r) % _FOGS}"


def open_picture(field: Hex) -> str:
    """Return the small things that drift on a field of open water."""
    return f"voyage/places/open_{1 + (field.q - field.r) % _OPENS}"


def place_picture(place: str) -> str:
    """Return the picture of what lies on a field."""
    return f"voyage/places/{place}"


def fleet_picture(step: Hex | None, *, rival: bool = False) -> str:
    """Return the fleet under sail to a neighbour, or at anchor; ours, or a rival captain's."""
    folder = _RIVAL_FLEET if rival else _OUR_FLEET
    return f"{folder}/{'rest' if step is None else _HEADINGS[step]}"


def draw_standing(canvas: Canvas, name: str, foot: Point, size: float, low: float) -> None:
    """Draw a square picture of a size that stands at ``foot``, ``low`` down in the picture."""
    canvas.image(name, (foot[0] - size / 2, foot[1] - low * size, size, size))


class FieldSpot(Pressable):
    """One field; the chart's drawing shows it, the scene says what it is and what a press does."""

    feedback: ClassVar[str] = ""
    # The chart draws the outline of the field that is pointed at.
    ringed: ClassVar[bool] = False

    def __init__(
        self, field: Hex, on_click: Callable[[Hex], None], words: Callable[[Hex], Spoken]
    ) -> None:
        super().__init__(lambda: on_click(field))
        self.field = field
        self._words = words
        self._layout: HexLayout | None = None

    def lie(self, layout: HexLayout) -> None:
        """Move it to where the field lies."""
        self._layout = layout
        self.place(layout.box(self.field).scale_by(_RING))

    def hit(self, pos: Point) -> bool:
        """Tell whether the pointer is on the hexagon."""
        return self.visible and self._layout is not None and self._layout.at(pos) == self.field

    @property
    def spoken(self) -> Spoken:
        """The field, its guard and the way there, in words."""
        return self._words(self.field)
