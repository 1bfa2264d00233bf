"""The faces that a player may go by: their ids, and which one a seat shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .records.record import Seat

#: Every portrait that can be chosen. The left side shows the first until its player chooses,
#: and the right side the second.
PORTRAITS = ("hearth", "moon", "oak", "forge", "tide", "storm", "thorn", "ash")


def portrait_of(seat: Seat, side: int) -> str:
    """Return the portrait that a seat shows: the chosen one, or else its side's own.

    A record of a later game may name one that there is not here; that shows the side's own too.
    The AI's deck (R9) is nobody and has none, "".
    """
    if seat.kind == "ai-deck":
        return ""
    return seat.portrait if seat.portrait in PORTRAITS else PORTRAITS[side]


def portraits_of(seats: Sequence[Seat]) -> tuple[str, str]:
    """Return what the seats of a match show, the left side's first."""
    left, right = (portrait_of(seat, side) for side, seat in enumerate(seats))
    return left, right


def with_portrait(chosen: tuple[str, str], side: int, portrait: str) -> tuple[str, str]:
    """Return the choice of both sides once ``side`` takes ``portrait``, ids or empty as before.

    Two players never look alike: who had it takes what the other one leaves.
    """
    own = [name or PORTRAITS[place] for place, name in enumerate(chosen)]
    if own[1 - side] == portrait:
        own[1 - side] = own[side]
    own[side] = portrait
    return own[0], own[1]
