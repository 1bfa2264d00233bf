"""Decks as rows of a list: key art, name, curve and ten cards each, the chosen one large."""

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
    draw_empty_slot,
    draw_key_art,
    draw_mana_curve,
    hero_of,
    inner,
    spread_cards,
)
from .saved_decks import ShownDeck

#: About how high a row is, and how much higher the chosen one is at least and at most.
ROW_HEIGHT, RAISED, _MOST_RAISED = 90.0, 88.0, 150.0
#: How many times its usual height a row is where few decks have much room.
_TALLEST = 1.3
#: From this growth of the texts on the words stand over the cards, and all rows are alike.
STACKED = 1.2
#: The heights of a larger name and of a note before they grow, and of the cards below them.
_NAME_HIGH, _NOTE_HIGH, _CARDS_HIGH = 31.0, 20.0, 100.0
#: The share of the width that the cards below larger words take, beside the curve.
_CARDS_SHARE = 0.8
#: About how many rows a window shows at once.
ROWS = 5
#: The room at the left and right of a row for glow and shadow.
BLEED = 8.0
_GAP, _EDGE = 8.0, 10.0
#: The key art of a low row and of the chosen one, and how far the words reach into it.
_ART, _CHOSEN_ART, _INTO = 190.0, 330.0, 42.0
#: In a low row: the width of the words, that of the curve, and how dark what is not chosen is.
_WORDS, _CURVE, _QUIET = 270.0, 138.0, 30
#: In the chosen row: the height of the words over the cards, and the width of the curve there.
_HEAD, _CHOSEN_CURVE = 68.0, 250.0
_CARD_GAP = 6.0
_NAME = text_style.NAME.with_changes(
    size=20, colour=Colours.gold, outline=1.6, floor=11, valign="middle", align="start"
)
_NOTE = text_style.CAPTION.with_changes(size=14.5, fit=True, align="start", outline=1.2)


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
        room = self.rect.height
        if grown(1.0) <= STACKED:
            spare = room - len(self.decks) * ROW_HEIGHT
            self.raised = min(_MOST_RAISED, max(RAISED, spare))
            room -= self.raised
        else:
            self.raised = 0.0
        rows = max(1, min(len(self.decks), round(room / usual_height())))
        self.row_height = min(_TALLEST * usual_height(), room / rows)

    @property
    def least_height(self) -> float:
        """How high all decks are at least."""
        return len(self.decks) * usual_height() + (RAISED if grown(1.0) <= STACKED else 0.0)

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
        plate = self._plate(self.row_rect(row).move(self.rect.x, self.rect.y - self.offset))
        return self._card_rects(plate, chosen=row == self.selected)[index]

    def card(self, spot: tuple[int, int]) -> Card:
        """Return the card at a spot."""
        return self.decks[spot[0]].cards[spot[1]]

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that show; each draws the mark of the selected one itself."""
        for index in range(self.count):
            row = self.row_rect(index)
            if row.bottom >= self.offset and row.y <= self.offset + self.rect.height:
                with self.arrival.shifted(canvas, index):
                    self._draw_row(canvas, row, index)

    def row_at(self, pos: Point) -> int | None:
        """Return the deck at a place, None beside the rows."""
        return super().row_at(pos) if self.rect.collidepoint(pos) else None

    def _plate(self, row: pygame.FRect) -> pygame.FRect:
        return pygame.FRect(row.x, row.y + _GAP, row.width, row.height - _GAP).inflate(
            -2 * BLEED, 0
        )

    def _card_rects(self, plate: pygame.FRect, *, chosen: bool) -> list[pygame.FRect]:
        area = plate.inflate(-2 * _EDGE - 8, -2 * _EDGE)
        if grown(1.0) > STACKED:
            area = plate.inflate(-40, -24)
            area.y, area.height = area.y + _words_height(), area.height - _words_height()
            area.width *= _CARDS_SHARE
        elif chosen:
            left = area.x + _CHOSEN_ART - 2 * _INTO
            area.update(left, area.y + _HEAD, area.right - left, area.height - _HEAD)
        else:
            left = area.x + _ART - _INTO + _WORDS + _CURVE + 18
            area.update(left, area.y, area.right - left, area.height)
        return spread_cards(area, DECK_SIZE, _CARD_GAP)

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        deck, plate, chosen = self.decks[index], self._plate(row), index == self.selected
        if chosen:
            canvas.glow(plate, Colours.gold, strength=235, spread=BLEED + 4, radius=12)
        draw_panel(canvas, plate)
        inside = inner(plate, 8)
        if chosen:
            canvas.fill(inside, Colours.accent, radius=7, alpha=46)
        self._draw_info(canvas, plate, deck, chosen=chosen)
        for place, box in enumerate(self._card_rects(plate, chosen=chosen)):
            if place >= len(deck.cards):
                draw_empty_slot(canvas, box)
                continue
            draw_card(canvas, deck.cards[place], box)
            if self.over == (index, place):
                canvas.frame(box.inflate(3, 3), Colours.focus, width=2.5, radius=8)
        if chosen:
            canvas.frame(inside, Colours.gold, width=2.2, radius=7)
        elif index == self._row_over:
            canvas.frame(inside, Colours.gold, width=1.4, radius=7, alpha=130)
        else:
            canvas.fill(inside, Colours.night, radius=7, alpha=_QUIET)

    def _draw_info(
        self, canvas: Canvas, plate: pygame.FRect, deck: ShownDeck, *, chosen: bool
    ) -> None:
        name, note, curve = _info_places(plate, chosen=chosen)
        if grown(1.0) <= STACKED and deck.cards:
            art = inner(plate, 8)
            art.width = _CHOSEN_ART if chosen else _ART
            draw_key_art(canvas, hero_of(deck.cards), art)
        look = _NAME.with_changes(size=30) if chosen else _NAME
        canvas.text(deck.name, name, look)
        canvas.text(self.note(deck), note, _NOTE)
        draw_mana_curve(canvas, curve, deck.cards)


def _info_places(
    plate: pygame.FRect, *, chosen: bool
) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
    """Return where the name of a deck, what is said of it, and its curve are on its plate."""
    area = plate.inflate(-2 * _EDGE - 8, -2 * _EDGE)
    if grown(1.0) > STACKED:
        name = pygame.FRect(plate.x + 20, plate.y + 11, plate.width - 40, grown(_NAME_HIGH))
        note = pygame.FRect(name.x, name.bottom, name.width, grown(_NOTE_HIGH))
        left = name.x + name.width * _CARDS_SHARE + 16
        curve = pygame.FRect(left, note.bottom + 1, plate.right - 20 - left, 0)
        curve.height = plate.bottom - 15 - curve.y
    elif chosen:
        curve = pygame.FRect(area.right - _CHOSEN_CURVE, area.y, _CHOSEN_CURVE, _HEAD - 6)
        left = area.x + _CHOSEN_ART - 2 * _INTO
        name = pygame.FRect(left, area.y, curve.x - 14 - left, 38)
        note = pygame.FRect(left, name.bottom, name.width, 20)
    else:
        left = area.x + _ART - _INTO
        name = pygame.FRect(left, area.centery - 27, _WORDS, 30)
        note = pygame.FRect(left, name.bottom, _WORDS, 20)
        curve = pygame.FRect(name.right + 4, area.y + 2, _CURVE, area.height - 4)
    return name, note, curve


def _words_height() -> float:
    return grown(_NAME_HIGH) + grown(_NOTE_HIGH) + 6


def usual_height() -> float:
    """Return about how high a row is in texts of the size of now."""
    return ROW_HEIGHT if grown(1.0) <= STACKED else _words_height() + _CARDS_HIGH + 24 + _GAP
