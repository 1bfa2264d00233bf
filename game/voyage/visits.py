"""Guards that yield, and places that are visited (R16.15, R16.25, R16.70)."""

from __future__ import annotations

from dataclasses import replace

from .chart import CHEST, FORGE, MINE, PRICED, TEACHER, VILLAGE, WRECK
from .choices_made import RELIC
from .company import add_village_offers, change_gold
from .hexes import Hex
from .voyage_events import FlagRaised, GuardYielded, PlaceVisited, VoyageEvent
from .voyage_state import FLAG, SPENT, Voyage, VoyageChoice


def pass_guard(voyage: Voyage, place: Hex, events: list[VoyageEvent]) -> None:
    """Let a guard yield: half of the gold, rounded down, no card and no rank (R16.25)."""
    depth = voyage.book.depths[voyage.chart.fields[place].depth]
    voyage.beaten |= {place}
    voyage.count = replace(voyage.count, yielded=voyage.count.yielded + 1)
    events.append(GuardYielded(place))
    change_gold(voyage, "yield", depth.gold // 2, events, place)


def visit(voyage: Voyage, place: Hex, events: list[VoyageEvent], *, stopped: bool = True) -> None:
    """Visit a field once; a place that asks a price asks only where the fleet stops (R16.15)."""
    what = voyage.chart.fields[place].place
    if place in voyage.done or (what in PRICED and not stopped):
        return
    numbers = voyage.book.places
    if what in (MINE, VILLAGE):
        voyage.done = {**voyage.done, place: FLAG}
        events.append(PlaceVisited(place, what, False))
        events.append(FlagRaised(place, what))
        if what == MINE:
            change_gold(voyage, MINE, numbers.mine_gold, events, place)
        else:
            voyage.choices = (*voyage.choices, VoyageChoice(VILLAGE, VILLAGE, field=place))
            add_village_offers(voyage, place, events)
    elif what in (CHEST, WRECK):
        voyage.done = {**voyage.done, place: SPENT}
        events.append(PlaceVisited(place, what, True))
        if what == CHEST:
            change_gold(voyage, CHEST, numbers.chest_gold, events, place)
        else:
            voyage.choices = (*voyage.choices, VoyageChoice(RELIC, WRECK, field=place))
    elif what in (FORGE, TEACHER):
        events.append(PlaceVisited(place, what, False))
        voyage.choices = (*voyage.choices, VoyageChoice(what, what, field=place))
