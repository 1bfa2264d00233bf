"""Leads through a part of a lesson: its words, the awaited action, a missed goal, the opponent."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from game.cases import Move
from game.play import Match
from game.rules import (
    LEFT,
    NOBODY,
    AnyAction,
    Attack,
    ChooseOrder,
    EndTurn,
    MatchAction,
    Refusal,
    State,
    match_actions,
    to_act,
)

from .awaited import Fault
from .lesson_file import LessonPart, LessonStep


class Phase(Enum):
    """The state of a step."""

    #: Its words are shown, to be read or acted on.
    TOLD = auto()
    #: The awaited action is being shown.
    RUNNING = auto()
    #: The goal was missed, and the words say why.
    MISSED = auto()
    #: The solution is played.
    SHOWING = auto()
    #: The solution has been seen.
    SHOWN = auto()
    #: All steps are over.
    OVER = auto()


class Seen(NamedTuple):
    """The state of the table: whether the player may play, and nothing moves any more.

    ``refused`` is the last refusal, while it is shown; ``ahead`` tells whether the opponent's next
    turn is looked at.
    """

    is_free: bool
    refused: Refusal | None
    ahead: bool


class Coach:
    """Leads through ``part`` from step ``first`` on; ``fault`` is that of the last action.

    ``begun`` has for each step reached the number of actions done before it. With ``shows`` the
    solution of the step is played. ``on_words`` is called when the words change, ``on_end`` when
    all steps are over.
    """

    def __init__(
        self,
        match: Match,
        part: LessonPart,
        first: int = 0,
        begun: Mapping[int, int] | None = None,
        *,
        shows: bool = False,
    ) -> None:
        self._match = match
        self._part = part
        self.on_words: Callable[[], None] = lambda: None
        self.on_end: Callable[[], None] = lambda: None
        self.index = first
        self.begun = {first: 0} if begun is None else dict(begun)
        self.phase = Phase.SHOWING if shows else Phase.TOLD
        self.fault: Fault | None = None
        self._turn = part.start.turn if shows else 0
        #: The rest of the solution, which has not been played yet.
        self._shown = list(self.step.solution) if shows else []

    @property
    def step(self) -> LessonStep:
        """The present step; the last one when all are over."""
        return self._part.steps[min(self.index, len(self._part.steps) - 1)]

    @property
    def is_read(self) -> bool:
        """Whether the step is only to be read."""
        return self.phase is Phase.TOLD and self.step.is_read

    @property
    def is_judged(self) -> bool:
        """Whether a try has failed, or the solution was shown, and there are ways on."""
        return self.phase in (Phase.MISSED, Phase.SHOWN)

    @property
    def is_open(self) -> bool:
        """Whether the player may do anything to reach a goal."""
        return self.phase in (Phase.TOLD, Phase.RUNNING) and self.step.goal is not None

    @property
    def waits(self) -> bool:
        """Whether the match must not go on by itself."""
        if self._match.result is not None:
            return True
        if self._leaves_at_once and self._turn and self._state.turn > self._turn:
            # The opponent's actions do not matter.
            return True
        if self.phase is Phase.SHOWING:
            return bool(self._shown)
        return not ((self.phase is Phase.RUNNING and self.step.goes_on) or self.is_open)

    @property
    def _leaves_at_once(self) -> bool:
        """Whether the step is over with the turn: by its goal, or as the part's last assault."""
        step = self.step
        assault = step.awaited is not None and step.awaited.deed == "assault"
        return step.at_once or (assault and step is self._part.steps[-1])

    @property
    def is_begun(self) -> bool:
        """Whether something was done in this step."""
        return len(self._match.history) > self.begun[self.index]

    @property
    def step_before(self) -> int | None:
        """The step to go back to, or None; steps in the look at the next turn are passed over."""
        back = (n for n in range(self.index - 1, -1, -1) if n in self.begun)
        return next((n for n in back if not self._told_ahead(n)), None)

    def _told_ahead(self, index: int) -> bool:
        deeds = [step.awaited.deed for step in self._part.steps[:index] if step.awaited]
        looks = [deed for deed in deeds if deed in ("look", "back")]
        return bool(looks) and looks[-1] == "look"

    @property
    def _state(self) -> State:
        state = self._match.state
        assert state is not None
        return state

    # Actions of the player

    def admits(self, action: MatchAction) -> bool:
        """Whether an action is admitted now; otherwise ``fault`` says why not."""
        if to_act(self._state) != LEFT or isinstance(action, ChooseOrder):
            return True
        if self.is_judged or self.phase is Phase.SHOWING:
            return False
        if self.phase is Phase.RUNNING:
            # A press while the awaited action is shown must not do the step after it.
            return self.step.goes_on and self._state.turn == self._turn
        fault = self._fault(action)
        if fault is None:
            self.fault = None
            self.phase = Phase.RUNNING
            self._turn = self._turn or self._state.turn
            return True
        self.fault = fault
        self.on_words()
        return False

    def _fault(self, action: MatchAction) -> Fault | None:
        if self.is_open:
            return None
        awaited = self.step.awaited
        if self.phase is not Phase.TOLD or awaited is None:
            return "read"
        return awaited.fault(self._state, action)

    def onward(self) -> None:
        """Go on from a step that was read, or from the solution."""
        if self.is_read or self.phase is Phase.SHOWN:
            self._next()

    def map_seen(self) -> None:
        """Go on from a step that waits for the map of the ring to be opened (R13.2)."""
        awaited = self.step.awaited
        if self.phase is Phase.TOLD and awaited is not None and awaited.deed == "map":
            self._next()

    # When the picture has come to rest

    @property
    def shows(self) -> bool:
        """Whether something of the solution is still to be played."""
        return self.phase is Phase.SHOWING and bool(self._shown)

    def next_shown(self) -> MatchAction:
        """Take the next action off the solution and return it."""
        action = self._shown.pop(0)(self._state)
        assert isinstance(action, MatchAction)
        return action

    def watch(self, seen: Seen) -> None:
        """Check whether the awaited action is done, or the goal reached or missed."""
        if self.phase is Phase.SHOWING:
            self._watch_shown(seen.is_free)
        elif self.phase is Phase.RUNNING or (self.is_open and self._turn):
            self._watch_deed(seen.is_free)
        elif self.phase is Phase.TOLD and self._is_done(seen):
            self._next()

    def _watch_shown(self, is_free: bool) -> None:
        over = self._state.turn > self._turn and is_free
        if not self._shown and (over or self.step.at_once):
            self.phase = Phase.SHOWN
            self.on_words()

    def _is_done(self, seen: Seen) -> bool:
        """Whether a step that needs no action of the match has been done."""
        awaited, refused = self.step.awaited, seen.refused
        if awaited is None:
            return False
        if awaited.deed == "try":
            return refused is not None and dict(refused.values).get("card") == awaited.card
        return awaited.deed == ("look" if seen.ahead else "back")

    def _watch_deed(self, is_free: bool) -> None:
        step = self.step
        if not step.goes_on:
            self._next()
            return
        over = self._match.result is not None
        left = self._state.turn > self._turn
        if not over and not (is_free or (left and self._leaves_at_once)):
            return
        over = over or left
        if (step.goal is None or step.is_reached(self._state)) and (over or step.at_once):
            self._next()
        elif over:
            self.phase = Phase.MISSED
            self.on_words()
        elif step.goal is not None:
            self.phase = Phase.TOLD

    def _next(self) -> None:
        self.index += 1
        self.fault = None
        self._turn = 0
        self.begun[self.index] = len(self._match.history)
        if self.index < len(self._part.steps):
            self.phase = Phase.TOLD
            self.on_words()
        else:
            self.phase = Phase.OVER
            self.on_end()


class ScriptedPlayer:
    """Has the plays of its first turns from a lesson; one that is not legal is left out."""

    failure = ""

    def __init__(self, match: Match, turns: Sequence[Sequence[Move]]) -> None:
        self._match = match
        self._turns = list(turns)
        self._turn = 0
        self._left: list[Move] = []
        #: The play that was told last, and how many actions had been done then.
        self._told: tuple[AnyAction, int] | None = None

    def next_action(self) -> AnyAction | None:
        """Return what it does now."""
        state = self._match.state
        assert isinstance(state, State)
        legal = match_actions(state)
        if state.pending_side != NOBODY:
            return legal[0]
        if state.turn != self._turn:
            self._turn = state.turn
            self._left = list(self._turns.pop(0)) if self._turns else []
            self._told = None
        if self._told is not None and len(self._match.history) > self._told[1]:
            self._told = None
            self._left.pop(0)
        while self._left:
            action = self._left[0](state)
            if action in legal:
                self._told = self._told or (action, len(self._match.history))
                return action
            self._left.pop(0)
        return Attack() if Attack() in legal else EndTurn()

    def forget(self) -> None:
        """Think of nothing."""
