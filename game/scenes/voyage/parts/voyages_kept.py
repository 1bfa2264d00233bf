"""The voyages in the store: the one under way, and who would sail next."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.content import ContentError
from game.play import VoyageRun, ended_voyages, next_captain, saved_voyages

from ...services import Services
from .past_voyages import last_captain


class WaitingVoyage(NamedTuple):
    """A voyage that can be gone on with: its captain, and the day of how many."""

    path: Path
    saved: datetime
    captain: str
    day: int
    days: int


def waiting_voyage(services: Services) -> WaitingVoyage | None:
    """Return the voyage that was saved last of those that can be gone on with."""
    for saved in saved_voyages(services.voyages, services.content):
        if saved.problem:
            continue
        try:
            voyage = VoyageRun.watch(services.content, saved.path).voyage
        except ContentError:
            # The list of saved games says what is wrong with it.
            continue
        captain = voyage.header.captain
        return WaitingVoyage(saved.path, saved.saved, captain, voyage.day, voyage.days)
    return None


def next_to_sail(services: Services) -> str:
    """Return the captain to set out with next."""
    ended = ended_voyages(services.voyages)
    scenario = next(iter(services.content.voyage.scenarios.values()))
    return next_captain(ended, scenario.captains, last_captain(ended))
