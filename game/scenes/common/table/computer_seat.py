"""The computer at a screen: it thinks elsewhere, and acts when the eye can follow."""

from __future__ import annotations

from game.kit import INSTANT
from game.play import ComputerPlayer, Match
from game.rules import NOBODY, AnyAction, to_act

from ...services import Services
from .turn_speed import turn_speed

#: Seconds after which it is to be seen that it thinks.
SEEN_AFTER = 0.3


class ComputerSeat:
    """Plays the seats of a match that are the computer's.

    ``pausing`` while time must pass until it acts, or until it is to be seen that it
    ``thinks``. Then nothing need move: its answer wakes the loop.
    """

    def __init__(self, services: Services, match: Match) -> None:
        self.match = match
        self.mind = ComputerPlayer(match, services.tasks)
        self.pausing = self.thinks = False
        self._services = services
        self._waited = 0.0

    @property
    def to_act(self) -> bool:
        """Whether the match waits for it."""
        side = to_act(self.match.position)
        return self.match.result is None and side != NOBODY and self.match.seat(side).is_computer

    def think(self) -> None:
        """Begin to think, if it is to act, whatever the picture shows."""
        if self.to_act:
            self.mind.next_action()

    def due(self, dt: float, pause: float = 0.0) -> AnyAction | None:
        """Let ``dt`` seconds pass; return what it does, when it knows and the pause is over.

        ``pause`` is seconds at normal speed, in which it thinks already. It must be to act.
        """
        action = self.mind.next_action()
        self._waited += dt
        speed = turn_speed(self._services.settings, self.match, to_act(self.match.position))
        rests = self._waited < pause / (speed or INSTANT)
        self.thinks = action is None and self._waited >= SEEN_AFTER
        self.pausing = rests or (action is None and not self.thinks)
        if action is None or rests:
            return None
        self._waited = 0.0
        return action

    def leave(self) -> None:
        """Think no longer: nobody will see what comes of it."""
        self.mind.forget()
