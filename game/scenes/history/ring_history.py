"""The history of an evening with rings, and of one at sea, for pictures."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from game.play import VoyageRun, computer_action
from game.voyage import Engage, GiveUp, VoyageHeader, legal_deeds

from ..examples import begun_ring, played_ring
from ..services import Services
from .history_scene import HistoryScene

#: Each match: its mode, the seats of persons, and the seed by which it came out as it did.
_MATCHES = (
    ("pairs", (0,), 3),
    ("four", (0, 3), 1),
    ("three", (1,), 4),
    ("horde", (0, 2), 2),
    ("pairs", (0, 1, 2, 3), 5),
)


def file_rings(services: Services) -> None:
    """File matches of every mode, two hours apart, the first of them left by its last person."""
    now = datetime.now(UTC).replace(microsecond=0)
    left = begun_ring(services, "horde")
    left.hand_over(0)
    played = [played_ring(services, *each) for each in _MATCHES]
    for number, match in enumerate((*played, left)):
        record = match.record
        assert record is not None
        record.header = replace(record.header, began=now - timedelta(hours=2 * number))
        services.profile.file_match(record)


def example(services: Services) -> HistoryScene:
    """Return the history of an evening with rings."""
    file_rings(services)
    return HistoryScene(services)


def example_voyage(services: Services) -> HistoryScene:
    """Return the history of a fight of a voyage, which was won."""
    header = VoyageHeader("out_of_the_harbour", "fair", "mirel", 27)
    run, luck = VoyageRun.new(services.content, header, services.voyages), random.Random(3)
    while run.voyage.fight is None:
        deeds = [deed for deed in legal_deeds(run.voyage) if not isinstance(deed, GiveUp)]
        fights = [deed for deed in deeds if isinstance(deed, Engage)]
        run.submit(luck.choice(fights or deeds))
    match = run.begin_fight()
    while match.result is None:
        match.submit(computer_action(match))
    services.file(match)
    run.finish_fight(match)
    run.close()
    return HistoryScene(services)
