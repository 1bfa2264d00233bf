"""The referee of a puzzle, who has turns judged and plays answers, and the hints that it has."""

from collections.abc import Callable
from enum import Enum, auto

from game.board import Marks
from game.play import Match, Task, explain
from game.puzzles import GOES_ON, SOLVED, Puzzle, PuzzleVerdict, foe_order, judge_turn
from game.rules import (
    NOBODY,
    AnyAction,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
)

from ..common import LinePace, LineText
from ..match.match_view import MatchView
from ..services import Services
from .puzzle_run import SHOWN, PuzzleRun

#: The outcome when the judging failed.
UNJUDGED = "unjudged"


class Stage(Enum):
    """The player plays, the end of a turn is judged, something is shown, or all is over."""

    PLAYS = auto()
    JUDGED = auto()
    SHOWS = auto()
    OVER = auto()


class PuzzleReferee:
    """Takes a puzzle from the player's turn to its ``outcome``, a code of the strings.

    ``on_outcome`` hears it as soon as it is known, before what refutes the turn has been seen.
    """

    def __init__(
        self, services: Services, puzzle: Puzzle, match: Match, on_outcome: Callable[[str], None]
    ) -> None:
        self.stage = Stage.PLAYS
        self.outcome = ""
        #: Whether the first turn of two was right.
        self.second = False
        self._services, self._puzzle, self._match = services, puzzle, match
        self._heard = on_outcome
        self._turn = self._state.turn
        self._line: list[MatchAction] = []
        self._pace = LinePace(services, match)
        #: Whether the solution is over that is shown, and the opponent answers.
        self.answered = False
        self._task: Task[PuzzleVerdict] | None = None

    @property
    def _state(self) -> State:
        state = self._match.state
        assert state is not None
        return state

    @property
    def _turn_over(self) -> bool:
        return self._match.result is not None or self._state.turn != self._turn

    @property
    def holds(self) -> bool:
        """Whether the match must not go on by itself, as a turn is over, judged or shown."""
        return self.stage is not Stage.PLAYS or self._turn_over

    def show_solution(self) -> None:
        """Play the solution, from the beginning of the puzzle."""
        self._line = list(self._puzzle.solution)
        self.outcome, self.stage = SHOWN, Stage.SHOWS

    def go_on(self, dt: float, submit: Callable[[MatchAction], None]) -> bool:
        """Do the next thing, the picture at rest; True while time must pass."""
        if self.stage is Stage.PLAYS and self._turn_over:
            self.ask()
        elif self.stage is Stage.SHOWS:
            return self._show(dt, submit)
        return False

    def leave(self) -> None:
        """Wait for no verdict."""
        if self._task is not None:
            self._task.cancel()

    def ask(self) -> None:
        """Have the turn judged that is over."""
        self.stage = Stage.JUDGED
        self._task = self._services.tasks.ask(
            judge_turn,
            self._puzzle,
            self._state,
            self._services.content.cards,
            on_answer=lambda verdict: self._take(verdict.code, verdict.reply),
            on_failure=lambda _reason: self._take(UNJUDGED, ()),
        )

    def _take(self, code: str, reply: tuple[MatchAction, ...]) -> None:
        self._line = list(reply)
        if self.outcome != SHOWN:
            self.second |= code == GOES_ON
            if code != GOES_ON:
                self.outcome = code
                self._heard(code)
        self.stage = Stage.SHOWS if reply else Stage.OVER

    def _show(self, dt: float, submit: Callable[[MatchAction], None]) -> bool:
        if self._line and self._match.result is None:
            if self._pace.due(dt):
                submit(self._line.pop(0))
        elif self.outcome == SHOWN and not self.answered:
            self.answered = True
            self.ask()
        elif self.outcome:
            self.stage = Stage.OVER
        else:
            self._turn, self.stage = self._state.turn, Stage.PLAYS
        return True

    @property
    def solved(self) -> bool:
        """Whether the puzzle has been solved."""
        return self.outcome == SOLVED


class OrderMind:
    """The opponent while the player plays: it only puts its fallen in an order (R5.6)."""

    failure = ""

    def __init__(self, match: Match) -> None:
        self._match = match

    def next_action(self) -> AnyAction | None:
        """Return the order that it owes, if it owes one."""
        state = self._match.state
        owes = state is not None and state.pending_side != NOBODY
        return foe_order(state) if owes and state is not None else None

    def forget(self) -> None:
        """Think of nothing."""


#: The levels of a hint: which card, and its play.
_CARD, _PLAY = 1, 2


class PuzzleHints:
    """The hints given so far in this position; any play takes them away."""

    def __init__(
        self, services: Services, run: PuzzleRun, match: Match, view: MatchView, side: int
    ) -> None:
        self._services, self._run, self._match = services, run, match
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
        self._run.hints += 1
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
        solution = self._run.puzzle.solution
        followed = len(done) < len(solution) and list(solution[: len(done)]) == done
        return solution[len(done)] if followed else None
