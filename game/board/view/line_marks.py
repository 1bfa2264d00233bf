"""The cards and places of a line of the log, pointed out on the table as it is now."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.kit import Canvas, Colours
from game.rules import NOBODY, Card

from ..card_faces import card_face
from ..cards.card_view import token
from ..cards.highlight_marks import TOLD, draw_mark_shape
from ..layout import Layout
from ..log_line import LogLine, LogSpot
from ..spots import Spot
from ..table import Piece, Table

_GONE, _DASH = 150, 9.0


@dataclass
class LineMarks:
    """The pieces that a line speaks of, and where those stood that are in play no more."""

    pieces: list[Piece] = field(default_factory=list)
    gone: list[tuple[Card, Spot]] = field(default_factory=list)


def line_marks(table: Table, layout: Layout, line: LogLine) -> LineMarks:
    """Return what to point out for a line; what lies face down is not to be told by it."""
    marks = LineMarks()
    for spot in line.spots:
        piece = _piece_of(table, spot)
        if piece is not None:
            marks.pieces.append(piece)
        elif spot.card is not None and spot.lane != NOBODY:
            marks.gone.append((spot.card, _edge(table, layout, spot)))
    return marks


def _piece_of(table: Table, spot: LogSpot) -> Piece | None:
    side = table.sides[spot.side]
    if spot.card is None:
        return side.stronghold
    shown = [piece for piece in side.hand if piece.turned >= 0.5]
    rows = (*side.lanes, shown)
    return next((piece for row in rows for piece in row if piece.card == spot.card), None)


def _edge(table: Table, layout: Layout, spot: LogSpot) -> Spot:
    """Return the place behind the creatures of the lane in which a creature stood."""
    count = len(table.sides[spot.side].lanes[spot.lane])
    return layout.token(spot.side, spot.lane, count, count + 1)


def draw_gone(canvas: Canvas, card: Card, spot: Spot) -> None:
    """Draw a creature that is in play no more: pale, in a broken frame."""
    box = pygame.FRect(spot.rect)
    picture = token(canvas, card_face(card), spot.width, spot.height)
    canvas.blit(picture, (spot.x, spot.y), alpha=_GONE, centered=True)
    around = box.inflate(6, 6)
    x = around.x
    while x < around.right:
        wide = min(_DASH, around.right - x)
        for y in (around.y, around.bottom - 3):
            canvas.fill((x, y, wide, 3), Colours.foretold)
        x += 2 * _DASH
    y = around.y
    while y < around.bottom:
        high = min(_DASH, around.bottom - y)
        for x in (around.x, around.right - 3):
            canvas.fill((x, y, 3, high), Colours.foretold)
        y += 2 * _DASH
    draw_mark_shape(canvas, TOLD, spot, Colours.foretold)
