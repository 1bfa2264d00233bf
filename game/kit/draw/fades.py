"""Colours that fade away over a rectangle."""

from collections.abc import Sequence

import pygame
from pygame.typing import ColorLike, RectLike

from ..theme import Colour
from .canvas import Canvas
from .shape_masks import ramp

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
    ways = (step / (_STEPS - 1) for step in range(_STEPS))
    # Eased, because an even slope shows where it begins and ends.
    eased = (t * t * (3 - 2 * t) for t in ways)
    shades = [(*colour, round(alphas[0] + (alphas[1] - alphas[0]) * t)) for t in eased]
    if canvas.is_flipped and across:
        shades.reverse()
    canvas.surface.blit(ramp(shades, canvas.surface.get_size(), down=not across), (0, 0))


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
    width, height = surface.get_size()
    # Only along: to scale both ways smoothly takes ten times as long.
    along = ramp(colours, (1, height) if down else (width, 1), down=down)
    surface.blit(pygame.transform.scale(along, (width, height)), (0, 0), special_flags=how)
