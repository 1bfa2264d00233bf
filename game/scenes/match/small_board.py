"""The table as it is now, small, with what a line of the log speaks of pointed out."""

from __future__ import annotations

import pygame

from game.board import BoardView, LogLine, Marks, add_piece_regions, told_marks
from game.kit import Canvas, Colours, Viewport

from .match_view import MatchView


class SmallBoard:
    """Draws a match's table in a box; the picture is kept while nothing of it changes."""

    def __init__(self, view: MatchView) -> None:
        self._view = view
        board = view.board
        self._board = BoardView(view.table, board.names, board.mood)
        self._kept: tuple[object, pygame.Surface] | None = None

    @property
    def shape(self) -> float:
        """The width of the board by its height."""
        return self._view.layout.width / self._view.layout.height

    def draw(self, canvas: Canvas, box: pygame.FRect, line: LogLine | None) -> None:
        """Draw the board in ``box``, which has its shape."""
        key = (line, canvas.view.size_px(box.size))
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._paint(canvas, box, line)
        canvas.shadow(box, covered=True)
        with canvas.upright(box):
            canvas.blit(self._kept[1], box.topleft)
            strings, wide = self._view.log.strings, self._view.layout.width
            add_piece_regions(canvas, strings, self._view.table, box, wide)
        canvas.frame(box.inflate(4, 4), Colours.bronze, width=2.4, radius=5)

    def _paint(self, canvas: Canvas, box: pygame.FRect, line: LogLine | None) -> pygame.Surface:
        layout = self._view.layout
        pixels = canvas.view.size_px(box.size)
        sheet = canvas.blank(pixels)
        view = Viewport(layout.width, layout.height, pixels[0] / layout.width)
        marks = Marks()
        if line is not None:
            marks.logged = told_marks(self._view.table, layout, line)
        self._board.draw(Canvas(sheet.surface, view, canvas.assets), layout, marks)
        return sheet.surface
