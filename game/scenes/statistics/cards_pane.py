"""How the player does with each card: a table to sort, and the selected card in full."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Canvas,
    Colours,
    CycleChoice,
    ScrollList,
    Sizes,
    Viewport,
    draw_panel,
    grown,
    shared_size,
    text_size,
    text_style,
)
from game.play import SORTS, CardPerformance, sorted_cards

from ..common import draw_card, put_card
from ..services import Services
from .statistics_pane import STACKED, StatisticsPane
from .tally_list import draw_share, share_figure, tally_words

_ROW, _PICTURE, _HEADS = 52.0, 32.0, 26.0
_ASIDE, _GAP, _INSET = 320.0, 12.0, 14.0
#: The width of the order; how much wider a name is in larger texts, and how many rows are seen.
_SORT, _WIDER_NAME, _ROWS = 380.0, 1.15, 5
_NAME_SHARE, _FIGURE = 0.30, 104.0
#: The room below the picture of the selected card.
_WORDS_ROOM = 150.0
_NAME = text_style.STRONG.with_changes(size=16, fit=True, floor=10)
_NUMBER = text_style.STRONG.with_changes(size=14, align="right", fit=True, floor=10)
_HEAD = text_style.STRONG.with_changes(size=14, colour=Colours.gold, fit=True, floor=10)
_WORDS = text_style.BODY.with_changes(
    size=15, align="center", valign="middle", wrap=True, fit=True, floor=10
)


def row_height() -> float:
    """Return how high a row is: a card goes on the lowest."""
    return max(_ROW, grown(_ROW) * 0.7)


class CardTable(ScrollList):
    """Cards with their shares: one for the decks that they were in, one for being played."""

    def __init__(self, services: Services) -> None:
        super().__init__(0, self._paint, row_height=row_height())
        self._services = services
        self.cards: Sequence[CardPerformance] = ()

    def show(self, cards: Sequence[CardPerformance]) -> None:
        """Show cards in another order; the selected one stays selected."""
        chosen = self.chosen.card if self.chosen is not None else None
        self.cards = cards
        self.row_height = row_height()
        self.set_count(len(cards))
        places = {each.card: number for number, each in enumerate(cards)}
        self.selected = places.get(chosen or "", 0 if cards else None)
        if self.selected:
            self.reveal(self.selected * self.row_height, (self.selected + 1) * self.row_height)

    @property
    def chosen(self) -> CardPerformance | None:
        """The selected card."""
        if self.selected is None or self.selected >= len(self.cards):
            return None
        return self.cards[self.selected]

    def columns(self, row: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        """Return where a row has its name, and both shares."""
        box = row.inflate(-16, 0)
        name = pygame.FRect(box.x, box.y, box.width * _NAME_SHARE, box.height)
        if grown(1.0) > STACKED:
            name.width *= _WIDER_NAME
        wide = (box.right - name.right) / 2
        held = pygame.FRect(name.right, box.y, wide - 26, box.height)
        return name, held, held.move(wide, 0)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        entry = self.cards[index]
        card = self._services.content.cards[entry.card]
        name, held, played = self.columns(rect)
        y = name.centery - _PICTURE * CARD_SHAPE / 2
        put_card(canvas, card, (name.x, y), _PICTURE)
        words = pygame.FRect(name.x + _PICTURE + 12, name.y, 0, name.height)
        words.width = name.right - 8 - words.x
        style, figure = _NAME, grown(_FIGURE)
        if grown(1.0) > 1.0:
            names = (self._services.content.cards[each.card].name for each in self.cards)
            style = shared_size(canvas.view, names, _NAME, *words.size)
        canvas.text(card.name, words, style)
        for box, tally in ((held, entry.held), (played, entry.played)):
            bar = pygame.FRect(box.x, box.centery - 6, box.width - figure, 12)
            draw_share(canvas, bar, tally)
            number = (bar.right + 6, box.y, figure - 6, box.height)
            canvas.text(share_figure(self._services, tally), number, _NUMBER)


class CardsPane(StatisticsPane):
    """Tells with which cards the player wins."""

    key = "cards"

    def make(self) -> None:
        """Make the choice of an order, and the table."""
        say = self.scene.translate
        self.sort = SORTS[0]
        names = [say(f"statistics.sort.{sort}") for sort in SORTS]
        self.order = self.add(CycleChoice("", names, 0, self._choose))
        self.table = self.add(CardTable(self.scene.services))

    def refresh(self) -> None:
        """Take over what is known now."""
        names = {key: card.name for key, card in self.scene.services.content.cards.items()}
        self.table.show(sorted_cards(self.data.cards.values(), self.sort, names))

    def _choose(self, index: int) -> None:
        self.sort = SORTS[index]
        self.refresh()
        self.scene.invalidate()

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high a few rows are, with what is said of the selected card below them."""
        if grown(1.0) <= STACKED:
            return 0.0
        table = 2 * _INSET + grown(Sizes.field_height + _HEADS) + 4 + _ROWS * row_height()
        return table + _GAP + self._words_height(view, width)

    def _words_height(self, view: Viewport, width: float) -> float:
        """Return how high the words about any card are below the table."""
        inside = width - 2 * _INSET
        words = [self._words(entry) for entry in self.table.cards]
        tallest = max(
            (sum(text_size(view, each, _WORDS, inside)[1] for each in both) for both in words),
            default=0.0,
        )
        return tallest + 2 * _INSET + 10 if words else 0.0

    def place(self, body: pygame.FRect) -> None:
        """Lay the order over the table, and the selected card beside it, or below it in words."""
        wide = body.width - _ASIDE - _GAP
        panel = pygame.FRect(body.x, body.y, wide, body.height)
        self._panel, self._aside = panel, pygame.FRect(panel.right + _GAP, body.y, _ASIDE, 0)
        self._aside.height = body.height
        if grown(1.0) > STACKED:
            high = self._words_height(self.scene.page_scroll.view, body.width)
            panel.width, panel.height = body.width, body.height - high - (_GAP if high else 0.0)
            self._aside.update(body.x, body.bottom - high, body.width, high)
        inside = panel.inflate(-2 * _INSET, -2 * _INSET)
        high, wide = grown(Sizes.field_height), min(grown(_SORT), inside.width)
        self.order.place((inside.x, inside.y, wide, high))
        top = inside.y + high + grown(_HEADS) + 4
        self.table.place((inside.x, top, inside.width, inside.bottom - top))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panels, the heads of the columns and the selected card."""
        say = self.scene.translate
        draw_panel(canvas, self._panel)
        high = grown(_HEADS)
        heads = pygame.FRect(self.table.rect.x, self.table.rect.y - high - 2, 0, high)
        heads.width = self.table.content_width
        keys = ("card_head", "card_held", "card_played")
        columns = self.table.columns(heads)
        names = [say(f"statistics.{key}") for key in keys]
        style = _HEAD
        if grown(1.0) > 1.0:
            style = shared_size(canvas.view, names, _HEAD, *columns[0].size)
        for box, name in zip(columns, names, strict=True):
            canvas.text(name, box, style)
        if self.table.chosen is None:
            canvas.text(say("statistics.cards_empty"), self.table.rect, _WORDS)
        else:
            self._draw_chosen(canvas, self.table.chosen)

    def _draw_chosen(self, canvas: Canvas, entry: CardPerformance) -> None:
        """Draw the selected card with what is said of it, or write that below the table."""
        draw_panel(canvas, self._aside)
        inside = self._aside.inflate(-2 * _INSET, -2 * _INSET)
        top = inside.y
        if grown(1.0) <= STACKED:
            wide = min(inside.width - 40, (inside.height - _WORDS_ROOM) / CARD_SHAPE)
            card = pygame.FRect(inside.centerx - wide / 2, top + 2, wide, wide * CARD_SHAPE)
            draw_card(canvas, self.scene.services.content.cards[entry.card], card)
            top = card.bottom + 10
        half = (inside.bottom - top) / 2
        for number, words in enumerate(self._words(entry)):
            canvas.text(words, (inside.x, top + number * half, inside.width, half - 4), _WORDS)

    def _words(self, entry: CardPerformance) -> tuple[str, str]:
        say, services = self.scene.translate, self.scene.services
        held = tally_words(services, say("statistics.card_held"), entry.held)
        played = tally_words(services, say("statistics.card_played"), entry.played)
        return held, played if entry.played.games else say("statistics.card_never")
