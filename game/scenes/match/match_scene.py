"""The match: a table with all helpers, and with questions before plays that are often regretted."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.board import Play
from game.kit import Canvas, SceneStack
from game.play import Match

from ..common import read_ending_ahead
from ..services import Services
from .dialogs.pause_dialog import PauseChoice
from .fight.fight_plaque import FightPlaque
from .fight.fight_stakes import FightStakes
from .fight.press_part import Presses
from .helpers.draw_offer import DrawOffer
from .helpers.end_warning import EndWarning
from .helpers.forecast_use_watch import ForecastUseWatch
from .helpers.loss_warning import LossWarning
from .helpers.play_warning import PlayWarning
from .helpers.table_helpers import TableHelpers
from .helpers.tip_teller import TipTeller
from .helpers.turn_recap import TurnRecap
from .match_ways import MatchWays
from .table_part import TablePart
from .table_screen import TableScreen


class EndingAhead(TablePart):
    """Loads the picture of the results while the end of the match is still shown."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def draw(self, canvas: Canvas) -> None:
        """Begin to load the landscape of the results."""
        read_ending_ahead(canvas, self._match)


class MatchScene(TableScreen):
    """Plays a match on the screen until it has a result.

    ``ways`` lead out of it, where they are not the usual ones; in a fight, ``stakes`` tell what it
    is about.
    """

    keys: ClassVar[dict[str, str]] = dict.fromkeys(
        (
            *("digits", "next", "run_on", "undo", "redo", "forecast", "foresee", "hint", "why"),
            *("press", "inspect", "log", "pause", "faster", "slower"),
        ),
        "",
    )

    def __init__(
        self,
        services: Services,
        match: Match,
        *,
        ways: MatchWays | None = None,
        stakes: FightStakes | None = None,
    ) -> None:
        super().__init__(services, match, ways=ways)
        self.stakes = stakes
        self.warning = LossWarning(services, self.flow, self.view, self.dialogs)
        self.end_warning = EndWarning(services, self.flow, self.dialogs, self.warning)
        self.draw_offer = DrawOffer(services, self.flow, self.view, self.dialogs)
        self.forecast_use = ForecastUseWatch(services, self.flow, lambda: self.forecast.ahead)
        self.set_up()

    def make_play(self) -> Callable[[Play], None]:
        """Return what plays a card after a question, where that is due."""
        return PlayWarning(self.services, self.flow, self.dialogs).play

    def make_parts(self) -> list[TablePart]:
        """Return all helpers, tips, the account of the last turn, and the steps of the match."""
        services, flow, view = self.services, self.flow, self.view
        self.buttons = self.make_buttons(self.end_warning.before)
        self.presses = Presses(self.tools)
        self.helpers = helpers = TableHelpers(self.tools, pressed=lambda: self.presses.intended)
        self.hint, self.why, self.undo = helpers.hint, helpers.why, helpers.undo
        self.forecast, self.danger = helpers.forecast, helpers.danger
        self.recap = TurnRecap(
            services, flow, view, self.opener, self.open_log, self.reader.begin, self._hides_recap
        )
        self.tips = TipTeller(services, flow, view, self.invalidate, self._hides_tips)
        stakes = self.stakes
        self.plaque = None if stakes is None else FightPlaque(self.tools, stakes)
        of_fight: list[TablePart] = [] if self.plaque is None else [self.plaque]
        # Without an event to use, nobody is asked about presses.
        of_fight += [self.presses] if self.presses.buttons else []
        return [
            *(EndingAhead(self.match), self.recap, *of_fight, self.hand),
            *(*helpers.before_steps, self.buttons, *helpers.after_steps),
            *(self.tips, self.forecast_use, self.draw_offer),
        ]

    def _hides_tips(self) -> bool:
        """Whether something else is read where tips are, or a question lies over them."""
        asked = self.on_stack and self.stack.top is not self
        return asked or self._hides_recap() or self.recap.unfolded

    def _hides_recap(self) -> bool:
        """Whether a hint or a look at the next turn is read between the bridges."""
        return self.hint.open or self.forecast.ahead

    def enter(self, stack: SceneStack) -> None:
        """Say of a what-if match that it is not the match from which it was taken."""
        super().enter(stack)
        if self.match.what_if:
            self.view.tell(self.translate("match.what_if"))

    def pause(self, notice: str = "") -> None:
        """Open the pause over the match; ``notice`` is the reason why it opens by itself."""
        name = self.view.names[self.flow.speaker]
        self.dialogs.pause(name, may_offer=self.draw_offer.may_offer, notice=notice)

    def leave_by(self, choice: PauseChoice) -> None:
        """Act on the choice made in the pause."""
        if choice is PauseChoice.DRAW:
            self.draw_offer.offer()
        else:
            super().leave_by(choice)
