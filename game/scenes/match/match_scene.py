"""The match: a table with all helpers, and with questions before plays that are often regretted."""

from collections.abc import Callable
from typing import ClassVar

from game.board import Play
from game.kit import Canvas, SceneStack
from game.play import Match

from ..common import read_ending_ahead
from ..services import Services
from .dialogs.match_dialogs import MatchWays
from .dialogs.pause_dialog import PauseChoice
from .fight.fight_plaque import FightPlaque
from .fight.fight_stakes import FightStakes
from .fight.guard_speech import GuardSpeech
from .fight.press_part import Presses
from .fight.speakers import speakers_of
from .helpers.draw_offer import DrawOffer
from .helpers.first_tips import tips_against
from .helpers.forecast_toggle import ForecastUseWatch
from .helpers.table_helpers import TableHelpers
from .helpers.tip_teller import TipTeller
from .helpers.turn_recap import RivalTurn, TurnRecap
from .helpers.warnings import Warnings
from .table_part import TablePart, parts_of
from .table_screen import TableScreen


class EndingAhead(TablePart):
    """Loads the picture of the results while the end of the match is still shown."""

    def draw(self, canvas: Canvas) -> None:
        """Begin to load the landscape of the results."""
        read_ending_ahead(canvas, self._flow.match)


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
        self.ambience = stakes.heard if stakes is not None else ""
        self.draw_offer = DrawOffer(self.tools)
        self.forecast_use = ForecastUseWatch(self.tools, lambda: self.forecast.ahead)
        self.set_up()

    def make_play(self) -> Callable[[Play], None]:
        """Return what plays a card after a question, where that is due."""
        self.warnings = Warnings(self.services, self.flow, self.view, self.dialogs)
        return self.warnings.play

    def make_parts(self) -> list[TablePart]:
        """Return all helpers, tips, the account of the last turn, and the steps of the match."""
        tools = self.tools
        self.buttons = self.make_buttons(self.warnings.before)
        self.presses = Presses(tools)
        self.helpers = helpers = TableHelpers(tools, pressed=lambda: self.presses.intended)
        self.hint, self.why, self.undo = helpers.hint, helpers.why, helpers.undo
        self.forecast, self.danger = helpers.forecast, helpers.danger
        self.turns = RivalTurn(tools, self.open_log)
        self.recap = recap = TurnRecap(
            tools, self.turns, self.reader.begin, lambda: helpers.fill_middle
        )
        self.tips = TipTeller(
            tools,
            lambda: self.is_asked or helpers.fill_middle or recap.unfolded,
            tips_against(horde=self.state.solo),
        )
        stakes = self.stakes
        self.plaque = None if stakes is None else FightPlaque(tools, stakes)
        of_fight: list[TablePart] = [] if self.plaque is None else [self.plaque]
        # Without an event to use, nobody is asked about presses.
        of_fight += [self.presses] if self.presses.buttons else []
        speakers = speakers_of(self.services, self.match, self.view.names)
        self.speeches = [GuardSpeech(tools, speaker) for speaker in speakers]
        of_fight += self.speeches
        return [
            *(EndingAhead(tools), self.turns, recap, *of_fight, self.hand),
            *(*helpers.before_steps, self.buttons, *helpers.after_steps),
            *(self.tips, self.forecast_use, self.draw_offer, *parts_of(self.dialogs.ways, tools)),
        ]

    def enter(self, stack: SceneStack) -> None:
        """Say of a what-if match that it is not the match from which it was taken."""
        super().enter(stack)
        if self.match.what_if:
            self.view.tell(self.translate("match.what_if"))

    def pause(self, notice: str = "") -> None:
        """Open the pause over the match; ``notice`` is the reason why it opens by itself."""
        name = self.view.names[self.flow.seats.speaker]
        self.dialogs.pause(name, may_offer=self.draw_offer.may_offer, notice=notice)

    def leave_by(self, choice: PauseChoice) -> None:
        """Act on the choice made in the pause."""
        if choice is PauseChoice.DRAW:
            self.draw_offer.offer()
        else:
            super().leave_by(choice)
