"""How things come in: one after the other, and how far along something is."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.kit import Canvas, Times, ease_out_cubic, interface_flipped

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


def across(box: pygame.FRect, share: float) -> float:
    """Return where in a box, in the scene's own places, a share of the time is over, 0 to 1."""
    return box.right - box.width * share if interface_flipped() else box.x + box.width * share


def share_at(box: pygame.FRect, x: float) -> float:
    """Return the share of the time that is over at a place; it may lie before 0 or after 1."""
    return (box.right - x if interface_flipped() else x - box.x) / box.width


def way_of(name: str) -> int:
    """Return 1 for the arrow key that goes on, -1 for that which goes back, 0 for another."""
    ways = {"left": -1, "right": 1}
    return -ways.get(name, 0) if interface_flipped() else ways.get(name, 0)
