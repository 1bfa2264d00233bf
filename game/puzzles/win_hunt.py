"""Whether a side can win in the turn that it begins: by looking at everything that it can play."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules import DUEL, UNDECIDED, Event, MatchAction, State, position_key, step, why_not

from .effort import Effort
from .most_damage import possible
from .turn_endings import Line, foe_order, tries

#: The number of known wins that are tried first in the next position: most fall to the same.
_REMEMBERED = 4


class WinHunt:
    """Searches for wins, one position after the other, and keeps its results."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._lost: set[Hashable] = set()
        self._lines: list[Line] = []

    def line(self, state: State) -> Line | None:
        """Return a line that wins in the turn under way, or None where there is none.

        No order of the opponent's fallen changes that: none of their cards is played meanwhile.
        """
        if state.winner != UNDECIDED or not possible(state):
            return None
        for known in self._lines:
            if self._follow(state, known):
                return known
        found = self._from(state)
        if found is not None:
            self._lines = [found, *self._lines][:_REMEMBERED]
        return found

    def _follow(self, state: State, line: Line) -> bool:
        """Whether a line that has won elsewhere wins here, too."""
        side, turn = state.active, state.turn
        for action in line:
            if state.winner != UNDECIDED or state.turn != turn:
                break
            if why_not(state, action) is not None:
                return False
            self._effort.spend()
            state = after(state, action)
        return state.winner == side

    def _from(self, state: State) -> Line | None:
        side, turn = state.active, state.turn
        for action in tries(state):
            self._effort.spend()
            new = after(state, action)
            line: Line = (action,)
            while new.pending_side == DUEL.rival(side) and new.winner == UNDECIDED:
                order = foe_order(new)
                line = (*line, order)
                step(new, order, [])
            if new.winner == side:
                return line
            if new.winner != UNDECIDED or new.turn != turn or not possible(new):
                continue
            key = position_key(new)
            if key not in self._lost:
                rest = self._from(new)
                if rest is not None:
                    return line + rest
                self._lost.add(key)
        return None


def after(state: State, action: MatchAction) -> State:
    """Return the state after a legal action; ``state`` itself is left as it is."""
    new = state.copy()
    events: list[Event] = []
    step(new, action, events)
    return new
