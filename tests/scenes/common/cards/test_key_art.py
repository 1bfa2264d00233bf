"""The card that stands for a deck."""

from game.content import Content
from game.rules import Incantation
from game.scenes.common import hero_of


def test_the_strongest_of_the_dearest_creatures_stands_for_a_deck(content: Content) -> None:
    heroes = [hero_of(deck.cards).id for deck in content.decks]
    assert heroes == ["troll", "abomination", "martyr", "aberration"]


def test_a_deck_without_creatures_has_a_face_too(content: Content) -> None:
    spells = [card for card in content.cards.values() if isinstance(card, Incantation)]
    assert hero_of(spells).cost == max(card.cost for card in spells)
