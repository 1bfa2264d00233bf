"""The small text beside what the pointer rests on."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from .canvas import Canvas
from .style import BODY
from .theme import Colours, Sizes
from .view import View

MAX_WIDTH = 320.0
STYLE = BODY.but(size=Sizes.small + 1)
_PADDING = 12.0


def draw_tooltip(canvas: Canvas, text: str, near: RectLike, *, edge: str = "below") -> None:
    """Draw `text` below `near` (or above: `edge`), moved so that it stays inside the window."""
    width, height = canvas.text_size(text, STYLE, MAX_WIDTH)
    size = width + 2 * _PADDING, height + 2 * _PADDING - 4
    box = _beside(pygame.FRect(near), size, canvas.view, edge)
    canvas.shadow(box, spread=8, drop=4, radius=Sizes.radius_small)
    canvas.box(box, Colours.well, Colours.bronze, radius=Sizes.radius_small)
    canvas.text(text, box.inflate(-2 * _PADDING + 2, 0), STYLE, valign="middle")


def _beside(near: pygame.FRect, size: tuple[float, float], view: View, edge: str) -> pygame.FRect:
    box = pygame.FRect((0, 0), size)
    below, above = near.bottom + Sizes.gap, near.top - Sizes.gap - size[1]
    fits = below + size[1] <= view.height if edge == "below" else above < 0
    box.midtop = near.centerx, below if fits else above
    box.clamp_ip(view.rect.inflate(-2 * Sizes.gap_small, -2 * Sizes.gap_small))
    return box
