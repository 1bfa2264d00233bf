"""Suggested decks, side by side: what a player who has few decks can add to them."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    Item,
    Point,
    Pressable,
    Space,
    Viewport,
    draw_panel,
    grown,
    text_style,
)
from game.rules import DECK_SIZE, Card

from ..common import FollowedPlaces, draw_card, draw_key_art, hero_of, inner
from .deck_list import STACKED
from .saved_decks import ShownDeck

_COLUMNS, _LARGE_COLUMNS, _GAP = 4, 2, 14.0
_IN_A_ROW, _CARD_GAP = 5, 5.0
_HEAD, _EDGE = 34.0, 18.0
_NAME_HIGH, _LINE_HIGH, _ADD_HIGH, _APART = 26.0, 22.0, 36.0, 8.0
#: How far below the decks above it the heading stands at most.
_LOWEST = 70.0
_HEADING = text_style.HEADING.with_changes(size=22, outline=1.4)
#: The share of a plate's width that its key art takes, beside the name.
_ART = 0.5
_NAME = text_style.NAME.with_changes(size=19, colour=Colours.gold, floor=12, outline=1.6)
_LINE = text_style.CAPTION.with_changes(
    size=14.5, colour=Colours.text, fit=True, floor=11, outline=1.2
)
_ADD = text_style.NAME.with_changes(size=16.5, colour=Colours.light)
_ICON = 22.0


class SuggestedPlate(FollowedPlaces, Pressable):
    """One suggested deck: its name, how it plays and cards of it; a press adds it."""

    def __init__(self, on_pick: Callable[[ShownDeck], None], words: str) -> None:
        super().__init__(self._pick)
        self.on_pick = on_pick
        self.words = words
        self.deck: ShownDeck | None = None
        #: How many rows of cards there is room for.
        self.rows = 1

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it shows: all of them, or every other one where there is little room."""
        cards = self.deck.cards if self.deck else ()
        return cards[:: 1 if self.rows > 1 or _large() else 2]

    def card_rect(self, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        row, column = divmod(index, _in_a_row())
        width, height = _card_size(self.rect.width)
        x = self.rect.x + _EDGE + column * (width + _CARD_GAP)
        y = self.rect.y + _EDGE - 4 + grown(_NAME_HIGH) + _line_height() + _APART
        return pygame.FRect(x, y + row * (height + _CARD_GAP), width, height)

    def place_at(self, pos: Point) -> int | None:
        """Return the place of the card at ``pos``, or None."""
        spots = range(len(self.cards))
        return next((spot for spot in spots if self.card_rect(spot).collidepoint(pos)), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the deck on its plate, and what a press does."""
        if self.deck is None:
            return
        if self.warmth:
            canvas.glow(self.rect, Colours.gold, strength=round(130 * self.warmth), spread=9)
        draw_panel(canvas, self.rect)
        inside = inner(self.rect, _EDGE, _EDGE - 4)
        name = grown(_NAME_HIGH)
        art = inner(self.rect, 8)
        art.height = inside.y + name + _line_height() + _APART / 2 - art.y
        art.x, art.width = art.right - art.width * _ART, art.width * _ART
        draw_key_art(canvas, hero_of(self.deck.cards), art, rising=True)
        canvas.text(self.deck.name, (inside.x, inside.y, inside.width, name), _NAME)
        line = (inside.x, inside.y + name, inside.width, _line_height())
        canvas.text(self.deck.text, line, _LINE, wrap=_large())
        for index, card in enumerate(self.cards):
            box = self.card_rect(index)
            draw_card(canvas, card, box)
            if index == self.over:
                canvas.frame(box.inflate(3, 3), Colours.focus, width=2.5, radius=6)
        add = pygame.FRect(inside.x - 4, 0, inside.width + 8, _add_height())
        add.bottom = inside.bottom + 2
        self._draw_add(canvas, add)

    def _draw_add(self, canvas: Canvas, box: pygame.FRect) -> None:
        self.draw_plate(canvas, "ui/panel_wood", box.move(0, 1.5) if self.sunk else box)
        wide = min(canvas.text_size(self.words, _ADD)[0] + 1, box.width - _ICON - 34)
        x = box.centerx - (wide + _ICON + 6) / 2
        canvas.image("icons/plus", (x, box.centery - _ICON / 2, _ICON, _ICON), light=self.light)
        canvas.text(self.words, pygame.FRect(x + _ICON + 6, box.y, wide, box.height), _ADD)

    def _pick(self) -> None:
        if self.deck is not None:
            self.on_pick(self.deck)


class SuggestedShelf(Block):
    """Suggested decks under a heading: in a row where there is room for it, or ``all`` in rows."""

    def __init__(
        self, translate: Callable[[str], str], on_pick: Callable[[ShownDeck], None]
    ) -> None:
        words = translate("library.add")
        self.title = translate("library.suggested_title")
        self.plates = [SuggestedPlate(on_pick, words) for _ in range(_COLUMNS)]
        super().__init__(*map(Item, self.plates), spring=1)
        self.decks: tuple[ShownDeck, ...] = ()
        self.all = False
        #: How much higher than they need be the place for them is.
        self.spare = 0.0
        self._shelf: Block = Space()
        self.show(())

    @property
    def shown(self) -> list[SuggestedPlate]:
        """The plates that can be pressed."""
        return [plate for plate in self.plates if plate.visible]

    def show(self, decks: Sequence[ShownDeck]) -> None:
        """Offer these decks, as many as there are plates for; ``place`` makes them visible."""
        self.decks = tuple(decks[: len(self.plates)])
        for plate, deck in zip_longest(self.plates, self.decks):
            plate.deck, plate.visible, plate.over = deck, False, None

    def _shelf_of(self, rows: int, width: float) -> Block:
        columns, most = _LARGE_COLUMNS, width
        if not self.all:
            columns, most = max(1, len(self.decks)), (width - (_COLUMNS - 1) * _GAP) / _COLUMNS
        offered = self.plates[: len(self.decks)]
        plates = (Item(plate, lambda _, wide: _height(wide, rows)) for plate in offered)
        heading = Drawn(lambda canvas, area: canvas.text(self.title, area, _HEADING), grown(_HEAD))
        return Column(heading, Grid(plates, columns, most=most, gap=_GAP), gap=0)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high ``all`` plates are below the heading; one row makes do with any room."""
        if not (self.all and self.decks):
            return 0.0
        return self._shelf_of(1, width).height(view, width) + 2 * _GAP

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lie in ``area``, with as many rows of cards as fit; with none, not show."""
        self.area = area
        shelves = {
            rows: self._shelf_of(rows, area.width) for rows in ((1,) if self.all else (2, 1))
        }
        left = {rows: area.height - box.height(view, area.width) for rows, box in shelves.items()}
        fitting = next((rows for rows in shelves if left[rows] >= 0 and self.decks), 0)
        for plate in self.plates:
            plate.rows, plate.visible = fitting, fitting > 0 and plate.deck is not None
        if fitting:
            self._shelf, self.spare = shelves[fitting], left[fitting]
            down = _GAP / 2 if self.all else min(_LOWEST, left[fitting] * 0.45)
            self._shelf.place(view, area.move(0, down))

    def spot_at(self, pos: Point) -> tuple[Card, pygame.FRect] | None:
        """Return the card at ``pos`` and where it lies, or None."""
        for plate in self.shown:
            index = plate.place_at(pos)
            if index is not None:
                return plate.cards[index], plate.card_rect(index)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading; the plates are widgets."""
        if self.shown:
            self._shelf.draw(canvas)


def _card_size(width: float) -> tuple[float, float]:
    count = _in_a_row()
    each = (width - 2 * _EDGE - (count - 1) * _CARD_GAP) / count
    return each, each * CARD_SHAPE


def _height(width: float, rows: int) -> float:
    cards = rows * (_card_size(width)[1] + _CARD_GAP) - _CARD_GAP
    words = grown(_NAME_HIGH) + _line_height() + _add_height()
    return 2 * (_EDGE - 4) + words + _APART + cards + _APART


def _large() -> bool:
    return grown(1.0) > STACKED


def _in_a_row() -> int:
    return DECK_SIZE if _large() else _IN_A_ROW


def _line_height() -> float:
    return 1.8 * grown(_LINE_HIGH) if _large() else _LINE_HIGH


def _add_height() -> float:
    return min(grown(_ADD_HIGH), 1.5 * _ADD_HIGH)
