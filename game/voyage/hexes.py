"""Hexagonal fields by axial coordinates: neighbours, distances, and the flower of waters.

``q`` goes to the east, ``r`` to the south-east; the six directions are sixths of a turn apart.
"""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """A field of the chart, by its axial coordinates."""

    q: int
    r: int


#: From a field to its neighbours, each a sixth of a turn after the one before.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
#: From the middle of one waters to that of the next, in the same order.
TO_NEXT_WATERS = (Hex(2, 1), Hex(-1, 3), Hex(-3, 2), Hex(-2, -1), Hex(1, -3), Hex(3, -2))

_NOWHERE = Hex(0, 0)


def moved(start: Hex, by: Hex) -> Hex:
    """Return the field that lies ``by`` from ``start``."""
    return Hex(start.q + by.q, start.r + by.r)


def neighbours(middle: Hex) -> tuple[Hex, ...]:
    """Return the six fields around one."""
    return tuple([moved(middle, direction) for direction in DIRECTIONS])


def seven(middle: Hex) -> tuple[Hex, ...]:
    """Return the fields of a waters, its middle first."""
    return (middle, *neighbours(middle))


def distance(one: Hex, other: Hex = _NOWHERE) -> int:
    """Return how many steps there are from one field to another."""
    q, r = one.q - other.q, one.r - other.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def course(start: Hex, end: Hex) -> tuple[tuple[int, int], ...]:
    """Return how one field lies from another: so many steps in one of ``DIRECTIONS``, or in two.

    Each part is the number of a direction, and the steps; together they are the ``distance``.
    """
    q, r = end.q - start.q, end.r - start.r
    for number, ahead in enumerate(DIRECTIONS):
        beside = (number + 1) % len(DIRECTIONS)
        turned = DIRECTIONS[beside]
        steps, aside = q * turned.r - r * turned.q, ahead.q * r - ahead.r * q
        if steps > 0 and aside >= 0:
            return ((number, steps), (beside, aside))[: 2 if aside else 1]
    return ()
