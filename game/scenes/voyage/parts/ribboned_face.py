"""A face as a large medal over a ribbon with a name or a title: who matters on a page."""

import pygame

from game.board import CALM
from game.kit import Canvas

from ...common import RibbonCloth, draw_rays, draw_ribbon, ribbon_width
from .voyage_pictures import draw_face

#: The radius of the medal, at least and at most, and how far the ribbon lies over its foot.
_LEAST, _MOST, _OVER = 52.0, 104.0, 8.0
#: The room for the ribbon, and that beside it.
_RIBBON, _SIDES = 58.0, 80.0
#: How high both are at least.
LEAST_FACE = 2 * _LEAST + _RIBBON - _OVER


def draw_ribboned_face(
    canvas: Canvas,
    area: pygame.FRect,
    face: str,
    title: str,
    cloth: RibbonCloth,
    *,
    feeling: str = CALM,
    rays: bool = False,
) -> None:
    """Draw both as large as there is room, at the foot of ``area``; ``face`` is an asset."""
    radius = min(_MOST, max(_LEAST, (area.height - _RIBBON + _OVER) / 2))
    ribbon = area.bottom - _RIBBON
    middle = area.centerx, ribbon + _OVER - radius
    if rays:
        draw_rays(canvas, middle)
    if canvas.assets.exists(face):
        draw_face(canvas, face, middle, radius, feeling=feeling)
    wide = ribbon_width(canvas, title, area.width - _SIDES)
    draw_ribbon(canvas, (area.centerx, ribbon), wide, title, cloth)
