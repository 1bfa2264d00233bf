"""Choices before the match: a deck, a pick, ten cards, a ban (R2.2 to R2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules import (
    DECK_SIZE,
    AnyAction,
    BanCard,
    BuildDeck,
    Card,
    Constructed,
    Creature,
    Draft,
    PickCard,
    Preconstructed,
    Setup,
    TakeDeck,
)

from .rating import card_rating

#: How far chance may move the rating of a card or a deck, so that matches differ.
CARD_NOISE, DECK_NOISE = 25, 120

#: The curve: in ten cards about so many may be dear, or incantations, before each more is worse.
DEAR = 5
_MOST_DEAR, _MOST_INCANTATIONS = 3, 3
_CROWDED = 30


def choose_setup(setup: Setup, side: int, rng: Random, noise: int = 1) -> AnyAction:
    """Return the choice of ``side``, which must be the one to act.

    It looks at what lies open alone: neither at the pile of a draft nor at a
    deck that has not been shown. Chance moves what it thinks of a card ``noise``
    times as far as usual.
    """
    if isinstance(setup, Preconstructed):
        return _deck(setup, rng, noise)
    if isinstance(setup, Draft):
        return _pick(setup, side, rng, noise)
    if isinstance(setup, Constructed):
        return _built(setup, rng, noise) if setup.building else _ban(setup, rng, noise)
    return rng.choice(setup.legal_actions())


def _deck(setup: Preconstructed, rng: Random, noise: int) -> TakeDeck:
    """Take the deck of the best cards."""
    best, best_rating = None, 0
    for number, deck in enumerate(setup.decks):
        if number not in setup.taken:
            rating = sum(card_rating(card) for card in deck) + rng.randrange(noise * DECK_NOISE)
            if best is None or rating > best_rating:
                best, best_rating = number, rating
    assert best is not None
    return TakeDeck(best)


def _pick(setup: Draft, side: int, rng: Random, noise: int) -> PickCard:
    """Pick the card that fits best those picked before."""
    return PickCard(_best(setup.revealed, setup.picks[side], rng, noise))


def _built(setup: Constructed, rng: Random, noise: int) -> BuildDeck:
    """Pick the best card ten times, each time with an eye to those that are there."""
    left = list(setup.cards)
    deck: list[Card] = []
    while len(deck) < DECK_SIZE:
        deck.append(left.pop(_best(left, deck, rng, noise)))
    return BuildDeck(tuple(card.id for card in deck))


def _best(cards: Sequence[Card], others: Sequence[Card], rng: Random, noise: int) -> int:
    """Return the index of the card that is wanted most beside the others."""
    wanted = [_fit(card, others) + rng.randrange(noise * CARD_NOISE) for card in cards]
    return wanted.index(max(wanted))


def _ban(setup: Constructed, rng: Random, noise: int) -> BanCard:
    """Ban the best card that the opponent has."""
    deck = setup.decks[setup.banned_side]
    ratings = [card_rating(card) + rng.randrange(noise * CARD_NOISE) for card in deck]
    return BanCard(ratings.index(max(ratings)))


def _fit(card: Card, others: Sequence[Card]) -> int:
    """Return how much ``card`` is wanted beside the others: its rating and the curve."""
    rating = card_rating(card)
    dear = incantations = 0
    for other in others:
        dear += other.cost >= DEAR
        incantations += not isinstance(other, Creature)
    if card.cost >= DEAR:
        rating -= _CROWDED * max(0, dear - _MOST_DEAR + 1)
    if not isinstance(card, Creature):
        rating -= _CROWDED * max(0, incantations - _MOST_INCANTATIONS + 1)
    return rating
