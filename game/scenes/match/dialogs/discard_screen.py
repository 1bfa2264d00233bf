"""The Horde's discard pile, open to look through at any time (R9.1)."""

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Item,
    PointerMoved,
    Sizes,
    Space,
    grown,
    text_style,
)
from game.rules import FIRST, Card

from ...common import Dialog, Screen, put_card
from ...services import Services

#: The most room for the cards, and what is beside them.
MOST = (840.0, 424.0)
MARGIN = 32.0
GAP = 10.0
#: How high the title is, and how wide the button that closes the pile.
_TITLE, _CLOSE = 56.0, 180.0
#: The room between the cards and that button.
_AWAY = 96.0 - Sizes.padding - Sizes.button_height
#: Rows of fewer columns would be as bad to look through as of more, and cards no larger than so.
_COLUMNS, _LARGEST = range(5, 13), 124.0


class DiscardScreen(Dialog, Screen):
    """Shows all cards of a pile over the match, the topmost first."""

    rule: ClassVar[str] = "R9.1"
    wide = MOST[0] + 2 * MARGIN - 60.0
    widest: ClassVar[float] = wide
    edges: ClassVar[tuple[float, float, float]] = (30.0, 18.0, Sizes.padding)
    spaces: ClassVar[tuple[float, float]] = (18.0, 0.0)
    head: ClassVar[float] = _TITLE
    #: The arrow keys read the cards already; the key that opened the pile closes it.
    inspects: ClassVar[bool] = False
    closing = ("back", "inspect")

    def __init__(self, services: Services, cards: Sequence[Card], edition: int = FIRST) -> None:
        super().__init__(services)
        self.cards = tuple(reversed(cards))
        self.title = self.translate("pile.title", count=len(self.cards))
        self.preview.edition = edition
        self.index: int | None = None
        self.close = self.add_button("pile.close", self.go_back, "cross")
        self.widgets.focus(self.close)

    @property
    def columns(self) -> int:
        """How many cards lie beside one another, so that they are as large as can be."""
        return min(max(_COLUMNS, key=self._card_width), max(1, len(self.cards)))

    def _rows(self, columns: int) -> int:
        return max(1, -(-len(self.cards) // columns))

    def _card_width(self, columns: int) -> float:
        rows = self._rows(columns)
        across = (MOST[0] - GAP * (columns - 1)) / columns
        down = (MOST[1] - GAP * (rows - 1)) / rows
        return min(_LARGEST, across, down / CARD_SHAPE)

    def spot(self, index: int) -> pygame.FRect:
        """Return where a card of the pile lies; a large pile has smaller cards."""
        assert self.body is not None
        columns, area = self.columns, self.body.boxes[-1].boxes[0].area
        width = self._card_width(columns)
        column, row = index % columns, index // columns
        x = area.centerx - (columns * (width + GAP) - GAP) / 2 + column * (width + GAP)
        y = area.y + row * (width * CARD_SHAPE + GAP)
        return pygame.FRect(x, y, width, width * CARD_SHAPE)

    def handle(self, intent: Intent) -> None:
        """Follow the pointer and the arrow keys over the cards."""
        if isinstance(intent, PointerMoved):
            found = (n for n in range(len(self.cards)) if self.spot(n).collidepoint(intent.pos))
            self._point(next(found, None))
        step = {Command("left"): -1, Command("right"): 1, Command("up"): -self.columns}
        step[Command("down")] = self.columns
        if isinstance(intent, Command) and intent in step and self.cards:
            here = -1 if self.index is None else self.index
            self._point(min(len(self.cards) - 1, max(0, here + step[intent])))
            return
        super().handle(intent)

    def _point(self, index: int | None) -> None:
        self.index = index
        card = None if index is None else self.cards[index]
        near = pygame.FRect(0, 0, 0, 0) if index is None else self.spot(index)
        self.look_at(card, near)

    def make_body(self) -> Block:
        """Return the cards, and the button below them."""
        columns = self.columns
        high = self._rows(columns) * (self._card_width(columns) * CARD_SHAPE + GAP) - GAP
        cards = Drawn(self._draw_cards, high)
        return Column(cards, Space(_AWAY), Item(self.close, wide=grown(_CLOSE)))

    def _draw_cards(self, canvas: Canvas, area: pygame.FRect) -> None:
        if not self.cards:
            words = pygame.FRect(area.x + 30, area.y, area.width - 60, area.height)
            look = text_style.BODY.with_changes(align="center", valign="middle")
            canvas.text(self.translate("pile.empty"), words, look)
        for index, card in enumerate(self.cards):
            box = self.spot(index)
            if index == self.index:
                canvas.glow(box, Colours.gold, strength=220)
            else:
                canvas.shadow(box, spread=6, drop=3)
            put_card(canvas, card, box.topleft, box.width)


def example(services: Services) -> DiscardScreen:
    """Return a pile of fourteen cards."""
    return DiscardScreen(services, list(services.content.cards.values())[:14])
