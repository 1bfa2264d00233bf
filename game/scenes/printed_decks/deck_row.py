"""One of the four printed decks: its cards in a row, and a plate to take it."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, draw_pip, draw_seat_portrait
from game.content import Deck
from game.kit import (
    BUTTON,
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Pressable,
    Row,
    Sizes,
    Space,
    Spoken,
    TextStyle,
    Viewport,
    Words,
    draw_panel,
    grown,
    text_room,
    text_style,
)

from ..common import (
    CardRow,
    by_cost,
    draw_emblem,
    draw_key_art,
    draw_mana_curve,
    draw_seat,
    hero_of,
    inner,
    land_colour,
    land_deep,
    spread_cards,
)
from .deck_selection import FREE, JOINS, OWN, TAKEN, WAITS

#: The least width of what is told of a deck, and the one from which it stands beside the bars.
_INFO_WIDTH, _INFO_WIDE = 228.0, 330.0
_CARD_GAP, _EDGE = 5.0, 9.0
#: The heights of a deck's name, and of a line under it.
_NAME_HIGH, _LINE_HIGH = 24.0, 18.0
#: The largest width of the mana curve, what it takes beside the words, and its least height.
_CURVE_WIDTH, _CURVE_BESIDE, _CURVE_LEAST = 164.0, 152.0, 28.0
#: From this growth of the texts on the words stand over the cards, which are then so high.
STACKED, _CARDS_BELOW = 1.1, 104.0
_MARK, _SMALL_MARK = 22.0, 16.0
#: How large the number of a deck's key is.
_PIP = 13.0
#: The bar of how often a deck wins.
_BAR = (50.0, 8.0)
#: The width of the key art at the left of wide words, how far they reach into it, and its width
#: behind the end of narrow ones.
_ART, _INTO, _ART_BEHIND = 156.0, 44.0, 150.0
_NAME = text_style.NAME.with_changes(size=20, colour=Colours.gold, outline=1.6, fit=True, floor=12)
_LINE = text_style.CAPTION.with_changes(
    size=14.5, colour=Colours.text, fit=True, floor=10, outline=1.2
)
_WORDS = text_style.NAME.with_changes(align="center", size=18, wrap=True, outline=1.2)
#: How high the cards of a deck hop that is taken, one after the other.
_HOP, _HOP_TIME, _HOP_STEP = 9.0, 0.26, 0.04


@dataclass(frozen=True, slots=True)
class DeckWords:
    """The words about a deck: its name, and how it plays."""

    name: str
    plays: str


@dataclass(frozen=True, slots=True)
class DeckWorth:
    """How often a deck wins, 0 to 1, and that in words."""

    share: float
    words: str


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a deck who has no plate to take it with."""

    side: int
    portrait: str
    words: str


class DeckLine(Words):
    """A line about a deck, ``usual`` high in usual texts, after what ``paint`` draws.

    That is as wide as ``left``, and as high as ``least``.
    """

    def __init__(
        self,
        words: str,
        style: TextStyle,
        usual: float,
        left: float = 0.0,
        least: float = 0.0,
        paint: Callable[[Canvas, pygame.FRect], object] | None = None,
    ) -> None:
        super().__init__(words, style, least)
        self._usual, self._left, self._paint = usual, left, paint

    def height(self, view: Viewport, width: float) -> float:
        """Return how high it is; larger words wrap."""
        if grown(1.0) <= STACKED:
            return self._usual
        return max(self._least, text_room(view, self.words, self.style, width - self._left))

    def draw(self, canvas: Canvas) -> None:
        """Write the words, after what is left of them."""
        place = pygame.FRect(self.area)
        place.x, place.width = place.x + self._left, place.width - self._left
        canvas.text(self.words, place, self.style, wrap=grown(1.0) > STACKED or self.style.wrap)
        if self._paint is not None:
            self._paint(canvas, self.area)


class TakePlate(Pressable):
    """The plate with which one side takes a deck; ``state`` says what the deck is to it.

    Its sign becomes the ``portrait`` of the taker, ``framed`` as the seats of a ring are.
    """

    def __init__(
        self, side: int, portrait: str, on_take: Callable[[], None], *, framed: bool = False
    ) -> None:
        super().__init__(on_take)
        self.framed = framed
        self.side = side
        self.portrait = portrait
        self.state = FREE
        self.words = ""

    @property
    def spoken(self) -> Spoken:
        """The name of the deck, and what the plate says of it."""
        return super().spoken._replace(role=BUTTON, value=self.words)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate in the look of its state."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        if self.state in (TAKEN, WAITS):
            canvas.text(self.words, inner(rect, 6), _WORDS, **_TAKEN_LOOK)
            return
        colour = land_colour(self.side)
        if self.state in (OWN, JOINS):
            canvas.glow(inner(rect, 4), colour, strength=150, spread=14, radius=12)
            canvas.nine_patch("ui/panel_wood", rect, light=self.light)
            canvas.fill(inner(rect, 8), land_deep(self.side), radius=7, alpha=235)
            canvas.frame(inner(rect, 8), colour, width=2, radius=7, alpha=220)
        else:
            canvas.shadow(inner(rect, 2), spread=7, drop=4, strength=90)
            canvas.nine_patch("ui/panel_wood", rect, light=self.light)
        self._draw_sign(canvas, rect)

    def _draw_sign(self, canvas: Canvas, rect: pygame.FRect) -> None:
        own = self.state in (OWN, JOINS)
        radius = 32.0 if own else 24.0
        middle = (rect.centerx, rect.y + rect.height * (0.41 if own else 0.38))
        if own and self.framed:
            draw_seat_portrait(canvas, self.portrait, self.side, middle, radius + 3)
        elif own:
            draw_seat(canvas, self.portrait, self.side, middle, radius)
        else:
            draw_emblem(canvas, self.side, middle, radius)
        words = pygame.FRect(rect.x + 12, middle[1] + radius + 2, rect.width - 24, 0)
        words.height = rect.bottom - 12 - words.y
        colour = Colours.light if own else Colours.gold
        canvas.text(self.words, words, _WORDS, colour=colour, valign="middle")


class DeckRow(CardRow):
    """The cards of a deck; ``taker`` is the side that takes it, ``number`` that of its key."""

    def __init__(self, deck: Deck, number: int, words: DeckWords, *, reduced: bool = False) -> None:
        super().__init__(by_cost(deck.cards), reduced=reduced)
        self.number = number
        self.deck = deck
        self.words = words
        self.taker: int | None = None
        self.worth: DeckWorth | None = None
        self.owner: Owner | None = None
        #: To whom the deck is new, and what even odds give it, or "".
        self.advice = self.gift = ""
        self._info = self._curve = self._art = pygame.FRect(0, 0, 0, 0)
        #: Whether the key art lies at the end of the words, and fades into them.
        self._rising = False
        self._hopped = math.inf

    def hail(self) -> None:
        """Let the cards hop for joy, one after the other."""
        self._hopped = 0.0

    def update(self, dt: float) -> bool:
        """Let the cards arrive, and hop; True while they do."""
        moving = super().update(dt)
        if self._hopped > _HOP_TIME + _HOP_STEP * len(self.cards):
            return moving
        self._hopped += dt
        return True

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it is with larger words over the cards; usual ones take what there is."""
        if grown(1.0) <= STACKED:
            return 0.0
        words = Column(*self._told(2), gap=0).height(view, width - 2 * 18)
        return words + _CARDS_BELOW + 2 * _EDGE + 10

    def _told(self, lines: int) -> list[Block]:
        aside, gold = grown(21), _LINE.with_changes(colour=Colours.gold)
        told: list[Block] = [DeckLine(self.words.name, _NAME, _NAME_HIGH)]
        if self.words.plays or grown(1.0) <= STACKED:
            look = _LINE.with_changes(wrap=lines > 1, valign="top")
            told.append(DeckLine(self.words.plays, look, lines * _LINE_HIGH))
        if self.worth is not None:
            bar = partial(_draw_share, self.worth.share)
            told.append(DeckLine(self.worth.words, _LINE, _LINE_HIGH, _BAR[0] + 8, paint=bar))
        if self.advice:
            star = partial(_draw_sign, "ui/star")
            told.append(DeckLine(self.advice, gold, _LINE_HIGH, aside, paint=star))
        if self.gift:
            look = _LINE.with_changes(colour=Colours.playable, wrap=True, valign="top")
            mana = partial(_draw_sign, "ui/mana1")
            told.append(DeckLine(self.gift, look, 2 * _LINE_HIGH, aside, paint=mana))
        if self.owner is not None:
            look = _LINE.with_changes(colour=land_colour(self.owner.side), bold=True)
            mark, space = (_MARK, 4) if lines > 1 else (_SMALL_MARK, 2)
            seat, high = partial(_draw_owner, self.owner, mark), 2 * mark
            owned = DeckLine(self.owner.words, look, high, high + 6, high, seat)
            told += [Space(space), owned, Space(space)]
        return told

    def place(self, rect: RectLike) -> None:
        """Lay the cards as large as they can be, and beside them what is told of the deck."""
        super().place(rect)
        if grown(1.0) > STACKED:
            self._place_below()
            return
        area = inner(self.rect, 14, _EDGE)
        count = len(self.cards)
        room = min((area.height / CARD_SHAPE + _CARD_GAP) * count, area.width - _INFO_WIDTH)
        self._info = pygame.FRect(area.x + 4, area.y + 2, area.width - room - 12, area.height - 6)
        self._art = inner(self.rect, 8)
        self._rising = self._info.width < _INFO_WIDE + _ART - _INTO
        if self._rising:
            self._art.x, self._art.width = self._info.right - _ART_BEHIND, _ART_BEHIND
        else:
            self._art.width, move = _ART, _ART - _INTO
            self._info.x, self._info.width = self._info.x + move, self._info.width - move
        cards = pygame.FRect(area.right - room, area.y, room, area.height)
        self.spots = spread_cards(cards, count, _CARD_GAP)

    def _place_below(self) -> None:
        area = inner(self.rect, 18, _EDGE)
        self._art = pygame.FRect(0, 0, 0, 0)
        self._info = pygame.FRect(area.x, area.y, area.width, area.height - _CARDS_BELOW - 6)
        top = self._info.bottom + 6
        room = min((_CARDS_BELOW / CARD_SHAPE + _CARD_GAP) * len(self.cards), area.width)
        cards = pygame.FRect(area.x, top, room, _CARDS_BELOW)
        self.spots = spread_cards(cards, len(self.cards), _CARD_GAP)
        left = cards.right + 24
        self._curve = pygame.FRect(left, top, min(_CURVE_WIDTH, area.right - left), _CARDS_BELOW)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the deck's name and costs, and its cards."""
        if self.taker is not None:
            canvas.glow(self.rect, land_colour(self.taker), strength=170, spread=11, radius=12)
        draw_panel(canvas, self.rect)
        if self.taker is not None:
            wash = inner(self.rect, 8)
            canvas.fill(wash, land_deep(self.taker), radius=7, alpha=190)
            canvas.frame(wash, land_colour(self.taker), width=1.6, radius=7, alpha=150)
        if self._art.width:
            draw_key_art(canvas, hero_of(self.cards), self._art, rising=self._rising)
        draw_pip(canvas, (self.rect.x + 7, self.rect.y + 7), str(self.number), self.focused, _PIP)
        self._draw_info(canvas)
        for index in range(len(self.cards)):
            if not (self.lit and index == self.index):
                self.draw_card(canvas, index, up=self._hop(index))
        if self.lit:
            with self.pointed_out(canvas):
                self.draw_card(canvas, self.index, up=self._hop(self.index))

    def _draw_info(self, canvas: Canvas) -> None:
        large, wide = grown(1.0) > STACKED, not self._rising
        # Whose a deck is stands below, and how it plays has a line less: there may be five rows.
        lines = 2 if large or (wide and self.owner is None) else 1
        told = Column(*self._told(lines), gap=0)
        curve: Block = Drawn(self._draw_curve, spring=1)
        if large:
            self._draw_curve(canvas, self._curve)
        elif wide:
            curve = Column(Space(6), curve)
            shares = self._info.width - _CURVE_BESIDE, _CURVE_BESIDE - 12
            told = Column(Row(told, curve, gap=8, shares=lambda _: shares, align="start", spring=1))
        else:
            told = Column(told, Space(2), curve)
        told.place(canvas.view, self._info)
        told.draw(canvas)

    def _draw_curve(self, canvas: Canvas, area: pygame.FRect) -> None:
        if area.height >= _CURVE_LEAST:
            curve = pygame.FRect(*area.topleft, min(area.width, _CURVE_WIDTH), area.height)
            draw_mana_curve(canvas, curve, self.cards)

    def _hop(self, index: int) -> float:
        share = (self._hopped - _HOP_STEP * index) / _HOP_TIME
        return _HOP * math.sin(math.pi * share) if 0 < share < 1 else 0.0


def _draw_sign(picture: str, canvas: Canvas, line: pygame.FRect) -> None:
    large = grown(1.0) > STACKED
    side = grown(17) if large else 17.0
    canvas.image(picture, (line.x, line.centery - side / 2 if large else line.y + 1, side, side))


def _draw_owner(owner: Owner, mark: float, canvas: Canvas, line: pygame.FRect) -> None:
    draw_seat(canvas, owner.portrait, owner.side, (line.x + mark, line.centery), mark)


def _draw_share(share: float, canvas: Canvas, line: pygame.FRect) -> None:
    width, height = _BAR
    bar = pygame.FRect(line.x, line.centery - height / 2, width, height)
    canvas.fill(bar, Colours.well, radius=height / 2, alpha=220)
    full = pygame.FRect(bar.x, bar.y, max(height, width * share), height)
    canvas.fill(full, Colours.gold, radius=height / 2, alpha=230)
    canvas.frame(bar, Colours.bronze, width=1, radius=height / 2, alpha=220)
    canvas.fill((bar.centerx - 0.75, bar.y - 3, 1.5, height + 6), Colours.light, alpha=220)


_TAKEN_LOOK: text_style.StyleChanges = {
    "colour": Colours.muted,
    "valign": "middle",
    "bold": False,
    "size": Sizes.body,
}
