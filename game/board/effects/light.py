"""Effects: short-lived drawings over the table; here those made of light, added to what lies below.

Each is one small picture, painted once and scaled, turned and dimmed in steps that are kept;
an added picture costs less to draw than one with an opacity.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

import pygame

from game.kit import Canvas, Colour, Point, Size, scaled_smoothly


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

    def stamp(
        self,
        canvas: Canvas,
        key: Hashable,
        size: Size,
        paint: Callable[[Canvas], None],
        middle: Point,
        *,
        angle: float = 0.0,
        share: float = 1.0,
    ) -> None:
        """Draw what is painted once for a key and size, turned, at a share of its ``alpha``."""
        picture = canvas.turned(canvas.sprite(key, size, paint), key, angle)
        canvas.blit(picture, middle, alpha=round(self.alpha * share), centered=True)


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


LEVELS = 8
_SIZE_STEP = 6.0
#: So many steps of its own lead to a length, or to the larger of these; beyond, steps double.
_STEPS, _FINE = 20, 96.0
_ANGLE_STEP = 15
_MASTER = 128
#: How long a spear is at most: turned, a longer one would be a picture as large as the window.
_SPEAR_MOST = 240.0
Paint = Callable[[Colour], pygame.Surface]


def shine(
    canvas: Canvas,
    paint: Paint,
    colour: Colour,
    center: Point,
    size: Size,
    alpha: float,
    angle: float = 0.0,
) -> None:
    """Add a picture of light at ``center``; ``alpha`` is 0 to 255, ``angle`` in degrees."""
    level = round(min(255.0, alpha) / 255 * LEVELS)
    if level <= 0 or min(size) <= 0.5:
        return
    key, pixels = (paint.__name__, colour, level), canvas.view.size_px(size)
    picture = canvas.context.passing.get((key, pixels), lambda: _lit(paint(colour), pixels, level))
    step = round(angle / _ANGLE_STEP) * _ANGLE_STEP
    canvas.shine(canvas.turned(picture, key, step) if step % 360 else picture, center)


def stepped(length: float, step: float = _SIZE_STEP) -> float:
    """Return a length in steps, so that what grows needs few pictures: the larger, the fewer."""
    while length > max(_FINE, _STEPS * step):
        step *= 2
    return max(step, round(length / step) * step)


def grown(
    canvas: Canvas, key: Hashable, master: Size, paint: Callable[[Canvas], None], size: Size
) -> pygame.Surface:
    """Return what ``paint`` draws in the size of ``master``, scaled to ``size``.

    Growing shapes are needed in many sizes, and scaling costs much less than painting.
    """
    return canvas.scaled(canvas.sprite((key, "master"), master, paint), key, size)


def _lit(master: pygame.Surface, pixels: tuple[int, int], level: int) -> pygame.Surface:
    picture = scaled_smoothly(master, pixels)
    if level < LEVELS:
        picture.fill((255 * level // LEVELS,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _dimmed(colour: Colour, share: float) -> Colour:
    red, green, blue = (min(255, round(channel * share)) for channel in colour)
    return red, green, blue


def _hot(colour: Colour, heat: float) -> Colour:
    """Return a colour that goes to white with ``heat`` 0 to 1."""
    red, green, blue = (round(channel + (255 - channel) * heat) for channel in colour)
    return red, green, blue


# Masters: light on black


@cache
def glow(colour: Colour) -> pygame.Surface:
    """Return a round light that falls off softly."""
    master = pygame.Surface((_MASTER, _MASTER))
    middle, steps = _MASTER // 2, _MASTER // 2
    for step in range(steps):
        t = (step + 1) / steps
        light = _hot(_dimmed(colour, t**2.2), 0.35 * t**6)
        pygame.draw.circle(master, light, (middle, middle), steps - step)
    return master


@cache
def star(colour: Colour) -> pygame.Surface:
    """Return a star of long and short rays with a white heart."""
    large = pygame.Surface((4 * _MASTER, 4 * _MASTER))
    middle = 2 * _MASTER
    for width, light in ((1.0, _dimmed(colour, 0.5)), (0.72, colour), (0.42, _hot(colour, 0.8))):
        points = []
        rays = 9
        for number in range(2 * rays):
            angle = math.tau * number / (2 * rays) + 0.2
            long = 0.98 if number % 4 == 0 else 0.68
            reach = (long if number % 2 == 0 else 0.24) * middle * (width**0.8)
            points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
        pygame.draw.polygon(large, light, points)
    pygame.draw.circle(large, _hot(colour, 0.95), (middle, middle), middle * 0.17)
    return pygame.transform.smoothscale(large, (_MASTER, _MASTER))


@cache
def ring(colour: Colour) -> pygame.Surface:
    """Return a ring of light, brightest at its outer edge."""
    master = pygame.Surface((2 * _MASTER, 2 * _MASTER))
    middle = _MASTER
    for step in range(14):
        t = step / 13
        light = _hot(_dimmed(colour, (1 - t) ** 2), 0.4 * (1 - t) ** 3)
        pygame.draw.circle(master, light, (middle, middle), middle - 4 - step, 3)
    return pygame.transform.smoothscale(master, (_MASTER, _MASTER))


@cache
def streak(colour: Colour) -> pygame.Surface:
    """Return a spark in flight to the right: a tail, and a bright end."""
    large = pygame.Surface((96, 24))
    for share, light in ((1.0, _dimmed(colour, 0.35)), (0.66, colour), (0.3, _hot(colour, 0.85))):
        half = 11 * share
        tail = 94 - 92 * share
        pygame.draw.polygon(large, light, [(tail, 12), (80, 12 - half), (80, 12 + half)])
        pygame.draw.circle(large, light, (80, 12), half)
    return pygame.transform.smoothscale(large, (48, 12))


@cache
def spear(colour: Colour) -> pygame.Surface:
    """Return a spear of light that flies to the right, its point at the right edge."""
    large = pygame.Surface((512, 64))
    for share in (1.0, 0.8, 0.62, 0.46, 0.3, 0.16):
        light = _hot(_dimmed(colour, 0.18 + 0.82 * (1 - share)), max(0.0, 0.8 - 1.6 * share))
        half = 31 * share
        shoulder = 470 - 70 * (1 - share)
        points = [(24 * share, 32), (shoulder, 32 - half), (510 - 26 * (1 - share), 32)]
        pygame.draw.polygon(large, light, [*points, (shoulder, 32 + half)])
    return pygame.transform.smoothscale(large, (256, 32))


# Effects


@dataclass(eq=False)
class Burst(PlacedEffect):
    """A star of light that bursts out of a place; ``t`` (0 to 1) of ``size`` is out."""

    size: float
    colour: Colour
    t: float = 0.3
    flashes = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the star in its glow."""
        side = stepped(self.size * self.t, 12.0)
        shine(canvas, glow, self.colour, (self.x, self.y), (side, side), self.alpha * 0.6)
        shine(canvas, star, self.colour, (self.x, self.y), (side, side), self.alpha)


@dataclass(eq=False)
class Ring(PlacedEffect):
    """A wave that runs outwards from a place; ``t`` (0 to 1) of ``radius`` is done.

    ``flat`` squeezes it, as a ring that lies on the water.
    """

    radius: float
    colour: Colour
    t: float = 0.15
    flat: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring, weaker the wider it is."""
        if self.t <= 0:
            return
        alpha = self.alpha * (1 - 0.7 * self.t**2)
        side = stepped(2 * self.radius * self.t, 8.0)
        shine(canvas, ring, self.colour, (self.x, self.y), (side, side * self.flat), alpha)


@dataclass(eq=False)
class Spear(Effect):
    """A spear of light from ``start`` to ``end``; its point is at ``t`` (0 to 1) of the way."""

    start: Point
    end: Point
    colour: Colour
    width: float = 30.0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the part behind the point, in steps of length."""
        if self.t <= 0:
            return
        (x0, y0), (x1, y1) = self.start, self.end
        across, down = x1 - x0, y1 - y0
        full = math.hypot(across, down)
        length = stepped(min(_SPEAR_MOST, full * self.t), 24.0)
        angle = -math.degrees(math.atan2(down, across))
        back = max(0.0, full * self.t - length / 2) / (full or 1.0)
        middle = (x0 + across * back, y0 + down * back)
        shine(canvas, spear, self.colour, middle, (length, self.width), self.alpha, angle)
        tip = x0 + across * self.t, y0 + down * self.t
        side = stepped(self.width * 0.9)
        shine(canvas, glow, self.colour, tip, (side, side), self.alpha)
