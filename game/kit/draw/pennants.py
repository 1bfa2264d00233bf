"""How many of a number, as pennants on a rope: those that are reached are of bright cloth."""

import pygame
from pygame.typing import RectLike

from ..theme import Colour, Colours
from ..viewport import Point
from .canvas import Canvas
from .materials import mixed

#: The width of a pennant for that from one to the next, and how far up its tail is cut.
_CLOTH, _TAIL = 0.8, 0.24
#: How thick the rope is, and how light the shine on a cloth is.
_ROPE, _SHINE = 0.11, 0.4


def draw_pennants(
    canvas: Canvas, rect: RectLike, lit: int, count: int, colour: Colour = Colours.accent
) -> None:
    """Draw ``count`` pennants side by side over all of ``rect``, the first ``lit`` of a colour."""
    box = pygame.FRect(rect)
    picture = canvas.sprite(
        ("pennants", lit, count, colour), box.size, lambda drawn: _paint(drawn, lit, count, colour)
    )
    canvas.blit(picture, box.topleft)


def _paint(canvas: Canvas, lit: int, count: int, colour: Colour) -> None:
    box = canvas.view.rect
    pitch, rope = box.width / count, max(1.5, _ROPE * box.height)
    for number in range(count):
        cloth = pygame.FRect(0, rope / 2, _CLOTH * pitch, box.height - rope / 2)
        cloth.centerx = (number + 0.5) * pitch
        if number >= lit:
            canvas.polygon(_outline(cloth), Colours.bronze, alpha=150)
            canvas.polygon(_outline(cloth.inflate(-2, -2.4)), Colours.ink_shadow, alpha=200)
            continue
        canvas.polygon(_outline(cloth), mixed(colour, Colours.shadow, 0.6))
        inside = cloth.inflate(-1.6, -1.6)
        canvas.polygon(_outline(inside), colour)
        inside.width /= 2
        canvas.polygon(_half(inside), mixed(colour, Colours.light, _SHINE))
    canvas.fill((0, 0, box.width, rope), Colours.brass_dark, radius=rope / 2)
    canvas.fill((0, 0, box.width, rope * 0.6), Colours.brass_light, radius=rope / 2, alpha=200)


def _outline(box: pygame.FRect) -> list[Point]:
    """Return the corners of a cloth whose tail is cut in two."""
    cut = box.centerx, box.bottom - _TAIL * box.height
    return [box.topleft, box.topright, box.bottomright, cut, box.bottomleft]


def _half(box: pygame.FRect) -> list[Point]:
    return [box.topleft, box.topright, (box.right, box.bottom - _TAIL * box.height), box.bottomleft]
