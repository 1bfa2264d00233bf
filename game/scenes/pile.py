"""The AI's discard pile, open to look through at any time (R9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.board import card_face, hand_card
from game.kit import Button, Canvas, Command, Intent, PointerMoved, View, draw_panel, style
from game.rules import FIRST, Card

from .card_preview import CardPreview
from .desk import Desk
from .screen import Screen

PANEL = (900.0, 600.0)
COLUMNS, GAP = 8, 8.0
CARD_SHAPE = 1.4


class PileScene(Screen):
    """Shows all cards of a pile over the match, the topmost first."""

    transparent: ClassVar[bool] = True

    def __init__(self, desk: Desk, cards: Sequence[Card], edition: int = FIRST) -> None:
        super().__init__(desk)
        self.cards = tuple(reversed(cards))
        self.preview = CardPreview(desk.content.strings, edition)
        self.index: int | None = None
        self.close = self.widgets.add(
            Button(self.say("pile.close"), self._leave, icon="icons/cross")
        )
        self.widgets.focus(self.close)

    def _leave(self) -> None:
        self.stage.pop()

    def spot(self, index: int) -> pygame.FRect:
        """Return where a card of the pile lies; a large pile has smaller cards."""
        inside = pygame.FRect(self._box).inflate(-56, 0)
        inside.top, inside.height = self._box.y + 74, self._box.height - 74 - 84
        rows = max(2, -(-len(self.cards) // COLUMNS))
        height = min(154.0, (inside.height - GAP * (rows - 1)) / rows)
        width = min(height / CARD_SHAPE, (inside.width - GAP * (COLUMNS - 1)) / COLUMNS)
        height = width * CARD_SHAPE
        left = inside.centerx - (COLUMNS * width + GAP * (COLUMNS - 1)) / 2
        x = left + (index % COLUMNS) * (width + GAP)
        return pygame.FRect(x, inside.y + (index // COLUMNS) * (height + GAP), width, height)

    def handle(self, intent: Intent) -> None:
        """Follow the pointer and the arrow keys over the cards."""
        if isinstance(intent, PointerMoved):
            spots = range(len(self.cards))
            found = (n for n in spots if self.spot(n).collidepoint(intent.pos))
            self._point(next(found, None))
        step = {Command("left"): -1, Command("right"): 1, Command("up"): -COLUMNS}
        step[Command("down")] = COLUMNS
        if isinstance(intent, Command) and intent in step and self.cards:
            here = -1 if self.index is None else self.index
            self._point(min(len(self.cards) - 1, max(0, here + step[intent])))
            return
        super().handle(intent)

    def _point(self, index: int | None) -> None:
        self.index = index
        card = None if index is None else self.cards[index]
        near = pygame.FRect(0, 0, 0, 0) if index is None else self.spot(index)
        if self.preview.point_at(card, near):
            self.invalidate()

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back" and on the key that opened the pile."""
        if intent in (Command("back"), Command("inspect")):
            self.stage.pop()

    def update(self, dt: float) -> bool:
        """Move the widgets and the large card."""
        moving = super().update(dt)
        return self.preview.update(dt) or moving

    def resize(self, view: View) -> None:
        """Lay out panel and button."""
        self._box = view.centered(PANEL)
        self.close.place((self._box.centerx - 90, self._box.bottom - 66, 180, 46))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and the cards."""
        canvas.veil()
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 22, self._box.width - 60, 36)
        canvas.text(self.say("pile.title", count=len(self.cards)), title, style.HEADING)
        if not self.cards:
            words = (self._box.x + 60, self._box.centery - 40, self._box.width - 120, 80)
            look = style.BODY.but(align="center", valign="middle")
            canvas.text(self.say("pile.empty"), words, look)
        for index, card in enumerate(self.cards):
            box = self.spot(index)
            canvas.shadow(box, spread=6, drop=3)
            canvas.blit(hand_card(canvas, card_face(card), box.width), box.topleft)

    def draw(self, canvas: Canvas) -> None:
        """Draw the large card on top of all."""
        super().draw(canvas)
        self.preview.draw(canvas)


def example(desk: Desk) -> PileScene:
    """Return a pile of fourteen cards."""
    return PileScene(desk, list(desk.content.cards.values())[:14])
