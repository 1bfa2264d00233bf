"""How fast a line is played that somebody watches: a pause before each of its actions."""

from __future__ import annotations

from game.kit import INSTANT
from game.play import Match
from game.rules import to_act

from ...services import Services
from .turn_speed import turn_speed

#: Seconds before each action, at normal speed.
_PAUSE = 0.6


class LinePace:
    """Tells when the next action of a line is due in ``match``."""

    def __init__(self, services: Services, match: Match) -> None:
        self._services = services
        self._match = match
        self._waited = 0.0

    def due(self, dt: float) -> bool:
        """Let time pass, the picture at rest; whether the next action is to be done now."""
        self._waited += dt
        speed = turn_speed(self._services.settings, self._match, to_act(self._match.position))
        if self._waited < _PAUSE / (speed or INSTANT):
            return False
        self._waited = 0.0
        return True
