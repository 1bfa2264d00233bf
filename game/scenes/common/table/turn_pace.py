"""How fast a side's turn is shown: the player's own, an opponent's and the Horde's apart."""

from __future__ import annotations

from game.kit import INSTANT
from game.play import Match, Settings
from game.rules import NOBODY, to_act

from ...services import Services

#: Seconds before each action of a line, at normal speed.
_PAUSE = 0.6


def speed_setting(match: Match, side: int) -> str:
    """Return the name of the setting that says how fast a side's turn is shown."""
    if side != NOBODY and match.seat(side).is_horde:
        return "horde_speed"
    if side != NOBODY and match.seat(side).is_computer:
        return "opponent_speed"
    return "speed"


def turn_speed(settings: Settings, match: Match, side: int) -> float:
    """Return how fast a side's turn is shown: a factor, 0 for instant."""
    return float(getattr(settings, speed_setting(match, side)))


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
