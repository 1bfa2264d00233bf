"""The match of a ring: three or four seats at one table (R13 to R15)."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import Play
from game.play import Match
from game.rules import Relieve, events

from ..match.dialogs.match_dialogs import MatchWays
from ..match.dialogs.pause_dialog import PauseChoice
from ..match.fight.fight_plaque import FightPlaque
from ..match.fight.fight_stakes import FightStakes
from ..match.fight.guard_speech import Floor, GuardSpeech
from ..match.fight.press_part import Presses
from ..match.fight.speakers import speakers_of
from ..match.helpers.first_tips import FirstTip, TipMoment, tips_against
from ..match.helpers.mark_layers import PartnerDanger
from ..match.helpers.table_helpers import TableHelpers
from ..match.helpers.tip_teller import TipTeller
from ..match.helpers.turn_recap import TurnRecap
from ..match.helpers.warnings import Warnings
from ..match.table_part import TablePart, parts_of
from ..match.table_screen import TableScreen
from ..services import Services
from .partner_plan import PartnerPlan
from .relief_part import Relief
from .ring_map_screen import MapOpener
from .ring_turns import RingTurns


class RingScene(TableScreen):
    """Plays a match of a ring on the screen until it has a result.

    ``ways`` lead out of it, where they are not the usual ones; in a fight of allies, ``stakes``
    tell what it is about (R16.94).
    """

    rule: ClassVar[str] = "R13"
    keys: ClassVar[dict[str, str]] = dict.fromkeys(
        (
            *("digits", "next", "run_on", "relieve", "undo", "redo", "forecast", "foresee"),
            *("hint", "why", "press", "inspect", "map", "log", "pause", "faster", "slower"),
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
        super().__init__(services, match, ways=ways or RingWays(services, match))
        self.stakes = stakes
        self.ambience = stakes.heard if stakes is not None else ""
        self.set_up()

    def make_play(self) -> Callable[[Play], None]:
        """Return what plays a card after a question, where that is due."""
        self.warnings = Warnings(self.services, self.flow, self.view, self.dialogs)
        return self.warnings.play

    def make_parts(self) -> list[TablePart]:
        """Return all helpers, relief, the partner's plan, the account and the map."""
        tools = self.tools
        self.buttons = self.make_buttons(self.warnings.before)
        self.relief = Relief(tools)
        self.presses = Presses(tools)
        self.helpers = helpers = TableHelpers(
            tools, pressed=lambda: self.presses.intended, over=lambda: self.relief.intended
        )
        self.hint, self.why, self.undo = helpers.hint, helpers.why, helpers.undo
        self.forecast, self.danger = helpers.forecast, helpers.danger
        self.plan = PartnerPlan(tools)
        self.partner_danger = PartnerDanger(tools)
        self.map = MapOpener(tools, self.push)
        self.turns = RingTurns(tools)
        self.recap = recap = TurnRecap(
            tools, self.turns, self.reader.begin, lambda: helpers.fill_middle
        )
        self.tips = TipTeller(
            tools, lambda: self.is_asked or helpers.fill_middle or recap.unfolded, RING_TIPS
        )
        stakes = self.stakes
        self.plaque = None if stakes is None else FightPlaque(tools, stakes)
        of_fight: list[TablePart] = [] if self.plaque is None else [self.plaque]
        # Without an event to use, nobody is asked about presses.
        of_fight += [self.presses] if self.presses.buttons else []
        speakers = speakers_of(self.services, self.match, self.view.names)
        floor = Floor()
        self.speeches = [GuardSpeech(tools, speaker, floor) for speaker in speakers]
        of_fight += self.speeches
        return [
            *(self.plan, self.turns, recap, self.partner_danger, *of_fight),
            *(self.relief, self.map, self.hand),
            *(*helpers.before_steps, self.buttons, *helpers.after_steps, self.tips),
            *parts_of(self.dialogs.ways, tools),
        ]

    def update(self, dt: float) -> bool:
        """Move the picture on; the land turns with the table."""
        moving = super().update(dt)
        self.ambient = self.view.board.ambient
        return moving

    def leave_by(self, choice: PauseChoice) -> None:
        """Act on the choice made in the pause: who gives up hands the seat on (R13.10).

        From a fight allies withdraw together (R16.27).
        """
        if choice is PauseChoice.CONCEDE and self.stakes is not None:
            self._withdraw()
        elif choice is PauseChoice.CONCEDE:
            self._hand_over()
        else:
            super().leave_by(choice)

    def _withdraw(self) -> None:
        for _ in self.match.field.hands:
            # What cannot be saved is told, and tried once more for nobody.
            self.flow.hand_over()

    def _hand_over(self) -> None:
        speaker = self.flow.seats.speaker
        name = self.view.names[speaker]
        self.flow.hand_over()
        if speaker in self.flow.seats.persons:
            # That could not be saved, and the player has been told.
            return
        while self.on_stack and self.stack.top is not self:
            # A curtain may lie over the match.
            self.stack.pop()
        if self.match.result is None:
            self.retext()
            self._place(self.stack.view)
            self.view.tell(self.translate("ring_table.handed_over", name=name))


class RingWays(MatchWays):
    """The usual ways; who gives up hands the seat to the computer (R13.10)."""

    give_up = "hand_over"


#: The tips of a duel that speak of the one opponent's row, which a ring does not have.
_OF_DUELS = ("goal", "open_lane")


def _relief(moment: TipMoment) -> pygame.FRect | None:
    """Return the button that passes a card, once it can be done (R13.8)."""
    return pygame.FRect(moment.layout.relief) if Relieve() in moment.legal else None


def _panels(moment: TipMoment) -> pygame.FRect:
    """Return the others' panels between the two buttons below them, which the tip is not about."""
    panels = pygame.FRect(moment.layout.other_tray)
    buttons = pygame.FRect(moment.layout.eye), pygame.FRect(moment.layout.relief)
    left, right = sorted(buttons, key=lambda button: button.x)
    return pygame.FRect(left.right, panels.y, right.x - left.right, panels.height)


def _spoils(moment: TipMoment) -> pygame.FRect | None:
    """Return the own panel, where spoils are counted, when all play for themselves (R15.2)."""
    return pygame.FRect(moment.layout.own_panel) if moment.state.field.spoils else None


#: All tips of a ring; of several that are due, the first is shown.
RING_TIPS = (
    FirstTip("ring_panels", _panels, framed=False),
    FirstTip(
        "ring_relief", _relief, done=lambda moment: moment.did(events.CardRelieved), waits=False
    ),
    FirstTip("ring_map", lambda moment: pygame.FRect(moment.layout.map.box)),
    FirstTip("ring_spoils", _spoils),
    *(tip for tip in tips_against(horde=False) if tip.key not in _OF_DUELS),
)
