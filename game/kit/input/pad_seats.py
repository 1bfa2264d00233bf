"""Who holds which pad, where several play at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .devices import Device

SIDES = (0, 1)


@dataclass(slots=True)
class PadSeats:
    """The pads that players hold, each for one side; all other devices belong to everybody.

    A pad that is lost leaves its side waiting, for the next one that comes.
    """

    _held: dict[int, Device] = field(default_factory=dict)
    _waiting: list[int] = field(default_factory=list)

    def side_of(self, device: Device) -> int | None:
        """Return the side that a pad belongs to, or None."""
        return next((side for side, pad in self._held.items() if _same(pad, device)), None)

    def pad_of(self, side: int) -> Device | None:
        """Return the pad of a side, or None."""
        return self._held.get(side)

    def take(self, device: Device, side: int | None) -> None:
        """Give a pad to a side, which lays down the one that it had; None: to nobody."""
        old = self.side_of(device)
        if old is not None:
            del self._held[old]
        if side is not None:
            self._held[side] = device
        self._waiting.clear()

    def push(
        self, device: Device, way: int, places: Sequence[int | None] = (SIDES[0], None, SIDES[1])
    ) -> None:
        """Move a pad one place to the left (-1) or right (1); None is nobody's place."""
        held = self.side_of(device)
        here = places.index(held if held in places else None)
        self.take(device, places[min(len(places) - 1, max(0, here + way))])

    def keeps_out(self, device: Device, side: int) -> bool:
        """Whether a pad belongs to another side, while ``side`` has one of its own."""
        held = self.side_of(device)
        return held is not None and held != side and side in self._held

    def lose(self, device: Device) -> bool:
        """Take a pad away that is connected no more; True where a side held it."""
        side = self.side_of(device)
        if side is None:
            return False
        del self._held[side]
        self._waiting.append(side)
        return True

    def regain(self, device: Device) -> None:
        """Give a pad that has come to the side that has lost its own."""
        if self._waiting:
            self._held[self._waiting.pop(0)] = device


def _same(one: Device, other: Device) -> bool:
    return one.is_pad and other.is_pad and one.number == other.number
