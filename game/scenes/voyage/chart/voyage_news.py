"""Events in a sentence each, for the voice."""

from typing import Any

from game import voyage as ev
from game.voyage import DEFENDS, RIVAL, Hex, Voyage, VoyageEvent, dealt_card

from ...common import card_numbers
from ...services import Services
from ..parts.home_words import building_name, waters_name
from ..parts.voyage_words import captain_name, place_name, relic_name

#: Events whose words need nothing but what they hold.
_PLAIN = {
    ev.WatersTurnedUp: "turned_up",
    ev.GuardMet: "guard_met",
    ev.TurnedBack: "turned_back",
    ev.FightLost: "fight_lost",
    ev.PilotHired: "pilot",
    ev.OffersLaid: "offers",
    ev.HiddenAboard: "bell",
    ev.GoalCame: "overlord_comes",
    ev.RivalSailed: "rival_sailed",
}
_CARDS = {
    ev.CardJoined: "joined",
    ev.CardLeft: "left",
    ev.BecamePack: "pack",
    ev.BecameFew: "not_pack",
}
#: Why a card joins that comes by the omen.
_VOLUNTEERS = "volunteers"


def news_of(services: Services, voyage: Voyage, event: VoyageEvent) -> str:
    """Return what has happened in a sentence, or "" where another event tells it."""
    kind = type(event)
    if kind in _PLAIN:
        return services.translate(f"voyage.news.{_PLAIN[kind]}")
    if kind in _CARDS:
        dealt = dealt_card(voyage, _card(event), pack=isinstance(event, ev.BecamePack))
        numbers = card_numbers(services.content.strings, dealt)
        volunteers = isinstance(event, ev.CardJoined) and event.why == _VOLUNTEERS
        key = f"voyage.news.{'volunteer' if volunteers else _CARDS[kind]}"
        return services.translate(key, card=dealt.name, numbers=numbers)
    found = _told(services, voyage, event)
    if not found:
        return ""
    key, values = found
    return services.translate(f"voyage.news.{key}", **values)


def _told(
    services: Services, voyage: Voyage, event: VoyageEvent
) -> tuple[str, dict[str, object]] | None:
    """Return the key of the words about an event, and what stands in them."""
    found: tuple[str, dict[str, object]] | None = None
    match event:
        case ev.FightWon(goal=goal):
            found = "rival_beaten" if goal == RIVAL else "fight_won", {}
        case ev.GoodsChanged(why="toll", amount=amount):
            found = "toll", {"count": -amount}
        case ev.FleetSailed(path, sails):
            place = _name(services, voyage, path[-1])
            found = "sailed", {"place": place, "sails": _sails(services, sails)}
        case ev.GuardYielded(field):
            found = "yielded", {"place": _name(services, voyage, field)}
        case ev.GoodsChanged(_, amount, left, good=good):
            more = f"{good}_more" if amount > 0 else f"{good}_less"
            found = more, {"count": abs(amount), good: left}
        case ev.RankRisen(rank):
            found = "rank", {"rank": rank}
        case ev.RelicTaken(relic):
            found = "relic", {"relic": relic_name(services, relic)}
        case ev.FlagRaised(_, place):
            found = "flag", {"place": place_name(services, place)}
        case ev.DayBegan(day, sails):
            found = "day", {"day": day, "sails": _sails(services, sails)}
        case ev.OmenDrawn(omen):
            name, text = (
                services.translate(f"voyage.omens.{omen}.{end}") for end in ("name", "text")
            )
            found = "omen", {"name": name, "text": text}
    return found or _told_of_places(services, voyage, event)


def _told_of_places(
    services: Services, voyage: Voyage, event: VoyageEvent
) -> tuple[str, dict[str, object]] | None:
    """Return the same of what the home, the places and the goals of the whole voyage do."""
    found: tuple[str, dict[str, object]] | None = None
    match event:
        case ev.BuildingRaised(building):
            found = "built", {"building": building_name(services, building)}
        case ev.FleetFerried(_, field):
            found = "ferried", {"place": _name(services, voyage, field)}
        case ev.HelmHandedOver(captain) | ev.CaptainBegan(captain):
            found = "helm", {"captain": captain_name(services, captain)}
        case ev.RivalTook(field):
            found = "rival_took", {"place": _name(services, voyage, field)}
        case ev.CaptainsMet(_, how) if how == DEFENDS:
            found = "rival_attacks", {}
        case ev.RivalBeaten(_, out):
            found = "rival_out" if out else "rival_home", {}
        case ev.BuoyRead(_, fields):
            found = "buoy", {"count": fields}
        case ev.FlagTaken(field):
            found = "flag_lost", {"place": _name(services, voyage, field)}
        case ev.WatersThreatened(waters) | ev.WatersSunk(waters):
            key = "sinking" if isinstance(event, ev.WatersThreatened) else "sunk"
            found = key, {"waters": waters_name(services, voyage.chart, waters)}
    return found


def _sails(services: Services, count: int) -> str:
    return services.translate("voyage.chart.sails", count=count)


def _card(event: Any) -> str:
    card: str = event.card
    return card


def _name(services: Services, voyage: Voyage, field: Hex) -> str:
    return place_name(services, voyage.chart.fields[field].place)
