"""The stakes of a voyage's fight, in words for the table."""

from __future__ import annotations

from game.voyage import Voyage, guard_of

from ...match.fight.fight_plaque import FightStakes
from ...services import Services
from ..parts.voyage_words import (
    brief_words,
    guard_about,
    guard_name,
    guard_picture,
    lost_lines,
    won_lines,
)


def stakes_of(services: Services, voyage: Voyage) -> FightStakes:
    """Return who the guard of the fight under way is, and what either end brings."""
    assert voyage.fight is not None
    guard = guard_of(voyage, voyage.fight.field)
    assert guard is not None
    return FightStakes(
        guard_name(services, guard),
        guard_about(services, voyage, guard),
        guard_picture(guard),
        brief_words(services, voyage, guard),
        tuple(line.words for line in won_lines(services, voyage, guard)),
        tuple(line.words for line in lost_lines(services, voyage, guard)),
    )
