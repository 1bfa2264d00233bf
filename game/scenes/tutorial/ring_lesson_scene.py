"""A lesson at the table of a ring: with relief, the map, and the danger to the partner (R13)."""

from __future__ import annotations

from typing import ClassVar

from game.board import Foretold
from game.kit import Scene

from ..match.table_part import TablePart
from ..ring.map_opener import MapOpener
from ..ring.partner_danger import PartnerDanger
from ..ring.relief_part import Relief
from ..ring.ring_view import RingView
from .lesson_scene import LessonScene


class RingLessonScene(LessonScene):
    """Leads through a part of a lesson in which the player has a partner and two opponents."""

    rule: ClassVar[str] = "R13"
    view_kind = RingView
    keys: ClassVar[dict[str, str]] = {**LessonScene.keys, "relieve": "", "map": ""}

    def make_parts(self) -> list[TablePart]:
        """Return what every lesson has, and before it what only a ring has."""
        self.relief = Relief(self.tools)
        self.map = MapOpener(self.tools, self._show_map)
        return [PartnerDanger(self.tools), self.relief, self.map, *super().make_parts()]

    def looked_at(self) -> tuple[Foretold, ...]:
        """Return the relief that is looked at, for the forecast of both rows."""
        return self.relief.intended

    def _show_map(self, scene: Scene) -> None:
        """Show the map large; once it is closed again, a step that waits for it is done."""
        self.push(scene, lambda _: self.coach.map_seen())
