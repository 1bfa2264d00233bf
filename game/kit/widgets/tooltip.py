"""The small text beside what the pointer rests on, with a point towards it."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.text.text_style import BODY
from ..theme import Colours, Sizes

STYLE = BODY.with_changes(size=Sizes.small + 1)
_PADDING = 12.0
_EDGE = 1.5
_RISE = 6.0


def draw_tooltip(
    canvas: Canvas, text: str, near: RectLike, *, edge: str = "below", shown: float = 1.0
) -> None:
    """Draw ``text`` below ``near`` (or above: ``edge``), moved so that it stays inside the window.

    ``shown`` (0 to 1) is how far it has faded in.
    """
    around = pygame.FRect(near)
    width, height = canvas.text_size(text, STYLE, grown(Sizes.tooltip_width))
    size = width + 2 * _PADDING, height + 2 * _PADDING - 4
    box = _beside(around, size, canvas.seen_box, edge)
    below = box.centery > around.centery
    rise = _RISE * (1 - shown)
    with canvas.shifted(0, -rise if below else rise, alpha=round(255 * shown)):
        canvas.shadow(box, spread=8, drop=4, radius=Sizes.radius)
        canvas.box(box, Colours.well, Colours.bronze, width=_EDGE, radius=Sizes.radius)
        _draw_point(canvas, box, around, below=below)
        canvas.text(text, box.inflate(-2 * _PADDING + 2, 0), STYLE, valign="middle")


def _draw_point(canvas: Canvas, box: pygame.FRect, near: pygame.FRect, *, below: bool) -> None:
    """Draw the point on the side of the box that faces ``near``, where there is room for it."""
    if box.colliderect(near):
        return
    half = Sizes.tooltip_arrow
    reach = box.width / 2 - Sizes.radius - half
    x = min(max(near.centerx, box.centerx - reach), box.centerx + reach)
    way = -1 if below else 1
    foot = box.top if below else box.bottom
    for colour, size, inset in ((Colours.bronze, half, 0.0), (Colours.well, half - 2, _EDGE)):
        y = foot - way * inset
        canvas.polygon([(x - size, y), (x, y + way * size), (x + size, y)], colour)


def _beside(
    near: pygame.FRect, size: tuple[float, float], seen: pygame.FRect, edge: str
) -> pygame.FRect:
    away = Sizes.gap
    box = pygame.FRect((0, 0), size)
    below, above = near.bottom + away, near.top - away - size[1]
    fits = below + size[1] <= seen.bottom if edge == "below" else above < seen.top
    box.midtop = near.centerx, below if fits else above
    box.clamp_ip(seen.inflate(-2 * Sizes.gap_small, -2 * Sizes.gap_small))
    return box
