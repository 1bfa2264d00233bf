"""A person large: a portrait before a place, or a medal over a ribbon with a name."""

from collections.abc import Callable, Hashable

import pygame

from game.board import CALM
from game.kit import Canvas, Colours

from ...common import RibbonCloth, draw_rays, draw_ribbon, ribbon_width, sharpen
from .voyage_pictures import draw_face

#: The usual side of the portrait as a share of the width, and how much of that its soft edge takes.
_FACE, _SOFT = 0.98, 0.13
_RADIUS = 7.0

#: The radius of the medal, at least and at most, and how far the ribbon lies over its foot.
_LEAST, _MOST, _OVER = 52.0, 126.0, 8.0
#: The room for the ribbon, and that beside it.
_RIBBON, _SIDES = 58.0, 80.0
#: How high both are at least.
LEAST_FACE = 2 * _LEAST + _RIBBON - _OVER


def draw_hero(
    canvas: Canvas,
    portrait: str,
    area: pygame.FRect,
    paint_behind: Callable[[Canvas], None],
    key: Hashable,
    large: float = _FACE,
) -> None:
    """Draw a portrait at the foot of ``area``, so ``large`` a share of its width.

    ``key`` stands for what is behind it.
    """

    def paint(offscreen: Canvas) -> None:
        paint_behind(offscreen)
        _paint_person(offscreen, portrait, large)

    picture = canvas.sprite(("hero", portrait, key), area.size, paint)
    canvas.shadow(area, spread=12, drop=5, radius=_RADIUS)
    canvas.blit(picture, area.topleft)
    canvas.frame(area, Colours.gold, width=2.4, radius=_RADIUS)
    canvas.frame(area.inflate(-8, -8), Colours.bronze, width=1.0, radius=_RADIUS - 2, alpha=150)


def _paint_person(canvas: Canvas, portrait: str, large: float) -> None:
    wide, high = canvas.view.width, canvas.view.height
    side = wide * large
    face, mask = (canvas.blank(canvas.surface.get_size()) for _ in range(2))
    face.image(portrait, ((wide - side) / 2, high - side, side, side))
    if side * canvas.view.scale > canvas.assets.size(portrait)[0]:
        sharpen(face.surface)
    _paint_mask(mask, side)
    face.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(face.surface, (0, 0))
    corners = canvas.blank(canvas.surface.get_size())
    corners.fill(corners.view.rect, (255, 255, 255), radius=_RADIUS)
    canvas.surface.blit(corners.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _paint_mask(mask: Canvas, side: float) -> None:
    """Paint a round head's outline over a box, soft at its edge, and all of what is below it."""
    wide, high = mask.view.width, mask.view.height
    small = pygame.Surface((max(8, round(wide / 8)), max(8, round(high / 8))), pygame.SRCALPHA)
    scale = small.get_width() / wide
    middle, foot = wide / 2 * scale, high * scale
    radius, soft = side / 2 * scale, side * _SOFT * scale
    for y in range(small.get_height()):
        for x in range(small.get_width()):
            across = x + 0.5 - middle
            down = min(0.0, y + 0.5 - (foot - radius))
            inside = (radius - (across * across + down * down) ** 0.5) / soft
            alpha = round(255 * max(0.0, min(1.0, inside)))
            small.set_at((x, y), (255, 255, 255, alpha))
    mask.surface.blit(pygame.transform.smoothscale(small, mask.surface.get_size()), (0, 0))


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
