"""Asks before a play that is often regretted: one that loses the Fort, or that does nothing."""

from __future__ import annotations

from functools import partial

from game.board import Play
from game.rules import CastIncantation, loses_fort

from ...services import Services
from ..dialogs.match_dialogs import MatchDialogs
from ..turn_flow import TurnFlow


class PlayWarning:
    """Asks before the last card is played (R4.6), and before an idle incantation (R8.5)."""

    def __init__(self, services: Services, flow: TurnFlow, dialogs: MatchDialogs) -> None:
        self._services = services
        self._flow = flow
        self._dialogs = dialogs

    def play(self, play: Play) -> None:
        """Play a card, after asking where that is due."""
        state = self._flow.state
        if not self._services.settings.asks("play_warning"):
            self._flow.submit(play)
        elif loses_fort(state, play):
            self._dialogs.confirm_fort(partial(self._flow.submit, play))
        elif isinstance(play, CastIncantation) and self._flow.forecast.effect(play).idle:
            card = state.sides[state.active].hand[play.place]
            self._dialogs.confirm_idle(card, partial(self._flow.submit, play))
        else:
            self._flow.submit(play)
