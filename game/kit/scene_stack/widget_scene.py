"""Scenes made of widgets."""

from __future__ import annotations

from ..draw.canvas import Canvas
from ..input.intents import Command, Intent
from ..widgets.widget_group import WidgetGroup
from .scene_stack import Scene


class WidgetScene(Scene):
    """A scene whose widgets answer first; handle_rest() gets what they leave."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets = WidgetGroup(self.invalidate)

    @property
    def wants_text(self) -> bool:
        """Whether one of the widgets takes characters."""
        return self.widgets.wants_text

    def handle(self, intent: Intent) -> None:
        """Hand ``intent`` to the widgets, then to handle_rest()."""
        if not self.widgets.handle(intent):
            self.handle_rest(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Answer what no widget used: leave on "back", unless overridden."""
        if intent == Command("back"):
            self.go_back()

    def go_back(self) -> None:
        """Leave for the scene below; overridden where "back" leads elsewhere."""
        self.stack.pop()

    def update(self, dt: float) -> bool:
        """Move the widgets on."""
        return self.widgets.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, then the widgets."""
        self.draw_background(canvas)
        self.widgets.draw(canvas)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what is behind the widgets."""
