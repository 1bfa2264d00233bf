"""A row of cards, one of which is pointed out: by the pointer, or by the arrow keys."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.kit import Canvas, Colours, Command, Intent, Point, PointerMoved, Widget, give_feedback
from game.rules import Card

from ..entrance import StaggeredEntrance
from ..screen import inner
from .mini_cards import put_card


class PointedPlaces(Widget):
    """Places in a widget, one of which is pointed at: by the pointer, or by the keyboard."""

    #: The place that the keyboard is on, and that under the pointer.
    index: int = 0
    over: int | None = None

    @property
    def pointed_index(self) -> int | None:
        """The place that is pointed at; the pointer goes before the keyboard."""
        if self.over is not None:
            return self.over
        return self.index if self.focused else None

    def place_at(self, pos: Point) -> int | None:
        """Return the place at ``pos``, or None; a subclass says where the places are."""
        del pos
        return None


class FollowedPlaces(PointedPlaces):
    """Such places, which follow the pointer by themselves."""

    def follow(self, pos: Point | None) -> bool:
        """Point out the place under the pointer; True if that is another."""
        before, self.over = self.over, None if pos is None else self.place_at(pos)
        return self.over != before


class PointedCards(PointedPlaces):
    """Cards at such places; ``rect_of`` says where they are in the window."""

    cards: Sequence[Card]

    @property
    def pointed(self) -> Card | None:
        """The card under the pointer, or the one that the keyboard is on."""
        index = self.pointed_index
        return self.cards[index] if index is not None and index < len(self.cards) else None

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the card is that the keyboard is on."""
        return self.rect_of(self.index) if self.cards else self.rect

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a card is in the window; a subclass says where each is."""
        del index
        return self.rect

    def place_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None."""
        spots = range(len(self.cards))
        return next((spot for spot in spots if self.rect_of(spot).collidepoint(pos)), None)


class CardRow(Widget):
    """Cards in order; ``lit`` points one of them out.

    Who places it sets their ``spots``. They arrive after the first ``arrived`` things of it.
    """

    focusable: ClassVar[bool] = True

    def __init__(self, cards: Sequence[Card], *, arrived: int = 0, reduced: bool = False) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.spots: list[pygame.FRect] = []
        self.index = 0
        self.lit = False
        self.arrived = arrived
        self.arrival = StaggeredEntrance(arrived + len(self.cards), reduced=reduced)

    @property
    def shown(self) -> Card:
        """The card that is pointed at."""
        return self.cards[self.index]

    @property
    def shown_rect(self) -> pygame.FRect:
        """Where the card that is pointed at lies."""
        return self.spots[self.index]

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the card that is pointed at lies."""
        return self.shown_rect

    def card_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None."""
        return next((n for n, spot in enumerate(self.spots) if spot.collidepoint(pos)), None)

    def hover(self, pos: Point) -> None:
        """Point at the card at ``pos``, if there is one."""
        index = self.card_at(pos)
        self.index = self.index if index is None else index

    def command(self, name: str) -> bool:
        """Go from card to card, and out of the row at its ends."""
        step = {"left": -1, "right": 1}.get(name, 0)
        if self.spots and self.spots[0].x > self.spots[-1].x:
            # They keep their order in a scene that is turned round.
            step = -step
        if not step or not 0 <= self.index + step < len(self.cards):
            return False
        give_feedback("move")
        self.index += step
        return True

    def update(self, dt: float) -> bool:
        """Let the cards arrive; True while they do."""
        return super().update(dt) | self.arrival.update(dt)

    def draw_card(self, canvas: Canvas, index: int, *, up: float = 0.0) -> None:
        """Draw a card with its shadow, ``up`` units above where it lies."""
        box = self.spots[index].move(0, -up)
        with self.arrival.shifted(canvas, self.arrived + index):
            canvas.shadow(inner(box, 2), spread=6, drop=3, strength=120)
            put_card(canvas, self.cards[index], box.topleft, box.width)

    @contextmanager
    def pointed_out(self, canvas: Canvas) -> Iterator[pygame.FRect]:
        """Draw what points a card out, behind and before what is drawn in its place meanwhile."""
        box = self.shown_rect
        canvas.glow(box, Colours.focus, strength=150, spread=12, radius=8)
        yield box
        canvas.frame(inner(box, -2), Colours.focus, width=2.5, radius=8)


def spread_cards(area: pygame.FRect, count: int, gap: float) -> list[pygame.FRect]:
    """Return where ``count`` cards lie over the width of ``area``, as large as they can be.

    They are at least ``gap`` apart, and in the middle of its height.
    """
    height = min(area.height, (area.width / count - gap) * CARD_SHAPE)
    width = height / CARD_SHAPE
    pitch = (area.width - width) / (count - 1)
    y = area.centery - height / 2
    return [pygame.FRect(area.x + place * pitch, y, width, height) for place in range(count)]


def point_in(rows: Sequence[CardRow], intent: Intent) -> tuple[Card | None, pygame.FRect] | None:
    """Light the card under the pointer, or the one that the keyboard is on, in one of ``rows``.

    Returns it, with where it lies; None for an intent that points at nothing anew.
    """
    if isinstance(intent, PointerMoved):
        row = next((row for row in rows if row.card_at(intent.pos) is not None), None)
    elif isinstance(intent, Command):
        row = next((row for row in rows if row.focused), None)
    else:
        return None
    for each in rows:
        each.lit = each is row
    return (row.shown, row.shown_rect) if row else (None, pygame.FRect(0, 0, 0, 0))
