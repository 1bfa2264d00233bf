"""The board at the beginning of a turn, small, with arrows for what is played in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.board import Layout, Piece, Spot, Table
from game.content import Strings
from game.kit import Canvas, Colour, Point
from game.play import Turn
from game.rules import LEFT, Arrival, Card, Event, Rows, events, to_text

from ..common import BOARD_HIGH, BOARD_WIDE, BoardLook, TablePicture, framed_board

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
