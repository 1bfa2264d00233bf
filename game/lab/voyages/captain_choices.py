"""What a captain takes of what there is to choose (R16.26, R16.27, R16.70)."""

from collections.abc import Callable

from game.voyage import (
    Hex,
    Voyage,
    VoyageChoice,
    building_price,
    destroyed_by,
    distance,
    joins_as_pack,
    most_company,
    read_hex,
)

from .captain_hands import Taste, best_hand, gain_as_pack, goods_short, joining, to_build, worth_of
from .captain_ways import ways_from

#: What relics are worth in the points of a share won, as far as they were measured (R16.52).
RELICS = {
    **dict.fromkeys(("full_purse", "scale_coat", "harpoon"), 6),
    **dict.fromkeys(("spring_stone", "rapids", "double_gate"), 7),
    **dict.fromkeys(("red_thread", "narrow_stair", "low_sun", "whetstone"), 4),
    **dict.fromkeys(("red_axe", "readers_lens", "white_squall"), 9),
    **dict.fromkeys(("second_keep", "broken_bridge"), 11),
}
_RELIC = 5
#: The points of a card's worth that a gold is worth.
_GOLD = 20.0
#: In that measure, a stone or crystal that a building lacks, and one that nothing lacks.
_STONE, _CRYSTAL, _IDLE = 45.0, 80.0, 4.0
_NO_CARD, _RELIC_GOLD = 60.0, 60.0
#: So many sails a ferry must save.
_SAVED = 2


class Choices:
    """What a sensible captain takes, by a taste; ``heading`` is where the fleet is bound."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.heading: Hex | None = None

    def chosen(self, voyage: Voyage, choice: VoyageChoice) -> int:
        """Return the option that is taken."""
        worths = [self._worth(voyage, choice, option) for option in choice.options]
        able = range(len(worths))
        return max(able, key=worths.__getitem__)

    def makes_room(self, voyage: Voyage, choice: VoyageChoice) -> bool:
        """Tell whether a card must go first, for a better one to join."""
        if choice.what != "card" or len(voyage.company) < most_company(voyage):
            return False
        cards = [option for option in choice.options if option in voyage.kit]
        return any(
            joining(voyage, card, pack=joins_as_pack(voyage, choice)) > _NO_CARD for card in cards
        )

    def _worth(self, voyage: Voyage, choice: VoyageChoice, option: str) -> float:
        if option in ("none", "leave"):
            return 0.0
        place = choice.options.index(option)
        price = choice.prices[place] if choice.prices else 0
        if price > voyage.gold:
            return -1.0
        return _WORTHS[choice.what](self, voyage, choice, option) - _GOLD * price

    def _card(self, voyage: Voyage, choice: VoyageChoice, option: str) -> float:
        if option == "gold":
            return _NO_CARD
        if len(voyage.company) >= most_company(voyage):
            return -1.0
        return joining(voyage, option, pack=joins_as_pack(voyage, choice))

    def _relic(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        lost = destroyed_by(voyage, option)
        better = RELICS.get(option, _RELIC) - (RELICS.get(lost, _RELIC) if lost else 0)
        return better * _RELIC_GOLD

    def _few(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        # The pack that is worth least becomes few.
        return -worth_of(voyage.kit[option], True)

    def _pack(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        return gain_as_pack(voyage, option)

    def _teacher(self, _voyage: Voyage, _: VoyageChoice, _option: str) -> float:
        return 1_000.0

    def _goods(self, voyage: Voyage, good: str, amount: int) -> float:
        stone, crystal = goods_short(voyage, self.taste)
        worths = {
            "gold": _GOLD * amount,
            "stone": _STONE * min(amount, stone) + _IDLE * max(0, amount - stone),
            "crystal": _CRYSTAL * min(amount, crystal) + _IDLE * max(0, amount - crystal),
        }
        return worths[good]

    def _chest(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        return self._goods(voyage, option, getattr(voyage.book.places, f"chest_{option}"))

    def _village(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        if option not in ("gold", "stone"):
            return gain_as_pack(voyage, option)
        incomes = 1 + sum(day % 2 for day in range(voyage.day + 1, voyage.days + 1))
        amount = getattr(voyage.book.places, f"village_{option}")
        return self._goods(voyage, option, amount * incomes)

    def _market(self, voyage: Voyage, choice: VoyageChoice, option: str) -> float:
        if option in voyage.book.relics:
            return self._relic(voyage, choice, option)
        given, taken = option.split("_")
        most = voyage.book.places.trade_goods
        loss = _GOLD * most if given == "gold" else most * self._worth_of_stock(voyage, given)
        return self._worth_of_one(voyage, taken) - loss

    def _worth_of_one(self, voyage: Voyage, good: str) -> float:
        if good == "gold":
            return _GOLD
        # One is fetched where the next building lacks just that.
        building = next(to_build(voyage, self.taste.core), "")
        if not building:
            return _IDLE
        price = building_price(voyage, building)._asdict()
        lacks = price[good] - getattr(voyage, good)
        return 3 * _GOLD if lacks == 1 and voyage.gold >= price["gold"] else _IDLE

    def _worth_of_stock(self, voyage: Voyage, good: str) -> float:
        stone, crystal = goods_short(voyage, self.taste)
        short = stone if good == "stone" else crystal
        most = voyage.book.places.trade_goods
        wanted = any(
            building_price(voyage, building)._asdict()[good] > getattr(voyage, good) - most
            for building in to_build(voyage, (*self.taste.core, *self.taste.later))
        )
        return _STONE if short or wanted else _IDLE

    def _ferry(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        if self.heading is None:
            return -1.0
        walked = ways_from(voyage, voyage.fleet, ferried=False)
        there = ways_from(voyage, read_hex(option), ferried=False)
        if self.heading not in there:
            return -1.0
        saved = walked.get(self.heading, (99, voyage.fleet))[0] - there[self.heading][0]
        return 2 * _GOLD * saved if saved >= _SAVED else -1.0

    def _lookout(self, voyage: Voyage, _: VoyageChoice, option: str) -> float:
        middle = voyage.chart.waters[int(option)].middle
        return -float(distance(voyage.fleet, middle))

    def _deserters(self, voyage: Voyage, _: VoyageChoice, _option: str) -> float:
        captain = voyage.book.captains[voyage.header.captain]
        joined = [each for each in voyage.company if each.card not in captain.cards]
        leaves = [each.card for each in joined if not each.pack][-1:]
        return 6 * _GOLD if set(leaves) & set(best_hand(voyage)) else -1.0


_WORTHS: dict[str, Callable[[Choices, Voyage, VoyageChoice, str], float]] = {
    "card": Choices._card,
    "relic": Choices._relic,
    "few": Choices._few,
    "forge": Choices._pack,
    "teacher": Choices._teacher,
    "village": Choices._village,
    "chest": Choices._chest,
    "market": Choices._market,
    "ferry": Choices._ferry,
    "lookout": Choices._lookout,
    "deserters": Choices._deserters,
}
