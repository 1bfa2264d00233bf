"""What falls of a stronghold on the land: a tower that topples, walls that sink into their dust."""

import math
from dataclasses import dataclass
from functools import partial

import pygame

from game.kit import Canvas, Colour, lay_light, paint_oval

from ..spots import Box
from ..stronghold_place import FOOT, SIZE
from . import Effect

#: The tower at the corner, as shares of a picture: left, top, width, height.
_TOWER = (0.757, 0.32, 0.236, 0.6)
#: What the light of dusk leaves of the colours of a building.
_DUSK: Colour = (196, 184, 214)
#: What light adds to walls turned round, and what shade leaves of them, at their left and right.
_LIT: tuple[Colour, Colour] = ((34, 28, 16), (0, 0, 0))
_SHADED: tuple[Colour, Colour] = ((255, 252, 246), (128, 126, 158))
#: The shadow on the ground: left, top, width, height as shares of a picture, and how clear.
_SHADOW = (-0.02, 0.845, 1.06, 0.155)
_SHADE: Colour = (16, 14, 26)
_SHADE_CLEAR = 240
#: Degrees at most, and the steps in which it turns; how far what sinks trembles, and how often.
_OVER, _STEP, _TREMBLE, _PACE = 84.0, 6, 1.6, 26.0


def paint_stronghold(name: str, right: bool, dusk: bool, canvas: Canvas) -> None:
    """Paint a building and its shadow over a clear canvas, turned round where it is at the right.

    Light falls from the left there as well: walls away from it are darkened.
    """
    canvas.image(name, canvas.view.rect, tint=_DUSK if dusk else None)
    walls = canvas.surface.copy()
    if right:
        walls = pygame.transform.flip(walls, True, False)
        lay_light(walls, _LIT, how=pygame.BLEND_RGB_ADD)
        lay_light(walls, _SHADED)
    canvas.surface.fill((0, 0, 0, 0))
    left, top, width, height = _SHADOW
    across, down = canvas.view.width, canvas.view.height
    shade = canvas.sprite(
        "stronghold's shadow", (width * across, height * down), partial(paint_oval, colour=_SHADE)
    )
    canvas.blit(shade, (left * across, top * down), alpha=_SHADE_CLEAR)
    canvas.surface.blit(walls, (0, 0))


@dataclass(eq=False)
class _Falling(Effect):
    """The picture ``name`` of a stronghold as it was; ``t`` goes from 0 to 1.

    At the ``right`` edge it is turned round, at ``dusk`` darker.
    """

    name: str
    box: Box
    right: bool
    dusk: bool
    t: float = 0.0

    below = True

    def _picture(self, canvas: Canvas) -> pygame.Surface:
        size = self.box.width, self.box.height
        return canvas.sprite(("falling", *self._look), size, self._paint)

    @property
    def _look(self) -> tuple[str, bool, bool]:
        return self.name, self.right, self.dusk

    def _paint(self, canvas: Canvas) -> None:
        paint_stronghold(*self._look, canvas)


@dataclass(eq=False)
class SinkingWalls(_Falling):
    """Walls that sink into the ground, trembling."""

    def draw(self, canvas: Canvas) -> None:
        """Draw as much of the walls as still stands over the ground."""
        box = self.box
        aside = _TREMBLE * math.sin(_PACE * self.t) * (1 - self.t)
        foot = box.y + box.height * FOOT / SIZE[1]
        with canvas.clip((box.x - 4, box.y, box.width + 8, foot - box.y)):
            place = box.x + aside, box.y + self.t * self.t * box.height * 0.8
            canvas.blit(self._picture(canvas), place, alpha=round(self.alpha))


@dataclass(eq=False)
class TopplingTower(_Falling):
    """The tower at the corner, which topples towards the bridge."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the tower, turned about its foot."""
        box = self.box
        left, top, width, height = _TOWER
        if self.right:
            left = 1 - left - width
        size = width * box.width, height * box.height
        key = ("tower", *self._look)
        tower = canvas.sprite((*key, box.width), size, partial(self._cut, left=left, top=top))
        angle = round(_OVER * self.t**2 / _STEP) * _STEP
        lean = math.radians(angle) * (-1 if self.right else 1)
        foot = box.x + (left + width / 2) * box.width, box.y + (top + height) * box.height
        x, y = foot[0] + math.sin(lean) * size[1] / 2, foot[1] - math.cos(lean) * size[1] / 2
        turned = canvas.turned(tower, key, angle if self.right else -angle)
        canvas.blit(turned, (x, y), alpha=round(self.alpha), centered=True)

    def _cut(self, canvas: Canvas, left: float, top: float) -> None:
        scale = canvas.view.scale
        whole = canvas.blank((round(self.box.width * scale), round(self.box.height * scale)))
        self._paint(whole)
        width, height = whole.surface.get_size()
        canvas.surface.blit(whole.surface, (-round(left * width), -round(top * height)))
