"""Under sail: the shown way to a field, and what is passed and visited (R16.13, R16.15, R16.70)."""

from dataclasses import dataclass, replace

from .captains import buildings_of, omen_of
from .chart import (
    BUOY,
    CAPTURED,
    CHEST,
    CRYSTAL_MINE,
    GOAL,
    HARBOUR,
    LOOKOUT,
    MINE,
    OPEN,
    PRICED,
    PRISON,
    REEF,
    RIVAL_HARBOUR,
    SHRINE,
    STONE_MINE,
    VAULT,
    VILLAGE,
    WRECK,
    Hex,
    neighbours,
)
from .choices.choice_options import CARD, RELIC
from .company import add_village_offers, change_goods
from .guard_posts import (
    end_voyage,
    end_with_flags,
    guard_yields,
    hidden_fields,
    is_guarded,
    lies_hidden,
    yields_as_favour,
)
from .others.rivals import meets_rival
from .sea_events import BuoyRead
from .voyage_book import CRYSTAL, GOLD, STONE
from .voyage_events import FlagRaised, GuardYielded, PlaceVisited, VoyageEvent
from .voyage_state import FLAG, SPENT, WON, Voyage, VoyageChoice


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
    back = _reached(voyage, field, set())
    if field not in back:
        return None
    fields = [field]
    while back[fields[-1]][1] != voyage.fleet:
        fields.append(back[fields[-1]][1])
    fields.reverse()
    return ShownWay(tuple(fields), min(len(fields), voyage.sails), stops(voyage, field))


def worst_on_the_way(voyage: Voyage, field: Hex) -> Hex | None:
    """Return where the deepest guard stands that has to be beaten before a field is reached.

    None where no guard has to be, or none would help.
    """
    if field in _reached(voyage, field, set()):
        return None
    beaten: set[Hex] = set()
    fields = voyage.chart.fields
    guards = [place for place in fields if is_guarded(voyage, place)]
    for place in sorted(guards, key=lambda each: fields[each].depth):
        beaten.add(place)
        if field in _reached(voyage, field, beaten):
            return place
    return None


def _reached(voyage: Voyage, field: Hex, beaten: set[Hex]) -> dict[Hex, tuple[int, Hex]]:
    """Return the fields as near as ``field``, each with how much lies before it, and from where.

    The guards of ``beaten`` do not stop the fleet.
    """
    if not _may_enter(voyage, field) or field == voyage.fleet:
        return {}
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
        rim = [place for place in reached if place in beaten or not stops(voyage, place)]
    return back


def stops(voyage: Voyage, place: Hex) -> bool:
    """Tell whether the rival is met, or a guard does not let the fleet pass (R16.15, R16.91)."""
    return meets_rival(voyage, place) or (
        is_guarded(voyage, place) and not guard_yields(voyage, place)
    )


def turn_up_sails(voyage: Voyage) -> int:
    """Return how many sails turning up a waters costs (R16.13, R16.60)."""
    return 0 if any(building.free_turns for building in buildings_of(voyage)) else 1


def course_of(voyage: Voyage, fields: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Return the fields as far as nothing unforeseen stops the fleet.

    That is the hidden goal, or a second guard that would yield as a favour, of which there is one
    a day.
    """
    favours = 0
    for number, place in enumerate(fields, 1):
        favours += yields_as_favour(voyage, place)
        if favours > 1 or lies_hidden(voyage, place):
            return fields[:number]
    return fields


def _may_enter(voyage: Voyage, place: Hex) -> bool:
    field = voyage.chart.fields.get(place)
    if field is None or not voyage.is_shown(place) or voyage.is_sunk(place):
        return False
    return field.place != REEF or omen_of(voyage).reefs


def _is_gain(voyage: Voyage, place: Hex) -> bool:
    field = voyage.chart.fields[place]
    idle = (HARBOUR, OPEN, REEF, GOAL, RIVAL_HARBOUR, *PRICED)
    return place not in voyage.done and field.place not in idle


def pass_guard(voyage: Voyage, place: Hex, events: list[VoyageEvent]) -> None:
    """Let a guard yield: half of the gold, rounded down, no card and no rank (R16.25)."""
    if yields_as_favour(voyage, place):
        voyage.favour = voyage.day
    depth = voyage.book.depths[voyage.chart.fields[place].depth]
    voyage.beaten |= {place}
    voyage.count = replace(voyage.count, yielded=voyage.count.yielded + 1)
    events.append(GuardYielded(place))
    change_goods(voyage, "yield", depth.gold // 2, events, place)


#: What a captured place gives: its good, and the number of it in ``PlaceNumbers``.
MINES = {
    MINE: (GOLD, "mine_gold"),
    STONE_MINE: (STONE, "mine_stone"),
    CRYSTAL_MINE: (CRYSTAL, "mine_crystal"),
}
#: Places that lay a choice and are empty afterwards: what is chosen, and why.
_ONCE = {
    CHEST: (CHEST, CHEST),
    WRECK: (RELIC, WRECK),
    VAULT: (RELIC, VAULT),
    LOOKOUT: (LOOKOUT, LOOKOUT),
    SHRINE: (CARD, SHRINE),
    PRISON: (CARD, PRISON),
}


def visit(voyage: Voyage, place: Hex, events: list[VoyageEvent], *, stopped: bool = True) -> None:
    """Visit a field once; a place that asks a price asks only where the fleet stops (R16.15)."""
    what = voyage.chart.fields[place].place
    if place in voyage.done or (what in PRICED and not stopped):
        return
    if what == HARBOUR and voyage.aboard:
        end_voyage(voyage, WON, voyage.scenario.goals[0].id, events)
    elif what in CAPTURED:
        _capture(voyage, place, what, events)
    elif what in _ONCE:
        voyage.done = {**voyage.done, place: SPENT}
        events.append(PlaceVisited(place, what, True))
        if what == CHEST and not voyage.scenario.buildings:
            change_goods(voyage, CHEST, voyage.book.places.chest_gold, events, place)
            return
        times = voyage.book.places.lookout_waters if what == LOOKOUT else 1
        voyage.choices += (VoyageChoice(*_ONCE[what], field=place),) * times
    elif what in PRICED:
        events.append(PlaceVisited(place, what, False))
        voyage.choices = (*voyage.choices, VoyageChoice(what, what, field=place))
    elif what == BUOY:
        voyage.done = {**voyage.done, place: SPENT}
        events.append(PlaceVisited(place, what, True))
        events.append(BuoyRead(place, len(hidden_fields(voyage))))


def _capture(voyage: Voyage, place: Hex, what: str, events: list[VoyageEvent]) -> None:
    voyage.done = {**voyage.done, place: FLAG}
    if voyage.rival is not None:
        kept = tuple([each for each in voyage.rival.flags if each != place])
        voyage.rival = replace(voyage.rival, flags=kept)
    events.append(PlaceVisited(place, what, False))
    events.append(FlagRaised(place, what))
    if what in MINES:
        good, number = MINES[what]
        amount = getattr(voyage.book.places, number)
        change_goods(voyage, what, amount, events, place, good)
    else:
        voyage.choices = (*voyage.choices, VoyageChoice(VILLAGE, VILLAGE, field=place))
        add_village_offers(voyage, place, events)
    end_with_flags(voyage, events)
