"""How the picture of the board is pushed, and seen closer, by a blow."""

import math

from game.kit import Point

#: Logical units, seconds, and how often a second it goes there and back.
MOST = 6.0
SECONDS = 0.34


_PACE = 9.0
#: How close one comes to a stronghold that breaks, and for how many seconds.
ZOOM, ZOOM_SECONDS = 1.04, 0.4


class Shake:
    """How far the table is off its place, and for how long yet."""

    def __init__(self) -> None:
        self._strength, self._ahead = 0.0, 1
        self._gone = SECONDS

    @property
    def done(self) -> bool:
        """Whether the table lies still."""
        return self._gone >= SECONDS

    @property
    def offset(self) -> tuple[float, float]:
        """How far the table is off its place now, to the right and down."""
        if self.done:
            return 0.0, 0.0
        left = (1 - self._gone / SECONDS) ** 2 * self._strength
        turn = math.tau * _PACE * self._gone
        return self._ahead * left * math.cos(turn), 0.7 * left * math.sin(1.3 * turn + 0.9)

    def start(self, strength: float, ahead: int = 1) -> None:
        """Shake by ``strength`` units, ``ahead`` first, unless it shakes more already."""
        left = 0.0 if self.done else (1 - self._gone / SECONDS) ** 2 * self._strength
        if strength > left:
            self._strength, self._ahead = min(MOST, strength), ahead
            self._gone = 0.0

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._gone = min(SECONDS, self._gone + dt)

    def stop(self) -> None:
        """Lie still."""
        self._gone = SECONDS


class Zoom:
    """How much larger the table is seen for a moment, and about which place."""

    def __init__(self) -> None:
        self.about: Point = (0.0, 0.0)
        self._gone = ZOOM_SECONDS

    @property
    def by(self) -> float:
        """How many times as large as it is the table is seen now."""
        left = 1 - self._gone / ZOOM_SECONDS
        return 1.0 + (ZOOM - 1.0) * left * left

    def start(self, about: Point) -> None:
        """Come close to a place at once, and leave it slowly."""
        self.about, self._gone = about, 0.0

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._gone = min(ZOOM_SECONDS, self._gone + dt)

    def stop(self) -> None:
        """Be as far away as ever."""
        self._gone = ZOOM_SECONDS
