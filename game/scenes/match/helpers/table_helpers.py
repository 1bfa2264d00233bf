"""All helpers of a player in a match or puzzle, and their small buttons."""

from collections.abc import Callable

from game.board import PUT_BACK, Foretold, Layout, Play
from game.kit import Canvas, Viewport

from ..match_buttons import KeptButton
from ..table_part import Intended, Offered, TablePart, TableTools, always
from .forecast_toggle import ForecastToggle
from .hint import Hint
from .mark_layers import DangerWatch, ForecastMarks
from .why_answers import RefusalHelp, WhyAnswers

#: Each helper's icon, its place beside the next step, and the key of its words, by its command.
_HELPERS = {"hint": ("hint", 0, "hint.help_hint"), "why": ("help", 1, "why.help_hint")}


class HelperButton(TablePart):
    """A small button beside the next step, and its key: "hint" or "why".

    It shows while the player may play and it is ``offered``; ``words`` is the key of its hint,
    if not the usual one.
    """

    def __init__(
        self,
        tools: TableTools,
        key: str,
        act: Callable[[], None],
        offered: Offered,
        words: str = "",
    ) -> None:
        super().__init__(tools)
        icon, self._index, usual = _HELPERS[key]
        self._key, self._act, self._offered = key, act, offered
        hint = self._view.translate(words or usual)
        self.button = tools.widgets.add(KeptButton("", act, icon=f"icons/{icon}", hint=hint))

    def command(self, name: str) -> bool:
        """Help on its key."""
        if name == self._key:
            self._act()
        return name == self._key

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the button beside the next step."""
        self.button.place(layout.helper(self._index))

    def update(self, _dt: float) -> bool:
        """Show the button while the player may play."""
        self.button.visible = self._flow.free and self._offered()
        return False


class UndoButton(KeptButton):
    """A button that is ``lit`` while it can do something, and otherwise says why it cannot."""

    lit = False

    def draw(self, canvas: Canvas) -> None:
        """Draw it grey while it is not lit, although it still takes a press."""
        self.enabled = self.lit
        try:
            super().draw(canvas)
        finally:
            # Painting may be left in the middle.
            self.enabled = True


class UndoButtons(TablePart):
    """Takes plays of the turn back and does them again; ``before`` clears the table first."""

    def __init__(self, tools: TableTools, before: Callable[[], None], offered: Offered) -> None:
        super().__init__(tools)
        self._before, self._offered = before, offered
        self.undo = tools.widgets.add(UndoButton("", self.take_back, icon="icons/undo"))
        self.redo = tools.widgets.add(UndoButton("", self.do_again, icon="icons/redo"))
        self.undo.visible = self.redo.visible = False

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Lay the buttons beside the others."""
        self.undo.place(layout.undo)
        self.redo.place(layout.redo)

    def update(self, _dt: float) -> bool:
        """Light the buttons that can do something now; True when that has changed."""
        flow = self._flow
        changed, visible = False, flow.open and not flow.closing and self._offered()
        for button, key, why in (
            (self.undo, "undo", flow.why_not_undo),
            (self.redo, "redo", flow.why_not_redo),
        ):
            lit = why is None
            changed |= (button.visible, button.lit) != (visible, lit)
            button.visible, button.lit = visible, lit
            button.hint = self._view.translate(f"undo.{key}_hint" if lit else f"undo.why.{why}")
        return changed

    def command(self, name: str) -> bool:
        """Answer the keys of both buttons; True when it was one of them."""
        if name == "undo":
            self.take_back()
        elif name == "redo":
            self.do_again()
        return name in ("undo", "redo")

    def take_back(self) -> None:
        """Take the last play of the turn back, or say why it stands."""
        self._act(self._flow.why_not_undo, self._flow.undo)

    def do_again(self) -> None:
        """Do the play again that was taken back last, or say that there is none."""
        self._act(self._flow.why_not_redo, self._flow.redo)

    def _act(self, why: str | None, act: Callable[[], None]) -> None:
        if why is not None:
            self._view.tell(self._view.translate(f"undo.why.{why}"), refused=True)
            return
        self._before()
        self._view.audio.play(PUT_BACK)
        act()


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
