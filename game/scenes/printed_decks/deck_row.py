"""One of the four printed decks: its cards in a row, and a plate to take it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.content import Deck
from game.kit import (
    Canvas,
    Colours,
    Pressable,
    Sizes,
    draw_panel,
    text_style,
)

from ..common.card_row import CardRow, spread_cards
from ..common.cost_histogram import draw_cost_histogram
from ..common.mini_cards import by_cost
from ..common.screen import inner, land_colour, land_deep
from ..common.side_emblem import draw_emblem, draw_seat

FREE, OWN, TAKEN = "free", "own", "taken"
#: A deck that joins the Horde, and one that a side may get later.
JOINS, WAITS = "joins", "waits"
_INFO_WIDTH = 206.0
_CARD_GAP = 6.0
_NAME = text_style.STRONG.with_changes(size=19, colour=Colours.gold, floor=12)
_WORDS = text_style.STRONG.with_changes(align="center", size=19, wrap=True, outline=1.2)
#: How high the cards of a deck hop that is taken, one after the other.
_HOP, _HOP_TIME, _HOP_STEP = 9.0, 0.26, 0.04


class TakePlate(Pressable):
    """The plate with which one side takes a deck; ``state`` says what the deck is to it.

    Its sign becomes the ``portrait`` of the taker.
    """

    def __init__(self, side: int, portrait: str, on_take: Callable[[], None]) -> None:
        super().__init__(on_take)
        self.side = side
        self.portrait = portrait
        self.state = FREE
        self.words = ""

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate in the look of its state."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.state in (TAKEN, WAITS):
            canvas.box(inner(rect, 6), Colours.well, Colours.bronze, radius=Sizes.radius, alpha=120)
            canvas.text(self.words, inner(rect, 16, 6), _WORDS, **_TAKEN_LOOK)
            return
        colour = land_colour(self.side)
        if self.state in (OWN, JOINS):
            canvas.glow(inner(rect, 4), colour, strength=150, spread=14, radius=12)
            canvas.nine_patch("ui/panel_dark", rect, light=self.light)
            canvas.fill(inner(rect, 8), land_deep(self.side), radius=7, alpha=235)
            canvas.frame(inner(rect, 8), colour, width=2, radius=7, alpha=220)
        else:
            canvas.shadow(inner(rect, 2), spread=7, drop=4, strength=90)
            canvas.nine_patch("ui/panel_wood", rect, light=self.light)
        self._draw_sign(canvas, rect)

    def _draw_sign(self, canvas: Canvas, rect: pygame.FRect) -> None:
        own = self.state in (OWN, JOINS)
        radius = 32.0 if own else 24.0
        middle = (rect.centerx, rect.y + rect.height * (0.41 if own else 0.38))
        if own:
            draw_seat(canvas, self.portrait, self.side, middle, radius)
        else:
            draw_emblem(canvas, self.side, middle, radius)
        words = pygame.FRect(rect.x + 14, middle[1] + radius + 2, rect.width - 28, 0)
        words.height = rect.bottom - 12 - words.y
        colour = Colours.light if own else Colours.gold
        canvas.text(self.words, words, _WORDS, colour=colour, valign="middle")


class DeckRow(CardRow):
    """The cards of a deck; ``taker`` is the side that takes it."""

    def __init__(self, deck: Deck, name: str, *, reduced: bool = False) -> None:
        super().__init__(by_cost(deck.cards), reduced=reduced)
        self.deck = deck
        self.name = name
        self.taker: int | None = None
        self._hopped = math.inf

    def hail(self) -> None:
        """Let the cards hop for joy, one after the other."""
        self._hopped = 0.0

    def update(self, dt: float) -> bool:
        """Let the cards arrive, and hop; True while they do."""
        moving = super().update(dt)
        if self._hopped > _HOP_TIME + _HOP_STEP * len(self.cards):
            return moving
        self._hopped += dt
        return True

    def place(self, rect: RectLike) -> None:
        """Lay the cards beside the name and the costs."""
        super().place(rect)
        room = self.rect.width - _INFO_WIDTH - 30
        area = pygame.FRect(
            self.rect.x + _INFO_WIDTH + 12, self.rect.y + 11, room, self.rect.height - 22
        )
        self.spots = spread_cards(area, len(self.cards), _CARD_GAP)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the deck's name and costs, and its cards."""
        draw_panel(canvas, self.rect)
        if self.taker is not None:
            wash = inner(self.rect, 8)
            canvas.fill(wash, land_deep(self.taker), radius=7, alpha=190)
            canvas.frame(wash, land_colour(self.taker), width=1.6, radius=7, alpha=150)
        self._draw_info(canvas)
        for index in range(len(self.cards)):
            if not (self.lit and index == self.index):
                self.draw_card(canvas, index, up=self._hop(index))
        if self.lit:
            with self.pointed_out(canvas):
                self.draw_card(canvas, self.index, up=self._hop(self.index))

    def _draw_info(self, canvas: Canvas) -> None:
        x, width = self.rect.x + 20, _INFO_WIDTH - 26
        canvas.text(self.name, (x, self.rect.y + 13, width, 28), _NAME)
        curve = pygame.FRect(x, self.rect.y + 46, width, self.rect.height - 62)
        draw_cost_histogram(canvas, curve, self.cards)

    def _hop(self, index: int) -> float:
        """Return how high a card has just hopped."""
        share = (self._hopped - _HOP_STEP * index) / _HOP_TIME
        return _HOP * math.sin(math.pi * share) if 0 < share < 1 else 0.0


_TAKEN_LOOK: text_style.StyleChanges = {
    "colour": Colours.muted,
    "valign": "middle",
    "bold": False,
    "size": Sizes.body,
}
