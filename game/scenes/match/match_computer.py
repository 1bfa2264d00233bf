"""The computer's turns at the table, with a sign that it thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import NOBODY, MatchAction, to_act

from ..common.computer_seat import ComputerSeat

if TYPE_CHECKING:
    from .match_scene import MatchScene

#: Seconds before each action of the computer, at normal speed.
THINKING = 0.4


class ComputerTurns(ComputerSeat):
    """Plays the computer's sides at the table of a match.

    It thinks as soon as it is to act, while the picture still tells what was before.
    """

    def __init__(self, scene: MatchScene) -> None:
        super().__init__(scene.services, scene.match)
        self.scene = scene
        self._told = False

    def act(self, dt: float) -> None:
        """Do the next thing for the side to act, when it is due."""
        action = self.due(dt, THINKING)
        self._show(to_act(self.match.position) if self.thinks else NOBODY)
        if action is not None:
            assert isinstance(action, MatchAction)
            self.scene.submit(action)
            self._tell_failure()

    def _show(self, side: int) -> None:
        if self.scene.panels.thinking != side:
            self.scene.panels.thinking = side
            self.scene.invalidate()

    def _tell_failure(self) -> None:
        """Say once that it plays on with less thought."""
        if self.mind.failure and not self._told:
            self._told = True
            self.scene.tell(self.scene.translate("match.thinking_failed"))
