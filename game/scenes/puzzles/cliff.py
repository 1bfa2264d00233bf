"""The cliff that the ladder of puzzles leads up: a terrace for each row of steps, under the sky."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colour, Point, lay_light, mixed, ramp


class Terrace(NamedTuple):
    """A row of the path: its middle, and half of its length, in units from the corner."""

    x: float
    y: float
    half: float


#: The cliff is painted so many times too large; all lengths below are shares of a row's height.
_LARGE = 2
#: The far and the near edge of a terrace, and the foot of its wall, from its middle.
_BACK, _FRONT, _FOOT = -0.34, 0.33, 0.78
#: The way on it, how uneven edges are, and how long they are between two bends.
_WAY, _UNEVEN, _BEND = 0.2, 0.05, 0.42
#: How far a terrace reaches beyond its row.
_BEYOND = 0.42
_SKY: tuple[Colour, ...] = (
    (92, 116, 190), (168, 142, 196), (244, 178, 158), (250, 206, 150), (196, 170, 160)
)  # fmt: skip
#: The sun: where it is, how far its light reaches, and in how many steps that fades.
_SUN, _SUN_REACH, _SUN_STEPS = (0.86, 0.05), 0.26, 40
_SUN_COLOUR: Colour = (150, 118, 60)
_FAR: tuple[tuple[float, float, Colour], ...] = (
    (0.42, 0.3, (128, 104, 156)),
    (0.62, 0.22, (104, 92, 136)),
    (0.8, 0.16, (82, 92, 108)),
)
#: What grows, from the foot to the top: meadow, autumn, heath, snow; and the rock below.
_GROWN: tuple[Colour, ...] = (
    (96, 148, 68), (118, 152, 66), (178, 146, 62), (186, 112, 66), (142, 102, 150), (206, 214, 232)
)  # fmt: skip
_ROCK: tuple[Colour, Colour] = ((126, 104, 92), (138, 130, 150))
_DUST: Colour = (206, 174, 122)
_DARK: Colour = (38, 26, 32)


def paint_cliff(canvas: Canvas, terraces: Sequence[Terrace], pitch: float) -> None:
    """Paint sky, far hills, and the ``terraces`` from the top to the foot."""
    pixels, scale = canvas.surface.get_size(), canvas.view.scale * _LARGE
    large = ramp(_SKY, (pixels[0] * _LARGE, pixels[1] * _LARGE), down=True)
    _paint_sun(large)
    _paint_hills(large, Random(88))
    for number in reversed(range(len(terraces))):
        brush = _Brush(large, scale, pitch, Random(number))
        brush.terrace(terraces[number], number / max(1, len(terraces) - 1))
    pygame.transform.smoothscale(large, pixels, canvas.surface)
    _roughen(canvas)
    lay_light(canvas.surface, ((255,) * 3, (236, 232, 240), (200, 190, 206)), down=True)


def _paint_sun(large: pygame.Surface) -> None:
    wide, high = large.get_size()
    middle = round(_SUN[0] * wide), round(_SUN[1] * high)
    reach = math.ceil(_SUN_REACH * wide) + 1
    box = pygame.Rect(middle, (0, 0)).inflate(2 * reach, 2 * reach).clip(large.get_rect())
    light = pygame.Surface(box.size)
    centre = middle[0] - box.x, middle[1] - box.y
    for step in range(_SUN_STEPS, 0, -1):
        shade = mixed(_SUN_COLOUR, (0, 0, 0), (step / _SUN_STEPS) ** 0.5)
        pygame.draw.circle(light, shade, centre, _SUN_REACH * wide * step / _SUN_STEPS)
    large.blit(light, box, special_flags=pygame.BLEND_RGB_ADD)


def _paint_hills(large: pygame.Surface, chance: Random) -> None:
    wide, high = large.get_size()
    for at, tall, colour in _FAR:
        points: list[Point] = [(0, high)]
        for step in range(15):
            up = tall * high * (0.25 + 0.75 * chance.random()) * (1 if step % 2 else 0.45)
            points.append((wide * step / 14, at * high - up))
        pygame.draw.polygon(large, colour, [*points, (wide, high)])


def _roughen(canvas: Canvas) -> None:
    """Lay the grain of paper over all of it, without its colour."""
    surface = canvas.surface
    tile = pygame.transform.grayscale(canvas.assets.sized("ui/grounds/parchment_tile", (640, 427)))
    tile.fill((44, 44, 44), special_flags=pygame.BLEND_RGB_ADD)
    for x in range(0, surface.get_width(), 640):
        for y in range(0, surface.get_height(), 427):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


class _Brush:
    """Paints one terrace, its lengths in pixels of the large picture."""

    def __init__(self, large: pygame.Surface, scale: float, pitch: float, chance: Random) -> None:
        self._large, self._scale, self._chance = large, scale, chance
        self._row = pitch * scale

    def terrace(self, place: Terrace, up: float) -> None:
        """Paint wall, ground, way and edge; ``up`` (0 to 1) is how far up the cliff it lies."""
        grown = _between(_GROWN, up)
        x, y = place.x * self._scale, place.y * self._scale
        half = place.half * self._scale + _BEYOND * self._row
        front = self._edge(x - half, x + half, y + _FRONT * self._row)
        back = self._edge(
            x - half + 0.2 * self._row, x + half - 0.2 * self._row, y + _BACK * self._row
        )
        self._wall(front, y + _FOOT * self._row, mixed(*_ROCK, up))
        shade = mixed(grown, _DARK, 0.55)
        self._fill([*front, *back[::-1]], grown, outline=shade)
        self._way(x, y, half)
        self._turf(front, grown, shade)
        self._tufts(x, y, half, grown)

    def _edge(self, left: float, right: float, y: float) -> list[Point]:
        count = max(4, round((right - left) / (_BEND * self._row)))
        return [
            (
                left + (right - left) * step / count,
                y + self._row * _UNEVEN * (2 * self._chance.random() - 1)
                - (0.1 * self._row if step in (0, count) else 0),
            )
            for step in range(count + 1)
        ]  # fmt: skip

    def _wall(self, front: list[Point], foot: float, rock: Colour) -> None:
        """Paint stones side by side down from the front edge, lit from the left."""
        low = [(x, foot + 0.08 * self._row * (2 * self._chance.random() - 1)) for x, _ in front]
        self._fill([*front, *low[::-1]], mixed(rock, _DARK, 0.5), outline=_DARK)
        for (x, y), (next_x, next_y) in pairwise(front):
            at = x
            while at < next_x - 2:
                wide = self._row * (0.12 + 0.22 * self._chance.random())
                end = min(next_x, at + wide)
                t = (at - x) / (next_x - x)
                top = y + (next_y - y) * t
                down = foot - self._row * 0.16 * self._chance.random()
                lean = self._row * 0.05 * (2 * self._chance.random() - 1)
                light = mixed(rock, (255, 240, 214), 0.3 * self._chance.random())
                stone = [(at, top), (end, top), (end + lean, down), (at + lean + 2, down)]
                pygame.draw.polygon(self._large, mixed(light, _DARK, 0.24), stone)
                inner = at + 0.62 * (end - at)
                pygame.draw.polygon(
                    self._large, light,
                    [(at, top), (inner, top), (inner + lean, down - 3), (at + lean + 2, down - 3)],
                )  # fmt: skip
                at = end

    def _way(self, x: float, y: float, half: float) -> None:
        """Paint the trodden way along the middle."""
        for share, colour in ((1.0, mixed(_DUST, _DARK, 0.4)), (0.82, _DUST)):
            upper = self._edge(x - half * 0.97, x + half * 0.97, y - share * _WAY * self._row)
            lower = self._edge(x - half * 0.97, x + half * 0.97, y + share * _WAY * self._row)
            self._fill([*upper, *lower[::-1]], colour)

    def _turf(self, front: list[Point], grown: Colour, shade: Colour) -> None:
        """Let turf hang over the front edge."""
        for (x, y), (next_x, next_y) in pairwise(front):
            count = 5
            for step in range(count):
                t = (step + self._chance.random()) / count
                middle = x + (next_x - x) * t, y + (next_y - y) * t
                radius = self._row * (0.045 + 0.035 * self._chance.random())
                low = middle[0], middle[1] + radius * 0.8
                pygame.draw.circle(self._large, shade, low, radius * 1.15)
                pygame.draw.circle(self._large, grown, middle, radius)

    def _tufts(self, x: float, y: float, half: float, grown: Colour) -> None:
        """Strew grass and pebbles beside the way."""
        for _ in range(round(half / self._row * 5)):
            at = x + half * 0.95 * (2 * self._chance.random() - 1)
            side = y + self._row * self._chance.choice((-0.27, -0.24, 0.25))
            tall = self._row * (0.05 + 0.06 * self._chance.random())
            colour = mixed(grown, self._chance.choice(((255, 246, 200), _DARK)), 0.3)
            for lean in (-0.5, 0.0, 0.5):
                end = at + lean * tall, side - tall
                pygame.draw.line(self._large, colour, (at, side), end, 2)

    def _fill(self, points: Sequence[Point], colour: Colour, outline: Colour | None = None) -> None:
        pygame.draw.polygon(self._large, colour, points)
        if outline is not None:
            pygame.draw.lines(self._large, outline, True, points, max(2, round(0.03 * self._row)))


def _between(colours: Sequence[Colour], t: float) -> Colour:
    """Return the colour at ``t`` (0 to 1) of the way through several."""
    place = t * (len(colours) - 1)
    first = min(int(place), len(colours) - 2)
    return mixed(colours[first], colours[first + 1], place - first)
