"""What changes the fights of a voyage now: relics, the captain's steps, the omen (R16.52)."""

from collections.abc import Mapping
from dataclasses import replace

from game.rules import CardChange, Change, Which

from .captains import omen_of, relics_aboard, steps_in_force
from .voyage_book import NAMED, Naming
from .voyage_state import Voyage


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
