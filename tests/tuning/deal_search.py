"""The search for even decks: foretell, play what should be the most even deal, and learn from it.

A model of what decks do (``DeckModel``) is fitted to all games played so far. By it, a few deals
drawn at random are made even. From then on the deals that did best exchange a card or two, as
the model advises: close to what has played it is right more often, and where it is wrong, those
games say so. In between, the deal that is believed to be the most even plays on, so that it is
not luck alone.
"""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from math import exp
from random import Random

from game.content import ContentError
from game.lab.command import play_out, stopped_by
from game.lab.jobs import Job, LabError
from game.lab.ledger import Ledger
from game.lab.plans import DUELS, GamePlan
from game.lab.playing import kit
from game.lab.reports import Game, first_score
from game.lab.runs import settings_of
from game.lab.tables import percent, text_table

from .even_decks import (
    THEMES,
    Deal,
    DeckModel,
    DeckTally,
    Meeting,
    deal_jobs,
    pairs_of,
    random_deal,
    swaps,
)

#: Who plays: the decks must be even for both.
JUDGES = "two_turns", "deep"
#: The search begins with so many random deals, and adds one more in every ``_RARE``-th round.
_FRESH, _RARE = 12, 10
#: Exchanged are cards of so many deals that did best, so many at most from what has played.
_PROVEN, _EXCHANGES = 3, 2
#: A deal plays on at most so many times.
_TIMES = 24
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
        odds = [one for row in self.odds for one in row]
        mean = sum(abs(one) ** _WORST for one in odds) / max(1, len(odds))
        return float(mean ** (1 / _WORST))


@dataclass(slots=True)
class DealSearch:
    """How much is played: so many rounds, in each so many games of every two decks by each judge.

    Raises ``LabError`` without NumPy.
    """

    play: Play
    rounds: int
    games: int
    seed: int
    _model: DeckModel = field(default_factory=DeckModel)
    _times: dict[Deal, int] = field(default_factory=dict)
    _tallies: dict[Meeting, DeckTally] = field(default_factory=dict)

    def run(self, start: Deal | None = None) -> Standing:
        """Return the most even deal that was found, and how it stands; ``start`` is the first."""
        rng = Random(self.seed)
        for number in range(self.rounds):
            best = [own.deal for own in self._best()[:_PROVEN]]
            if start and not number:
                deal = start
            elif number < _FRESH or number % _RARE == 0:
                deal = self._made_even(random_deal(rng))
            elif number % 2 and self._times[best[0]] < _TIMES:
                deal = best[0]
            else:
                found = [self._made_even(deal, _EXCHANGES) for deal in best]
                deal = min(self._standings(found), key=lambda own: own.unevenness).deal
            self._play_on(deal)
            self._model.learn(self._tallies)
        return self._best()[0]

    def _best(self) -> list[Standing]:
        """Return the deals that have played, the most even first."""
        return sorted(self._standings(list(self._times)), key=lambda own: own.unevenness)

    def _play_on(self, deal: Deal) -> None:
        """Let every two decks of a deal play so many games more."""
        first = self._times.get(deal, 0) * self.games
        for judge in JUDGES:
            games = self.play(deal_jobs(deal, judge, range(first, first + self.games), self.seed))
            for number, (one, other) in enumerate(pairs_of(deal)):
                own = games[number * self.games : (number + 1) * self.games]
                meeting = Meeting(judge, deal[one], deal[other])
                before = self._tallies.get(meeting, DeckTally(0.0, 0))
                won = before.won + sum(map(first_score, own))
                self._tallies[meeting] = DeckTally(won, before.games + len(own))
        self._times[deal] = self._times.get(deal, 0) + 1

    def _made_even(self, deal: Deal, exchanges: int | None = None) -> Deal:
        """Return the deal not yet played that one exchange of cards after the other makes of it."""
        best: Standing | None = None
        while exchanges is None or exchanges > 0:
            fresh = [new for new in swaps(deal) if new not in self._times]
            least = min(self._standings(fresh), key=lambda own: own.unevenness)
            if best is not None and least.unevenness >= best.unevenness:
                break
            best, deal = least, least.deal
            exchanges = exchanges and exchanges - 1
        return deal

    def _standings(self, deals: Sequence[Deal]) -> list[Standing]:
        """Return how deals stand by the model, which knows the games that they have played."""
        pairs = [(deal[one], deal[other]) for deal in deals for one, other in pairs_of(deal)]
        rows = [iter(row) for row in self._model.odds_by(pairs, JUDGES)]
        return [
            Standing(deal, tuple(tuple(next(row) for _ in pairs_of(deal)) for row in rows))
            for deal in deals
        ]


def search_even_decks(options: Namespace) -> int:
    """Carry out the search that the options ask for; return the exit status."""
    table = GamePlan(options.games, options.seed, DUELS[:1])
    try:
        start = _start(options)
        ledger = Ledger(settings_of("evendecks", table), options.out)
    except (ContentError, LabError) as error:
        print(error, file=sys.stderr)
        return 2
    wanted: list[Job] = []

    def play(jobs: Iterable[Job]) -> list[Game]:
        wanted[:] = jobs
        return play_out(wanted, ledger, options)

    search = DealSearch(play, options.rounds, options.games, options.seed)
    try:
        standing = search.run(start)
    except (KeyboardInterrupt, BrokenProcessPool, LabError) as error:
        return stopped_by(error, wanted, ledger)
    finally:
        ledger.close()
    print(f"{deal_text(standing.deal)}\n\n{standing_text(standing)}")
    return 0


def _start(options: Namespace) -> Deal | None:
    """Return the even decks as they are, where they are to be mended."""
    if not options.mend:
        return None
    by_id = {deck.id: deck for deck in kit().even_decks}
    if missing := [theme for theme in THEMES if theme not in by_id]:
        hint = f"name them {', '.join(THEMES)} in data/even_decks.yaml"
        raise LabError(f"there is no even deck {missing[0]!r}: {hint}")
    return tuple(tuple(card.id for card in by_id[theme].cards) for theme in THEMES)


def deal_text(deal: Deal) -> str:
    """Return the decks as they stand in ``data/even_decks.yaml``."""
    return "\n".join(
        f"{theme}: [{', '.join(deck)}]" for theme, deck in zip(THEMES, deal, strict=True)
    )


def standing_text(standing: Standing) -> str:
    """Return the share of games that is expected of each two decks, for each who played them."""
    themes = list(THEMES)
    pairs = pairs_of(standing.deal)
    return text_table(
        [
            {
                "": f"{themes[one]} against {themes[other]}",
                **{
                    judge: percent(1 / (1 + exp(-odds[number])))
                    for judge, odds in zip(JUDGES, standing.odds, strict=True)
                },
            }
            for number, (one, other) in enumerate(pairs)
        ]
    )
