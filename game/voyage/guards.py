"""Guards: how many cards they have, their settings, and whether they yield (R16.21 to R16.25)."""

# ruff: noqa: ARG001
from __future__ import annotations

from dataclasses import dataclass

from game.rules import Difficulty

from .hexes import Hex
from .voyage_state import Voyage


@dataclass(frozen=True, slots=True)
class Guard:
    """The guard of a field as it is shown (R16.22).

    ``kind`` is one of ``KINDS``, ``settings`` those of its Horde, ``cards`` their number, and
    ``faces`` those of its stronghold, 1 or 2. ``more`` tells why there are more or fewer cards
    than its depth has: pairs of "difficulty", "lost", "waiting" or "pilots", and a number.
    ``tomorrow`` is the number of cards on the next day. ``leaves`` is the last day on which a goal
    is there, ``tries`` the fights that may still be lost with it; 0 where there is no such end.
    """

    field: Hex
    goal: str
    depth: int
    kind: str
    settings: Difficulty
    cards: int
    faces: int
    gold: int
    yields: bool
    more: tuple[tuple[str, int], ...] = ()
    tomorrow: int = 0
    leaves: int = 0
    tries: int = 0


def guard_of(voyage: Voyage, field: Hex) -> Guard | None:
    """Return the guard of a field that is still there; None for none, or a hidden field."""
    raise ValueError("this comes with the next commit")
