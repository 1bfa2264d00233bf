"""The rare entries of a record's first line: own decks, odds, a first game, a fight, lots."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

from game.content import Content, Deck, FieldError, OddsTable, checks
from game.rules import HAND_SIZE, WINNER_NAMES, DeckOdds, FightTerms, Lots

from ..seats import STRENGTHS, Seat
from .fight_terms import read_fight_terms, write_fight_terms
from .json_checks import items, keyed, name, number, one_of, word

T = TypeVar("T")
_WINNERS = {name: winner for winner, name in WINNER_NAMES.items() if name is not None}
_FEWEST, _MOST = 2, 12
#: No odds give more mana, nor in more turns.
MOST_ODDS = 100


class OfferedDeck(NamedTuple):
    """A deck that may be taken in place of a printed one: its id, and those of its cards.

    ``name`` is that of a player's own; of those that the game knows it is among the texts.
    """

    id: str
    cards: tuple[str, ...]
    name: str = ""


class OfferedKit(NamedTuple):
    """A kit that takes the place of the printed one: its name, and the ids of its cards."""

    name: str
    cards: tuple[str, ...]


class FirstGame(NamedTuple):
    """The first of two games that are one match: its ``match_id``, and who won it, or DRAW.

    ``winner`` is the side on which the winner sits in the second game.
    """

    match: str
    winner: int


class HouseTerms(NamedTuple):
    """Terms beside the published rules: other decks, even odds, a return match, a fight.

    ``odds`` are what even odds give to printed decks against others (R2.8).
    With ``first``, the match is the return of that game, with the players' places swapped. With a
    ``kit``, there are no other cards than its own. ``fight`` are the terms of a voyage's fight, of
    which the form of the match is "fight" (R16.29). With ``lots`` nothing is drawn from the seed:
    they are those of a match by letter.
    """

    decks: tuple[OfferedDeck, ...] = ()
    first: FirstGame | None = None
    kit: OfferedKit | None = None
    odds: tuple[DeckOdds, ...] = ()
    fight: FightTerms | None = None
    lots: Lots | None = None

    @property
    def custom(self) -> bool:
        """Whether decks or a kit of a player's own take the place of the game's."""
        return self.kit is not None or any(deck.name for deck in self.decks)


BY_THE_RULES = HouseTerms()


def to_offer(decks: Iterable[Deck]) -> HouseTerms:
    """Return the terms by which these decks take the place of the printed ones."""
    return HouseTerms(
        tuple(
            OfferedDeck(deck.id, tuple(card.id for card in deck.cards), deck.name) for deck in decks
        )
    )


def write_house_terms(house: HouseTerms) -> dict[str, object]:
    """Return the keys that a header has for them: none for a match by the rules alone."""
    first, kit = house.first, house.kit
    values = {
        "decks": {deck.id: list(deck.cards) for deck in house.decks},
        "deck_names": {deck.id: deck.name for deck in house.decks if deck.name},
        "odds": [odds._asdict() for odds in house.odds],
        "kit": kit and {"name": kit.name, "cards": list(kit.cards)},
        "first": first and first._asdict() | {"winner": WINNER_NAMES[first.winner]},
        "fight": house.fight and write_fight_terms(house.fight),
        "lots": house.lots and house.lots._asdict(),
    }
    # Without them the line is, to the letter, what games before them have written.
    return {key: value for key, value in values.items() if value}


def read_house_terms(header: Mapping[str, object]) -> HouseTerms:
    """Return the house terms that the keys of a header tell of; raises ``FieldError``."""
    decks = _decks(header["decks"], header.get("deck_names", {})) if "decks" in header else ()

    def read(key: str, part: Callable[[object], T]) -> T | None:
        return part(header[key]) if key in header else None

    first, kit, fight = read("first", _first), read("kit", _kit), read("fight", read_fight_terms)
    odds, lots = _read_odds(header.get("odds", [])), read("lots", _lots)
    return HouseTerms(decks, first, kit, odds, fight, lots)


def _lots(value: object) -> Lots:
    entries = keyed(value, "the lots", Lots._fields)
    return Lots(
        tuple(word(card, "a card") for card in items(entries["pile"], "the pile")),
        number(entries["first"], "'first'"),
        tuple(
            tuple(number(place, "a place") for place in items(hand, "a hand"))
            for hand in items(entries["hands"], "the hands")
        ),
        number(entries["beginner"], "'beginner'"),
    )


def _read_odds(value: object) -> tuple[DeckOdds, ...]:
    odds = tuple(_odds(each) for each in items(value, "'odds'"))
    if len({frozenset((each.deck, each.rival)) for each in odds}) < len(odds):
        raise FieldError((), "'odds' has two decks twice", "write of each two decks once")
    return odds


def _odds(value: object) -> DeckOdds:
    entries = keyed(value, "the odds", DeckOdds._fields)
    odds = DeckOdds(*(number(entries[key], f"{key!r}") for key in DeckOdds._fields))
    if odds.deck == odds.rival:
        raise FieldError((), "a deck has odds against itself", "write another 'rival'")
    if not (1 <= odds.mana <= MOST_ODDS and 1 <= odds.turns <= MOST_ODDS):
        hint = f"write 'mana' and 'turns' from 1 to {MOST_ODDS}"
        raise FieldError((), f"the odds are {odds.mana} in {odds.turns} turns", hint)
    return odds


def _kit(value: object) -> OfferedKit:
    entries = keyed(value, "'kit'", OfferedKit._fields)
    cards = tuple(word(card, "a card") for card in items(entries["cards"], "the kit"))
    if len(set(cards)) != len(cards):
        raise FieldError((), "a card is in the kit twice", "leave it there once")
    return OfferedKit(checks.card_name(entries["name"], ("kit", "name")), cards)


def _decks(value: object, names: object) -> tuple[OfferedDeck, ...]:
    entries = keyed(value, "'decks'", (), None)
    named = keyed(names, "'deck_names'", (), entries)
    decks = tuple(
        _deck(identity, cards, named.get(identity)) for identity, cards in entries.items()
    )
    if not _FEWEST <= len(decks) <= _MOST:
        raise FieldError((), f"'decks' has {len(decks)}", f"write {_FEWEST} to {_MOST}")
    return decks


def _deck(identity: str, value: object, called: object) -> OfferedDeck:
    cards = tuple(word(card, "a card") for card in items(value, f"the deck {identity!r}"))
    if len(set(cards)) != HAND_SIZE or len(cards) != HAND_SIZE:
        problem = f"the deck {identity!r} is not of {HAND_SIZE} different cards"
        raise FieldError((), problem, f"name {HAND_SIZE} of them")
    # The printed decks, which may be offered beside others, go by figures.
    checks.card_id("deck_" * identity.isdigit() + identity, ())
    own = "" if called is None else checks.card_name(called, ("deck_names", identity))
    return OfferedDeck(identity, cards, own)


def _first(value: object) -> FirstGame:
    entries = keyed(value, "'first'", FirstGame._fields)
    winner = _WINNERS[one_of(entries["winner"], "'winner'", _WINNERS)]
    return FirstGame(name(entries["match"], "'match'"), winner)


def odds_table(content: Content, seats: tuple[Seat, ...]) -> OddsTable:
    """Return the odds for the strongest computer of a match; between persons, the first."""
    strengths = {seat.strength for seat in seats if seat.is_computer}
    best = max(strengths & set(STRENGTHS), key=STRENGTHS.index, default="")
    return content.even_odds.of(best)


def with_odds(
    house: HouseTerms, content: Content, seats: tuple[Seat, ...], *, given: bool
) -> HouseTerms:
    """Return the terms with even odds given, or without."""
    return house._replace(odds=odds_table(content, seats).in_force() if given else ())


def are_printed(decks: tuple[Deck, ...], content: Content) -> bool:
    """Whether these are the printed decks, which alone have even odds."""
    return decks == content.decks
