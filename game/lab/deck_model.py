"""How two decks do against each other, foretold: what their cards are worth, and how they meet.

The worth of a deck is the sum of its cards'. But a deck of many small creatures does better
against some decks than against others that are worth as much: so each two *traits* (how many
incantations, how much health, …) have a weight for one deck having much of the first against
another with much of the second. Both are fitted to games, drawn toward what is known of the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from statistics import fmean, pstdev

from game.opponents import ODDS, card_worth
from game.rules import (
    HAND_SIZE,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Creature,
)

from .even_decks import DeckIds
from .logistic_fit import LogisticFit, Sample
from .playing import kit
from .reports import Game, first_score

_ABILITIES = (SPLASH | PERFORATION, PROTECTION, RAGE, SPRINT, INDESTRUCTIBLE)
_TRAITS = 5 + len(_ABILITIES)
_MEETINGS = tuple(combinations(range(_TRAITS), 2))
#: How far a card's worth is expected to be from what is known, and a meeting of traits from 0.
_WORTH_SPREAD, _MEETING_SPREAD = 200.0, 80.0
#: So many hands, drawn at random, tell how much of a trait is usual.
_USUAL_HANDS = 400


class DeckModel:
    """Foretells games of decks; ``learn`` fits it to games. Raises ``LabError`` without NumPy."""

    def __init__(self) -> None:
        cards = kit().cards
        self._places = {card: place for place, card in enumerate(cards)}
        self._start = [card_worth(card) for card in cards.values()] + [0] * len(_MEETINGS)
        self._weights = self._start
        self._spread = [_WORTH_SPREAD] * len(cards) + [_MEETING_SPREAD] * len(_MEETINGS)
        rng, ids = Random(0), list(cards)
        hands = [_raw(rng.sample(ids, HAND_SIZE)) for _ in range(_USUAL_HANDS)]
        self._usual = [(fmean(column), pstdev(column)) for column in zip(*hands, strict=True)]
        self._traits: dict[DeckIds, list[float]] = {}

    def learn(self, games: Sequence[Game]) -> None:
        """Fit to games whose hands are known, from what was known at first."""
        seen = [Sample(self._features(*game[0].hands), first_score(game)) for game in games]
        self._weights = LogisticFit(seen, self._start, self._spread).weights()

    def odds(self, deck: DeckIds, other: DeckIds) -> float:
        """Return the logarithm of the odds that a deck wins against another."""
        weights, places = self._weights, self._places
        points = sum(weights[places[card]] for card in deck)
        points -= sum(weights[places[card]] for card in other)
        mine, yours = self._traits_of(deck), self._traits_of(other)
        total = float(points)
        for weight, (one, two) in zip(weights[len(places) :], _MEETINGS, strict=True):
            total += weight * (mine[one] * yours[two] - mine[two] * yours[one])
        return total / ODDS

    def _features(self, deck: DeckIds, other: DeckIds) -> dict[int, float]:
        features: dict[int, float] = {}
        for hand, sign in ((deck, 1.0), (other, -1.0)):
            for card in hand:
                place = self._places[card]
                features[place] = features.get(place, 0.0) + sign
        mine, yours = self._traits_of(deck), self._traits_of(other)
        for number, (one, two) in enumerate(_MEETINGS, len(self._places)):
            features[number] = mine[one] * yours[two] - mine[two] * yours[one]
        return features

    def _traits_of(self, deck: DeckIds) -> list[float]:
        """Return how much more than usual a deck has of each trait."""
        if deck not in self._traits:
            self._traits[deck] = [
                (much - mean) / spread
                for much, (mean, spread) in zip(_raw(deck), self._usual, strict=True)
            ]
        return self._traits[deck]


def _raw(deck: Sequence[str]) -> list[float]:
    """Return how much a deck has of each trait."""
    cards = [kit().cards[card] for card in deck]
    creatures = [card for card in cards if isinstance(card, Creature)]
    spells = [card for card in cards if not isinstance(card, Creature)]
    return [
        float(len(spells)),
        float(sum(card.damage for card in spells)),
        float(sum(card.attack for card in creatures)),
        float(sum(card.health for card in creatures)),
        float(sum(card.cost for card in cards)),
        *(float(sum(_has(card, bits) for card in creatures)) for bits in _ABILITIES),
    ]


def _has(card: Card, bits: int) -> bool:
    return bool((card.abilities | (card.aura if isinstance(card, Creature) else 0)) & bits)
