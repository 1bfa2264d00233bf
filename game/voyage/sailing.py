"""Under sail: the shown way to a field, and what is passed and visited (R16.13, R16.15, R16.70)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .chart import (
    CHEST,
    FORGE,
    GOAL,
    HARBOUR,
    MINE,
    OPEN,
    PRICED,
    REEF,
    TEACHER,
    VILLAGE,
    WRECK,
    Hex,
    neighbours,
)
from .choices_made import RELIC
from .company import add_village_offers, change_gold
from .guards import guard_yields, is_guarded
from .voyage_events import FlagRaised, GuardYielded, PlaceVisited, VoyageEvent
from .voyage_state import FLAG, SPENT, Voyage, VoyageChoice


@dataclass(frozen=True, slots=True)
class ShownWay:
    """The way to a field: the fields from the next one to the last, a sail each.

    ``today`` is how many of them the sails of this day reach; ``met`` tells whether a guard waits
    at the end that does not yield.
    """

    fields: tuple[Hex, ...]
    today: int
    met: bool

    @property
    def sails(self) -> int:
        """The sails that it costs."""
        return len(self.fields)


def way(voyage: Voyage, field: Hex) -> ShownWay | None:
    """Return the shortest way to a field, or None where none leads there.

    Among ways of the same length it is the one that passes most places worth a visit.
    """
    if not _may_enter(voyage, field) or field == voyage.fleet:
        return None
    back: dict[Hex, tuple[int, Hex]] = {voyage.fleet: (0, voyage.fleet)}
    rim = [voyage.fleet]
    while rim and field not in back:
        reached: dict[Hex, tuple[int, Hex]] = {}
        for place in rim:
            gain = back[place][0] + _is_gain(voyage, place)
            for near in neighbours(place):
                if near in back or not _may_enter(voyage, near):
                    continue
                if near not in reached or gain > reached[near][0]:
                    reached[near] = gain, place
        back |= reached
        rim = [place for place in reached if not stops(voyage, place)]
    if field not in back:
        return None
    fields = [field]
    while back[fields[-1]][1] != voyage.fleet:
        fields.append(back[fields[-1]][1])
    fields.reverse()
    return ShownWay(tuple(fields), min(len(fields), voyage.sails), stops(voyage, field))


def stops(voyage: Voyage, place: Hex) -> bool:
    """Tell whether a guard on the field does not let the fleet pass (R16.15)."""
    return is_guarded(voyage, place) and not guard_yields(voyage, place)


def _may_enter(voyage: Voyage, place: Hex) -> bool:
    field = voyage.chart.fields.get(place)
    return field is not None and field.place != REEF and voyage.is_shown(place)


def _is_gain(voyage: Voyage, place: Hex) -> bool:
    field = voyage.chart.fields[place]
    idle = (HARBOUR, OPEN, GOAL, *PRICED)
    return place not in voyage.done and field.place not in idle


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
