"""A player's rating against the computer's strengths, and whom to play next.

Glicko-1, as Mark Glickman describes it in "The Glicko system" (1999). A rating period here is
one game, so that the rating moves with every duel.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import log, log10, pi, sqrt
from typing import NamedTuple

from ..seats import FIRST_DUEL_RIVAL, FIRST_RIVAL, STRENGTHS, USUAL
from .match_figures import DRAWN, WON

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


#: The score of each strength against the one below it. The lower four: 400 games each of
#: ``python -m game simulate strengths --pair beginner first_steps --pair forgetful beginner
#: --pair careless forgetful --pair greedy careless``, seed 0, all formats in turn; the upper
#: three: the same command with ``--ladder``, when version 0.10.0 was made.
STEPS = {
    "beginner": 0.800,
    "forgetful": 0.812,
    "careless": 0.785,
    "greedy": 0.775,
    "two_turns": 0.820,
    "deep": 0.769,
    "master": 0.720,
}
#: The points of ``USUAL``, from which all others are counted.
_MIDDLE = 1500.0
#: A computer player does not change, and hundreds of games tell where it stands.
_KNOWN = 0.0
#: By how much a player may change from one duel to the next, in points.
_DRIFT = 12.0
#: From so many duels on the rating is known well enough to say how one would do.
ENOUGH = 5
_SCORES = {WON: 1.0, DRAWN: 0.5}


class RatedDuel(NamedTuple):
    """A duel against a strength, as it ended for the player."""

    rival: str
    outcome: str


class Proposal(NamedTuple):
    """The strength to play next, and the share of the duels the player would win, 0 to 1.

    ``known``: that share rests on ``ENOUGH`` duels.
    """

    strength: str
    expected: float
    known: bool


def _anchors() -> dict[str, Rating]:
    gaps = [400 * log10(share / (1 - share)) for share in (STEPS[name] for name in STRENGTHS[1:])]
    points = dict(zip(STRENGTHS, accumulate(gaps, initial=0.0), strict=True))
    shift = _MIDDLE - points[USUAL]
    return {name: Rating(round(own + shift), _KNOWN) for name, own in points.items()}


#: The rating of each strength: fixed, for all players alike.
ANCHORS = _anchors()
#: Where everybody begins: with the first rival that is proposed.
BEGINNING = Rating(ANCHORS[FIRST_RIVAL].points)


def rating_course(duels: Iterable[RatedDuel]) -> list[Rating]:
    """Return the rating at the beginning and after each duel, the oldest first."""
    course = [BEGINNING]
    for rival, outcome in duels:
        game = RatedGame(ANCHORS[rival], _SCORES.get(outcome, 0.0))
        course.append(rated(loosened(course[-1], _DRIFT), (game,)))
    return course


def expected_against(own: Rating, strength: str) -> float:
    """Return what share of the duels against a strength the player would win, 0 to 1."""
    return expected_score(own, ANCHORS[strength])


def propose(duels: Sequence[RatedDuel], own: Rating | None = None) -> Proposal:
    """Return whom to play next: who is beaten about every other time.

    It is at most one step above whom was played last; before any duel it is the gentle first
    rival. ``own`` is the rating after them, where the caller has it.
    """
    own = own or rating_course(duels)[-1]
    there = STRENGTHS[: STRENGTHS.index(duels[-1].rival) + 2] if duels else (FIRST_DUEL_RIVAL,)
    chances = {name: expected_against(own, name) for name in there}
    best = min(chances, key=lambda name: abs(chances[name] - 0.5))
    return Proposal(best, chances[best], len(duels) >= ENOUGH)
