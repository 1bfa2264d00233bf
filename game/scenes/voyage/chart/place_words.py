"""What a place gives and asks, with its numbers, and what keeps it from giving anything now."""

from collections.abc import Callable, Iterator

from game.kit import Colours
from game.voyage import (
    CRYSTAL,
    FLAG,
    GOLD,
    GOODS,
    STONE,
    ChartField,
    Voyage,
    hidden_fields,
    most_company,
    reinforce_price,
    steps_in_force,
    threatened,
)

from ...services import Services
from ..parts.home_words import goods_words
from ..parts.icon_lines import BODY, SMALL, IconLine
from ..parts.voyage_pictures import goods_icon

#: What each mine brings, and where its number stands.
_MINES = {
    "mine": (GOLD, "mine_gold"),
    "stone_mine": (STONE, "mine_stone"),
    "crystal_mine": (CRYSTAL, "mine_crystal"),
}
_Lines = Iterator[IconLine]


class PlaceWords:
    """Puts in words what the place on a field gives and asks."""

    def __init__(self, services: Services, voyage: Voyage, field: ChartField) -> None:
        self._services = services
        self._voyage = voyage
        self._field = field

    def _say(self, key: str, **values: object) -> str:
        return self._services.translate(f"voyage.chart.{key}", **values)

    def _goods(self, good: str, count: int) -> str:
        return goods_words(self._services, good, count)

    def _line(self, key: str, good: str = GOLD, **values: object) -> IconLine:
        return IconLine(self._say(f"gives.{key}", **values), BODY, goods_icon(good))

    @property
    def _held(self) -> bool:
        return self._voyage.done.get(self._field.hex) == FLAG

    def lines(self) -> list[IconLine]:
        """Return what it gives, and why it would give nothing now."""
        told = _GIVES.get(self._field.place)
        if told is None or (self._field.hex in self._voyage.done and not self._held):
            return []
        return [*told(self), *self._hindered()]

    def _mine(self) -> _Lines:
        good, number = _MINES[self._field.place]
        goods = self._goods(good, getattr(self._voyage.book.places, number))
        yield self._line("income" if self._held else "goods", good, goods=goods)

    def _village(self) -> _Lines:
        voyage, places = self._voyage, self._voyage.book.places
        goods = {
            GOLD: self._goods(GOLD, places.village_gold),
            STONE: self._goods(STONE, places.village_stone),
        }
        here = self._field.hex
        if here in voyage.idle:
            yield self._line("idle", "pack")
        elif self._held:
            good = STONE if here in voyage.stony else GOLD
            yield self._line("income", good, goods=goods[good])
        else:
            either = goods[GOLD]
            if voyage.scenario.buildings:
                either = self._say("gives.either", first=goods[GOLD], second=goods[STONE])
            yield self._line("goods", goods=either)
        if not self._held:
            yield self._line("offers", "recruit", count=places.village_offers)

    def _chest(self) -> _Lines:
        places = self._voyage.book.places
        named = [self._goods(good, getattr(places, f"chest_{good}")) for good in GOODS]
        if not self._voyage.scenario.buildings:
            named = named[:1]
        words = named[-1]
        if named[:-1]:
            first = ", ".join(named[:-1])
            words = self._say("gives.either", first=first, second=named[-1])
        yield self._line("once", goods=words)

    def _teacher(self) -> _Lines:
        price = self._voyage.book.places.teacher_gold
        yield self._line("asks", goods=self._goods(GOLD, price))

    def _forge(self) -> _Lines:
        less = self._voyage.book.places.forge_gold
        yield self._line("less", goods=self._goods(GOLD, less))

    def _market(self) -> _Lines:
        price = self._voyage.book.places.market_relic
        yield self._line("relic", goods=self._goods(GOLD, price))

    def _ferry(self) -> _Lines:
        if self._sails_free:
            yield self._line("free")
        else:
            price = self._voyage.book.places.ferry_gold
            yield self._line("asks", goods=self._goods(GOLD, price))

    def _buoy(self) -> _Lines:
        fields = hidden_fields(self._voyage)
        if fields:
            yield self._line("buoy", "seed", count=len(fields))

    @property
    def _sails_free(self) -> bool:
        return any(step.ferries_free for _, step in steps_in_force(self._voyage))

    def _hindered(self) -> _Lines:
        """Yield why the place would give nothing now."""
        told = _HINDERED.get(self._field.place)
        words = told(self) if told is not None else ""
        if words and not self._held:
            yield IconLine(words, SMALL, "icons/cross", 4.0, Colours.refused)

    def _short(self, price: int) -> str:
        lacking = price - self._voyage.gold
        if lacking <= 0:
            return ""
        goods = goods_words(self._services, GOLD, lacking)
        return self._services.translate("voyage.refusals.goods_short", goods=goods)

    def _why_not_teacher(self) -> str:
        if self._voyage.rank > self._field.depth:
            return self._say("not_now.teacher", rank=self._field.depth)
        return self._short(self._voyage.book.places.teacher_gold)

    def _why_not_forge(self) -> str:
        voyage, less = self._voyage, self._voyage.book.places.forge_gold
        few = [member.card for member in voyage.company if not member.pack]
        return self._short(min((reinforce_price(voyage, card, less) for card in few), default=0))

    def _why_not_market(self) -> str:
        voyage = self._voyage
        enough = max(voyage.goods) >= voyage.book.places.trade_goods
        return "" if enough else self._say("not_now.market")

    def _why_not_ferry(self) -> str:
        return "" if self._sails_free else self._short(self._voyage.book.places.ferry_gold)

    def _why_not_join(self) -> str:
        voyage, most = self._voyage, most_company(self._voyage)
        if len(voyage.company) < most:
            return ""
        return self._services.translate("voyage.refusals.company_full", most=most)


_GIVES: dict[str, Callable[[PlaceWords], _Lines]] = {
    **dict.fromkeys(_MINES, PlaceWords._mine),
    "village": PlaceWords._village,
    "chest": PlaceWords._chest,
    "teacher": PlaceWords._teacher,
    "forge": PlaceWords._forge,
    "market": PlaceWords._market,
    "ferry": PlaceWords._ferry,
    "buoy": PlaceWords._buoy,
    "shrine": lambda _: iter(()),
    "prison": lambda _: iter(()),
}
_HINDERED: dict[str, Callable[[PlaceWords], str]] = {
    "teacher": PlaceWords._why_not_teacher,
    "forge": PlaceWords._why_not_forge,
    "market": PlaceWords._why_not_market,
    "ferry": PlaceWords._why_not_ferry,
    "shrine": PlaceWords._why_not_join,
    "prison": PlaceWords._why_not_join,
}


def sinking_day(voyage: Voyage, field: ChartField) -> int:
    """Return the day on which the waters of a field go down, as far as it is told; else 0."""
    waters = voyage.chart.waters_of.get(field.hex)
    return next((day for number, day in threatened(voyage) if number == waters), 0)


def may_hold_bell(voyage: Voyage, field: ChartField) -> bool:
    """Tell whether the hidden goal may lie below a field, once a buoy has told of it."""
    read = any(voyage.chart.fields[place].place == "buoy" for place in voyage.done)
    return read and field.hex in hidden_fields(voyage)
