"""Places on the screen in logical units: that of a card, a plain rectangle, and their measures."""

from __future__ import annotations

from typing import NamedTuple

#: How much higher than wide every card is; how wide a creature is, and a card of the others' rows.
CARD_SHAPE, TOKEN_WIDTH, ROW_WIDTH = 1.4, 104.0, 60.0
#: How far panels stay off the window's edges, and trays off panels; the rim of a tray.
EDGE, TRAY_AWAY, TRAY_RIM = 8.0, 4.0, 12.0
#: From which growth of the words on panels leave their ornaments away.
LARGE_WORDS = 1.2
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
