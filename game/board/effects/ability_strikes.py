"""Effects of the striking abilities: drops, flames, crossed axes, chevrons."""

import math
from dataclasses import dataclass
from functools import partial

from game.kit import Canvas, Colour, Point

from ..table_side import Piece
from .light import Effect, PlacedEffect, glow, shine, star, stepped
from .particles import scatter
from .shields_and_auras import arc_point

WATER: Colour = (96, 206, 255)
FIRE: Colour = (255, 132, 36)
BLOOD: Colour = (255, 72, 50)
SPEED: Colour = (168, 255, 120)
_WATER_RIM: Colour = (10, 52, 98)
_WATER_PALE: Colour = (226, 250, 255)
_ANGLES = 15


@dataclass(eq=False)
class Drops(Effect):
    """A wave that leaps in a bow from one creature to another; ``t`` is the progress, 0 to 1."""

    start: Point
    end: Point
    t: float = 0.0
    count: int = 16

    def draw(self, canvas: Canvas) -> None:
        """Draw the drops, the large ones ahead, each a little off the way."""
        aside = 34.0 if self.end[0] >= self.start[0] else -34.0
        for number, (angle, reach, _) in enumerate(scatter(self.count, 3)):
            part = self.t * 1.35 - 0.024 * number
            if not 0 < part < 1:
                continue
            x, y = _leap(self.start, self.end, aside, part)
            x += math.cos(angle) * 15 * reach * math.sin(part * math.pi)
            y += math.sin(angle) * 15 * reach
            ahead = _leap(self.start, self.end, aside, min(1.0, part + 0.05))
            turn = -math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
            size = (25.0, 19.0, 14.0)[number % 3 if number else 0]
            shine(canvas, glow, WATER, (x, y), (stepped(size * 2),) * 2, self.alpha * 0.5)
            self.stamp(
                canvas,
                "drop",
                (size * 1.6, size),
                _paint_drop,
                (x, y),
                angle=round(turn / _ANGLES) * _ANGLES,
            )


def _leap(start: Point, end: Point, aside: float, part: float) -> Point:
    """Return a point of the drops' way: a bow up, and to the side where it goes straight down."""
    x, y = arc_point(start, end, 40.0, part)
    return x + aside * 4 * part * (1 - part), y


def _paint_drop(canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height
    x, y = wide - high * 0.5, high * 0.5
    for share, colour in ((1.0, _WATER_RIM), (0.78, WATER)):
        half = high * 0.5 * share
        tail = wide * (1 - share) * 0.7
        canvas.polygon([(tail, y), (x, y - half), (x, y + half)], colour)
        canvas.circle((x, y), half, colour)
    canvas.circle((x - high * 0.05, y - high * 0.14), high * 0.15, _WATER_PALE)


@dataclass(eq=False)
class Flames(Effect):
    """Flames that lick up a creature's card; ``burnt`` moves them on, ``height`` is how high."""

    piece: Piece
    height: float = 0.0
    burnt: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw tongues beside each other that flicker, each at its own pace."""
        count = 6
        piece = self.piece
        width, bottom = piece.goal.width, piece.y + piece.goal.height / 2
        light = stepped(width * 1.9, 12.0)
        shine(canvas, glow, FIRE, (piece.x, bottom - 24), (light, light), self.alpha * 0.6)
        for number in range(count):
            wave = math.sin(self.burnt * (15 + 2.3 * number) + 2.2 * number)
            edge = 1 - 0.3 * abs(2 * (number + 0.5) / count - 1)
            high = stepped(self.height * edge * (0.8 + 0.25 * wave), 12.0)
            wide = stepped(width / count * 2.4, 6.0)
            x = piece.x + ((number + 0.5) / count - 0.5) * width + 4 * wave
            place = x, bottom - high / 2 + 6
            self.stamp(canvas, "flame", (wide, high), _paint_flame, place, share=0.88)


def _paint_flame(canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height
    shades: tuple[tuple[float, Colour], ...] = (
        (1.0, (206, 44, 18)),
        (0.78, (250, 108, 26)),
        (0.54, (255, 190, 66)),
        (0.28, (255, 244, 186)),
    )
    for share, colour in shades:
        sides: dict[int, list[Point]] = {-1: [], 1: []}
        for step in range(17):
            at = step / 16
            bulge = wide * 0.46 * share * (1 - at) ** 0.8 * math.sqrt(min(1.0, at * 4 + 0.02))
            middle = wide / 2 + 0.1 * wide * share * math.sin(5 * at)
            for way, points in sides.items():
                points.append((middle + way * bulge, high * (0.98 - 0.96 * share * at)))
        canvas.polygon(sides[-1] + sides[1][::-1], colour)


@dataclass(eq=False)
class Axes(PlacedEffect):
    """Two axes that swing together and cross; ``t`` goes from 0 to 1."""

    size: float = 92.0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw both axes, and the glint where they meet."""
        for way in (-1, 1):
            angle = way * (96 - 54 * self.t)
            step = round(angle / 6) * 6
            x = self.x + way * 30 * (1 - self.t)
            self.stamp(
                canvas,
                ("axe", way),
                (self.size * 0.46, self.size),
                partial(_paint_axe, way),
                (x, self.y),
                angle=step,
            )
        if self.t >= 1:
            side = self.size * 0.8
            shine(canvas, star, BLOOD, (self.x, self.y - 8), (side, side), self.alpha)


def _paint_axe(way: int, canvas: Canvas) -> None:
    """Paint an upright axe whose blade is at the left (-1) or the right (1)."""
    wide, high = canvas.view.width, canvas.view.height
    middle = wide / 2

    def across(x: float) -> float:
        return middle + way * x * wide

    for inset, wood, steel in (
        (0.0, (36, 18, 14), (36, 18, 24)),
        (0.05, (196, 132, 62), (214, 222, 236)),
    ):
        half = (0.13 - inset) * wide
        canvas.fill(
            (middle - half, high * (0.02 + inset / 2), 2 * half, high * (0.96 - inset)),
            wood,
            radius=half * 0.8,
        )
        edge = 0.48 - inset
        blade = [(0.0, 0.12 + inset / 2), (0.2, 0.12 + inset / 2), (edge, 0.03 + inset),
                 (edge, 0.45 - inset), (0.2, 0.32 - inset / 2),
                 (0.0, 0.32 - inset / 2)]  # fmt: skip
        canvas.polygon([(across(x), y * high) for x, y in blade], steel)
    bright = [(0.34, 0.12), (0.42, 0.09), (0.42, 0.38), (0.34, 0.34)]
    canvas.polygon([(across(x), y * high) for x, y in bright], (255, 255, 255))


@dataclass(eq=False)
class Chevrons(PlacedEffect):
    """Three chevrons along a lane; the progress ``t`` moves them and ``ahead`` is their way."""

    ahead: int
    reach: float = 90.0
    t: float = 0.0
    colour: Colour = SPEED

    def draw(self, canvas: Canvas) -> None:
        """Draw the chevrons one behind the other, the foremost largest."""
        for number in range(3):
            part = min(1.0, max(0.0, self.t * 1.5 - 0.25 * number))
            if part <= 0:
                continue
            size = 66.0 - 12.0 * number
            x = self.x + self.ahead * (self.reach * part - 27.0 * number)
            self.stamp(
                canvas,
                ("chevron", self.ahead, self.colour),
                (size * 0.6, size),
                partial(_paint_chevron, self.ahead, self.colour),
                (x, self.y),
                share=1 - 0.25 * number,
            )


def _paint_chevron(ahead: int, colour: Colour, canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height
    pale: Colour = (248, 255, 236)
    for inset, shade in ((0.0, (14, 44, 14)), (0.07, colour), (0.15, pale)):
        low, high_edge = inset * 0.8, 1 - inset * 0.8
        tip, back = 1 - inset * 1.3, 0.04 + inset
        notch, thick = 0.52 + inset * 0.5, 0.5 - inset * 0.8
        corners = [(back, low), (back + thick, low), (tip, 0.5), (back + thick, high_edge),
                   (back, high_edge), (notch, 0.5)]  # fmt: skip
        points = [((x if ahead > 0 else 1 - x) * wide, y * high) for x, y in corners]
        canvas.polygon(points, shade)
