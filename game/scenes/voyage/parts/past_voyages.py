"""The voyages that are over, and the one that is under way."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.content import ContentError
from game.play import (
    Achievement,
    EndedVoyage,
    Opened,
    ProfileError,
    VoyageRun,
    ended_voyages,
    load_achievements,
    medals_of,
    next_captain,
    opened,
    saved_voyages,
)
from game.voyage import VoyageHeader

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
    """Return the best score of a captain who sailed alone; 0 for none."""
    alone = [each for each in ended if not each.header.voyage.second]
    scores = [each.result.score for each in alone if each.header.voyage.captain == captain]
    return max(scores, default=0)


def last_captain(ended: Sequence[EndedVoyage]) -> str:
    """Return the captain of the voyage that was begun last; "" for none."""
    return ended[0].header.voyage.captain if ended else ""


def opened_for(services: Services, ended: Sequence[EndedVoyage]) -> Opened:
    """Return what may be chosen after these voyages, as the player has set it (R16.86)."""
    return opened(ended, services.content.voyage, services.settings.open_everything)


def locked_difficulties(services: Services, unlocked: Sequence[str]) -> list[str]:
    """Return what keeps each difficulty that is not open: the one to win on before it (R16.86)."""
    every = list(services.content.voyage.difficulties)
    names = [services.translate(f"setting_out.difficulties.{each}") for each in every]
    return [
        services.translate("setting_out.locked", difficulty=names[place], before=names[place - 1])
        for place, each in enumerate(every)
        if each not in unlocked
    ]


def earned_by(services: Services, run: VoyageRun) -> list[Achievement]:
    """Return the achievements that a voyage has earned; none where the profile cannot be read."""
    try:
        kept = services.profile.figures.achievements()
    except ProfileError:
        return []
    began = run.record.header.began
    return [
        medal
        for medal in load_achievements()
        if medal.voyage and medal.id in kept and kept[medal.id].when == began
    ]


class WaitingVoyage(NamedTuple):
    """A voyage that can be gone on with: whose turn it is, who sails, and the day of how many."""

    path: Path
    saved: datetime
    captain: str
    header: VoyageHeader
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
        who = voyage.captain, voyage.header
        return WaitingVoyage(saved.path, saved.saved, *who, voyage.day, voyage.days)
    return None


def next_to_sail(services: Services) -> str:
    """Return the captain to set out with next."""
    ended = ended_voyages(services.voyages)
    scenario = next(iter(services.content.voyage.scenarios.values()))
    return next_captain(ended, scenario.captains, last_captain(ended))
