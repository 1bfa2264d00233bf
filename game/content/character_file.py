"""Plain values -> the characters that computers play as: one person for each strength."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules import Card

from .card_file import Deck, read_decks
from .checks import card_id, items, keyed, mapping, word
from .errors import FieldError


@dataclass(frozen=True, slots=True)
class Character:
    """A person whom a computer plays as: ``number`` is that of their ``strength``, from 1 up.

    The id is that of the portrait, of the manner (``game.opponents.MANNERS``), of the lines and of
    the texts ``characters.<id>`` (``name``, ``trade``, ``text``); ``deck`` is the one they like to
    play with, which has the same id.
    """

    id: str
    number: int
    strength: str
    deck: Deck


def read_characters(value: object, cards: Mapping[str, Card]) -> tuple[Character, ...]:
    """Return those of ``characters.yaml``, the weakest first; each has a strength of their own."""
    entries = {
        card_id(identity, (identity,)): keyed(entry, (identity,), ("strength", "cards"))
        for identity, entry in mapping(value, ()).items()
    }
    decks = read_decks(
        {
            identity: items(entry["cards"], (identity, "cards"))
            for identity, entry in entries.items()
        },
        cards,
    )
    found: dict[str, Character] = {}
    for deck, entry in zip(decks, entries.values(), strict=True):
        route = (deck.id, "strength")
        strength = word(entry["strength"], route)
        if strength in found:
            problem = f"{found[strength].id!r} plays at the strength {strength!r} as well"
            raise FieldError(route, problem, "give each person another")
        found[strength] = Character(deck.id, len(found) + 1, strength, deck)
    return tuple(found.values())
