"""A way to play a turn, on a plate: its cards, where they go, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Pressable,
    Sizes,
    Viewport,
    grown,
    text_size,
    text_style,
)
from game.rules import Card, Event, events

from ..common import put_card

_CARD, _GAP = 50.0, 8.0
#: How much larger than usual cards become at most, where texts are larger.
_LARGEST_CARD = 1.5
_TITLE, _PAD, _NONE_HIGH = 22.0, 12.0, 24.0
#: A sign under a card, and the height that it takes.
_SIGN = 14.0
#: Words stand beside the cards where there is so much room, else below them.
_WORDS_ROOM = 200.0
_HEAD = text_style.STRONG.with_changes(size=17, align="start")
_WORDS = text_style.BODY.with_changes(size=17, fit=True, floor=13)
_NONE = text_style.CAPTION.with_changes(size=16, fit=True)

Say = Callable[..., str]


class ShownPlay(NamedTuple):
    """A card that is played: a creature to a lane, an incantation on a target."""

    card: Card
    lane: int
    target: Card | None


def plays_of(happened: tuple[Event, ...], side: int) -> Iterator[ShownPlay]:
    """Yield the cards that ``side`` plays in a turn, those of the Horde as well."""
    for event in happened:
        match event:
            case events.CreatureSummoned() | events.HordeCreatureArrived() if event.side == side:
                yield ShownPlay(event.card, event.lane, None)
            case events.IncantationCast() | events.HordeIncantationCast():
                yield ShownPlay(event.card, event.lane, event.target)


class LinePlate(Pressable):
    """Shows one way to play a turn; pressed, the board shows it too."""

    def __init__(self, translate: Say, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.translate = translate
        self.title = ""
        self.words = ""
        self.colour: Colour = Colours.text
        self.plays: list[ShownPlay] = []
        self.shown = False

    def tell(
        self, title: str, side: int, happened: tuple[Event, ...], words: str, colour: Colour
    ) -> None:
        """Show another way."""
        self.title, self.words, self.colour = title, words, colour
        self.plays = list(plays_of(happened, side))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width for all of its words."""
        inside = pygame.FRect(0, 0, width - 2 * _PAD, 0)
        words = self._beside_cards(inside)
        high = text_size(view, self.words, _WORDS, words.width)[1] + 4 + words.y
        if self.plays:
            high = max(high, _card() * CARD_SHAPE + _SIGN + 4)
        return 16 + grown(_TITLE) + 3 + high

    def draw(self, canvas: Canvas) -> None:
        """Draw title, cards and words."""
        box = self.rect
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=225)
        if self.warmth:
            canvas.fill(box, Colours.light, radius=Sizes.radius, alpha=round(14 * self.warmth))
        edge = self.colour if self.shown else Colours.bronze
        canvas.frame(box, edge, width=2.2 if self.shown else 1.2, radius=Sizes.radius)
        inside = box.inflate(-2 * _PAD, -2 * 8)
        head = pygame.FRect(inside.x, inside.y, inside.width, grown(_TITLE))
        canvas.text(self.title, head, _HEAD, colour=self.colour)
        below = pygame.FRect(inside.x, head.bottom + 3, inside.width, 0)
        below.height = inside.bottom - below.y
        self._draw_plays(canvas, below)
        canvas.text(self.words, self._beside_cards(below), _WORDS)

    def _pitch(self, width: float) -> float:
        """Return how far from one another the cards are: many lie closer together."""
        return min(_card() + _GAP, (width - _card()) / max(1, len(self.plays) - 1))

    def _beside_cards(self, room: pygame.FRect) -> pygame.FRect:
        """Return the room that is left beside the cards, or below them."""
        left = room.copy()
        if not self.plays:
            high = grown(_NONE_HIGH) + 2
        else:
            wide = len(self.plays) * self._pitch(room.width) + _GAP
            if room.width - wide >= grown(_WORDS_ROOM):
                left.x, left.width = room.x + wide, room.width - wide
                return left
            high = _card() * CARD_SHAPE + _SIGN + 4
        left.y, left.height = room.y + high, room.height - high
        return left

    def _draw_plays(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the cards in their order, or say that there are none."""
        if not self.plays:
            place = (*room.topleft, room.width, grown(_NONE_HIGH))
            canvas.text(self.translate("review.nothing_played"), place, _NONE)
        pitch = self._pitch(room.width)
        for index, play in enumerate(self.plays):
            self._draw_play(canvas, play, (room.x + index * pitch, room.y))

    def _draw_play(self, canvas: Canvas, play: ShownPlay, pos: Point) -> None:
        card = _card()
        canvas.shadow((*pos, card, card * CARD_SHAPE), spread=5, drop=3, strength=120)
        put_card(canvas, play.card, pos, card)
        x, y = pos[0] + card / 2, pos[1] + card * CARD_SHAPE + 3 + _SIGN / 2
        if play.target is None:
            _draw_lane(canvas, (x, y), play.lane, self.colour)
            return
        wide = card * 0.56
        place = (pos[0] + card - wide + 4, pos[1] + card * CARD_SHAPE - wide * CARD_SHAPE + _SIGN)
        put_card(canvas, play.target, place, wide)
        canvas.frame((*place, wide, wide * CARD_SHAPE), Colours.victim, width=1.6, radius=3)


def _card() -> float:
    """Return how wide a card is."""
    return min(grown(_CARD), _LARGEST_CARD * _CARD)


def _draw_lane(canvas: Canvas, middle: Point, lane: int, colour: Colour) -> None:
    """Draw two lanes and point at the one of both that is meant."""
    x, y = middle
    for number in range(2):
        bar = (x - 13, y - 6.5 + number * 8, 26, 5)
        meant = number == lane
        canvas.fill(bar, colour if meant else Colours.muted, radius=2, alpha=255 if meant else 70)
