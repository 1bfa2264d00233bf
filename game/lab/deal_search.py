"""The search for even decks: many deals that should be even, of which the games leave one.

First, decks are dealt whose cards are worth as much (``card_worth``). But cards do more beside
some cards, and less against others, so such deals are tried by their games. The most even one is
mended: two decks exchange the cards that should make it more even, and where it then is by the
games, it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from game.opponents import ODDS, card_worth

from .even_decks import (
    Deal,
    deal_jobs,
    pairs_of,
    random_deal,
    swaps,
    worth_of,
)
from .jobs import Job
from .playing import kit
from .reports import Game, first_score

#: Who plays: the decks must be even for both.
JUDGES = QUICK, THOROUGH = "two_turns", "deep"
#: The shares of the games by which deals are sorted at first, and by which one is mended.
_FIRST, _THEN = 0.02, 0.08
#: How far the odds of two decks are expected to be from what their cards tell, or their parents.
_STRANGE, _STRANGE_CHILD = 0.5, 0.3
#: The larger, the more the worst pair of a deal counts alone.
_WORST = 4

Play = Callable[[Iterable[Job]], list[Game]]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A deal, and what the odds of each pair of its decks are expected to be before its games."""

    deal: Deal
    expected: tuple[float, ...]
    strange: float = _STRANGE


@dataclass(frozen=True, slots=True)
class Standing:
    """A candidate after some games: the odds of each pair by each judge, as one believes them."""

    candidate: Candidate
    odds: tuple[tuple[float, ...], ...]

    @property
    def unevenness(self) -> float:
        """How far the pairs are from even, the worst above all; 0 is even."""
        return _norm([odds for row in self.odds for odds in row])


@dataclass(frozen=True, slots=True)
class DealSearch:
    """How much is played: deals at first, exchanges of cards, and games of each pair."""

    play: Play
    deals: int
    exchanges: int
    games: int
    seed: int

    def run(self, start: Deal | None = None) -> Standing:
        """Return the most even deal that was found, and how it stands; ``start`` is one to mend."""
        values = {card: float(card_worth(kit().cards[card])) for card in kit().cards}
        first = (
            self._first(values) if start is None else [Candidate(start, _foretold(start, values))]
        )
        if len(first) > 1:
            first.sort(key=lambda candidate: self._standing(candidate, _FIRST).unevenness)
        best, known = self._standing(first[0], _THEN), {first[0].deal}
        for _ in range(self.exchanges):
            child = child_of(best, values, known)
            if child is None:
                break
            known.add(child.deal)
            best = min(best, self._standing(child, _THEN), key=lambda found: found.unevenness)
        return best

    def _first(self, values: dict[str, float]) -> list[Candidate]:
        rng = Random(self.seed)
        found: dict[Deal, Candidate] = {}
        while len(found) < self.deals:
            deal = balanced(random_deal(rng), values)
            found[deal] = Candidate(deal, _foretold(deal, values))
        return list(found.values())

    def _standing(self, candidate: Candidate, share: float) -> Standing:
        """Let a deal be played with this share of the games, and return how it stands."""
        games = max(2, 2 * round(share * self.games / 2))
        odds = []
        for judge in JUDGES:
            played = self.play(deal_jobs(candidate.deal, judge, games, self.seed))
            odds.append(_believed(candidate, played, games))
        return Standing(candidate, tuple(odds))


def balanced(deal: Deal, values: dict[str, float]) -> Deal:
    """Return a deal near to this one whose decks are worth as much as one another."""
    best = _norm(_foretold(deal, values))
    while True:
        found = [(_norm(_foretold(new, values)), new) for new, *_ in swaps(deal)]
        least = min(found, default=(best, deal))
        if least[0] >= best:
            return deal
        best, deal = least


def child_of(
    standing: Standing, values: dict[str, float], known: Iterable[Deal]
) -> Candidate | None:
    """Return the deal one exchange away that should be the most even, unless it is ``known``."""
    deal, pairs = standing.candidate.deal, pairs_of(standing.candidate.deal)
    mean = [sum(row) / len(row) for row in zip(*standing.odds, strict=True)]
    best: Candidate | None = None
    for new, one, other, mine, yours in swaps(deal):
        gain = (values[yours] - values[mine]) / ODDS
        moved = {one: gain, other: -gain}
        odds = tuple(
            now + moved.get(left, 0.0) - moved.get(right, 0.0)
            for now, (left, right) in zip(mean, pairs, strict=True)
        )
        if new not in known and (best is None or _norm(odds) < _norm(best.expected)):
            best = Candidate(new, odds, _STRANGE_CHILD)
    return best


def _foretold(deal: Deal, values: dict[str, float]) -> tuple[float, ...]:
    worths = [worth_of(deck, values) for deck in deal]
    return tuple((worths[one] - worths[other]) / ODDS for one, other in pairs_of(deal))


def _believed(candidate: Candidate, games: Sequence[Game], each: int) -> tuple[float, ...]:
    """Return the odds of each pair: what was expected, and what the games say, by their weight."""
    odds = []
    for number, expected in enumerate(candidate.expected):
        own = games[number * each : (number + 1) * each]
        share = (sum(map(first_score, own)) + 0.5) / (len(own) + 1)
        trust, doubt = len(own) / 4, candidate.strange**-2
        odds.append((trust * log(share / (1 - share)) + doubt * expected) / (trust + doubt))
    return tuple(odds)


def _norm(odds: Sequence[float]) -> float:
    mean = sum(abs(one) ** _WORST for one in odds) / max(1, len(odds))
    return float(mean ** (1 / _WORST))
