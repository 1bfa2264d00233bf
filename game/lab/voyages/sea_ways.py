"""Ways over the chart as a captain thinks of them: through guards, and into hidden waters."""

from __future__ import annotations

from heapq import heappop, heappush

from game.voyage import Hex, Voyage, guard_of, neighbours

#: What a guard on the way is worth in sails, which is fought, and hidden waters, turned up first.
GUARDED, HIDDEN = 2, 1


def ways_from(voyage: Voyage, start: Hex, guarded: int = GUARDED) -> dict[Hex, tuple[int, Hex]]:
    """Return, for every field that can be reached, what the way costs, and the field before it."""
    known: dict[Hex, tuple[int, Hex]] = {start: (0, start)}
    guards = {place for place in voyage.chart.fields if is_guarded(voyage, place)}
    waiting = [(0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > known[here][0]:
            continue
        if here != start and here in guards:
            cost += guarded
        for there in neighbours(here):
            field = voyage.chart.fields.get(there)
            if field is None or (field.place == "reef" and voyage.is_shown(there)):
                continue
            total = cost + 1 + (0 if voyage.is_shown(there) or field.goal else HIDDEN)
            if there not in known or total < known[there][0]:
                known[there] = total, here
                heappush(waiting, (total, there))
    return known


def is_guarded(voyage: Voyage, field: Hex) -> bool:
    """Tell whether a guard stands on a field that does not yield."""
    guard = guard_of(voyage, field)
    return guard is not None and not guard.yields


def path_to(ways: dict[Hex, tuple[int, Hex]], target: Hex) -> list[Hex]:
    """Return the fields on a way, the first to enter first; [] for none."""
    path: list[Hex] = []
    here = target
    while here in ways and ways[here][1] != here:
        path.append(here)
        here = ways[here][1]
    return path[::-1]
