"""What a fallen Fort leaves to see: its flags that sink, and the dark that closes in."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours

from .effects import Effect

_DARK: Colour = (6, 2, 10)
_FLAG = 54.0
_TURN = 10
_TINTS: tuple[Colour, Colour] = (Colours.land_left, Colours.land_right)
#: How far the dark reaches in from an edge, as a share of the window.
_REACH = 0.34
_SHADES = 24


@dataclass(eq=False)
class Flag(Effect):
    """A side's flag that sinks, swaying; ``fall`` goes from 0 to 1."""

    x: float
    y: float
    side: int
    number: int = 0
    fall: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the flag, thrown up a little before it sinks."""
        sway = math.sin(self.fall * 9 + self.number * 2.1)
        x = self.x + (self.number - 1) * 90 * self.fall + 26 * sway
        y = self.y - 150 * math.sin(min(1.0, self.fall * 2.4) * math.pi / 2) + 330 * self.fall**1.6
        box = pygame.FRect(0, 0, _FLAG, _FLAG)
        box.center = x, y
        angle = round(34 * sway / _TURN) * _TURN
        tint = _TINTS[self.side]
        canvas.image("ui/flag", box, tint=tint, angle=angle, alpha=round(self.alpha))


@dataclass(eq=False)
class Gloom(Effect):
    """The dark at the edges of the window, which leaves its middle clear."""

    width: float
    height: float
    alpha: float = 255.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Darken the four edges."""
        across, down = self.width * _REACH, self.height * _REACH
        alpha = round(self.alpha)
        for flipped in (False, True):
            x = self.width - across if flipped else 0.0
            y = self.height - down if flipped else 0.0
            self._edge(canvas, (x, 0, across, self.height), True, flipped, alpha)
            self._edge(canvas, (0, y, self.width, down), False, flipped, alpha)

    @staticmethod
    def _edge(
        canvas: Canvas,
        box: tuple[float, float, float, float],
        across: bool,
        flipped: bool,
        alpha: int,
    ) -> None:
        def paint(sheet: Canvas) -> None:
            ramp = pygame.Surface((_SHADES, 1) if across else (1, _SHADES), pygame.SRCALPHA)
            for shade in range(_SHADES):
                at = _SHADES - 1 - shade if flipped else shade
                strength = round(225 * (1 - (shade + 0.5) / _SHADES) ** 1.7)
                ramp.set_at((at, 0) if across else (0, at), (*_DARK, strength))
            scaled = pygame.transform.smoothscale(ramp, sheet.surface.get_size())
            sheet.surface.blit(scaled, (0, 0))

        picture = canvas.sprite(("gloom", across, flipped), box[2:], paint)
        canvas.blit(picture, box[:2], alpha=alpha)
