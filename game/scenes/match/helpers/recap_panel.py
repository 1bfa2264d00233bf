"""The picture of the account of a turn: a line below the plaque of the turn, or all of it."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE, Layout, draw_seat_portrait, draw_speech, skull_icon
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Point,
    Sizes,
    Viewport,
    button_height,
    grown,
    line_width,
    text_size,
    text_style,
)
from game.rules import Card

from ...common import put_card

#: The line lies beside the button with the eye, and leaves the way to the bridge free.
_APART, _WIDEST_LINE, _BRIDGE_AWAY = 6.0, 262.0, 22.0
_ICON, _SIGN, _AFTER, _RIM = 20.0, 19.0, 8.0, 9.0
_WIDEST, _PADDING = 470.0, 20.0
#: The share of the window's width that it takes at most, where its words are large.
_MOST = 0.48
_LINE, _GAP = 24.0, 6.0
#: How much lighter the line is while it is open.
_LIT = 26
_CARD = (60.0, 60.0 * CARD_SHAPE)
#: The room for the words before cards; the face before these, and its room.
_CAPTION = 160.0
_FACE, _FACE_ROOM = 27.0, 60.0
_TITLE = text_style.NAME.with_changes(
    size=16, floor=11, fit=True, valign="middle", colour=Colours.gold
)
_NAME = text_style.NAME.with_changes(
    size=17, floor=11, fit=True, valign="middle", colour=Colours.gold
)
_COUNT = text_style.STRONG.with_changes(size=15, valign="middle", wrap=False)
_WORDS = text_style.BODY.with_changes(size=15, valign="middle")
_MORE = text_style.BADGE.with_changes(size=15, outline=0.8)


class RecapRow(NamedTuple):
    """A line of the account: words, and the cards that they tell of; ``said`` are both in words.

    ``face`` is of whom it tells: a portrait, and its seat. Then the words are the name.
    """

    words: str
    cards: tuple[Card, ...] = ()
    said: str = ""
    face: tuple[str, int] | None = None

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the line is drawn: its cards, or its words in this width."""
        words = text_size(view, self.words, _WORDS, width)[1]
        if self.cards and grown(1.0) > 1.0:
            room = grown(_CAPTION) - (_FACE_ROOM if self.face else 0.0)
            words = text_size(view, self.words, _WORDS, room)[1]
            return max(_CARD[1], words)
        return _CARD[1] if self.cards else max(_LINE, words + 2)


class RecapSign(NamedTuple):
    """A count in the folded account: a picture, "" for a skull, and a number."""

    icon: str
    number: str


class RecapPanel:
    """The place of an account, folded to a line or open below it, and how it is drawn."""

    def __init__(self) -> None:
        self.line = pygame.FRect(0, 0, 0, 0)
        self.card = pygame.FRect(0, 0, 0, 0)
        self._rows: Block = Column()

    def place(
        self,
        view: Viewport,
        layout: Layout,
        title: str,
        signs: Sequence[RecapSign],
        rows: Sequence[RecapRow],
    ) -> None:
        """Lay the line beside the button with the eye, on the land of the viewer."""
        eye = pygame.FRect(layout.eye)
        right = layout.at_right
        middle, away = layout.width / 2, layout.bridge_half + _BRIDGE_AWAY
        room = eye.left - middle - away if right else middle - away - eye.right
        words = line_width(view, title, _TITLE)
        wanted = _RIM + _ICON + _AFTER + words + _AFTER + _width_of(view, signs) + _RIM
        wide = min(wanted, _WIDEST_LINE, room - _APART)
        self.line = pygame.FRect(eye.right + _APART, eye.y, wide, eye.height)
        if grown(1.0) > 1.0:
            wide = min(wanted, _MOST * layout.width)
            # A larger line has no room beside the eye, so it lies below that.
            self.line = pygame.FRect(eye.x, eye.bottom + _APART, wide, button_height(eye.height))
            if right:
                self.line.right = eye.right
        if right:
            self.line.right = eye.left - _APART
        widest = min(grown(_WIDEST), _MOST * layout.width)
        if rows and all(row.cards for row in rows):
            # No wider than the longest row of cards.
            cards = max(len(row.cards) for row in rows) * (_CARD[0] + 4)
            widest = min(widest, grown(_CAPTION) + cards + 2 * _PADDING)
        drawn = (Drawn(partial(_draw_row, row=row), row.height) for row in rows)
        self._rows = Column(*drawn, gap=_GAP)
        tall = self._rows.height(view, widest - 2 * _PADDING) + 2 * _PADDING
        self.card = pygame.FRect(self.line.x, self.line.bottom - 1, widest, tall)
        if right:
            self.card.right = self.line.right
        self._rows.place(view, self.card.inflate(-2 * _PADDING, -2 * _PADDING))

    def draw_line(
        self, canvas: Canvas, title: str, signs: Sequence[RecapSign], *, lit: bool
    ) -> None:
        """Draw the account as one line: whose turn it was, and its counts."""
        box = self.line
        with canvas.reading(box):
            canvas.shadow(box, spread=6, drop=3, radius=Sizes.radius)
            canvas.nine_patch("ui/panel_wood", box, light=_LIT if lit else 0)
            x = box.x + _RIM
            canvas.image("icons/scroll", (x, box.centery - _ICON / 2, _ICON, _ICON))
            x += _ICON + _AFTER
            signed = _width_of(canvas.view, signs)
            words = (x, box.y, box.right - _RIM - signed - x, box.height)
            canvas.text(title, words, _TITLE)
            x = box.right - _RIM - signed
            for sign in signs:
                x = _draw_sign(canvas, sign, (x + _AFTER, box.centery))

    def draw_card(self, canvas: Canvas) -> None:
        """Draw all of the account below its line."""
        draw_speech(canvas, self.card)
        with canvas.reading(self.card):
            self._rows.draw(canvas)


def _width_of(view: Viewport, signs: Sequence[RecapSign]) -> float:
    return sum(_AFTER + _SIGN + 3 + line_width(view, sign.number, _COUNT) for sign in signs)


def _draw_sign(canvas: Canvas, sign: RecapSign, at: Point) -> float:
    x, y = at
    box = pygame.FRect(x, y - _SIGN / 2, _SIGN, _SIGN)
    if sign.icon:
        canvas.image(sign.icon, box)
    else:
        skull_icon(canvas, box)
    wide = line_width(canvas.view, sign.number, _COUNT)
    high = grown(_LINE)
    canvas.text(sign.number, (box.right + 3, y - high / 2, wide + 2, high), _COUNT)
    return box.right + 3 + wide


def _draw_row(canvas: Canvas, box: pygame.FRect, row: RecapRow) -> None:
    if not row.cards:
        canvas.text(row.words, box, _WORDS)
        return
    caption, left, style = grown(_CAPTION), box.x, _WORDS
    if row.face is not None:
        portrait, seat = row.face
        draw_seat_portrait(canvas, portrait, seat, (left + _FACE, box.centery), _FACE)
        left, style = left + _FACE_ROOM, _NAME
    canvas.text(row.words, (left, box.y, box.x + caption - left - 4, box.height), style)
    fits = int((box.width - caption) // (_CARD[0] + 4))
    shown = row.cards if len(row.cards) <= fits else row.cards[: fits - 1]
    x = box.x + caption
    for card in shown:
        put_card(canvas, card, (x, box.y), _CARD[0])
        x += _CARD[0] + 4
    if len(shown) < len(row.cards):
        canvas.text(f"+{len(row.cards) - len(shown)}", (x + _CARD[0] / 2, box.centery), _MORE)
