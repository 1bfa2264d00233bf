"""The small text beside what the pointer rests on, with a point towards it."""

from __future__ import annotations

from collections.abc import Sequence

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
    canvas: Canvas,
    text: str,
    near: RectLike,
    *,
    avoided: Sequence[pygame.FRect] = (),
    shown: float = 1.0,
) -> None:
    """Draw ``text`` below ``near``, or above, moved so that it stays inside the window.

    It is on that side of ``near`` on which it covers least of what is ``avoided``. ``shown``
    (0 to 1) is how far it has faded in.
    """
    around = pygame.FRect(near)
    width, height = canvas.text_size(text, STYLE, grown(Sizes.tooltip_width))
    size = width + 2 * _PADDING, height + 2 * _PADDING - 4
    box = _beside(around, size, canvas.seen_box, avoided)
    across, down = _way(box, around)
    rise = _RISE * (1 - shown)
    with canvas.shifted(-across * rise, -down * rise, alpha=round(255 * shown)):
        canvas.shadow(box, spread=8, drop=4, radius=Sizes.radius)
        canvas.box(box, Colours.well, Colours.bronze, width=_EDGE, radius=Sizes.radius)
        if not box.colliderect(around):
            _draw_point(canvas, box, around, (across, down))
        canvas.text(text, box.inflate(-2 * _PADDING + 2, 0), STYLE, valign="middle")


def _way(box: pygame.FRect, near: pygame.FRect) -> tuple[int, int]:
    """Return on which side of ``near`` the box is: a step across, or a step down."""
    if box.left >= near.right or box.right <= near.left:
        return (1 if box.left >= near.right else -1), 0
    return 0, (1 if box.centery > near.centery else -1)


def _draw_point(
    canvas: Canvas, box: pygame.FRect, near: pygame.FRect, way: tuple[int, int]
) -> None:
    """Draw the point on the side of the box that faces ``near``, where there is room for it."""
    across, down = way
    half = Sizes.tooltip_arrow
    room = Sizes.radius + half
    for colour, size, inset in ((Colours.bronze, half, 0.0), (Colours.well, half - 2, _EDGE)):
        if down:
            x = _between(near.centerx, box.left + room, box.right - room)
            y = (box.top if down > 0 else box.bottom) + down * inset
            points = [(x - size, y), (x, y - down * size), (x + size, y)]
        else:
            x = (box.left if across > 0 else box.right) + across * inset
            y = _between(near.centery, box.top + room, box.bottom - room)
            points = [(x, y - size), (x - across * size, y), (x, y + size)]
        canvas.polygon(points, colour)


def _between(value: float, low: float, high: float) -> float:
    """Return the number from ``low`` to ``high`` that is closest; the middle where none is."""
    return (low + high) / 2 if low > high else min(max(value, low), high)


def _beside(
    near: pygame.FRect,
    size: tuple[float, float],
    seen: pygame.FRect,
    avoided: Sequence[pygame.FRect],
) -> pygame.FRect:
    """Return the place of a box: below, else above, or where it covers least."""
    inside = seen.inflate(-2 * Sizes.gap_small, -2 * Sizes.gap_small)
    below, above, right, left = (pygame.FRect((0, 0), size) for _ in range(4))
    below.midtop = near.centerx, near.bottom + Sizes.gap
    above.midbottom = near.centerx, near.top - Sizes.gap
    right.midleft = near.right + Sizes.gap, near.centery
    left.midright = near.left - Sizes.gap, near.centery
    usual = below if below.bottom <= seen.bottom else above
    boxes = [usual, above, right, left] if avoided else [usual]
    placed = [box.clamp(inside) for box in boxes]
    free = [box for box in placed if not box.colliderect(near)] or placed[:1]
    return min(free, key=lambda box: sum(_shared(box, each) for each in avoided))


def _shared(one: pygame.FRect, other: pygame.FRect) -> float:
    """Return the area that two rectangles share."""
    both = one.clip(other)
    return both.width * both.height
