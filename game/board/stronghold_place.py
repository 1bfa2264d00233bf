"""Where strongholds stand: as buildings on the land, and as rulers below their rows."""

from dataclasses import dataclass

import pygame

from game.kit import Point
from game.rules import UNDECIDED, Field

from .layout import Layout
from .spots import Box, Spot
from .table import Table
from .table_side import Piece, TableSide

#: The size of a picture of a stronghold in design units, and how far below its top the foot is.
SIZE, FOOT = (190.0, 262.0), 238.0
#: How far the picture reaches beyond the window's edge.
_BEYOND = 2.0
#: The foot of a stronghold, below the middle of the upper lane, in units of the board.
_BETWEEN = 172.0
#: In a ring two stand at the right: how small, and the feet of the upper and of the lower one.
_SMALL, _FEET = 0.62, (78.0, 278.0)
#: Where blows arrive: a share of the size.
_HEART = 0.64
#: The part of a picture that is wall: the shares of its width and height that are air at its edges.
_AIR = 0.14
#: From which share of the way to the end on a stronghold looks badly hurt; how few hits are few.
_BADLY, _FEW = 0.5, 2
#: The shares of the Horde's cards that are spent, from which on its stronghold looks hurt.
_HORDE_WORN, _HORDE_BADLY = 0.3, 0.6

#: The lands of the seats, by the names of their pictures.
LAND_NAMES = ("meadow", "autumn", "frost", "heath")
#: The land of the Horde.
AUTUMN = 1

#: What is left of a Bastion and of a Fort, from the best to the worst.
WHOLE, WORN, BREACHED, FORT, LAST, RUIN = RUINS = (
    *("whole", "worn", "breached"),
    *("fort", "last", "ruin"),
)

#: A stronghold further than this from its row is on its way, and no beginning of a ruler.
_BESIDE = 4.0


def land_of(field: Field, seat: int) -> int:
    """Return whose land that of a seat is: both wings come from the Horde's own."""
    return AUTUMN if seat in field.wings else seat


def picture_of(land: int, ruin: str) -> str:
    """Return the name of the picture of what is left of the stronghold of a land."""
    return f"strongholds/{LAND_NAMES[land]}_{ruin}"


def stronghold_box(layout: Layout, side: int) -> Box | None:
    """Return where the building of a side stands; None where its land is out of sight."""
    bridges = [layout.bridge_of(side, lane) for lane in (0, 1) if layout.is_in_sight(side, lane)]
    if not bridges:
        return None
    right, small = layout.on_right(side), len(bridges) == 1
    scale = layout.zoom * (_SMALL if small else 1.0)
    foot = layout.lane_middle(0) + layout.cover * (_FEET[bridges[0]] if small else _BETWEEN)
    width, height = SIZE[0] * scale, SIZE[1] * scale
    beyond = _BEYOND * scale
    x = layout.width - width + beyond if right else -beyond
    return Box(x, foot - FOOT * scale, width, height)


def stronghold_at(table: Table, layout: Layout, pos: Point) -> Piece | None:
    """Return the card of the stronghold whose building stands at a point."""
    for side in table.field.sides:
        box = stronghold_box(layout, side)
        if box is not None:
            walls = pygame.FRect(box).inflate(-_AIR * box.width, -_AIR * box.height)
            if walls.collidepoint(pos):
                return table.sides[side].stronghold
    return None


def struck_at(layout: Layout, side: int, piece: Piece) -> Point:
    """Return where an attack on a stronghold ends: at its building, else at its card."""
    box = stronghold_box(layout, side)
    if box is None:
        return piece.x, piece.y
    return box.x + box.width / 2, box.y + box.height * _HEART


def ruin_of(table: Table, number: int) -> str:
    """Return what is left of the stronghold of a side, as one of ``RUINS``."""
    side = table.sides[number]
    if _is_fallen(table, side):
        return RUIN
    lost, badly = _lost(side)
    if side.fort:
        return LAST if badly else FORT
    return BREACHED if badly else WORN if lost else WHOLE


def _is_fallen(table: Table, side: TableSide) -> bool:
    if side.horde:
        return side.keep.ran_out and table.winner != UNDECIDED
    return side.keep.fallen or (side.fort and side.life <= 0 and table.winner != UNDECIDED)


def _lost(side: TableSide) -> tuple[bool, bool]:
    """Return whether a stronghold has been hurt, and whether badly."""
    if side.horde:
        whole = side.deck + len(side.keep.discard)
        spent = len(side.keep.discard) / max(whole, 1)
        return spent >= _HORDE_WORN, spent >= _HORDE_BADLY or side.keep.ran_out
    pushed = side.place + side.pushed
    few = side.fort and side.life <= _FEW
    return pushed > 0, few or pushed >= _BADLY * max(len(side.hand), 1)


@dataclass(frozen=True, slots=True)
class Ruler:
    """The ruler of the stronghold of ``side``: its groove, and what lies along it.

    ``start`` is where the stronghold stands, ``notches`` are the places that the hits which are
    left would push it to: the last of them is where it is destroyed. All are heights and widths
    in logical units.
    """

    side: int
    own: bool
    fort: bool
    start: float
    notches: tuple[float, ...]
    y: float
    height: float

    @property
    def end(self) -> float:
        """Where the stronghold is destroyed."""
        return self.notches[-1] if self.notches else self.start

    @property
    def box(self) -> Box:
        """All of it, for the pointer."""
        reach = self.height
        return Box(self.start, self.y - reach, self.end - self.start + reach, 2 * reach)


def row_slot(table: Table, layout: Layout, number: int, index: int) -> Spot:
    """Return the place ``index`` from the left in a row, the stronghold counted."""
    return layout.row(number, index, len(table.sides[number].hand) + 1)


def ruler_of(table: Table, layout: Layout, number: int) -> Ruler | None:
    """Return the ruler of a side; None for a Horde, whose life is its deck (R9.6)."""
    side = table.sides[number]
    if side.horde:
        return None
    own = number == table.viewer
    slots = [row_slot(table, layout, number, index) for index in range(len(side.hand) + 1)]
    piece, home = side.stronghold, slots[side.place]
    start = piece.x if abs(piece.y - home.y) < _BESIDE else home.x
    notches = tuple(slot.x for slot in slots[side.place + 1 :])
    box = layout.ruler(number)
    return Ruler(number, own, side.fort, start, notches, box.y + box.height / 2, box.height)
