"""How fast a side's turn is shown: the player's own, an opponent's and the Horde's apart."""

from __future__ import annotations

from game.play import Match, Settings
from game.rules import NOBODY


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
