"""The company at hand: its cards as few and as packs, each of which can be read."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, ShownCard
from game.kit import Canvas, Colours, Spoken, Viewport, give_feedback, interface_flipped
from game.rules import Card
from game.voyage import Member, Voyage

from ...common import FollowedPlaces, PointedCards, draw_card
from ...services import Services
from ..parts.shown_company import shown_card

#: The cards of a row, and the room between two.
_ROW, _GAP = 6, 6.0


class CompanyCards(FollowedPlaces, PointedCards):
    """The cards in rows of six; one that has just changed shines.

    Rows that are ``read`` begin where reading does, also on a screen that is not turned round.
    """

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(self, services: Services, *, read: bool = False) -> None:
        super().__init__()
        self._services, self._read = services, read
        self.members: tuple[Member, ...] = ()
        self.shown: tuple[ShownCard, ...] = ()
        self.light_of: Callable[[str], float] = lambda _: 0.0
        #: Of what the cards are shown: a voyage, the texts and the company.
        self._told: tuple[object, object, object] = (None, None, None)

    def show(self, voyage: Voyage, members: tuple[Member, ...]) -> None:
        """Show another company, as it is dealt in the fights of a voyage."""
        told = (voyage, self._services.content.strings, members)
        if all(map(is_, told, self._told)):
            return
        # A company is shown again in each frame of the story: it is dealt once.
        self._told, self.members = told, members
        self.shown = tuple(
            shown_card(self._services, voyage, member.card, pack=member.pack) for member in members
        )
        self.index = min(self.index, max(0, len(members) - 1))

    @property
    def cards(self) -> tuple[Card, ...]:  # type: ignore[override]
        """Its cards."""
        return tuple(shown.card for shown in self.shown if shown.card is not None)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high its cards are at a width."""
        del view
        rows = max(1, -(-len(self.members) // _ROW))
        return rows * (_card_width(width) * CARD_SHAPE + _GAP) - _GAP

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        wide = _card_width(self.rect.width)
        row, column = divmod(index, _ROW)
        if self._turned:
            column = _ROW - 1 - column
        x = self.rect.x + column * (wide + _GAP)
        return pygame.FRect(
            x, self.rect.y + row * (wide * CARD_SHAPE + _GAP), wide, wide * CARD_SHAPE
        )

    @property
    def _turned(self) -> bool:
        return self._read and interface_flipped()

    def command(self, name: str) -> bool:
        """Go from card to card, and out of the company at its edges."""
        onwards = -1 if self._turned else 1
        steps = {"left": -onwards, "right": onwards, "up": -_ROW, "down": _ROW}
        step = steps.get(name, 0)
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
        place = (self.index + 1, len(self.members))
        side = self._services.translate("voyage.chart.pack") if member.pack else ""
        return Spoken(thing=self.shown[self.index], value=side, place=place, rect=self.cursor_rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards and their badges."""
        for index, member in enumerate(self.members):
            box = self.rect_of(index)
            light = self.light_of(member.card)
            if light > 0:
                canvas.glow(box, Colours.gold, strength=round(255 * light), spread=14)
            draw_card(canvas, self.shown[index], box)


def _card_width(width: float) -> float:
    return (width - (_ROW - 1) * _GAP) / _ROW
