"""How much of an achievement is done that is counted, and which of them are nearest."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from .achievements import METALS, Achievement, FirstWins
from .match_figures import MatchFigures
from .ring_counts import RingFigures


class AchievementProgress(NamedTuple):
    """How much is done of what an achievement takes; ``at_once``: the most in a single match."""

    done: int
    total: int
    at_once: bool = False

    @property
    def share(self) -> float:
        """The share that is done, 0 to 1."""
        return min(1.0, self.done / self.total)


def amount_of(achievement: Achievement) -> tuple[str, int] | None:
    """Return the one deed of which a match must have so many, more than one; None without."""
    if len(achievement.deeds) != 1:
        return None
    ((name, bounds),) = achievement.deeds.items()
    return (name, bounds.least) if bounds.least > 1 else None


def progress_in_matches(
    achievement: Achievement, first_wins: FirstWins, bests: Iterable[MatchFigures]
) -> AchievementProgress | None:
    """Return what matches have done for an achievement; None where nothing is counted for it.

    ``bests`` stand for all matches: one for each way to play, with the most of each deed.
    """
    if achievement.each:
        done = [
            value in first_wins.get(what, {})
            for what, all_ in achievement.each.items()
            for value in all_
        ]
        return AchievementProgress(sum(done), len(done))
    amount = amount_of(achievement)
    if amount is None:
        return None
    deed, least = amount
    any_amount = replace(achievement, deeds={})
    most = max((each.deeds.get(deed, 0) for each in bests if any_amount.is_met(each)), default=0)
    return AchievementProgress(most, least, at_once=True)


def most_in_rings(achievement: Achievement, deed: str, rings: Iterable[RingFigures]) -> int:
    """Return the most that a ring had of a deed, of those that are one but for the amount."""
    any_amount = replace(achievement, deeds={})
    return max(
        (each.deeds.get(deed, 0) for each in rings if any_amount.is_met_in_ring(each)), default=0
    )


def nearest(
    achievements: Iterable[Achievement],
    earned: Container[str],
    progress: Mapping[str, AchievementProgress],
    count: int,
) -> list[str]:
    """Return the ids of the ``count`` achievements that are nearest, and no secret.

    Those of which most is done come first, then those of the lesser metal.
    """

    def order(achievement: Achievement) -> tuple[float, int]:
        known = progress.get(achievement.id)
        return -known.share if known else 0.0, METALS.index(achievement.metal)

    left = (each for each in achievements if each.id not in earned and not each.hidden)
    return [each.id for each in sorted(left, key=order)[:count]]
