"""How the player uses the forecast, noted turn by turn for the statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.board import Forecast
from game.play import ForecastUse, only_person
from game.rules import SUMMONING, State

from ...services import Services
from ..table_part import TablePart
from ..turn_flow import TurnFlow


class ForetoldLoss(NamedTuple):
    """The loss in the opponent's next turn if they play no further card.

    The own stronghold suffers ``hits``, and ``creatures`` own creatures fall.
    """

    hits: int
    creatures: int

    @classmethod
    def of(cls, told: Forecast, side: int) -> ForetoldLoss:
        """Return the loss of a side in a forecast."""
        outcomes = told.creature_outcomes.items()
        return cls(
            told.hits(side), sum(outcome.falls for place, outcome in outcomes if place[0] == side)
        )

    def seen(self, *, ahead: bool) -> int:
        """Return how much of it the board showed: the creatures show in the look ahead alone."""
        return self.hits + (self.creatures if ahead else 0)


class ForecastUseWatch(TablePart):
    """Follows the turns of the only person, and keeps each in the profile when it is over.

    ``ahead`` tells whether the opponent's next turn is looked at. A turn that a crash cut off
    counts when it is played to its end, from the point at which it was resumed.
    """

    def __init__(self, services: Services, flow: TurnFlow, ahead: Callable[[], bool]) -> None:
        self._services = services
        self._flow = flow
        self._looks_ahead = ahead
        self._person = only_person(flow.match.seats)
        self._forget()

    def _forget(self) -> None:
        self._turn: int | None = None
        self._shown = self._ahead = False
        self._state: State | None = None
        self._first = self._last = ForetoldLoss(0, 0)

    def rest(self) -> bool:
        """Look again, while nothing moves."""
        flow = self._flow
        state = flow.state
        if self._turn is not None and (state.turn != self._turn or flow.match.result is not None):
            self._keep()
        if self._person is None or not flow.free or state.phase != SUMMONING:
            return False
        self._shown |= self._services.settings.forecast
        self._ahead |= self._looks_ahead()
        if state is not self._state:
            self._look_at(state)
        return False

    def _look_at(self, state: State) -> None:
        told = ForetoldLoss.of(self._flow.forecast.ask(ahead=True), state.active)
        if self._turn is None:
            self._turn, self._first = state.turn, told
        self._state, self._last = state, told

    def _keep(self) -> None:
        """Note the turn that is over."""
        first = self._first.seen(ahead=self._ahead) if self._shown or self._ahead else 0
        better = self._last.seen(ahead=self._ahead) < first
        use = ForecastUse(1, self._shown, self._ahead, first > 0, first > 0 and better)
        self._services.note_forecast(self._flow.match, use)
        self._forget()
