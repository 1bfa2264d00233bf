"""What one side has drafted so far, in figures: the head of its column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.kit import Canvas, draw_panel, style
from game.rules import ABILITIES, Card, Creature

from .cost_curve import draw_curve
from .emblem import draw_seat
from .screen import inner, land_colour, land_deep

_COUNT = style.CAPTION.but(size=14, align="center")


@dataclass(frozen=True, slots=True)
class Column:
    """A side's panel: who plays it, ``words`` that count its cards, what the ``cards`` can do.

    ``own`` tells that it is this side's pick.
    """

    side: int
    name: str
    portrait: str
    words: str
    cards: Sequence[Card]
    own: bool

    def draw(self, canvas: Canvas, panel: pygame.FRect) -> None:
        """Draw the panel and its head; the cards themselves are pieces of the table."""
        colour = land_colour(self.side)
        draw_panel(canvas, panel)
        wash = inner(panel, 8)
        canvas.fill(wash, land_deep(self.side), radius=7, alpha=210 if self.own else 120)
        if self.own:
            canvas.glow(wash, colour, strength=120, spread=12, filled=False)
            canvas.frame(wash, colour, width=2, radius=7)
        draw_seat(canvas, self.portrait, self.side, (panel.x + 42, panel.y + 40), 25)
        name = (panel.x + 74, panel.y + 22, panel.width - 90, 36)
        canvas.text(self.name, name, style.STRONG.but(colour=colour, size=20))
        inside = inner(panel, 16, 0)
        canvas.text(self.words, (inside.x, panel.y + 62, inside.width, 20), _COUNT)
        self._draw_abilities(canvas, pygame.FRect(inside.x, panel.y + 84, inside.width, 34))
        curve = pygame.FRect(panel.x + 24, panel.y + 120, panel.width - 48, 62)
        draw_curve(canvas, curve, self.cards)

    def _draw_abilities(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw how many of the cards have each ability, those that lend it included."""
        pitch = box.width / len(ABILITIES)
        for number, (name, bit) in enumerate(ABILITIES.items()):
            count = sum(bool(_bits(card) & bit) for card in self.cards)
            x = box.x + (number + 0.5) * pitch
            alpha = 255 if count else 90
            canvas.image(f"ui/ic_{name}", (x - 10, box.y, 20, 20), alpha=alpha, grey=not count)
            canvas.text(str(count), (x, box.y + 28), _COUNT, size=12, alpha=alpha)


def _bits(card: Card) -> int:
    return card.abilities | (card.aura if isinstance(card, Creature) else 0)
