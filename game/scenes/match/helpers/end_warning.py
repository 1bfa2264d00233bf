"""Asks once a turn before it is ended, or the assault begun, with a play left.

Nothing is asked before an assault that wins the match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.rules import SUMMONING, CastIncantation, MatchAction, PlayCreature, loses_fort

from ...common import ConfirmDialog, NeverAgain
from ...services import Services
from ..dialogs.match_dialogs import MatchDialogs, left_question
from ..turn_flow import TurnFlow
from .loss_warning import LossWarning


class EndWarning:
    """Asks before the end of the summoning, unless the warning before a loss does."""

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        dialogs: MatchDialogs,
        loss: LossWarning,
    ) -> None:
        self._services = services
        self._flow = flow
        self._dialogs = dialogs
        self._loss = loss
        #: The turn in which it asked last.
        self._asked = 0

    def before(self, act: Callable[[], None]) -> None:
        """Do ``act``, which ends the summoning or the turn, after asking where that is due."""
        loss = self._loss.is_due
        if (not loss and not self.is_due) or self._flow.wins:
            act()
            return
        self._asked = self._flow.state.turn
        if loss:
            self._loss.before(act)
            return
        kind = "assault" if self._flow.assault_waits else "turn"
        self._dialogs.confirm_left(kind, act, self._switch)

    @property
    def is_due(self) -> bool:
        """Whether a card is left whose play neither loses the Fort nor has no effect.

        Incantations do not count before an assault, as they can be played in it (R6.2).
        """
        state, flow = self._flow.state, self._flow
        wanted = self._services.settings.asks("end_warning") and state.turn != self._asked
        if not wanted or state.phase != SUMMONING or not flow.open:
            return False
        return any(self._counts(action) for action in flow.legal)

    def _counts(self, action: MatchAction) -> bool:
        if isinstance(action, CastIncantation):
            if self._flow.assault_waits or self._flow.forecast.effect(action).idle:
                return False
        elif not isinstance(action, PlayCreature):
            return False
        return not loses_fort(self._flow.state, action)

    def _switch(self, never: bool) -> None:
        """Remember whether to ask at all."""
        self._services.remember(replace(self._services.settings, end_warning=not never))


def example(services: Services) -> ConfirmDialog:
    """Return the question before the assault is begun."""
    words = services.translate("confirm.never")
    return ConfirmDialog(left_question(services, "assault"), NeverAgain(words, lambda _: None))
