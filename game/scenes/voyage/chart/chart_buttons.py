"""The buttons of the chart: end of the day, muster, undo, and the pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from game.kit import Button, Sizes, button_height, interface_flipped

from ...common import PRIMARY, PRIMARY_WORDS
from .bar_chip import chip_height
from .chart_flow import CHOICE, DEED, END, FIGHT, GUARD, ChartFlow
from .day_end import can_sail
from .field_panel import EDGE

if TYPE_CHECKING:
    from game.kit import WidgetGroup

_BOTTOM = 20.0
#: The words and the picture of the main button, by what the voyage waits for.
_MAIN = {
    DEED: ("end_day", "hourglass"),
    CHOICE: ("choose", "next"),
    GUARD: ("to_guard", "sword"),
    FIGHT: ("to_fight", "sword"),
    END: ("to_end", "next"),
}


class ButtonOwner(Protocol):
    """The scene, as far as its buttons know it."""

    widgets: WidgetGroup

    def translate(self, key: str, **values: object) -> str:
        """Return the text of a key."""

    def go_on(self) -> None:
        """End the day, or do what the voyage waits for."""

    def muster(self) -> None:
        """Recruit and drill."""

    def undo(self) -> None:
        """Take the last deed back."""

    def pause(self) -> None:
        """Open the pause."""


class ChartButtons:
    """Makes, lays and enables the buttons; they tell why where they are not enabled."""

    def __init__(self, scene: ButtonOwner) -> None:
        self._scene = scene
        self._waits_for = DEED
        add, size = scene.widgets.add, PRIMARY_WORDS
        self.menu = add(Button("", scene.pause, icon="icons/pause"))
        self.main = add(Button("", scene.go_on, kind="primary", size=size))
        self.muster = add(Button("", scene.muster, icon="icons/cards"))
        self.undo = add(Button("", scene.undo, icon="icons/undo"))
        self._why = ""
        self.retext()

    def retext(self) -> None:
        """Write the words anew."""
        say = self._scene.translate
        words, icon = _MAIN[self._waits_for]
        self.main.label, self.main.icon = say(f"voyage.chart.{words}"), f"icons/{icon}"
        self.muster.label = say("voyage.chart.muster")
        self.muster.hint = say("voyage.chart.muster_hint")
        self.undo.label = say("voyage.chart.undo")
        self.menu.hint = say("voyage.chart.pause_hint")
        self.undo.hint = say(f"voyage.undo.{self._why}") if self._why else ""

    def show(self, flow: ChartFlow) -> None:
        """Enable what can be done now."""
        if flow.story.busy:
            # Any press skips what is told: they stay as they are, and need not flicker.
            return
        self._waits_for = flow.waits_for
        self._why = flow.run.why_not_undo or ""
        # What stands out is what is to be done: to end the day while sails are left is none.
        idle = self._waits_for == DEED and can_sail(flow.run.voyage)
        self.main.kind = "secondary" if idle else "primary"
        self.undo.enabled = not self._why
        self.muster.enabled = self._waits_for == DEED
        self.retext()

    @property
    def height(self) -> float:
        """How high the two rows are, with the edge below."""
        return button_height() + 10 + button_height(PRIMARY[1]) + _BOTTOM

    @property
    def menu_width(self) -> float:
        """How wide the button of the pause is, with the room beside it."""
        return chip_height() + 10

    def lay_menu(self, bar: pygame.FRect) -> None:
        """Lay the button of the pause before the chips."""
        side = chip_height()
        x = bar.right - side if interface_flipped() else bar.x
        self.menu.place((x, bar.y, side, side))

    def lay(self, panel: pygame.FRect) -> float:
        """Lay the buttons at the foot of the panel; return where they begin."""
        inside, high = panel.width - 2 * EDGE, button_height(PRIMARY[1])
        x, y = panel.x + EDGE, panel.bottom - _BOTTOM - high
        self.main.place((x, y, inside, high))
        y -= button_height() + 10
        half = (inside - Sizes.gap) / 2
        self.muster.place((x, y, half, button_height()))
        self.undo.place((x + half + Sizes.gap, y, half, button_height()))
        return y
