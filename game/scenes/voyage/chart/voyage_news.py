"""Events of a voyage in words: a sentence for the voice, and the small words of the story."""

from collections.abc import Callable
from typing import Any

from game import voyage as ev
from game.voyage import DEFENDS, RIVAL, Hex, Voyage, VoyageEvent, dealt_card, shuffled, stream

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

#: So many ways to tell an event there are, and so many of the days between the first and the last.
WAYS, WAYS_OF_DAYS = 6, 14


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


def tale_of(services: Services, voyage: Voyage, event: VoyageEvent) -> str:
    """Return the small words of the story about what has happened, or "" where there are none."""
    if isinstance(event, ev.DayBegan):
        return day_tale(services, voyage, event.day)
    found = _tale(voyage, event)
    if not found:
        return ""
    key, before = found
    return _told_small(services, voyage, key, before)


def day_tale(services: Services, voyage: Voyage, day: int) -> str:
    """Return the small words of a day."""
    if day >= voyage.days:
        return _told_small(services, voyage, "day_last", 0)
    if day == 1:
        return _told_small(services, voyage, "day_first", 0)
    return _told_small(services, voyage, "day", day, WAYS_OF_DAYS)


def _told_small(services: Services, voyage: Voyage, key: str, before: int, ways: int = WAYS) -> str:
    """Return one of the ways to tell something that was told so often ``before``.

    They come in an order of this voyage; it follows from the state alone, so that a deed which is
    taken back and done again is told alike.
    """
    order = shuffled(stream(voyage.header.seed, "tale", key), range(1, ways + 1))
    return services.translate(f"voyage.tale.{key}_{order[before % ways]}")


def _tale(voyage: Voyage, event: VoyageEvent) -> tuple[str, int] | None:
    """Return what is told of an event, and how often such a thing has been before."""
    if type(event) in _COUNTED:
        key, before = _COUNTED[type(event)]
        return key, before(voyage)
    match event:
        case ev.PlaceVisited(field, place) | ev.FlagRaised(field, place):
            return place, _before(voyage, field, place)
        case ev.WatersTurnedUp(_, why) if why != "begin":
            return "turned_up", len(voyage.shown)
        case ev.OmenDrawn(omen):
            return omen, voyage.day
        case ev.CaptainsMet(field) if voyage.rival and field == voyage.rival.harbour:
            return "rival_harbour", voyage.day
    return None


#: What is told of events that hold nothing more, and how often it has been, or the day.
_COUNTED: dict[type, tuple[str, Callable[[Voyage], int]]] = {
    ev.GuardYielded: ("yielded", lambda voyage: voyage.count.yielded),
    ev.FightWon: ("won", lambda voyage: voyage.count.won),
    ev.FightLost: ("lost", lambda voyage: voyage.count.lost),
    ev.TurnedBack: ("turned_back", lambda voyage: voyage.day + voyage.sails),
    ev.BuildingRaised: ("built", lambda voyage: len(voyage.built)),
    ev.WatersSunk: ("sunk", lambda voyage: len(voyage.sunk)),
    ev.FlagTaken: ("flag_lost", lambda voyage: voyage.day),
    ev.HiddenAboard: ("bell", lambda _: 0),
}


def _before(voyage: Voyage, field: Hex, place: str) -> int:
    """Return how many such places were visited before; of one that stays, the day."""
    fields = voyage.chart.fields
    such = [each for each in voyage.done if fields[each].place == place]
    return such.index(field) if field in such else voyage.day
