"""The pictures of the almanac: shares as bars, and what they are about above them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.board import CARD_SHAPE
from game.cases import read_cases
from game.content import examples_file
from game.kit import Block, Canvas, Colours, Drawn, Row, box_at, grown, shared_size, text_style
from game.rules import HAND_SIZE, REACH, Card, State

from ..common import BoardLook, draw_card, draw_count, draw_position, framed_board
from ..services import Services
from .almanac_pages import AlmanacPage, Bar, percent
from .almanac_sheet import (
    LIGHT,
    draw_backs,
    draw_gems,
    draw_images,
    draw_share_bar,
    draw_standing_bar,
    places,
    staged,
)

#: The heights of a row, of its bar and of the pictures before it; the part that a name has.
_ROW, _ROW_WITH_CARDS, _SIDE = 38.0, 50.0, 88.0
_NAME, _FIGURE = 0.36, 64.0
#: The part that a name in large letters has at most, and how much of that pictures take at most.
_MOST_NAME, _PICTURED = 0.5, 0.56
#: A row is at most so high; its bar is a share of it, between two heights.
_HIGHEST, _BAR_SHARE, _BARS = 96.0, 0.36, (16.0, 26.0)
#: Beside a card that two bars are about: its share of the width.
_BESIDE = (0.3, 0.7)
#: Standing bars: their height, their width as a part of their place, the card below, and what
#: share stands at the foot and at the top of them.
_STANDING, _WIDE, _BACK, _SPAN = 236.0, 0.5, 112.0, (0.35, 0.65)
#: How large the number of a place is, at most.
_DISC = 32.0
#: What stands above the bars: its height, and that of a board.
_ART, _BOARD = 150.0, 208.0
_BOARD_SHAPE = 16 / 9
_LABEL = text_style.STRONG.with_changes(size=19, valign="middle", fit=True, floor=11, wrap=True)
_SHARE = text_style.NAME.with_changes(
    size=30, valign="middle", align="right", colour=Colours.gold, fit=True
)
_OVER = text_style.NAME.with_changes(
    size=26, align="center", valign="middle", colour=Colours.gold, fit=True, floor=10
)
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
        """Return what is drawn of a page, above its text; while one guesses, no bars.

        A page of one number has no bars here: its bar is beside the number.
        """
        art: list[Block] = []
        if page.art in _BOARDS:
            art.append(staged(page.art, partial(self._draw_board, page.art), grown(_BOARD)))
        elif page.art:
            art.append(staged(page.art, partial(self._draw_art, page.art), grown(_ART)))
        if page.single:
            return art
        if guessing:
            asked = staged(page.key, partial(self._draw_asked, page), grown(_ART))
            return art or [asked]
        if page.standing:
            standing = partial(_from_the_left, partial(_draw_standing, page))
            return [*art, Drawn(standing, grown(_STANDING), spring=1.0)]
        high = max(_ROW_WITH_CARDS if bar.pictures else _ROW for bar in page.bars)
        high = max(grown(high), high)
        bars = Drawn(partial(self._draw_bars, page), high * len(page.bars), spring=1.0)
        if art:
            return [Row(*art, bars, shares=_BESIDE, stack=1.3, spring=1.0)]
        return [bars]

    # What it is about

    def _draw_board(self, art: str, canvas: Canvas, area: pygame.FRect) -> None:
        high = area.height - 28
        wide = min(high * _BOARD_SHAPE, area.width - 24)
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
        room = area.inflate(-36, -28)
        if art.startswith(_CARD_PREFIX):
            self._draw_cards(canvas, room, [art.removeprefix(_CARD_PREFIX)])
        elif art == "sorted":
            self._draw_cards(canvas, room, _BY_COST)
        elif art == "card":
            draw_backs(canvas, room, HAND_SIZE + 1, range(HAND_SIZE, HAND_SIZE + 1))
        elif art == "reach":
            draw_backs(canvas, room, HAND_SIZE, range(REACH, REACH + 1), REACH + 1)
        elif art in _SIGNS:
            draw_images(canvas, room, _SIGNS[art])
        else:
            lit, dark = (_GEMS, 1) if art == "mana" else (_SPENT, _GEMS - _SPENT)
            draw_gems(canvas, room, lit, dark, more=art == "mana")

    def _draw_cards(self, canvas: Canvas, room: pygame.FRect, cards: Sequence[str]) -> None:
        for card, box in zip(cards, places(room, len(cards), 1 / CARD_SHAPE), strict=True):
            draw_card(canvas, self._cards[card], box)

    def _draw_asked(self, page: AlmanacPage, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the pictures of the answers, each over the plate that names it."""
        pictures = {bar.name: bar.pictures for bar in page.bars}
        count = len(page.answers.words)
        for number, answer in enumerate(page.answers.words):
            room = pygame.FRect(0, area.y, area.width / count, area.height).inflate(-24, -28)
            room.x = area.x + area.width * number / count + 12
            names = pictures[answer]
            boxes = places(room, len(names), 1 / CARD_SHAPE) if names else []
            for name, box in zip(names, boxes, strict=True):
                self._draw_picture(canvas, name, box)

    # Bars

    def _draw_bars(self, page: AlmanacPage, canvas: Canvas, area: pygame.FRect) -> None:
        bars = page.bars
        high = min(_HIGHEST, area.height / len(bars))
        top = area.centery - high * len(bars) / 2
        named = any(bar.name for bar in bars)
        name = area.width * min(_MOST_NAME, _NAME * grown(1.0)) if named else 8.0
        pictured = max(len(bar.pictures) for bar in bars)
        widest = _PICTURED * name / max(1, pictured) - 4
        side = min(_SIDE, high - 10, widest * CARD_SHAPE)
        beside = pictured * (side / CARD_SHAPE + 4)
        words = pygame.FRect(0, 0, name - beside - 16, high - 4)
        style = shared_size(canvas.view, [bar.name for bar in bars], _LABEL, *words.size)
        for number, bar in enumerate(bars):
            row = pygame.FRect(area.x, top + number * high, area.width, high)
            if bar.name == page.best:
                _draw_lit_row(canvas, row)
            room = pygame.FRect(row.x + 6, row.y, beside, row.height)
            self._draw_pictures(canvas, room, bar.pictures, side)
            words.topleft = row.x + beside + 12, row.y + 2
            canvas.text(bar.name, words, style)
            _draw_figured_bar(canvas, row, name, bar)

    def _draw_pictures(
        self, canvas: Canvas, room: pygame.FRect, pictures: Sequence[str], side: float
    ) -> None:
        step = side / CARD_SHAPE + 4
        for number, name in enumerate(pictures):
            box = pygame.FRect(room.x + number * step, 0, step - 4, side)
            box.centery = room.centery
            self._draw_picture(canvas, name, box)

    def _draw_picture(self, canvas: Canvas, name: str, box: pygame.FRect) -> None:
        """Draw a card, or a square picture as wide as one."""
        if name in self._cards:
            draw_card(canvas, self._cards[name], box)
        else:
            canvas.image(name, box_at(box.center, 1.1 * box.width, 1.1 * box.width))


def _from_the_left(
    paint: Callable[[Canvas, pygame.FRect], None], canvas: Canvas, area: pygame.FRect
) -> None:
    """Paint what is not turned round for languages that read from the right: a hand is not."""
    with canvas.upright(area):
        paint(canvas, area)


def _draw_lit_row(canvas: Canvas, row: pygame.FRect) -> None:
    """Draw the ground of the row that a page asks for."""
    plate = row.inflate(0, -4)
    canvas.fill(plate, LIGHT, radius=6, alpha=110)
    canvas.frame(plate, Colours.bronze, width=1.4, radius=6)


def _draw_figured_bar(canvas: Canvas, row: pygame.FRect, name: float, bar: Bar) -> None:
    """Draw the bar behind a name, and its figure at the end of the row."""
    figure = grown(_FIGURE)
    low, most = _BARS
    track = pygame.FRect(row.x + name, 0, row.width - name - figure - 8, 0)
    track.height = min(grown(most), max(grown(low), _BAR_SHARE * row.height))
    track.centery = row.centery
    draw_share_bar(canvas, track, *bar.fact[:3])
    told = (track.right + 6, row.y, figure - 10, row.height)
    canvas.text(bar.figure or str(percent(bar.fact.value)), told, _SHARE)


def _draw_standing(page: AlmanacPage, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a share above each place of a hand, from the left."""
    bars = page.bars
    room = area.inflate(-20, -8)
    wide = room.width / len(bars)
    back = min(_BACK, wide * 0.8 * CARD_SHAPE)
    low, high = _SPAN
    for number, bar in enumerate(bars):
        place = pygame.FRect(room.x + number * wide, room.y, wide, room.height)
        card = pygame.FRect(0, 0, back / CARD_SHAPE, back)
        card.midbottom = place.centerx, place.bottom
        if bar.name == page.best:
            _draw_lit_row(canvas, place.inflate(-4, 12))
        canvas.image("ui/back", card)
        draw_count(canvas, number + 1, card.center, min(_DISC, 0.56 * card.width))
        told = pygame.FRect(place.x, place.y, wide, grown(34))
        canvas.text(str(percent(bar.fact.value)), told, _OVER)
        track = pygame.FRect(0, told.bottom, wide * _WIDE, card.top - told.bottom - 8)
        track.centerx = place.centerx
        draw_standing_bar(canvas, track, *((part - low) / (high - low) for part in bar.fact[:3]))
