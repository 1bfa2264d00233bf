"""What the steps between the start screen and the first turn share."""

from __future__ import annotations

from game.play import Match
from game.rules import AnyAction

from .. import routes
from ..common.screen import Screen
from ..services import Services


class SetupStep(Screen):
    """A step of a match's setup: submits to the match and gives way to what follows."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self._handed_on = False

    def submit(self, action: AnyAction) -> None:
        """Carry out an action of the setup; raises ``RecordError`` where it cannot be saved."""
        self.services.hear(self.match.submit(action))

    def go_on(self) -> None:
        """Hand the match on to the scene that it is at now."""
        self._handed_on = True
        self.stack.replace(routes.going_on(self.services, self.match))

    def leave(self) -> None:
        """Let go of the match's file, unless the next scene has it."""
        if not self._handed_on:
            self.match.close()
