"""Where a text stands in its rectangle, or at its point."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from ..viewport import Point, Size
from .text_style import Align, TextStyle

#: Where a text stands that is aligned in flipped coordinates.
FLIPPED: dict[Align, Align] = {
    "left": "right",
    "right": "left",
    "center": "center",
    "start": "right",
}


def text_box(where: RectLike | Point) -> tuple[pygame.FRect, bool]:
    """Return the rectangle that a text is aligned in, and whether it is bounded by it."""
    if isinstance(where, tuple) and len(where) == 2 and not isinstance(where[0], tuple):
        return pygame.FRect(where, (0, 0)), False
    return pygame.FRect(where), True


def placed(box: pygame.FRect, size: Size, style: TextStyle, *, from_right: bool) -> pygame.FRect:
    """Return where a text of ``size`` lies; one that begins where it is read from, at that side."""
    place = pygame.FRect((0, 0), size)
    align = style.align
    if align == "start":
        align = "right" if from_right else "left"
    across = {"left": box.x, "center": box.centerx - size[0] / 2, "right": box.right - size[0]}
    down = {"top": box.y, "middle": box.centery - size[1] / 2, "bottom": box.bottom - size[1]}
    place.topleft = across[align], down[style.valign]
    return place
