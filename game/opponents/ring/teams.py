"""The worth of partners together: the first Fort to fall loses the match for both (R14.3)."""

from __future__ import annotations

import math

#: Points by which a partner must be stronger to make up for one who is weaker: the fewer, the more
#: the weaker one alone decides.
TEAM_SPREAD = 1500


def weaker(worths: list[int]) -> float:
    """Return a smooth minimum of the worths of partners; of equal ones, that of both."""
    least = min(worths)
    rest = sum([math.exp((least - worth) / TEAM_SPREAD) for worth in worths])
    return least - TEAM_SPREAD * math.log(rest / len(worths))
