"""The chart as a value: waters of seven fields, each with its place and guard (R16.2, R16.21).

Fields are hexagons by axial coordinates: ``q`` goes to the east, ``r`` to the south-east; the six
directions are sixths of a turn apart.
"""

from dataclasses import dataclass
from functools import cached_property
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
            parts = (number, steps), (beside, aside)
            return parts if aside else parts[:1]
    return ()


HARBOUR, OPEN, REEF, GOAL = "harbour", "open", "reef", "goal"
MINE, STONE_MINE, CRYSTAL_MINE, VILLAGE = "mine", "stone_mine", "crystal_mine", "village"
CHEST, WRECK, VAULT = "chest", "wreck", "vault"
TEACHER, FORGE, MARKET, FERRY = "teacher", "forge", "market", "ferry"
LOOKOUT, SHRINE, PRISON = "lookout", "shrine", "prison"
BUOY, RIVAL_HARBOUR = "buoy", "rival_harbour"
#: Places that get the flag of the captain, and those that ask a price (R16.15).
CAPTURED = (MINE, STONE_MINE, CRYSTAL_MINE, VILLAGE)
PRICED = (TEACHER, FORGE, MARKET, FERRY)
#: The places that a sheet of waters can have (R16.70).
SHEET_PLACES = (*CAPTURED, *PRICED, CHEST, WRECK, VAULT, LOOKOUT, SHRINE, PRISON)
#: Every place that a field of this game can have.
PLACES = (HARBOUR, *SHEET_PLACES, GOAL, BUOY, RIVAL_HARBOUR, OPEN, REEF)
#: Places without a guard of their own (R16.21).
UNGUARDED = (MARKET, FERRY, LOOKOUT)

#: The names of sheets tell by their beginning where they lie (R16.2).
NEAR, FAR, HOME_WATERS, HEART_WATERS = "near_", "far_", "home", "heart"
RIVAL_WATERS = "rival"

#: The kinds of guards (R16.23).
KINDS = ("runners", "brawlers", "shells", "spearmen", "breakers", "choirs", "giants", "shoals")


@dataclass(frozen=True, slots=True)
class ChartField:
    """A field: ``place`` is one of ``PLACES``, ``depth`` 0 where there is no guard (R16.21).

    ``kind`` is the kind of the guard (R16.23), drawn with the chart; ``goal`` is the id of a goal,
    "" elsewhere.
    """

    hex: Hex
    place: str
    depth: int = 0
    kind: str = ""
    goal: str = ""


@dataclass(frozen=True, slots=True)
class Waters:
    """Seven fields, the middle first; ``name`` is "home", "heart", "rival" or that of its sheet."""

    name: str
    middle: Hex
    fields: tuple[ChartField, ...]


@dataclass(frozen=True)
class Chart:
    """All waters, home first; ``seed`` is the one that the proved chart was drawn from (R16.3).

    ``hidden_goal`` lies below one of the open fields of the far waters, where there is one.
    """

    waters: tuple[Waters, ...]
    seed: int
    hidden_goal: ChartField | None = None

    @cached_property
    def fields(self) -> dict[Hex, ChartField]:
        """The fields by where they lie."""
        return {field.hex: field for waters in self.waters for field in waters.fields}

    @cached_property
    def waters_of(self) -> dict[Hex, int]:
        """The number of its waters for every field."""
        return {
            field.hex: number
            for number, waters in enumerate(self.waters)
            for field in waters.fields
        }

    @cached_property
    def harbour(self) -> Hex:
        """Where the harbour lies."""
        return next(field.hex for field in self.fields.values() if field.place == HARBOUR)

    @cached_property
    def far_open(self) -> tuple[Hex, ...]:
        """The open fields of the far waters, of which one may have the hidden goal."""
        return tuple(
            [
                field.hex
                for waters in self.waters
                if waters.name.startswith(FAR)
                for field in waters.fields
                if field.place == OPEN
            ]
        )

    @cached_property
    def goals(self) -> tuple[ChartField, ...]:
        """The fields of the goals."""
        return tuple([field for field in self.fields.values() if field.place == GOAL])
