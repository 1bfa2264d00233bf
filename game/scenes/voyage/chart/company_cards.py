"""The company at hand: its cards as few and as packs, each of which can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.content import Content
from game.kit import Canvas, Colours, Point, Spoken, give_feedback
from game.rules import Card
from game.voyage import Member

from ...common.cards.card_row import PointedCards
from ...common.cards.mini_cards import draw_card
from .chart_pictures import icon_picture

#: The cards of a row, and the room between two.
_ROW, _GAP = 6, 6.0
_BADGE = 22.0


class CompanyCards(PointedCards):
    """The cards in rows of six; a pack has its badge, and one that has just changed shines."""

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, content: Content, words: Callable[[Member], str]) -> None:
        super().__init__()
        self._content = content
        self._words = words
        self.members: tuple[Member, ...] = ()
        self.light_of: Callable[[str], float] = lambda _: 0.0

    def show(self, members: tuple[Member, ...]) -> None:
        """Show another company."""
        self.members = members
        self.index = min(self.index, max(0, len(members) - 1))

    @property
    def cards(self) -> tuple[Card, ...]:  # type: ignore[override]
        """Its cards."""
        return tuple(self._content.cards[member.card] for member in self.members)

    @staticmethod
    def height(width: float, count: int) -> float:
        """Return how high the cards are where all of it is so wide."""
        rows = max(1, -(-count // _ROW))
        return rows * (_card_width(width) * CARD_SHAPE + _GAP) - _GAP

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        wide = _card_width(self.rect.width)
        row, column = divmod(index, _ROW)
        x = self.rect.x + column * (wide + _GAP)
        return pygame.FRect(
            x, self.rect.y + row * (wide * CARD_SHAPE + _GAP), wide, wide * CARD_SHAPE
        )

    def follow(self, pos: Point | None) -> bool:
        """Point out the card under the pointer."""
        before, self.over = self.over, None if pos is None else self.place_at(pos)
        return self.over != before

    def command(self, name: str) -> bool:
        """Go from card to card, and out of the company at its edges."""
        step = {"left": -1, "right": 1, "up": -_ROW, "down": _ROW}.get(name, 0)
        column = self.index % _ROW + (step if abs(step) == 1 else 0)
        if not step or not 0 <= column < _ROW or not 0 <= self.index + step < len(self.members):
            return False
        give_feedback("move")
        self.index += step
        return True

    @property
    def spoken(self) -> Spoken:
        """The card that is pointed at, and which side of it lies up."""
        if not self.members:
            return super().spoken
        member = self.members[self.index]
        card = self._content.cards[member.card]
        place = (self.index + 1, len(self.members))
        return Spoken(card.name, value=self._words(member), place=place, rect=self.cursor_rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards and their badges."""
        for index, member in enumerate(self.members):
            box = self.rect_of(index)
            light = self.light_of(member.card)
            if light > 0:
                canvas.glow(box, Colours.gold, strength=round(255 * light), spread=14)
            draw_card(canvas, self._content.cards[member.card], box)
            if member.pack:
                badge = pygame.FRect(0, 0, _BADGE, _BADGE)
                badge.midbottom = (box.centerx, box.bottom + 4)
                canvas.image(icon_picture("pack"), badge)


def _card_width(width: float) -> float:
    return (width - (_ROW - 1) * _GAP) / _ROW
