"""How many cards there are of each cost: a row of bars, 1 to 7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from game.kit import Canvas, Colours, style
from game.rules import Card

HIGHEST_COST = 7
_FIGURE = style.CAPTION.but(size=13, align="center")


def draw_curve(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw the bars of ``cards`` in ``box``, their costs below."""
    counts = Counter(min(HIGHEST_COST, max(1, card.cost)) for card in cards)
    pitch = box.width / HIGHEST_COST
    foot = box.bottom - 15
    room = foot - box.y
    most = max([3, *counts.values()])
    for cost in range(1, HIGHEST_COST + 1):
        left = box.x + (cost - 1) * pitch
        height = room * counts[cost] / most
        bar = pygame.FRect(left + 2, foot - height, pitch - 4, height)
        canvas.fill((bar.x, foot, bar.width, 2), Colours.bronze, alpha=120)
        if counts[cost]:
            canvas.fill(bar, Colours.playable, radius=2.5, alpha=210)
        canvas.text(str(cost), (left + pitch / 2, box.bottom - 6), _FIGURE)
