"""How two decks do against each other, foretold from the games of other decks.

The odds of two decks are what their cards are worth, and how they meet. Both are a Gaussian
process: decks that share cards with decks that have played are expected to do like them, the more
so the more they share. So a deal in which one card was exchanged keeps most of what was seen of
it, and a new one is foretold from the worths alone. The games of one strength count, for
another, only in part: the Planner's best deck may be beyond the Strategist's reach.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.lab.playing import kit
from game.opponents import ODDS, card_worth
from game.rules import HAND_SIZE

from .even_decks import DeckIds

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
