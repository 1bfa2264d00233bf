"""The match of a ring: three or four seats at one table (R13 to R15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.board import Play
from game.play import Match

from ..match.dialogs.pause_dialog import PauseChoice
from ..match.helpers.end_warning import EndWarning
from ..match.helpers.loss_warning import LossWarning
from ..match.helpers.play_warning import PlayWarning
from ..match.helpers.table_helpers import TableHelpers
from ..match.helpers.tip_teller import TipTeller
from ..match.table_part import TablePart
from ..match.table_screen import TableScreen
from ..services import Services
from .map_opener import MapOpener
from .partner_danger import PartnerDanger
from .partner_plan import PartnerPlan
from .relief_part import Relief
from .ring_recap import RingRecap
from .ring_tips import RING_TIPS
from .ring_view import RingView
from .ring_ways import RingWays


class RingScene(TableScreen):
    """Plays a match of a ring on the screen until it has a result."""

    rule: ClassVar[str] = "R13"
    view_kind = RingView
    view: RingView

    keys: ClassVar[dict[str, str]] = dict.fromkeys(
        (
            *("digits", "next", "run_on", "relieve", "undo", "redo", "forecast", "foresee"),
            *("hint", "why", "inspect", "map", "log", "pause", "faster", "slower"),
        ),
        "",
    )

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match, ways=RingWays(services, match))
        self.warning = LossWarning(services, self.flow, self.view, self.dialogs)
        self.end_warning = EndWarning(services, self.flow, self.dialogs, self.warning)
        self.set_up()

    def make_play(self) -> Callable[[Play], None]:
        """Return what plays a card after a question, where that is due."""
        return PlayWarning(self.services, self.flow, self.dialogs).play

    def make_parts(self) -> list[TablePart]:
        """Return all helpers, relief, the partner's plan, the account and the map."""
        self.buttons = self.make_buttons(self.end_warning.before)
        self.relief = Relief(self.tools)
        self.helpers = helpers = TableHelpers(self.tools, over=lambda: self.relief.intended)
        self.hint, self.why, self.undo = helpers.hint, helpers.why, helpers.undo
        self.forecast, self.danger = helpers.forecast, helpers.danger
        self.plan = PartnerPlan(self.tools)
        self.partner_danger = PartnerDanger(self.tools)
        self.map = MapOpener(self.tools, self.push)
        self.recap = RingRecap(
            self.tools, self.view, self.opener, self.reader.begin, self._hides_recap
        )
        self.tips = TipTeller(
            *(self.services, self.flow, self.view, self.invalidate, self._hides_tips), RING_TIPS
        )
        return [
            *(self.plan, self.recap, self.partner_danger, self.relief, self.map, self.hand),
            *(*helpers.before_steps, self.buttons, *helpers.after_steps, self.tips),
        ]

    def _hides_tips(self) -> bool:
        """Whether something else is read where tips are, or a question lies over them."""
        asked = self.on_stack and self.stack.top is not self
        return asked or self._hides_recap() or self.recap.unfolded

    def _hides_recap(self) -> bool:
        """Whether a hint or a look at another turn is read in its place."""
        return self.hint.open or self.forecast.ahead

    def update(self, dt: float) -> bool:
        """Move the picture on; the land turns with the table."""
        moving = super().update(dt)
        self.ambient = self.view.board.ambient
        return moving

    def leave_by(self, choice: PauseChoice) -> None:
        """Act on the choice made in the pause: who gives up hands the seat on (R13.10)."""
        if choice is PauseChoice.CONCEDE:
            self._hand_over()
        else:
            super().leave_by(choice)

    def _hand_over(self) -> None:
        """Give the seat of whoever speaks to the computer, and call the players anew."""
        speaker = self.flow.speaker
        name = self.view.names[speaker]
        self.flow.hand_over()
        if speaker in self.flow.persons:
            # That could not be saved, and the player has been told.
            return
        while self.on_stack and self.stack.top is not self:
            # A curtain may lie over the match.
            self.stack.pop()
        if self.match.result is None:
            self.retext()
            self._place(self.stack.view)
            self.view.tell(self.translate("ring_table.handed_over", name=name))
