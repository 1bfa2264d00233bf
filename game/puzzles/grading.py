"""How hard a puzzle is: by how many plausible plays fail.

Difficulty is counted in points, made of what a solver meets who judges each end position by its
looks (``value``, the computer's judgement of a position before anything is searched):

* ``failing``: the end positions that fail, ten points each time that they double;
* ``tempting``: those that look better than just ending the turn, ten points likewise;
* ``better``: those that look better than the right one, ten points likewise (where the right one
  wins at once it looks best of all, and there are none);
* ``actions``: the plays of the solution, eight points each;
* ``hidden``: how often a play of the solution makes the position worse, were the turn ended there:
  fifteen points each.

The bounds in ``GRADES`` part the points into five grades; each kind has its own, so that every
kind has puzzles of every grade.
"""

from __future__ import annotations

from bisect import bisect_right
from math import log2
from typing import NamedTuple

from game.opponents import value
from game.rules import NOBODY, UNDECIDED, Attack, ChooseOrder, EndTurn, Event, State, step

from .proof import Proof
from .puzzle import SURVIVE, WIN_IN_TWO, WIN_NOW
from .turn_endings import END_TURN, Ending, Line, foe_order

#: By kind, the points from which the grades 2 to 5 begin.
GRADES: dict[str, tuple[int, int, int, int]] = {
    WIN_NOW: (105, 123, 141, 158),
    SURVIVE: (123, 144, 171, 195),
    WIN_IN_TWO: (117, 138, 155, 185),
}
_DOUBLING, _ACTION, _HIDDEN = 10, 8, 15


class PuzzleFigures(NamedTuple):
    """The difficulties of a puzzle, in figures."""

    failing: int
    tempting: int
    better: int
    actions: int
    hidden: int

    @property
    def points(self) -> int:
        """All of it in points."""
        doublings = sum(log2(1 + count) for count in (self.failing, self.tempting, self.better))
        return round(_DOUBLING * doublings) + _ACTION * self.actions + _HIDDEN * self.hidden


def puzzle_figures(state: State, proof: Proof) -> PuzzleFigures:
    """Return the difficulty of a proved puzzle."""
    right = proof.only
    assert right is not None
    side = state.active
    worth = value(right.state, side)
    failing = [value(end.state, side) for end in proof.endings if end is not right]
    plain = value(proof.endings[0].state, side)
    return PuzzleFigures(
        len(failing),
        sum(looks > plain for looks in failing),
        sum(looks > worth for looks in failing),
        plays_of(right.line),
        _hidden(state, right),
    )


def grade_of(kind: str, state: State, proof: Proof) -> int:
    """Return the grade of a proved puzzle, from 1 to 5."""
    return graded(kind, puzzle_figures(state, proof).points)


def graded(kind: str, points: int) -> int:
    """Return the grade of so many points."""
    return 1 + bisect_right(GRADES[kind], points)


def plays_of(line: Line) -> int:
    """Return how many cards a line plays."""
    return sum(not isinstance(action, Attack | ChooseOrder | EndTurn) for action in line)


def _hidden(state: State, right: Ending) -> int:
    """Return how many plays of the solution make it worse to end the turn there."""
    side, turn = state.active, state.turn
    state = state.copy()
    before, count = worth_if_ended(state, side), 0
    for action in right.line:
        step(state, action, [])
        if state.turn != turn or state.winner != UNDECIDED:
            break
        if state.pending_side == NOBODY:
            now = worth_if_ended(state, side)
            count += now < before
            before = now
    return count


def worth_if_ended(state: State, side: int) -> int:
    """Return what a position would look like to ``side`` if the turn were ended there."""
    return value(plainly_ended(state), side)


def plainly_ended(state: State) -> State:
    """Return the position after the turn is ended without anything more."""
    new = state.copy()
    events: list[Event] = []
    while new.turn == state.turn and new.winner == UNDECIDED:
        step(new, foe_order(new) if new.pending_side != NOBODY else END_TURN, events)
    return new
