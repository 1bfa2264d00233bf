"""A part of a canvas as a canvas of its own, with its own logical units."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from ..viewport import Viewport
from .canvas import Canvas
from .hit_region import HitRegion


def inset_view(view: Viewport, rect: RectLike) -> Viewport:
    """Return the view of what lies in ``rect``: of the least logical space, or more one way."""
    return Viewport.of(view.rect_px(rect).size)


def draw_inset(canvas: Canvas, rect: RectLike, draw: Callable[[Canvas], None]) -> None:
    """Let ``draw`` fill a part of the window as if it were a window.

    Its hit regions are added to the canvas, at their places in the window.
    """
    pixels = canvas.view.rect_px(rect).clip(((0, 0), canvas.size_px))
    if not pixels.width or not pixels.height:
        return
    inside = canvas.inset(pixels, inset_view(canvas.view, rect))
    with canvas.within(pixels):
        draw(inside)
    share, (x, y) = inside.view.scale / canvas.view.scale, pygame.FRect(rect).topleft
    canvas.hit_regions += [
        HitRegion(pygame.FRect(x + box.x * share, y + box.y * share,
                               box.width * share, box.height * share), thing)
        for box, thing in inside.hit_regions
    ]  # fmt: skip
