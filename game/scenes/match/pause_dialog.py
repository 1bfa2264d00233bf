"""The pause over a match: go on, change options, give up, or leave it for later."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import ClassVar

from game.kit import (
    Alphas,
    Canvas,
    ColumnButton,
    Command,
    Intent,
    Sizes,
    Viewport,
    draw_head,
    draw_panel,
    text_style,
)

from .. import routes
from ..common.confirm_dialog import ConfirmDialog, concede_question
from ..common.screen import Screen
from ..services import Services

PANEL = (400.0, 416.0)
BUTTON_HEIGHT = 54.0


class PauseChoice(StrEnum):
    """What the player wants of the match."""

    RESUME = "resume"
    CONCEDE = "concede"
    QUIT = "quit"


class PauseDialog(Screen):
    """Four buttons over the match; leaves a ``PauseChoice``.

    ``name`` is the player to act, who is the one to concede.
    """

    transparent: ClassVar[bool] = True
    music_level: ClassVar[float | None] = 1 / 3

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services)
        self.name = name
        self.title = self.translate("pause.title")
        self.buttons = [
            self._button("resume", "play", lambda: self.leave_with(PauseChoice.RESUME)),
            self._button("options", "gear", lambda: self.stack.push(routes.options(services))),
            self._button("concede", "surrender", self.ask_to_concede),
            self._button("quit", "leave", lambda: self.leave_with(PauseChoice.QUIT)),
        ]
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    def leave_with(self, choice: PauseChoice) -> None:
        """Go back to the match, which acts on ``choice``."""
        self.stack.pop(choice)

    def ask_to_concede(self) -> None:
        """Ask whether the match is really given up."""
        self.stack.push(ConfirmDialog(concede_question(self.services, self.name)), self._concede_if)

    def _concede_if(self, sure: object) -> None:
        """Concede when the question was answered with yes."""
        if sure is True:
            self.leave_with(PauseChoice.CONCEDE)

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a column."""
        self._box = view.centered(PANEL)
        top = self._box.y + 118
        for index, button in enumerate(self.buttons):
            y = top + index * (BUTTON_HEIGHT + Sizes.gap)
            button.place((self._box.x + 48, y, self._box.width - 96, BUTTON_HEIGHT))

    def handle_rest(self, intent: Intent) -> None:
        """Go on with the match on "back" or "pause"."""
        if intent in (Command("back"), Command("pause")):
            self.leave_with(PauseChoice.RESUME)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and its title."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 20, self._box.width - 60, 58)
        draw_head(
            canvas, title, self.translate("pause.title"), text_style.HEADING.with_changes(size=30)
        )
        line = (self._box.x + 30, self._box.y + 76, self._box.width - 60, 22)
        text = self.translate("pause.to_act", name=self.name)
        canvas.text(
            text, line, text_style.CAPTION.with_changes(align="center", fit=True, size=Sizes.small)
        )

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> ColumnButton:
        return self.widgets.add(
            ColumnButton(self.translate(f"pause.{key}"), act, icon=f"icons/{icon}")
        )


def example(services: Services) -> PauseDialog:
    """Return the pause of a player called Alaric."""
    return PauseDialog(services, "Alaric")
