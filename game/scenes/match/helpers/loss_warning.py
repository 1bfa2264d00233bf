"""Asks once a turn before it is ended into the loss of the own Fort (R4.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.rules import NOBODY, CastIncantation, PlayCreature

from ...common import ConfirmDialog, NeverAgain
from ...services import Services
from ..dialogs.match_dialogs import MatchDialogs, loss_question
from ..match_view import MatchView
from ..turn_flow import TurnFlow


class LossWarning:
    """Asks before the end of the summoning, and of the turn.

    It asks when an opponent's creatures in play would destroy the Fort before the player's next
    turn if nothing changed, and a card can still be played.
    """

    def __init__(
        self, services: Services, flow: TurnFlow, view: MatchView, dialogs: MatchDialogs
    ) -> None:
        self._services = services
        self._flow = flow
        self._view = view
        self._dialogs = dialogs
        #: The turn in which it asked last.
        self._asked = 0

    def before(self, act: Callable[[], None]) -> None:
        """Do ``act``, which ends the summoning or the turn, after asking where that is due."""
        if not self.is_due:
            act()
            return
        self._asked = self._flow.state.turn
        name = self._view.names[self._threat]
        kind = "assault" if self._flow.assault_waits else "turn"
        self._dialogs.confirm_loss(kind, name, act, self._switch)

    @property
    def is_due(self) -> bool:
        """Whether the Fort would be lost next turn, and a card can still be played."""
        state, flow = self._flow.state, self._flow
        if not self._services.settings.asks("loss_warning") or state.turn == self._asked:
            return False
        plays = PlayCreature | CastIncantation
        if not any(isinstance(action, plays) for action in flow.legal):
            return False
        return self._threat != NOBODY

    @property
    def _threat(self) -> int:
        """The opponent in whose next turn the own Fort would fall, or NOBODY."""
        state, forecast = self._flow.state, self._flow.forecast
        side = state.active
        for ahead in range(1, len(state.sides)):
            side = state.field.next_side[side]
            told = forecast.ask(ahead=ahead)
            if told.stronghold_outcomes[state.active].fort_falls:
                return side
        return NOBODY

    def _switch(self, never: bool) -> None:
        """Remember whether to ask at all."""
        settings = replace(self._services.settings, loss_warning=not never)
        self._services.remember(settings)


def example(services: Services) -> ConfirmDialog:
    """Return the question before the assault is begun."""
    question = loss_question(services, "assault", "Morwen")
    words = services.translate("confirm.never")
    return ConfirmDialog(question, NeverAgain(words, lambda _: None))
