"""The opponent of a lesson: it plays what the lesson says, attacks with all it has, and ends."""

from __future__ import annotations

from collections.abc import Sequence

from game.cases import Move
from game.play import ComputerPlayer, Match, TaskRunner
from game.rules import NOBODY, AnyAction, Attack, EndTurn, State, match_actions


class ScriptedPlayer(ComputerPlayer):
    """Has the plays of its first turns from a lesson; one that is not legal is left out."""

    def __init__(self, match: Match, tasks: TaskRunner, turns: Sequence[Sequence[Move]]) -> None:
        super().__init__(match, tasks)
        self._turns = list(turns)
        self._turn = 0
        self._left: list[Move] = []
        #: The play that was told last, and how many actions had been done then.
        self._told: tuple[AnyAction, int] | None = None

    def next_action(self) -> AnyAction | None:
        """Return what it does now."""
        state = self.match.state
        assert isinstance(state, State)
        legal = match_actions(state)
        if state.pending_side != NOBODY:
            return legal[0]
        if state.turn != self._turn:
            self._turn = state.turn
            self._left = list(self._turns.pop(0)) if self._turns else []
            self._told = None
        if self._told is not None and len(self.match.history) > self._told[1]:
            self._told = None
            self._left.pop(0)
        while self._left:
            action = self._left[0](state)
            if action in legal:
                self._told = self._told or (action, len(self.match.history))
                return action
            self._left.pop(0)
        return Attack() if Attack() in legal else EndTurn()
