"""How many cards there are of each cost: a row of bars, 1 to 7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from game.kit import Canvas, Colours, text_style
from game.rules import Card

HIGHEST_COST = 7
#: Room for the numbers, which reach below the box.
_BELOW = 4.0
_NUMBER = text_style.CAPTION.with_changes(size=13, align="center")


def draw_cost_histogram(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw the bars of ``cards`` in ``box``, their costs below."""
    counts = Counter(min(HIGHEST_COST, max(1, card.cost)) for card in cards)
    bars = tuple(counts[cost] for cost in range(1, HIGHEST_COST + 1))
    size = (box.width, box.height + _BELOW)
    picture = canvas.sprite(("curve", bars), size, lambda offscreen: _paint(offscreen, bars))
    canvas.blit(picture, box.topleft)


def _paint(canvas: Canvas, bars: Sequence[int]) -> None:
    box = canvas.view.rect
    pitch = box.width / HIGHEST_COST
    foot = box.bottom - _BELOW - 15
    most = max(3, *bars)
    for number, count in enumerate(bars):
        left = number * pitch
        height = foot * count / most
        bar = pygame.FRect(left + 2, foot - height, pitch - 4, height)
        canvas.fill((bar.x, foot, bar.width, 2), Colours.bronze, alpha=120)
        if count:
            canvas.fill(bar, Colours.playable, radius=2.5, alpha=210)
        canvas.text(str(number + 1), (left + pitch / 2, box.bottom - _BELOW - 6), _NUMBER)
