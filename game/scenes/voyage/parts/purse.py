"""What there is to pay with, in a row: gold alone, or gold, stone and crystal."""

import pygame

from game.kit import Canvas, grown
from game.voyage import GOLD, GOODS, Voyage

from .voyage_pictures import draw_amount, goods_icon

_WIDE = 104.0


def draw_purse(canvas: Canvas, voyage: Voyage, header: pygame.FRect) -> None:
    """Draw the goods at the end of a page's header."""
    goods = GOODS if voyage.scenario.buildings else (GOLD,)
    wide = grown(_WIDE)
    for place, good in enumerate(goods):
        away = (len(goods) - place) * wide
        box = pygame.FRect(header.right - away, header.y, wide, header.height)
        draw_amount(canvas, goods_icon(good), str(getattr(voyage.goods, good)), box)
