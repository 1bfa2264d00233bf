"""What a voyage's choice asks, and its options in words and pictures."""

from typing import NamedTuple

from game.kit import Colours, text_style
from game.voyage import GOODS, Goods, Voyage, VoyageChoice, deserter, read_hex

from ...services import Services
from ..parts.home_words import course_words, goods_list, goods_words, waters_name
from ..parts.icon_lines import BODY, IconLine
from ..parts.voyage_pictures import PLACES, RELICS, goods_icon
from ..parts.voyage_words import captain_name, place_name, rank_lines, relic_name, relic_text

NAME = text_style.NAME.with_changes(size=21, align="center", wrap=True, outline=1.4)
_TEXT = BODY.with_changes(align="center")
_NOTE = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True)

GOLD, PAY, NONE = "gold", "pay", "none"
#: The pictures of options that are neither a card nor a relic.
_PICTURES = {
    **{good: goods_icon(good) for good in GOODS},
    PAY: goods_icon("gold"),
    "leave": "icons/next",
}
#: The reasons that are told before the question, by what is chosen.
_WHY = {"card": ("fight",), "relic": ("gift", "rank", "wreck", "vault", "hall")}
#: The texts of a choice that are not called as it is: "few" is a plural form there.
_SECTIONS = {"few": "lost_pack"}
#: Reasons for a card to join that have a question of their own.
_JOINS = ("shrine", "prison", "volunteers")


class PlainOption(NamedTuple):
    """An option that is neither a card nor a relic, as it is shown."""

    picture: str
    lines: list[IconLine]


def choice_words(services: Services, voyage: Voyage, choice: VoyageChoice) -> tuple[str, str]:
    """Return the question that a choice puts: its title, and the sentence below it."""
    say = services.translate
    named = choice.why if choice.why in _JOINS else choice.what
    section = f"voyage_choice.{_SECTIONS.get(named, named)}"
    title = say(f"{section}.title")
    key = "text_goods" if named == "village" and voyage.scenario.buildings else "text"
    text = say(f"{section}.{key}", card=_deserter(voyage))
    if choice.why in _WHY.get(choice.what, ()):
        text = f"{say(f'voyage_choice.why.{choice.why}')} {text}"
    if voyage.beside is not None:
        # Of two persons, whose it is.
        text = say("fight.says", name=captain_name(services, voyage.captain), words=text)
    return title, text


def relic_lines(
    services: Services, voyage: Voyage, relic: str, *, changes: bool = False, price: int = 0
) -> list[IconLine]:
    """Return the name of a relic, its class and size, its rule, and which one it destroys.

    With ``changes`` the cards lie below that it changes.
    """
    book, say = voyage.book.relics, services.translate
    new = book[relic]
    kind = say(
        "voyage_choice.relic_kind",
        kind=say(f"voyage.classes.{new.kind}"),
        size=say(f"voyage.sizes.{new.size}"),
    )
    lines = [
        IconLine(relic_name(services, relic), NAME, colour=Colours.gold),
        IconLine(kind, _NOTE, above=0.0),
        IconLine(relic_text(services, relic), _TEXT),
    ]
    if price:
        words = say("voyage_choice.gold", count=price)
        lines.insert(1, IconLine(words, _TEXT, colour=Colours.gold, above=0.0))
    old = next((each for each in voyage.relics if book[each].kind == new.kind), "")
    if old:
        words = say("voyage_choice.destroys", relic=relic_name(services, old))
        lines.append(IconLine(words, _NOTE, colour=Colours.refused))
    if changes:
        lines.append(IconLine(say("voyage_choice.changes"), _NOTE))
    return lines


def plain_option(
    services: Services, voyage: Voyage, choice: VoyageChoice, option: str, price: int
) -> PlainOption:
    """Return how an option is shown that is neither a card nor a relic."""
    name, text, picture = PlainWords(services, voyage, choice).of(option, price)
    lines = [IconLine(name, NAME, colour=Colours.gold)]
    lines += [IconLine(text, _TEXT)] if text else []
    if option == PAY and choice.what == "teacher":
        lines += rank_lines(services, voyage, voyage.rank + 1)
    return PlainOption(picture, lines)


def way_out_words(services: Services, voyage: Voyage, choice: VoyageChoice) -> tuple[str, str]:
    """Return the name of the option that takes nothing, and what comes of it."""
    name, text, _ = PlainWords(services, voyage, choice).of(NONE, 0)
    return name, text


class PlainWords:
    """Puts options in words that are neither cards nor relics."""

    def __init__(self, services: Services, voyage: Voyage, choice: VoyageChoice) -> None:
        self._services, self._voyage, self._choice = services, voyage, choice

    def _say(self, key: str, **values: object) -> str:
        return self._services.translate(f"voyage_choice.{key}", **values)

    def of(self, option: str, price: int) -> tuple[str, str, str]:
        """Return the name of an option, what comes of it, and its picture."""
        what = self._choice.what
        if option in GOODS:
            return self._good(option)
        if what == "market" and option != NONE:
            return self._trade(option)
        if what == "ferry" and option != NONE:
            return self._ferry(option, price)
        if what == "lookout":
            return self._waters(int(option))
        picture = _PICTURES.get(option, "")
        if option == PAY:
            picture = goods_icon("rank_3") if what == "teacher" else picture
            words = self._say(f"{what}.pay_text", card=_deserter(self._voyage))
            return self._say("teacher.pay", count=price), words, picture
        card = _deserter(self._voyage)
        return self._say(f"{what}.{option}"), self._say(f"{what}.{option}_text", card=card), picture

    def _good(self, good: str) -> tuple[str, str, str]:
        what, places = self._choice.what, self._voyage.book.places
        count = places.no_card_gold if what == "card" else getattr(places, f"{what}_{good}")
        if what == "chest":
            words = self._services.translate(f"voyage.chart.{good}_hint")
        else:
            words = self._say("card.gold" if what == "card" else "village.gold")
        return goods_words(self._services, good, count), words, _PICTURES[good]

    def _trade(self, exchange: str) -> tuple[str, str, str]:
        services, most = self._services, self._voyage.book.places.trade_goods
        given, taken = exchange.split("_")
        paid, got = goods_words(services, given, most), goods_words(services, taken, 1)
        there = self._voyage.goods._asdict()
        there[given] -= most
        there[taken] += 1
        words = self._say("market.then", goods=goods_list(services, Goods(**there)))
        return self._say("market.trade", paid=paid, got=got), words, _PICTURES[taken]

    def _ferry(self, to: str, price: int) -> tuple[str, str, str]:
        services, voyage, field = self._services, self._voyage, read_hex(to)
        place = voyage.chart.fields[field].place
        words = course_words(services, voyage.fleet, field)
        if price:
            words = f"{words} · {goods_words(services, GOLD, price)}"
        return place_name(services, place), words, f"{PLACES}/{place}"

    def _waters(self, number: int) -> tuple[str, str, str]:
        services, voyage = self._services, self._voyage
        name = waters_name(services, voyage.chart, number)
        middle = voyage.chart.waters[number].middle
        return name, course_words(services, voyage.fleet, middle), ""


def relic_picture(relic: str) -> str:
    """Return the picture of a relic."""
    return f"{RELICS}/{relic}"


def _deserter(voyage: Voyage) -> str:
    """Return the name of the card that would desert, "" for none."""
    card = deserter(voyage)
    return voyage.kit[card].name if card else ""
