"""The traces of incantations over the table: clouds, fire, the whirlwind, and the dark sphere."""

import math
from dataclasses import dataclass
from functools import partial

import pygame

from game.kit import Canvas, Colour, Point, stretch_over

from ..cards.portrait_medal import around
from . import PlacedEffect, shine
from .light import glow, grown, stepped, streak

_FIRE: Colour = (255, 138, 40)
_DARK: Colour = (22, 16, 28)
_WIND: Colour = (206, 240, 250)
_WIND_DARK: Colour = (84, 138, 168)
_VIOLET: Colour = (150, 66, 236)

#: Radians from one of many to the next, so that they lie evenly; and how flat a cloud is.
_GOLDEN_ANGLE, _SQUASH = 2.4, 0.72
#: The size in which a picture is painted before it is scaled.
_BALL = (96.0, 96.0)
#: A picture without an edge is painted smaller: nobody sees it.
_PUFF = (40.0, 40.0)
_TONGUE = (48.0, 150.0)
_VOID = (150.0, 150.0)
_WHIRL = (200.0, 64.0)


@dataclass(eq=False)
class Cloud(PlacedEffect):
    """Round clouds of smoke or dust that swell at once, part, and shrink to nothing.

    ``size`` is the width of all together; ``t`` is the progress, 0 to 1. Those that are not
    ``soft`` have an outline, as smoke in a comic.
    """

    size: float
    colour: Colour
    rise: float = 20.0
    soft: bool = False
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the clouds, those at the rim first."""
        swell = min(1.0, self.t * 5) * (1 - max(0.0, self.t - 0.25) / 0.75) ** 0.8
        part = 1 - (1 - self.t) ** 3
        for number in range(_BALLS):
            turn = number * _GOLDEN_ANGLE
            away = 0.42 * ((_BALLS - number) / _BALLS) ** 0.5
            reach = self.size * away * (0.45 + 0.55 * part)
            x = self.x + reach * math.cos(turn)
            y = self.y + _SQUASH * reach * math.sin(turn) - self.rise * part
            side = self.size * (0.3 + 0.16 * math.sin(number * 1.9 + 1)) * swell
            if side < 5:
                continue
            side = stepped(side * (1.5 if self.soft else 1.0), 5.0)
            paint = partial(_paint_puff if self.soft else _paint_ball, self.colour)
            key = ("ball", self.soft, self.colour)
            master = _PUFF if self.soft else _BALL
            picture = grown(canvas, key, master, paint, (side, side))
            canvas.blit(picture, (x, y), alpha=round(self.alpha * 0.94), centered=True)


_BALLS = 11


def _paint_ball(colour: Colour, canvas: Canvas) -> None:
    side = canvas.view.width
    for share, up, light in ((0.5, 0.0, 0.55), (0.455, 0.02, 0.82), (0.36, 0.075, 1.0)):
        shade = (round(colour[0] * light), round(colour[1] * light), round(colour[2] * light))
        canvas.circle((side * (0.5 - up * 0.6), side * (0.5 - up)), side * share, shade)


def _paint_puff(colour: Colour, canvas: Canvas) -> None:
    side = canvas.view.width
    for step in range(12):
        canvas.circle((side * 0.5, side * 0.5), side * 0.5 * (1 - step / 12), colour, alpha=26)


@dataclass(eq=False)
class Blaze(PlacedEffect):
    """Fire that stands over a card: it rises and sinks with the progress ``t``, 0 to 1."""

    width: float
    height: float
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw tongues of fire beside each other, each in its own rhythm."""
        swell = math.sin(math.pi * min(1.0, self.t)) ** 0.6
        foot = self.y + self.height * 0.42
        light = self.width * 1.9
        shine(canvas, glow, _FIRE, (self.x, self.y), (light, light * 1.1), 150 * swell)
        for number in range(_TONGUES):
            back = number < _TONGUES // 2
            across = (number % 4 + (0.15 if back else 0.5)) / 4 - 0.42
            lick = 0.74 + 0.26 * math.sin(self.t * 24 + number * 2.3)
            tall = self.height * (1.25 if back else 0.85) * (1 - abs(across)) * lick * swell
            if tall < 14:
                continue
            size = (self.width * (0.5 if back else 0.42), stepped(tall, 14.0))
            kind = (number % 3, back)
            picture = grown(canvas, ("tongue", kind), _TONGUE, partial(_tongue, kind), size)
            x = self.x + across * self.width + 4 * math.sin(self.t * 17 + number)
            place = (x, foot - size[1] / 2)
            canvas.blit(picture, place, alpha=round(self.alpha * 0.9), centered=True)


#: Tongues of a fire, half of them at its back.
_TONGUES = 8
_BACK = ((186, 40, 18), (236, 92, 24), (250, 150, 48))
_FRONT = ((244, 120, 26), (255, 186, 66), (255, 236, 156))


def _tongue(kind: tuple[int, bool], canvas: Canvas) -> None:
    twist, back = kind
    width, height = canvas.view.width, canvas.view.height
    for share, colour in zip((1.0, 0.72, 0.42), _BACK if back else _FRONT, strict=True):
        left: list[Point] = []
        right: list[Point] = []
        for step in range(13):
            up = step / 12
            half = 0.44 * share * (1 - up) ** 0.8 * (0.62 + 0.38 * math.sin(math.pi * up**0.6))
            sway = 0.5 + 0.2 * up * math.sin(4.2 * up + twist * 2.1)
            y = height * (1 - up * (0.35 + 0.65 * share))
            left.append((width * (sway - half), y))
            right.append((width * (sway + half), y))
        canvas.polygon(left + right[::-1], colour)


#: Rings of the whirlwind, and the pictures of one turn of each.
_RINGS, _PHASES = 12, 8


@dataclass(eq=False)
class Funnel(PlacedEffect):
    """A whirlwind whose foot is at ``x``, ``y``; ``grown`` is its size, ``turn`` its whirl."""

    height: float = 210.0
    grown: float = 0.0
    turn: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw its rings from the foot up, each swaying after the one below it."""
        alpha = round(self.alpha * 0.95 * min(1.0, self.grown * 1.5))
        for ring in range(_RINGS):
            t = ring / (_RINGS - 1)
            width = stepped((46 + 160 * t**1.2) * (0.4 + 0.6 * self.grown), 16.0)
            sway = 13 * math.sin(self.turn * 6 - ring * 0.75) * (0.4 + t)
            y = self.y - self.height * t * self.grown
            size = (width, width * 0.32)
            phase = math.floor((self.turn * 3.4 + ring * 0.37) * _PHASES) % _PHASES
            picture = grown(canvas, ("whirl", phase), _WHIRL, partial(_whirl, phase), size)
            canvas.blit(picture, (self.x + sway, y), alpha=alpha, centered=True)
        self._straws(canvas)

    def _straws(self, canvas: Canvas) -> None:
        for number in range(8):
            t = (number * 0.37 + self.turn * 0.9) % 1.0
            turn = self.turn * 13 + number * _GOLDEN_ANGLE
            reach = (30 + 84 * t) * self.grown
            x = self.x + reach * math.cos(turn)
            y = self.y - self.height * t * self.grown + reach * 0.22 * math.sin(turn)
            angle = 0.0 if math.sin(turn) > 0 else 180.0
            shine(canvas, streak, _WIND, (x, y), (26.0, 6.0), self.alpha, angle)


def _whirl(phase: int, canvas: Canvas) -> None:
    width, height = canvas.surface.get_size()
    large = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*_WIND, 0))
    area = large.get_rect().inflate(-4, -4)
    pygame.draw.ellipse(large, (*_WIND_DARK, 150), area)
    inner = area.inflate(-area.width * 0.16, -area.height * 0.34)
    pygame.draw.ellipse(large, (*_WIND, 60), inner)
    thick = max(2, round(height * 0.17))
    start = math.tau * phase / _PHASES
    for number, shade in enumerate((250, 200, 225)):
        at = start + number * math.tau / 3
        pygame.draw.arc(large, (*_WIND, shade), area, at, at + 1.35, thick)
    canvas.surface.blit(pygame.transform.smoothscale(large, (width, height)), (0, 0))


@dataclass(eq=False)
class Sphere(PlacedEffect):
    """A black ball with a violet rim; ``size`` is its width in logical units."""

    size: float = 0.0
    turn: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the light around it, the ball, and the wisps that it draws in."""
        side = stepped(self.size, 8.0)
        if self.size < 4:
            return
        halo = stepped(side * 1.75, 16.0)
        shine(canvas, glow, _VIOLET, (self.x, self.y), (halo, halo), self.alpha)
        picture = grown(canvas, "void", _VOID, _void, (side, side))
        canvas.blit(picture, (self.x, self.y), alpha=round(self.alpha), centered=True)
        for number in range(10):
            t = (number * 0.617 + self.turn * 1.7) % 1.0
            turn = number * _GOLDEN_ANGLE + self.turn * 5
            reach = side * (0.5 + 0.55 * (1 - t))
            place = self.x + reach * math.cos(turn), self.y + reach * math.sin(turn)
            angle = -math.degrees(turn) + 150
            shine(canvas, streak, _VIOLET, place, (34.0, 7.0), self.alpha * t, angle)


#: Pixels of the haze around the ball, which is soft enough to be enlarged.
_HAZE = 96
_HAZE_COLOUR: Colour = (70, 22, 130)


def _void(canvas: Canvas) -> None:
    side = canvas.view.width
    middle = (side / 2, side / 2)
    haze = pygame.Surface((_HAZE, _HAZE), pygame.SRCALPHA)
    haze.fill((*_HAZE_COLOUR, 0))
    for step in range(_HAZE // 8):
        strength = min(255, round(255 * (8 * (step + 1) / _HAZE) ** 1.3))
        at = (_HAZE / 2, _HAZE / 2)
        pygame.draw.circle(haze, (*_HAZE_COLOUR, strength), at, _HAZE / 2 - step)
    stretch_over(canvas.surface, haze)
    for share, colour in ((0.385, (196, 130, 255)), (0.37, (92, 32, 168)), (0.35, _DARK)):
        canvas.circle(middle, side * share, colour)
    for arm in range(5):
        outer, inner = _arm(middle, side, math.tau * arm / 5)
        canvas.polygon(outer + inner[::-1], (112, 60, 184))
    canvas.circle(middle, side * 0.15, (4, 1, 9))


def _arm(middle: Point, side: float, start: float) -> tuple[list[Point], list[Point]]:
    """Return both edges of an arm that winds from the rim into the ball, thin at its ends."""
    edges: tuple[list[Point], list[Point]] = ([], [])
    for step in range(15):
        along = step / 14
        thick = side * 0.016 * math.sin(math.pi * along) ** 0.7
        for edge, away in zip(edges, (thick, -thick), strict=True):
            reach = side * (0.35 - 0.22 * along) + away
            edge.append(around(middle, reach, start + 2.4 * along))
    return edges
