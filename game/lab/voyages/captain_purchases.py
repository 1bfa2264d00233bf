"""What a captain builds and buys, by a taste: which buildings, in which order (R16.14, R16.60)."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.voyage import (
    Build,
    Deed,
    Dismiss,
    Goods,
    Recruit,
    Reinforce,
    Voyage,
    building_price,
    recruit_price,
    reinforce_price,
    why_not,
)

from .captain_hands import gain_as_pack, joining, least_card

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
