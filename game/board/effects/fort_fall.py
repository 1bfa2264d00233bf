"""The fall of a Fort: its flags that sink, and the dark that closes in."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, stretch_over

from . import Effect, PlacedEffect

_DARK: Colour = (6, 2, 10)
_FLAG = 76.0
_TURN = 10
_CLOTH: tuple[Colour, Colour] = ((58, 150, 66), (226, 96, 30))
#: How far the dark reaches in from an edge, as a share of the window.
_REACH = 0.22
_SHADES = 24


@dataclass(eq=False)
class Flag(PlacedEffect):
    """A side's flag that sinks, swaying; ``fall`` goes from 0 to 1."""

    side: int
    number: int = 0
    fall: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the flag, thrown up a little before it sinks."""
        sway = math.sin(self.fall * 9 + self.number * 2.1)
        x = self.x + (self.number - 1) * 90 * self.fall + 26 * sway
        y = self.y - 150 * math.sin(min(1.0, self.fall * 2.4) * math.pi / 2) + 330 * self.fall**1.6
        angle = round((34 * sway + 120 * self.fall * (self.number - 1)) / _TURN) * _TURN
        turned = canvas.turned(self.picture(canvas), self._key, angle)
        canvas.blit(turned, (x, y), alpha=round(self.alpha), centered=True)

    def picture(self, canvas: Canvas) -> pygame.Surface:
        """Return the flag, upright."""
        return canvas.sprite(self._key, (_FLAG, _FLAG), partial(_paint_flag, self.side))

    @property
    def _key(self) -> tuple[str, int]:
        return ("fallen flag", self.side)


def _paint_flag(side: int, canvas: Canvas) -> None:
    """Paint a torn flag in the side's colour on its pole."""
    size = canvas.view.width
    canvas.line((size * 0.16, size * 0.06), (size * 0.16, size * 0.97), (40, 22, 16), width=7)
    canvas.line((size * 0.16, size * 0.06), (size * 0.16, size * 0.96), (142, 92, 52), width=4)
    canvas.circle((size * 0.16, size * 0.07), size * 0.06, Colours.gold)
    for inset, colour in ((0.0, _DARK), (0.025, Colours.gold), (0.06, _CLOTH[side])):
        near, far = 0.18 + inset * 0.4, 0.96 - inset * 1.6
        cloth = [
            (near, 0.1 + inset), (0.42, 0.16 + inset), (0.7, 0.08 + inset), (far, 0.13 + inset),
            (0.8 - inset, 0.33), (far, 0.54 - inset), (0.7, 0.5 - inset), (0.58, 0.58 - inset),
            (0.42, 0.52 - inset), (near, 0.55 - inset),
        ]  # fmt: skip
        canvas.polygon([(size * across, size * down) for across, down in cloth], colour)


@dataclass(eq=False)
class Vignette(Effect):
    """The dark that closes in from the edges of the window with the progress ``t``, 0 to 1.

    It slides in, since a picture of that size costs less to move than to let appear.
    """

    width: float
    height: float
    t: float = 0.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Darken the four edges."""
        across, down = self.width * _REACH, self.height * _REACH
        left, top = (self.t - 1) * across, (self.t - 1) * down
        alpha = round(self.alpha)
        for flipped in (False, True):
            x = self.width - across - left if flipped else left
            y = self.height - down - top if flipped else top
            size = (across, self.height)
            canvas.blit(_edge(canvas, size, True, flipped), (x, 0), alpha=alpha)
            size = (self.width, down)
            canvas.blit(_edge(canvas, size, False, flipped), (0, y), alpha=alpha)


def _edge(canvas: Canvas, size: tuple[float, float], across: bool, flipped: bool) -> pygame.Surface:
    """Return the dark of one edge: of the left or upper one, or, flipped, of the opposite one."""

    def paint(offscreen: Canvas) -> None:
        ramp = pygame.Surface((_SHADES, 1) if across else (1, _SHADES), pygame.SRCALPHA)
        for shade in range(_SHADES):
            at = _SHADES - 1 - shade if flipped else shade
            strength = round(235 * (1 - (shade + 0.5) / _SHADES) ** 1.4)
            ramp.set_at((at, 0) if across else (0, at), (*_DARK, strength))
        stretch_over(offscreen.surface, ramp)

    return canvas.sprite(("vignette", across, flipped), size, paint)
