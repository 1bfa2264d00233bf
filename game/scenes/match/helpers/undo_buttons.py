"""Undo and redo in a match: two buttons and their keys, and the words where one is refused."""

from __future__ import annotations

from collections.abc import Callable

from game.board import PUT_BACK, Layout
from game.kit import Canvas, Viewport, WidgetGroup

from ...services import Services
from ..match_buttons import PointerButton
from ..match_view import MatchView
from ..table_part import Offered, TablePart, always
from ..turn_flow import TurnFlow


class UndoButton(PointerButton):
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

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        widgets: WidgetGroup,
        before: Callable[[], None],
        offered: Offered = always,
    ) -> None:
        self._translate = services.translate
        self._flow = flow
        self._view = view
        self._before = before
        self.undo = widgets.add(UndoButton("", self.take_back, icon="icons/undo"))
        self.redo = widgets.add(UndoButton("", self.do_again, icon="icons/redo"))
        self.undo.visible = self.redo.visible = False
        self._offered = offered

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
            button.hint = self._translate(f"undo.{key}_hint" if lit else f"undo.why.{why}")
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
            self._view.tell(self._translate(f"undo.why.{why}"), refused=True)
            return
        self._before()
        self._view.audio.play(PUT_BACK)
        act()
