"""Cards in a panel of the muster under a head, with the buttons for the one that is chosen."""

from __future__ import annotations

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Button,
    Canvas,
    Colours,
    Sizes,
    button_height,
    draw_panel,
    grown,
    text_style,
)

from ...common import inner
from ..parts.company_card import CompanyCard, lay_cards

EDGE, CARD_GAP = 18.0, 10.0
#: How wide a card is at most, and at least before the page scrolls.
WIDEST_CARD, LEAST_CARD = 150.0, 84.0
_HEAD = text_style.STRONG.with_changes(size=19, colour=Colours.gold, wrap=True)


class CardGroup:
    """Cards in a panel under a head, of which one is chosen, with the buttons for it."""

    def __init__(self, head: str, empty: str) -> None:
        self.head, self.empty = head, empty
        self.cards: dict[str, CompanyCard] = {}
        self.chosen = ""
        self.buttons: list[Button] = []
        self.box = pygame.FRect(0, 0, 0, 0)

    def choose(self, card: str) -> None:
        """Choose one of the cards, or none."""
        self.chosen = card if card in self.cards else ""
        for each, widget in self.cards.items():
            widget.chosen = each == self.chosen
        for button in self.buttons:
            button.enabled = bool(self.chosen)

    def needs(self, card: float, columns: int) -> float:
        """Return how high the panel is where a card is so wide."""
        rows = max(1, -(-len(self.cards) // columns))
        high = card * CARD_SHAPE + self._foot + CARD_GAP
        return 2 * EDGE + self._head_high + rows * high + button_height()

    @property
    def _foot(self) -> float:
        """How high the words below a card are."""
        return max((card.foot_high for card in self.cards.values()), default=0.0)

    @property
    def _head_high(self) -> float:
        return grown(_HEAD.size) * Sizes.line + Sizes.gap

    def place(self, box: pygame.FRect, columns: int) -> None:
        """Lay the cards below the head, and the buttons at the foot."""
        self.box = box
        inside = inner(box, EDGE)
        tall = button_height()
        room = inside.copy()
        room.y += self._head_high
        room.height -= self._head_high + tall + CARD_GAP
        room.width = min(room.width, columns * (WIDEST_CARD + CARD_GAP) - CARD_GAP)
        room.centerx = inside.centerx
        lay_cards(list(self.cards.values()), room, columns, CARD_GAP)
        across = (inside.width + Sizes.gap) / len(self.buttons) - Sizes.gap
        across = min(across, grown(330.0))
        row_wide = len(self.buttons) * (across + Sizes.gap) - Sizes.gap
        for place, button in enumerate(self.buttons):
            x = inside.centerx - row_wide / 2 + place * (across + Sizes.gap)
            button.place((x, inside.bottom - tall, across, tall))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its head; the widgets draw themselves."""
        draw_panel(canvas, self.box)
        inside = inner(self.box, EDGE)
        high = self._head_high - Sizes.gap
        canvas.text(self.head, (inside.x, inside.y, inside.width, high), _HEAD, fit=True)
        if not self.cards:
            inside.y += self._head_high
            canvas.text(self.empty, inside, text_style.BODY)
