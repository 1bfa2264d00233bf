"""A card that is dragged from the pool into the deck, or out of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.board import CARD_SHAPE
from game.kit import (
    LEFT_BUTTON,
    NOWHERE,
    Canvas,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.rules import Card

from ..common import draw_card
from .deck_slots import DeckSlots
from .pool_grid import PoolGrid

_FAR = 10.0
_LIFT = 1.12


class CardDrag:
    """Follows the pointer with a card; ``on_drop`` hears when it is let go on the other side."""

    def __init__(self, grid: PoolGrid, slots: DeckSlots, on_drop: Callable[[Card], None]) -> None:
        self.grid = grid
        self.slots = slots
        self.on_drop = on_drop
        self.moving = False
        self._card: Card | None = None
        self._into = False
        self._from: Point = (0.0, 0.0)
        self._at: Point = (0.0, 0.0)

    def handle(self, intent: Intent) -> bool:
        """Take hold, follow or let go; True when the picture has changed."""
        match intent:
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                self._take(pos)
            case PointerMoved(pos) if self._card is not None:
                self._at = pos
                self.moving = self.moving or math.dist(pos, self._from) > _FAR
                self.slots.inviting = self.moving and self._into
                return self.moving
            case PointerReleased(pos, button) if button == LEFT_BUTTON:
                return self._drop(pos)
            case _:
                pass
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the card under the pointer."""
        if self._card is None or not self.moving:
            return
        width = self.grid.card_width * _LIFT
        height = width * CARD_SHAPE
        x, y = self._at
        canvas.shadow((x - width / 2, y - height / 2, width, height), spread=14, drop=12)
        draw_card(canvas, self._card, (x - width / 2, y - height / 2, width, height), alpha=235)

    def _take(self, pos: Point) -> None:
        self.moving, self._from, self._at = False, pos, pos
        for widget in (self.grid, self.slots):
            index = widget.place_at(pos)
            if index is not None:
                self._card = widget.cards[index]
                self._into = widget is self.grid
                return
        self._card = None

    def _drop(self, pos: Point) -> bool:
        card, self._card = self._card, None
        moved, self.moving = self.moving, False
        self.slots.inviting = False
        if card is None or not moved:
            return False
        if pos == NOWHERE:
            return True
        inside = card in self.slots.cards
        over_deck = self.slots.rect.collidepoint(pos)
        if (self._into and over_deck and not inside) or (not self._into and not over_deck):
            self.on_drop(card)
        return True
