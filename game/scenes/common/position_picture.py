"""A board drawn small: a position as it lies, kept as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.board import BoardView, Layout, Marks, Table
from game.kit import Canvas, Viewport
from game.rules import State, to_text

BOARD_WIDE, BOARD_HIGH = 1280.0, 720.0
#: How much larger a preview is painted than it is shown, at most.
_FINER = 4


@dataclass(frozen=True, slots=True)
class PositionLook:
    """How boards are drawn: the words for Bastion and Fort, and the mood of the land."""

    names: tuple[str, str]
    mood: str


class PaintedBoard(NamedTuple):
    """A board that was painted, on a canvas of its own units."""

    canvas: Canvas
    table: Table
    layout: Layout


def lay_out(state: State, viewer: int) -> tuple[Table, Layout]:
    """Return a position on a table, both hands open and ``viewer`` below, and its layout."""
    table, layout = Table(state, viewer), Layout(BOARD_WIDE, BOARD_HIGH)
    table.open_hands = True
    table.arrange(layout)
    return table, layout


def paint_board(offscreen: Canvas, state: State, viewer: int, look: PositionLook) -> PaintedBoard:
    """Paint a position over all of ``offscreen``, both hands open, ``viewer`` below."""
    scale = offscreen.surface.get_width() / BOARD_WIDE
    view = Viewport(BOARD_WIDE, BOARD_HIGH, scale)
    canvas = Canvas(offscreen.surface, view, offscreen.assets)
    table, layout = lay_out(state, viewer)
    BoardView(table, look.names, look.mood).draw(canvas, layout, Marks())
    return PaintedBoard(canvas, table, layout)


def draw_position(
    canvas: Canvas, box: pygame.FRect, state: State, viewer: int, look: PositionLook
) -> None:
    """Draw a preview of a position, kept: painting it takes as long as a whole screen."""
    key = ("position", to_text(state), viewer, look)

    def paint(offscreen: Canvas) -> None:
        # Painted large and made small: a preview, on which nothing has to be read. As large as in a
        # match it is painted with the very pictures of a match; larger, all are painted anew.
        width, height = offscreen.surface.get_size()
        finer = max(1.0, min(_FINER, BOARD_WIDE * offscreen.view.scale / width))
        large = offscreen.blank((round(finer * width), round(finer * height)))
        paint_board(large, state, viewer, look)
        small = pygame.transform.smoothscale(large.surface, (width, height))
        offscreen.surface.blit(small, (0, 0))

    picture = canvas.sprite(key, box.size, paint, upright=True)
    canvas.blit(picture, box.topleft)
