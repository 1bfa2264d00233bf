"""Whether every reply of the opponent leaves a win: by looking at everything that they can play."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules import (
    DUEL,
    NOBODY,
    UNDECIDED,
    ChooseOrder,
    MatchAction,
    State,
    position_key,
    why_not,
)

from .effort import Effort
from .turn_endings import Line, tries
from .win_hunt import WinHunt, after

#: The number of replies that are tried first against the next end position.
_REMEMBERED = 6


class ReplySearch:
    """Searches the opponent's turn for a reply that leaves no win in the turn after it.

    The owner of fallen cards orders them (R5.6), so a reply refutes only if it does so after each
    order that the player may choose.
    """

    def __init__(self, effort: Effort) -> None:
        self.hunt = WinHunt(effort)
        self._effort = effort
        self._left_won: set[Hashable] = set()
        self._replies: list[Line] = []

    def refutation(self, state: State) -> Line | None:
        """Return the line of a reply that leaves no win, or None where every reply leaves one.

        ``state`` is the beginning of the opponent's turn.
        """
        for reply in self._replies:
            line = self._follow(state, reply, state.turn)
            if line is not None:
                return line
        line = self._from(state, state.turn)
        if line is not None:
            own = tuple(action for action in line if not isinstance(action, ChooseOrder))
            self._replies = [own, *self._replies][:_REMEMBERED]
        return line

    def _follow(self, state: State, reply: Line, turn: int) -> Line | None:
        """Return the line of a reply known from elsewhere, if it refutes here, too."""
        ended = self._ended(state, turn)
        if ended is not None:
            return () if ended else None
        if state.pending_side != NOBODY:
            if state.pending_side == state.active:
                return None
            return self._ordered(state, reply, turn)
        if not reply or why_not(state, reply[0]) is not None:
            return None
        line = self._follow(self._after(state, reply[0]), reply[1:], turn)
        return None if line is None else (reply[0], *line)

    def _from(self, state: State, turn: int) -> Line | None:
        ended = self._ended(state, turn)
        if ended is not None:
            return () if ended else None
        if state.pending_side == DUEL.rival(state.active):
            return self._ordered(state, None, turn)
        for action in tries(state):
            new = self._after(state, action)
            key = position_key(new)
            if key in self._left_won:
                continue
            line = self._from(new, turn)
            if line is not None:
                return (action, *line)
            self._left_won.add(key)
        return None

    def _ordered(self, state: State, reply: Line | None, turn: int) -> Line | None:
        """Return the line after the last of the player's orders, if none of them helps."""
        found: Line | None = None
        for order in tries(state):
            new = self._after(state, order)
            line = self._from(new, turn) if reply is None else self._follow(new, reply, turn)
            if line is None:
                return None
            found = (order, *line)
        return found

    def _ended(self, state: State, turn: int) -> bool | None:
        """Whether the reply that has come to its end refutes; None where it goes on."""
        if state.winner != UNDECIDED:
            # The opponent is active while their turn lasts; a draw is no win either.
            return state.winner != DUEL.rival(state.active)
        if state.turn == turn:
            return None
        return self.hunt.line(state) is None

    def _after(self, state: State, action: MatchAction) -> State:
        self._effort.spend()
        return after(state, action)
