"""Asks before what is often regretted: a play, or the end of a turn with something left to do."""

from collections.abc import Callable
from functools import partial

from game.board import Play
from game.rules import NOBODY, SUMMONING, CastIncantation, MatchAction, PlayCreature, loses_fort

from ...common import ConfirmDialog, ConfirmQuestion, NeverAgain
from ...services import Services
from ..dialogs.match_dialogs import MatchDialogs, question_of
from ..match_view import MatchView
from ..turn_flow import TurnFlow

#: The settings that have a turn asked about: before a loss (R4.4), and with a play left.
_LOSS, _LEFT = "loss_warning", "end_warning"


class Warnings:
    """Asks before a play that loses the Fort or does nothing, and once a turn before its end.

    The end of the summoning or of the turn is asked about when an opponent's creatures in play
    would destroy the Fort before the player's next turn if nothing changed (R4.4), or else while
    a card is left to be played that an open hint does not leave as well; but nothing is asked
    before an assault that wins the match.
    """

    def __init__(
        self, services: Services, flow: TurnFlow, view: MatchView, dialogs: MatchDialogs
    ) -> None:
        self._services, self._flow, self._view, self._dialogs = services, flow, view, dialogs
        #: The turn in which each question was asked last.
        self._asked = {_LOSS: 0, _LEFT: 0}

    def play(self, play: Play) -> None:
        """Play a card; ask before the last card (R4.6), and before an idle incantation (R8.5)."""
        flow, question = self._flow, None
        if self._services.settings.asks("play_warning"):
            if loses_fort(flow.state, play):
                question = question_of(self._services, "confirm.fort")
            elif isinstance(play, CastIncantation) and flow.forecast.effect(play).idle:
                card = flow.state.sides[flow.state.active].hand[play.place]
                question = question_of(
                    self._services, "confirm.idle", card=card.name, cost=card.cost
                )
        if question is None:
            flow.submit(play)
        else:
            self._dialogs.ask(question, lambda: flow.submit(play))

    def before(self, act: Callable[[], None]) -> None:
        """Do ``act``, which ends the summoning or the turn, after asking where that is due."""
        flow, turn = self._flow, self._flow.state.turn
        loss = self.loss_is_due
        if not (loss or self.end_is_due) or flow.forecast.wins:
            act()
            return
        self._asked[_LEFT] = turn
        if loss:
            self._asked[_LOSS] = turn
        setting, name = (_LOSS, self._view.names[self._threat]) if loss else (_LEFT, "")
        question = leaving_question(self._services, setting, flow.assault_waits, name)
        self._dialogs.ask(question, act, setting=setting)

    def _may_ask(self, setting: str) -> bool:
        new = self._flow.state.turn != self._asked[setting]
        return new and self._services.settings.asks(setting)

    @property
    def loss_is_due(self) -> bool:
        """Whether the Fort would be lost next turn, and a card can still be played."""
        plays = PlayCreature | CastIncantation
        may_play = any(isinstance(action, plays) for action in self._flow.legal)
        return self._may_ask(_LOSS) and may_play and self._threat != NOBODY

    @property
    def _threat(self) -> int:
        """The opponent in whose next turn the own Fort would fall, or NOBODY."""
        state = self._flow.state
        side = state.active
        for ahead in range(1, len(state.sides)):
            side = state.field.next_side[side]
            told = self._flow.forecast.ask(ahead=ahead)
            if told.stronghold_outcomes[state.active].fort_falls:
                return side
        return NOBODY

    @property
    def end_is_due(self) -> bool:
        """Whether a card is left whose play neither loses the Fort nor has no effect.

        Incantations do not count before an assault, as they can be played in it (R6.2).
        """
        flow = self._flow
        if not self._may_ask(_LEFT) or flow.state.phase != SUMMONING or not flow.open:
            return False
        if flow.hint_plays_on():
            return False
        return any(self._counts(action) for action in flow.legal)

    def _counts(self, action: MatchAction) -> bool:
        if isinstance(action, CastIncantation):
            if self._flow.assault_waits or self._flow.forecast.effect(action).idle:
                return False
        elif not isinstance(action, PlayCreature):
            return False
        return not loses_fort(self._flow.state, action)


def leaving_question(
    services: Services, setting: str, assault: bool, name: str = ""
) -> ConfirmQuestion:
    """Return the question before an ``assault`` or the end of the turn; ``name`` is the threat."""
    icon, moment = ("icons/horn", ".assault") if assault else ("icons/hourglass", ".turn")
    key = "confirm.loss" if setting == _LOSS else "confirm.left"
    return question_of(services, key, icon, moment, name=name)


def example(services: Services, setting: str = _LEFT) -> ConfirmDialog:
    """Return the question before the assault is begun with a play left."""
    question = leaving_question(services, setting, True, "Morwen")
    return ConfirmDialog(question, NeverAgain(services.translate("confirm.never"), lambda _: None))


#: The question before the assault is begun into a loss.
example_loss_warning = partial(example, setting=_LOSS)
