"""How long the greedy player thinks, and how often it wins.

``python -m tests.benchmarks.greedy [MATCHES]`` prints, for every opponent, the
share of matches won, the length of the matches, and the time of a decision.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from itertools import count

from game.opponents import Memory, Player, decide
from game.rules import DRAW, AnyAction, Position, State, Terms
from tests.opponents.matches import FORMS, last, random_player

MATCHES = 60
FIRST_SEED = 5000


class Clocked:
    """The greedy player with a watch beside it; only decisions of the match are timed."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def __call__(
        self, position: Position, side: int, seed: int, memory: Memory | None = None
    ) -> AnyAction:
        start = time.perf_counter()
        action = decide(position, side, seed, memory)
        if isinstance(position, State):
            self.times.append((time.perf_counter() - start) * 1000)
        return action


def results(clocked: Player, foe: Player, matches: int) -> Iterator[tuple[float, int]]:
    """Play, and yield the share of each match that was won, and its turns."""
    for number, seed in zip(range(matches), count(FIRST_SEED), strict=False):
        me = number % 2
        players = (clocked, foe) if me == 0 else (foe, clocked)
        end = last(Terms(FORMS[number % 3], edition=number // 6 % 2), players, seed)
        yield (0.5 if end.winner == DRAW else float(end.winner == me)), end.turn


def report(name: str, foe: Player, matches: int) -> None:
    """Print one line about the matches against ``foe``."""
    clocked = Clocked()
    shares, turns = zip(*results(clocked, foe, matches), strict=True)
    times = sorted(clocked.times)
    print(
        f"against {name}: won {100 * statistics.mean(shares):.0f} % of {matches},"
        f" turns median {statistics.median(turns):.0f}, most {max(turns)};"
        f" a decision takes {statistics.median(times):.2f} ms,"
        f" 95 %: {times[len(times) * 95 // 100]:.2f}, most {times[-1]:.2f} ({len(times)})"
    )


def main(matches: int = MATCHES) -> None:
    """Print all lines."""
    report("a random player", random_player, matches)
    report("itself", decide, matches)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
