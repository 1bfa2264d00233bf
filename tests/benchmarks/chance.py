"""From which worth of a position follows which chance: the curves of ``win_chance.py``.

``python -m tests.benchmarks.chance [GAMES] [--players NAME NAME] [--file FILE]`` lets strong
players play (half drafts, half printed decks), looks at the turns as the review does, and fits
the curves to who won in the end: by half of the games. The other half tells, by bins, how often
was won what was told so likely, by the curves of the game and by those found now. The intervals
count the games of a bin, since its turns are not independent. Kept in a file, games can be gone
on with, and several files be read together: ``--read FILE ...``.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from game.lab.intervals import wilson
from game.opponents import STRENGTHS
from game.play.analysis.win_chance import (
    BARE,
    DECIDED,
    MASTERED,
    SEARCHED,
    ChanceCurve,
    chance,
    tempo_of,
)

from .strong_games import StrongGame, games, read_games

GAMES = 200
#: In which direction, and how far at first, a curve is changed to fit better: tempo, and slopes.
_STEPS, _HALVED = (300.0, 0.4, 0.4), 12
_BINS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
#: The flattest slope of a curve, in odds for a thousand.
_FLAT = 0.05
#: The numbers of the games of different files are so far apart.
_APART = 1 << 20


class Sample(NamedTuple):
    """The worth of a turn's beginning, the match's tempo in it, and what its mover came to."""

    game: int
    turn: int
    worth: int
    won: float

    def told(self, curve: ChanceCurve) -> float:
        """Return the chance that is told of it."""
        return chance(self.worth, self.turn, curve)


def searched(game: StrongGame) -> list[Sample]:
    """Return what the review's search found, with the tempo that the review takes."""
    tempo = round(tempo_of([turn.searched for turn in game.turns]))
    return _samples(game, [None if t.searched is None else t.searched + tempo for t in game.turns])


def mastered(game: StrongGame) -> list[Sample]:
    """Return what the master found where it looked."""
    return _samples(game, [turn.master for turn in game.turns])


def bare(game: StrongGame) -> list[Sample]:
    """Return what a bare look finds."""
    return _samples(game, [turn.bare for turn in game.turns])


def _samples(game: StrongGame, worths: Sequence[int | None]) -> list[Sample]:
    return [
        Sample(game.number, turn.number, worth, abs(turn.side - game.winner))
        for turn, worth in zip(game.turns, worths, strict=True)
        if worth is not None and abs(worth) < DECIDED
    ]


def surprise(found: Sequence[Sample], curve: ChanceCurve) -> float:
    """Return how surprising the results are by a curve; 0.693 is knowing nothing."""
    total = 0.0
    for sample in found:
        told = sample.told(curve)
        total -= sample.won * math.log(told) + (1 - sample.won) * math.log(1 - told)
    return total / max(1, len(found))


def fitted(found: Sequence[Sample], start: ChanceCurve, *, tempo: bool) -> ChanceCurve:
    """Return the curve near ``start`` by which the results are the least surprising.

    Each of its numbers is tried a step up and down, by steps that get smaller; without ``tempo``
    that stays as it is.
    """
    row = [start.tempo, 1000 / start.early, 1000 / start.late]
    best, part = surprise(found, start), 1.0
    for _ in range(_HALVED):
        moved = True
        while moved:
            moved = False
            for place in range(0 if tempo else 1, 3):
                for way in (part, -part):
                    tried = row[:]
                    tried[place] += way * _STEPS[place]
                    if min(tried[1:]) < _FLAT:
                        continue
                    if (now := surprise(found, _curve(tried))) < best - 1e-9:
                        row, best, moved = tried, now, True
        part /= 2
    return _curve(row)


def _curve(row: Sequence[float]) -> ChanceCurve:
    return ChanceCurve(row[0], 1000 / row[1], 1000 / row[2])


def print_bins(found: Sequence[Sample], curve: ChanceCurve) -> None:
    """Print what was told of the favourite and how often it won, by bins."""
    for low, high in pairwise(_BINS):
        told, won, seen = 0.0, 0.0, set[int]()
        count = 0
        for sample in found:
            share = sample.told(curve)
            favoured = max(share, 1 - share)
            if low <= favoured < high:
                told, count = told + favoured, count + 1
                won += sample.won if share >= 0.5 else 1 - sample.won
                seen.add(sample.game)
        if count:
            share, least, most = (100 * each for each in wilson(won / count, len(seen)))
            print(
                f"    {100 * low:3.0f}–{100 * high:.0f} %: told {100 * told / count:5.1f} %,"
                f" won {share:5.1f} % ({least:.0f}–{most:.0f}),"
                f" {count} turns of {len(seen)} games"
            )


def report(
    name: str,
    played: Sequence[StrongGame],
    look: Callable[[StrongGame], list[Sample]],
    present: ChanceCurve,
) -> None:
    """Print a curve as it is and as it fits, and what both tell of games not fitted to."""
    halves: list[list[Sample]] = [[], []]
    for game in played:
        # Two by two, so that both halves have drafts and printed decks, and each side's players.
        halves[game.number // 4 % 2] += look(game)
    fit, rest = halves
    if not fit or not rest:
        print(f"{name}: not enough games")
        return
    found = fitted(fit, present, tempo=look is not searched)
    both = fitted(fit + rest, present, tempo=look is not searched)
    print(f"{name}: {len(fit)} turns to fit, {len(rest)} to see")
    for words, curve in (("the game’s", present), ("fitted to half", found)):
        told = ", ".join(f"{number:.0f}" for number in curve)
        print(f"  {words} ChanceCurve({told}): surprise {surprise(rest, curve):.4f}")
        print_bins(rest, curve)
    print(f"  fitted to all: ChanceCurve({', '.join(f'{number:.0f}' for number in both)})")


def main(arguments: Sequence[str]) -> None:
    """Play or read games, and print what the curves tell of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.chance")
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--players", nargs=2, choices=STRENGTHS, default=("deep", "deep"))
    parser.add_argument("--file", type=Path, help="keep the games here, and go on from it")
    parser.add_argument("--read", nargs="+", type=Path, help="play none: read these files")
    asked = parser.parse_args(arguments)
    if asked.read:
        # Games of several files may have the same number, and are others.
        played = [
            game._replace(number=game.number + _APART * place)
            for place, file in enumerate(asked.read)
            for game in read_games(file)
        ]
    else:
        played = list(games(asked.games, (asked.players[0], asked.players[1]), asked.file))
    report("search", played, searched, SEARCHED)
    report("master", played, mastered, MASTERED)
    report("bare look", played, bare, BARE)


if __name__ == "__main__":
    main(sys.argv[1:])
