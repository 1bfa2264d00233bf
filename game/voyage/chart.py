"""The chart as a value: waters of seven fields, each with its place and guard (R16.2, R16.21)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from .hexes import Hex

HARBOUR, OPEN, REEF, GOAL = "harbour", "open", "reef", "goal"
MINE, VILLAGE, CHEST, WRECK = "mine", "village", "chest", "wreck"
TEACHER, FORGE = "teacher", "forge"
#: Every place that a field of this game can have (R16.70).
PLACES = (HARBOUR, MINE, VILLAGE, CHEST, WRECK, TEACHER, FORGE, GOAL, OPEN, REEF)
#: Places that get the flag of the captain, and those that ask a price (R16.15).
CAPTURED, PRICED = (MINE, VILLAGE), (TEACHER, FORGE)

#: The kinds of guards (R16.23).
KINDS = (
    "runners",
    "brawlers",
    "shells",
    "spearmen",
    "breakers",
    "choirs",
    "giants",
    "shoals",
)


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
    """Seven fields, the middle first; ``name`` is "home" or that of its sheet, such as "near_a"."""

    name: str
    middle: Hex
    fields: tuple[ChartField, ...]


@dataclass(frozen=True)
class Chart:
    """All waters, home first; ``seed`` is the one that the proved chart was drawn from (R16.3)."""

    waters: tuple[Waters, ...]
    seed: int

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
    def goals(self) -> tuple[ChartField, ...]:
        """The fields of the goals."""
        return tuple([field for field in self.fields.values() if field.place == GOAL])
