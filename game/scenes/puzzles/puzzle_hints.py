"""Hints for a puzzle, one step after the other: which card, then which play."""

from __future__ import annotations

from game.board import Marks
from game.play import Match, explain
from game.puzzles import Puzzle
from game.rules import (
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
)

from ..common import LineText
from ..match.match_view import MatchView
from ..services import Services

#: The levels of a hint: which card, and its play.
_CARD, _PLAY = 1, 2


class PuzzleHints:
    """The hints given so far in this position; any play takes them away."""

    def __init__(
        self, services: Services, puzzle: Puzzle, match: Match, view: MatchView, side: int
    ) -> None:
        self._services, self._puzzle, self._match = services, puzzle, match
        self._view, self._side = view, side
        self._level = self._told_at = 0

    @property
    def level(self) -> int:
        """The level of the hint in this position; 0 is none."""
        return self._level if self._told_at == self._match.changes else 0

    def ask(self) -> bool:
        """Tell one step more; True when nothing is left but to watch the solution."""
        level, action = self.level, self._next
        if level == _PLAY or (level and action is None):
            return True
        if not level and isinstance(action, Attack | EndTurn | ChooseOrder):
            # These actions play no card, so the first level is left out.
            level = _CARD
        self._level, self._told_at = level + 1, self._match.changes
        return False

    @property
    def words(self) -> str:
        """The words of the present hint, or ""."""
        translate, action, level = self._services.translate, self._next, self.level
        if not level:
            return ""
        if action is None:
            return translate("puzzles.hint.astray")
        state = self._match.state
        assert state is not None
        if level == _CARD and isinstance(action, PlayCreature | CastIncantation):
            card = state.sides[self._side].hand[action.place]
            return translate("puzzles.hint.card", card=getattr(card, "name", ""))
        step = explain(state, [action])[0]
        return LineText(self._services.content.strings, self._view.log).step(step, self._side)

    def mark(self, marks: Marks) -> None:
        """Mark the card of the hint, and its lane or target at the second level."""
        action, level = self._next, self.level
        if level not in (_CARD, _PLAY) or not isinstance(action, PlayCreature | CastIncantation):
            return
        table = self._view.table
        card = table.sides[self._side].hand[action.place]
        marks.raised = marks.raised or card
        marks.pieces[card] = "focus"
        if level < _PLAY:
            return
        if isinstance(action, PlayCreature):
            marks.lane = (self._side, action.lane)
            marks.lanes = (marks.lane,)
        else:
            marks.pieces[table.sides[action.side].lanes[action.lane][action.position]] = "target"

    @property
    def _next(self) -> MatchAction | None:
        """The next action of the solution; None once the player has left it."""
        done = [each.action for each in self._match.history]
        solution = self._puzzle.solution
        followed = len(done) < len(solution) and list(solution[: len(done)]) == done
        return solution[len(done)] if followed else None
