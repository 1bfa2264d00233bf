"""Scenes made of widgets."""

from __future__ import annotations

import pygame

from ..draw.canvas import Canvas
from ..input.intents import Command, Intent
from ..layout.blocks import Block
from ..spoken import Spoken
from ..widgets.widget_group import WidgetGroup
from .scene import Scene


class WidgetScene(Scene):
    """A scene whose widgets answer first; handle_rest() gets what they leave.

    ``body`` is the tree of boxes in which they lie, if there is one: it is drawn below them, and
    the voice reads by it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.widgets = WidgetGroup(self.invalidate)
        self.body: Block | None = None

    @property
    def wants_text(self) -> bool:
        """Whether one of the widgets takes characters."""
        return self.widgets.wants_text

    def handle(self, intent: Intent) -> None:
        """Hand ``intent`` to the widgets, then to the page, then to handle_rest()."""
        if self.widgets.handle(intent):
            return
        if self.page_scroll.scroll(intent):
            self.invalidate()
            return
        self.handle_rest(intent)

    @property
    def cursor_box(self) -> pygame.FRect | None:
        """Where the widget lies that the ring is around, or the row in it that is selected."""
        focused = self.widgets.focused
        return focused.cursor_rect if focused is not None and self.widgets.ring_shown else None

    @property
    def is_slid(self) -> bool:
        """Whether a list of its own goes along with the finger."""
        return self.widgets.is_slid

    def let_go(self) -> None:
        """Let go of what is pressed, without a click."""
        self.widgets.let_go()

    def show_cursor(self) -> None:
        """Draw the ring around what the first key acts on, or goes from."""
        self.widgets.show_ring()

    def handle_rest(self, intent: Intent) -> None:
        """Answer what no widget used: leave on "back", unless overridden."""
        if intent == Command("back"):
            self.go_back()

    def go_back(self) -> None:
        """Leave for the scene below; overridden where "back" leads elsewhere."""
        self.stack.pop()

    def spoken_focus(self) -> Spoken | None:
        """Return the widget that has the keyboard."""
        return self.widgets.spoken

    def spoken_places(self) -> list[pygame.FRect]:
        """Return where the widgets lie that the keyboard comes to."""
        return [each.rect for each in self.widgets.widgets if each.visible and each.focusable]

    def spoken_groups(self) -> list[list[pygame.FRect]]:
        """Return the places of panels and widgets; what is one stop of Tab is read together."""
        stops: dict[object, list[pygame.FRect]] = {}
        for leaves in () if self.body is None else self.body.reading():
            stops.setdefault(leaves[0].stop, []).extend(leaf.area for leaf in leaves)
        for each in self.widgets.widgets:
            if each.visible and each.focusable:
                stops.setdefault(each.stop or each, []).append(each.rect)
        return [*stops.values()]

    def update(self, dt: float) -> bool:
        """Move the widgets on."""
        return self.widgets.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the background, then the widgets."""
        self.draw_background(canvas)
        if self.body is not None:
            self.body.draw(canvas)
        self.widgets.draw(canvas)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what is behind the widgets."""
