"""A card's picture alone, without frame and figures, cropped to where its face is."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.kit import Canvas

from ..card_faces import CardFace
from .card_view import paint_picture


def draw_card_art(canvas: Canvas, face: CardFace, rect: RectLike, *, radius: float = 8.0) -> None:
    """Draw the picture of a card with round corners, so that it fills ``rect``."""
    box = pygame.FRect(rect)

    def paint(offscreen: Canvas) -> None:
        paint_picture(offscreen, face, pygame.FRect(0, 0, *box.size), radius, whole=False)

    canvas.blit(canvas.sprite(("card art", face.id, radius), box.size, paint), box.topleft)
