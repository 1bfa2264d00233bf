"""The hands of both partners as they were dealt, over one another, and the Horde's pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.board import ShownCard, draw_seat_portrait
from game.kit import Canvas, Colours, draw_panel, fixed, grown, text_style
from game.rules import Card

from ..common import CardRow, inner, land_colour, put_card, put_stronghold, spread_cards
from .dealt_hand_row import draw_pile

#: The height of a partner's cards, and of the space between both hands and around them.
_CARDS, _BETWEEN, _AROUND = 86.0, 5.0, 10.0
#: The width of what tells whose hand it is, and the size of the portrait in it.
_WHO_WIDE, _RADIUS = 128.0, 29.0
#: The pile beside both hands: its column, and the height of its caption.
_PILE_WIDE, _CAPTION_HIGH = 124.0, 36.0
_NAME = text_style.STRONG.with_changes(
    size=15, align="center", valign="middle", fit=True, floor=10, outline=1.2
)
_CAPTION = text_style.CAPTION.with_changes(
    size=14, colour=Colours.gold, align="center", valign="middle", wrap=True, fit=True, floor=10
)


@dataclass(frozen=True, slots=True)
class Partner:
    """Who holds a hand: the seat, the name, and the portrait."""

    side: int
    name: str
    portrait: str


class PartnerHandRow(CardRow):
    """The hand of one ``partner``: the portrait, the stronghold, and the cards."""

    def __init__(
        self, partner: Partner, cards: Sequence[Card], bastion: ShownCard, *, reduced: bool = False
    ) -> None:
        super().__init__(cards, arrived=1, reduced=reduced)
        self.partner = partner
        self.bastion = bastion
        self.stronghold = pygame.FRect(0, 0, 0, 0)

    def place(self, rect: RectLike) -> None:
        """Lay the hand as it is played: the stronghold at its left, in every language."""
        super().place(rect)
        area = self.rect.copy()
        area.left, area.width = area.x + _WHO_WIDE, area.width - _WHO_WIDE
        spots = spread_cards(area, len(self.cards) + 1, 6.0)
        places = [fixed(spot, self.rect) for spot in spots]
        self.stronghold, *self.spots = places

    def draw(self, canvas: Canvas) -> None:
        """Draw whose hand it is, and the cards."""
        with canvas.upright(self.rect):
            self._draw_partner(canvas)
        with self.arrival.shifted(canvas, 0):
            put_stronghold(canvas, self.bastion, self.stronghold.topleft, self.stronghold.width)
        for index in range(len(self.cards)):
            self.draw_card(canvas, index)
        if self.lit:
            with self.pointed_out(canvas) as box:
                put_card(canvas, self.shown, box.topleft, box.width)

    def _draw_partner(self, canvas: Canvas) -> None:
        partner = self.partner
        x, name = self.rect.x + _WHO_WIDE / 2 - 4, min(grown(20.0), 30.0)
        y = self.rect.y + (self.rect.height - name) / 2
        draw_seat_portrait(canvas, partner.portrait, partner.side, (x, y), _RADIUS)
        box = (self.rect.x, self.rect.bottom - name, _WHO_WIDE - 8, name)
        canvas.text(partner.name, box, _NAME, colour=land_colour(partner.side))


class PartnerHands:
    """Both hands on their tray; ``caption`` stands over the Horde's pile."""

    def __init__(self, rows: tuple[PartnerHandRow, ...], caption: str) -> None:
        self.rows = rows
        self.caption = caption
        self.rect = pygame.FRect(0, 0, 0, 0)

    @property
    def height(self) -> float:
        """How high the tray is."""
        return len(self.rows) * (_CARDS + _BETWEEN) - _BETWEEN + 2 * _AROUND

    def place(self, rect: RectLike) -> None:
        """Lay the hands over one another, and keep a column for the pile."""
        self.rect = pygame.FRect(rect)
        area = inner(self.rect, 14, _AROUND)
        for number, row in enumerate(self.rows):
            y = area.y + number * (_CARDS + _BETWEEN)
            box = pygame.FRect(area.x, y, area.width - _PILE_WIDE, _CARDS)
            row.place(fixed(box, self.rect))

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray and the pile; the hands are widgets."""
        draw_panel(canvas, self.rect, "wood")
        column = pygame.FRect(0, self.rect.y + _AROUND, _PILE_WIDE - 12, 0)
        column.right, column.height = self.rect.right - 16, self.rect.height - 2 * _AROUND
        with canvas.upright(self.rect):
            words = pygame.FRect(column.x, column.y, column.width, _CAPTION_HIGH)
            canvas.text(self.caption, words, _CAPTION)
        pile = pygame.FRect(0, 0, 84, 118)
        pile.midbottom = column.centerx + 4, column.bottom - 6
        draw_pile(canvas, fixed(pile, self.rect))
