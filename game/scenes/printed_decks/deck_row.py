"""One of the four printed decks: its cards in a row, and a plate to take it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, card_face, hand_card
from game.content import Deck
from game.kit import (
    Canvas,
    Colours,
    Point,
    Pressable,
    Sizes,
    Widget,
    draw_panel,
    give_feedback,
    text_style,
)
from game.rules import Card

from ..common.cost_histogram import draw_curve
from ..common.entrance import StaggeredEntrance
from ..common.screen import inner, land_colour, land_deep
from ..common.side_emblem import draw_emblem, draw_seat

FREE, OWN, TAKEN = "free", "own", "taken"
#: A deck that joins the Horde, and one that a side may get later.
JOINS, WAITS = "joins", "waits"
_INFO_WIDTH = 206.0
_CARD_GAP = 6.0
_NAME = text_style.STRONG.but(size=19, colour=Colours.gold, floor=12)
_WORDS = text_style.STRONG.but(align="center", size=19, wrap=True, outline=1.2)
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
            canvas.nine("ui/panel_dark", rect, light=self.light)
            canvas.fill(inner(rect, 8), land_deep(self.side), radius=7, alpha=235)
            canvas.frame(inner(rect, 8), colour, width=2, radius=7, alpha=220)
        else:
            canvas.shadow(inner(rect, 2), spread=7, drop=4, strength=90)
            canvas.nine("ui/panel_wood", rect, light=self.light)
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


class DeckRow(Widget):
    """The cards of a deck, one of them pointed at by the pointer or the arrow keys.

    ``taker`` is the side that takes the deck; ``lit`` points the card out.
    """

    focusable: ClassVar[bool] = True

    def __init__(self, deck: Deck, name: str, *, reduced: bool = False) -> None:
        super().__init__()
        self.deck = deck
        self.name = name
        self.cards = tuple(sorted(deck.cards, key=lambda card: (card.cost, card.name)))
        self.index = 0
        self.taker: int | None = None
        self.lit = False
        self.arrival = StaggeredEntrance(len(self.cards), reduced=reduced)
        self._hopped = math.inf

    def hail(self) -> None:
        """Let the cards hop for joy, one after the other."""
        self._hopped = 0.0

    def update(self, dt: float) -> bool:
        """Let the cards arrive, and hop; True while they do."""
        moving = super().update(dt) | self.arrival.update(dt)
        if self._hopped > _HOP_TIME + _HOP_STEP * len(self.cards):
            return moving
        self._hopped += dt
        return True

    @property
    def shown(self) -> Card:
        """The card that is pointed at."""
        return self.cards[self.index]

    @property
    def shown_rect(self) -> pygame.FRect:
        """Where the card that is pointed at lies."""
        return self._card_rect(self.index)

    def card_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None."""
        spots = range(len(self.cards))
        return next((n for n in spots if self._card_rect(n).collidepoint(pos)), None)

    def command(self, name: str) -> bool:
        """Go from card to card, and out of the row at its ends."""
        step = {"left": -1, "right": 1}.get(name, 0)
        if not step or not 0 <= self.index + step < len(self.cards):
            return False
        give_feedback("move")
        self.index += step
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the deck's name and costs, and its cards."""
        draw_panel(canvas, self.rect)
        if self.taker is not None:
            wash = inner(self.rect, 8)
            canvas.fill(wash, land_deep(self.taker), radius=7, alpha=190)
            canvas.frame(wash, land_colour(self.taker), width=1.6, radius=7, alpha=150)
        self._draw_info(canvas)
        for index, card in enumerate(self.cards):
            if not (self.lit and index == self.index):
                self._draw_card(canvas, index, card)
        if self.lit:
            box = self.shown_rect
            canvas.glow(box, Colours.focus, strength=150, spread=12, radius=8)
            self._draw_card(canvas, self.index, self.shown)
            canvas.frame(inner(box, -2), Colours.focus, width=2.5, radius=8)

    def _draw_info(self, canvas: Canvas) -> None:
        x, width = self.rect.x + 20, _INFO_WIDTH - 26
        canvas.text(self.name, (x, self.rect.y + 13, width, 28), _NAME)
        curve = pygame.FRect(x, self.rect.y + 46, width, self.rect.height - 62)
        draw_curve(canvas, curve, self.cards)

    def _draw_card(self, canvas: Canvas, index: int, card: Card) -> None:
        share = (self._hopped - _HOP_STEP * index) / _HOP_TIME
        hop = _HOP * math.sin(math.pi * share) if 0 < share < 1 else 0.0
        box = self._card_rect(index).move(0, -hop)
        with self.arrival.shifted(canvas, index):
            canvas.shadow(inner(box, 2), spread=6, drop=3, strength=120)
            canvas.blit(hand_card(canvas, card_face(card), box.width), box.topleft)

    def _card_rect(self, index: int) -> pygame.FRect:
        room = self.rect.width - _INFO_WIDTH - 30
        width = room / len(self.cards) - _CARD_GAP
        height = min(self.rect.height - 22, width * CARD_SHAPE)
        width = height / CARD_SHAPE
        pitch = (room - width) / (len(self.cards) - 1)
        x = self.rect.x + _INFO_WIDTH + 12 + index * pitch
        return pygame.FRect(x, self.rect.centery - height / 2, width, height)


_TAKEN_LOOK: text_style.StyleChanges = {
    "colour": Colours.muted,
    "valign": "middle",
    "bold": False,
    "size": Sizes.body,
}
