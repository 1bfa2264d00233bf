"""Small buttons that help: for a hint, for a reason, and for the reason of a refusal."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.board import Layout
from game.kit import Viewport, WidgetGroup

from ..match_buttons import KeptButton, PointerButton
from ..match_messages import ASK
from ..match_view import MatchView
from ..table_part import Offered, TablePart, always
from ..turn_flow import TurnFlow

#: Each helper's icon, its place beside the next step, and the key of its words, by its command.
_HELPERS = {"hint": ("hint", 0, "hint.help_hint"), "why": ("help", 1, "why.help_hint")}
#: The size of the words on the button below a refusal, and how far below that it is.
_ASK_SIZE, _BELOW_MESSAGE = 16.0, 46.0


class HelperButton(TablePart):
    """A small button beside the next step, and its key: "hint" or "why".

    It shows while the player may play and it is ``offered``; ``words`` is the key of its hint,
    if not the usual one.
    """

    def __init__(
        self,
        key: str,
        act: Callable[[], None],
        flow: TurnFlow,
        view: MatchView,
        widgets: WidgetGroup,
        offered: Offered = always,
        words: str = "",
    ) -> None:
        icon, self._index, usual = _HELPERS[key]
        self._key = key
        self._act = act
        self._flow = flow
        self._offered = offered
        hint = view.translate(words or usual)
        self.button = widgets.add(PointerButton("", act, icon=f"icons/{icon}", hint=hint))

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


class AskButton(KeptButton):
    """Asks for the reason of a refusal, below its words."""

    focusable = False

    def __init__(self, words: str, act: Callable[[], None]) -> None:
        super().__init__(words, act, icon="icons/help", size=_ASK_SIZE)
        self.visible = False


class RefusalHelp(TablePart):
    """Shows "Why?" below a refusal, as long as that is shown."""

    def __init__(self, act: Callable[[], None], view: MatchView, widgets: WidgetGroup) -> None:
        self._view = view
        self._window = Viewport.of((1280, 720))
        self.button = widgets.add(AskButton(view.translate("why.ask"), act))
        self.button.hint = view.translate("why.ask_hint")

    def place(self, view: Viewport, _layout: Layout) -> None:
        """Remember the window."""
        self._window = view

    def update(self, _dt: float) -> bool:
        """Lay the button below the refusal, wherever that is shown; True when it moves."""
        message, layout, before = self._view.message, self._view.layout, self.button.rect
        self.button.visible = message.refusal is not None
        if message.gives_way:
            place = message.ask_place(self._window, layout)
        else:
            middle, foot = layout.width / 2, layout.message.y + layout.message.height / 2
            place = pygame.FRect(middle - ASK[0] / 2, foot + _BELOW_MESSAGE, *ASK)
        self.button.place(place)
        return self.button.visible and place != before
