"""Where the ruler of a stronghold lies: from the stronghold, hit by hit, to where it is destroyed.

A stronghold that is hit moves to the right (R4.1), and is destroyed as the rightmost card (R4.2):
so each card to its right is one hit, and the last one's place is the end.
"""

from dataclasses import dataclass

from .layout import Layout
from .spots import Box, Spot
from .table import Table

#: A stronghold further than this from its row is on its way, and no beginning of a ruler.
_BESIDE = 4.0


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
