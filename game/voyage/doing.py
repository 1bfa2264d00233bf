"""What each deed does."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from . import deeds
from .captains import steps_sum
from .choices.place_deeds import turn_up
from .choices.taking import choose
from .company import become_pack, change_goods, join, leave, pay, recruit_price, reinforce_price
from .days import end_day, next_day
from .deeds import Deed
from .guard_posts import is_guarded, lies_hidden, post
from .home import build
from .others.allies import hand_over
from .others.persons import give_up
from .others.rivals import lose_meeting, meet, meets_rival, win_meeting
from .outcomes import lose_fight, win_fight
from .sailing import course_of, pass_guard, stops, turn_up_sails, visit, way
from .sea_events import HiddenFound
from .voyage_events import FightBegan, FleetSailed, GuardMet, PilotHired, TurnedBack, VoyageEvent
from .voyage_state import ATTACKS, DEFENDS, WON, FightUnderWay, Voyage

_Events = list[VoyageEvent]


def do(voyage: Voyage, deed: Deed, events: _Events) -> None:
    """Do a legal deed: the voyage is changed, and ``events`` tell what happened."""
    _DOING[type(deed)](voyage, deed, events)


def _sail(voyage: Voyage, deed: deeds.Sail, events: _Events) -> None:
    """Sail the shown way; guards on it yield, and what is passed is visited (R16.15)."""
    shown = way(voyage, deed.field)
    assert shown is not None
    fields = course_of(voyage, shown.fields)
    path = (voyage.fleet, *fields)
    voyage.sails -= len(fields)
    events.append(FleetSailed(path, voyage.sails))
    for before, place in zip(path, fields, strict=False):
        voyage.before, voyage.fleet = before, place
        last = place == fields[-1]
        if lies_hidden(voyage, place):
            voyage.found = True
            events.append(HiddenFound(place))
        if meets_rival(voyage, place):
            meet(voyage, place, ATTACKS, events)
            return
        if is_guarded(voyage, place):
            if stops(voyage, place) or (deed.challenge and last):
                voyage.before_guard = True
                events.append(GuardMet(place))
                return
            pass_guard(voyage, place, events)
        visit(voyage, place, events, stopped=last)
        if voyage.end:
            return


def _turn_up(voyage: Voyage, deed: deeds.TurnUp, events: _Events) -> None:
    voyage.sails -= turn_up_sails(voyage)
    turn_up(voyage, deed.waters, "sail", events)


def _visit_again(voyage: Voyage, _: deeds.VisitAgain, events: _Events) -> None:
    voyage.sails -= 1
    visit(voyage, voyage.fleet, events)


def _recruit(voyage: Voyage, deed: deeds.Recruit, events: _Events) -> None:
    pay(voyage, "recruit", recruit_price(voyage, deed.card), events)
    voyage.count = replace(voyage.count, recruited=voyage.count.recruited + 1)
    join(voyage, deed.card, "recruit", events)


def _reinforce(voyage: Voyage, deed: deeds.Reinforce, events: _Events) -> None:
    change_goods(voyage, "reinforce", -reinforce_price(voyage, deed.card), events)
    become_pack(voyage, deed.card, "reinforce", events)


def _dismiss(voyage: Voyage, deed: deeds.Dismiss, events: _Events) -> None:
    leave(voyage, deed.card, events)
    change_goods(voyage, "dismiss", steps_sum(voyage, "dismiss_gold"), events)


def _hire(voyage: Voyage, _: deeds.HirePilot, events: _Events) -> None:
    change_goods(voyage, "pilot", -voyage.scenario.pilot_gold, events, voyage.fleet)
    number = voyage.pilots.get(voyage.fleet, 0) + 1
    voyage.pilots = {**voyage.pilots, voyage.fleet: number}
    events.append(PilotHired(voyage.fleet, number))


def _engage(voyage: Voyage, deed: deeds.Engage, events: _Events) -> None:
    field = post(voyage, voyage.fleet)
    assert field is not None
    attempt = voyage.attempts.get(field.hex, 0) + 1
    voyage.fight = FightUnderWay(voyage.fleet, attempt, deed.hand, deed.named)
    voyage.last_hand = deed.hand
    events.append(FightBegan(voyage.fleet, attempt, deed.hand))


def _engage_together(voyage: Voyage, deed: deeds.EngageTogether, events: _Events) -> None:
    _engage(voyage, deeds.Engage(deed.hand, deed.named), events)
    assert voyage.fight is not None
    voyage.fight = replace(voyage.fight, other=deed.other, other_named=deed.other_named)
    if voyage.ally is not None:
        voyage.ally = replace(voyage.ally, last_hand=deed.other)
    elif voyage.beside is not None:
        voyage.beside.last_hand = deed.other


def _turn_back(voyage: Voyage, _: deeds.TurnBack, events: _Events) -> None:
    start, voyage.fleet = voyage.fleet, voyage.before
    voyage.before_guard, voyage.meeting = False, ""
    events.append(TurnedBack(start, voyage.fleet))


def _end_fight(voyage: Voyage, deed: deeds.FightEnded, events: _Events) -> None:
    won, meeting = deed.outcome == WON, voyage.meeting
    if not meeting:
        win_fight(voyage, events) if won else lose_fight(voyage, deed.outcome, events)
        return
    if won:
        win_meeting(voyage, events)
    else:
        lose_meeting(voyage, deed.outcome, events)
    if meeting == DEFENDS and not voyage.end:
        next_day(voyage, events)


_DOING: dict[type, Callable[[Voyage, Any, _Events], None]] = {
    deeds.Sail: _sail,
    deeds.TurnUp: _turn_up,
    deeds.VisitAgain: _visit_again,
    deeds.Recruit: _recruit,
    deeds.Reinforce: _reinforce,
    deeds.Dismiss: _dismiss,
    deeds.Build: lambda voyage, deed, events: build(voyage, deed.building, events),
    deeds.HirePilot: _hire,
    deeds.Engage: _engage,
    deeds.EngageTogether: _engage_together,
    deeds.HandOver: lambda voyage, _, events: hand_over(voyage, events),
    deeds.TurnBack: _turn_back,
    deeds.FightEnded: _end_fight,
    deeds.Choose: lambda voyage, deed, events: choose(voyage, deed.index, events),
    deeds.EndDay: lambda voyage, _, events: end_day(voyage, events),
    deeds.GiveUp: lambda voyage, _, events: give_up(voyage, events),
}
