"""The player's saved decks as the screens use them: cards, codes, and what is wrong in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit import read_clipboard, write_clipboard
from game.play import DeckCodeError, DeckStore, ProfileError, SavedDeck, deck_code, from_deck_code
from game.rules import DECK_SIZE, Card

from ..common import by_cost
from ..services import Services

LONGEST_NAME = 28


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A deck as a list shows it; ``saved`` is what it is kept as, None for a suggested one.

    ``text`` is how a suggested one plays.
    """

    name: str
    cards: tuple[Card, ...]
    saved: SavedDeck | None = None
    text: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its cards."""
        return tuple(card.id for card in self.cards)

    @property
    def complete(self) -> bool:
        """Whether it can be played."""
        return len(self.cards) == DECK_SIZE


def shelf(services: Services) -> DeckStore:
    """Return where the decks are kept; what it does may raise ``ProfileError``."""
    return services.profile.decks


def known_cards(services: Services, ids: Sequence[str]) -> tuple[Card, ...]:
    """Return the cards with these ids that there are, in the order in which a deck is read."""
    cards = services.all_cards
    return by_cost(cards[card] for card in ids if card in cards)


def saved_decks(services: Services) -> list[ShownDeck]:
    """Return the player's decks."""
    decks = shelf(services).all()
    return [ShownDeck(deck.name, known_cards(services, deck.cards), deck) for deck in decks]


def count_decks(services: Services) -> int:
    """Return how many decks are kept; 0 where that cannot be told, which saving then says."""
    try:
        return len(shelf(services).all())
    except ProfileError:
        return 0


def suggested_decks(services: Services) -> list[ShownDeck]:
    """Return the ready-made decks of ten, those of the player's own files first."""
    own = services.own.decks_of(DECK_SIZE)
    made = services.translate("own_cards.title")
    return [ShownDeck(deck.name, by_cost(deck.cards), text=made) for deck in own] + [
        ShownDeck(
            services.translate(f"library.suggested.{deck.id}.name"),
            by_cost(deck.cards),
            text=services.translate(f"library.suggested.{deck.id}.text"),
        )
        for deck in services.content.suggested
    ]


def new_suggestions(services: Services, decks: Sequence[ShownDeck]) -> list[ShownDeck]:
    """Return the suggested decks whose cards none of ``decks`` has."""
    known = {frozenset(deck.ids) for deck in decks}
    return [deck for deck in suggested_decks(services) if frozenset(deck.ids) not in known]


def cards_of_code(services: Services, text: str) -> tuple[tuple[Card, ...], str]:
    """Return the cards of a code, or none and what is wrong with it, as a code of ``reasons``."""
    try:
        return known_cards(services, from_deck_code(text)), ""
    except DeckCodeError as error:
        return (), f"code_{error.reason}"


def copy_code(services: Services, cards: Sequence[Card]) -> tuple[str, str]:
    """Put the code of ten cards on the clipboard.

    Returns a line to tell, and the code where it could not be put there: then
    it has to be shown. Raises ``DeckCodeError`` for cards that have none.
    """
    code = deck_code(card.id for card in cards)
    if write_clipboard(code):
        return services.translate("library.copied", code=code), ""
    return services.translate("library.no_clipboard"), code


def pasted_text() -> str:
    """Return what is on the clipboard, as far as a code could be: one short line."""
    text = (read_clipboard() or "").strip()
    return text.splitlines()[0][:LONGEST_NAME] if text else ""
