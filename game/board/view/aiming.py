"""Aiming: a chain of points from the card that is held to its target, and a reticle over it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.kit import Canvas, Colour, Colours, Point, mixed

from ..spots import Spot

#: How far apart the points of the chain are, and how large; the first stay off the card.
_STEP, _SIZE, _FIRST = 25.0, 30.0, 30.0
#: How high the chain rises over the straight way, as a share of its length.
_ARCH = 0.16
_FINE = 48
_RIM: Colour = (46, 18, 12)
_IDLE: Colour = (188, 190, 204)
_RETICLE, _CORNER = 62.0, 15.0


@dataclass(frozen=True, slots=True)
class Pointing:
    """Where a card points: from ``start`` to ``end``, at what is there, if anything is.

    ``useful`` tells whether something would happen there.
    """

    start: Point
    end: Point
    target: Spot | None = None
    useful: bool = True

    @property
    def colour(self) -> Colour:
        """Its colour: gold, and grey where nothing would happen."""
        return Colours.gold if self.useful else _IDLE


def draw_aim(canvas: Canvas, aim: Pointing) -> None:
    """Draw the chain, each of its points turned the way it goes, and the reticle."""
    for point, angle, share in _chain(aim):
        size = _SIZE * (0.62 + 0.38 * share)
        picture = canvas.sprite(
            ("aim", aim.colour), (size, size), lambda sheet: _paint_point(sheet, aim.colour)
        )
        turned = canvas.turned(picture, ("aim", aim.colour), angle)
        canvas.blit(turned, point, centered=True)
    if aim.target is not None and aim.useful:
        # A target that stays whole has a sign of its own there.
        picture = canvas.sprite(
            ("reticle", aim.colour),
            (_RETICLE, _RETICLE),
            lambda sheet: _paint_reticle(sheet, aim.colour),
        )
        canvas.blit(picture, aim.end, centered=True)


def _chain(aim: Pointing) -> Iterator[tuple[Point, float, float]]:
    """Yield the points of the chain, the way each looks in degrees, and how far along it is."""
    way = [_on_curve(aim, step / _FINE) for step in range(_FINE + 1)]
    lengths = [math.dist(*pair) for pair in pairwise(way)]
    whole = sum(lengths)
    last = _RETICLE * 0.5 if aim.target is not None else 0.0
    wanted, gone = _FIRST, 0.0
    for (before, after), length in zip(pairwise(way), lengths, strict=True):
        while length and wanted <= gone + length and wanted <= whole - last:
            t = (wanted - gone) / length
            x, y = (a + (b - a) * t for a, b in zip(before, after, strict=True))
            angle = math.degrees(math.atan2(before[1] - after[1], after[0] - before[0]))
            yield (x, y), angle, wanted / whole
            wanted += _STEP
        gone += length


def _on_curve(aim: Pointing, t: float) -> Point:
    (x0, y0), (x2, y2) = aim.start, aim.end
    x1, y1 = (x0 + x2) / 2, min(y0, y2) - _ARCH * math.dist(aim.start, aim.end)
    x1 += (x0 - x2) * 0.2
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2


def _paint_point(sheet: Canvas, colour: Colour) -> None:
    """Paint a barbed point to the right."""
    size = sheet.view.width
    for share, look in ((1.0, _RIM), (0.72, mixed(colour, (255, 255, 255), 0.15))):
        corners = ((-0.38, -0.4), (0.08, -0.4), (0.46, 0.0), (0.08, 0.4), (-0.38, 0.4), (-0.06, 0))
        points = [(size * (0.5 + x * share), size * (0.5 + y * share)) for x, y in corners]
        sheet.polygon(points, look)


def _paint_reticle(sheet: Canvas, colour: Colour) -> None:
    """Paint four corners and a ring, open in the middle: what is aimed at stays to be seen."""
    size = sheet.view.width
    middle = sheet.view.center
    for wide, look in ((7.0, _RIM), (3.4, colour)):
        sheet.circle(middle, size * 0.24 + wide / 2, look, width=wide)
        for across in (-1, 1):
            for down in (-1, 1):
                far = size / 2 - 3
                x, y = middle[0] + across * far, middle[1] + down * far
                sheet.line((x, y), (x - across * _CORNER, y), look, width=wide)
                sheet.line((x, y), (x, y - down * _CORNER), look, width=wide)


def aimed_at(spot: Spot, start: Point) -> Point:
    """Return the point of a card that an aim from ``start`` goes to: its middle, a little low."""
    box = pygame.FRect(spot.rect)
    return box.centerx, box.centery + (4.0 if start[1] > box.centery else 0.0)
