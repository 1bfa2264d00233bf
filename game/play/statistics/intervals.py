"""How sure a share is: intervals for shares of games, which come in pairs.

The interval is Wilson's: unlike the usual "share ± 1.96 errors" it never leaves 0 to 1, has a width
when all games are won, and holds the true share as often as it says for small and lopsided samples.

It rests on a number of *independent* games, and the two games of a deal are not independent. Their
worth is measured: the spread of the pairs' scores tells how many independent games would have
spread as much. The answer is kept between the number of pairs (the second game of each would have
told nothing new) and the number of games, so the interval is never narrower than that of
independent games.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

#: The normal deviate of 95 %.
DEVIATE = 1.959963984540054


class Share(NamedTuple):
    """A share, and the interval that holds the true one in 95 of 100 cases."""

    share: float
    low: float
    high: float


def wilson(share: float, count: float) -> Share:
    """Return Wilson's interval for a share of ``count`` independent games."""
    if count <= 0:
        return Share(0.0, 0.0, 1.0)
    squared = DEVIATE**2
    middle = (share + squared / (2 * count)) / (1 + squared / count)
    spread = share * (1 - share) / count + squared / (4 * count * count)
    half = DEVIATE * sqrt(spread) / (1 + squared / count)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def share_of(scores: Sequence[float]) -> Share:
    """Return the share of independent games by their scores: 1 won, ½ drawn, 0 lost."""
    count = len(scores)
    return wilson(sum(scores) / count if count else 0.0, count)


def share_of_pairs(scores: Sequence[float]) -> Share:
    """Return the share of games of which each two that follow one another are a pair."""
    games = len(scores)
    pairs = [(one + other) / 2 for one, other in zip(scores[::2], scores[1::2], strict=True)]
    if not pairs:
        return wilson(0.0, 0)
    share = sum(pairs) / len(pairs)
    return wilson(share, min(games, max(len(pairs), _independent(pairs, share))))


def _independent(pairs: Sequence[float], share: float) -> float:
    """Return how many independent games would spread as these pairs do; 0 if that is not told."""
    if len(pairs) < 2 or not 0 < share < 1:
        return 0.0
    variance = sum((score - share) ** 2 for score in pairs) / (len(pairs) - 1)
    if variance == 0:
        return 2.0 * len(pairs)
    return share * (1 - share) * len(pairs) / variance
