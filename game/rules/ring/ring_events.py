"""Events of rings alone (R13 to R15); ``events`` offers them with all others."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Card


class CardRelieved(NamedTuple):
    """A card passed from ``place``, the right end of a hand, to the end of the partner's."""

    side: int
    card: Card
    place: int
    partner: int
    position: int


class SpoilsTaken(NamedTuple):
    """A seat took ``amount`` spoils, and has ``total`` now; ``fort`` where it took a Fort."""

    side: int
    amount: int
    total: int
    fort: bool
