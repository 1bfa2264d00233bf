"""What incantations look like: what is thrown, fire, the whirlwind, and the dark sphere."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.kit import Canvas, Colour, Point

from .effects import Effect, shine
from .effects_light import glow, stepped, streak

_TURN = 15
_FIRE: Colour = (255, 138, 40)
_HOT: Colour = (255, 222, 120)
_DARK: Colour = (22, 16, 28)
_ROCK: Colour = (96, 70, 66)
_ROCK_LIT: Colour = (168, 118, 92)
_GLASS: Colour = (150, 214, 224)
_CORK: Colour = (150, 104, 62)
_WIND: Colour = (206, 240, 250)
_WIND_DARK: Colour = (92, 150, 176)
_VIOLET: Colour = (150, 66, 236)


def _bomb(sheet: Canvas) -> None:
    """Paint a round bomb with a short fuse at the upper right."""
    side = sheet.view.width
    sheet.line((side * 0.66, side * 0.34), (side * 0.86, side * 0.1), (196, 160, 110), width=4)
    sheet.circle((side * 0.46, side * 0.56), side * 0.4, (10, 8, 14))
    sheet.circle((side * 0.45, side * 0.55), side * 0.36, (44, 42, 58))
    sheet.circle((side * 0.4, side * 0.49), side * 0.24, (66, 64, 86))
    sheet.circle((side * 0.32, side * 0.42), side * 0.09, (214, 218, 236))
    corners = [(0.58, 0.3), (0.68, 0.22), (0.79, 0.36), (0.69, 0.43)]
    sheet.polygon([(side * x, side * y) for x, y in corners], (70, 66, 80))


def _flask(sheet: Canvas) -> None:
    """Paint a round flask, half full of fire."""
    side = sheet.view.width
    middle = (side * 0.5, side * 0.62)
    sheet.fill((side * 0.4, side * 0.12, side * 0.2, side * 0.3), _GLASS, radius=3)
    sheet.fill((side * 0.39, side * 0.03, side * 0.22, side * 0.14), _CORK, radius=3)
    sheet.circle(middle, side * 0.35, (30, 40, 54))
    sheet.circle(middle, side * 0.32, _GLASS)
    sheet.circle((side * 0.5, side * 0.65), side * 0.28, (226, 66, 20))
    sheet.circle((side * 0.5, side * 0.69), side * 0.2, _FIRE)
    sheet.circle((side * 0.49, side * 0.74), side * 0.1, _HOT)
    sheet.circle((side * 0.39, side * 0.5), side * 0.06, (250, 255, 255))


def _rock(sheet: Canvas) -> None:
    """Paint a jagged rock, glowing below where it meets the air."""
    side = sheet.view.width
    for share, colour in ((1.0, _FIRE), (0.9, (58, 34, 38)), (0.8, _ROCK)):
        corners = []
        for number in range(9):
            reach = side * 0.49 * share * (0.8 + 0.2 * math.sin(number * 2.4 + 1))
            turn = math.tau * number / 9
            corners.append((side / 2 + reach * math.cos(turn), side / 2 + reach * math.sin(turn)))
        sheet.polygon(corners, colour)
    lit = [(0.2, 0.4), (0.38, 0.18), (0.58, 0.2), (0.5, 0.36), (0.34, 0.46)]
    sheet.polygon([(side * x, side * y) for x, y in lit], _ROCK_LIT)
    for x, y, size in ((0.62, 0.6, 0.09), (0.4, 0.68, 0.06), (0.68, 0.38, 0.05)):
        sheet.circle((side * x, side * y), side * size, (64, 44, 46))
    sheet.line((side * 0.3, side * 0.58), (side * 0.52, side * 0.5), _FIRE, width=side * 0.03)
    sheet.line((side * 0.52, side * 0.5), (side * 0.56, side * 0.8), _FIRE, width=side * 0.03)


_PAINTS: dict[str, Callable[[Canvas], None]] = {"bomb": _bomb, "flask": _flask, "rock": _rock}


@dataclass(eq=False)
class Thrown(Effect):
    """A thing in flight, turning with ``angle``, and the fire that it trails."""

    kind: str
    x: float
    y: float
    size: float
    angle: float = 0.0
    fire: float = 0.0
    alpha: float = 255.0
    _seen: deque[Point] = field(default_factory=lambda: deque(maxlen=14))

    def draw(self, canvas: Canvas) -> None:
        """Draw its trail, and the thing itself over it."""
        self._seen.append((self.x, self.y))
        for number, place in enumerate(self._seen):
            share = (number + 1) / len(self._seen)
            side = stepped(self.fire * (0.25 + 0.75 * share), 8.0)
            colour = _HOT if share > 0.75 else _FIRE
            shine(canvas, glow, colour, place, (side, side), self.alpha * 0.75 * share * share)
        key = ("thrown", self.kind)
        picture = canvas.sprite(key, (self.size, self.size), _PAINTS[self.kind])
        angle = round(self.angle / _TURN) * _TURN
        turned = canvas.turned(picture, key, angle)
        canvas.blit(turned, (self.x, self.y), alpha=round(self.alpha), centered=True)
        if self.kind == "bomb":
            self._fuse(canvas)

    def _fuse(self, canvas: Canvas) -> None:
        turn = math.radians(-self.angle - 48)
        reach = self.size * 0.54
        tip = self.x + reach * math.cos(turn), self.y + reach * math.sin(turn)
        side = stepped(26 + 8 * math.sin(self.angle * 0.3), 6.0)
        shine(canvas, glow, _HOT, tip, (side, side), self.alpha)


@dataclass(eq=False)
class Blaze(Effect):
    """Fire that stands over a card: it rises and sinks as ``share`` goes from 0 to 1."""

    x: float
    y: float
    width: float
    height: float
    share: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw tongues of fire beside each other, each in its own rhythm."""
        swell = math.sin(math.pi * min(1.0, self.share)) ** 0.6
        foot = self.y + self.height * 0.42
        light = self.width * 1.9
        shine(canvas, glow, _FIRE, (self.x, self.y), (light, light * 1.1), 150 * swell)
        for number in range(7):
            across = (number + 0.5) / 7 - 0.5
            lick = 0.72 + 0.28 * math.sin(self.share * 26 + number * 2.3)
            tall = self.height * (1.1 - 1.1 * abs(across)) * lick * swell
            if tall < 14:
                continue
            size = (self.width * 0.34, stepped(tall, 14.0))
            picture = canvas.sprite(("tongue", number % 2), size, _tongue)
            x = self.x + across * self.width * 0.95 + 5 * math.sin(self.share * 17 + number)
            place = (x, foot - size[1] / 2)
            canvas.blit(picture, place, alpha=round(self.alpha * 0.92), centered=True)


def _tongue(sheet: Canvas) -> None:
    """Paint one tongue of fire: red outside, yellow within."""
    width, height = sheet.view.width, sheet.view.height
    for share, colour in ((1.0, (222, 58, 18)), (0.74, _FIRE), (0.46, _HOT)):
        half, top = width / 2 * share, height * (1 - share)
        middle = width / 2
        points = [
            (middle + half * 0.1, top + height * 0.0),
            (middle + half * 0.55, top + (height - top) * 0.42),
            (middle + half * 0.96, top + (height - top) * 0.76),
            (middle + half * 0.5, height),
            (middle - half * 0.5, height),
            (middle - half * 0.96, top + (height - top) * 0.7),
            (middle - half * 0.35, top + (height - top) * 0.36),
        ]
        sheet.polygon(points, colour)


#: Rings of the whirlwind, and the pictures of one turn of each.
_RINGS, _PHASES = 9, 8


@dataclass(eq=False)
class Funnel(Effect):
    """A whirlwind whose foot is at ``x``, ``y``; ``grown`` is its size, ``turn`` its whirl."""

    x: float
    y: float
    height: float = 210.0
    grown: float = 0.0
    turn: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw its rings from the foot up, each swaying after the one below it."""
        alpha = round(self.alpha * 0.86 * min(1.0, self.grown * 1.5))
        for ring in range(_RINGS):
            share = ring / (_RINGS - 1)
            width = (34 + 150 * share**1.3) * (0.4 + 0.6 * self.grown)
            sway = 13 * math.sin(self.turn * 6 - ring * 0.75) * (0.4 + share)
            y = self.y - self.height * share * self.grown
            size = (stepped(width, 12.0), stepped(width * 0.34, 6.0))
            phase = math.floor((self.turn * 3.4 + ring * 0.37) * _PHASES) % _PHASES
            picture = canvas.sprite(("whirl", phase), size, partial(_whirl, phase))
            canvas.blit(picture, (self.x + sway, y), alpha=alpha, centered=True)
        self._straws(canvas)

    def _straws(self, canvas: Canvas) -> None:
        for number in range(8):
            share = (number * 0.37 + self.turn * 0.9) % 1.0
            turn = self.turn * 13 + number * 2.4
            reach = (30 + 84 * share) * self.grown
            x = self.x + reach * math.cos(turn)
            y = self.y - self.height * share * self.grown + reach * 0.22 * math.sin(turn)
            angle = 0.0 if math.sin(turn) > 0 else 180.0
            shine(canvas, streak, _WIND, (x, y), (26.0, 6.0), self.alpha, angle)


def _whirl(phase: int, sheet: Canvas) -> None:
    """Paint one ring of the whirlwind at a moment of its turn."""
    width, height = sheet.surface.get_size()
    large = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*_WIND, 0))
    area = large.get_rect().inflate(-4, -4)
    pygame.draw.ellipse(large, (*_WIND_DARK, 105), area)
    inner = area.inflate(-area.width * 0.16, -area.height * 0.34)
    pygame.draw.ellipse(large, (*_WIND, 60), inner)
    thick = max(2, round(height * 0.17))
    start = math.tau * phase / _PHASES
    for number, shade in enumerate((250, 200, 225)):
        at = start + number * math.tau / 3
        pygame.draw.arc(large, (*_WIND, shade), area, at, at + 1.35, thick)
    sheet.surface.blit(pygame.transform.smoothscale(large, (width, height)), (0, 0))


@dataclass(eq=False)
class Sphere(Effect):
    """A black ball with a violet rim; ``size`` is its width in logical units."""

    x: float
    y: float
    size: float = 0.0
    turn: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the light around it, the ball, and the wisps that it draws in."""
        side = stepped(self.size, 8.0)
        if self.size < 4:
            return
        halo = stepped(side * 1.75, 16.0)
        shine(canvas, glow, _VIOLET, (self.x, self.y), (halo, halo), self.alpha)
        picture = canvas.sprite("void", (side, side), _void)
        canvas.blit(picture, (self.x, self.y), alpha=round(self.alpha), centered=True)
        for number in range(10):
            share = (number * 0.617 + self.turn * 1.7) % 1.0
            turn = number * 2.4 + self.turn * 5
            reach = side * (0.5 + 0.55 * (1 - share))
            place = self.x + reach * math.cos(turn), self.y + reach * math.sin(turn)
            angle = -math.degrees(turn) + 150
            shine(canvas, streak, _VIOLET, place, (34.0, 7.0), self.alpha * share, angle)


def _void(sheet: Canvas) -> None:
    side = sheet.view.width
    middle = (side / 2, side / 2)
    for share, colour in (
        (0.5, (190, 120, 255)),
        (0.475, (104, 38, 180)),
        (0.445, (46, 14, 86)),
        (0.41, _DARK),
        (0.36, (6, 2, 12)),
    ):
        sheet.circle(middle, side * share, colour)
    arc = [(0.2, 0.36), (0.3, 0.22), (0.44, 0.15), (0.32, 0.27), (0.24, 0.38)]
    sheet.polygon([(side * x, side * y) for x, y in arc], (170, 120, 226))
