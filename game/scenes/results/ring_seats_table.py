"""The seats of a ring that is over: one row for each, in the order of their places (R15.3)."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.board import CALM, GLAD, SORRY, draw_seat_portrait
from game.kit import Canvas, Colours, Viewport, box_at, draw_panel, grown, text_size, text_style

from ..common import inner
from .ending import FigureTable, named_heights


class SeatRow(NamedTuple):
    """A seat as the table shows it.

    ``place`` is "" where teams have won and lost, ``team`` the badge of its team, or "". ``won`` is
    None in a draw. ``own`` tells that somebody at the screen sat there. Figures that are words
    stand as they are, numbers are counted up.
    """

    seat: int
    name: str
    note: str
    portrait: str
    place: str
    team: str
    won: bool | None
    own: bool
    figures: tuple[int | str, ...]


_INSET = (22.0, 12.0)
_HEAD, _ROW, _FOOT, _AIR = 44.0, 46.0, 30.0, 4.0
#: How much higher a row may be where there is room.
_SPARE = 18.0
_PORTRAIT, _PLACE, _CROWN, _TEAM, _GAP = 22.0, 34.0, 28.0, 22.0, 6.0
#: The column of a figure: of a number at its least, and the share of the width that all may take.
_ICON, _NUMBERS = 22.0, 0.57
_FIGURE = text_style.STRONG_INK.with_changes(
    carved=True, size=24, align="center", valign="middle", fit=True, floor=11
)
_WORDS = _FIGURE.with_changes(carved=False, size=16, wrap=True)
_HEADING = text_style.BODY_INK.with_changes(
    size=13.5, align="center", valign="top", fit=True, floor=10
)
_NAME = text_style.STRONG_INK.with_changes(size=20, carved=True, align="start", wrap=True)
_NOTE = _NAME.with_changes(size=14, bold=False, colour=Colours.ink_soft)
_FOOT_LINE = text_style.BODY_INK.with_changes(
    align="center", valign="middle", fit=True, size=16, wrap=True
)
_NAME_HIGH, _NOTE_HIGH = 25.0, 18.0
_FEELINGS = {True: GLAD, False: SORRY, None: CALM}


class SeatsTable(FigureTable):
    """The rows of all seats below the names of the columns, and a line at the foot."""

    # Places

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the panel must be at a width for all of its words."""
        inside = width - 2 * _INSET[0]
        rows = sum(self._row_height(view, inside, row) for row in self.rows)
        high = 2 * _INSET[1] + self._head(view, inside) + rows + _AIR
        return high + _foot_height(view, inside, self.foot)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Take a place; what tells what a column is lies on its name."""
        self.area = area
        for box, head in zip(self.boxes, self._heads(view), strict=True):
            box.place(view, head)

    def _head(self, view: Viewport, inside: float) -> float:
        wide = self._column(inside)
        high = max(text_size(view, each.name, _HEADING, wide)[1] for each in self.columns)
        return max(_HEAD, grown(_ICON) + high + 4)

    def _column(self, inside: float) -> float:
        return inside * _NUMBERS / len(self.columns)

    def _before(self) -> float:
        """Return how much of a row lies before the name: place, portrait, the badge of a team."""
        team = _TEAM + _GAP if any(row.team for row in self.rows) else 0.0
        return _PLACE + 2 * _PORTRAIT + _GAP + team + 2

    def _name_width(self, inside: float) -> float:
        return inside * (1 - _NUMBERS) - self._before() - _GAP

    def _row_height(self, view: Viewport, inside: float, row: SeatRow) -> float:
        return max(_ROW, sum(self._name_heights(view, inside, row)) + 4)

    def _name_heights(self, view: Viewport, inside: float, row: SeatRow) -> tuple[float, ...]:
        lines = (row.name, _NAME, _NAME_HIGH), (row.note, _NOTE, _NOTE_HIGH)
        return named_heights(view, self._name_width(inside), *lines)

    def _heads(self, view: Viewport) -> list[pygame.FRect]:
        inside, count = inner(self.area, *_INSET), len(self.columns)
        wide, high = self._column(inside.width), self._head(view, inside.width)
        first = pygame.FRect(inside.right - wide * count, inside.y, wide, high)
        return [first.move(number * wide, 0) for number in range(count)]

    # Picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the names and the rows."""
        draw_panel(canvas, self.area, "parchment")
        inside, view = inner(self.area, *_INSET), canvas.view
        heads = self._heads(view)
        for column, head in zip(self.columns, heads, strict=True):
            side = grown(_ICON)
            canvas.image(column.icon, (head.centerx - side / 2, head.y, side, side))
            words = pygame.FRect(head.x + 2, head.y + side + 1, head.width - 4, 0)
            words.height = head.height - side - 1
            canvas.text(column.name, words, _HEADING)
        y, end = inside.y + heads[0].height, _foot_height(view, inside.width, self.foot)
        high = [self._row_height(view, inside.width, row) for row in self.rows]
        spare = max(0.0, inside.bottom - end - y - sum(high) - _AIR) / len(high)
        for number, (row, least) in enumerate(zip(self.rows, high, strict=True)):
            place = pygame.FRect(inside.x, y, inside.width, least + min(spare, grown(_SPARE)))
            canvas.fill((place.x, place.y, place.width, 1.5), Colours.bronze, alpha=120)
            self._draw_row(canvas, place, row, heads, self.counted(number))
            y = place.bottom
        canvas.fill((inside.x, y, inside.width, 1.5), Colours.bronze, alpha=120)
        canvas.text(self.foot, (inside.x, inside.bottom - end, inside.width, end), _FOOT_LINE)

    def _draw_row(
        self,
        canvas: Canvas,
        box: pygame.FRect,
        row: SeatRow,
        heads: Sequence[pygame.FRect],
        t: float,
    ) -> None:
        ink = Colours.sides_ink[row.seat]
        if row.own:
            canvas.fill(inner(box, -6, 2), Colours.sides[row.seat], radius=8, alpha=70)
        self._draw_place(canvas, box, row)
        middle, feeling = (box.x + _PLACE + _PORTRAIT, box.centery), _FEELINGS[row.won]
        draw_seat_portrait(canvas, row.portrait, row.seat, middle, _PORTRAIT, feeling=feeling)
        self._draw_name(canvas, box, row)
        for figure, head in zip(row.figures, heads, strict=True):
            cell = (head.x + 2, box.y, head.width - 4, box.height)
            if isinstance(figure, int):
                canvas.text(str(round(figure * t)), cell, _FIGURE, colour=ink)
            else:
                canvas.text(figure, cell, _WORDS, colour=ink)

    def _draw_place(self, canvas: Canvas, box: pygame.FRect, row: SeatRow) -> None:
        mark = pygame.FRect(box.x, box.y, _PLACE - 4, box.height)
        if row.won:
            canvas.image("ui/crown", box_at(mark.center, _CROWN))
        elif row.place:
            canvas.text(row.place, mark, _FIGURE, colour=Colours.ink_soft)

    def _draw_name(self, canvas: Canvas, box: pygame.FRect, row: SeatRow) -> None:
        name, note = self._name_heights(canvas.view, box.width, row)
        start, wide = box.x + self._before(), self._name_width(box.width)
        if row.team:
            team = pygame.FRect(0, 0, _TEAM, _TEAM)
            team.midright = start - _GAP, box.centery
            canvas.image(row.team, team)
        y = box.centery - (name + note) / 2
        canvas.text(row.name, (start, y, wide, name), _NAME, colour=Colours.sides_ink[row.seat])
        if row.note:
            canvas.text(row.note, (start, y + name - 2, wide, note), _NOTE)


def _foot_height(view: Viewport, inside: float, foot: str) -> float:
    return max(_FOOT, text_size(view, foot, _FOOT_LINE, inside)[1] + 6)
