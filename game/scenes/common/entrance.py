"""How the things on a screen arrive: one shortly after the other, and then they rest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.kit import Canvas, Times, ease_out_cubic

#: Seconds from one to the next, and the way that each comes from below.
STEP, RISE = 0.035, 16.0


class StaggeredEntrance:
    """Knows how far each of ``count`` things has come; where motion is reduced, all are there.

    They take ``seconds`` each, and begin ``step`` seconds after one another.
    """

    def __init__(
        self,
        count: int,
        *,
        reduced: bool = False,
        step: float = STEP,
        seconds: float = Times.appear,
    ) -> None:
        self._step = step
        self._seconds = seconds
        self._length = 0.0 if reduced else step * max(0, count - 1) + seconds
        self._elapsed = 0.0

    @property
    def over(self) -> bool:
        """Whether everything is there."""
        return self._elapsed >= self._length

    def finish(self) -> None:
        """Let everything be there."""
        self._elapsed = self._length

    def update(self, dt: float) -> bool:
        """Go on by ``dt`` seconds; True while things are on their way."""
        if self.over:
            return False
        self._elapsed += dt
        return True

    def progress(self, index: int) -> float:
        """Return how far a thing has come, 0 to 1."""
        if self.over:
            return 1.0
        return ease_out_cubic(
            min(1.0, max(0.0, (self._elapsed - self._step * index) / self._seconds))
        )

    @contextmanager
    def shifted(self, canvas: Canvas, index: int) -> Iterator[None]:
        """Draw a thing where it is on its way, and as faint."""
        t = self.progress(index)
        if t >= 1.0:
            yield
            return
        with canvas.shifted(0, RISE * (1.0 - t), alpha=round(255 * t)):
            yield
