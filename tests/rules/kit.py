"""The kit's cards and printed decks, as the game's own data have them."""

from game.content import load_content
from game.rules import Card

_CONTENT = load_content()

CARDS: dict[str, Card] = dict(_CONTENT.cards)
DECKS: list[list[Card]] = [list(deck.cards) for deck in _CONTENT.decks]
BY_NAME: dict[str, Card] = {card.name: card for card in CARDS.values()}
