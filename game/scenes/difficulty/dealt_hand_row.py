"""The hand as it was dealt, the stronghold at its left, and the Horde's pile: to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.board import BACK_FACE, CARD_SHAPE, card_face, draw_portrait, hand_card, stronghold_face
from game.kit import Canvas, Colours, Point, Widget, draw_panel, give_feedback, text_style
from game.rules import RIGHT, Card

from ..common.entrance import StaggeredEntrance
from ..common.screen import inner

CAPTION = 22.0
_PILE_STEPS = 5
_CAPTION = text_style.CAPTION.but(size=14, colour=Colours.gold, fit=True)


class DealtHandRow(Widget):
    """Cards in order, one of them pointed at; ``captions`` are for the hand and for the pile."""

    focusable: ClassVar[bool] = True

    def __init__(self, cards: Sequence[Card], bastion: str, captions: tuple[str, str]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.bastion = bastion
        self.captions = captions
        self.index = 0
        self.lit = False
        #: How the stronghold and the cards come in.
        self.arrival = StaggeredEntrance(0)

    def update(self, dt: float) -> bool:
        """Let the cards arrive; True while they do."""
        return super().update(dt) | self.arrival.update(dt)

    @property
    def shown(self) -> Card:
        """The card that is pointed at."""
        return self.cards[self.index]

    @property
    def shown_rect(self) -> pygame.FRect:
        """Where the card that is pointed at lies."""
        return self._spot(self.index + 1)

    def card_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None."""
        spots = range(len(self.cards))
        return next((n for n in spots if self._spot(n + 1).collidepoint(pos)), None)

    def command(self, name: str) -> bool:
        """Go from card to card, and out at the ends."""
        step = {"left": -1, "right": 1}.get(name, 0)
        if not step or not 0 <= self.index + step < len(self.cards):
            return False
        give_feedback("move")
        self.index += step
        return True

    def _spot(self, place: int) -> pygame.FRect:
        """Return where a card lies: 0 is the stronghold, the last the pile."""
        area = inner(self.rect, 16, 12)
        area.y += CAPTION - 4
        area.height -= CAPTION - 4
        count = len(self.cards) + 2
        height = min(area.height, (area.width / count - 5) * CARD_SHAPE)
        width = height / CARD_SHAPE
        pitch = (area.width - width) / (count - 1)
        # The pile stands apart.
        x = area.x + place * (pitch - (2.5 if place < count - 1 else 0.0))
        return pygame.FRect(x, area.centery - height / 2, width, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the cards and the pile."""
        draw_panel(canvas, self.rect, "wood")
        pile = self._spot(len(self.cards) + 1)
        y = self.rect.y + 10
        hand, horde = self.captions
        canvas.text(hand, (self.rect.x + 18, y, 300, CAPTION - 4), _CAPTION)
        words = (pile.x - 260, y, 244, CAPTION - 4)
        canvas.text(horde, words, _CAPTION, align="right")
        face = stronghold_face(False, self.bastion, len(self.cards))
        spot = self._spot(0)
        with self.arrival.shifted(canvas, 0):
            canvas.blit(hand_card(canvas, face, spot.width), spot.topleft)
        for place, card in enumerate(self.cards, 1):
            spot = self._spot(place)
            with self.arrival.shifted(canvas, place):
                canvas.shadow(inner(spot, 2), spread=6, drop=3, strength=120)
                canvas.blit(hand_card(canvas, card_face(card), spot.width), spot.topleft)
        if self.lit:
            box = self.shown_rect
            canvas.glow(box, Colours.focus, strength=150, spread=12, radius=8)
            canvas.blit(hand_card(canvas, card_face(self.shown), box.width), box.topleft)
            canvas.frame(inner(box, -2), Colours.focus, width=2.5, radius=8)
        self._draw_pile(canvas, pile)

    def _draw_pile(self, canvas: Canvas, spot: pygame.FRect) -> None:
        canvas.shadow(inner(spot, 2), spread=9, drop=4, strength=150)
        back = hand_card(canvas, BACK_FACE, spot.width)
        for step in range(_PILE_STEPS, -1, -1):
            canvas.blit(back, (spot.x - step * 1.6, spot.y - step * 1.2))
        draw_portrait(canvas, "", RIGHT, spot.center, spot.width * 0.34)
