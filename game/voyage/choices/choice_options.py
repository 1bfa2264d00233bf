"""What can be chosen: the options of each choice, with their prices (R16.26, R16.40, R16.70)."""

from collections.abc import Callable

from game.rules import Creature

from ..captains import omen_of, steps_sum
from ..chart import PRISON, SHRINE
from ..company import packs_that_lost, reinforce_price
from ..luck import shuffled, stream
from ..voyage_book import ANCIENT, GOLD, GOODS, GREAT, SMALL, STONE
from ..voyage_state import Voyage, VoyageChoice
from .place_deeds import ferries, told_hex, trades

#: Options that are no id of anything.
PAY, NONE, LEAVE = "pay", "none", "leave"
#: What is chosen, where no place has that name.
CARD, RELIC, FEW, DESERTERS, VOLUNTEERS = "card", "relic", "few", "deserters", "volunteers"
#: So many relics lie there to choose from, if nothing else is said (R16.40, R16.70).
_RELICS = 2

Options = tuple[tuple[str, ...], tuple[int, ...]]


def options_of(voyage: Voyage, choice: VoyageChoice) -> Options:
    """Return the options of a choice, and the gold that each asks; no prices where none does."""
    return _OPTIONS[choice.what](voyage, choice)


def joins_as_pack(voyage: Voyage, choice: VoyageChoice) -> bool:
    """Tell whether a card that is chosen joins as a pack (R16.41, R16.70)."""
    won = choice.why == "fight" and bool(steps_sum(voyage, "won_packs"))
    return won or choice.why == PRISON


def volunteers(voyage: Voyage) -> tuple[str, ...]:
    """Return the offers that would join for nothing by the omen."""
    most = omen_of(voyage).volunteers
    return tuple([card for card in voyage.offers if voyage.kit[card].cost <= most])


def _cards(voyage: Voyage, choice: VoyageChoice) -> Options:
    if choice.why == VOLUNTEERS:
        return (*volunteers(voyage), NONE), ()
    if choice.why in (SHRINE, PRISON):
        return (*_cards_there(voyage, choice), NONE), ()
    # Those that were drawn when the fight was won (R16.26).
    return (*choice.options, GOLD), ()


def _cards_there(voyage: Voyage, choice: VoyageChoice) -> tuple[str, ...]:
    """Return the cards that wait at a shrine or in a prison, drawn by the seed."""
    assert choice.field is not None
    places, kit = voyage.book.places, voyage.kit
    luck = stream(voyage.header.seed, choice.why, *choice.field)
    free = [card for card in shuffled(luck, sorted(kit)) if card not in voyage.cards]
    if choice.why == SHRINE:
        songs = [card for card in free if not isinstance(kit[card], Creature)]
        return tuple(songs[: places.shrine_cards])
    return tuple([card for card in free if kit[card].cost >= places.prison_cost][:1])


def _relics(voyage: Voyage, choice: VoyageChoice) -> Options:
    """Return relics of the size that is asked, of those that are not aboard (R16.40, R16.70)."""
    size, number = _relics_asked(voyage, choice)
    which = choice.field or ((voyage.rank,) if choice.why == "rank" else ())
    luck = stream(voyage.header.seed, "relics", choice.why, *which)
    relics = [
        relic
        for relic in shuffled(luck, voyage.scenario.relics)
        if voyage.book.relics[relic].size == size and relic not in voyage.relics
    ]
    return ((*relics[:number], NONE) if relics else ()), ()


def _relics_asked(voyage: Voyage, choice: VoyageChoice) -> tuple[str, int]:
    """Return the size of the relics to choose from, and how many there are."""
    match choice.why:
        case "rank":
            return voyage.book.ranks[voyage.rank].relic, _RELICS
        case "gift":
            return SMALL, voyage.difficulty.gift
        case "hall":
            return GREAT, max(building.relics for building in voyage.book.buildings.values())
        case "vault":
            assert choice.field is not None
            depth = voyage.chart.fields[choice.field].depth
            return (ANCIENT if depth >= voyage.book.places.ancient_depth else GREAT), _RELICS
        case "market":
            return SMALL, 1
        case _:
            return SMALL, _RELICS


def _forge(voyage: Voyage, _: VoyageChoice) -> Options:
    """Return the few that can be paid for at a forge (R16.70)."""
    less = voyage.book.places.forge_gold
    prices = {card: reinforce_price(voyage, card, less) for card in _few(voyage)}
    cards = [card for card, price in prices.items() if price <= voyage.gold]
    return (*cards, NONE), (*(prices[card] for card in cards), 0)


def _teacher(voyage: Voyage, choice: VoyageChoice) -> Options:
    assert choice.field is not None
    price, depth = voyage.book.places.teacher_gold, voyage.chart.fields[choice.field].depth
    may = voyage.rank <= depth and voyage.gold >= price
    return ((PAY, NONE), (price, 0)) if may else ((), ())


def _village(voyage: Voyage, _: VoyageChoice) -> Options:
    most = voyage.book.places.village_cost
    few = [card for card in _few(voyage) if voyage.kit[card].cost <= most]
    return ((GOLD, STONE, *few) if voyage.scenario.buildings else (GOLD, *few)), ()


def _market(voyage: Voyage, choice: VoyageChoice) -> Options:
    price = voyage.book.places.market_relic
    relics = [each for each in _relics(voyage, choice)[0] if each != NONE and voyage.gold >= price]
    options = (*trades(voyage), *relics, NONE)
    return options, tuple([price if option in relics else 0 for option in options])


def _ferry(voyage: Voyage, _: VoyageChoice) -> Options:
    price = 0 if steps_sum(voyage, "ferries_free") else voyage.book.places.ferry_gold
    to = tuple(map(told_hex, ferries(voyage))) if voyage.gold >= price else ()
    return (*to, NONE), (*[price] * len(to), 0)


def _lookout(voyage: Voyage, _: VoyageChoice) -> Options:
    hidden = (n for n in range(len(voyage.chart.waters)) if n not in voyage.shown)
    return tuple(map(str, hidden)), ()


def _deserters(voyage: Voyage, _: VoyageChoice) -> Options:
    gold = omen_of(voyage).deserters
    return ((PAY, LEAVE), (gold, 0)) if voyage.gold >= gold else ((LEAVE,), (0,))


def _packs(voyage: Voyage, _: VoyageChoice) -> Options:
    """Return the packs of the hand that has lost (R16.27)."""
    return tuple(packs_that_lost(voyage)), ()


def _few(voyage: Voyage) -> list[str]:
    return [member.card for member in voyage.company if not member.pack]


_OPTIONS: dict[str, Callable[[Voyage, VoyageChoice], Options]] = {
    CARD: _cards,
    RELIC: _relics,
    "forge": _forge,
    "teacher": _teacher,
    "village": _village,
    "chest": lambda _, __: (GOODS, ()),
    "market": _market,
    "ferry": _ferry,
    "lookout": _lookout,
    DESERTERS: _deserters,
    FEW: _packs,
}
