"""Ways over the chart as captains think of them: guards and hidden waters are reckoned in sails."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from game.voyage import (
    Deed,
    EndDay,
    Hex,
    Sail,
    TurnUp,
    VisitAgain,
    Voyage,
    guard_of,
    meets_rival,
    neighbours,
    threatened,
    why_not,
)

#: What a guard on the way is worth in sails, which is fought, and hidden waters, turned up first.
GUARDED, HIDDEN = 2, 1
#: Where a ferry goes.
_LANDINGS = ("ferry", "harbour", "market", "lookout")

#: For every field that can be reached, what the way costs, and the field before it.
Ways = dict[Hex, tuple[int, Hex]]


class Crossing(NamedTuple):
    """What is asked of the fields on a way again and again, found once."""

    voyage: Voyage
    guards: frozenset[Hex]
    ferries: tuple[Hex, ...]
    landings: tuple[Hex, ...]


def ways_from(voyage: Voyage, start: Hex, *, ferried: bool = True) -> Ways:
    """Return, for every field that can be reached, what the way costs, and the field before it.

    Not ``ferried``: by sails alone.
    """
    crossing = _crossing(voyage, ferried=ferried)
    known: Ways = {start: (0, start)}
    waiting = [(0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > known[here][0]:
            continue
        if here != start and here in crossing.guards:
            cost += GUARDED
        for there, more in _next(crossing, here):
            total = cost + more
            if there not in known or total < known[there][0]:
                known[there] = total, here
                heappush(waiting, (total, there))
    return known


def _crossing(voyage: Voyage, *, ferried: bool) -> Crossing:
    fields = voyage.chart.fields
    guards = frozenset(place for place in fields if is_guarded(voyage, place))
    seen = [place for place in fields if voyage.is_shown(place) and not voyage.is_sunk(place)]
    ferries = tuple(place for place in seen if fields[place].place == "ferry")
    pays = ferried and voyage.gold > voyage.book.places.ferry_gold
    landings = tuple(place for place in seen if fields[place].place in _LANDINGS)
    return Crossing(voyage, guards, ferries if pays else (), landings)


def _next(crossing: Crossing, here: Hex) -> Iterator[tuple[Hex, int]]:
    voyage = crossing.voyage
    for there in neighbours(here):
        field = voyage.chart.fields.get(there)
        if field is None or voyage.is_sunk(there):
            continue
        shown = voyage.is_shown(there)
        if field.place == "reef" and shown and not _crosses_reefs(voyage):
            continue
        yield there, 1 + (0 if shown or field.goal else HIDDEN)
    if here in crossing.ferries:
        # Where the fleet lies already, the ferry asks for another visit.
        more = 1 if here == voyage.fleet else 0
        yield from ((there, more) for there in crossing.landings if there != here)


def _crosses_reefs(voyage: Voyage) -> bool:
    omen = voyage.book.omens.get(voyage.omen)
    return omen is not None and omen.reefs


def is_guarded(voyage: Voyage, field: Hex) -> bool:
    """Tell whether a guard stands on a field that does not yield, or a rival captain."""
    if meets_rival(voyage, field):
        return True
    guard = guard_of(voyage, field)
    return guard is not None and not guard.yields


def path_to(ways: Ways, target: Hex) -> list[Hex]:
    """Return the fields on a way, the first to enter first; [] for none."""
    path: list[Hex] = []
    here = target
    while here in ways and ways[here][1] != here:
        path.append(here)
        here = ways[here][1]
    return path[::-1]


def days_for(voyage: Voyage, sails: int) -> int:
    """Return after how many days so many sails are sailed."""
    left = sails - voyage.sails
    return 0 if left <= 0 else -(-left // voyage.scenario.sails)


def step_towards(voyage: Voyage, target: Hex) -> Deed:
    """Return the next step of the way to a field, which fights what stands in it."""
    path = path_to(ways_from(voyage, voyage.fleet), target)
    free = voyage.fleet
    for number, step in enumerate(path):
        if step not in neighbours(free):
            # A ferry goes there: it is asked where the fleet stops.
            return _or_wait(voyage, VisitAgain() if free == voyage.fleet else Sail(free))
        waters = voyage.chart.waters_of[step]
        if waters not in voyage.shown:
            return _or_wait(voyage, TurnUp(waters) if free == voyage.fleet else Sail(free))
        if is_guarded(voyage, step):
            return _or_wait(voyage, Sail(step if free == voyage.fleet else free))
        if number >= voyage.sails:
            break
        free = step
    return _or_wait(voyage, Sail(free))


def _or_wait(voyage: Voyage, deed: Deed) -> Deed:
    return deed if why_not(voyage, deed) is None else EndDay()


def out_of_danger(voyage: Voyage) -> Sail | None:
    """Return how the fleet leaves waters that go down tomorrow; None for no need, or no way."""
    lost = [waters for waters, day in threatened(voyage) if day == voyage.day + 1]
    here = voyage.chart.waters_of.get(voyage.fleet)
    if here not in lost:
        return None
    ways = ways_from(voyage, voyage.fleet)
    safe = [
        (cost, place)
        for place, (cost, _) in ways.items()
        if voyage.chart.waters_of[place] not in lost and not is_guarded(voyage, place)
    ]
    for _, place in sorted(safe):
        if why_not(voyage, Sail(place)) is None:
            return Sail(place)
    return None
