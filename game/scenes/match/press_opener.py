"""What a press on the table opens: the account of the last turn, the log, the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kit import Point, PointerPressed

if TYPE_CHECKING:
    from .match_scene import MatchScene


class PressOpener:
    """Opens what was pressed once it is let go there, for a press that is held reads a card."""

    def __init__(self, scene: MatchScene) -> None:
        self._scene = scene
        self._pressed: Callable[[], None] | None = None

    def press(self, press: PointerPressed) -> bool:
        """Note what a press would open; whether there is something."""
        self._pressed = self._opener_at(press.pos)
        return self._pressed is not None

    def release(self, pos: Point) -> None:
        """Open what was pressed and let go."""
        opener, self._pressed = self._pressed, None
        if opener is not None and opener == self._opener_at(pos):
            opener()

    def _opener_at(self, pos: Point) -> Callable[[], None] | None:
        scene = self._scene
        layout = scene.view.layout
        recap = scene.recap.opener_at(pos)
        if recap is not None:
            return recap
        if layout.log.holds(pos):
            return scene.open_log
        return scene.open_discard if layout.horde_discard.holds(pos) else None
