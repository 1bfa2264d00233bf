"""What a deck under construction comes to: its count, costs, kinds and abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pygame

from game.kit import Canvas, Colours, text_style
from game.rules import ABILITIES, DECK_SIZE, Card, Creature

from ..common.cost_histogram import draw_curve
from ..common.mini_cards import AURA, DIMMED, abilities_of, average_cost, draw_count

_HEADING = text_style.STRONG.but(size=19, colour=Colours.gold)
_FACT = text_style.BODY.but(size=14.5, wrap=False, fit=True, valign="middle", align="start")
_FIGURE = text_style.STRONG.but(size=22, colour=Colours.light, align="center")
_NAMES = (*ABILITIES, AURA)

Say = Callable[..., str]


def draw_heading(canvas: Canvas, translate: Say, rect: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw how many of the ten cards there are."""
    colour = Colours.positive if len(cards) == DECK_SIZE else Colours.gold
    words = translate("builder.count", cards=len(cards), size=DECK_SIZE)
    canvas.text(words, (rect.x, rect.y, rect.width * 0.5, rect.height), _HEADING, colour=colour)
    missing = DECK_SIZE - len(cards)
    rest = translate("builder.missing", count=missing) if missing else translate("builder.complete")
    place = (rect.x + rect.width * 0.5, rect.y, rect.width * 0.5, rect.height)
    canvas.text(rest, place, _FACT, align="right", colour=Colours.muted)


def draw_figures(canvas: Canvas, translate: Say, rect: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw the cost curve at the left, the average and the kinds at the right."""
    split = rect.width * 0.50
    draw_curve(canvas, pygame.FRect(rect.x, rect.y, split, rect.height), cards)
    creatures = sum(isinstance(card, Creature) for card in cards)
    average = f"{average_cost(cards):.1f}"
    facts = (
        (average, translate("builder.average")),
        (str(creatures), translate("builder.creatures", count=creatures)),
        (
            str(len(cards) - creatures),
            translate("builder.incantations", count=len(cards) - creatures),
        ),
    )
    x, width = rect.x + split + 18, rect.width - split - 18
    pitch = rect.height / len(facts)
    for row, (figure, words) in enumerate(facts):
        y = rect.y + row * pitch
        canvas.text(figure, pygame.FRect(x, y, 40, pitch), _FIGURE)
        canvas.text(words, pygame.FRect(x + 46, y, width - 46, pitch), _FACT)


def draw_abilities(canvas: Canvas, rect: pygame.FRect, cards: Sequence[Card]) -> None:
    """Draw how many cards have each ability; those that none has are dim."""
    counts = Counter(name for card in cards for name in abilities_of(card))
    side = min(rect.height, 30.0)
    pitch = (rect.width - side - 8) / (len(_NAMES) - 1)
    for column, name in enumerate(_NAMES):
        box = pygame.FRect(rect.x + column * pitch, rect.centery - side / 2, side, side)
        canvas.image(f"ui/ic_{name}", box, tint=None if counts[name] else DIMMED)
        if counts[name]:
            draw_count(canvas, counts[name], (box.right, box.bottom - 4), 17)
