"""How easy a puzzle is for a newcomer: the share of plausible turns that solve it, measured.

The plausible turns are those of the weakest strengths, which play by rote or overlook most of what
is possible: so many by each, and always the same ones, as their chance follows from the puzzle's
id. What was measured is kept in ``data/puzzles/ease.yaml``, and the ladder follows it.
"""

from __future__ import annotations

from random import Random

from game.opponents import WEAKEST
from game.rules import NOBODY, UNDECIDED, State, step

from .puzzle import Puzzle
from .turn_endings import end_key, foe_order
from .verdict import played

#: The turns of each of the weakest strengths.
TURNS = 250
#: All turns by which a puzzle is measured.
ALL_TURNS = TURNS * len(WEAKEST)
#: What so many of them solve is of the first grade, whatever else makes a puzzle hard.
EASY = 25


def measured_ease(puzzle: Puzzle, state: State) -> int:
    """Return how many of ``ALL_TURNS`` turns of newcomers solve a puzzle at its position."""
    right = end_key(played(state, puzzle.solution))
    chances = (
        (strength, Random(f"{puzzle.id}/{strength}/{number}"))
        for strength in WEAKEST
        for number in range(TURNS)
    )
    return sum(end_key(_turn(state, strength, rng)) == right for strength, rng in chances)


def _turn(state: State, strength: str, rng: Random) -> State:
    """Return the end of the turn that a strength plays."""
    side, turn = state.active, state.turn
    state = state.copy()
    while state.turn == turn and state.winner == UNDECIDED:
        if state.pending_side not in (NOBODY, side):
            step(state, foe_order(state), [])
        else:
            step(state, WEAKEST[strength](state, side, rng), [])
    return state
