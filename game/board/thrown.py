"""What incantations throw: a bomb, a flask, a rock, and plain fire."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from game.kit import Canvas, Colour, Point

from .effects import Effect, shine
from .effects_light import glow, stepped, streak

_TURN = 15
_FIRE: Colour = (255, 138, 40)
_HOT: Colour = (255, 222, 120)
_ROCK: Colour = (96, 70, 66)
_ROCK_LIT: Colour = (168, 118, 92)
_GLASS: Colour = (150, 214, 224)
_CORK: Colour = (150, 104, 62)


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
    """Paint a pitted rock with fire in its cracks."""
    side = sheet.view.width
    for share, colour in ((1.0, (255, 178, 70)), (0.93, (74, 40, 38)), (0.84, _ROCK)):
        corners = []
        for number in range(14):
            reach = side * 0.49 * share * (0.9 + 0.1 * math.sin(number * 2.7 + 1))
            turn = math.tau * number / 14
            corners.append((side / 2 + reach * math.cos(turn), side / 2 + reach * math.sin(turn)))
        sheet.polygon(corners, colour)
    sheet.circle((side * 0.4, side * 0.38), side * 0.22, _ROCK_LIT)
    sheet.circle((side * 0.45, side * 0.45), side * 0.2, _ROCK)
    for x, y, size in ((0.66, 0.36, 0.085), (0.3, 0.58, 0.07), (0.62, 0.7, 0.055)):
        sheet.circle((side * x, side * y), side * size, (58, 38, 40))
        sheet.circle((side * (x + 0.012), side * (y + 0.014)), side * size * 0.72, (80, 56, 54))
    cracks = ((0.16, 0.46), (0.34, 0.72), (0.5, 0.56), (0.72, 0.56), (0.84, 0.7))
    for start, end in pairwise(cracks):
        ends = [(side * x, side * y) for x, y in (start, end)]
        sheet.line(ends[0], ends[1], _FIRE, width=side * 0.045)
        sheet.line(ends[0], ends[1], _HOT, width=side * 0.018)


_PAINTS: dict[str, Callable[[Canvas], None]] = {"bomb": _bomb, "flask": _flask, "rock": _rock}
#: What is thrown and is nothing but fire.
FIREBALL = "fireball"
#: Lights of a trail, and the share of the way between two.
_TRAIL, _TRAIL_STEP = 13, 0.022


@dataclass(eq=False)
class Thrown(Effect):
    """A thing in flight along ``path``, and the fire, ``fire`` wide, that it trails.

    ``share`` is how much of the path lies behind it; ``spin`` how far it turns on the way, in
    degrees.
    """

    kind: str
    path: Callable[[float], Point]
    size: float
    fire: float = 0.0
    spin: float = -300.0
    share: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw its trail, and the thing itself over it."""
        for step in range(_TRAIL, -1, -1):
            ago = self.share - step * _TRAIL_STEP
            if ago < 0:
                continue
            near = 1 - step / (_TRAIL + 1)
            side = stepped(self.fire * (0.2 + 0.8 * near), 8.0)
            colour = _HOT if near > 0.7 else _FIRE
            shine(canvas, glow, colour, self.path(ago), (side, side), self.alpha * 0.7 * near)
        if self.kind == FIREBALL:
            return
        x, y = self.path(self.share)
        key = ("thrown", self.kind)
        picture = canvas.sprite(key, (self.size, self.size), _PAINTS[self.kind])
        angle = round(self.spin * self.share / _TURN) * _TURN
        turned = canvas.turned(picture, key, angle)
        canvas.blit(turned, (x, y), alpha=round(self.alpha), centered=True)
        if self.kind == "bomb":
            self._fuse(canvas, x, y, angle)

    def _fuse(self, canvas: Canvas, x: float, y: float, angle: float) -> None:
        turn = math.radians(-angle - 48)
        reach = self.size * 0.52
        tip = x + reach * math.cos(turn), y + reach * math.sin(turn)
        side = stepped(32 + 10 * math.sin(self.share * 50), 6.0)
        shine(canvas, glow, _HOT, tip, (side, side), self.alpha)
        for number in range(3):
            away = turn + math.sin(self.share * 40 + number * 2)
            place = tip[0] + 14 * math.cos(away), tip[1] + 14 * math.sin(away)
            shine(canvas, streak, _HOT, place, (18.0, 5.0), self.alpha, -math.degrees(away))
