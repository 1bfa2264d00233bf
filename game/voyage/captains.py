"""The captain's rank and specialty, and the relics aboard (R16.40 to R16.52)."""

from __future__ import annotations

from .voyage_book import Captain, CaptainStep, Relic
from .voyage_state import Voyage


def captain_of(voyage: Voyage) -> Captain:
    """Return the captain of the voyage."""
    return voyage.book.captains[voyage.header.captain]


def steps_in_force(voyage: Voyage) -> list[tuple[str, CaptainStep]]:
    """Return the captain's steps in force, each with the id of its words: "mirel.2" (R16.41)."""
    captain = captain_of(voyage)
    steps: list[tuple[str, CaptainStep]] = []
    for number, step in enumerate(captain.steps[: voyage.book.ranks[voyage.rank].step], 1):
        if step.replaces:
            steps.pop()
        steps.append((f"{captain.id}.{number}", step))
    return steps


def sails_of_day(voyage: Voyage) -> int:
    """Return how many sails a day begins with, the omen that lies open counted (R16.13)."""
    ranks = (voyage.book.ranks[rank].sails for rank in range(1, voyage.rank + 1))
    steps = (step.sails for _, step in steps_in_force(voyage))
    omen = voyage.book.omens.get(voyage.omen)
    extra = sum(ranks) + sum(steps) + (omen.sails if omen else 0)
    return max(0, voyage.scenario.sails + extra)


def keeps_packs(voyage: Voyage) -> bool:
    """Tell whether no pack becomes few after a lost fight."""
    return any(step.keeps_packs for _, step in steps_in_force(voyage))


def relics_aboard(voyage: Voyage) -> list[Relic]:
    """Return the relics aboard, in the order in which they were taken."""
    return [voyage.book.relics[relic] for relic in voyage.relics]


def destroyed_by(voyage: Voyage, relic: str) -> str:
    """Return the relic of the same class that a new one destroys, "" for none (R16.50)."""
    kind = voyage.book.relics[relic].kind
    return next((each.id for each in relics_aboard(voyage) if each.kind == kind), "")
