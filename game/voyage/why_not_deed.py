"""The legal deeds, and why others are refused: the one place that knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .chart import GOAL, PRICED, REEF
from .choices_made import CARD
from .company import recruit_price, reinforce_price
from .deeds import (
    OUTCOMES,
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
from .fights import hand_size, names_asked, proposed_names, usual_hand
from .guards import guard_of, guard_yields, is_guarded
from .hexes import distance, neighbours
from .refused_deeds import VoyageRefusal, refuse_deed
from .sailing import way
from .voyage_state import Voyage

#: Deeds that wait until the guard before the fleet is fought, or left.
_UNDER_WAY = (Sail, TurnUp, VisitAgain, EndDay)


def why_not(voyage: Voyage, deed: Deed) -> VoyageRefusal | None:
    """Return why a deed is refused, or None when it is legal."""
    if voyage.end:
        return refuse_deed("voyage_over")
    if isinstance(deed, GiveUp):
        return None
    if isinstance(deed, FightEnded):
        if voyage.fight is None:
            return refuse_deed("no_fight")
        return None if deed.outcome in OUTCOMES else refuse_deed("no_such_outcome")
    if voyage.fight is not None:
        return refuse_deed("fight_first")
    if isinstance(deed, Choose):
        return _why_not_choose(voyage, deed)
    if voyage.choices and not (isinstance(deed, Dismiss) and voyage.choices[0].what == CARD):
        return refuse_deed("choose_first")
    if voyage.before_guard and isinstance(deed, _UNDER_WAY):
        return refuse_deed("before_guard")
    asked = _ASKED.get(type(deed))
    return asked(voyage, deed) if asked else None


def legal_deeds(voyage: Voyage) -> list[Deed]:
    """Return every legal deed; of the hands to engage with, the proposed one alone."""
    return [deed for deed in _candidates(voyage) if why_not(voyage, deed) is None]


def _candidates(voyage: Voyage) -> Iterator[Deed]:
    """Yield every deed that can be meant now, but for ways longer than a day."""
    if voyage.fight is not None:
        yield from map(FightEnded, OUTCOMES)
    elif voyage.choices:
        yield from map(Choose, range(len(voyage.choices[0].options)))
        yield from map(Dismiss, voyage.cards)
    else:
        if voyage.before_guard:
            hand = usual_hand(voyage)
            yield Engage(hand, proposed_names(voyage, hand))
            yield TurnBack()
            yield HirePilot()
        else:
            for field in voyage.chart.fields:
                # A way costs a sail for each step at least (R16.13).
                if distance(voyage.fleet, field) <= voyage.sails:
                    yield Sail(field)
                    if is_guarded(voyage, field):
                        yield Sail(field, challenge=True)
            yield from map(TurnUp, range(len(voyage.chart.waters)))
            yield VisitAgain()
            yield EndDay()
        yield from map(Recruit, voyage.offers)
        yield from map(Reinforce, voyage.cards)
        yield from map(Dismiss, voyage.cards)
    yield GiveUp()


def _why_not_choose(voyage: Voyage, deed: Choose) -> VoyageRefusal | None:
    if not voyage.choices:
        return refuse_deed("nothing_to_choose")
    choice = voyage.choices[0]
    if not 0 <= deed.index < len(choice.options):
        return refuse_deed("no_such_option")
    most = voyage.book.places.most_company
    if choice.what == CARD and choice.options[deed.index] in voyage.kit:
        return _room(voyage, most)
    return None


def _why_not_sail(voyage: Voyage, deed: Sail) -> VoyageRefusal | None:
    field = voyage.chart.fields.get(deed.field)
    if field is None:
        return refuse_deed("no_such_field")
    if not voyage.is_shown(deed.field):
        return refuse_deed("hidden_field")
    if field.place == REEF:
        return refuse_deed("reef")
    if deed.field == voyage.fleet:
        return refuse_deed("already_there")
    shown = way(voyage, deed.field)
    if shown is None:
        return refuse_deed("no_way")
    if shown.sails > voyage.sails:
        return refuse_deed("too_far", needed=shown.sails, sails=voyage.sails)
    if deed.challenge and not (is_guarded(voyage, deed.field) and guard_yields(voyage, deed.field)):
        return refuse_deed("nothing_to_challenge")
    return None


def _why_not_turn_up(voyage: Voyage, deed: TurnUp) -> VoyageRefusal | None:
    if not 0 <= deed.waters < len(voyage.chart.waters):
        return refuse_deed("no_such_waters")
    if deed.waters in voyage.shown:
        return refuse_deed("turned_up_already")
    around = (voyage.chart.waters_of.get(near) for near in neighbours(voyage.fleet))
    if deed.waters not in around:
        return refuse_deed("waters_far")
    return None if voyage.sails else refuse_deed("no_sails")


def _why_not_visit(voyage: Voyage, _: VisitAgain) -> VoyageRefusal | None:
    if voyage.chart.fields[voyage.fleet].place not in PRICED or voyage.fleet in voyage.done:
        return refuse_deed("nothing_to_visit")
    return None if voyage.sails else refuse_deed("no_sails")


def _why_not_turn_back(voyage: Voyage, _: TurnBack) -> VoyageRefusal | None:
    return None if voyage.before_guard else refuse_deed("not_before_guard")


def _why_not_recruit(voyage: Voyage, deed: Recruit) -> VoyageRefusal | None:
    if deed.card not in voyage.offers:
        return refuse_deed("not_offered")
    full = _room(voyage, voyage.book.places.most_company)
    return full or _afford(voyage, recruit_price(voyage, deed.card))


def _why_not_reinforce(voyage: Voyage, deed: Reinforce) -> VoyageRefusal | None:
    if deed.card not in voyage.cards:
        return refuse_deed("not_in_company")
    if deed.card in voyage.packs:
        return refuse_deed("pack_already")
    return _afford(voyage, reinforce_price(voyage, deed.card))


def _why_not_dismiss(voyage: Voyage, deed: Dismiss) -> VoyageRefusal | None:
    if deed.card not in voyage.cards:
        return refuse_deed("not_in_company")
    least = voyage.book.places.least_company
    return refuse_deed("company_small", least=least) if len(voyage.company) <= least else None


def _why_not_pilot(voyage: Voyage, _: HirePilot) -> VoyageRefusal | None:
    field = voyage.chart.fields[voyage.fleet]
    if not voyage.before_guard or field.place != GOAL:
        return refuse_deed("no_goal_here")
    guard = guard_of(voyage, voyage.fleet)
    assert guard is not None
    hired = voyage.pilots.get(voyage.fleet, 0)
    if hired >= voyage.scenario.pilots or guard.cards <= voyage.book.places.least_guard:
        return refuse_deed("no_pilots", hired=hired)
    return _afford(voyage, voyage.scenario.pilot_gold)


def _why_not_engage(voyage: Voyage, deed: Engage) -> VoyageRefusal | None:
    if not voyage.before_guard:
        return refuse_deed("not_before_guard")
    least, most = hand_size(voyage)
    if not least <= len(deed.hand) <= most:
        return refuse_deed("hand_size", least=least, most=most, number=len(deed.hand))
    if len(set(deed.hand)) < len(deed.hand):
        return refuse_deed("hand_doubles")
    if not set(deed.hand) <= set(voyage.cards):
        return refuse_deed("hand_foreign")
    asked = {each.source: each.cards for each in names_asked(voyage, deed.hand)}
    named = dict(deed.named)
    if len(named) < len(deed.named) or not named.keys() <= asked.keys():
        return refuse_deed("name_wrong")
    if named.keys() < asked.keys():
        return refuse_deed("name_missing")
    if any(named[source] not in cards for source, cards in asked.items()):
        return refuse_deed("name_wrong")
    return None


def _room(voyage: Voyage, most: int) -> VoyageRefusal | None:
    return refuse_deed("company_full", most=most) if len(voyage.company) >= most else None


def _afford(voyage: Voyage, price: int) -> VoyageRefusal | None:
    if price > voyage.gold:
        return refuse_deed("gold_short", price=price, gold=voyage.gold)
    return None


#: The conditions of deeds where neither a fight nor a choice is in the way; others have none.
_ASKED: dict[type, Callable[[Voyage, Any], VoyageRefusal | None]] = {
    Sail: _why_not_sail,
    TurnUp: _why_not_turn_up,
    VisitAgain: _why_not_visit,
    Recruit: _why_not_recruit,
    Reinforce: _why_not_reinforce,
    Dismiss: _why_not_dismiss,
    HirePilot: _why_not_pilot,
    Engage: _why_not_engage,
    TurnBack: _why_not_turn_back,
}
