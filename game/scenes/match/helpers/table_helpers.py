"""All helpers of a player in a match or puzzle: hint, reasons, undo, forecast and danger."""

from collections.abc import Callable

from game.board import Foretold, Play

from ..table_part import Intended, Offered, TablePart, TableTools, always
from .forecast_toggle import ForecastToggle
from .helper_buttons import HelperButton, UndoButtons
from .hint import Hint
from .mark_layers import DangerWatch, ForecastMarks
from .why_answers import RefusalHelp, WhyAnswers


class Foresight:
    """The forecast with its button, the danger, and the marks of both on the table.

    ``hinted`` returns the plays of a hint, ``over`` what is looked at before any card. The button
    shows while it is ``offered``, the marks while they are ``shown``.
    """

    def __init__(
        self,
        tools: TableTools,
        hinted: Intended = tuple,
        offered: Offered = always,
        shown: Offered = always,
        over: Intended = tuple,
    ) -> None:
        def intended() -> tuple[Foretold, ...]:
            return over() or tools.selection.intended_plays or hinted()

        self.forecast = ForecastToggle(tools, intended, offered)
        self.danger = DangerWatch(tools, intended)
        self.marks = ForecastMarks(tools, self.forecast, self.danger, hinted, shown)
        #: The parts in the order in which they answer keys and mark the table.
        self.parts: list[TablePart] = [self.forecast, self.danger, self.marks]


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
        pressed: Intended = tuple,
        over: Intended = tuple,
    ) -> None:
        self._tools = tools
        foresight = Foresight(
            tools, lambda: pressed() or self.hint.intended_plays, offered, offered, over
        )
        self.forecast, self.danger = foresight.forecast, foresight.danger
        self.hint = Hint(tools, self.forecast, self._play_hinted, self._make_way)
        self.why = WhyAnswers(tools)
        show_hint = ask_hint or self.hint.toggle
        self.hint_button = HelperButton(tools, "hint", show_hint, offered, hint_words)
        self.why_button = HelperButton(tools, "why", self.why.ask, offered)
        self.refusal = RefusalHelp(tools, self.why.ask)
        self.undo = UndoButtons(tools, self.put_all_back, offered)
        #: The parts that answer keys before the buttons of the match's steps, and after these.
        self.before_steps: list[TablePart] = [
            *(self.hint_button, self.hint, self.why, self.why_button, self.refusal),
            self.undo,
        ]
        self.after_steps = foresight.parts

    @property
    def fill_middle(self) -> bool:
        """Whether a hint, or a look at another turn, is read between the bridges."""
        return self.hint.open or self.forecast.ahead

    def _play_hinted(self, play: Play) -> None:
        self._tools.hands.let_go()
        self._tools.play(play)

    def _make_way(self) -> None:
        self._tools.hands.let_go()
        self.forecast.look_back()
        self._tools.view.hush()

    def put_all_back(self) -> None:
        """Hold nothing and look at nothing, before the cards move."""
        self._tools.hands.let_go()
        self._tools.selection.focused = self._tools.selection.hovered = None
        self.forecast.look_back()
