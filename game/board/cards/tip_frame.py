"""The golden frame around what a first tip tells of."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours

_AWAY = 5.0


def draw_tip_frame(canvas: Canvas, place: pygame.FRect, alpha: int) -> None:
    """Draw the frame outside of a place, as clear as ``alpha`` says."""
    around = place.inflate(2 * _AWAY, 2 * _AWAY)
    with canvas.shifted(alpha=alpha):
        canvas.glow(around, Colours.attention, strength=190, spread=14, filled=False)
        canvas.frame(around, Colours.attention, width=3, radius=10)
