"""The mana curve of a deck: coins of brass stacked in grooves of wood, one for each card."""

from collections import Counter
from collections.abc import Sequence

import pygame

from game.kit import Canvas, Colours, draw_brass, text_style
from game.rules import Card

from .mini_cards import HIGHEST_COST, cost_step, draw_cost

#: Room for shade around the grooves; their width and depth, and the thickest that a coin is.
_MARGIN, _GROOVE, _LIP, _COIN = 4.0, 30.0, 2.0, 17.0
#: The share of the height that the costs take, the largest gem, and the least that bears a number.
_FOOT, _GEM, _LEAST_GEM = 0.34, 24.0, 17.0
_NUMBER = text_style.CAPTION.with_changes(size=13, align="center", bold=True, colour=Colours.gold)


def draw_mana_curve(canvas: Canvas, box: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw in ``box`` how many of ``cards`` there are of each cost, the costs below."""
    counts = Counter(map(cost_step, cards))
    stacks = tuple(counts[cost] for cost in range(1, HIGHEST_COST + 1))
    place = box.inflate(2 * _MARGIN, 2 * _MARGIN)
    picture = canvas.sprite(("curve", stacks), place.size, lambda drawn: _paint(drawn, stacks))
    canvas.blit(picture, place.topleft)


def _paint(canvas: Canvas, stacks: Sequence[int]) -> None:
    box = canvas.view.rect.inflate(-2 * _MARGIN, -2 * _MARGIN)
    pitch = box.width / HIGHEST_COST
    gem = min(pitch, _GEM, max(_LEAST_GEM, _FOOT * box.height))
    groove = pygame.FRect(0, box.y, min(pitch - 4, _GROOVE), box.height - gem - 2)
    for number, count in enumerate(stacks):
        middle = box.x + (number + 0.5) * pitch
        groove.centerx = middle
        _paint_stack(canvas, groove, count, max(4, *stacks))
        foot = middle, box.bottom - gem / 2
        if gem >= _LEAST_GEM:
            draw_cost(canvas, str(number + 1), foot, gem)
        else:
            canvas.text(str(number + 1), foot, _NUMBER)


def _paint_stack(canvas: Canvas, groove: pygame.FRect, count: int, most: int) -> None:
    """Paint a groove in the wood, lit at its lower lip, with a stack of coins in it."""
    radius = min(5.0, groove.width / 3)
    canvas.fill(groove.move(0, 1.2), Colours.brass_light, radius=radius, alpha=60)
    canvas.fill(groove, Colours.wood_well, radius=radius)
    canvas.frame(groove, Colours.shadow, width=1, radius=radius, alpha=120)
    inside = groove.inflate(-2 * _LIP, -2 * _LIP)
    high = min(_COIN, inside.height / most)
    for coin in range(count):
        top = inside.bottom - high * (coin + 1)
        place = pygame.FRect(inside.x, top + high * 0.1, inside.width, high * 0.9)
        canvas.fill(place.move(0, high * 0.12), Colours.shadow, radius=high / 3, alpha=170)
        draw_brass(canvas, place, radius=high / 3)
