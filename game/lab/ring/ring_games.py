"""Which rings are played: plans whose every job follows from the seed and its number alone.

Who is compared with others takes each of its places in turn, with the same deal, shuffles and
wheel: both teams of two games, or each seat of three or four.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from game.rules import HORDE_RING, RINGS, Difficulty

from ..jobs import seed_of
from ..plans import GamePlan
from .ring_jobs import RingJob

#: Who may pass cards to the partner (R13.8): everybody, one team of two, nobody.
RELIEFS = ALL, ONE, NONE = ("all", "one", "none")


@dataclass(frozen=True, slots=True)
class RingTable:
    """What the games of a run have in common: the mode and the plan, relief and first turns."""

    mode: str
    plan: GamePlan
    relief: str = ALL
    first_turns: tuple[int | None, ...] = ()

    def job(self, group: str, number: int, deal: int, players: tuple[str, ...]) -> RingJob:
        """Return a game of the group with this deal, in which all may do the same."""
        terms = self.plan.terms(deal)._replace(ring=self.mode)
        relief = (self.relief != NONE,) * len(players)
        seed = seed_of(self.plan.seed, deal)
        return RingJob(
            group, number, seed, terms, players, relief=relief, first_turns=self.first_turns
        )


def ring_jobs(strength: str, table: RingTable) -> Iterator[RingJob]:
    """Yield the games of equal players; with relief for one team alone, that one is tried."""
    players = (strength,) * len(RINGS[table.mode].sides)
    if table.relief != ONE:
        for number in range(table.plan.games):
            yield table.job(table.mode, number, number, players)
        return
    for number, deal, tried in _in_turn(table):
        relief = tuple([seat in tried for seat in range(len(players))])
        job = table.job(table.mode, number, deal, players)
        yield replace(job, relief=relief, tried=tried)


def ladder_jobs(pairs: Sequence[tuple[str, str]], table: RingTable) -> Iterator[RingJob]:
    """Yield the games of the first of each pair, as a team or alone, among seats of the other."""
    for one, other in pairs:
        for number, deal, tried in _in_turn(table):
            seats = RINGS[table.mode].sides
            players = tuple([one if seat in tried else other for seat in seats])
            job = table.job(f"{table.mode} {one}-{other}", number, deal, players)
            yield replace(job, tried=tried)


def _in_turn(table: RingTable) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield number and deal of each game, and the seats of the team whose turn it is."""
    teams = RINGS[table.mode].teams
    count = len(set(teams))
    for number in range(table.plan.games):
        deal, tried = divmod(number, count)
        yield number, deal, tuple([seat for seat, team in enumerate(teams) if team == tried])


def horde_jobs(
    strength: str, levels: Mapping[str, Sequence[Difficulty]], table: RingTable
) -> Iterator[RingJob]:
    """Yield the games of partners by level, which takes its settings in turn; quick has none."""
    players = (strength,) * len(HORDE_RING.sides)
    for level, settings in levels.items():
        shuffled = list(settings)
        # Fewer games than settings are an even choice of them.
        Random(f"{table.plan.seed}/{level}").shuffle(shuffled)
        for number in range(table.plan.games):
            job = table.job(f"{HORDE_RING.name} {level}", number, number, players)
            if shuffled:
                terms = job.terms._replace(custom=True)
                job = replace(job, terms=terms, difficulty=shuffled[number % len(shuffled)])
            yield job
