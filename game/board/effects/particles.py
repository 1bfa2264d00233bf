"""Bits that fly: sparks, shards, puffs of dust. Scattered as if by chance, the same each time."""

import math
from dataclasses import dataclass
from functools import cache, partial

import pygame

from game.kit import Canvas, Colour, stretch_over

from .light import PlacedEffect, shine, stepped, streak

#: Angle in radians, share of the reach, and size as a share, of one bit.
Bit = tuple[float, float, float]
_ANGLES = 24


@cache
def scatter(count: int, seed: int, middle: float = 0.0, spread: float = math.tau) -> list[Bit]:
    """Return ``count`` bits in a fan of ``spread`` radians around the direction ``middle``."""
    bits = []
    for n in range(count):
        across = (n + 0.5 + 0.85 * math.sin(7.3 * n + seed)) / count - 0.5
        reach = 0.25 + 0.75 * abs(math.sin(3.1 * n + seed * 1.7))
        bits.append((middle + across * spread, reach, 0.55 + 0.45 * abs(math.sin(5.7 * n + seed))))
    return bits


@dataclass(eq=False)
class _Scattered(PlacedEffect):
    """Bits that fly apart from a place; ``t`` is how far they have come, 0 to 1.

    ``aim`` is the middle of their fan in radians, ``fan`` how wide it is.
    """

    colour: Colour
    count: int = 12
    reach: float = 80.0
    seed: int = 1
    t: float = 0.0
    aim: float = 0.0
    fan: float = math.tau

    @property
    def bits(self) -> list[Bit]:
        return scatter(self.count, self.seed, self.aim, self.fan)


@dataclass(eq=False)
class Sparks(_Scattered):
    """Sparks that fly apart from a place."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the sparks: long while they are fast, sinking as they slow down."""
        if self.t <= 0:
            return
        left = 1 - self.t
        fall = 30 * self.t**2
        for angle, reach, size in self.bits:
            way = self.reach * reach * (0.12 + 0.88 * self.t)
            x = self.x + math.cos(angle) * way
            y = self.y + math.sin(angle) * way + fall
            length = stepped((12 + 34 * left) * size, 4.0)
            sinking = math.atan2(math.sin(angle) + self.t * 0.5, math.cos(angle))
            box = (length, 6.0 if size < 0.75 else 8.0)
            shine(canvas, streak, self.colour, (x, y), box, self.alpha, -math.degrees(sinking))


@dataclass(eq=False)
class Shards(_Scattered):
    """Splinters that tumble from a place and fall, ``size`` units large."""

    size: float = 15.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the splinters, each turning at its own pace."""
        if self.t <= 0:
            return
        alpha = round(self.alpha)
        for number, (angle, reach, size) in enumerate(self.bits):
            way = self.reach * reach * self.t
            x = self.x + math.cos(angle) * way
            y = self.y + math.sin(angle) * way + 70 * self.t**2
            side = stepped(self.size * size, 4.0)
            key = ("shard", self.colour, number % 3)
            picture = canvas.sprite(key, (side, side), partial(_shard, self.colour, number % 3))
            turned = _turn(angle + self.t * (5 - 3 * (number % 4)))
            canvas.blit(canvas.turned(picture, key, turned), (x, y), alpha=alpha, centered=True)


_SHAPES = (
    ((0.1, 0.2), (0.9, 0.05), (0.6, 0.95)),
    ((0.05, 0.5), (0.5, 0.05), (0.95, 0.6), (0.4, 0.9)),
    ((0.2, 0.05), (0.8, 0.3), (0.35, 0.95)),
)


def _shard(colour: Colour, kind: int, canvas: Canvas) -> None:
    side = canvas.view.width
    corners = [(x * side, y * side) for x, y in _SHAPES[kind]]
    dark = tuple(channel * 5 // 9 for channel in colour)
    canvas.polygon(corners, (dark[0], dark[1], dark[2]))
    middle = (side * 0.45, side * 0.5)
    canvas.polygon([corners[0], corners[1], middle], colour)


def _turn(angle: float) -> float:
    """Return an angle in degrees, in steps that many bits have in common."""
    step = 360 / _ANGLES
    return round(-math.degrees(angle) / step) * step % 360


@dataclass(eq=False)
class Puff(PlacedEffect):
    """Clouds of dust that swell and part; ``t`` goes from 0 to 1.

    They lie beside each other over ``width``.
    """

    width: float = 110.0
    colour: Colour = (214, 196, 160)
    count: int = 7
    seed: int = 1
    rise: float = 16.0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the clouds, thinner as they swell."""
        for number in range(self.count):
            across = (number + 0.5) / self.count - 0.5
            wave = math.sin(4.1 * number + self.seed)
            x = self.x + across * self.width * (0.8 + 0.6 * self.t)
            y = self.y - self.rise * self.t * (0.6 + 0.5 * wave)
            size = stepped((32 + 12 * wave) * (0.7 + 0.8 * self.t), 6.0)
            self.stamp(
                canvas,
                ("cloud", self.colour),
                (size, size),
                self._paint,
                (x, y),
                share=1 - 0.6 * self.t,
            )

    def _paint(self, canvas: Canvas) -> None:
        stretch_over(canvas.surface, _cloud(self.colour))


@cache
def _cloud(colour: Colour) -> pygame.Surface:
    side = 64
    master = pygame.Surface((side, side), pygame.SRCALPHA)
    master.fill((*colour, 0))
    for step in range(side // 2):
        t = (step + 1) / (side // 2)
        light = tuple(min(255, round(channel * (0.86 + 0.2 * t))) for channel in colour)
        middle = (side // 2 - step // 6, side // 2 - step // 4)
        shade = (*light, round(235 * min(1.0, t * 1.35) ** 1.6))
        pygame.draw.circle(master, shade, middle, side // 2 - step)
    return master


@dataclass(eq=False)
class Trail(PlacedEffect):
    """Streaks of light along a way, as behind what is fast; the progress ``t`` moves them ahead."""

    height: float
    length: float
    colour: Colour
    ahead: int = 1
    count: int = 7
    t: float = 0.0

    below = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the streaks beside each other, each of its own length."""
        for number, (_, reach, size) in enumerate(scatter(self.count, 5)):
            y = self.y + ((number + 0.5) / self.count - 0.5) * self.height
            length = stepped(self.length * reach * min(1.0, 0.1 + self.t), 12.0)
            x = self.x - self.ahead * (length / 2 + 26 * (1 - self.t) * size)
            self.stamp(
                canvas,
                ("line", self.colour, self.ahead),
                (length, 6.0),
                partial(_line, self.colour, self.ahead),
                (x, y),
            )


def _line(colour: Colour, ahead: int, canvas: Canvas) -> None:
    """Put a line on a canvas; not of light alone, which would be lost on stone."""
    scaled = pygame.transform.smoothscale(_taper(colour), canvas.surface.get_size())
    canvas.surface.blit(pygame.transform.flip(scaled, ahead < 0, False), (0, 0))


@cache
def _taper(colour: Colour) -> pygame.Surface:
    master = pygame.Surface((256, 24), pygame.SRCALPHA)
    master.fill((*colour, 0))
    pale = tuple((channel + 2 * 255) // 3 for channel in colour)
    for half, shade in ((12, colour), (5, pale)):
        corners = [(0, 12), (256 - half, 12 - half), (255, 12), (256 - half, 12 + half)]
        pygame.draw.polygon(master, shade, corners)
    return master
