"""From which worth of a position follows which chance: the curves of ``win_chance.py``.

``python -m tests.benchmarks.chance [MATCHES [STRENGTH [TURNS]]]`` lets the greedy player play
against itself, asks for the worth of a few turns' beginnings in every match, and fits the
logistic curve to who won in the end. Without a strength, the bare look of the position is
fitted. Two hundred matches, five turns of each, take the deep player five minutes.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.opponents import think, value
from game.play import Match, Seat
from game.play.analysis.turn_slices import turns_played
from game.play.analysis.win_chance import DECIDED
from game.rules import DRAW, Terms, to_act
from tests.play.games import CONTENT

MATCHES, TURNS = 200, 5
FIRST_SEED = 9000
_STEPS = 60


class Sample(NamedTuple):
    """The worth of a turn's beginning for who moves, and the share of the match that it won."""

    worth: float
    won: float


def played(seed: int) -> Match:
    """Return a match of the greedy player against itself."""
    match = Match.new(CONTENT, Terms(), (Seat("", "computer"), Seat("", "computer")), seed)
    while match.result is None:
        side = to_act(match.position)
        seed_now = seed * 1000 + len(match.history)
        match.submit(think(match.position, side, seed_now, None, "greedy").actions[0])
    return match


def samples(matches: int, strength: str, turns: int) -> Iterator[Sample]:
    """Yield the samples of so many matches."""
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        match = played(seed)
        assert match.result is not None
        winner = match.result.winner
        begun = turns_played(match)
        for turn in Random(seed).sample(begun, min(turns, len(begun))):
            if strength:
                line = think(turn.start, turn.side, turn.number, turn.memory, strength)
                worth = line.value if line.nodes else value(turn.start, turn.side)
            else:
                worth = value(turn.start, turn.side)
            if abs(worth) < DECIDED:
                yield Sample(worth, 0.5 if winner == DRAW else float(winner == turn.side))


def logistic(x: float) -> float:
    """Return the logistic curve at ``x``, however large."""
    return (1 + math.tanh(x / 2)) / 2


def fitted(found: list[Sample]) -> tuple[float, float]:
    """Return tempo and scale of the most likely curve, by Newton's method."""
    unit = 1000.0
    shift, slope = 0.0, 0.0
    for _ in range(_STEPS):
        a = b = aa = ab = bb = 0.0
        for worth, won in found:
            x = worth / unit
            share = logistic(shift + slope * x)
            error, weight = won - share, share * (1 - share)
            a, b = a + error, b + error * x
            aa, ab, bb = aa + weight, ab + weight * x, bb + weight * x * x
        det = aa * bb - ab * ab
        shift += (bb * a - ab * b) / det
        slope += (aa * b - ab * a) / det
    return shift / slope * unit, unit / slope


def main(matches: int = MATCHES, strength: str = "", turns: int = TURNS) -> None:
    """Print the curve, and beside it what was seen in every fifth of the samples."""
    found = sorted(samples(matches, strength, turns))
    tempo, scale = fitted(found)
    print(f"{len(found)} samples: Curve({tempo:.0f}, {scale:.0f})")
    for part in range(5):
        some = found[part * len(found) // 5 : (part + 1) * len(found) // 5]
        told = [logistic((worth + tempo) / scale) for worth, _ in some]
        seen = [won for _, won in some]
        print(
            f"worth {some[0].worth:6.0f} to {some[-1].worth:6.0f}:"
            f" told {100 * statistics.mean(told):3.0f} %, seen {100 * statistics.mean(seen):3.0f} %"
        )


if __name__ == "__main__":
    count, judge, each = (*sys.argv[1:], *("", "", "")[len(sys.argv) - 1 :])
    main(int(count or MATCHES), judge, int(each or TURNS))
