"""Choices: what can be chosen, and what comes of it (R16.26, R16.27, R16.40, R16.70)."""

from __future__ import annotations

from dataclasses import replace

from .captains import destroyed_by
from .company import become_few, become_pack, change_gold, join, reinforce_price
from .luck import shuffled, stream
from .voyage_book import SMALL
from .voyage_events import ChoiceLaid, ChoiceMade, RankRisen, RelicTaken, VoyageEvent
from .voyage_state import SPENT, Voyage, VoyageChoice

#: Options that are no id of anything.
GOLD, PAY, NONE = "gold", "pay", "none"
CARD, RELIC, FEW = "card", "relic", "few"
#: So many relics lie there to choose from, beside those of the gift (R16.40, R16.70).
_RELICS = 2


def prepare(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the first choice that has something to choose; those before it fall away."""
    while voyage.choices and not voyage.choices[0].laid:
        first, *rest = voyage.choices
        options, prices = _options(voyage, first)
        laid = replace(first, options=options, prices=prices, laid=True)
        voyage.choices = (laid, *rest)
        if len(options) > 1:
            events.append(ChoiceLaid(laid.what, laid.why, options))
        elif options == (GOLD,):
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
        change_gold(voyage, first.what, -first.prices[index], events, first.field)
    _take(voyage, first, option, events)


def rise(voyage: Voyage, why: str, events: list[VoyageEvent]) -> None:
    """Raise the captain by one rank, as far as there are ranks (R16.40)."""
    if voyage.rank + 1 not in voyage.book.ranks:
        return
    voyage.rank += 1
    events.append(RankRisen(voyage.rank, why))
    if voyage.book.ranks[voyage.rank].relic:
        voyage.choices = (*voyage.choices, VoyageChoice(RELIC, "rank"))


_Options = tuple[tuple[str, ...], tuple[int, ...]]


def _options(voyage: Voyage, choice: VoyageChoice) -> _Options:
    match choice.what:
        case "card":
            # Those that were drawn when the fight was won (R16.26).
            return (*choice.options, GOLD), ()
        case "relic":
            return _relic_options(voyage, choice), ()
        case "forge":
            return _forge_options(voyage)
        case "teacher":
            assert choice.field is not None
            price, depth = voyage.book.places.teacher_gold, voyage.chart.fields[choice.field].depth
            may = voyage.rank <= depth and voyage.gold >= price
            return ((PAY, NONE), (price, 0)) if may else ((), ())
        case "village":
            most = voyage.book.places.village_cost
            few = (card for card in _few(voyage) if voyage.kit[card].cost <= most)
            return (GOLD, *few), ()
        case _:
            # The packs of the hand that has lost (R16.27).
            return tuple([card for card in voyage.last_hand if card in voyage.packs]), ()


def _relic_options(voyage: Voyage, choice: VoyageChoice) -> tuple[str, ...]:
    """Return relics of the size that is asked, of those that are not aboard (R16.40, R16.70)."""
    size = voyage.book.ranks[voyage.rank].relic if choice.why == "rank" else SMALL
    number = voyage.difficulty.gift if choice.why == "gift" else _RELICS
    which = choice.field or ((voyage.rank,) if choice.why == "rank" else ())
    luck = stream(voyage.header.seed, "relics", choice.why, *which)
    relics = [
        relic
        for relic in shuffled(luck, voyage.scenario.relics)
        if voyage.book.relics[relic].size == size and relic not in voyage.relics
    ]
    return (*relics[:number], NONE) if relics else ()


def _forge_options(voyage: Voyage) -> _Options:
    """Return the few that can be paid for at a forge (R16.70)."""
    less = voyage.book.places.forge_gold
    prices = {card: reinforce_price(voyage, card, less) for card in _few(voyage)}
    cards = [card for card, price in prices.items() if price <= voyage.gold]
    return (*cards, NONE), (*(prices[card] for card in cards), 0)


def _few(voyage: Voyage) -> list[str]:
    return [member.card for member in voyage.company if not member.pack]


def _take(voyage: Voyage, choice: VoyageChoice, option: str, events: list[VoyageEvent]) -> None:
    numbers = voyage.book.places
    match choice.what, option:
        case "card", "gold":
            change_gold(voyage, "no_card", numbers.no_card_gold, events, choice.field)
        case "card", card:
            join(voyage, card, "fight", events)
        case "relic", relic:
            destroyed = destroyed_by(voyage, relic)
            kept = [each for each in voyage.relics if each != destroyed]
            voyage.relics = (*kept, relic)
            events.append(RelicTaken(relic, destroyed))
        case "forge", card:
            _spend(voyage, choice)
            become_pack(voyage, card, "forge", events)
        case "teacher", _:
            _spend(voyage, choice)
            rise(voyage, "teacher", events)
        case "village", "gold":
            change_gold(voyage, "village", numbers.village_gold, events, choice.field)
        case "village", card:
            assert choice.field is not None
            voyage.idle |= {choice.field}
            become_pack(voyage, card, "village", events)
        case "few", card:
            become_few(voyage, card, events)


def _spend(voyage: Voyage, choice: VoyageChoice) -> None:
    assert choice.field is not None
    voyage.done = {**voyage.done, choice.field: SPENT}
