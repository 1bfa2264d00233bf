"""The stamp on a banned card."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, text_style

_RED: Colour = (226, 44, 38)
_DEEP: Colour = (70, 6, 8)
_LEAN = 14.0
_HIGH = 0.26
_FAR = 1.9
_WORDS = text_style.STRONG.but(align="center", colour=Colours.light, floor=5, outline=1.2)


def draw_stamp(canvas: Canvas, words: str, rect: RectLike, share: float) -> None:
    """Draw the stamp across a card; `share` below 1: still coming down, larger and fainter."""
    box = pygame.FRect(rect)
    size = (box.width * 0.98, box.width * _HIGH)
    key = ("stamp", words, round(size[0], 1))
    sheet = canvas.sprite(key, size, lambda sheet: _paint(sheet, words))
    picture = canvas.turned(sheet, key, _LEAN)
    middle = (box.centerx, box.y + box.height * 0.43)
    if share < 1.0:
        grown = 1.0 + (_FAR - 1.0) * (1.0 - max(0.0, share))
        across, down = picture.get_size()
        picture = pygame.transform.smoothscale(
            picture, (round(across * grown), round(down * grown))
        )
    canvas.blit(picture, middle, alpha=round(255 * min(1.0, max(0.0, share))), centered=True)


def _paint(sheet: Canvas, words: str) -> None:
    width, height = sheet.view.width, sheet.view.height
    edge = max(1.2, height * 0.09)
    sheet.fill((0, 0, width, height), _DEEP, radius=height * 0.2, alpha=235)
    sheet.fill((1, 1, width - 2, height - 2), _RED, radius=height * 0.18, alpha=215)
    rim = pygame.FRect(0, 0, width, height).inflate(-2.4 * edge, -2.4 * edge)
    sheet.frame(rim, Colours.light, width=edge * 0.8, radius=height * 0.12, alpha=210)
    inside = rim.inflate(-3 * edge, 0)
    sheet.text(words, inside, _WORDS.but(size=height * 0.56, outline_colour=_DEEP))
