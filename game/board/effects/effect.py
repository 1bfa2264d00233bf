"""An effect: a short-lived drawing over the table, decoration that changes nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from game.kit import Canvas


@dataclass(eq=False)
class Effect(ABC):
    """Something drawn over the table; ``alpha`` goes from 255 to 0.

    ``below`` puts it under the pieces that are lifted. ``still`` ones remain where
    motion is reduced, and fade in and out at the end of their way. ``flashes``
    are bright and large: no more than three are shown in a second.
    """

    alpha: float = field(default=255.0, kw_only=True)
    below: ClassVar[bool] = False
    still: ClassVar[bool] = False
    flashes: ClassVar[bool] = False

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw it as it is now."""


@dataclass(eq=False)
class PlacedEffect(Effect):
    """An effect whose middle is at ``x``, ``y``."""

    x: float
    y: float


@dataclass(eq=False)
class PaintedAhead(Effect):
    """Nothing to be seen yet: pictures that are soon needed at once, one painted in a frame."""

    paints: list[Callable[[Canvas], object]]

    def draw(self, canvas: Canvas) -> None:
        """Paint the next of the pictures, which is kept."""
        if self.paints:
            self.paints.pop(0)(canvas)
