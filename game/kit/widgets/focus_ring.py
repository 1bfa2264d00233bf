"""The mark of what has the keyboard."""

import pygame
from pygame.typing import RectLike

from ..draw.canvas import Canvas
from ..theme import Colours, Sizes


def draw_focus_ring(canvas: Canvas, rect: RectLike) -> None:
    """Draw the mark of the keyboard around ``rect``."""
    around = pygame.FRect(rect).inflate(4 * Sizes.ring, 4 * Sizes.ring)
    radius = Sizes.radius + 2 * Sizes.ring
    canvas.glow(around, Colours.focus, strength=150, spread=10, radius=radius, filled=False)
    draw_ring(canvas, around, width=Sizes.ring, radius=radius)


def draw_ring(canvas: Canvas, rect: RectLike, *, width: float, radius: float) -> None:
    """Draw a light line along the inside of ``rect`` between two dark ones.

    On every ground one of the two colours is seen.
    """
    light, dark = pygame.FRect(rect), 2 * Sizes.ring_edge
    canvas.frame(light.inflate(dark, dark), Colours.night, width=width + dark, radius=radius + 1)
    canvas.frame(light, Colours.focus, width=width, radius=radius)
