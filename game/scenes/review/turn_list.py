"""The turns of a review that are worth a look, below one another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.kit import (
    Canvas,
    Colours,
    ScrollList,
    draw_head,
    draw_panel,
    draw_well,
    text_style,
)
from game.play import Review

from ..common.side_emblem import draw_emblem
from .grade_marks import draw_mark, kind_of, mark_colour, signed

ROW = 50.0
_HEAD, _RADIUS = 44.0, 13.0
#: Whose turn it was, and the room for what it lost.
_EMBLEM, _FIGURE_ROOM = 9.0, 34.0
_TITLE = text_style.HEADING.with_changes(size=19)
_WHO = text_style.STRONG.with_changes(size=15)
_WHAT = text_style.BODY.with_changes(size=14, wrap=False, fit=True, valign="middle")
_FIGURE = text_style.STRONG.with_changes(size=14)
_EMPTY = text_style.BODY.with_changes(
    size=15, align="center", valign="middle", colour=Colours.muted, fit=True
)

Say = Callable[..., str]


class TurnList(ScrollList):
    """Lists the marked turns; ``on_turn`` hears which turn was chosen."""

    def __init__(self, review: Review, translate: Say, on_turn: Callable[[int], None]) -> None:
        super().__init__(0, self._paint, row_height=ROW, on_select=self._chosen)
        self.review = review
        self.translate = translate
        self.on_turn = on_turn
        self.refresh()

    @property
    def panel(self) -> pygame.FRect:
        """The panel around the list, with room for its title."""
        box = self.rect.inflate(32, 28)
        return pygame.FRect(box.x, box.y - _HEAD, box.width, box.height + _HEAD)

    def place_panel(self, box: pygame.FRect) -> None:
        """Lay it so that its panel is ``box``."""
        inside = box.inflate(-32, -28)
        self.place((inside.x, inside.y + _HEAD, inside.width, inside.height - _HEAD))

    def refresh(self) -> None:
        """Take in what has been found meanwhile."""
        self.set_count(len(self.review.marked))

    def point_out(self, turn: int) -> None:
        """Select the row of a turn, or none."""
        marked = self.review.marked
        if turn in marked:
            row = marked.index(turn)
            self.selected = row
            self.reveal(row * ROW, (row + 1) * ROW)
        else:
            self.selected = None

    def _chosen(self, row: int) -> None:
        self.on_turn(self.review.marked[row])

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its title, and the rows."""
        panel = self.panel
        draw_panel(canvas, panel)
        head = (panel.x + 14, panel.y + 12, panel.width - 28, _HEAD)
        draw_head(canvas, head, self.translate("review.points"), _TITLE)
        draw_well(canvas, self.rect.inflate(10, 8), radius=8)
        if not self.count:
            key = "no_points" if self.review.done else "no_points_yet"
            canvas.text(self.translate(f"review.{key}"), self.rect.inflate(-16, -16), _EMPTY)
        super().draw(canvas)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, row: int) -> None:
        index = self.review.marked[row]
        turn, verdict = self.review.turns[index], self.review.verdicts[index]
        assert verdict is not None
        kind = kind_of(verdict)
        what = self.translate(f"review.kinds.{kind}")
        rtl, away = canvas.begins_right(what), _RADIUS + 10
        draw_mark(canvas, kind, (_from(rect, away, rtl=rtl), rect.centery), _RADIUS)
        words = rect.inflate(-2 * away - 6, -8)
        words.x = rect.x + 6 if rtl else rect.x + 2 * away
        upper, lower = words.copy(), words.copy()
        upper.height = lower.height = words.height / 2
        lower.y = upper.bottom
        canvas.text(what, lower, _WHAT, colour=mark_colour(kind))
        draw_emblem(canvas, turn.side, (_from(upper, _EMBLEM, rtl=rtl), upper.centery), _EMBLEM)
        change = verdict.wind if turn.by_ai else -verdict.lost
        align: Literal["left", "right"] = "left" if rtl else "right"
        if self.review.figured:
            canvas.text(signed(change), upper, _FIGURE, colour=mark_colour(kind), align=align)
        room = upper.inflate(-2 * _EMBLEM - _FIGURE_ROOM - 6, 0)
        room.x = upper.x + (_FIGURE_ROOM if rtl else 2 * _EMBLEM + 6)
        canvas.text(self.translate("review.turn_number", turn=turn.number), room, _WHO)


def _from(rect: pygame.FRect, away: float, *, rtl: bool) -> float:
    """Return what lies so far from where a row begins."""
    return rect.right - away if rtl else rect.x + away
