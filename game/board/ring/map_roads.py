"""What lies on the lands of the large map of a ring: the roads to the bridges, and a small camp."""

import math
from functools import partial
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colour, Point, mixed

from ..stronghold_place import LAND_NAMES
from ..view.board_ambient import DUSK

#: The earth of a road on each land, by the order of the lands, and what dusk makes of it.
_EARTH: tuple[Colour, ...] = (
    *((206, 184, 138), (226, 188, 132)),
    *((222, 226, 238), (190, 166, 178)),
)
_NIGHT: Colour = (38, 40, 74)
_BY_NIGHT = 0.42
#: The layers of a road: how wide they are, how much darker or lighter, and how clear.
_LAYERS = ((29.0, -0.6, 96), (24.0, 0.0, 176), (11.0, 0.3, 110))
_INK: Colour = (30, 24, 34)
_WHITE: Colour = (255, 255, 255)
#: How many steps a road is drawn in, and how uneven its edges are.
_STEPS, _UNEVEN = 200, 0.1
#: How much larger a road is drawn than it is shown, for smooth edges.
_FINE = 2
#: The things of a camp: how large, and whether each land has its own.
_PROPS: dict[str, tuple[float, float, bool]] = {
    "tent": (78.0, 64.0, True),
    "rack": (42.0, 45.5, True),
    "cart": (74.0, 45.7, False),
    "stores": (50.0, 37.0, False),
}
_TINT: Colour = (150, 150, 205)


class Road(NamedTuple):
    """A road on a land: a curve from its first point to its last, drawn towards the two between."""

    land: int
    points: tuple[Point, Point, Point, Point]


def draw_roads(canvas: Canvas, roads: tuple[Road, ...], mood: str) -> None:
    """Draw all roads of a map."""
    out = _LAYERS[0][0]
    for number, road in enumerate(roads):
        curve = _curve(road.points)
        across, down = [x for x, _ in curve], [y for _, y in curve]
        left, top = min(across) - out, min(down) - out
        size = max(across) + out - left, max(down) + out - top
        shape = [(x - left, y - top) for x, y in curve]
        paint = partial(_paint, land=road.land, curve=shape, mood=mood, number=number)
        picture = canvas.sprite(("ring road", road, number, mood), size, paint, upright=True)
        canvas.blit(picture, (left, top))


def _paint(canvas: Canvas, land: int, curve: list[Point], mood: str, number: int) -> None:
    wide, high = canvas.surface.get_size()
    scale = canvas.view.scale * _FINE
    for width, tone, clear in _LAYERS:
        colour = _toned(_EARTH[land], tone, mood)
        large = pygame.Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
        large.fill((*colour, 0))
        for step, (x, y) in enumerate(curve):
            radius = width / 2 * (1 + _UNEVEN * math.sin(0.28 * step + number))
            pygame.draw.circle(large, colour, (x * scale, y * scale), radius * scale)
        layer = pygame.transform.smoothscale(large, (wide, high))
        layer.set_alpha(clear)
        canvas.surface.blit(layer, (0, 0))


def _toned(earth: Colour, tone: float, mood: str) -> Colour:
    colour = mixed(earth, _WHITE if tone > 0 else _INK, abs(tone))
    return mixed(colour, _NIGHT, _BY_NIGHT) if mood == DUSK else colour


def _curve(points: tuple[Point, Point, Point, Point]) -> list[Point]:
    """Return the points of a cubic curve, close enough for discs to be a band."""
    along = [step / _STEPS for step in range(_STEPS + 1)]
    weights = [[math.comb(3, k) * t**k * (1 - t) ** (3 - k) for k in range(4)] for t in along]
    return [
        (
            sum(weight * point[0] for weight, point in zip(each, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(each, points, strict=True)),
        )
        for each in weights
    ]


def draw_map_prop(canvas: Canvas, name: str, foot: Point, land: int, mood: str) -> None:
    """Draw a thing of a camp with its foot at a place: a tent, a rack, a cart or stores."""
    width, height, own = _PROPS[name]
    picture = f"camps/{name}_{LAND_NAMES[land]}" if own else f"camps/{name}"
    box = foot[0] - width / 2, foot[1] - height, width, height
    canvas.image(picture, box, tint=_TINT if mood == DUSK else None)
