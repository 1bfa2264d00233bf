"""How a captain rises, and what a rank lays to choose (R16.26, R16.40)."""

from ..voyage_events import RankRisen, VoyageEvent
from ..voyage_state import Voyage, VoyageChoice
from .choice_options import RELIC


def rise(voyage: Voyage, why: str, events: list[VoyageEvent]) -> None:
    """Raise the captain by one rank, as far as there are ranks (R16.40)."""
    if voyage.rank + 1 not in voyage.book.ranks:
        return
    voyage.rank += 1
    events.append(RankRisen(voyage.rank, why))
    if voyage.book.ranks[voyage.rank].relic:
        voyage.choices = (*voyage.choices, VoyageChoice(RELIC, "rank"))
