"""The mark of what has the keyboard: a golden rope; where contrast is high, a plain ring."""

import math
from collections.abc import Iterator
from functools import partial

import pygame
from pygame.typing import RectLike

from ..context.kit_context import current_look
from ..draw.canvas import Canvas
from ..theme import Colours, Sizes

#: How thick the rope is with its dark edges; in it, the gold and the light along its middle.
_ROPE, _GOLD, _LIGHT = 8.8, 5.2, 2.4
#: From strand to strand, how far one leans along the rope, and how thick its furrow is.
_PITCH, _LEAN, _FURROW = 6.0, 2.1, 1.3


def draw_focus_ring(canvas: Canvas, rect: RectLike) -> None:
    """Draw the mark of the keyboard around ``rect``."""
    around = pygame.FRect(rect).inflate(4 * Sizes.ring, 4 * Sizes.ring)
    radius = Sizes.radius + 2 * Sizes.ring
    canvas.glow(around, Colours.focus, strength=190, spread=12, radius=radius, filled=False)
    if current_look().contrast:
        draw_ring(canvas, around, width=Sizes.ring, radius=radius)
        return
    rope = canvas.sprite(("rope", radius), around.size, partial(_paint_rope, radius=radius))
    canvas.blit(rope, around.topleft)


def draw_ring(canvas: Canvas, rect: RectLike, *, width: float, radius: float) -> None:
    """Draw a light line along the inside of ``rect`` between two dark ones.

    On every ground one of the two colours is seen.
    """
    light, dark = pygame.FRect(rect), 2 * Sizes.ring_edge
    canvas.frame(light.inflate(dark, dark), Colours.night, width=width + dark, radius=radius + 1)
    canvas.frame(light, Colours.focus, width=width, radius=radius)


def _paint_rope(canvas: Canvas, radius: float) -> None:
    whole = canvas.view.rect
    for thick, colour in (
        (_ROPE, Colours.night), (_GOLD, Colours.brass), (_LIGHT, Colours.brass_light),
    ):  # fmt: skip
        inset = _ROPE - thick
        box = whole.inflate(-inset, -inset)
        canvas.frame(box, colour, width=thick, radius=radius - inset / 2)
    middle = whole.inflate(-_ROPE, -_ROPE)
    for (x, y), (across, down) in _along(middle, max(1.0, radius - _ROPE / 2)):
        half = _GOLD / 2
        lean = across * _LEAN + down * half, down * _LEAN - across * half
        ends = (x - lean[0], y - lean[1]), (x + lean[0], y + lean[1])
        canvas.line(*ends, Colours.brass_dark, width=_FURROW)


def _along(
    box: pygame.FRect, radius: float
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Yield places on the edge of a rectangle with round corners, and the way on from each."""
    radius = min(radius, box.width / 2, box.height / 2)
    across, down = box.width - 2 * radius, box.height - 2 * radius
    turn = radius * math.pi / 2
    left, right, top, foot = (
        box.left + radius, box.right - radius, box.top + radius, box.bottom - radius
    )  # fmt: skip
    # Each side with the corner behind it: where it begins, its way, and the corner's middle.
    sides = (
        ((left, box.top), (1, 0), across, (right, top)),
        ((box.right, top), (0, 1), down, (right, foot)),
        ((right, box.bottom), (-1, 0), across, (left, foot)),
        ((box.left, foot), (0, -1), down, (left, top)),
    )
    for (x, y), (dx, dy), long, (cx, cy) in sides:
        count = round(long / _PITCH)
        for number in range(count):
            gone = (number + 0.5) * long / count
            yield (x + dx * gone, y + dy * gone), (dx, dy)
        count = max(1, round(turn / _PITCH))
        for number in range(count):
            angle = (number + 0.5) * math.pi / 2 / count
            cos, sin = math.cos(angle), math.sin(angle)
            # Out from the middle of the corner, and on.
            out = dy * cos + dx * sin, -dx * cos + dy * sin
            yield (cx + radius * out[0], cy + radius * out[1]), (
                dx * cos - dy * sin, dy * cos + dx * sin
            )  # fmt: skip
