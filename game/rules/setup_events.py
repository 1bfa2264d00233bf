"""Events of the setup, up to the first turn (R2, R10), told as the others are."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card
from .difficulty import Difficulty


class DeckTaken(NamedTuple):
    """A player took a printed deck (R2.2)."""

    side: int
    deck: int
    cards: tuple[Card, ...]


class CardsRevealed(NamedTuple):
    """Four cards were revealed; ``leader`` picks first (R2.3, R2.4)."""

    round: int
    leader: int
    cards: tuple[Card, ...]


class CardPicked(NamedTuple):
    """The card ``at`` this place of those still revealed went to ``side``."""

    side: int
    card: Card
    at: int


class DeckBuilt(NamedTuple):
    """A player brought a deck of ten, not yet shown (R2.5)."""

    side: int


class DeckShown(NamedTuple):
    """A player's deck was laid open (R2.5)."""

    side: int
    cards: tuple[Card, ...]


class CardBanned(NamedTuple):
    """``side`` banned the card ``at`` this place of the deck of ``owner`` (R2.5)."""

    side: int
    owner: int
    card: Card
    at: int


class HandDealt(NamedTuple):
    """A hand was shuffled; the Bastion stands at its far left (R2.6)."""

    side: int
    cards: tuple[Card, ...]


class HordeDeckDealt(NamedTuple):
    """The Horde's deck was shuffled (R9.1)."""

    side: int
    deck: int


class DifficultyChosen(NamedTuple):
    """The Horde's settings were chosen (R10)."""

    level: int
    difficulty: Difficulty


class BeginnerChosen(NamedTuple):
    """The side that begins, and the rule that says so: R2.7 is the coin, or solo."""

    side: int
    rule: str
