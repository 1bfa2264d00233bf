"""The hand as it was dealt, the stronghold at its left, and the Horde's pile: to look at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame.typing import RectLike

from game.board import BACK_FACE, ShownCard, draw_portrait, hand_card
from game.kit import (
    Canvas,
    Colours,
    draw_panel,
    fixed,
    grown,
    text_style,
)
from game.rules import RIGHT, Card

from ..common import CardRow, inner, put_card, put_stronghold, spread_cards

CAPTION = 22.0
_PILE_STEPS = 5
_CAPTION = text_style.CAPTION.with_changes(size=14, colour=Colours.gold, fit=True)


class DealtHandRow(CardRow):
    """The hand, after the ``bastion``; ``captions`` are for the hand and for the pile."""

    def __init__(
        self,
        cards: Sequence[Card],
        bastion: ShownCard,
        captions: tuple[str, str],
        *,
        reduced: bool = False,
    ) -> None:
        super().__init__(cards, arrived=1, reduced=reduced)
        self.bastion = bastion
        self.captions = captions
        self.stronghold = self.pile = pygame.FRect(0, 0, 0, 0)

    def place(self, rect: RectLike) -> None:
        """Lay the stronghold at the left, then the hand, and the pile apart at the right."""
        super().place(rect)
        area = inner(self.rect, 16, 12)
        area.y += grown(CAPTION) - 4
        area.height -= grown(CAPTION) - 4
        stronghold, *spots, pile = spread_cards(area, len(self.cards) + 2, 5.0)
        for place, spot in enumerate(spots, 1):
            spot.x -= 2.5 * place
        # The hand lies as it is played: the stronghold at its left.
        places = (fixed(spot, self.rect) for spot in (stronghold, *spots, pile))
        self.stronghold, *self.spots, self.pile = places

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the cards and the pile."""
        draw_panel(canvas, self.rect, "wood")
        y = self.rect.y + 10
        hand, horde = self.captions
        with canvas.upright(self.rect):
            high = grown(CAPTION) - 4
            words = pygame.FRect(self.rect.x + 18, y, grown(300), high)
            canvas.text(hand, words, _CAPTION, align="left")
            pile = fixed(self.pile, self.rect)
            words = pygame.FRect(pile.x - 16 - grown(244), y, grown(244), high)
            if high > CAPTION:
                # Larger words are higher than the space beside the pile's corner.
                words.right = pile.right
            canvas.text(horde, words, _CAPTION, align="right")
        spot = self.stronghold
        with self.arrival.shifted(canvas, 0):
            put_stronghold(canvas, self.bastion, spot.topleft, spot.width)
        for index in range(len(self.cards)):
            self.draw_card(canvas, index)
        if self.lit:
            with self.pointed_out(canvas) as box:
                put_card(canvas, self.shown, box.topleft, box.width)
        draw_pile(canvas, self.pile)


def draw_pile(canvas: Canvas, spot: pygame.FRect) -> None:
    """Draw the Horde's cards from behind, with its emblem on top."""
    canvas.shadow(inner(spot, 2), spread=9, drop=4, strength=150)
    back = hand_card(canvas, BACK_FACE, spot.width)
    for step in range(_PILE_STEPS, -1, -1):
        canvas.blit(back, (spot.x - step * 1.6, spot.y - step * 1.2))
    draw_portrait(canvas, "", RIGHT, spot.center, spot.width * 0.34)
