"""The player's saved decks as the screens use them: cards, codes, and what is wrong in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit import read_clipboard, write_clipboard
from game.play import DeckCodeError, Decks, ProfileError, SavedDeck, deck_code, from_deck_code
from game.rules import DECK_SIZE, Card

from ..common.mini_cards import by_cost
from ..services import Desk

LONGEST_NAME = 28


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A deck as a list shows it; ``saved`` is what it is kept as, None for a suggested one."""

    name: str
    cards: tuple[Card, ...]
    saved: SavedDeck | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its cards."""
        return tuple(card.id for card in self.cards)

    @property
    def complete(self) -> bool:
        """Whether it can be played."""
        return len(self.cards) == DECK_SIZE


def shelf(desk: Desk) -> Decks:
    """Return where the decks are kept; what it does may raise ``ProfileError``."""
    return desk.profile.decks


def known_cards(desk: Desk, ids: Sequence[str]) -> tuple[Card, ...]:
    """Return the cards with these ids that the kit has, in the order in which a deck is read."""
    cards = desk.content.cards
    return by_cost(cards[card] for card in ids if card in cards)


def saved_decks(desk: Desk) -> list[ShownDeck]:
    """Return the player's decks."""
    decks = shelf(desk).all()
    return [ShownDeck(deck.name, known_cards(desk, deck.cards), deck) for deck in decks]


def count_decks(desk: Desk) -> int:
    """Return how many decks are kept; 0 where that cannot be told, which saving then says."""
    try:
        return len(shelf(desk).all())
    except ProfileError:
        return 0


def suggested_decks(desk: Desk) -> list[ShownDeck]:
    """Return the ready-made decks of ten."""
    return [
        ShownDeck(desk.say(f"library.suggested.{deck.id}"), by_cost(deck.cards))
        for deck in desk.content.suggested
    ]


def cards_of_code(desk: Desk, text: str) -> tuple[tuple[Card, ...], str]:
    """Return the cards of a code, or none and what is wrong with it, as a code of ``reasons``."""
    try:
        return known_cards(desk, from_deck_code(text)), ""
    except DeckCodeError as error:
        return (), f"code_{error.reason}"


def copy_code(desk: Desk, cards: Sequence[Card]) -> tuple[str, str]:
    """Put the code of ten cards on the clipboard.

    Returns a line to tell, and the code where it could not be put there: then
    it has to be shown. Raises ``DeckCodeError`` for cards that have none.
    """
    code = deck_code(card.id for card in cards)
    if write_clipboard(code):
        return desk.say("library.copied", code=code), ""
    return desk.say("library.no_clipboard"), code


def pasted_text() -> str:
    """Return what is on the clipboard, as far as a code could be: one short line."""
    text = (read_clipboard() or "").strip()
    return text.splitlines()[0][:LONGEST_NAME] if text else ""
