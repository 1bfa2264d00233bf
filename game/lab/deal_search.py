"""The search for even decks: many deals that should be even, of which the games leave one.

First, decks are dealt whose cards are worth as much (``card_worth``). But cards do more beside
some cards, and less against others, so such deals are tried by their games. Of every round the
more even ones go on to the next, with more games, and beside each of them a deal in which one
exchange of cards should mend it.
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
#: For each round, the share of the games that are wanted at the end by the first and by the second
#: of the ``JUDGES``, and of the deals that were there at first how many stay after it.
_ROUNDS = ((0.02, 0.02, 0.25), (0.08, 0.08, 0.12), (0.2, 0.2, 0.0))
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
    """How much is played: deals at first, and the games of each pair by which shares are meant."""

    play: Play
    deals: int
    games: int
    seed: int

    def run(self, start: Deal | None = None) -> Standing:
        """Return the most even deal that was found, and how it stands.

        ``start`` is a deal to mend: it and its neighbours are the first ones.
        """
        values = {card: float(card_worth(kit().cards[card])) for card in kit().cards}
        few = self._mended(start, values) if start else self._first(values)
        ranked: list[Standing] = []
        for quick, deep, share in _ROUNDS:
            ranked = self._ranked(few, quick, deep)
            kept = ranked[: max(1, round(share * self.deals))]
            few = [standing.candidate for standing in kept]
            if share:
                known = {candidate.deal for candidate in few}
                few += [child for one in kept if (child := child_of(one, values, known))]
        return ranked[0]

    def _first(self, values: dict[str, float]) -> list[Candidate]:
        rng = Random(self.seed)
        found: dict[Deal, Candidate] = {}
        while len(found) < self.deals:
            deal = balanced(random_deal(rng), values)
            found[deal] = Candidate(deal, _foretold(deal, values))
        return list(found.values())

    def _mended(self, start: Deal, values: dict[str, float]) -> list[Candidate]:
        """Return a deal to begin with, and those that are a promising exchange away."""
        first = Candidate(start, (0.0,) * len(pairs_of(start)), _STRANGE)
        standing = self._ranked([first], *_ROUNDS[-1][:2])[0]
        known, few = {start}, [first]
        while len(few) < self.deals and (child := child_of(standing, values, known)):
            known.add(child.deal)
            few.append(child)
        return few

    def _ranked(self, few: Sequence[Candidate], quick: float, deep: float) -> list[Standing]:
        """Let the deals be played, and return how they stand, the most even first."""
        standings = []
        for candidate in few:
            odds = []
            for judge, share in zip(JUDGES, (quick, deep), strict=True):
                games = max(2, 2 * round(share * self.games / 2))
                played = self.play(deal_jobs(candidate.deal, judge, games, self.seed))
                odds.append(_believed(candidate, played, games))
            standings.append(Standing(candidate, tuple(odds)))
        return sorted(standings, key=lambda standing: standing.unevenness)


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
