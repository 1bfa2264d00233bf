"""The days with their income, offers and omens, and the outcome of a fight (R16.10 to R16.27)."""

from dataclasses import replace

from .captains import buildings_of, omen_of, sails_of_day, steps_sum
from .chart import VILLAGE, distance
from .choices.choice_options import CARD, DESERTERS, VOLUNTEERS, volunteers
from .choices.place_deeds import deserter, turn_up
from .company import change_goods, lay_offers
from .guard_posts import end_voyage, end_without_goals, goal_at
from .luck import shuffled, stream
from .others.persons import better, change_places, settle_persons
from .others.rivals import rival_day
from .sailing import MINES
from .sea_events import FlagTaken, GoalCame, WatersSunk, WatersThreatened
from .voyage_book import CRYSTAL, GOLD, STONE
from .voyage_events import DayBegan, DayEnded, GuardMet, OmenDrawn, VoyageEvent
from .voyage_state import LOST, WON, Voyage, VoyageChoice

#: So many days before they go down, it is told of waters.
_TOLD_BEFORE = 2


def begin_day(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Begin the day whose number stands in the voyage."""
    draws = bool(voyage.day % 2 == 0 and voyage.scenario.omens)
    if draws:
        omens = shuffled(stream(voyage.header.seed, "omens"), voyage.scenario.omens)
        voyage.omen = omens[(voyage.day // 2 - 1) % len(omens)]
        voyage.omen_used = False
    voyage.built_today = 0
    voyage.sails = sails_of_day(voyage)
    events.append(DayBegan(voyage.day, voyage.sails))
    if draws:
        events.append(OmenDrawn(voyage.omen))
        _happen_at_once(voyage, events)
    if voyage.day % 2:
        if voyage.day > 1:
            _take_income(voyage, events)
        lay_offers(voyage, events)
    _sink(voyage, events)
    _stir_goals(voyage, events)


def end_day(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """End the day, and begin the next one or end the voyage (R16.82)."""
    events.append(DayEnded(voyage.day, voyage.sails))
    voyage.count = replace(voyage.count, sails_lost=voyage.count.sails_lost + voyage.sails)
    voyage.sails = 0
    if voyage.beside is not None:
        _pass_on(voyage, events)
        return
    if voyage.day >= voyage.days:
        end_voyage(voyage, LOST, "harbour" if voyage.come else "days", events)
        return
    rival_day(voyage, events)
    if not voyage.meeting:
        next_day(voyage, events)


def _pass_on(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Let the other person have the day; after both have had the last, the better score wins."""
    voyage.day += 1
    settle_persons(voyage)
    change_places(voyage, events)
    if voyage.day <= voyage.days:
        begin_day(voyage, events)
        return
    if not better(voyage):
        change_places(voyage, events)
    end_voyage(voyage, WON, "score", events)


def next_day(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Begin the day after this one, unless no goal is left."""
    voyage.day += 1
    if not end_without_goals(voyage, events):
        begin_day(voyage, events)


def _take_income(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Take the income of home and of every flag, as often as the omen says (R16.11)."""
    places, times = voyage.book.places, omen_of(voyage).income
    built = sum(building.odd_gold for building in buildings_of(voyage))
    gold = voyage.scenario.home_gold + built + steps_sum(voyage, "odd_gold")
    harbour = voyage.chart.harbour
    change_goods(voyage, "income", gold * times, events, harbour)
    change_goods(voyage, "income", voyage.scenario.home_stone * times, events, harbour, STONE)
    for place in voyage.flags:
        if place in voyage.idle:
            continue
        what = voyage.chart.fields[place].place
        if what == VILLAGE:
            good, number = (
                (STONE, "village_stone") if place in voyage.stony else (GOLD, "village_gold")
            )
        else:
            good, number = MINES[what]
        change_goods(voyage, what, getattr(places, number) * times, events, place, good)


def _happen_at_once(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Do what an omen does as it is drawn (R16.70)."""
    omen = omen_of(voyage)
    for _ in range(omen.turns_up):
        hidden = [n for n in range(len(voyage.chart.waters)) if n not in voyage.shown]
        if hidden:
            found = shuffled(stream(voyage.header.seed, "lights", voyage.day), hidden)[0]
            turn_up(voyage, found, voyage.omen, events)
    toll = min(voyage.gold, omen.toll * len(voyage.flags))
    change_goods(voyage, "toll", -toll, events)
    if omen.deserters and deserter(voyage):
        voyage.choices = (*voyage.choices, VoyageChoice(DESERTERS, voyage.omen))
    else:
        change_goods(voyage, DESERTERS, -min(voyage.gold, omen.deserters), events)
    if voyage.scenario.buildings:
        change_goods(voyage, voyage.omen, omen.crystal, events, None, CRYSTAL)
    if volunteers(voyage):
        voyage.choices = (*voyage.choices, VoyageChoice(CARD, VOLUNTEERS))


def sinking_order(voyage: Voyage) -> list[tuple[int, int]]:
    """Return the waters that go down, each with the day at whose beginning it does (R16.81).

    Only what ``threatened`` tells is to be shown.
    """
    scenario = voyage.scenario
    rim = range(1, len(voyage.chart.waters) - 1)
    order = shuffled(stream(voyage.header.seed, "sinking"), rim)[: scenario.sinks]
    days = (scenario.sinks_from + number * scenario.sinks_every for number in range(len(order)))
    return list(zip(order, days, strict=True))


def threatened(voyage: Voyage) -> tuple[tuple[int, int], ...]:
    """Return the waters of which it is told that they go down, and the day."""
    return tuple(
        [
            (waters, day)
            for waters, day in sinking_order(voyage)
            if voyage.day < day <= voyage.day + _TOLD_BEFORE
        ]
    )


def _sink(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Let waters go down, and tell of the next."""
    for waters, day in sinking_order(voyage):
        if day == voyage.day + _TOLD_BEFORE:
            events.append(WatersThreatened(waters, day))
        if day != voyage.day:
            continue
        voyage.sunk |= {waters}
        voyage.shown |= {waters}
        voyage.done = {
            place: done for place, done in voyage.done.items() if not voyage.is_sunk(place)
        }
        voyage.idle &= frozenset(voyage.done)
        voyage.stony &= frozenset(voyage.done)
        if voyage.is_sunk(voyage.fleet):
            voyage.fleet = voyage.before = voyage.chart.harbour
            voyage.sails = 0
        events.append(WatersSunk(waters, voyage.fleet))


def _stir_goals(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Let the goals act that do: take down a flag, come to the harbour on the last day."""
    for field in [each for each in voyage.chart.goals if each.hex not in voyage.beaten]:
        goal, here = goal_at(voyage, field), field.hex
        assert goal is not None
        if goal.takes_flags and voyage.day % goal.takes_flags == 0 and voyage.flags:
            taken = min(voyage.flags, key=lambda place: distance(place, here))
            voyage.done = {place: done for place, done in voyage.done.items() if place != taken}
            voyage.idle -= {taken}
            voyage.stony -= {taken}
            events.append(FlagTaken(taken))
        if goal.comes and voyage.day == voyage.days:
            voyage.come = True
            events.append(GoalCame(here, voyage.chart.harbour))
            if voyage.fleet == voyage.chart.harbour:
                voyage.before_guard = True
                events.append(GuardMet(voyage.fleet))
