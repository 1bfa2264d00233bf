"""Parts cut out of the lands' pictures, for the maps of a ring."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour

from ..spots import Box
from .ring_land import PARTS, picture_of

#: What leaves a picture as it is.
_WHOLE: Colour = (255, 255, 255)


class LandCut(NamedTuple):
    """A part of the picture of a seat's land (0 to 3) at one hour, in units of the board."""

    mood: str
    land: int
    part: str
    area: Box


def draw_land_cut(canvas: Canvas, cut: LandCut, rect: RectLike, *, radius: float = 0.0) -> None:
    """Draw a part of a land in ``rect``, its corners round."""
    box = pygame.FRect(rect)
    picture = canvas.sprite(
        ("land cut", cut, radius),
        box.size,
        lambda offscreen: _paint(offscreen, cut, radius),
        upright=True,
    )
    canvas.blit(picture, box.topleft)


def _paint(canvas: Canvas, cut: LandCut, radius: float) -> None:
    whole, area = PARTS[cut.part], cut.area
    shares = (
        (area.x - whole.x) / whole.width,
        (area.y - whole.y) / whole.height,
        area.width / whole.width,
        area.height / whole.height,
    )
    # The picture lies on what it is cut by.
    canvas.fill(canvas.view.rect, _WHOLE, radius=radius)
    size = canvas.surface.get_size()
    art = canvas.assets.sized(picture_of(cut.mood, cut.land, cut.part), size, shares)
    canvas.surface.blit(art, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
