"""The offer of a draw, by the player to act, in a position that has been repeated (R7.3)."""

from collections.abc import Hashable

from game.play import ALIKE, Match, accepts_draw
from game.rules import NOBODY, events

from ...common import ConfirmDialog, ConfirmQuestion
from ...services import Services
from ..dialogs.match_dialogs import question_of
from ..table_part import TablePart, TableTools

#: The repetitions after which a player is asked again about the same position.
_PAUSE = 2


class DrawOffer(TablePart):
    """Asks about a third repetition, and takes an offer to the other side and its answer back.

    It asks when a position stands for the third time, and then after every second repetition, so
    that both sides are asked in turn. A draw is offered only once in a turn.
    """

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        #: How often each position had stood when the player was last asked about it.
        self._asked_at: dict[Hashable, int] = {}
        #: The turn of the last refusal.
        self._refused = 0

    @property
    def may_offer(self) -> bool:
        """Whether the player to act may offer a draw now."""
        flow = self._flow
        if flow.match.by_letter is not None:
            # A letter offers it, and the answer takes it.
            return False
        return flow.open and flow.match.may_agree and flow.state.turn != self._refused

    def rest(self) -> bool:
        """Ask whether to offer a draw when a repeated turn begins; True when that is asked."""
        match = self._flow.match
        if not (self.may_offer and self._flow.free and _begins(match)):
            return False
        times, standing = match.times_stood, match.standings[-1]
        if times < self._asked_at.get(standing, ALIKE - _PAUSE) + _PAUSE:
            return False
        self._asked_at[standing] = times
        self._tools.dialogs.ask(repeated_question(self._services, times), self.offer)
        return True

    def offer(self) -> None:
        """Offer a draw to the other side."""
        flow, match = self._flow, self._flow.match
        other = flow.state.field.rival(flow.state.active)
        if not match.seat(other).is_person:
            self._answer(accepts_draw(match))
        elif flow.seats.hands_over:
            # The player who is asked takes the seat, so the other one's hand must not show.
            flow.seats.seen = other
            self._view.conceal(True, at_once=True)
            self._tools.dialogs.hand_over(other, self._ask_other)
        else:
            self._ask_other()

    def _ask_other(self) -> None:
        state = self._flow.state
        rival = state.field.rival(state.active)
        names = self._view.names[state.active], self._view.names[rival]
        question = offered_question(self._services, *names)
        self._tools.dialogs.ask(question, lambda: self._answer(True), lambda: self._answer(False))

    def _answer(self, accepted: bool) -> None:
        flow = self._flow
        if accepted:
            flow.agree_draw()
            return
        self._refused = flow.state.turn
        if flow.seats.seen != flow.state.active:
            # The player to act takes the seat again.
            flow.seats.seen = NOBODY
            flow.seats.sit_down()
        name = self._view.names[flow.state.field.rival(flow.state.active)]
        self._view.tell(self._services.translate("match.draw_declined", name=name))


def _begins(match: Match) -> bool:
    last = match.history[-1].events if match.history else ()
    return any(isinstance(event, events.TurnBegan) for event in last)


def repeated_question(services: Services, times: int) -> ConfirmQuestion:
    """Return the question whether to offer a draw in a position that has stood so many times."""
    return question_of(services, "draw_offer.repeated", "icons/swap", count=times)


def offered_question(services: Services, offering: str, asked: str) -> ConfirmQuestion:
    """Return the question whether to take a draw."""
    return question_of(services, "draw_offer.offered", name=offering, other=asked)


def example(services: Services) -> ConfirmDialog:
    """Return the question in a position that stands for the third time."""
    return ConfirmDialog(repeated_question(services, ALIKE))


def example_draw_offered(services: Services) -> ConfirmDialog:
    """Return the question for the player to whom a draw is offered."""
    return ConfirmDialog(offered_question(services, "Alaric", "Morwen"))
