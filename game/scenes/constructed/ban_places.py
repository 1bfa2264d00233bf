"""Where cards lie while bans fall, and the bans in their order: who bans, and what has gone."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.kit import grown
from game.play import Match
from game.rules import Card, Constructed, events

from ..common import inner
from ..setup.seat_track import TrackStep

_GAP = 9.0
#: The heights of a larger name before it grows, and of the count below it.
NAME_HIGH, COUNT_HIGH = 28.0, 21.7
#: The height of a deck's cards in the lowest window.
_CARDS_HIGH = 410.0
#: The least height of a card that is out, and the room around the rows of cards.
_OUT_HEIGHT, _AROUND = 98.0, 52.0
#: The room around the cards of a single row, and the space between them.
_ROW_AROUND, _ROW_GAP = 22.0, 5.0
#: The least height below a row of cards from which on the curve of costs is drawn there.
_LEAST_CURVE = 48.0


@dataclass(frozen=True, slots=True)
class WidePlaces:
    """The places in ``rect``: two rows of five, and below them room for those that are out."""

    rect: pygame.FRect

    COLUMNS: ClassVar[int] = 5
    ROWS: ClassVar[int] = 2
    OUT: ClassVar[int] = 2
    #: The height of the words over the cards.
    HEADER: ClassVar[float] = 46.0

    @property
    def header(self) -> float:
        """How high the words over the cards are; larger ones stand in two lines."""
        return self.HEADER if grown(1.0) <= 1.2 else grown(NAME_HIGH) + grown(COUNT_HIGH)

    @classmethod
    def usual_height(cls) -> float:
        """Return how high a deck is whose cards are as large as below usual words."""
        return _CARDS_HIGH + cls(pygame.FRect(0, 0, 0, 0)).header

    def home(self, index: int) -> pygame.FRect:
        """Return the place of a card in the deck."""
        height = self._sizes()[0]
        width = height / CARD_SHAPE
        row, column = divmod(index, self.COLUMNS)
        room = inner(self.rect, 20, 0)
        pitch = min((room.width - width) / (self.COLUMNS - 1), width + 26)
        left = room.centerx - (pitch * (self.COLUMNS - 1) + width) / 2
        top = self.rect.y + self.header + 18
        return pygame.FRect(left + column * pitch, top + row * (height + _GAP), width, height)

    def out(self, index: int, place: int) -> pygame.FRect:
        """Return where the card at ``index`` lies once it is out, as the ``place``-th that is."""
        del index
        height = self._sizes()[1]
        width = height / CARD_SHAPE
        x = self.home(self.COLUMNS - 1).right - (self.OUT - place) * (width + _GAP) + _GAP
        return pygame.FRect(x, self.rect.bottom - 18 - height, width, height)

    def _sizes(self) -> tuple[float, float]:
        width = (inner(self.rect, 20, 0).width - (self.COLUMNS - 1) * _GAP) / self.COLUMNS
        down = self.rect.height - self.header - _AROUND
        height = min(width * CARD_SHAPE, (down - _OUT_HEIGHT - _GAP) / self.ROWS)
        return height, min(height * 0.94, down - self.ROWS * (height + _GAP) + _GAP)


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """The places in ``rect``: one row of ten, in which a card that is out stays where it is."""

    rect: pygame.FRect

    COLUMNS: ClassVar[int] = 10
    HEADER: ClassVar[float] = 36.0

    @property
    def header(self) -> float:
        """How high the words over the cards are."""
        return min(grown(self.HEADER), 1.5 * self.HEADER)

    @property
    def curve(self) -> pygame.FRect | None:
        """Where the costs are drawn below the cards, where there is room for that."""
        cards = self._width * CARD_SHAPE + self.header + _ROW_AROUND
        if self.rect.height - cards < _LEAST_CURVE:
            return None
        high = self.rect.height - cards - 4
        wide = self.rect.width * 0.5
        return pygame.FRect(self.rect.centerx - wide / 2, self.rect.bottom - 14 - high, wide, high)

    @property
    def _high(self) -> float:
        return self.rect.height - self.header - _ROW_AROUND

    @property
    def _width(self) -> float:
        room = inner(self.rect, 18, 0).width
        return min(self._high / CARD_SHAPE, (room + _ROW_GAP) / self.COLUMNS - _ROW_GAP)

    def home(self, index: int) -> pygame.FRect:
        """Return the place of a card."""
        room, high, width = inner(self.rect, 18, 0), self._high, self._width
        pitch = min((room.width - width) / (self.COLUMNS - 1), width + 14)
        left = room.centerx - (pitch * (self.COLUMNS - 1) + width) / 2
        height = width * CARD_SHAPE
        spare = 0.0 if self.curve is not None else (high - height) / 2
        top = self.rect.y + self.header + 8 + spare
        return pygame.FRect(left + index * pitch, top, width, height)

    def out(self, index: int, place: int) -> pygame.FRect:
        """Return where a card lies once it is out: where it was."""
        del place
        return self.home(index)


@dataclass(frozen=True, slots=True)
class BanStep:
    """One of the bans; ``card`` is what has been banned, None while it is to come."""

    banner: int
    owner: int
    card: Card | None = None


def ban_steps(match: Match, setup: Constructed) -> tuple[BanStep, ...]:
    """Return all bans of a match whose ``setup`` tells their order, as far as they have fallen."""
    count = len(setup.decks)
    happened = (event for done in match.history for event in done.events)
    banned = [event.card for event in happened if isinstance(event, events.CardBanned)]
    return tuple(
        BanStep(
            (setup.first + banner) % count,
            (setup.first + owner) % count,
            banned[number] if number < len(banned) else None,
        )
        for number, (banner, owner) in enumerate(setup.ban_order)
    )


def in_a_row(steps: Sequence[BanStep]) -> int:
    """Return how many bans the side to ban has before the other is to ban again."""
    coming = [step.banner for step in steps if step.card is None]
    return len(list(itertools.takewhile(lambda banner: banner == coming[0], coming)))


def fallen(steps: Sequence[BanStep]) -> int:
    """Return how many bans have fallen: the number of the current step."""
    return next((n for n, step in enumerate(steps) if step.card is None), len(steps))


def track_steps(
    steps: Sequence[BanStep],
    names: Sequence[str],
    portraits: Sequence[str],
    translate: Callable[..., str],
) -> tuple[TrackStep, ...]:
    """Return the bans as steps of a track, in words."""
    return tuple(
        TrackStep(
            step.banner,
            portraits[step.banner],
            translate("construct.bans_by", name=names[step.banner]),
            step.card.name
            if step.card is not None
            else translate("construct.one_of", name=names[step.owner]),
            struck=step.card is not None,
        )
        for step in steps
    )
