"""Choices laid, and what comes of an option that is taken (R16.26, R16.27, R16.40, R16.70)."""

from collections.abc import Callable
from dataclasses import replace

from ..captains import destroyed_by
from ..chart import FERRY, LOOKOUT, MARKET
from ..company import become_few, become_pack, change_goods, join, leave
from ..sailing import visit
from ..voyage_book import GOLD, STONE
from ..voyage_events import ChoiceLaid, ChoiceMade, GuardMet, RelicTaken, VoyageEvent
from ..voyage_state import SPENT, Voyage, VoyageChoice
from .choice_options import CARD, DESERTERS, FEW, LEAVE, NONE, RELIC, joins_as_pack, options_of
from .place_deeds import deserter, ferry, trade, turn_up
from .rising import rise

_Events = list[VoyageEvent]

#: These fall away where there is but one option.
_FALLING = ("few", "relic")


def take(voyage: Voyage, choice: VoyageChoice, option: str, events: _Events) -> None:
    """Do what follows from an option; its price is paid."""
    _TAKING[choice.what](voyage, choice, option, events)


def _card(voyage: Voyage, choice: VoyageChoice, option: str, events: _Events) -> None:
    if option == GOLD:
        change_goods(voyage, "no_card", voyage.book.places.no_card_gold, events, choice.field)
    else:
        join(voyage, option, choice.why, events, pack=joins_as_pack(voyage, choice))


def _relic(voyage: Voyage, _: VoyageChoice, relic: str, events: _Events) -> None:
    """Take a relic aboard; the one of its class before it is destroyed (R16.50)."""
    destroyed = destroyed_by(voyage, relic)
    kept = [each for each in voyage.relics if each != destroyed]
    voyage.relics = (*kept, relic)
    events.append(RelicTaken(relic, destroyed))


def _forge(voyage: Voyage, choice: VoyageChoice, card: str, events: _Events) -> None:
    _spend(voyage, choice)
    become_pack(voyage, card, "forge", events)


def _teacher(voyage: Voyage, choice: VoyageChoice, _: str, events: _Events) -> None:
    _spend(voyage, choice)
    rise(voyage, "teacher", events)


def _village(voyage: Voyage, choice: VoyageChoice, option: str, events: _Events) -> None:
    assert choice.field is not None
    places = voyage.book.places
    if option == GOLD:
        change_goods(voyage, "village", places.village_gold, events, choice.field)
    elif option == STONE:
        voyage.stony |= {choice.field}
        change_goods(voyage, "village", places.village_stone, events, choice.field, STONE)
    else:
        voyage.idle |= {choice.field}
        become_pack(voyage, option, "village", events)


def _chest(voyage: Voyage, choice: VoyageChoice, good: str, events: _Events) -> None:
    amount = getattr(voyage.book.places, f"chest_{good}")
    change_goods(voyage, "chest", amount, events, choice.field, good)


def _market(voyage: Voyage, choice: VoyageChoice, option: str, events: _Events) -> None:
    if option in voyage.book.relics:
        _relic(voyage, choice, option, events)
    else:
        trade(voyage, option, events)
    # There may be more to trade on the same visit.
    voyage.choices = (VoyageChoice(MARKET, MARKET, field=choice.field), *voyage.choices)


def _ferry(voyage: Voyage, _: VoyageChoice, to: str, events: _Events) -> None:
    """Take the ferry, and visit the place where it lands; who came to the harbour is met."""
    ferry(voyage, to, events)
    if voyage.chart.fields[voyage.fleet].place != FERRY:
        visit(voyage, voyage.fleet, events)
    if voyage.come and voyage.fleet == voyage.chart.harbour:
        voyage.before_guard = True
        events.append(GuardMet(voyage.fleet))


def _deserters(voyage: Voyage, _: VoyageChoice, option: str, events: _Events) -> None:
    if option == LEAVE:
        leave(voyage, deserter(voyage), events)


def _spend(voyage: Voyage, choice: VoyageChoice) -> None:
    assert choice.field is not None
    voyage.done = {**voyage.done, choice.field: SPENT}


_TAKING: dict[str, Callable[[Voyage, VoyageChoice, str, _Events], None]] = {
    CARD: _card,
    RELIC: _relic,
    "forge": _forge,
    "teacher": _teacher,
    "village": _village,
    "chest": _chest,
    "market": _market,
    "ferry": _ferry,
    "lookout": lambda voyage, _, waters, events: turn_up(voyage, int(waters), LOOKOUT, events),
    DESERTERS: _deserters,
    FEW: lambda voyage, _, card, events: become_few(voyage, card, events),
}


def prepare(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the first choice that has something to choose; those before it fall away."""
    while voyage.choices and not voyage.choices[0].laid:
        first, *rest = voyage.choices
        options, prices = options_of(voyage, first)
        laid = replace(first, options=options, prices=prices, laid=True)
        voyage.choices = (laid, *rest)
        if len(options) > 1:
            events.append(ChoiceLaid(laid.what, laid.why, options))
        elif options and options[0] != NONE and laid.what not in _FALLING:
            # There is nothing else to take.
            choose(voyage, 0, events)
        else:
            voyage.choices = tuple(rest)


def choose(voyage: Voyage, index: int, events: list[VoyageEvent]) -> None:
    """Take an option of the first choice."""
    first, *rest = voyage.choices
    voyage.choices = tuple(rest)
    option = first.options[index]
    events.append(ChoiceMade(first.what, first.why, option))
    if option == NONE:
        return
    if first.prices:
        change_goods(voyage, first.what, -first.prices[index], events, first.field)
    take(voyage, first, option, events)
