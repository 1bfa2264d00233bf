"""What a told loss comes to when both courses are played on.

``python -m tests.benchmarks.losses [TURNS] [--players NAME NAME] [--by NAME]`` looks matches over
without the second look, and plays every turn that is marked on from both of its ends, the played
one and the better: so many games each, with what its player cannot know shuffled anew, the same
way for both. The share of wins that lies between is what the loss was worth.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.opponents import MASTER, STRENGTHS, Memory, remember, seen, think
from game.play import Review
from game.play.analysis.grades import Grade
from game.rules import DRAW, NOBODY, AnyAction, State, apply, to_act, why_not

from .strong_games import strong_match

TURNS, GAMES = 60, 16


class Loss(NamedTuple):
    """A marked turn: what was told to be lost in it, and the wins from both of its ends."""

    match: int
    turn: int
    told: float
    better: float
    played: float


def played_out(state: State, side: int, memory: Memory, seed: int, strength: str) -> float:
    """Return what ``side`` comes to when a match is played on: 1, ½ or 0."""
    here = seen(state, side, seed, memory)
    assert isinstance(here, State)
    state = here
    lines: tuple[list[AnyAction], list[AnyAction]] = ([], [])
    while (mover := to_act(state)) != NOBODY:
        line = lines[mover]
        if not line or why_not(state, line[0]) is not None:
            line[:] = think(state, mover, seed + state.turn, memory, strength).actions
        after, told = apply(state, line.pop(0))
        assert isinstance(after, State)
        state, memory = after, remember(memory, told)
        lines[1 - mover].clear()
    return 0.5 if state.winner == DRAW else float(state.winner == side)


def marked_turns(number: int, players: tuple[str, str], by: str) -> Iterator[Loss]:
    """Yield the marked turns of a match, played on from both ends."""
    review = Review(strong_match(number, players))
    while review.question is not None and review.question.strength != MASTER:
        review.answer(think(*review.question))
    for index, verdict in enumerate(review.verdicts):
        if verdict is None or verdict.grade == Grade.SOUND or verdict.better is None:
            continue
        turn = review.turns[index]
        memory = review.turns[min(index + 1, len(review.turns) - 1)].memory
        shares = [
            sum(played_out(end, turn.side, memory, 1000 * seed, by) for seed in range(GAMES))
            / GAMES
            for end in (verdict.better.end, turn.end)
        ]
        yield Loss(number, turn.number, verdict.lost, shares[0], shares[1])


def losses(players: tuple[str, str], by: str, file: Path | None) -> Iterator[Loss]:
    """Yield marked turns, first those of the file."""
    kept = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    number = -1
    for line in kept:
        loss = Loss(*json.loads(line))
        number = max(number, loss.match)
        yield loss
    while True:
        number += 1
        for loss in marked_turns(number, players, by):
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(loss) + "\n")
            yield loss


def main(arguments: Sequence[str]) -> None:
    """Print, by what was told, what was lost when the matches were played on."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.losses")
    parser.add_argument("turns", nargs="?", type=int, default=TURNS)
    parser.add_argument("--players", nargs=2, choices=STRENGTHS, default=("two_turns", "deep"))
    parser.add_argument("--by", choices=STRENGTHS, default="two_turns")
    parser.add_argument("--file", type=Path, help="keep what is found here, and go on from it")
    asked = parser.parse_args(arguments)
    found = list[Loss]()
    for loss in losses((asked.players[0], asked.players[1]), asked.by, asked.file):
        found.append(loss)
        if len(found) >= asked.turns:
            break
    found.sort(key=lambda loss: loss.told)
    third = max(1, -(-len(found) // 3))
    for some in (*(found[first : first + third] for first in range(0, len(found), third)), found):
        told = sum(loss.told for loss in some) / len(some)
        gaps = [loss.better - loss.played for loss in some]
        mean = sum(gaps) / len(gaps)
        error = (sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps)) ** 0.5
        print(
            f"{len(some)} turns: told {100 * told:.1f} points, lost {100 * mean:.1f}"
            f" (±{196 * error:.1f}), {mean / told:.2f} of what was told"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
