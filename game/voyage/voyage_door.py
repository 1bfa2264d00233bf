"""The one door of the voyage's rules: a first position, legal deeds, why not, apply."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Any

from game.rules import Card

from .captains import steps_in_force
from .chart_drawing import draw_chart
from .choices_made import RELIC, choose, prepare
from .company import become_pack, change_gold, join, leave, recruit_price, reinforce_price
from .days import begin_day, end_day, end_voyage, lose_fight, win_fight
from .deeds import (
    Choose,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    GiveUp,
    HirePilot,
    Recruit,
    Reinforce,
    Sail,
    TurnBack,
    TurnUp,
    VisitAgain,
)
from .guards import is_guarded
from .sailing import pass_guard, stops, visit, way
from .voyage_book import VoyageBook
from .voyage_events import (
    FightBegan,
    FleetSailed,
    GuardMet,
    PilotHired,
    TurnedBack,
    VoyageEvent,
    WatersTurnedUp,
)
from .voyage_state import LOST, WON, FightUnderWay, Member, Voyage, VoyageChoice, VoyageHeader
from .why_not_deed import DeedRefused, why_not

_Events = list[VoyageEvent]


def do(voyage: Voyage, deed: Deed, events: _Events) -> None:
    """Do a legal deed: the voyage is changed, and ``events`` tell what happened."""
    _DOING[type(deed)](voyage, deed, events)


def _sail(voyage: Voyage, deed: Sail, events: _Events) -> None:
    """Sail the shown way; guards on it yield, and what is passed is visited (R16.15)."""
    shown = way(voyage, deed.field)
    assert shown is not None
    path = (voyage.fleet, *shown.fields)
    voyage.sails -= shown.sails
    events.append(FleetSailed(path, voyage.sails))
    for before, place in zip(path, shown.fields, strict=False):
        voyage.before, voyage.fleet = before, place
        last = place == deed.field
        if is_guarded(voyage, place):
            if last and (deed.challenge or stops(voyage, place)):
                voyage.before_guard = True
                events.append(GuardMet(place))
                return
            pass_guard(voyage, place, events)
        visit(voyage, place, events, stopped=last)


def _turn_up(voyage: Voyage, deed: TurnUp, events: _Events) -> None:
    voyage.sails -= 1
    voyage.shown |= {deed.waters}
    events.append(WatersTurnedUp(deed.waters, "sail", voyage.sails))
    gold = sum(step.gold_turned_up for _, step in steps_in_force(voyage))
    change_gold(voyage, "turned_up", gold, events)


def _visit_again(voyage: Voyage, _: VisitAgain, events: _Events) -> None:
    voyage.sails -= 1
    visit(voyage, voyage.fleet, events)


def _recruit(voyage: Voyage, deed: Recruit, events: _Events) -> None:
    change_gold(voyage, "recruit", -recruit_price(voyage, deed.card), events)
    voyage.count = replace(voyage.count, recruited=voyage.count.recruited + 1)
    join(voyage, deed.card, "recruit", events)


def _reinforce(voyage: Voyage, deed: Reinforce, events: _Events) -> None:
    change_gold(voyage, "reinforce", -reinforce_price(voyage, deed.card), events)
    become_pack(voyage, deed.card, "reinforce", events)


def _hire(voyage: Voyage, _: HirePilot, events: _Events) -> None:
    change_gold(voyage, "pilot", -voyage.scenario.pilot_gold, events, voyage.fleet)
    number = voyage.pilots.get(voyage.fleet, 0) + 1
    voyage.pilots = {**voyage.pilots, voyage.fleet: number}
    events.append(PilotHired(voyage.fleet, number))


def _engage(voyage: Voyage, deed: Engage, events: _Events) -> None:
    attempt = voyage.attempts.get(voyage.fleet, 0) + 1
    voyage.fight = FightUnderWay(voyage.fleet, attempt, deed.hand, deed.named)
    voyage.last_hand = deed.hand
    events.append(FightBegan(voyage.fleet, attempt, deed.hand))


def _turn_back(voyage: Voyage, _: TurnBack, events: _Events) -> None:
    start, voyage.fleet = voyage.fleet, voyage.before
    voyage.before_guard = False
    events.append(TurnedBack(start, voyage.fleet))


def _end_fight(voyage: Voyage, deed: FightEnded, events: _Events) -> None:
    if deed.outcome == WON:
        win_fight(voyage, events)
    else:
        lose_fight(voyage, deed.outcome, events)


_DOING: dict[type, Callable[[Voyage, Any, _Events], None]] = {
    Sail: _sail,
    TurnUp: _turn_up,
    VisitAgain: _visit_again,
    Recruit: _recruit,
    Reinforce: _reinforce,
    Dismiss: lambda voyage, deed, events: leave(voyage, deed.card, events),
    HirePilot: _hire,
    Engage: _engage,
    TurnBack: _turn_back,
    FightEnded: _end_fight,
    Choose: lambda voyage, deed, events: choose(voyage, deed.index, events),
    EndDay: lambda voyage, _, events: end_day(voyage, events),
    GiveUp: lambda voyage, _, events: end_voyage(voyage, LOST, "given_up", events),
}


#: Raised whenever the same header and deeds would give another voyage than before.
VOYAGE_VERSION = 1
#: The digest leaves these out: they follow from the header and the files.
_GIVEN = ("book", "kit", "chart")


def open_voyage(
    header: VoyageHeader, book: VoyageBook, kit: Iterable[Card]
) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage on its first day and what happened before any deed (R16.4).

    Raises ValueError, in one line, for ids that the book or the kit does not have.
    """
    cards = {card.id: card for card in kit}
    _check(header, book, cards)
    scenario, captain = book.scenarios[header.scenario], book.captains[header.captain]
    difficulty = book.difficulties[header.difficulty]
    chart = draw_chart(scenario, header.seed)
    voyage = Voyage(header, book, cards, chart, chart.harbour, chart.harbour)
    voyage.gold = difficulty.gold
    voyage.company = tuple([Member(card, card in captain.packs) for card in captain.cards])
    voyage.shown = frozenset(range(1 + scenario.turned_up))
    events: list[VoyageEvent] = []
    begin_day(voyage, events)
    if difficulty.gift:
        voyage.choices = (VoyageChoice(RELIC, "gift"),)
    _settle(voyage, events)
    return voyage, events


def apply(voyage: Voyage, deed: Deed) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage after a deed and what happened; raises ``DeedRefused``.

    ``voyage`` itself is left as it is.
    """
    refusal = why_not(voyage, deed)
    if refusal is not None:
        raise DeedRefused(refusal)
    new = voyage.copied()
    events: list[VoyageEvent] = []
    do(new, deed, events)
    _settle(new, events)
    return new, events


def voyage_digest(voyage: Voyage) -> str:
    """Return twelve hexadecimal figures that stand for the voyage."""
    parts = []
    for field in fields(voyage):
        value = getattr(voyage, field.name)
        if isinstance(value, dict):
            value = sorted(value.items())
        elif isinstance(value, frozenset):
            value = sorted(value)
        if field.name not in _GIVEN:
            parts.append(f"{field.name}={value!r}")
    return blake2b("\n".join(parts).encode(), digest_size=6).hexdigest()


def _check(header: VoyageHeader, book: VoyageBook, cards: dict[str, Card]) -> None:
    known = {
        "scenario": (header.scenario, book.scenarios),
        "difficulty": (header.difficulty, book.difficulties),
        "captain": (header.captain, book.captains),
    }
    for what, (identity, group) in known.items():
        if identity not in group:
            raise ValueError(f"no such {what}: {identity!r}")
    missing = [card for card in book.captains[header.captain].cards if card not in cards]
    if missing:
        raise ValueError(f"the kit lacks the card {missing[0]!r} of {header.captain!r}")


def _settle(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the choice that is now to be made; after all choices, visit the field that was won."""
    prepare(voyage, events)
    if not voyage.choices and voyage.visit is not None:
        place, voyage.visit = voyage.visit, None
        visit(voyage, place, events)
        prepare(voyage, events)
