"""The computer's turns at the table: it thinks elsewhere, and acts when the eye can follow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.play import Mind
from game.rules import NOBODY, MatchAction, to_act

if TYPE_CHECKING:
    from .match import MatchScene

#: Seconds before each action of the computer, at normal speed; what it has thought counts.
THINKING = 0.4
#: Seconds after which a sign tells that it thinks.
SIGN_AFTER = 0.3


class ComputerTurns:
    """Plays the sides that are the computer's.

    It is asked as soon as such a side is to act, while the picture still tells what was
    before. ``pausing`` while time must pass until it acts, or until it is seen to think;
    after that it waits for the answer, which wakes the loop.
    """

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.mind = Mind(scene.match, scene.desk.thinker)
        self.pausing = False
        self._waited = 0.0
        self._told = False

    @property
    def to_act(self) -> bool:
        """Whether the match waits for the computer."""
        match = self.scene.match
        side = to_act(match.position)
        return match.result is None and side != NOBODY and match.seat(side).kind == "computer"

    def think_ahead(self) -> None:
        """Let it begin to think, whatever the picture shows."""
        if self.to_act:
            self.mind.next_action()

    def act(self, dt: float) -> None:
        """Do the next thing for the side to act, when the eye has had its moment."""
        action = self.mind.next_action()
        self._waited += dt
        pause = THINKING / (self.scene.desk.settings.speed or math.inf)
        shown = self._waited >= SIGN_AFTER
        self.pausing = self._waited < pause or (action is None and not shown)
        if action is None and shown:
            self._show(to_act(self.scene.state))
        if action is None or self._waited < pause:
            return
        self.rest()
        self._tell_failure()
        assert isinstance(action, MatchAction)
        self.scene.submit(action)

    def rest(self) -> None:
        """Take the sign away; the next action has a moment of its own."""
        self.pausing = False
        self._waited = 0.0
        self._show(NOBODY)

    def leave(self) -> None:
        """Think no longer: the match is left."""
        self.mind.forget()

    def _show(self, side: int) -> None:
        if self.scene.panels.thinking != side:
            self.scene.panels.thinking = side
            self.scene.invalidate()

    def _tell_failure(self) -> None:
        """Say once that it plays on with less thought."""
        if self.mind.failure and not self._told:
            self._told = True
            self.scene.tell(self.scene.say("match.thinking_failed"))
