"""How many points of the chance of winning the hint gives away.

``python -m tests.benchmarks.hints [TURNS] [--file FILE]`` takes turns of deep players' matches,
one of each, plays the hint's line to the end of the turn, and compares what it leads to with what a
deeper search would have played. Where the line breaks off at an order of the fallen, it is also
told what it had lost if the turn had just been ended there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.opponents import Memory, remember, think
from game.play import Turn, advise, breaks_off, go_on
from game.play.analysis.turn_slices import same, turns_played
from game.rules import UNDECIDED, AnyAction, EndTurn, State, apply, to_act, why_not

from .deeper import deeper, found_deeper
from .strong_games import strong_match

TURNS = 40
PLAYERS = "deep", "deep"
#: Nobody is told what to do where nothing is left to choose.
_FIRST, _LAST = 2, 30


class Told(NamedTuple):
    """A turn with a hint: what its whole line loses, and what it had lost without going on.

    ``cut`` is None where the line does not break off.
    """

    match: int
    turn: int
    lost: float
    cut: float | None


def played_on(turn: Turn, actions: Sequence[AnyAction]) -> tuple[State, Memory]:
    """Return where a turn ends by a line, and what has been seen; what is left is just ended."""
    state, memory, left = turn.start, turn.memory, list(actions)
    while state.winner == UNDECIDED and state.turn == turn.number:
        mover = to_act(state)
        if mover != turn.side:
            # The other side's order of the fallen, which is its own to choose.
            action = think(state, mover, turn.number, memory).actions[0]
            if left and type(left[0]) is type(action):
                left.pop(0)
        elif left and why_not(state, left[0]) is None:
            action = left.pop(0)
        else:
            action = EndTurn() if why_not(state, EndTurn()) is None else _order(state, memory)
        after, happened = apply(state, action)
        assert isinstance(after, State)
        state, memory = after, remember(memory, happened)
    return state, memory


def _order(state: State, memory: Memory) -> AnyAction:
    return think(state, to_act(state), state.turn, memory).actions[0]


def measured(number: int) -> Told | None:
    """Return what the hint loses in a turn of a match; None where there is nothing to choose."""
    turns = turns_played(strong_match(number, PLAYERS))[_FIRST:_LAST]
    if not turns:
        return None
    turn = Random(number).choice(turns)
    asked = turn.start, turn.side, turn.number, turn.memory
    actions = tuple(action for step in advise(*asked) for action in step.actions)
    broken = breaks_off(turn.start, actions)
    whole = actions
    if broken:
        whole = tuple(action for step in go_on(*asked, actions) for action in step.actions)
    best, memory = played_on(turn, found_deeper(turn.start, turn.memory).end.actions)
    possible = None

    def lost(line: Sequence[AnyAction]) -> float:
        nonlocal possible
        end, seen = played_on(turn, line)
        if same(end, best):
            return 0.0
        if possible is None:
            possible = deeper(best, turn.side, memory)
        return possible - deeper(end, turn.side, seen)

    return Told(number, turn.number, lost(whole), lost(actions) if broken else None)


def hints(file: Path | None) -> Iterator[Told | None]:
    """Yield what hints lose, first those of the file."""
    kept = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    for line in kept:
        yield Told(*json.loads(line)) if line != "null" else None
    number = len(kept)
    while True:
        told = measured(number)
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(told) + "\n")
        yield told
        number += 1


def main(arguments: Sequence[str]) -> None:
    """Print what the hints lose."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.hints")
    parser.add_argument("turns", nargs="?", type=int, default=TURNS)
    parser.add_argument("--file", type=Path, help="keep what is found here, and go on from it")
    asked = parser.parse_args(arguments)
    found = list[Told]()
    for told in hints(asked.file):
        found += [told] if told is not None else []
        if len(found) >= asked.turns:
            break
    losses = sorted(100 * told.lost for told in found)
    mean = sum(losses) / len(losses)
    spread = (sum((loss - mean) ** 2 for loss in losses) / max(1, len(losses) - 1)) ** 0.5
    print(
        f"{len(losses)} hints: {mean:.1f} points lost (±{1.96 * spread / len(losses) ** 0.5:.1f}),"
        f" the worst {', '.join(f'{loss:.0f}' for loss in losses[-5:])};"
        f" {sum(loss > 25 for loss in losses)} lose more than 25"
    )
    for told in found:
        if told.cut is not None:
            print(
                f"match {told.match} turn {told.turn} breaks off: {100 * told.cut:.0f} points lost"
                f" when it is just ended, {100 * told.lost:.0f} when thought on"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
