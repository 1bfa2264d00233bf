"""The voyages that are over: the best of each captain, and the medals won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.play import EndedVoyage, ended_voyages, medals_of

from ...services import Services

#: The medal for a voyage that is won with so many days left.
EARLY, EARLY_DAYS = "early", 2


def past_voyages(services: Services) -> Sequence[EndedVoyage]:
    """Return the voyages that are over, those begun last first."""
    return ended_voyages(services.voyages)


def medals_had(ended: Iterable[EndedVoyage], captain: str) -> frozenset[str]:
    """Return the medals of a captain: the goals that were beaten, and ``EARLY``."""
    medals = medals_of(ended).get(captain, ())
    early = {EARLY} if any(medal.days_left >= EARLY_DAYS for medal in medals) else set()
    return frozenset({medal.goal for medal in medals} | early)


def best_score(ended: Iterable[EndedVoyage], captain: str) -> int:
    """Return the best score of a captain; 0 for none."""
    scores = [each.result.score for each in ended if each.header.voyage.captain == captain]
    return max(scores, default=0)


def last_captain(ended: Sequence[EndedVoyage]) -> str:
    """Return the captain of the voyage that was begun last; "" for none."""
    return ended[0].header.voyage.captain if ended else ""
