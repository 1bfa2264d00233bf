"""The plate over the river: what is asked, how hard it is, and how it has come out."""

from __future__ import annotations

from game.board import Layout
from game.kit import Canvas, Colours, Sizes, Viewport, grown, text_size, text_style

from ..common import HEAD, HEAD_AWAY, PADDING, TITLE, OutcomePlate
from .grade_gems import draw_grade, gems_width

_GEM, _GEMS = 6.0, 20.0
_SMALL = text_style.CAPTION.with_changes(size=15, valign="middle", fit=True, colour=Colours.text)


class PuzzlePlate(OutcomePlate):
    """Says the task while the player plays; at the end the outcome, above the ways on."""

    def __init__(self, task: str, grade: int, grade_name: str) -> None:
        super().__init__()
        self.task = task
        self._grade, self._grade_name = grade, grade_name

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plate out below the row of the opponent, and the buttons on it."""
        if self.told.title:
            super().place(view, layout)
        else:
            self.lay(layout, lambda width: self._task_height(view, width))

    def _task_height(self, view: Viewport, width: float) -> float:
        """Measure the task at a width; return how high the plate is with the grade below it."""
        look = TITLE.with_changes(wrap=grown(1.0) > 1.0)
        inside = width - 2 * PADDING
        wide = inside if look.wrap else None
        self.head = max(HEAD, text_size(view, self.task, look, wide)[1])
        return PADDING + self.head + grown(_GEMS) + 6

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; the buttons draw themselves."""
        if self.told.title:
            super().draw(canvas)
            return
        head = self.draw_ground(canvas, Colours.bronze)
        canvas.text(self.task, head, TITLE, wrap=grown(1.0) > 1.0)
        with canvas.reading(self.box):
            self._draw_grade(canvas, self.box.y + HEAD_AWAY + self.head + grown(_GEMS) / 2)

    def _draw_grade(self, canvas: Canvas, y: float) -> None:
        wide = gems_width(_GEM)
        room = self.box.width - 2 * PADDING - wide - Sizes.gap_small
        named = min(canvas.text_size(self._grade_name, _SMALL)[0], room)
        x = self.box.centerx - (wide + Sizes.gap_small + named) / 2
        draw_grade(canvas, (x, y), _GEM, self._grade)
        high = grown(_GEMS)
        place = (x + wide + Sizes.gap_small, y - high / 2, named + 2, high)
        canvas.text(self._grade_name, place, _SMALL)
