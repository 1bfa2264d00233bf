"""River, lands and bridges of a ring's maps, small and large."""

from __future__ import annotations

from functools import partial

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours
from game.rules import Field

from ..spots import Box
from ..view.board_ambient import DUSK
from .land_cut import LandCut, draw_land_cut
from .ring_land import OWN, TOP, land_of

#: The river by day and at dusk.
_RIVER: dict[bool, Colour] = {False: (28, 104, 128), True: (22, 62, 104)}
#: The light on its waves, how faint it is, and how many of their lengths they are apart.
_WAVE: Colour = (150, 220, 232)
_FAINT, _APART = 70, 1.7
_EDGE: Colour = (30, 24, 34)
_RADIUS = 7.0
#: From where in its picture a land is cut out, and where the stone bridge begins there.
_CUT, _STONES = (40.0, 152.0), 440.0
#: How much of its seat's colour lies on a land.
_SHADE = 60
#: Both ends of the upper bridge in the pictures of the lands at the left and at the right.
_LEFT_END = Box(461, 158, 86, 128)
_RIGHT_END = Box(733, 158, 86, 128)


def draw_water(canvas: Canvas, box: RectLike, mood: str, wave: float) -> None:
    """Draw the river in which all lands lie; ``wave`` is how long its waves are."""
    river = pygame.FRect(box)
    canvas.fill(river, _RIVER[mood == DUSK], radius=_RADIUS)
    for row in range(int(river.height / wave / _APART)):
        y = river.y + wave * _APART * (row + 0.5)
        for number in range(int(river.width / wave / 3)):
            x = river.x + wave * (3 * number + 0.5 + 1.5 * (row % 2))
            canvas.line((x, y), (x + wave, y), _WAVE, width=wave / 5, alpha=_FAINT)


def draw_map_land(
    canvas: Canvas, box: RectLike, seat: int, field: Field, mood: str, scale: float
) -> None:
    """Draw a land with its bank, ``scale`` units of the board to one, in its seat's colour."""
    land = pygame.FRect(box)
    width, height = land.width * scale, land.height * scale
    # Of a wide land the part before its bridge is shown.
    left = max(_CUT[0], _STONES - width)
    area = Box(left, _CUT[1], min(width, _STONES - left), height)
    shore = land.inflate(2.4, 2.4)
    canvas.fill(shore, _EDGE, radius=_RADIUS + 1, alpha=150)
    draw_land_cut(canvas, LandCut(mood, land_of(field, seat), OWN, area), land, radius=_RADIUS)
    canvas.fill(land, Colours.sides_deep[seat], radius=_RADIUS, alpha=_SHADE)
    canvas.frame(land, Colours.sides[seat], width=1.4, radius=_RADIUS)


def draw_stone_bridge(canvas: Canvas, box: RectLike, lands: tuple[int, int], mood: str) -> None:
    """Draw the bridge of the board, cut short, between two lands beside or above one another.

    The first land is the left or the upper one.
    """
    rect = pygame.FRect(box)
    upright = rect.height > rect.width
    size = (rect.height, rect.width) if upright else rect.size
    whole = canvas.sprite(("stone bridge", lands, mood), size, partial(_paint, lands, mood))
    if upright:
        whole = canvas.turned(whole, ("stone bridge", lands, mood), -90.0)
    canvas.shadow(rect, spread=10, drop=4, radius=4)
    canvas.blit(whole, rect.center, centered=True)


def _paint(lands: tuple[int, int], mood: str, canvas: Canvas) -> None:
    box = canvas.view.rect
    half = box.width / 2
    first, second = lands
    draw_land_cut(canvas, LandCut(mood, first, OWN, _LEFT_END), (0, 0, half, box.height))
    draw_land_cut(canvas, LandCut(mood, second, TOP, _RIGHT_END), (half, 0, half, box.height))
    canvas.frame(box, _EDGE, width=2, radius=3)
