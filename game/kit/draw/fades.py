"""Colours that fade away over a rectangle."""

from collections.abc import Sequence

import pygame
from pygame.typing import ColorLike, RectLike

from ..theme import Colour
from .canvas import Canvas
from .shape_masks import scaled_smoothly

_STEPS = 64


def draw_fade(
    canvas: Canvas, rect: RectLike, colour: Colour, alphas: tuple[int, int], *, across: bool = False
) -> None:
    """Fill ``rect`` with a colour whose opacity goes from top to bottom, or from left to right."""
    box = pygame.FRect(rect)
    draw_toned_fade(canvas, box, canvas.toned(colour, box), alphas, across=across)


def draw_toned_fade(
    canvas: Canvas,
    box: pygame.FRect,
    colour: Colour,
    alphas: tuple[int, int],
    *,
    across: bool = False,
) -> None:
    """Fill ``box`` as ``draw_fade`` does, with a colour that is toned already."""
    key = ("fade", colour, alphas, across)
    picture = canvas.sprite(
        key, box.size, lambda offscreen: _paint_fade(offscreen, colour, alphas, across)
    )
    canvas.blit(picture, box.topleft)


def _paint_fade(canvas: Canvas, colour: Colour, alphas: tuple[int, int], across: bool) -> None:
    size = (_STEPS, 1) if across else (1, _STEPS)
    strip = pygame.Surface(size, pygame.SRCALPHA)
    for step in range(_STEPS):
        t = step / (_STEPS - 1)
        # Eased, because an even slope shows where it begins and ends.
        t = t * t * (3 - 2 * t)
        opacity = round(alphas[0] + (alphas[1] - alphas[0]) * t)
        strip.set_at((step, 0) if across else (0, step), (*colour, opacity))
    if canvas.is_flipped:
        strip = pygame.transform.flip(strip, flip_x=True, flip_y=False)
    canvas.surface.blit(scaled_smoothly(strip, canvas.surface.get_size()), (0, 0))


def lay_light(
    surface: pygame.Surface,
    colours: Sequence[ColorLike],
    *,
    down: bool = False,
    how: int = pygame.BLEND_RGB_MULT,
) -> None:
    """Multiply what is painted by colours that follow each other from left to right, or ``down``.

    ``how`` they are laid on it may be another of pygame's ways.
    """
    count, (width, height) = len(colours), surface.get_size()
    strip = pygame.Surface((1, count) if down else (count, 1))
    for place, colour in enumerate(colours):
        strip.set_at((0, place) if down else (place, 0), colour)
    # Only along: to scale both ways smoothly takes ten times as long.
    along = scaled_smoothly(strip, (1, height) if down else (width, 1))
    surface.blit(pygame.transform.scale(along, (width, height)), (0, 0), special_flags=how)
