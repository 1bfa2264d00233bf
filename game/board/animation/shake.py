"""The shake of the table after a heavy blow: small, and soon over."""

from __future__ import annotations

import math

#: Logical units, seconds, and how often a second it goes there and back.
MOST = 6.0
SECONDS = 0.34
_PACE = 15.0


class Shake:
    """How far the table is off its place, and for how long yet."""

    def __init__(self) -> None:
        self._strength = 0.0
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
        return left * math.cos(turn), 0.7 * left * math.sin(1.3 * turn + 0.9)

    def start(self, strength: float) -> None:
        """Shake by ``strength`` units, unless it shakes more already."""
        left = 0.0 if self.done else (1 - self._gone / SECONDS) ** 2 * self._strength
        if strength > left:
            self._strength = min(MOST, strength)
            self._gone = 0.0

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._gone = min(SECONDS, self._gone + dt)

    def stop(self) -> None:
        """Lie still."""
        self._gone = SECONDS
