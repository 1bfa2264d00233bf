"""The captain who sails, large: before the sea, with the ship that waits."""

from __future__ import annotations

from functools import partial

import pygame

from game.board import GLAD
from game.kit import Canvas, Colours, box_at

from ..parts.voyage_pictures import CAPTAINS, SIGHTS

#: What lies behind: a painting, where its left edge is cut as a share of its width, its shape.
_VIEW, _CUT, _SHAPE = f"{SIGHTS}/lookout", 0.16, 320 / 105
#: The ship: its picture, the middle of it and its side, as shares of the width.
_SHIP, _AT, _SIDE = "voyage/fleet/e", (0.7, 0.3), 0.62
#: How much of the painting's height is seen, from its top: below is the rail of a deck.
_SEEN = 0.72
#: The side of the portrait as a share of the width, and how much of that its soft edge takes.
_FACE, _SOFT = 1.06, 0.13
_RADIUS = 7.0


def draw_captain(canvas: Canvas, captain: str, area: pygame.FRect) -> None:
    """Draw a captain before the sea and the ship, framed; the portrait is as wide as ``area``."""
    key = "captain who sails", captain
    picture = canvas.sprite(key, area.size, partial(_paint, captain=captain))
    canvas.shadow(area, spread=12, drop=5, radius=_RADIUS)
    canvas.blit(picture, area.topleft)
    canvas.frame(area, Colours.gold, width=2.4, radius=_RADIUS)
    canvas.frame(area.inflate(-8, -8), Colours.bronze, width=1.0, radius=_RADIUS - 2, alpha=150)


def _paint(canvas: Canvas, captain: str) -> None:
    wide, high = canvas.view.width, canvas.view.height
    side = wide * _FACE
    tall = high / _SEEN
    canvas.image(_VIEW, (-_CUT * tall * _SHAPE, 0, tall * _SHAPE, tall))
    ship = wide * _SIDE
    canvas.image(_SHIP, box_at((wide * _AT[0], wide * _AT[1]), ship))
    face, mask = (canvas.blank(canvas.surface.get_size()) for _ in range(2))
    face.image(f"{CAPTAINS}/{captain}_{GLAD}", ((wide - side) / 2, high - side, side, side))
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
