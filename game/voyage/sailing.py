"""Under sail: the shown way to a field, and what the fleet passes on it (R16.13, R16.15)."""

# ruff: noqa: ARG001
from __future__ import annotations

from dataclasses import dataclass

from .hexes import Hex
from .voyage_state import Voyage


@dataclass(frozen=True, slots=True)
class ShownWay:
    """The way to a field: the fields from the next one to the last, a sail each.

    ``today`` is how many of them the sails of this day reach; ``met`` tells whether a guard waits
    at the end that does not yield.
    """

    fields: tuple[Hex, ...]
    today: int
    met: bool

    @property
    def sails(self) -> int:
        """The sails that it costs."""
        return len(self.fields)


def way(voyage: Voyage, field: Hex) -> ShownWay | None:
    """Return the shortest way to a field, or None where none leads there."""
    raise ValueError("this comes with the next commit")
