"""A share as a bar inlaid in the page, with a line over where the true share most likely lies."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, draw_brass, draw_well

#: How thick the line over a bar is, and how long its ends.
_WHISKER, _END = 1.6, 8.0


def draw_share_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share, and its interval from ``low`` to ``high``, all from 0 to 1."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=box.height / 2)
    inner = box.inflate(-4, -4)
    if share > 0:
        filled = pygame.FRect(inner.x, inner.y, max(inner.height, inner.width * share), 0)
        filled.height = inner.height
        draw_brass(canvas, filled, radius=inner.height / 2)
    start, end = (inner.x + inner.width * part for part in (low, high))
    y = box.centery
    for colour, more in ((Colours.ink_shadow, 2.0), (Colours.light, 0.0)):
        width = _WHISKER + more
        canvas.fill((start, y - width / 2, end - start, width), colour)
        for x in (start, end):
            canvas.fill((x - width / 2, y - _END / 2 - more / 2, width, _END + more), colour)


def draw_standing_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share that grows upward, and its interval, as parts of the bar's height."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=5)
    inner = box.inflate(-4, -4)
    filled = inner.height * min(1.0, max(0.02, share))
    draw_brass(canvas, (inner.x, inner.bottom - filled, inner.width, filled), radius=3)
    top, foot = (inner.bottom - inner.height * min(1.0, max(0.0, end)) for end in (high, low))
    x = box.centerx
    for colour, more in ((Colours.ink_shadow, 2.0), (Colours.light, 0.0)):
        width = _WHISKER + more
        canvas.fill((x - width / 2, top, width, foot - top), colour)
        for y in (top, foot):
            canvas.fill((x - _END / 2 - more / 2, y - width / 2, _END + more, width), colour)
