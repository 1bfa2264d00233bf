"""The captain's rank, specialty and relics (R16.40 to R16.52), and what changes fights now."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.rules import CardChange, Change, Which

from .voyage_book import NAMED, Building, Captain, CaptainStep, Naming, Omen, Relic
from .voyage_state import Voyage

_NO_OMEN = Omen("")


def captain_of(voyage: Voyage) -> Captain:
    """Return the captain of the voyage; of two, the one who has the helm."""
    return voyage.book.captains[voyage.captain]


def steps_in_force(voyage: Voyage) -> list[tuple[str, CaptainStep]]:
    """Return the captain's steps in force, each with the id of its words: "mirel.2" (R16.41)."""
    return steps_of(captain_of(voyage), voyage.book.ranks[voyage.rank].step)


def steps_of(captain: Captain, number: int) -> list[tuple[str, CaptainStep]]:
    """Return those of a captain's first steps that are in force, each with the id of its words."""
    steps: list[tuple[str, CaptainStep]] = []
    for place, step in enumerate(captain.steps[:number], 1):
        if step.replaces:
            steps.pop()
        steps.append((f"{captain.id}.{place}", step))
    return steps


def sails_of_day(voyage: Voyage) -> int:
    """Return how many sails a day begins with, the omen that lies open counted (R16.13)."""
    ranks = (each.sails for rank, each in voyage.book.ranks.items() if rank <= voyage.rank)
    extra = sum(ranks) + steps_sum(voyage, "sails") + omen_of(voyage).sails
    built = sum(building.sails for building in buildings_of(voyage))
    return max(0, voyage.scenario.sails + extra + built)


def steps_sum(voyage: Voyage, what: str) -> int:
    """Return how much of a number the steps in force make together, those of an ally as well."""
    steps = steps_in_force(voyage)
    if voyage.ally is not None:
        ally = voyage.book.captains[voyage.ally.captain]
        steps += steps_of(ally, voyage.book.ranks[voyage.rank].step)
    return sum(getattr(step, what) for _, step in steps)


def omen_of(voyage: Voyage) -> Omen:
    """Return the omen that lies open, or one that changes nothing (R16.12)."""
    return voyage.book.omens.get(voyage.omen, _NO_OMEN)


def buildings_of(voyage: Voyage) -> Iterator[Building]:
    """Yield the buildings of home that stand, in the order in which they were raised (R16.60)."""
    return (voyage.book.buildings[building] for building in voyage.built)


def keeps_packs(voyage: Voyage) -> bool:
    """Tell whether no pack becomes few after a lost fight."""
    return bool(steps_sum(voyage, "keeps_packs")) or any(
        building.keeps_packs for building in buildings_of(voyage)
    )


def relics_aboard(voyage: Voyage) -> list[Relic]:
    """Return the relics aboard, in the order in which they were taken."""
    return [voyage.book.relics[relic] for relic in voyage.relics]


def destroyed_by(voyage: Voyage, relic: str) -> str:
    """Return the relic of the same class that a new one destroys, "" for none (R16.50)."""
    kind = voyage.book.relics[relic].kind
    return next((each.id for each in relics_aboard(voyage) if each.kind == kind), "")


def sources_in_force(voyage: Voyage) -> list[tuple[str, tuple[Change, ...], Naming | None]]:
    """Return what changes a fight now: relics, the captain's steps, the omen, each by its id."""
    found = [(relic.id, relic.changes, relic.named) for relic in relics_aboard(voyage)]
    found += [(source, step.changes, step.named) for source, step in steps_in_force(voyage)]
    omen = omen_of(voyage)
    if omen.changes:
        found.append((omen.id, omen.changes, None))
    return found


def changes_in_force(
    voyage: Voyage, named: Mapping[str, str]
) -> tuple[tuple[Change, ...], tuple[str, ...]]:
    """Return the changes of a fight now, and beside each its source; ``named`` cards by source."""
    changes: list[Change] = []
    sources: list[str] = []
    for source, own, naming in sources_in_force(voyage):
        if naming is not None and source not in named:
            continue
        changes += [with_name(change, named.get(source, "")) for change in own]
        sources += [source] * len(own)
    return tuple(changes), tuple(sources)


def with_name(change: Change, card: str) -> Change:
    """Return a change that means the card named for it, where it means one (R16.20)."""
    if isinstance(change, CardChange) and change.which.ids == (NAMED,):
        return replace(change, which=Which((card,)))
    return change
