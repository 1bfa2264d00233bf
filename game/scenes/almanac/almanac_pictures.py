"""The pictures of the almanac: shares as bars, and what they are about above them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.board import CARD_SHAPE
from game.cases import read_cases
from game.content import examples_file
from game.kit import (
    Block,
    Canvas,
    Colours,
    Drawn,
    box_at,
    grown,
    shared_size,
    text_style,
)
from game.rules import HAND_SIZE, REACH, Card, State

from ..common import (
    BoardLook,
    draw_card,
    draw_count,
    draw_position,
    framed_board,
)
from ..services import Services
from .almanac_pages import AlmanacPage, Bar, percent
from .share_bar import draw_share_bar, draw_standing_bar

#: The heights of a row, of its bar and of the pictures before it; the part that a name has.
_ROW, _ROW_WITH_CARDS, _BAR, _SIDE = 34.0, 56.0, 16.0, 48.0
_NAME, _FIGURE = 0.36, 64.0
#: Standing bars: their height, their width as a part of their place, the card below, and what
#: share stands at the foot and at the top of them.
_STANDING, _WIDE, _BACK, _SPAN = 236.0, 0.46, 76.0, (0.35, 0.65)
#: What stands above the bars: its height, and that of a board.
_ART, _BOARD = 118.0, 208.0
_BOARD_SHAPE = 16 / 9
_LABEL = text_style.STRONG.with_changes(size=17, valign="middle", fit=True, floor=11, wrap=True)
_SHARE = text_style.STRONG.with_changes(size=19, valign="middle", align="right", fit=True)
_OVER = text_style.STRONG.with_changes(size=16, align="center", valign="middle", fit=True, floor=10)
#: The positions of the rulebook that stand above some pages, by their names there.
_BOARDS = {
    "lost": "order_of_the_fallen",
    "bastion": "bastion_falls",
    "sixth": "assault_order",
    "behind": "fort_lost",
    "lane": "empty_lane",
    "order": "order_of_the_fallen",
}
#: The signs above others.
_SIGNS = {
    "foresight": ("icons/eye", "icons/duel", "icons/turns"),
    "idle": ("icons/skip", "icons/hourglass"),
    "begins": ("icons/dice", "icons/play"),
    "length": ("icons/turns", "icons/hourglass"),
    "deal": ("icons/pile", "icons/again"),
}
#: Cards from the cheapest to the dearest.
_BY_COST = ("zombie", "assassin", "partisan", "ogre", "mutant", "troll", "martyr")
_GEMS, _SPENT = 8, 6
_CARD_PREFIX = "card:"


class AlmanacPictures:
    """Draws the pictures of pages."""

    def __init__(self, services: Services) -> None:
        self._cards: Mapping[str, Card] = services.content.cards
        self._look = BoardLook.of(services)
        self._boards: dict[str, State] = {}

    def blocks(self, page: AlmanacPage, *, guessing: bool = False) -> list[Block]:
        """Return what is drawn of a page, above its text; while one guesses, no bars."""
        art: list[Block] = []
        if page.art in _BOARDS:
            art.append(Drawn(partial(self._draw_board, page.art), grown(_BOARD)))
        elif page.art:
            art.append(Drawn(partial(self._draw_art, page.art), grown(_ART)))
        if guessing:
            return art
        if page.standing:
            standing = partial(_from_the_left, partial(_draw_standing, page.bars))
            return [*art, Drawn(standing, grown(_STANDING))]
        high = max(_ROW_WITH_CARDS if bar.pictures else _ROW for bar in page.bars)
        high = max(grown(high), high)
        return [*art, Drawn(partial(self._draw_bars, page.bars), high * len(page.bars))]

    # What it is about

    def _draw_board(self, art: str, canvas: Canvas, area: pygame.FRect) -> None:
        high = area.height - 14
        wide = min(high * _BOARD_SHAPE, area.width - 12)
        box = box_at(area.center, wide, wide / _BOARD_SHAPE)
        with framed_board(canvas, box):
            state = self._state(_BOARDS[art])
            draw_position(canvas, box, state, state.active, self._look)

    def _state(self, name: str) -> State:
        if not self._boards:
            # Only who reads such a page waits for them.
            cases = read_cases(examples_file(), self._cards)
            self._boards = {case.name: case.state for case in cases}
        return self._boards[name]

    def _draw_art(self, art: str, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw a hand or a row, which begins at the left in every language."""
        _from_the_left(partial(self._draw_row, art), canvas, area)

    def _draw_row(self, art: str, canvas: Canvas, area: pygame.FRect) -> None:
        room = area.inflate(-16, -16)
        if art.startswith(_CARD_PREFIX):
            self._draw_cards(canvas, room, [art.removeprefix(_CARD_PREFIX)])
        elif art == "sorted":
            self._draw_cards(canvas, room, _BY_COST)
        elif art == "card":
            _draw_backs(canvas, room, HAND_SIZE + 1, range(HAND_SIZE, HAND_SIZE + 1))
        elif art == "reach":
            _draw_backs(canvas, room, HAND_SIZE, range(REACH, REACH + 1), REACH + 1)
        elif art in _SIGNS:
            _draw_images(canvas, room, _SIGNS[art])
        else:
            lit, dark = (_GEMS, 1) if art == "mana" else (_SPENT, _GEMS - _SPENT)
            _draw_gems(canvas, room, lit, dark, more=art == "mana")

    def _draw_cards(self, canvas: Canvas, room: pygame.FRect, cards: Sequence[str]) -> None:
        for card, box in zip(cards, _places(room, len(cards), 1 / CARD_SHAPE), strict=True):
            draw_card(canvas, self._cards[card], box)

    # Bars

    def _draw_bars(self, bars: Sequence[Bar], canvas: Canvas, area: pygame.FRect) -> None:
        high = area.height / len(bars)
        figure = grown(_FIGURE)
        named = any(bar.name for bar in bars)
        name = area.width * _NAME if named else 8.0
        pictured = max(len(bar.pictures) for bar in bars)
        side = min(_SIDE, high - 8)
        beside = pictured * (side / CARD_SHAPE + 4)
        words = pygame.FRect(0, 0, name - beside - 16, high - 4)
        style = shared_size(canvas.view, [bar.name for bar in bars], _LABEL, *words.size)
        for number, bar in enumerate(bars):
            row = pygame.FRect(area.x, area.y + number * high, area.width, high)
            room = pygame.FRect(row.x + 6, row.y, beside, row.height)
            self._draw_pictures(canvas, room, bar.pictures, side)
            words.topleft = row.x + beside + 12, row.y + 2
            canvas.text(bar.name, words, style)
            track = pygame.FRect(row.x + name, 0, row.width - name - figure - 8, grown(_BAR))
            track.centery = row.centery
            draw_share_bar(canvas, track, *bar.fact[:3])
            _draw_half(canvas, track)
            told = (track.right + 6, row.y, figure - 6, row.height)
            canvas.text(bar.figure or str(percent(bar.fact.value)), told, _SHARE)

    def _draw_pictures(
        self, canvas: Canvas, room: pygame.FRect, pictures: Sequence[str], side: float
    ) -> None:
        step = side / CARD_SHAPE + 4
        for number, name in enumerate(pictures):
            box = pygame.FRect(room.x + number * step, 0, step - 4, side)
            box.centery = room.centery
            if name in self._cards:
                draw_card(canvas, self._cards[name], box)
            else:
                canvas.image(name, box_at(box.center, side * 0.8, side * 0.8))


def _from_the_left(
    paint: Callable[[Canvas, pygame.FRect], None], canvas: Canvas, area: pygame.FRect
) -> None:
    """Paint what is not turned round for languages that read from the right: a hand is not."""
    with canvas.upright(area):
        paint(canvas, area)


def _draw_half(canvas: Canvas, track: pygame.FRect) -> None:
    """Mark the share of two sides that are equal."""
    x = track.centerx
    canvas.fill((x - 0.8, track.y - 4, 1.6, 5), Colours.bronze)
    canvas.fill((x - 0.8, track.bottom - 1, 1.6, 5), Colours.bronze)


def _draw_standing(bars: Sequence[Bar], canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a share above each place of a hand, from the left."""
    room = area.inflate(-20, -8)
    wide = room.width / len(bars)
    back = min(_BACK, wide * 0.8 * CARD_SHAPE)
    low, high = _SPAN
    for number, bar in enumerate(bars):
        place = pygame.FRect(room.x + number * wide, room.y, wide, room.height)
        card = pygame.FRect(0, 0, back / CARD_SHAPE, back)
        card.midbottom = place.centerx, place.bottom
        canvas.image("ui/back", card)
        draw_count(canvas, number + 1, card.center, 0.56 * card.width)
        told = pygame.FRect(place.x, place.y, wide, grown(24))
        canvas.text(str(percent(bar.fact.value)), told, _OVER)
        track = pygame.FRect(0, told.bottom, wide * _WIDE, card.top - told.bottom - 8)
        track.centerx = place.centerx
        draw_standing_bar(canvas, track, *((part - low) / (high - low) for part in bar.fact[:3]))


def _places(room: pygame.FRect, count: int, shape: float) -> list[pygame.FRect]:
    """Return places side by side in the middle of a room, ``shape`` times as wide as high."""
    gap = 8.0
    high = min(room.height, (room.width - (count - 1) * gap) / count / shape)
    wide = high * shape
    left = room.centerx - (count * wide + (count - 1) * gap) / 2
    return [
        pygame.FRect(left + number * (wide + gap), room.centery - high / 2, wide, high)
        for number in range(count)
    ]


def _draw_backs(
    canvas: Canvas, room: pygame.FRect, count: int, lit: range, bright: int | None = None
) -> None:
    """Draw a hand face down; ``lit`` cards have a golden edge, those beyond ``bright`` are dim."""
    for number, box in enumerate(_places(room, count, 1 / CARD_SHAPE)):
        seen = bright is None or number < bright
        canvas.image("ui/back", box, alpha=255 if seen else 110)
        if number in lit:
            canvas.frame(box.inflate(6, 6), Colours.gold, width=3, radius=6)


def _draw_gems(canvas: Canvas, room: pygame.FRect, lit: int, dark: int, *, more: bool) -> None:
    """Draw crystals of mana; ``more``: those at the end are given, else they are spent."""
    boxes = _places(room.inflate(0, -0.4 * room.height), lit + dark, 1.0)
    for number, box in enumerate(boxes):
        full = number < lit or more
        canvas.image("ui/mana1" if full else "ui/mana0", box)
        if number >= lit and more:
            canvas.frame(box.inflate(8, 8), Colours.gold, width=3, radius=box.width / 2)


def _draw_images(canvas: Canvas, room: pygame.FRect, names: Sequence[str]) -> None:
    boxes = _places(room.inflate(0, -0.25 * room.height), len(names), 1.0)
    for name, box in zip(names, boxes, strict=True):
        canvas.image(name, box)
