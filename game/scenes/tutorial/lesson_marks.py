"""What is pointed out on the table in a lesson: nothing that has not been explained."""

from __future__ import annotations

from collections.abc import Callable

from game.board import BoardHint, Marks
from game.kit import Point

from ..match.match_scene import MatchScene
from ..match.table_marks import TableMarks


class LessonMarks(TableMarks):
    """The marks of a match, without what is to come where the lesson does not speak of it.

    ``is_pointing`` tells whether something is lit now, and all else is dark; ``foresees`` whether
    what is to come is shown.
    """

    def __init__(
        self, scene: MatchScene, is_pointing: Callable[[], bool], foresees: Callable[[], bool]
    ) -> None:
        super().__init__(scene)
        self._is_pointing = is_pointing
        self._foresees = foresees

    def collect(self) -> Marks:
        """Return what is to be pointed out."""
        marks = super().collect()
        if not self._foresees():
            marks.forecast_view = marks.danger = marks.pairing = None
        return marks

    def hint_at(self, pos: Point) -> BoardHint | None:
        """Return what can be explained at a point of the board: nothing that lies in the dark."""
        return None if self._is_pointing() else super().hint_at(pos)
