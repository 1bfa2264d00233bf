"""All helpers of a player in a match or puzzle: hint, reasons, undo, forecast and danger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame.typing import RectLike

from game.board import Foretold, HandController, Play
from game.kit import WidgetGroup

from ...services import Services
from ..dialogs.match_dialogs import MatchDialogs
from ..match_view import MatchView
from ..table_part import Offered, TablePart, always
from ..turn_flow import TurnFlow
from .danger_watch import DangerWatch
from .forecast_toggle import ForecastToggle
from .helper_buttons import HelperButton, RefusalHelp
from .hint import Hint, HintActs
from .mark_layers import ForecastMarks
from .undo_buttons import UndoButtons
from .why_answers import WhyAnswers


@dataclass(frozen=True)
class TableTools:
    """The things of a table with which its parts are made.

    ``play`` plays a card, ``changed`` asks for the picture to be drawn again, and ``covered``
    returns the places in which no forecast can be shown.
    """

    services: Services
    flow: TurnFlow
    view: MatchView
    dialogs: MatchDialogs
    hands: HandController
    widgets: WidgetGroup
    play: Callable[[Play], None]
    changed: Callable[[], None]
    covered: Callable[[], tuple[RectLike, ...]]


class Foresight:
    """The forecast with its button, the danger, and the marks of both on the table.

    ``hinted`` returns the plays of a hint, ``over`` what is looked at before any card. The button
    shows while it is ``offered``, the marks while they are ``shown``.
    """

    def __init__(
        self,
        tools: TableTools,
        hinted: Callable[[], tuple[Foretold, ...]] = tuple,
        offered: Offered = always,
        shown: Offered = always,
        over: Callable[[], tuple[Foretold, ...]] = tuple,
    ) -> None:
        services, flow, view, selection = (
            tools.services,
            tools.flow,
            tools.view,
            tools.hands.selection,
        )

        def intended() -> tuple[Foretold, ...]:
            return over() or selection.intended_plays or hinted()

        self.forecast = ForecastToggle(services, flow, view, tools.widgets, intended, offered)
        self.danger = DangerWatch(services, flow, view, intended)
        self.marks = ForecastMarks(
            view, selection, self.forecast, self.danger, hinted, tools.covered, shown
        )

    @property
    def parts(self) -> list[TablePart]:
        """The parts in the order in which they answer keys and mark the table."""
        return [self.forecast, self.danger, self.marks]


class TableHelpers:
    """All helpers of a match and of a puzzle, while they are ``offered``.

    The hint's button and key call ``ask_hint``, if given, in place of the hint itself;
    ``hint_words`` is the key of the words that explain them. ``pressed`` returns the press of a
    fight that would be used now, ``over`` what is looked at before any card.
    """

    def __init__(
        self,
        tools: TableTools,
        offered: Offered = always,
        ask_hint: Callable[[], None] | None = None,
        hint_words: str = "",
        pressed: Callable[[], tuple[Foretold, ...]] = tuple,
        over: Callable[[], tuple[Foretold, ...]] = tuple,
    ) -> None:
        self._hands = tools.hands
        self._view = tools.view
        self._play = tools.play
        services, flow, view, widgets = tools.services, tools.flow, tools.view, tools.widgets
        acts = HintActs(self._play_hinted, self._make_way, tools.changed)
        selection = tools.hands.selection
        self._foresight = Foresight(
            tools, lambda: pressed() or self.hint.intended_plays, offered, offered, over
        )
        self.forecast, self.danger = self._foresight.forecast, self._foresight.danger
        self.hint = Hint(services, flow, view, selection, acts, self.forecast)
        self.why = WhyAnswers(flow, view, selection, tools.dialogs)
        self.hint_button = HelperButton(
            "hint", ask_hint or self.hint.toggle, flow, view, widgets, offered, hint_words
        )
        self.why_button = HelperButton("why", self.why.ask, flow, view, widgets, offered)
        self.refusal = RefusalHelp(self.why.ask, view, widgets)
        self.undo = UndoButtons(services, flow, view, widgets, self.put_all_back, offered)

    @property
    def before_steps(self) -> list[TablePart]:
        """The parts that answer keys before the buttons of the match's steps."""
        helps = (self.hint_button, self.hint, self.why, self.why_button, self.refusal)
        return [*helps, self.undo]

    @property
    def after_steps(self) -> list[TablePart]:
        """The parts that answer keys after those buttons."""
        return self._foresight.parts

    def _play_hinted(self, play: Play) -> None:
        self._hands.let_go()
        self._play(play)

    def _make_way(self) -> None:
        """Put the held card back, and clear the place between the bridges."""
        self._hands.let_go()
        self.forecast.look_back()
        self._view.hush()

    def put_all_back(self) -> None:
        """Hold nothing and look at nothing, before the cards move."""
        self._hands.let_go()
        self._hands.selection.focused = self._hands.selection.hovered = None
        self.forecast.look_back()
