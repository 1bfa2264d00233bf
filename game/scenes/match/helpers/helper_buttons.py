"""Small buttons that help: for a hint, for a reason, and to take plays back and do them again."""

from collections.abc import Callable

from game.board import PUT_BACK, Layout
from game.kit import Canvas, Viewport

from ..match_buttons import KeptButton
from ..table_part import Offered, TablePart, TableTools

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
