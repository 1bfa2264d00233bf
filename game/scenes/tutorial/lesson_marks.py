"""What is pointed out on the table in a lesson: nothing that has not been explained."""

from __future__ import annotations

from game.board import Marks

from ..match.match_scene import MatchScene
from ..match.table_marks import TableMarks


class LessonMarks(TableMarks):
    """The marks of a match, without what is to come where the lesson does not speak of it."""

    def __init__(self, scene: MatchScene, *, forecast: bool) -> None:
        super().__init__(scene)
        self._forecast = forecast

    def collect(self) -> Marks:
        """Return what is to be pointed out."""
        marks = super().collect()
        if not self._forecast:
            marks.forecast_view = marks.danger = marks.pairing = None
        return marks
