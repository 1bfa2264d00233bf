"""A way to play a turn: its cards on a plate, and arrows for them on a small board."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE, Layout, Piece, Spot, Table
from game.content import Strings
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    Pressable,
    Sizes,
    Viewport,
    draw_row,
    grown,
    text_size,
    text_style,
)
from game.play import Turn
from game.rules import LEFT, Arrival, Card, Event, Rows, events, to_text

from ..common import BOARD_HIGH, BOARD_WIDE, BoardLook, TablePicture, framed_board, put_card

_CARD, _GAP = 50.0, 8.0
#: How much larger than usual cards become at most, where texts are larger.
_LARGEST_CARD = 1.5
_TITLE, _PAD, _NONE_HIGH = 22.0, 20.0, 24.0
#: How far its words are from its upper and lower edge.
_TALL = 13.0
#: A sign under a card, and the height that it takes.
_SIGN = 14.0
#: Words stand beside the cards where there is so much room, else below them.
_WORDS_ROOM = 200.0
_HEAD = text_style.NAME.with_changes(size=18, align="start")
_WORDS = text_style.BODY.with_changes(size=17, fit=True, floor=13)
_NONE = text_style.CAPTION.with_changes(size=16, fit=True)

Say = Callable[..., str]


class ShownPlay(NamedTuple):
    """A card that is played: a creature to a lane, an incantation on a target."""

    card: Card
    lane: int
    target: Card | None


def plays_of(happened: tuple[Event, ...], side: int) -> Iterator[ShownPlay]:
    """Yield the cards that ``side`` plays in a turn, those of the Horde as well."""
    for event in happened:
        match event:
            case events.CreatureSummoned() | events.HordeCreatureArrived() if event.side == side:
                yield ShownPlay(event.card, event.lane, None)
            case events.IncantationCast() | events.HordeIncantationCast():
                yield ShownPlay(event.card, event.lane, event.target)


class LinePlate(Pressable):
    """Shows one way to play a turn; pressed, the board shows it too."""

    def __init__(self, translate: Say, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.translate = translate
        self.title = ""
        self.words = ""
        self.colour: Colour = Colours.text
        self.plays: list[ShownPlay] = []
        self.shown = False

    def tell(
        self, title: str, side: int, happened: tuple[Event, ...], words: str, colour: Colour
    ) -> None:
        """Show another way."""
        self.title, self.words, self.colour = title, words, colour
        self.plays = list(plays_of(happened, side))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high it must be at a width for all of its words."""
        words = self._beside_cards(pygame.FRect(0, 0, width - 2 * _PAD, 0))
        high = text_size(view, self.words, _WORDS, words.width)[1] + 4 + words.y
        if self.plays:
            high = max(high, _card() * CARD_SHAPE + _SIGN + 4)
        return 2 * _TALL + grown(_TITLE) + 3 + high

    def draw(self, canvas: Canvas) -> None:
        """Draw title, cards and words."""
        box = self.rect
        draw_row(canvas, box, selected=self.shown, hovered=bool(self.warmth))
        if not self.shown:
            canvas.frame(box, Colours.bronze, width=1.2, radius=Sizes.radius, alpha=150)
        inside = box.inflate(-2 * _PAD, -2 * _TALL)
        head = pygame.FRect(inside.x, inside.y, inside.width, grown(_TITLE))
        canvas.text(self.title, head, _HEAD, colour=self.colour)
        below = pygame.FRect(inside.x, head.bottom + 3, inside.width, 0)
        below.height = inside.bottom - below.y
        self._draw_plays(canvas, below)
        canvas.text(self.words, self._beside_cards(below), _WORDS)

    def _pitch(self, width: float) -> float:
        """Return how far from one another the cards are: many lie closer together."""
        return min(_card() + _GAP, (width - _card()) / max(1, len(self.plays) - 1))

    def _beside_cards(self, room: pygame.FRect) -> pygame.FRect:
        left = room.copy()
        if not self.plays:
            high = grown(_NONE_HIGH) + 2
        else:
            wide = len(self.plays) * self._pitch(room.width) + _GAP
            if room.width - wide >= grown(_WORDS_ROOM):
                left.x, left.width = room.x + wide, room.width - wide
                return left
            high = _card() * CARD_SHAPE + _SIGN + 4
        left.y, left.height = room.y + high, room.height - high
        return left

    def _draw_plays(self, canvas: Canvas, room: pygame.FRect) -> None:
        if not self.plays:
            place = (*room.topleft, room.width, grown(_NONE_HIGH))
            canvas.text(self.translate("review.nothing_played"), place, _NONE)
        pitch = self._pitch(room.width)
        for index, play in enumerate(self.plays):
            self._draw_play(canvas, play, (room.x + index * pitch, room.y))

    def _draw_play(self, canvas: Canvas, play: ShownPlay, pos: Point) -> None:
        card = _card()
        canvas.shadow((*pos, card, card * CARD_SHAPE), spread=5, drop=3, strength=120)
        put_card(canvas, play.card, pos, card)
        x, y = pos[0] + card / 2, pos[1] + card * CARD_SHAPE + 3 + _SIGN / 2
        if play.target is None:
            _draw_lane(canvas, (x, y), play.lane, self.colour)
            return
        wide = card * 0.56
        place = (pos[0] + card - wide + 4, pos[1] + card * CARD_SHAPE - wide * CARD_SHAPE + _SIGN)
        put_card(canvas, play.target, place, wide)
        canvas.frame((*place, wide, wide * CARD_SHAPE), Colours.victim, width=1.6, radius=3)


def _card() -> float:
    return min(grown(_CARD), _LARGEST_CARD * _CARD)


def _draw_lane(canvas: Canvas, middle: Point, lane: int, colour: Colour) -> None:
    x, y = middle
    for number in range(2):
        bar = (x - 13, y - 6.5 + number * 8, 26, 5)
        meant = number == lane
        canvas.fill(bar, colour if meant else Colours.muted, radius=2, alpha=255 if meant else 70)


SHAPE = BOARD_WIDE / BOARD_HIGH
_ARROW, _BEND = 15.0, 26.0


def viewer_of(turn: Turn) -> int:
    """Return the side whose hand lies below: that whose turn it is, unless it has none."""
    return LEFT if turn.by_horde else turn.side


def draw_board(
    canvas: Canvas,
    box: pygame.FRect,
    turn: Turn,
    happened: tuple[Event, ...],
    colour: Colour,
    look: BoardLook,
    strings: Strings,
) -> None:
    """Draw the position before ``turn``, and arrows in ``colour`` for what ``happened`` in it.

    The picture is kept: painting it takes as long as a whole screen. Its cards can be read.
    """
    board = TablePicture.of(turn.start, viewer_of(turn), look)

    def paint(offscreen: Canvas) -> None:
        large = board.paint(offscreen)
        for start, end in _ways(board.table, board.layout, happened):
            large.arrow(start, end, colour, bend=_BEND, width=_ARROW)

    key = ("review", to_text(turn.start), happened, colour, look)
    picture = canvas.sprite(key, box.size, paint)
    with framed_board(canvas, box):
        canvas.blit(picture, box.topleft)
    board.add_regions(canvas, strings, box)


def _ways(table: Table, layout: Layout, happened: Iterable[Event]) -> Iterator[tuple[Point, Point]]:
    """Yield the ways of the cards that are played, from the hand to where they go.

    A target may have come there in the turn, or stood elsewhere when it began.
    """
    rows = Rows([[[piece.spot for piece in row] for row in side.lanes] for side in table.sides])
    for event in happened:
        rows.follow(event, lambda arrival: _taken(table, layout, arrival))
        match event:
            case events.CreatureSummoned():
                spot = rows.at(event.side, event.lane, event.position)
                start = _in_hand(table, event.side, event.card)
            case events.IncantationCast():
                spot = rows.at(event.target_side, event.lane, event.position)
                start = _in_hand(table, event.side, event.card)
            case _:
                continue
        if start is not None:
            yield (start.x, start.y - start.height * 0.4), (spot.x, spot.y)


def _taken(table: Table, layout: Layout, event: Arrival) -> Spot:
    """Return the place that a creature takes beside those of the beginning."""
    count = max(event.position + 1, len(table.sides[event.side].lanes[event.lane]))
    return layout.token(event.side, event.lane, event.position, count)


def _in_hand(table: Table, side: int, card: Card) -> Spot | None:
    found: Iterator[Piece] = (piece for piece in table.sides[side].hand if piece.card == card)
    piece = next(found, None)
    return None if piece is None else piece.spot
