"""A row of small cards as they will be after a change; each is read with what it is now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board import CARD_SHAPE, ShownCard
from game.kit import Canvas

from ...common import draw_card

_WIDE, _GAP = 62.0, 8.0


def strip_height(shown: Sequence[ShownCard], width: float) -> float:
    """Return how high the row is at a width; 0 for no cards."""
    return _wide(shown, width) * CARD_SHAPE if shown else 0.0


def draw_strip(canvas: Canvas, shown: Sequence[ShownCard], box: pygame.FRect) -> None:
    """Draw the cards in the middle of ``box``, from its top."""
    wide = _wide(shown, box.width)
    x = box.centerx - (len(shown) * (wide + _GAP) - _GAP) / 2
    for place, card in enumerate(shown):
        spot = (x + place * (wide + _GAP), box.y, wide, wide * CARD_SHAPE)
        draw_card(canvas, card, spot, then=True)


def _wide(shown: Sequence[ShownCard], width: float) -> float:
    return min(_WIDE, (width + _GAP) / max(1, len(shown)) - _GAP)
