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

``obvious`` tries must not solve a puzzle: the dearest card each time where it looks best, and the
play that would leave the opponent's stronghold the least.
"""

from bisect import bisect_right
from collections.abc import Callable
from math import log2
from typing import NamedTuple

from game.opponents import value
from game.rules import (
    DUEL,
    NOBODY,
    UNDECIDED,
    Attack,
    ChooseOrder,
    EndTurn,
    MatchAction,
    State,
    match_actions,
    step,
)

from .proof import Proof
from .puzzle import SURVIVE, WIN_IN_TWO, WIN_NOW
from .turn_endings import END_TURN, Ending, Line, carried_out, end_key, foe_order

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
    side, turn = state.active, state.turn
    state = state.copy()
    before, count = _worth_if_ended(state, side), 0
    for action in right.line:
        step(state, action)
        if state.turn != turn or state.winner != UNDECIDED:
            break
        if state.pending_side == NOBODY:
            now = _worth_if_ended(state, side)
            count += now < before
            before = now
    return count


def _worth_if_ended(state: State, side: int) -> int:
    return value(plainly_ended(state), side)


def plainly_ended(state: State) -> State:
    """Return the position after the turn is ended without anything more."""
    new = state.copy()
    while new.turn == state.turn and new.winner == UNDECIDED:
        step(new, foe_order(new) if new.pending_side != NOBODY else END_TURN)
    return new


#: The measure of a play, the highest is chosen: of the position before, the play, the one after.
Wish = Callable[[State, MatchAction, State], tuple[int, ...]]


def is_obvious(state: State, right: Ending) -> bool:
    """Whether an obvious line, ended wherever one likes, comes to the right end position."""
    key = end_key(right.state)
    return any(_reaches(state, wish, key) for wish in (_dearest, _most_damage))


def _reaches(state: State, wish: Wish, key: object) -> bool:
    side, turn = state.active, state.turn
    while True:
        if end_key(plainly_ended(state)) == key:
            return True
        found: tuple[tuple[int, ...], State] | None = None
        for action in match_actions(state):
            if state.pending_side == NOBODY and isinstance(action, Attack | EndTurn | ChooseOrder):
                continue
            new = carried_out(Ending(state, ()), action).state
            if new.winner != UNDECIDED or new.turn != turn:
                continue
            wished = wish(state, action, new)
            if found is None or wished > found[0]:
                found = wished, new
        if found is None or state.active != side:
            return False
        state = found[1]


def _dearest(before: State, _action: MatchAction, after: State) -> tuple[int, ...]:
    return before.mana - after.mana, _worth_if_ended(after, before.active)


def _most_damage(before: State, _action: MatchAction, after: State) -> tuple[int, ...]:
    foe = plainly_ended(after).sides[DUEL.rival(before.active)]
    return -(foe.stronghold_life + (0 if foe.fort else len(foe.hand))), _worth_if_ended(
        after, before.active
    )
