"""What it is worth to let the master think by the clock rather than by its nodes.

``python -m tests.benchmarks.clock [GAMES [SECONDS [FIRST]]]``: the master with so many seconds for
a turn plays the master with its nodes, in drafted and constructed duels, each deal twice with the
sides exchanged. The seconds are those of the processor: what else the machine has to do changes
nothing. Inside build/fast, where the opponents are compiled, it plays as the packages do. FIRST is
the number of the first game, to play on from there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from statistics import median
from time import thread_time
from typing import Any
from unittest.mock import patch

from game.lab import Job, play, playing, share_of_pairs
from game.lab.plans import GamePlan, strength_jobs
from game.lab.reports import first_score
from game.opponents import MASTER, PlannedLine, think
from game.play.thinking.computer_player import MASTERS_TIME

#: The printed decks are uneven: whoever has the better one wins, and tells nothing.
FORMS = ("draft", "constructed")
GAMES, SEED = 40, 24


@contextmanager
def timed(side: int, seconds: float) -> Iterator[None]:
    """Let one side of the laboratory's games think by the clock."""

    def thought(position: Any, mover: int, *rest: Any, **named: Any) -> PlannedLine:
        end = thread_time() + seconds
        if mover == side:
            named |= {"timed": True, "stop": lambda: thread_time() >= end}
        return think(position, mover, *rest, **named)

    with patch.object(playing, "think", thought):
        yield


def jobs(games: int, first: int) -> Iterator[Job]:
    """Return the games; in the even ones the left side has the clock."""
    plan = GamePlan(first + games, SEED, FORMS)
    return islice(strength_jobs([(MASTER, MASTER)], plan), first, None)


def main(words: list[str]) -> int:
    """Play, and print each game and what all come to."""
    games, first = int(words[0]) if words else GAMES, int(words[2]) if len(words) > 2 else 0
    seconds = float(words[1]) if len(words) > 1 else MASTERS_TIME
    scores: list[float] = []
    nodes: tuple[list[int], list[int]] = ([], [])
    for job in jobs(games, first):
        side = job.number % 2
        with timed(side, seconds):
            outcome = play(job)
        scores.append(first_score((job, outcome)))
        for found, count in ((nodes[0], outcome.nodes[side]), (nodes[1], outcome.nodes[1 - side])):
            found.extend(count)
        print(f"game {job.number}: {scores[-1]}, {outcome.turns} turns", flush=True)
        if len(scores) % 2 == 0:
            share, low, high = (100 * part for part in share_of_pairs(scores))
            line = f"{len(scores)} games: {share:.0f} % [{low:.0f}, {high:.0f}] with the clock"
            print(f"{line}; nodes {median(nodes[0]):,.0f}, without {median(nodes[1]):,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
