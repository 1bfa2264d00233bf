"""The present table as a small picture, on which the subject of a line of the log is marked."""

from __future__ import annotations

import pygame

from game.board import LogLine, Marks, line_marks
from game.kit import Canvas

from ...common import TablePicture, framed_board
from ..match_view import MatchView


class SmallBoard:
    """Draws a match's table in a box; the picture is kept until line or size change."""

    def __init__(self, view: MatchView) -> None:
        self._view = view
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
        with framed_board(canvas, box):
            with canvas.upright(box):
                canvas.blit(self._kept[1], box.topleft)
            self._view.add_regions(canvas, self._view.log.strings, box)

    def _paint(self, canvas: Canvas, box: pygame.FRect, line: LogLine | None) -> pygame.Surface:
        view, marks = self._view, Marks()
        if line is not None:
            marks.logged = line_marks(view.table, view.layout, line)
        sheet = canvas.blank(canvas.view.size_px(box.size))
        TablePicture(view.table, view.layout, view.look).paint(sheet, marks)
        return sheet.surface
