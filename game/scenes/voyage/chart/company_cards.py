"""The company at hand: its cards as few and as packs, each of which can be read."""

import math
from collections.abc import Callable
from operator import is_
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, ShownCard
from game.kit import Canvas, Colours, Spoken, Viewport, give_feedback, grown, interface_flipped
from game.rules import Card
from game.voyage import Member, Voyage

from ...common import FollowedPlaces, PointedCards, draw_card
from ...services import Services
from ..parts.company_card import shown_card

#: The cards of a row at most, if nothing else is asked for, and the room between two.
_ROW, _GAP = 6, 6.0


class CompanyCards(FollowedPlaces, PointedCards):
    """The cards in rows of ``most``, or in ``even`` ones; one that has just changed shines.

    Rows that are ``read`` begin where reading does, also on a screen that is not turned round. No
    card is wider than ``widest``.
    """

    focusable: ClassVar[bool] = True
    feedback: ClassVar[str] = ""

    def __init__(
        self,
        services: Services,
        *,
        read: bool = False,
        most: int = _ROW,
        even: bool = False,
        widest: float = math.inf,
    ) -> None:
        super().__init__()
        self._most, self._even, self._widest = most, even, widest
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

    @property
    def _row(self) -> int:
        """How many cards a row has."""
        count = max(1, len(self.members))
        return -(-count // -(-count // self._most)) if self._even else self._most

    def _card_width(self, width: float) -> float:
        return min(grown(self._widest), (width - (self._row - 1) * _GAP) / self._row)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high its cards are at a width."""
        del view
        rows = max(1, -(-len(self.members) // self._row))
        return rows * (self._card_width(width) * CARD_SHAPE + _GAP) - _GAP

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        wide = self._card_width(self.rect.width)
        row, column = divmod(index, self._row)
        if self._turned:
            column = self._row - 1 - column
        left = self.rect.centerx - (self._row * (wide + _GAP) - _GAP) / 2
        high = wide * CARD_SHAPE
        return pygame.FRect(
            left + column * (wide + _GAP), self.rect.y + row * (high + _GAP), wide, high
        )

    @property
    def _turned(self) -> bool:
        return self._read and interface_flipped()

    def command(self, name: str) -> bool:
        """Go from card to card, and out of the company at its edges."""
        onwards = -1 if self._turned else 1
        steps = {"left": -onwards, "right": onwards, "up": -self._row, "down": self._row}
        step = steps.get(name, 0)
        column = self.index % self._row + (step if abs(step) == 1 else 0)
        if (
            not step
            or not 0 <= column < self._row
            or not 0 <= self.index + step < len(self.members)
        ):
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
