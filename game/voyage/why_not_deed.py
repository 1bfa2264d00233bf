"""The legal deeds, and why others are refused: a code, its rule, and figures to put in words."""

from collections.abc import Callable, Iterator
from typing import Any

from . import deeds
from .captains import omen_of
from .chart import PRICED, REEF, distance, neighbours
from .choices.choice_options import CARD
from .company import (
    drill_building,
    lacking_goods,
    most_company,
    recruit_building,
    recruit_price,
    reinforce_price,
)
from .deeds import OUTCOMES, Deed
from .fights import hand_size, names_asked, proposed_names, usual_hand
from .guard_posts import guard_yields, is_guarded
from .guards import guard_of
from .home import building_before, building_price, most_built
from .others.allies import other_captain
from .sailing import turn_up_sails, way
from .voyage_book import Goods
from .voyage_refusals import VoyageRefusal, refuse_deed
from .voyage_state import DEFENDS, Voyage

#: Deeds that wait until the guard before the fleet is fought, or left.
_UNDER_WAY = (deeds.Sail, deeds.TurnUp, deeds.VisitAgain, deeds.EndDay)


def why_not(voyage: Voyage, deed: Deed) -> VoyageRefusal | None:
    """Return why a deed is refused, or None when it is legal."""
    if voyage.end:
        return refuse_deed("voyage_over")
    if isinstance(deed, deeds.GiveUp):
        return None
    if voyage.fight is not None:
        if not isinstance(deed, deeds.FightEnded):
            return refuse_deed("fight_first")
        return None if deed.outcome in OUTCOMES else refuse_deed("no_such_outcome")
    if isinstance(deed, deeds.FightEnded):
        return refuse_deed("no_fight")
    if isinstance(deed, deeds.Choose):
        return _why_not_choose(voyage, deed)
    if voyage.choices and not (isinstance(deed, deeds.Dismiss) and voyage.choices[0].what == CARD):
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
    yield from map(deeds.FightEnded, OUTCOMES)
    if voyage.choices:
        yield from map(deeds.Choose, range(len(voyage.choices[0].options)))
        yield from map(deeds.Dismiss, voyage.cards)
    else:
        if voyage.before_guard:
            yield _proposed(voyage)
            yield deeds.TurnBack()
            yield deeds.HirePilot()
        else:
            for field in voyage.chart.fields:
                # A way costs a sail for each step at least (R16.13).
                if distance(voyage.fleet, field) <= voyage.sails:
                    yield deeds.Sail(field)
                    if is_guarded(voyage, field):
                        yield deeds.Sail(field, challenge=True)
            yield from map(deeds.TurnUp, range(len(voyage.chart.waters)))
            yield deeds.VisitAgain()
            yield deeds.EndDay()
        yield from map(deeds.Recruit, voyage.offers)
        yield from map(deeds.Reinforce, voyage.cards)
        yield from map(deeds.Dismiss, voyage.cards)
        yield from map(deeds.Build, voyage.scenario.buildings)
        yield deeds.HandOver()
    yield deeds.GiveUp()


def _proposed(voyage: Voyage) -> Deed:
    """Return the deed that begins the fight with the proposed hand, or with both of allies."""
    hand = usual_hand(voyage)
    named = proposed_names(voyage, hand)
    beside = other_captain(voyage)
    if beside is None:
        return deeds.Engage(hand, named)
    other = usual_hand(beside)
    return deeds.EngageTogether(hand, other, named, proposed_names(beside, other))


def _why_not_choose(voyage: Voyage, deed: deeds.Choose) -> VoyageRefusal | None:
    if not voyage.choices:
        return refuse_deed("nothing_to_choose")
    choice = voyage.choices[0]
    if not 0 <= deed.index < len(choice.options):
        return refuse_deed("no_such_option")
    if choice.what == CARD and choice.options[deed.index] in voyage.kit:
        return _room(voyage)
    return None


def _why_not_sail(voyage: Voyage, deed: deeds.Sail) -> VoyageRefusal | None:
    field = voyage.chart.fields.get(deed.field)
    if field is None:
        return refuse_deed("no_such_field")
    if not voyage.is_shown(deed.field):
        return refuse_deed("hidden_field")
    if voyage.is_sunk(deed.field):
        return refuse_deed("sunk_field")
    if field.place == REEF and not omen_of(voyage).reefs:
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


def _why_not_turn_up(voyage: Voyage, deed: deeds.TurnUp) -> VoyageRefusal | None:
    if not 0 <= deed.waters < len(voyage.chart.waters):
        return refuse_deed("no_such_waters")
    if deed.waters in voyage.shown:
        return refuse_deed("turned_up_already")
    around = (voyage.chart.waters_of.get(near) for near in neighbours(voyage.fleet))
    if deed.waters not in around:
        return refuse_deed("waters_far")
    return None if voyage.sails >= turn_up_sails(voyage) else refuse_deed("no_sails")


def _why_not_visit(voyage: Voyage, _: deeds.VisitAgain) -> VoyageRefusal | None:
    if voyage.chart.fields[voyage.fleet].place not in PRICED or voyage.fleet in voyage.done:
        return refuse_deed("nothing_to_visit")
    return None if voyage.sails else refuse_deed("no_sails")


def _why_not_recruit(voyage: Voyage, deed: deeds.Recruit) -> VoyageRefusal | None:
    if deed.card not in voyage.offers:
        return refuse_deed("not_offered")
    building = recruit_building(voyage, deed.card)
    if building:
        return refuse_deed("needs_building", building=building)
    return _room(voyage) or _afford(voyage, recruit_price(voyage, deed.card))


def _why_not_reinforce(voyage: Voyage, deed: deeds.Reinforce) -> VoyageRefusal | None:
    if deed.card not in voyage.cards:
        return refuse_deed("not_in_company")
    if deed.card in voyage.packs:
        return refuse_deed("pack_already")
    building = drill_building(voyage)
    if building:
        return refuse_deed("needs_yard", building=building)
    return _afford(voyage, Goods(reinforce_price(voyage, deed.card)))


def _why_not_build(voyage: Voyage, deed: deeds.Build) -> VoyageRefusal | None:
    if deed.building not in voyage.scenario.buildings:
        return refuse_deed("no_building_here")
    if deed.building in voyage.built:
        return refuse_deed("built_already")
    before = building_before(voyage, deed.building)
    if before:
        return refuse_deed("not_built", building=before)
    if voyage.built_today >= most_built(voyage):
        return refuse_deed("built_today", most=most_built(voyage))
    return _afford(voyage, building_price(voyage, deed.building))


def _why_not_dismiss(voyage: Voyage, deed: deeds.Dismiss) -> VoyageRefusal | None:
    if deed.card not in voyage.cards:
        return refuse_deed("not_in_company")
    least = voyage.book.places.least_company
    return refuse_deed("company_small", least=least) if len(voyage.company) <= least else None


def _why_not_pilot(voyage: Voyage, _: deeds.HirePilot) -> VoyageRefusal | None:
    guard = guard_of(voyage, voyage.fleet) if voyage.before_guard else None
    if guard is None or not guard.goal:
        return refuse_deed("no_goal_here")
    hired = voyage.pilots.get(voyage.fleet, 0)
    if hired >= voyage.scenario.pilots or guard.cards <= voyage.book.places.least_guard:
        return refuse_deed("no_pilots", hired=hired)
    return _afford(voyage, Goods(voyage.scenario.pilot_gold))


def _why_not_engage(voyage: Voyage, deed: deeds.Engage) -> VoyageRefusal | None:
    if other_captain(voyage) is not None:
        return refuse_deed("both_hands")
    return _why_not_hand(voyage, deed)


def _why_not_engage_together(voyage: Voyage, deed: deeds.EngageTogether) -> VoyageRefusal | None:
    beside = other_captain(voyage)
    if beside is None:
        return refuse_deed("no_ally" if voyage.before_guard else "not_before_guard")
    own = _why_not_hand(voyage, deeds.Engage(deed.hand, deed.named))
    return own or _why_not_hand(beside, deeds.Engage(deed.other, deed.other_named))


def _why_not_hand(voyage: Voyage, deed: deeds.Engage) -> VoyageRefusal | None:
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


def _why_not_turn_back(voyage: Voyage, _: deeds.TurnBack) -> VoyageRefusal | None:
    if voyage.meeting == DEFENDS:
        return refuse_deed("attacked")
    return None if voyage.before_guard else refuse_deed("not_before_guard")


def _room(voyage: Voyage) -> VoyageRefusal | None:
    most = most_company(voyage)
    return refuse_deed("company_full", most=most) if len(voyage.company) >= most else None


def _afford(voyage: Voyage, price: Goods) -> VoyageRefusal | None:
    lacking = lacking_goods(voyage, price)
    return refuse_deed("goods_short", **lacking._asdict()) if any(lacking) else None


#: The conditions of deeds where neither a fight nor a choice is in the way; others have none.
_ASKED: dict[type, Callable[[Voyage, Any], VoyageRefusal | None]] = {
    deeds.Sail: _why_not_sail,
    deeds.TurnUp: _why_not_turn_up,
    deeds.VisitAgain: _why_not_visit,
    deeds.Recruit: _why_not_recruit,
    deeds.Reinforce: _why_not_reinforce,
    deeds.Dismiss: _why_not_dismiss,
    deeds.Build: _why_not_build,
    deeds.HirePilot: _why_not_pilot,
    deeds.Engage: _why_not_engage,
    deeds.EngageTogether: _why_not_engage_together,
    deeds.HandOver: lambda voyage, _: refuse_deed("no_ally") if voyage.ally is None else None,
    deeds.TurnBack: _why_not_turn_back,
}
