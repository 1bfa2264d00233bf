"""The small words of the story: one of several about each event, seldom the same one twice."""

from collections.abc import Callable

from game import voyage as ev
from game.voyage import Hex, Voyage, VoyageEvent, shuffled, stream

from ...services import Services

#: So many ways to tell an event there are, and so many of the days between the first and the last.
WAYS, WAYS_OF_DAYS = 6, 14


def tale_of(services: Services, voyage: Voyage, event: VoyageEvent) -> str:
    """Return the small words of the story about what has happened, or "" where there are none."""
    if isinstance(event, ev.DayBegan):
        return day_tale(services, voyage, event.day)
    found = _tale(voyage, event)
    if not found:
        return ""
    key, before = found
    return _told(services, voyage, key, before)


def day_tale(services: Services, voyage: Voyage, day: int) -> str:
    """Return the small words of a day."""
    if day >= voyage.days:
        return _told(services, voyage, "day_last", 0)
    if day == 1:
        return _told(services, voyage, "day_first", 0)
    return _told(services, voyage, "day", day, WAYS_OF_DAYS)


def _told(services: Services, voyage: Voyage, key: str, before: int, ways: int = WAYS) -> str:
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
