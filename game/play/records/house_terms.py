"""What a record's first line has of few matches: decks of the house, and a first game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.content import Deck, FieldError
from game.rules import HAND_SIZE, WINNER_NAMES

from .json_checks import items, keyed, one_of, word

_WINNERS = {name: winner for winner, name in WINNER_NAMES.items() if name is not None}
_FEWEST = 2


class OfferedDeck(NamedTuple):
    """A deck that may be taken in place of a printed one: its id, and those of its cards."""

    id: str
    cards: tuple[str, ...]


class FirstGame(NamedTuple):
    """The first of two games that are one match: its ``match_id``, and who won it, or DRAW."""

    match: str
    winner: int


class HouseTerms(NamedTuple):
    """What players agree on beside the rules: decks in place of the printed ones, a return match.

    With ``first``, the match is the return of that game, with the decks swapped.
    """

    decks: tuple[OfferedDeck, ...] = ()
    first: FirstGame | None = None


BY_THE_RULES = HouseTerms()


def to_offer(decks: Iterable[Deck]) -> HouseTerms:
    """Return the terms by which these decks take the place of the printed ones."""
    return HouseTerms(
        tuple(OfferedDeck(deck.id, tuple(card.id for card in deck.cards)) for deck in decks)
    )


def write_house_terms(house: HouseTerms) -> dict[str, object]:
    """Return the keys that a header has for them: none for a match by the rules alone."""
    values: dict[str, object] = {}
    if house.decks:
        values["decks"] = {deck.id: list(deck.cards) for deck in house.decks}
    if house.first is not None:
        values["first"] = house.first._asdict() | {"winner": WINNER_NAMES[house.first.winner]}
    return values


def read_house_terms(header: Mapping[str, object]) -> HouseTerms:
    """Return the house terms that the keys of a header tell of; raises ``FieldError``."""
    decks = _decks(header["decks"]) if "decks" in header else ()
    return HouseTerms(decks, _first(header["first"]) if "first" in header else None)


def _decks(value: object) -> tuple[OfferedDeck, ...]:
    entries = keyed(value, "'decks'", (), None)
    decks = tuple(_deck(identity, cards) for identity, cards in entries.items())
    if len(decks) < _FEWEST:
        raise FieldError((), f"'decks' has {len(decks)}", f"write {_FEWEST} or more")
    return decks


def _deck(identity: str, value: object) -> OfferedDeck:
    cards = tuple(word(card, "a card") for card in items(value, f"the deck {identity!r}"))
    if len(set(cards)) != HAND_SIZE or len(cards) != HAND_SIZE:
        problem = f"the deck {identity!r} is not of {HAND_SIZE} different cards"
        raise FieldError((), problem, f"name {HAND_SIZE} of them")
    return OfferedDeck(identity, cards)


def _first(value: object) -> FirstGame:
    entries = keyed(value, "'first'", FirstGame._fields)
    winner = _WINNERS[one_of(entries["winner"], "'winner'", _WINNERS)]
    return FirstGame(word(entries["match"], "'match'"), winner)
