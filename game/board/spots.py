"""Places on the screen in logical units: that of a card, and a plain rectangle."""

from __future__ import annotations

from typing import NamedTuple

#: How far a card of the hand is held up, and how much larger it is then.
_RAISED, _LARGER = 24.0, 1.14


class Spot(NamedTuple):
    """A card's place: the middle of it, and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""
        return self.x - self.width / 2, self.y - self.height / 2, self.width, self.height

    @property
    def raised(self) -> Spot:
        """Where a card of the hand is that is held up from there."""
        return Spot(self.x, self.y - _RAISED, self.width * _LARGER, self.height * _LARGER)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether ``point`` is inside."""
        return (
            abs(point[0] - self.x) <= self.width / 2 and abs(point[1] - self.y) <= self.height / 2
        )


class Box(NamedTuple):
    """A rectangle by its left and top."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether ``point`` is inside."""
        return (
            self.x <= point[0] <= self.x + self.width and self.y <= point[1] <= self.y + self.height
        )
