"""Decks as rows of a list: name, curve and ten cards each."""

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    Point,
    PointerMoved,
    ScrollList,
    draw_panel,
    grown,
    text_style,
)
from game.rules import DECK_SIZE, Card

from ..common import (
    StaggeredEntrance,
    draw_card,
    draw_cost_histogram,
    draw_empty_slot,
    inner,
    spread_cards,
)
from .saved_decks import ShownDeck

#: About how high a row is.
ROW_HEIGHT = 136.0
#: From this growth of the texts on the words stand over the cards.
STACKED = 1.2
#: The heights of a larger name and of a note before they grow, and of the cards below them.
_NAME_HIGH, _NOTE_HIGH, _CARDS_HIGH = 26.0, 20.0, 100.0
#: The share of the width that the cards below larger words take, beside the bars.
_CARDS_SHARE = 0.8
#: About how many rows a window shows at once.
ROWS = 5
#: The room at the left and right of a row for glow and shadow.
BLEED = 8.0
_GAP = 8.0
_INFO_WIDTH = 246.0
_CARD_GAP = 6.0
_NAME = text_style.STRONG.with_changes(
    size=19, colour=Colours.gold, floor=11, valign="middle", align="start"
)
_NOTE = text_style.CAPTION.with_changes(size=14.5, fit=True, align="start")


class DeckList(ScrollList):
    """Decks to choose from; ``notes`` says a few words about each."""

    def __init__(
        self,
        *,
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        note: Callable[[ShownDeck], str],
    ) -> None:
        super().__init__(
            0, self._draw_row, row_height=ROW_HEIGHT, on_select=on_select, on_pick=on_pick
        )
        self.decks: tuple[ShownDeck, ...] = ()
        self.note = note
        self.over: tuple[int, int] | None = None
        self._row_over: int | None = None
        self._clicked: int | None = None
        #: How the rows come in; whoever shows decks anew may set another.
        self.arrival = StaggeredEntrance(0)

    def update(self, dt: float) -> bool:
        """Scroll, and let the rows arrive; True while they do."""
        return super().update(dt) | self.arrival.update(dt)

    @property
    def chosen(self) -> ShownDeck | None:
        """The selected deck."""
        return self.decks[self.selected] if self.selected is not None else None

    def place(self, rect: RectLike) -> None:
        """Make the rows so high that whole ones are shown; glow and shadow lie beside ``rect``."""
        super().place(pygame.FRect(rect).inflate(2 * BLEED, 0))
        self.row_height = self.rect.height / max(1, round(self.rect.height / usual_height()))

    def show(self, decks: Sequence[ShownDeck], selected: int | None = None) -> None:
        """Show other decks."""
        self.decks = tuple(decks)
        self.hover(None)
        self._clicked = None
        self.selected = selected if selected is not None else self.selected
        self.set_count(len(self.decks))
        if self.selected is None and self.decks:
            self.selected = 0

    def follow_pointer(self, intent: Intent, look_at: Callable[..., None]) -> None:
        """Let ``look_at`` hear of the card that the pointer is over, and where it lies, or None."""
        if isinstance(intent, PointerMoved):
            self.hover(intent.pos)
        elif isinstance(intent, Command) and intent.name != "help":
            self.hover(None)
        else:
            return
        if self.over is None:
            look_at(None)
        else:
            look_at(self.card(self.over), self.card_rect(*self.over))

    def hover(self, pos: Point | None) -> None:
        """Follow the pointer over the rows and their cards; None: it is not what counts now."""
        self.over = self.spot_at(pos) if pos is not None else None
        self._row_over = self.row_at(pos) if pos is not None else None

    def pick(self, pos: Point) -> None:
        """Select a deck, or pick the one that was clicked before.

        A deck that is only selected to begin with is not picked: the click may mean to look.
        """
        row = self.row_at(pos)
        if row is None:
            return
        if row == self._clicked == self.selected:
            self.on_pick(row)
            return
        self._clicked = row
        self.select(row)

    def spot_at(self, pos: Point) -> tuple[int, int] | None:
        """Return the deck and the card at ``pos``, or None."""
        row = self.row_at(pos)
        if row is None:
            return None
        cards = range(len(self.decks[row].cards))
        spot = next((n for n in cards if self.card_rect(row, n).collidepoint(pos)), None)
        return None if spot is None else (row, spot)

    def card_rect(self, row: int, index: int) -> pygame.FRect:
        """Return where a card is in the window."""
        box = self._row_rect(row).move(self.rect.x, self.rect.y - self.offset)
        return self._card_rects(box)[index]

    def card(self, spot: tuple[int, int]) -> Card:
        """Return the card at a spot."""
        return self.decks[spot[0]].cards[spot[1]]

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that show; each draws the mark of the selected one itself."""
        for index in range(self.count):
            row = self._row_rect(index)
            if row.bottom >= self.offset and row.y <= self.offset + self.rect.height:
                with self.arrival.shifted(canvas, index):
                    self._draw_row(canvas, row, index)

    def row_at(self, pos: Point) -> int | None:
        """Return the deck at a place, None beside the rows."""
        if not self.rect.collidepoint(pos):
            return None
        row = int((pos[1] - self.rect.y + self.offset) // self.row_height)
        return row if 0 <= row < len(self.decks) else None

    def _row_rect(self, row: int) -> pygame.FRect:
        return pygame.FRect(0, row * self.row_height, self.content_width, self.row_height)

    def _plate(self, row: pygame.FRect) -> pygame.FRect:
        return pygame.FRect(row.x, row.y + _GAP, row.width, row.height - _GAP).inflate(
            -2 * BLEED, 0
        )

    def _card_rects(self, row: pygame.FRect) -> list[pygame.FRect]:
        plate = self._plate(row)
        if grown(1.0) > STACKED:
            top = plate.y + 11 + _words_height()
            area = pygame.FRect(plate.x + 20, top, 0, plate.bottom - 13 - top)
            area.width = (plate.width - 40) * _CARDS_SHARE
            return spread_cards(area, DECK_SIZE, _CARD_GAP)
        room = plate.width - _INFO_WIDTH - 34
        area = pygame.FRect(plate.x + _INFO_WIDTH + 16, plate.y + 11, room, plate.height - 22)
        return spread_cards(area, DECK_SIZE, _CARD_GAP)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        deck, plate = self.decks[index], self._plate(row)
        selected = index == self.selected
        if selected:
            canvas.glow(plate, Colours.gold, strength=150, spread=9, radius=12)
        draw_panel(canvas, plate)
        if selected:
            wash = inner(plate, 8)
            canvas.fill(wash, Colours.accent, radius=7, alpha=46)
            canvas.frame(wash, Colours.gold, width=1.8, radius=7, alpha=230)
        elif index == self._row_over:
            canvas.frame(inner(plate, 8), Colours.gold, width=1.4, radius=7, alpha=130)
        self._draw_info(canvas, plate, deck)
        for place, box in enumerate(self._card_rects(row)):
            if place >= len(deck.cards):
                draw_empty_slot(canvas, box)
                continue
            draw_card(canvas, deck.cards[place], box)
            if self.over == (index, place):
                canvas.frame(box.inflate(3, 3), Colours.focus, width=2.5, radius=8)

    def _draw_info(self, canvas: Canvas, plate: pygame.FRect, deck: ShownDeck) -> None:
        large = grown(1.0) > STACKED
        width = plate.width - 40 if large else _INFO_WIDTH - 24
        name = pygame.FRect(plate.x + 20, plate.y + 11, width, grown(_NAME_HIGH))
        note = pygame.FRect(name.x, name.bottom, width, grown(_NOTE_HIGH))
        canvas.text(deck.name, name, _NAME)
        canvas.text(self.note(deck), note, _NOTE)
        curve = pygame.FRect(name.x, note.bottom + 1, width, plate.bottom - 15 - note.bottom)
        if large:
            curve.x += width * _CARDS_SHARE + 16
            curve.width = plate.right - 20 - curve.x
        draw_cost_histogram(canvas, curve, deck.cards)


def _words_height() -> float:
    return grown(_NAME_HIGH) + grown(_NOTE_HIGH) + 6


def usual_height() -> float:
    """Return about how high a row is in texts of the size of now."""
    return ROW_HEIGHT if grown(1.0) <= STACKED else _words_height() + _CARDS_HIGH + 24 + _GAP
