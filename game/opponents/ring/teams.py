"""The worth of partners together: the first Fort to fall loses the match for both (R14.3)."""

from __future__ import annotations

import math

from game.rules import State

#: Points by which a partner must be stronger to make up for one who is weaker: the fewer, the more
#: the weaker one alone decides.
TEAM_SPREAD = 1500
#: The points of a card that lies with whom of two partners acts sooner: it brings its mana sooner,
#: and may have come back by the turn of the other (R13.8).
SOONER = 40


def weaker(worths: list[int]) -> float:
    """Return a smooth minimum of the worths of partners; of equal ones, that of both."""
    least = min(worths)
    rest = sum([math.exp((least - worth) / TEAM_SPREAD) for worth in worths])
    return least - TEAM_SPREAD * math.log(rest / len(worths))


def early_hands(state: State, mates: list[int]) -> int:
    """Return the points by which cards lie better with whom of partners acts sooner."""
    count, active = len(state.sides), state.active
    first, later = mates
    if (later - active) % count < (first - active) % count:
        first, later = later, first
    return SOONER * (len(state.sides[first].hand) - len(state.sides[later].hand))
