"""Short-lived drawings over the table: figures that rise, arrows, rings and sparks.

Each is moved by tweens on its attributes and drawn until its ``alpha`` is 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Protocol

from game.kit import Canvas, Colour, Colours, style


class Effect(Protocol):
    """Something drawn over the table; ``alpha`` goes from 255 to 0."""

    alpha: float

    def draw(self, canvas: Canvas) -> None:
        """Draw it as it is now."""


@dataclass(eq=False)
class Figure:
    """A short text that rises from a place: damage, a shield's refusal."""

    text: str
    x: float
    y: float
    colour: Colour = Colours.victim
    size: float = 38.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the text with a dark outline."""
        look = style.BADGE.but(size=self.size, colour=self.colour, outline=3.0)
        canvas.text(self.text, (self.x, self.y), look, alpha=round(self.alpha))


@dataclass(eq=False)
class Sign:
    """A medallion that appears over a creature when its ability matters."""

    icon: str
    x: float
    y: float
    size: float = 58.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the medallion."""
        half = self.size / 2
        where = (self.x - half, self.y - half, self.size, self.size)
        canvas.image(f"ui/ic_{self.icon}", where, alpha=round(self.alpha))


@dataclass(eq=False)
class Way:
    """An arrow from an attacker to its target, that grows with ``share``."""

    start: tuple[float, float]
    end: tuple[float, float]
    colour: Colour = Colours.attacker
    bend: float = 60.0
    share: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the arrow that has grown: the whole one, clipped.

        One picture for all steps; a picture a step would be painted anew in every frame.
        """
        if self.share >= 1:
            self._arrow(canvas)
            return
        (x0, y0), (x1, y1) = self.start, self.end
        left, top = min(x0, x1) - 40, min(y0, y1) - 130
        width, height = abs(x1 - x0) + 80, abs(y1 - y0) + 260
        grown = width * self.share
        x = left if x1 >= x0 else left + width - grown
        with canvas.clip((x, top, grown, height)):
            self._arrow(canvas)

    def _arrow(self, canvas: Canvas) -> None:
        canvas.arrow(
            self.start, self.end, self.colour, bend=self.bend, width=9, alpha=round(self.alpha)
        )


@dataclass(eq=False)
class Sparks:
    """Bits that fly apart from a place; ``spread`` is how far they have come, 0 to 1."""

    x: float
    y: float
    colour: Colour
    count: int = 12
    reach: float = 80.0
    seed: int = 1
    spread: float = 0.0
    alpha: float = 255.0
    _ways: list[tuple[float, float, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        # A scatter that looks random and is the same for the same blow.
        for n in range(self.count):
            angle = (n + 0.37 * math.sin(7.3 * n + self.seed)) * math.tau / self.count
            speed = 0.45 + 0.55 * abs(math.sin(3.1 * n + self.seed * 1.7))
            self._ways.append((math.cos(angle) * speed, math.sin(angle) * speed, 2.0 + n % 3 * 1.5))

    def draw(self, canvas: Canvas) -> None:
        """Draw the bits, which sink a little as they fly."""
        for dx, dy, size in self._ways:
            x = self.x + dx * self.reach * self.spread
            y = self.y + dy * self.reach * self.spread + 26 * self.spread**2
            canvas.circle((x, y), size, self.colour, alpha=round(self.alpha))


@dataclass(eq=False)
class Flash:
    """A frame of light around a card."""

    x: float
    y: float
    width: float
    height: float
    colour: Colour = Colours.light
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the light."""
        rect = (self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)
        canvas.fill(rect, self.colour, radius=10, alpha=round(self.alpha * 0.32))
        canvas.glow(rect, self.colour, strength=round(self.alpha), spread=16, filled=False)
