"""What the places of the whole voyage do: trade, ferries, turning up waters (R16.70)."""

from ..captains import steps_sum
from ..chart import FERRY, HARBOUR, LOOKOUT, MARKET, Hex
from ..company import change_goods
from ..voyage_book import GOODS
from ..voyage_events import FleetFerried, VoyageEvent, WatersTurnedUp
from ..voyage_state import Voyage

#: The places without a guard: there a ferry goes.
LANDINGS = (HARBOUR, FERRY, MARKET, LOOKOUT)


def trades(voyage: Voyage) -> tuple[str, ...]:
    """Return what a market exchanges: "gold_stone" gives gold for stone, as far as there is."""
    most = voyage.book.places.trade_goods
    return tuple(
        [
            f"{given}_{taken}"
            for given in GOODS
            for taken in GOODS
            if given != taken and getattr(voyage, given) >= most
        ]
    )


def trade(voyage: Voyage, exchange: str, events: list[VoyageEvent]) -> None:
    """Give two of a good for one of another."""
    given, taken = exchange.split("_")
    most = voyage.book.places.trade_goods
    change_goods(voyage, "trade", -most, events, voyage.fleet, given)
    change_goods(voyage, "trade", 1, events, voyage.fleet, taken)


def ferries(voyage: Voyage) -> list[Hex]:
    """Return where a ferry goes: the harbour, and every place without a guard that is seen."""
    return [
        field.hex
        for field in voyage.chart.fields.values()
        if field.place in LANDINGS
        and field.hex != voyage.fleet
        and voyage.is_shown(field.hex)
        and not voyage.is_sunk(field.hex)
    ]


def ferry(voyage: Voyage, to: str, events: list[VoyageEvent]) -> None:
    """Take the fleet to the field that an option tells."""
    start, voyage.fleet = voyage.fleet, read_hex(to)
    voyage.before = voyage.fleet
    events.append(FleetFerried(start, voyage.fleet))


def told_hex(place: Hex) -> str:
    """Return a field as an option tells it."""
    return f"{place.q}:{place.r}"


def read_hex(told: str) -> Hex:
    """Return the field that an option tells."""
    q, r = told.split(":")
    return Hex(int(q), int(r))


def turn_up(voyage: Voyage, waters: int, why: str, events: list[VoyageEvent]) -> None:
    """Turn up a hidden waters; ``why`` is "sail", a place or an omen."""
    voyage.shown |= {waters}
    events.append(WatersTurnedUp(waters, why, voyage.sails))
    gold = steps_sum(voyage, "gold_turned_up") if why == "sail" else 0
    change_goods(voyage, "turned_up", gold, events)


def deserter(voyage: Voyage) -> str:
    """Return the few that would desert: the last that joined on the way, or "" for none.

    Nobody leaves a company of the least number.
    """
    own, least = voyage.book.captains[voyage.captain].cards, voyage.book.places.least_company
    joined = [each.card for each in voyage.company if each.card not in own and not each.pack]
    return joined[-1] if joined and len(voyage.company) > least else ""
