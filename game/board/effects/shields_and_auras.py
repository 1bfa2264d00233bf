"""Effects of the defending abilities and of auras: a shield, a cut diamond, ribbons of light."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.kit import Canvas, Colour, Point, Size

from ..cards.badges import draw_path
from .light import Effect, PlacedEffect, glow, grown, ring, shine, star, stepped

SHIELD: Colour = (120, 186, 255)
DIAMOND: Colour = (150, 232, 255)
_RIM: Colour = (18, 34, 84)
_PALE: Colour = (236, 248, 255)
_SCALES = 8
#: The smaller side of a sign, and its halo, as shares of the larger side.
_NARROW, _HALO = 0.84, 1.5
#: Half of a shield's outline from the middle of its top, in shares of its width and height.
_OUTLINE: tuple[Point, ...] = (
    (0.0, -0.46), (0.2, -0.4), (0.48, -0.42), (0.49, -0.12), (0.42, 0.14), (0.26, 0.34), (0.0, 0.5),
)  # fmt: skip
_CRACKS: tuple[tuple[Point, ...], ...] = (
    ((0.12, -0.1), (0.0, 0.02), (0.1, 0.14), (-0.08, 0.28), (0.0, 0.44)),
    ((0.12, -0.1), (0.28, -0.2), (0.24, -0.3), (0.4, -0.4)),
    ((0.0, 0.02), (-0.2, -0.04), (-0.28, -0.2), (-0.44, -0.24)),
)


class _Ward(NamedTuple):
    """How a sign over a creature springs up: what paints it, its light, and how opaque both are."""

    key: Hashable
    paint: Callable[[Canvas], None]
    colour: Colour
    glowing: float
    solid: float

    def draw(self, canvas: Canvas, sign: Shield | Facets, size: Size, reach: float) -> float:
        """Draw a sign as far as it is up, in steps of size; return its share of ``reach``."""
        share = round(sign.up * _SCALES) / _SCALES
        if share <= 0:
            return 0.0
        place = sign.x, sign.y
        light = stepped(reach * share * _HALO, 12.0)
        shine(canvas, glow, self.colour, place, (light, light), sign.alpha * self.glowing)
        smaller = size[0] * share, size[1] * share
        picture = grown(canvas, self.key, size, self.paint, smaller)
        canvas.blit(picture, place, alpha=round(sign.alpha * self.solid), centered=True)
        return reach * share


@dataclass(eq=False)
class Shield(PlacedEffect):
    """A shield of light that springs up before a creature; ``cracks`` are 0 to 3."""

    height: float = 118.0
    up: float = 0.0
    cracks: int = 0

    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the shield in its glow, in steps of size."""
        look = _Ward(
            ("shield", self.cracks), partial(_paint_shield, self.cracks), SHIELD, 0.55, 0.92
        )
        look.draw(canvas, self, (self.height * _NARROW, self.height), self.height)


def _paint_shield(cracks: int, canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height
    x, y = canvas.view.center
    for share, colour in ((1.0, _RIM), (0.94, _PALE), (0.82, (70, 130, 224))):
        canvas.polygon(_both(x, y, wide * share, high * share), colour)
    bright = [(x + across * wide * 0.76, y + down * high * 0.76) for across, down in _OUTLINE]
    canvas.polygon([*bright, (x, y - high * 0.35)], (132, 190, 255))
    canvas.polygon(_both(x, y - high * 0.04, wide * 0.3, high * 0.34), _PALE)
    for path in _CRACKS[:cracks]:
        points = [(x + across * wide, y + down * high) for across, down in path]
        for colour, thick in ((_RIM, 5.0), (_PALE, 2.2)):
            draw_path(canvas, points, colour, thick)


def _both(x: float, y: float, wide: float, high: float) -> list[Point]:
    right = [(x + across * wide, y + down * high) for across, down in _OUTLINE]
    left = [(x - across * wide, y + down * high) for across, down in reversed(_OUTLINE)]
    return right + left


@dataclass(eq=False)
class Facets(PlacedEffect):
    """A cut diamond over a creature on which magic breaks; ``glint`` 0 to 1 sweeps over it."""

    width: float = 104.0
    up: float = 0.0
    glint: float = 0.0

    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the stone, and the star of light that runs over its table."""
        look = _Ward("facets", _paint_facets, DIAMOND, 0.5, 0.86)
        wide = look.draw(canvas, self, (self.width, self.width * _NARROW), self.width)
        if wide and 0 < self.glint < 1:
            x = self.x + (self.glint - 0.5) * wide * 0.8
            side = stepped(74 * math.sin(math.pi * self.glint), 12.0)
            spot = (x, self.y - wide * 0.22)
            shine(canvas, star, (226, 250, 255), spot, (side, side), self.alpha)


#: The girdle and table of a cut stone, and its point, in shares of width and height.
_GIRDLE: tuple[Point, ...] = ((0.02, 0.36), (0.3, 0.36), (0.5, 0.36), (0.7, 0.36), (0.98, 0.36))
_TABLE: tuple[Point, ...] = ((0.24, 0.03), (0.4, 0.03), (0.6, 0.03), (0.76, 0.03))
_POINT: Point = (0.5, 0.98)


def _paint_facets(canvas: Canvas) -> None:
    wide, high = canvas.view.width, canvas.view.height

    def facet(corners: tuple[Point, ...], colour: Colour) -> None:
        canvas.polygon([(x * wide, y * high) for x, y in corners], colour)

    facet(((0.0, 0.36), (0.23, 0.0), (0.77, 0.0), (1.0, 0.36), (0.5, 1.0)), (22, 58, 96))
    crown: tuple[Colour, ...] = ((150, 226, 250), (236, 252, 255), (196, 242, 255))
    sides: tuple[Colour, ...] = (
        (96, 186, 232), (214, 246, 255), (128, 212, 246), (58, 142, 204),
    )  # fmt: skip
    for colour, number in zip(crown, range(3), strict=True):
        base = _GIRDLE[number], _GIRDLE[number + 2]
        facet((_TABLE[number], _TABLE[number + 1], base[1], base[0]), colour)
    facet((_TABLE[0], _GIRDLE[0], _GIRDLE[1]), (226, 250, 255))
    facet((_TABLE[3], _GIRDLE[4], _GIRDLE[3]), (104, 190, 232))
    for colour, (left, right) in zip(sides, pairwise(_GIRDLE), strict=True):
        facet((left, right, _POINT), colour)
    for _, (left, _) in zip(sides, pairwise(_GIRDLE), strict=True):
        start, end = (left[0] * wide, left[1] * high), (_POINT[0] * wide, _POINT[1] * high)
        canvas.line(start, end, _PALE, width=1.0)


@dataclass(eq=False)
class Ribbon(Effect):
    """A ribbon of light in a bow from a giver to a neighbour; ``t`` (0 to 1) of it has come."""

    start: Point
    end: Point
    colour: Colour
    bow: float = 46.0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the light bead by bead, brightest at its head."""
        beads = max(10, round(math.dist(self.start, self.end) / 5))
        grown = self.t * beads
        for number in range(math.floor(grown) + 1):
            part = number / beads
            near = max(0.0, 1 - (grown - number) / 9)
            size = stepped(15 + 15 * near + 4 * math.sin(part * math.pi), 4.0)
            place = arc_point(self.start, self.end, self.bow, part)
            shine(canvas, glow, self.colour, place, (size, size), self.alpha * (0.55 + 0.45 * near))
        if self.t >= 1:
            shine(canvas, ring, self.colour, self.end, (34, 34), self.alpha)


def arc_point(start: Point, end: Point, height: float, part: float) -> Point:
    """Return the point at a ``part`` of a bow that is ``height`` above the straight way."""
    x = start[0] + (end[0] - start[0]) * part
    y = start[1] + (end[1] - start[1]) * part
    return x, y - 4 * height * part * (1 - part)
