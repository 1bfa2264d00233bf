"""Opens the map of the ring large: by a press, by its key, and by accept on its place."""

from __future__ import annotations

from collections.abc import Callable

from game.board import Layout
from game.kit import HintArea, Point, Scene, Viewport

from ..match.helpers.table_helpers import TableTools
from ..match.table_part import TablePart
from .ring_map_screen import RingMapScreen

#: The key that opens the map.
KEY = "map"


class MapOpener(TablePart):
    """Shows the map of the ring large over the match."""

    def __init__(self, tools: TableTools, push: Callable[[Scene], None]) -> None:
        self._tools, self._push = tools, push
        self.area = tools.widgets.add(HintArea())
        self.area.hint = tools.services.translate("ring_table.map_hint")

    def open(self) -> None:
        """Show the map large."""
        self._tools.hands.let_go()
        self._push(RingMapScreen(self._tools.services, self._tools.view))

    def command(self, name: str) -> bool:
        """Open the map on its key."""
        if name != KEY:
            return False
        self.open()
        return True

    def opens(self, pos: Point) -> Callable[[], None] | None:
        """Return what opens the map, where it lies."""
        layout = self._tools.view.layout
        return self.open if layout.map.box.holds(pos) else None

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Tell of the map where it lies."""
        self.area.place(layout.map.box)
