"""The one door of the voyage's rules: a first position, legal deeds, why not, apply."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Any

from game.rules import Card

from .captains import steps_sum
from .chart_drawing import draw_chart
from .choices.choice_options import RELIC
from .choices.choices_made import choose, prepare
from .choices.place_deeds import turn_up
from .company import (
    become_pack,
    change_goods,
    join,
    leave,
    pay,
    recruit_price,
    reinforce_price,
)
from .days import begin_day, end_day, next_day
from .deeds import (
    Build,
    Choose,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    EngageTogether,
    FightEnded,
    GiveUp,
    HandOver,
    HirePilot,
    Recruit,
    Reinforce,
    Sail,
    TurnBack,
    TurnUp,
    VisitAgain,
)
from .endings import end_voyage
from .guards import is_guarded, lies_hidden, post
from .home import build
from .others.allies import first_ally, hand_over
from .others.persons import second_voyage, settle_persons
from .others.rivals import first_rival, lose_meeting, meet, meets_rival, win_meeting
from .outcomes import lose_fight, win_fight
from .sailing import course_of, pass_guard, stops, turn_up_sails, visit, way
from .scenarios import SQUALLS
from .voyage_book import VoyageBook
from .voyage_events import (
    FightBegan,
    FleetSailed,
    GuardMet,
    HiddenFound,
    PilotHired,
    TurnedBack,
    VoyageEvent,
)
from .voyage_state import (
    ATTACKS,
    DEFENDS,
    LOST,
    WON,
    FightUnderWay,
    Member,
    Voyage,
    VoyageChoice,
    VoyageHeader,
    VoyageStart,
)
from .why_not_deed import DeedRefused, why_not

_Events = list[VoyageEvent]


def do(voyage: Voyage, deed: Deed, events: _Events) -> None:
    """Do a legal deed: the voyage is changed, and ``events`` tell what happened."""
    _DOING[type(deed)](voyage, deed, events)


def _sail(voyage: Voyage, deed: Sail, events: _Events) -> None:
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


def _turn_up(voyage: Voyage, deed: TurnUp, events: _Events) -> None:
    voyage.sails -= turn_up_sails(voyage)
    turn_up(voyage, deed.waters, "sail", events)


def _visit_again(voyage: Voyage, _: VisitAgain, events: _Events) -> None:
    voyage.sails -= 1
    visit(voyage, voyage.fleet, events)


def _recruit(voyage: Voyage, deed: Recruit, events: _Events) -> None:
    pay(voyage, "recruit", recruit_price(voyage, deed.card), events)
    voyage.count = replace(voyage.count, recruited=voyage.count.recruited + 1)
    join(voyage, deed.card, "recruit", events)


def _reinforce(voyage: Voyage, deed: Reinforce, events: _Events) -> None:
    change_goods(voyage, "reinforce", -reinforce_price(voyage, deed.card), events)
    become_pack(voyage, deed.card, "reinforce", events)


def _dismiss(voyage: Voyage, deed: Dismiss, events: _Events) -> None:
    leave(voyage, deed.card, events)
    change_goods(voyage, "dismiss", steps_sum(voyage, "dismiss_gold"), events)


def _hire(voyage: Voyage, _: HirePilot, events: _Events) -> None:
    change_goods(voyage, "pilot", -voyage.scenario.pilot_gold, events, voyage.fleet)
    number = voyage.pilots.get(voyage.fleet, 0) + 1
    voyage.pilots = {**voyage.pilots, voyage.fleet: number}
    events.append(PilotHired(voyage.fleet, number))


def _engage(voyage: Voyage, deed: Engage, events: _Events) -> None:
    field = post(voyage, voyage.fleet)
    assert field is not None
    attempt = voyage.attempts.get(field.hex, 0) + 1
    voyage.fight = FightUnderWay(voyage.fleet, attempt, deed.hand, deed.named)
    voyage.last_hand = deed.hand
    events.append(FightBegan(voyage.fleet, attempt, deed.hand))


def _engage_together(voyage: Voyage, deed: EngageTogether, events: _Events) -> None:
    _engage(voyage, Engage(deed.hand, deed.named), events)
    assert voyage.fight is not None
    voyage.fight = replace(voyage.fight, other=deed.other, other_named=deed.other_named)
    if voyage.ally is not None:
        voyage.ally = replace(voyage.ally, last_hand=deed.other)
    elif voyage.beside is not None:
        voyage.beside = voyage.beside.copied()
        voyage.beside.last_hand = deed.other


def _turn_back(voyage: Voyage, _: TurnBack, events: _Events) -> None:
    start, voyage.fleet = voyage.fleet, voyage.before
    voyage.before_guard, voyage.meeting = False, ""
    events.append(TurnedBack(start, voyage.fleet))


def _end_fight(voyage: Voyage, deed: FightEnded, events: _Events) -> None:
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
    Sail: _sail,
    TurnUp: _turn_up,
    VisitAgain: _visit_again,
    Recruit: _recruit,
    Reinforce: _reinforce,
    Dismiss: _dismiss,
    Build: lambda voyage, deed, events: build(voyage, deed.building, events),
    HirePilot: _hire,
    Engage: _engage,
    EngageTogether: _engage_together,
    HandOver: lambda voyage, _, events: hand_over(voyage, events),
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
#: What came with the whole voyage is left out while it is as at the beginning, so that the digests
#: of older voyages still hold.
_LATER = {
    "stone": 0,
    "crystal": 0,
    "built": (),
    "built_today": 0,
    "village_offers": frozenset(),
    "stony": frozenset(),
    "omen_used": False,
    "favour": 0,
    "sunk": frozenset(),
    "found": False,
    "aboard": False,
    "come": False,
    "rival": None,
    "meeting": "",
    "ally": None,
    "helm": "",
    "beside": None,
}


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
    if scenario.buildings:
        voyage.stone, voyage.crystal = difficulty.stone, difficulty.crystal
    voyage.company = tuple([Member(card, card in captain.packs) for card in captain.cards])
    if header.start is not None:
        _sail_on(voyage, header.start)
    voyage.ally = first_ally(voyage)
    voyage.shown = frozenset(range(1 + scenario.turned_up))
    voyage.rival = first_rival(header, book, chart)
    gift = (VoyageChoice(RELIC, "gift"),) if difficulty.gift else ()
    beside = second_voyage(voyage)
    if beside is not None:
        beside.choices = gift
        voyage.beside = beside
    events: list[VoyageEvent] = []
    begin_day(voyage, events)
    voyage.choices = gift
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
        if field.name in _GIVEN or value == _LATER.get(field.name, ...):
            continue
        if isinstance(value, Voyage):
            value = voyage_digest(value)
        elif isinstance(value, dict):
            value = sorted(value.items())
        elif isinstance(value, frozenset):
            value = sorted(value)
        parts.append(f"{field.name}={value!r}")
    header = voyage.header
    set_out = header.squalls, header.start, header.ally, header.against, header.hordes
    if any(set_out):
        parts.append(f"set_out={set_out!r}")
    if voyage.fight is not None and voyage.fight.other:
        parts.append(f"other={voyage.fight.other!r} {voyage.fight.other_named!r}")
    return blake2b("\n".join(parts).encode(), digest_size=6).hexdigest()


def _sail_on(voyage: Voyage, start: VoyageStart) -> None:
    """Take aboard what comes from a voyage before; the captain's own cards fill the company up."""
    known = [member.card for member in start.cards]
    own = [member for member in voyage.company if member.card not in known]
    room = len(voyage.company) - len(known)
    voyage.company = (*start.cards, *own[:room])
    voyage.rank, voyage.relics = start.rank, start.relics


def _check(header: VoyageHeader, book: VoyageBook, cards: dict[str, Card]) -> None:
    known = {
        "scenario": (header.scenario, book.scenarios),
        "difficulty": (header.difficulty, book.difficulties),
        "captain": (header.captain, book.captains),
    }
    for what, (identity, group) in known.items():
        if identity not in group:
            raise ValueError(f"no such {what}: {identity!r}")
    if header.ally and header.ally not in book.captains:
        raise ValueError(f"no such captain: {header.ally!r}")
    if header.against and header.against not in book.captains:
        raise ValueError(f"no such captain: {header.against!r}")
    alone = header.start or header.ally or not book.scenarios[header.scenario].rival
    if header.against and alone:
        raise ValueError("two persons sail against each other in a scenario of two captains alone")
    if header.ally and (header.start or book.scenarios[header.scenario].rival):
        raise ValueError("allies sail neither in a saga nor against a rival captain")
    strange = [squall for squall in header.squalls if squall not in SQUALLS]
    if strange or len(set(header.squalls)) < len(header.squalls):
        raise ValueError(f"no such squalls: {', '.join(header.squalls)!r}")
    if header.start is not None:
        _check_start(header.start, book, cards)
    missing = [card for card in book.captains[header.captain].cards if card not in cards]
    if missing:
        raise ValueError(f"the kit lacks the card {missing[0]!r} of {header.captain!r}")


def _check_start(start: VoyageStart, book: VoyageBook, cards: dict[str, Card]) -> None:
    strange = [member.card for member in start.cards if member.card not in cards]
    strange += [relic for relic in start.relics if relic not in book.relics]
    if strange or start.rank not in book.ranks:
        raise ValueError(f"no such thing sails on: {(strange or [str(start.rank)])[0]!r}")


def _settle(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the choice that is now to be made; after all choices, visit the field that was won."""
    prepare(voyage, events)
    if not voyage.choices and voyage.visit is not None:
        place, voyage.visit = voyage.visit, None
        visit(voyage, place, events)
        prepare(voyage, events)
    settle_persons(voyage)
