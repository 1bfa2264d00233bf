"""The Glicko rating: how strong a player is, and how sure that is.

Glicko-1, as Mark Glickman describes it in "The Glicko system" (1999). A rating period here is
one game, so that the rating moves with every duel.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, pi, sqrt
from typing import NamedTuple

#: The points of difference by which the better player scores ten to one.
_TENFOLD = 400.0
_Q = log(10) / _TENFOLD
#: Nobody is less well known than who has not played.
UNKNOWN = 350.0
#: So many deviations to either side hold the true strength in 95 of 100 cases.
BAND = 1.96


class Rating(NamedTuple):
    """A strength in points, and its deviation: the smaller, the surer."""

    points: float
    deviation: float = UNKNOWN

    @property
    def low(self) -> float:
        """The lower end of where the true strength very likely lies."""
        return self.points - BAND * self.deviation

    @property
    def high(self) -> float:
        """The upper end of where the true strength very likely lies."""
        return self.points + BAND * self.deviation


class RatedGame(NamedTuple):
    """A game against ``rival``: 1 won, ½ drawn, 0 lost."""

    rival: Rating
    score: float


def damping(deviation: float) -> float:
    """Return g(RD): how much a game against somebody so little known tells, 0 to 1."""
    return 1 / sqrt(1 + 3 * (_Q * deviation / pi) ** 2)


def expected_score(own: Rating, rival: Rating) -> float:
    """Return E: what ``own`` scores against ``rival`` on average, 0 to 1."""
    away = damping(rival.deviation) * (own.points - rival.points) / _TENFOLD
    return 1 / (1 + 10**-away)


def rated(own: Rating, games: Iterable[RatedGame]) -> Rating:
    """Return the rating after the games of one period; without games, the same."""
    information = pull = 0.0
    for rival, score in games:
        g, e = damping(rival.deviation), expected_score(own, rival)
        information += (_Q * g) ** 2 * e * (1 - e)
        pull += g * (score - e)
    precision = 1 / own.deviation**2 + information
    return Rating(own.points + _Q / precision * pull, sqrt(1 / precision))


def loosened(own: Rating, drift: float) -> Rating:
    """Return the rating as it is known a period later: players change, by ``drift`` points."""
    return own._replace(deviation=min(UNKNOWN, sqrt(own.deviation**2 + drift**2)))
