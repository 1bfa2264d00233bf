"""The course of a match by itself: the pace of the assault, the change of turns, and its end."""

from collections.abc import Callable, Sequence

from game.board import PositionForecast
from game.kit import Times
from game.play import NOT_NOW, OTHER_CHOOSES, Match, RecordError, seats_of_persons
from game.rules import (
    ASSAULT,
    NOBODY,
    SUMMONING,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    RunHordeTurn,
    State,
    match_actions,
    next_attacker,
    to_act,
)

from ..common import ComputerSeat, Thinker
from ..services import Services
from .dialogs.match_dialogs import MatchDialogs
from .match_view import MatchView
from .screen_seats import Seating

#: Seconds before each action of the computer, at normal speed.
THINKING = 0.4


class TurnFlow:
    """Decides the next action when the picture has come to rest.

    ``running`` makes the remaining attacks without waiting; ``rushing`` does so without showing
    them. ``seats`` know who sits at the screen. While the flow is ``held``, nothing goes on by
    itself: an action could not be saved, and the player has been told. ``waits`` may also stop it,
    for an explanation; ``admits`` may refuse an action, and ``rival`` replaces the usual thinker
    for the computer's seats. ``suggests`` tells whether a hint proposes an action, and
    ``hint_plays_on`` whether no card any more; ``asks_end`` whether a turn in which nothing is left
    to do waits for its player.
    """

    def __init__(
        self,
        services: Services,
        match: Match,
        view: MatchView,
        dialogs: MatchDialogs,
        *,
        rival: Thinker | None = None,
        admits: Callable[[MatchAction], bool] = lambda _action: True,
        waits: Callable[[], bool] = lambda: False,
    ) -> None:
        self.match = match
        self.seats = Seating(services, match, view, dialogs)
        self.running = self.rushing = self.held = False
        self.waits = waits
        self._admits = admits
        self.suggests: Callable[[MatchAction], bool] = lambda _action: False
        self.hint_plays_on: Callable[[], bool] = lambda: False
        self.asks_end: Callable[[], bool] = lambda: services.settings.end_by_key
        self._services, self._view, self._dialogs = services, view, dialogs
        self.computer = ComputerSeat(services, match, rival)
        #: The turn in which a failure of the computer's thinking was last reported.
        self._reported = 0
        self._over = False
        #: Seconds since the turn began to end by itself; None while it does not.
        self._closing: float | None = None
        #: The turn whose player was told last that only its end is left.
        self._told_end = 0
        #: Seconds since the cards fell whose order is to be asked; None without any.
        self._looking: float | None = None
        self._turn = self.state.turn
        self._legal: Sequence[MatchAction] | None = None
        self._forecast = PositionForecast(self.state)

    # The state of the match

    @property
    def state(self) -> State:
        """The position of the match."""
        state = self.match.state
        assert state is not None
        return state

    @property
    def open(self) -> bool:
        """Whether the person at the screen may play now, by the state of the match."""
        state = self.state
        side = to_act(state)
        seated = side == self.seats.seen and side in self.seats.persons
        return seated and state.pending_side == NOBODY and self.match.result is None

    @property
    def free(self) -> bool:
        """Whether the person at the screen may play now, and no events are being shown."""
        return self.open and not self._view.busy

    @property
    def why_not_undo(self) -> str | None:
        """The code of why the player at the screen cannot take the last play back, or None."""
        if self.seats.seen == to_act(self.state):
            return self.match.why_not_undo
        waits = self.state.pending_side != NOBODY and self.state.active == self.seats.seen
        return OTHER_CHOOSES if waits else NOT_NOW

    @property
    def why_not_redo(self) -> str | None:
        """The code of why the player at the screen cannot redo a play, or None."""
        return self.match.why_not_redo if self.seats.seen == to_act(self.state) else NOT_NOW

    @property
    def assault_waits(self) -> bool:
        """Whether the summoning ends with an assault, and not with the turn."""
        return self.state.phase == SUMMONING and next_attacker(self.state) is not None

    @property
    def forecast(self) -> PositionForecast:
        """The forecast of the position, shared by all parts of the table."""
        if self.state is not self._forecast.state:
            self._forecast, self._legal = PositionForecast(self.state), None
        return self._forecast

    @property
    def legal(self) -> Sequence[MatchAction]:
        """All legal actions, worked out once for each position."""
        state = self.forecast.state
        if self._legal is None:
            self._legal = match_actions(state)
        return self._legal

    # When the picture rests

    def go_on(self, dt: float) -> bool:
        """Do the next thing that needs no player, ``dt`` seconds on; False if there is none."""
        if self.waits():
            return self._view.busy
        done = len(self.match.history), self.seats.seen
        self.computer.pausing = False
        self._next(dt)
        # At instant speed nothing moves after an action, but more may be to do.
        moved = done != (len(self.match.history), self.seats.seen)
        looking = self._looking is not None and self._looking < Times.turn_end
        return self._view.busy or self.computer.pausing or self.closing or looking or moved

    def _next(self, dt: float) -> None:
        state, side = self.state, to_act(self.state)
        self._view.agree_with(state)
        if state.turn != self._turn:
            # The wish to run on or rush ends with its assault.
            self._turn, self.running, self.rushing = state.turn, False, False
            self._closing = None
        if state.pending_side == NOBODY:
            self._looking = None
        if self.match.result is not None:
            self._finish()
        elif self.held or self.seats.change():
            return
        elif self.match.plays_itself(side):
            self._let_computer_act(dt)
        elif self.match.by_letter is not None and side not in self.seats.persons:
            # Its letter is awaited: whoever shows the match goes on from here.
            return
        elif state.pending_side != NOBODY:
            if self._has_looked(dt):
                self.seats.show_fallen_to(
                    state.pending_side, lambda: self._dialogs.ask_order(self._order, self.undo)
                )
        elif side not in self.seats.persons:
            # Neither a person nor the computer plays it: the Horde's turn runs by itself.
            self.submit(RunHordeTurn())
        elif side != self.seats.seen:
            self.seats.call(side)
        elif state.phase == ASSAULT:
            self._assault(dt)

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self._services.file(self.match)
            self._dialogs.show_results()

    def _let_computer_act(self, dt: float) -> None:
        action = self.computer.due(dt, 0.0 if self.rushing else THINKING)
        self._view.show_thinking(to_act(self.match.position) if self.computer.thinks else NOBODY)
        if action is None:
            return
        assert isinstance(action, MatchAction)
        turn = self.state.turn
        self._submit_in_pace(action)
        if self.computer.thinker.failure and self._reported != turn:
            self._reported = turn
            self._view.tell(self._services.translate("match.thinking_failed"))

    def _assault(self, dt: float) -> None:
        """Make the next attack, or wait if an incantation could still be played (R6.2).

        An assault that wins does not wait.
        """
        if next_attacker(self.state) is not None:
            if self.running or not self._may_cast or self.forecast.wins:
                self._submit_in_pace(self._attack())
        elif self._may_cast or self._rests():
            self.running = self.rushing = False
        elif self._has_closed(dt):
            self._submit_in_pace(EndTurn())
            self.running = self.rushing = False

    def _rests(self) -> bool:
        """Whether a turn with nothing left to do waits for its player, who is told so once."""
        if not self.asks_end():
            return False
        self._closing = None
        if self._told_end != self.state.turn:
            self._told_end = self.state.turn
            self._view.tell(self._services.translate("match.turn_rests"))
        return True

    def _has_closed(self, dt: float) -> bool:
        """Say that the turn ends by itself; True once that was shown for a moment (R5.8)."""
        if self.rushing or not self._services.settings.speed:
            return True
        if self._closing is None:
            self._closing = 0.0
            self._view.tell(self._services.translate("match.turn_ends"))
        self._closing += dt * self._services.settings.speed
        return self._closing >= Times.turn_end

    def _has_looked(self, dt: float) -> bool:
        """Whether the fallen were shown for a moment, before the question hides them (R5.6)."""
        if not self._services.settings.speed:
            return True
        self._looking = (self._looking or 0.0) + dt * self._services.settings.speed
        return self._looking >= Times.turn_end

    @property
    def closing(self) -> bool:
        """Whether the turn is ending by itself."""
        return self._closing is not None

    @property
    def _may_cast(self) -> bool:
        return any(isinstance(action, CastIncantation) for action in self.legal)

    @property
    def stops(self) -> bool:
        """Whether an assault waits for its player: an incantation could be played (R6.2)."""
        waits = self.free and self.state.phase == ASSAULT and self._may_cast
        return waits and not self.running and not self.forecast.wins

    @property
    def prompt(self) -> str:
        """The key of what an assault that waits asks of its player; "" where none waits."""
        if not self.stops:
            return ""
        return "match.assault_waits" if next_attacker(self.state) else "match.assault_is_over"

    # Actions

    def _order(self, order: tuple[int, ...]) -> None:
        self.seats.end_showing()
        # The next fallen cards are shown for a moment, too.
        self._looking = None
        self.submit(ChooseOrder(order))

    def submit(self, action: MatchAction) -> None:
        """Carry an action out, if it is admitted, and show its events."""
        if self._admits(action):
            self.perform(action)

    def perform(self, action: MatchAction) -> None:
        """Carry an action out without asking, and show its events."""
        try:
            happened = self.match.submit(action, bulb=self.suggests(action))
        except RecordError as problem:
            self._fail(self._services.say(problem))
        else:
            self._closing = None
            self._view.play(happened)

    def redo(self) -> None:
        """Redo the play that was taken back last, with the order of its fallen."""
        with self._services.telling(self._fail):
            while self.why_not_redo is None:
                self._view.play(self.match.redo())
                if self.state.pending_side == NOBODY:
                    return

    def undo(self) -> None:
        """Take the last play of the turn back."""
        if self.why_not_undo is not None:
            return
        with self._services.telling(self._fail):
            self.match.undo()
            self._view.go_back()

    def _submit_in_pace(self, action: MatchAction) -> None:
        self.submit(action)
        if self.rushing:
            self._view.skip()

    def _fail(self, why: str) -> None:
        """Say why an action could not be saved; the match is unchanged, so it can be retried."""
        self.held = True
        self.running = self.rushing = False
        self._closing = None
        self._view.tell(why, refused=True)

    def attack(self) -> None:
        """Begin the assault, or make its next attack."""
        self.submit(self._attack())

    def _attack(self) -> MatchAction:
        """Return the next attack; by letter all that are left, where nothing can come between.

        So the other side orders its fallen in the letter in which it plays on.
        """
        at_once = self.match.by_letter is not None and not self._may_cast
        return EndTurn() if at_once else Attack()

    def run_on(self) -> None:
        """Make the remaining attacks without waiting."""
        self.running = True

    def rush(self) -> None:
        """Make the remaining attacks without showing them."""
        self.running = self.rushing = True
        self._view.skip()

    def end_turn(self) -> None:
        """End the turn."""
        self.submit(EndTurn())

    def concede(self) -> None:
        """Have the person who speaks concede, unless the match is over."""
        self._end_by_word(lambda: self.match.concede(self.seats.speaker))

    def hand_over(self) -> None:
        """Have the person who speaks give the seat to the computer (R13.10), if it goes on."""
        self._end_by_word(lambda: self.match.hand_over(self.seats.speaker))
        self.seats.persons = seats_of_persons(self.match.seats)

    def agree_draw(self) -> None:
        """End the match with the draw on which both sides agree (R7.3)."""
        self._end_by_word(self.match.agree_draw)

    def _end_by_word(self, end: Callable[[], None]) -> None:
        if self.match.result is None:
            with self._services.telling(self._fail):
                end()
