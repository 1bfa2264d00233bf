"""The worth of cards to a captain, and what is built and bought, by a taste."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.opponents import CHEAP, CROWDED, card_worth, formula_worth
from game.rules import Card, Creature
from game.voyage import (
    Build,
    Deed,
    Dismiss,
    Goods,
    Recruit,
    Reinforce,
    Voyage,
    building_price,
    hand_size,
    names_asked,
    recruit_price,
    reinforce_price,
    why_not,
)

#: So many cheap cards of a hand are none too many (``opponents.card_values``).
_FEW_CHEAP = 3
#: So many cards of the proposed hand are tried to be left out for one that stays behind.
_TRIED_OUT = 2
#: The worth of an empty place in a hand.
_EMPTY = -2000.0

#: Tells which part of some sample fights a hand wins.
Trial = Callable[[tuple[str, ...]], float]

#: The points of worth that a purchase adds to the hand for each gold, to be made.
_LEAST_GAIN = 40.0
#: A recruit must be worth so much more than the last card of the hand.
_LEAST_BETTER = 250
#: On the last days whatever makes the hand better is bought.
_LAST_DAYS = 4
#: Buildings that pay over time are raised while so many days are left.
_PAYS_FOR = {"counting_house": 5, "shipyard": 4, "chart_room": 6}
#: So many good cards of the hand are worth a Great hall that the others cannot bring.
_LAST_BUILT = 2


def _as_pack(card: Card) -> Card:
    """Return a card as pack (R16.31)."""
    if isinstance(card, Creature):
        return replace(card, attack=card.attack + 1, health=card.health + 1)
    return replace(card, damage=card.damage + 1)


def worth_of(card: Card, pack: bool) -> int:
    """Return what a card is worth in a hand, as few or pack."""
    gained = formula_worth(_as_pack(card)) - formula_worth(card) if pack else 0
    return card_worth(card) + gained


def hand_by_worth(cards: Sequence[tuple[Card, bool]], size: int) -> tuple[str, ...]:
    """Return the best cards of a company, each with whether it is a pack, as far as they go."""
    left = sorted(cards, key=lambda member: (-worth_of(*member), member[0].id))
    hand: list[Card] = []
    while left and len(hand) < size:
        crowd = CROWDED if sum(card.cost <= CHEAP for card in hand) >= _FEW_CHEAP else 0
        best = max(left, key=lambda member: worth_of(*member) - crowd * (member[0].cost <= CHEAP))
        left.remove(best)
        hand.append(best[0])
    return tuple(card.id for card in hand)


def tried_hand(cards: Sequence[tuple[Card, bool]], size: int, trial: Trial) -> tuple[str, ...]:
    """Return the proposed hand, or one with another card in it that has done better in trials."""
    hand = hand_by_worth(cards, size)
    behind = [card.id for card, _ in cards if card.id not in hand]
    if not behind:
        return hand
    # The last of the proposed are the least worth.
    others = [
        (*hand[:place], stays, *hand[place + 1 :])
        for place in range(len(hand) - _TRIED_OUT, len(hand))
        for stays in behind[:2]
    ]
    return max((hand, *others), key=trial)


def members(voyage: Voyage) -> list[tuple[Card, bool]]:
    """Return the cards of the company, each with whether it is a pack."""
    return [(voyage.kit[member.card], member.pack) for member in voyage.company]


def last_of_hand(voyage: Voyage) -> float:
    """Return the worth of the card that a better one would take the place of."""
    worths = sorted((worth_of(*member) for member in members(voyage)), reverse=True)
    size = voyage.book.ranks[voyage.rank].hand
    return worths[size - 1] if len(worths) >= size else _EMPTY


def least_card(voyage: Voyage) -> str:
    """Return the card of the company that is worth least."""
    return min(members(voyage), key=lambda member: (worth_of(*member), member[0].id))[0].id


def joining(voyage: Voyage, card: str, *, pack: bool = False) -> float:
    """Return how much better than the last card of the hand a card is that joins."""
    return worth_of(voyage.kit[card], pack) - last_of_hand(voyage)


def gain_as_pack(voyage: Voyage, card: str) -> float:
    """Return what a card of the company adds to the hand when it becomes a pack."""
    few, pack = worth_of(voyage.kit[card], False), worth_of(voyage.kit[card], True)
    return max(0.0, pack - max(few, last_of_hand(voyage)))


def best_hand(voyage: Voyage) -> tuple[str, ...]:
    """Return the hand that goes by the worth of the cards."""
    return hand_by_worth(members(voyage), hand_size(voyage)[1])


def named(voyage: Voyage, hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the cards that are named with a hand: those of the most attack (R16.20)."""
    return tuple(
        (asked.source, max(asked.cards, key=lambda card: _attack(voyage.kit[card])))
        for asked in names_asked(voyage, hand)
    )


def _attack(card: Card) -> tuple[int, str]:
    return getattr(card, "attack", 0), card.id


@dataclass(frozen=True, slots=True)
class Taste:
    """What a way of sailing prefers: ``core`` buildings, for which gold is kept, ``later`` ones.

    ``relic``, ``card`` and ``gold`` are how much more these are worth to it than to a plan.
    ``least`` is the share from which on it fights a guard.
    """

    core: tuple[str, ...] = ("drill_yard", "counting_house", "relic_hall")
    later: tuple[str, ...] = (
        *("shipyard", "barracks", "tower", "chart_room", "sickbay", "great_hall"),
    )
    relic: float = 1.0
    card: float = 1.0
    gold: float = 1.0
    least: float = 0.5


def to_build(voyage: Voyage, buildings: tuple[str, ...]) -> Iterator[str]:
    """Yield those of the buildings that are still to be raised, as long as they are of use."""
    left = voyage.days - voyage.day
    for building in buildings:
        able = building in voyage.scenario.buildings and building not in voyage.built
        if able and left >= _PAYS_FOR.get(building, _LAST_BUILT):
            yield building


def goods_short(voyage: Voyage, taste: Taste) -> tuple[int, int]:
    """Return how much stone and crystal all that is still to be built would need besides."""
    stone, crystal = _goods_over(voyage, taste)
    return max(0, -stone), max(0, -crystal)


def goods_idle(voyage: Voyage, taste: Taste) -> tuple[int, int]:
    """Return the stone and the crystal that nothing which is still to be built needs."""
    stone, crystal = _goods_over(voyage, taste)
    return max(0, stone), max(0, crystal)


def _goods_over(voyage: Voyage, taste: Taste) -> tuple[int, int]:
    prices = [
        building_price(voyage, building)
        for building in to_build(voyage, (*taste.core, *taste.later))
    ]
    stone, crystal = sum(p.stone for p in prices), sum(p.crystal for p in prices)
    return voyage.stone - stone, voyage.crystal - crystal


def purchase(voyage: Voyage, taste: Taste, kept: int) -> Deed | None:
    """Return the next purchase that leaves ``kept`` gold, or None: core, cards, later buildings."""
    saved = kept
    for building in to_build(voyage, taste.core):
        price = building_price(voyage, building)
        if _leaves(voyage, price, kept) and why_not(voyage, Build(building)) is None:
            return Build(building)
        if price.stone <= voyage.stone and price.crystal <= voyage.crystal:
            # Gold is saved for the first that gold alone is lacking for.
            saved = max(saved, kept + price.gold)
            break
    cards = bought(voyage, saved)
    if cards is not None:
        return cards
    for building in to_build(voyage, taste.later):
        price = building_price(voyage, building)
        if _leaves(voyage, price, saved) and why_not(voyage, Build(building)) is None:
            return Build(building)
    return None


def bought(voyage: Voyage, kept: int) -> Deed | None:
    """Return the best card that can be bought without going below ``kept`` gold, or None."""
    least = _LEAST_GAIN if voyage.day < voyage.days - _LAST_DAYS else 1.0
    wishes: list[tuple[float, Recruit | Reinforce, Goods]] = []
    for member in voyage.company:
        if not member.pack:
            gold = reinforce_price(voyage, member.card)
            gain = gain_as_pack(voyage, member.card)
            wishes.append((gain / max(1, gold), Reinforce(member.card), Goods(gold)))
    for card in voyage.offers:
        better, price = joining(voyage, card), recruit_price(voyage, card)
        if better >= _LEAST_BETTER:
            wishes.append((better / max(1, price.gold), Recruit(card), price))
    for worth, deed, price in sorted(wishes, key=lambda wish: (-wish[0], str(wish[1]))):
        if worth < least:
            return None
        if not _leaves(voyage, price, kept):
            continue
        refused = why_not(voyage, deed)
        if refused is None:
            return deed
        if refused.code == "company_full":
            # The least of the company makes room.
            return Dismiss(least_card(voyage))
    return None


def _leaves(voyage: Voyage, price: Goods, kept: int) -> bool:
    gold, stone, crystal = voyage.goods
    return gold - price.gold >= kept and stone >= price.stone and crystal >= price.crystal
