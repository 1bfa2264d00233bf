"""A share as a bar inlaid in the page, with a band where the true share most likely lies."""

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, draw_brass, draw_well

#: Light upon brass, on whatever ground the bar lies.
LIGHT: Colour = (255, 250, 228)
_DARK: Colour = (64, 34, 10)
#: How thick the edge of the band over a bar is, and how bright the band and its edge are.
_EDGE, _BAND, _EDGE_LIGHT = 1.4, 150, 240
#: How far the mark of two equal sides stands out above and below a bar.
_HALF = 5.0


def draw_share_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share on a bar of brass, and its interval as a soft band, all from 0 to 1."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=box.height / 2)
    inner = box.inflate(-4, -4)
    if share > 0:
        filled = pygame.FRect(inner.x, inner.y, max(inner.height, inner.width * share), 0)
        filled.height = inner.height
        draw_brass(canvas, filled, radius=inner.height / 2)
    start, end = (inner.x + inner.width * part for part in (low, high))
    _draw_band(canvas, pygame.FRect(start, inner.y, max(4.0, end - start), inner.height))
    for y in (box.y - _HALF, box.bottom):
        canvas.fill((box.centerx - 0.8, y, 1.6, _HALF), Colours.bronze)


def _draw_band(canvas: Canvas, band: pygame.FRect) -> None:
    """Draw where the true share most likely lies: light over the bar, with an edge all eyes see."""
    radius = min(band.size) / 3
    canvas.glow(band, LIGHT, strength=_BAND, spread=5, radius=radius)
    canvas.fill(band, LIGHT, radius=radius, alpha=_BAND)
    canvas.frame(band.inflate(2, 2), _DARK, width=_EDGE, radius=radius, alpha=_BAND)
    canvas.frame(band, LIGHT, width=_EDGE, radius=radius, alpha=_EDGE_LIGHT)


def draw_standing_bar(canvas: Canvas, bar: RectLike, share: float, low: float, high: float) -> None:
    """Draw a share that grows upward, and its interval, as parts of the bar's height."""
    box = pygame.FRect(bar)
    draw_well(canvas, box, radius=5)
    inner = box.inflate(-4, -4)
    filled = inner.height * min(1.0, max(0.02, share))
    draw_brass(canvas, (inner.x, inner.bottom - filled, inner.width, filled), radius=3)
    top, foot = (inner.bottom - inner.height * min(1.0, max(0.0, end)) for end in (high, low))
    _draw_band(canvas, pygame.FRect(inner.x, top, inner.width, max(4.0, foot - top)))
