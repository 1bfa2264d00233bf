"""The projectiles of incantations: a bomb, a flask, a rock, and plain fire."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.kit import Canvas, Colour, Point, mixed

from ..cards.badges import draw_path
from . import Effect, shine
from .light import glow, stepped, streak

_TURN = 15
_FIRE: Colour = (255, 138, 40)
_HOT: Colour = (255, 222, 120)
_ROCK: Colour = (134, 96, 80)
_ROCK_LIT: Colour = (206, 158, 122)
_ROCK_DARK: Colour = (66, 42, 46)
_GLASS: Colour = (150, 214, 224)
_CORK: Colour = (150, 104, 62)


def _bomb(canvas: Canvas) -> None:
    side = canvas.view.width
    canvas.line((side * 0.66, side * 0.34), (side * 0.86, side * 0.1), (196, 160, 110), width=4)
    canvas.circle((side * 0.46, side * 0.56), side * 0.4, (10, 8, 14))
    canvas.circle((side * 0.45, side * 0.55), side * 0.36, (44, 42, 58))
    canvas.circle((side * 0.4, side * 0.49), side * 0.24, (66, 64, 86))
    canvas.circle((side * 0.32, side * 0.42), side * 0.09, (214, 218, 236))
    corners = [(0.58, 0.3), (0.68, 0.22), (0.79, 0.36), (0.69, 0.43)]
    canvas.polygon([(side * x, side * y) for x, y in corners], (70, 66, 80))


def _flask(canvas: Canvas) -> None:
    side = canvas.view.width
    middle = (side * 0.5, side * 0.62)
    canvas.fill((side * 0.4, side * 0.12, side * 0.2, side * 0.3), _GLASS, radius=3)
    canvas.fill((side * 0.39, side * 0.03, side * 0.22, side * 0.14), _CORK, radius=3)
    canvas.circle(middle, side * 0.35, (30, 40, 54))
    canvas.circle(middle, side * 0.32, _GLASS)
    canvas.circle((side * 0.5, side * 0.65), side * 0.28, (226, 66, 20))
    canvas.circle((side * 0.5, side * 0.69), side * 0.2, _FIRE)
    canvas.circle((side * 0.49, side * 0.74), side * 0.1, _HOT)
    canvas.circle((side * 0.39, side * 0.5), side * 0.06, (250, 255, 255))


def _rock(canvas: Canvas) -> None:
    side = canvas.view.width
    rim, brow = [], []
    for number in range(_FACETS):
        turn = math.tau * number / _FACETS
        reach = side * 0.47 * (0.88 + 0.12 * math.sin(number * 2.7 + 1))
        inner = reach * (0.5 + 0.08 * math.sin(number * 4.1))
        rim.append((side / 2 + reach * math.cos(turn), side / 2 + reach * math.sin(turn)))
        brow.append((side * 0.47 + inner * math.cos(turn), side * 0.46 + inner * math.sin(turn)))
    grown = [(x + (x - side / 2) * 0.06, y + (y - side / 2) * 0.06) for x, y in rim]
    canvas.polygon(grown, (52, 24, 26))
    for number in range(_FACETS):
        after = (number + 1) % _FACETS
        light = 0.5 - 0.5 * math.cos(math.tau * (number + 0.5) / _FACETS - math.radians(45))
        shade = mixed(_ROCK_DARK, _ROCK_LIT, light * (0.85 if number % 2 else 1.0))
        canvas.polygon([rim[number], rim[after], brow[after], brow[number]], shade)
    canvas.polygon(brow, _ROCK)
    for path in _CRACKS:
        points = [(side * x, side * y) for x, y in path]
        for colour, width in ((_FIRE, 0.04), (_HOT, 0.016)):
            draw_path(canvas, points, colour, side * width)


_FACETS = 11
_CRACKS = (
    ((0.14, 0.5), (0.3, 0.56), (0.4, 0.72), (0.56, 0.66), (0.62, 0.86)),
    ((0.56, 0.66), (0.72, 0.52), (0.86, 0.56)),
    ((0.52, 0.12), (0.58, 0.28), (0.5, 0.38)),
)


_PAINTS: dict[str, Callable[[Canvas], None]] = {"bomb": _bomb, "flask": _flask, "rock": _rock}
#: A projectile that is nothing but fire.
FIREBALL = "fireball"
#: Lights of a trail, and the share of the way between two.
_TRAIL, _TRAIL_STEP = 11, 0.03


@dataclass(eq=False)
class Thrown(Effect):
    """A thing in flight along ``path``, and the fire, ``fire`` wide, that it trails.

    ``t`` is the progress along the path, 0 to 1; ``spin`` how far it turns on the way, in degrees.
    """

    kind: str
    path: Callable[[float], Point]
    size: float
    fire: float = 0.0
    spin: float = -300.0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw its trail, and the thing itself over it."""
        for step in range(_TRAIL, -1, -1):
            ago = self.t - step * _TRAIL_STEP
            if ago < 0:
                continue
            near = 1 - step / (_TRAIL + 1)
            side = stepped(self.fire * (0.2 + 0.8 * near), 8.0)
            colour = _HOT if near > 0.8 else _FIRE
            shine(canvas, glow, colour, self.path(ago), (side, side), self.alpha * 0.5 * near)
        if self.kind == FIREBALL:
            return
        x, y = self.path(self.t)
        if self.kind == "rock":
            self._tail(canvas, x, y)
        angle = round(self.spin * self.t / _TURN) * _TURN
        self.stamp(
            canvas,
            ("thrown", self.kind),
            (self.size, self.size),
            _PAINTS[self.kind],
            (x, y),
            angle=angle,
        )
        if self.kind == "bomb":
            self._fuse(canvas, x, y, angle)

    def _tail(self, canvas: Canvas, x: float, y: float) -> None:
        start = self.path(0.0)
        away = math.dist(start, (x, y))
        if away < _TAIL[0] / 2:
            return
        ahead = (x - start[0]) / away, (y - start[1]) / away
        key = ("tail", math.floor(self.t * 30) % 2)
        back = _TAIL[0] / 2 - self.size * 0.5
        place = x - ahead[0] * back, y - ahead[1] * back
        self.stamp(
            canvas,
            key,
            _TAIL,
            partial(_paint_tail, key[1]),
            place,
            angle=-math.degrees(math.atan2(ahead[1], ahead[0])),
            share=0.9,
        )

    def _fuse(self, canvas: Canvas, x: float, y: float, angle: float) -> None:
        turn = math.radians(-angle - 48)
        reach = self.size * 0.52
        tip = x + reach * math.cos(turn), y + reach * math.sin(turn)
        side = stepped(32 + 10 * math.sin(self.t * 50), 6.0)
        shine(canvas, glow, _HOT, tip, (side, side), self.alpha)
        for number in range(3):
            away = turn + math.sin(self.t * 40 + number * 2)
            place = tip[0] + 14 * math.cos(away), tip[1] + 14 * math.sin(away)
            shine(canvas, streak, _HOT, place, (18.0, 5.0), self.alpha, -math.degrees(away))


#: Length and width of the flames behind a rock, and the points of their outline.
_TAIL = (300.0, 150.0)
_TAIL_STEPS = 24


def _paint_tail(wave: int, canvas: Canvas) -> None:
    """Paint flames that stream to the left from the right end, in one of two waves."""
    length, width = canvas.view.width, canvas.view.height
    for share, colour in ((1.0, (206, 52, 18)), (0.78, _FIRE), (0.5, _HOT)):
        upper, lower = [], []
        for step in range(_TAIL_STEPS + 1):
            back = step / _TAIL_STEPS
            ragged = 0.75 + 0.25 * math.sin(back * 21 + wave * math.pi + share * 4)
            half = width * 0.48 * share * (1 - back) ** 0.8 * min(1.0, 0.35 + back * 6) * ragged
            x = length * (1 - back * (0.4 + 0.6 * share))
            sway = width * 0.06 * back * math.sin(back * 8 + wave * 2)
            upper.append((x, width / 2 + sway - half))
            lower.append((x, width / 2 + sway + half))
        canvas.polygon(upper + lower[::-1], colour)
