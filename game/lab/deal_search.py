"""The search for even decks: foretell, play what should be the most even deal, and learn from it.

A model of what decks do (``DeckModel``) is fitted to all games played so far. By it, deals drawn
at random are made even by one exchange of cards after the other, and the most even of them is
played next: where the model is wrong, those games say so. In the end the deal is taken that is
the most even by its own games and by the model together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from .deck_model import DeckModel
from .even_decks import Deal, deal_jobs, pairs_of, random_deal, swaps
from .jobs import Job
from .reports import Game, first_score

#: Who plays: the decks must be even for both.
JUDGES = "two_turns", "deep"
#: From so many random deals the model looks for the most even one, in each round.
_STARTS = 8
#: How far the odds of two decks are expected to be from what the model says.
_STRANGE = 0.25
#: The larger, the more the worst pair of a deal counts alone.
_WORST = 4

Play = Callable[[Iterable[Job]], list[Game]]


@dataclass(frozen=True, slots=True)
class Standing:
    """A deal, and the odds of each pair of its decks for each judge, as one believes them."""

    deal: Deal
    odds: tuple[tuple[float, ...], ...]

    @property
    def unevenness(self) -> float:
        """How far the pairs are from even, the worst above all; 0 is even."""
        return _norm([odds for row in self.odds for odds in row])


@dataclass(frozen=True, slots=True)
class DealSearch:
    """How much is played: so many deals, and of each two decks so many games by each judge."""

    play: Play
    deals: int
    games: int
    seed: int

    def run(self, start: Deal | None = None) -> Standing:
        """Return the most even deal that was found, and how it stands; ``start`` is the first."""
        model, rng = DeckModel(), Random(self.seed)
        played: dict[Deal, list[list[Game]]] = {}
        for number in range(self.deals):
            deal = start if start and not number else _most_even(model, rng, played)
            played[deal] = [
                self.play(deal_jobs(deal, judge, self.games, self.seed)) for judge in JUDGES
            ]
            every = [game for own in played.values() for games in own for game in games]
            model.learn(every)
        standings = [
            Standing(deal, tuple(self._believed(model, deal, games) for games in own))
            for deal, own in played.items()
        ]
        return min(standings, key=lambda standing: standing.unevenness)

    def _believed(self, model: DeckModel, deal: Deal, games: Sequence[Game]) -> tuple[float, ...]:
        """Return the odds of each pair: what the model says, and the games, by their weight."""
        odds = []
        for number, expected in enumerate(_foretold(model, deal)):
            own = games[number * self.games : (number + 1) * self.games]
            share = (sum(map(first_score, own)) + 0.5) / (len(own) + 1)
            trust, doubt = len(own) / 4, _STRANGE**-2
            odds.append((trust * log(share / (1 - share)) + doubt * expected) / (trust + doubt))
        return tuple(odds)


def _most_even(model: DeckModel, rng: Random, known: Iterable[Deal]) -> Deal:
    """Return the deal not yet known that the model takes for the most even."""
    found = [made_even(model, random_deal(rng)) for _ in range(_STARTS)]
    fresh = [deal for deal in found if deal not in known] or [random_deal(rng)]
    return min(fresh, key=lambda deal: _norm(_foretold(model, deal)))


def made_even(model: DeckModel, deal: Deal) -> Deal:
    """Return the deal that one exchange of cards after the other makes of this one."""
    best = _norm(_foretold(model, deal))
    while True:
        least = min((_norm(_foretold(model, new)), new) for new in swaps(deal))
        if least[0] >= best:
            return deal
        best, deal = least


def _foretold(model: DeckModel, deal: Deal) -> tuple[float, ...]:
    return tuple(model.odds(deal[one], deal[other]) for one, other in pairs_of(deal))


def _norm(odds: Sequence[float]) -> float:
    mean = sum(abs(one) ** _WORST for one in odds) / max(1, len(odds))
    return float(mean ** (1 / _WORST))
