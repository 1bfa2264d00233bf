"""Even decks: all cards of the kit dealt into decks that have a like chance, and are worth playing.

A *deal* is four decks by the ids of their cards. Each deck has a theme, an ability that half of
its cards have to do with, and a curve of costs; so no deal is all of one kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.lab.jobs import Job, seed_of
from game.lab.playing import kit
from game.opponents import ODDS, card_worth
from game.rules import (
    HAND_SIZE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Creature,
    Terms,
)

#: A deck by the ids of its cards, and the decks of a deal.
DeckIds = tuple[str, ...]
Deal = tuple[DeckIds, ...]

#: The theme of each deck, by the id of the deck: abilities that its cards have
#: or give, and others that they must not have.
THEMES = {
    "swift": (SPRINT, 0),
    "shield": (PROTECTION, 0),
    "fury": (RAGE, SPRINT),
    "storm": (SPLASH | PERFORATION, RAGE | SPRINT),
}
#: The least cards of a deck that belong to its theme; its cheap, dear ones and incantations.
_THEMED = 4
_CHEAP, _DEAR = 2, 5
_LEAST_CHEAP, _DEAR_ONES, _INCANTATIONS = 1, (1, 3), (1, 2)
#: How far the sum of a deck's costs may be from that of the others.
_COST_SPREAD = 5


def deal_jobs(deal: Deal, strength: str, numbers: range, seed: int) -> Iterator[Job]:
    """Yield the games of these numbers of every two decks of a deal."""
    for one, other in pairs_of(deal):
        # No two pairs, and no two deals, have the same shuffles.
        group = f"{strength}/{one}-{other}/{deal_name(deal)}"
        for number in numbers:
            stream = seed_of(seed, number // 2, group)
            yield _job(group, number, stream, strength, (deal[one], deal[other]))


def pairs_of(deal: Deal) -> list[tuple[int, int]]:
    """Return the numbers of every two decks of a deal."""
    return list(combinations(range(len(deal)), 2))


def deal_name(deal: Deal) -> str:
    """Return the name of a deal, which its cards alone decide."""
    text = "/".join(",".join(deck) for deck in deal)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _job(group: str, number: int, seed: int, strength: str, hands: tuple[DeckIds, DeckIds]) -> Job:
    players = (strength, strength)
    return Job(group, number, seed, Terms(), players, swapped=bool(number % 2), hands=hands)


def random_deal(rng: Random) -> Deal:
    """Return a deal of decks that are worth playing."""
    cards = kit().cards
    while True:
        left = list(cards)
        rng.shuffle(left)
        decks = []
        for have, lack in THEMES.values():
            decks.append([card for card in left if _serves(cards[card], have, lack)][:_THEMED])
            left = [card for card in left if card not in decks[-1]]
        for deck in decks:
            while len(deck) < HAND_SIZE:
                deck.append(left.pop())
        deal = tuple(tuple(sorted(deck)) for deck in decks)
        if is_pleasant(deal):
            return deal


def is_pleasant(deal: Deal) -> bool:
    """Tell whether each deck has its theme, something cheap, something dear, an incantation."""
    costs = []
    for ids, (have, lack) in zip(deal, THEMES.values(), strict=True):
        deck = [kit().cards[card] for card in ids]
        dear = sum(card.cost >= _DEAR for card in deck)
        spells = sum(not isinstance(card, Creature) for card in deck)
        if (
            sum(_serves(card, have, lack) for card in deck) < _THEMED
            or sum(card.cost <= _CHEAP for card in deck) < _LEAST_CHEAP
            or not _DEAR_ONES[0] <= dear <= _DEAR_ONES[1]
            or not _INCANTATIONS[0] <= spells <= _INCANTATIONS[1]
        ):
            return False
        costs.append(sum(card.cost for card in deck))
    return max(costs) - min(costs) <= _COST_SPREAD


def _serves(card: Card, have: int, lack: int) -> bool:
    bits = card.abilities | (card.aura if isinstance(card, Creature) else 0)
    return bool(bits & have) and not bits & lack


def swaps(deal: Deal) -> Iterator[Deal]:
    """Yield every deal worth playing in which two decks have exchanged a card."""
    for one, other in pairs_of(deal):
        for mine in deal[one]:
            for yours in deal[other]:
                decks = list(deal)
                decks[one] = tuple(sorted({*deal[one], yours} - {mine}))
                decks[other] = tuple(sorted({*deal[other], mine} - {yours}))
                new = tuple(decks)
                if is_pleasant(new):
                    yield new


#: Two decks that play against each other.
DeckPair = tuple[DeckIds, DeckIds]

#: How far a card's worth is expected to be from what is known, as odds, and a meeting from none.
_WORTH_SPREAD, _MEETING_SPREAD = 0.2, 0.7
#: How fast what is known of a meeting fades with each card by which decks differ.
_FADING = 2
#: How much of what one strength has shown holds for another.
_ALIKE = 0.6


class Meeting(NamedTuple):
    """Two decks, and the strength that plays both."""

    strength: str
    deck: DeckIds
    other: DeckIds


class DeckTally(NamedTuple):
    """The wins of the first deck of a meeting in so many games; a draw is a half."""

    won: float
    games: int


class DeckModel:
    """Foretells games of decks; ``learn`` fits it to games."""

    def __init__(self) -> None:
        cards = kit().cards
        self._places = {card: place for place, card in enumerate(cards)}
        self._worths = np.array([card_worth(card) / ODDS for card in cards.values()])
        self._seen: Sequence[Meeting] = ()
        self._pull = np.zeros(0)

    def learn(self, tallies: Mapping[Meeting, DeckTally]) -> None:
        """Fit to all games seen so far."""
        self._seen = tuple(tallies)
        pairs = [meeting[1:] for meeting in tallies]
        won = np.array([tally.won for tally in tallies.values()]) + 0.5
        lost = np.array([tally.games - tally.won for tally in tallies.values()]) + 0.5
        names = np.array([meeting.strength for meeting in tallies])
        shared = np.where(names[:, None] == names[None, :], 1.0, _ALIKE)
        luck = np.diag(1 / won + 1 / lost)
        surprise = np.log(won / lost) - self._expected(pairs)
        self._pull = np.linalg.solve(shared * self._alike(pairs, pairs) + luck, surprise)

    def odds_by(self, pairs: Sequence[DeckPair], strengths: Sequence[str]) -> list[list[float]]:
        """Return, by strength and two decks, the logarithm of the odds that the first wins."""
        rows = [self._expected(pairs)] * len(strengths)
        if self._seen:
            alike = self._alike(pairs, [meeting[1:] for meeting in self._seen])
            names = np.array([meeting.strength for meeting in self._seen])
            pulls = [self._pull * np.where(names == name, 1.0, _ALIKE) for name in strengths]
            rows = [row + alike @ pull for row, pull in zip(rows, pulls, strict=True)]
        return [[float(one) for one in row] for row in rows]

    def _expected(self, pairs: Sequence[DeckPair]) -> NDArray[Any]:
        mine, yours = self._decks(pairs)
        expected: NDArray[Any] = (mine - yours) @ self._worths
        return expected

    def _alike(self, pairs: Sequence[DeckPair], others: Sequence[DeckPair]) -> NDArray[Any]:
        """Return how much each two decks tell of each two others, for one strength."""
        (mine, yours), (own, theirs) = self._decks(pairs), self._decks(others)
        worth = (mine - yours) @ (own - theirs).T
        same = (mine @ own.T) * (yours @ theirs.T)
        crossed = (mine @ theirs.T) * (yours @ own.T)
        met = (same**_FADING - crossed**_FADING) / float(HAND_SIZE ** (2 * _FADING))
        alike: NDArray[Any] = _WORTH_SPREAD**2 * worth + _MEETING_SPREAD**2 * met
        return alike

    def _decks(self, pairs: Sequence[DeckPair]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the first and the other decks as tables of ones and zeros, a row for each."""
        tables = np.zeros((2, len(pairs), len(self._places)))
        for row, decks in enumerate(pairs):
            for table, deck in zip(tables, decks, strict=True):
                table[row, [self._places[card] for card in deck]] = 1
        return tables[0], tables[1]
