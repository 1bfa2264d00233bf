"""A bar that tells how much is done."""

import pygame

from game.kit import Canvas, draw_brass, draw_well


def draw_progress(canvas: Canvas, bar: pygame.FRect, share: float) -> None:
    """Draw how much is done, 0 to 1, as an inlay of brass."""
    draw_well(canvas, bar, radius=bar.height / 2)
    inside = bar.inflate(-4, -4)
    if share:
        inside.width = max(inside.height, inside.width * share)
        draw_brass(canvas, inside, radius=inside.height / 2)
