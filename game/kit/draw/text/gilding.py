"""What makes letters metal: the gold of headings, and the edge around letters."""

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from ...theme import Colour
from .carved import BASE, CAPITAL

#: Share of the letters' height, colour: of headings in panels, too small for a waist.
_GILT: tuple[tuple[float, Colour], ...] = (
    (0.00, (255, 244, 190)),
    (0.45, (255, 214, 110)),
    (1.00, (238, 164, 62)),
)
_SIDE: Colour = (70, 34, 12)
#: How far the side of gilded letters shows below them, in shares of their size.
_DROP = 0.045
#: From so many pixels on letters are gilded.
GILDED_FROM = 20
_DIRECTIONS, _STEP = 20, 3


def metal(t: float, ramp: Sequence[tuple[float, Colour]]) -> Colour:
    """Return the colour of a metal at ``t`` (0 to 1) of the letters' height."""
    t = min(1.0, max(0.0, t))
    for (start, first), (end, second) in itertools.pairwise(ramp):
        if t <= end:
            part = (t - start) / (end - start)
            red, green, blue = (
                round(a + (b - a) * part) for a, b in zip(first, second, strict=True)
            )
            return red, green, blue
    return ramp[-1][1]


def gilded(letters: pygame.Surface, px: float) -> pygame.Surface:
    """Return white letters of ``px`` pixels as gilded ones, with a dark side below."""
    across, down = letters.get_size()
    gold = letters.copy()
    gold.fill((*_SIDE, 255), special_flags=pygame.BLEND_RGBA_MIN)
    gold.scroll(0, max(1, round(px * _DROP)))
    for y in range(down):
        shade = metal((y / px - BASE + CAPITAL) / CAPITAL, _GILT)
        letters.fill((*shade, 255), (0, y, across, 1), pygame.BLEND_RGBA_MULT)
    gold.blit(letters, (0, 0))
    return gold


def widened(letters: pygame.Surface, edge: int, colour: Colour) -> pygame.Surface:
    """Return what lies ``edge`` pixels around letters, in a colour; it is as much larger."""
    across, down = letters.get_size()
    stamp = letters.copy()
    stamp.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    stamp.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MIN)
    around = pygame.Surface((across + 2 * edge, down + 2 * edge), pygame.SRCALPHA)
    around.fill((*colour, 0))
    for x, y in _offsets(edge):
        around.blit(stamp, (edge + x, edge + y), special_flags=pygame.BLEND_RGBA_MAX)
    return around


@lru_cache(maxsize=32)
def _offsets(edge: int) -> tuple[tuple[int, int], ...]:
    """Return the places on circles, the outer one ``edge`` pixels from the middle."""
    turns = [math.tau * turn / _DIRECTIONS for turn in range(_DIRECTIONS)]
    return tuple(
        dict.fromkeys(
            (round(radius * math.cos(turn)), round(radius * math.sin(turn)))
            for radius in range(edge, -1, -_STEP)
            for turn in turns
        )
    )
