"""What a forecast costs: ``python -m tests.benchmarks.forecasts``, in random positions.

A frame that waits for one must not be late: the slowest of all has to stay far below
a frame's time. Of each, the best of three runs counts, since others use the machine too.
``beside COMMIT`` as arguments measures that commit of the game as well, in turns, by its
own benchmark.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from game.board import forecast_assault, forecast_next_turn
from game.board.forecast.assault_forecast import Play
from game.rules import State
from tests.board.forecast.test_forecast import plays_of, positions

from .beside import compare

COUNT = 2000
FRAME = 1e6 / 60
#: The aim: the slowest forecast, in microseconds.
SLOWEST = 1000.0


def microseconds(function: Callable[[], object]) -> float:
    """Return the shortest time of three calls."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return min(times) * 1e6


def tell(title: str, times: list[float]) -> float:
    """Print one line and return the longest time."""
    times.sort()
    median, late, longest = statistics.median(times), times[len(times) * 99 // 100], times[-1]
    figures = f"{median:5.0f} µs, 99 % {late:5.0f}, longest {longest:5.0f}"
    print(f"{title:15} {figures}, which is {longest / FRAME:.1%} of a frame")
    return longest


def main(words: list[str]) -> int:
    """Print the times of all kinds; return 1 when the slowest misses the aim."""
    if "beside" in words:
        compare("forecasts", words[-1])
        return 0
    found: list[tuple[State, Play | None]] = []
    for rng, state in positions(1, COUNT):
        plays = plays_of(state)
        found.append((state, rng.choice(plays) if plays else None))
    kinds: dict[str, Callable[[State, Play | None], object]] = {
        "at rest": lambda state, _: forecast_assault(state),
        "with a play": forecast_assault,
        "the next turn": forecast_next_turn,
    }
    longest = [
        tell(title, [microseconds(lambda: ask(*one)) for one in found])  # noqa: B023
        for title, ask in kinds.items()
    ]
    return int(max(longest) > SLOWEST)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
