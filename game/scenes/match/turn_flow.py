"""The course of a match by itself: the pace of the assault, the change of seats, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.board import PositionForecast
from game.kit import Times
from game.play import NOT_NOW, OTHER_CHOOSES, Match, RecordError, seats_of_persons
from game.rules import (
    ASSAULT,
    LEFT,
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

from ..common import ComputerSeat, Thinker, hides_hands
from ..services import Services
from .flow_partners import FlowDialogs, FlowView

#: Seconds before each action of the computer, at normal speed.
THINKING = 0.4


class TurnFlow:
    """Decides the next action when the picture has come to rest.

    ``running`` makes the remaining attacks without waiting; ``rushing`` does so without showing
    them. ``seen`` is the side of the player at the screen. While the flow is ``held``, nothing goes
    on by itself: an action could not be saved, and the player has been told. ``waits`` may also
    stop it, for an explanation; ``admits`` may refuse an action, and ``rival`` takes the place of
    the usual thinker for the computer's seats. ``suggests`` tells whether a hint proposes an
    action, ``asks_end`` whether a turn in which nothing is left to do waits for its player.
    """

    def __init__(
        self,
        services: Services,
        match: Match,
        view: FlowView,
        dialogs: FlowDialogs,
        *,
        rival: Thinker | None = None,
        admits: Callable[[MatchAction], bool] = lambda _action: True,
        waits: Callable[[], bool] = lambda: False,
    ) -> None:
        self.match = match
        self.running = self.rushing = self.held = False
        self.waits = waits
        self._admits = admits
        self.suggests: Callable[[MatchAction], bool] = lambda _action: False
        self.asks_end: Callable[[], bool] = lambda: services.settings.end_by_key
        self.seen = NOBODY
        #: The sides that persons play now: one who gives up hands the seat on (R13.10).
        self.persons = seats_of_persons(match.seats)
        #: Whether the table turns to whoever is to act: several people play at this screen.
        self._turns = len(self.persons) > 1
        self._services = services
        self._view = view
        self._dialogs = dialogs
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
        self._judged: State | None = None
        self._legal: Sequence[MatchAction] = ()
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
        return (
            self.match.result is None
            and side != NOBODY
            and side in self.persons
            and side == self.seen
            and state.pending_side == NOBODY
        )

    @property
    def free(self) -> bool:
        """Whether the person at the screen may play now, and no events are being shown."""
        return self.open and not self._view.busy

    @property
    def why_not_undo(self) -> str | None:
        """The code of why the player at the screen cannot take the last play back, or None."""
        if self._sits_to_act:
            return self.match.why_not_undo
        waits = self.state.pending_side != NOBODY and self.state.active == self.seen
        return OTHER_CHOOSES if waits else NOT_NOW

    @property
    def why_not_redo(self) -> str | None:
        """The code of why the player at the screen cannot redo a play, or None."""
        return self.match.why_not_redo if self._sits_to_act else NOT_NOW

    @property
    def _sits_to_act(self) -> bool:
        return self.seen == to_act(self.state)

    @property
    def assault_waits(self) -> bool:
        """Whether the summoning ends with an assault, and not with the turn."""
        return self.state.phase == SUMMONING and next_attacker(self.state) is not None

    @property
    def legal(self) -> Sequence[MatchAction]:
        """All legal actions, worked out once for each position."""
        state = self.state
        if state is not self._judged:
            self._judged, self._legal = state, match_actions(state)
        return self._legal

    @property
    def forecast(self) -> PositionForecast:
        """The forecast of the position, shared by all parts of the table."""
        state = self.state
        if state is not self._forecast.state:
            self._forecast = PositionForecast(state)
        return self._forecast

    @property
    def wins(self) -> bool:
        """Whether the remaining attacks are sure to win the match."""
        return self.forecast.wins

    @property
    def speaker(self) -> int:
        """The person who pauses and concedes: the only one, or the one to act.

        While the picture still moves, and while nobody at the screen is to act, it is who sits
        there, or else the next person of the order.
        """
        if self.seen in self.persons and (self._view.busy or self._acting not in self.persons):
            return self.seen
        return self._next_person

    @property
    def _acting(self) -> int:
        """The side to act; the first one where the match is over."""
        return max(LEFT, to_act(self.state))

    @property
    def hands_over(self) -> bool:
        """Whether the screen is passed from player to player, so that no one sees two hands."""
        return hides_hands(self._services.settings, self.state.field, self.persons)

    # When the picture rests

    def think(self) -> None:
        """Have the computer begin to think if it is to act, even while the picture moves."""
        self.computer.think()

    def go_on(self, dt: float) -> bool:
        """Do the next thing that needs no player, ``dt`` seconds on; False if there is none."""
        if self.waits():
            return self._view.busy
        done = len(self.match.history), self.seen
        self.computer.pausing = False
        self._next(dt)
        # At instant speed nothing moves after an action, but more may be to do.
        moved = done != (len(self.match.history), self.seen)
        going = self.closing or self.looking
        return self._view.busy or self.computer.pausing or going or moved

    def _next(self, dt: float) -> None:
        state = self.state
        self._view.agree_with(state)
        if state.turn != self._turn:
            # The wish to run on or rush ends with its assault.
            self._turn, self.running, self.rushing = state.turn, False, False
            self._closing = None
        if state.pending_side == NOBODY:
            self._looking = None
        if self.match.result is not None:
            self._finish()
        elif self.held or self._changes_seat():
            return
        elif self.match.seat(to_act(state)).is_computer:
            self._let_computer_act(dt)
        elif state.pending_side != NOBODY:
            if self._has_looked(dt):
                self._ask_order(state.pending_side)
        elif self.match.seat(to_act(state)).is_horde:
            self.submit(RunHordeTurn())
        elif to_act(state) != self.seen:
            self._call_to_seat(to_act(state))
        elif state.phase == ASSAULT:
            self._assault(dt)

    def _changes_seat(self) -> bool:
        """Seat the only person, or let whoever has given up leave the screen; True when done."""
        persons = self.persons
        if self.seen == NOBODY and len(persons) == 1:
            self._take_seat(persons[0])
        elif self.seen not in (NOBODY, *persons) and persons:
            # That person has handed the seat over to the computer (R13.10).
            self._leave_seat()
        else:
            return False
        return True

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self._services.file(self.match)
            self._dialogs.show_results()

    def _let_computer_act(self, dt: float) -> None:
        """Do the computer's next action when it is due, and show that it thinks."""
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
            if self.running or not self.may_cast or self.wins:
                self._submit_in_pace(Attack())
        elif self.may_cast or self._rests():
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
    def looking(self) -> bool:
        """Whether the fallen are being shown, before their order is asked."""
        return self._looking is not None and self._looking < Times.turn_end

    @property
    def closing(self) -> bool:
        """Whether the turn is ending by itself."""
        return self._closing is not None

    @property
    def may_cast(self) -> bool:
        """Whether an incantation can be played now."""
        return any(isinstance(action, CastIncantation) for action in self.legal)

    @property
    def stops(self) -> bool:
        """Whether an assault waits for its player: an incantation could be played (R6.2)."""
        waits = self.free and self.state.phase == ASSAULT and self.may_cast
        return waits and not self.running and not self.wins

    @property
    def prompt(self) -> str:
        """The key of what an assault that waits asks of its player; "" where none waits."""
        if not self.stops:
            return ""
        return "match.assault_waits" if next_attacker(self.state) else "match.assault_is_over"

    # The seats at the screen

    def sit_down(self) -> None:
        """Hide the hands until the first player has sat down."""
        self._view.conceal(self.hands_over and self.seen == NOBODY)

    def _call_to_seat(self, side: int) -> None:
        """Seat the player of ``side``, with the hand-over screen if that is wanted."""
        if self.hands_over:
            self._view.conceal(True, at_once=True)
            self._dialogs.hand_over(side, lambda: self._take_seat(to_act(self.state)))
        else:
            self._take_seat(side)

    def _take_seat(self, side: int) -> None:
        first = self.seen == NOBODY
        self.seen = side
        if self._turns:
            self._view.turn_to(side)
        else:
            self._view.announce(self.state.active)
        if first and not any(isinstance(done.action, MatchAction) for done in self.match.history):
            self._view.deal()

    def _leave_seat(self) -> None:
        """Let the screen be anybody's, until the next person of the order sits down."""
        self.seen = NOBODY
        self.sit_down()
        if not self.hands_over:
            self._take_seat(self._next_person)

    @property
    def _next_person(self) -> int:
        """The person whose turn is under way, or comes next."""
        field, side = self.state.field, self._acting
        while self.persons and side not in self.persons:
            side = field.next_side[side]
        return side

    def _ask_order(self, side: int) -> None:
        """Ask the owner of the fallen cards, who sees no other hand meanwhile (R5.6)."""
        self._view.conceal(len(self.persons) > 1 and side != self.seen, at_once=True)
        if self.hands_over and side != self.seen:
            self._dialogs.hand_over(side, lambda: self._dialogs.ask_order(self._order, self.undo))
        else:
            self._dialogs.ask_order(self._order, self.undo)

    def _order(self, order: tuple[int, ...]) -> None:
        """Put the fallen into the order that was chosen for them (R5.6)."""
        if self.hands_over and self.state.pending_side != self.seen:
            # The owner of the fallen sits at the screen now, not the player of the hand below.
            self.seen = NOBODY
        self.sit_down()
        # The next fallen cards are shown for a moment, too.
        self._looking = None
        self.submit(ChooseOrder(order))

    # Actions

    def submit(self, action: MatchAction) -> None:
        """Carry an action out, if it is admitted, and show its events."""
        if self._admits(action):
            self.perform(action)

    def perform(self, action: MatchAction) -> None:
        """Carry an action out without asking, and show its events."""
        try:
            happened = self.match.submit(action, bulb=self.suggests(action))
        except RecordError as problem:
            self.fail(problem)
        else:
            self._closing = None
            self._view.play(happened)

    def redo(self) -> None:
        """Redo the play that was taken back last, with the order of its fallen."""
        while self.why_not_redo is None:
            try:
                happened = self.match.redo()
            except RecordError as problem:
                return self.fail(problem)
            self._view.play(happened)
            if self.state.pending_side == NOBODY:
                return None
        return None

    def undo(self) -> None:
        """Take the last play of the turn back."""
        if self.why_not_undo is not None:
            return
        try:
            self.match.undo()
        except RecordError as problem:
            self.fail(problem)
        else:
            self._view.go_back()

    def _submit_in_pace(self, action: MatchAction) -> None:
        self.submit(action)
        if self.rushing:
            self._view.skip()

    def fail(self, problem: RecordError) -> None:
        """Say why an action could not be saved; the match is unchanged, so it can be retried."""
        self.held = True
        self.running = self.rushing = False
        self._closing = None
        self._view.tell(self._services.say(problem), refused=True)

    def attack(self) -> None:
        """Begin the assault, or make its next attack."""
        self.submit(Attack())

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
        """Have ``speaker`` concede, unless the match is over."""
        self._end_by_word(lambda: self.match.concede(self.speaker))

    def hand_over(self) -> None:
        """Have ``speaker`` give the seat to the computer (R13.10), unless the match is over."""
        self._end_by_word(lambda: self.match.hand_over(self.speaker))
        self.persons = seats_of_persons(self.match.seats)

    def agree_draw(self) -> None:
        """End the match with the draw on which both sides agree (R7.3)."""
        self._end_by_word(self.match.agree_draw)

    def _end_by_word(self, end: Callable[[], None]) -> None:
        if self.match.result is None:
            try:
                end()
            except RecordError as problem:
                self.fail(problem)

    def close(self) -> None:
        """Stop the computer's thinking: the match is left."""
        self.computer.leave()
