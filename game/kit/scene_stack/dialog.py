"""Scenes made of widgets, and the one that asks a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from ..draw.canvas import Canvas
from ..draw.text_block import text_size
from ..draw.text_style import BODY
from ..input import Command, Intent
from ..theme import Sizes
from ..viewport import Viewport
from ..widgets.buttons import Button, Kind
from ..widgets.panels import draw_head, draw_panel
from ..widgets.widget_group import WidgetGroup
from .scene_stack import Scene

_HEAD = 54.0
_WORDS = BODY.with_changes(size=Sizes.strong - 1, align="center")


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


class Dialog(WidgetScene):
    """A question over the scene below; leaves the key of the chosen button as its result.

    ``choices`` are (key, words); the first is the primary one and has the keyboard. "back" chooses
    ``cancel``, or nothing when that is None.
    """

    transparent: ClassVar[bool] = True
    opening_sound: ClassVar[str] = "notice"
    width: ClassVar[float] = 520.0

    def __init__(
        self, title: str, text: str, choices: Sequence[tuple[str, str]], cancel: str | None = None
    ) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.cancel = cancel
        self.buttons = [
            self._button(key, words, first=not index) for index, (key, words) in enumerate(choices)
        ]
        self.widgets.extend(self.buttons)
        self.widgets.focus(self.buttons[0])
        self._box = pygame.FRect(0, 0, 0, 0)

    def resize(self, view: Viewport) -> None:
        """Lay the buttons side by side below the words, on a panel as high as both need."""
        for button in self.buttons:
            button.rect.height = Sizes.button_height
            button.rect.width = max(130.0, button.width(view))
        row = sum(button.rect.width + Sizes.gap for button in self.buttons) - Sizes.gap
        width = max(self.width, row + 3 * Sizes.padding)
        words = text_size(view, self.text, _WORDS, width - 3 * Sizes.padding)[1]
        height = 2 * Sizes.padding + _HEAD + Sizes.gap_small + words + Sizes.button_height
        height += 1.4 * Sizes.padding
        self._box = view.centered((width, height))
        x = self._box.centerx - row / 2
        for button in self.buttons:
            foot = self._box.bottom - 1.1 * Sizes.padding
            button.rect.topleft = x, foot - Sizes.button_height
            x += button.rect.width + Sizes.gap

    def handle_rest(self, intent: Intent) -> None:
        """Choose ``cancel`` on "back"."""
        if intent == Command("back") and self.cancel is not None:
            self.stack.pop(self.cancel)

    def draw(self, canvas: Canvas) -> None:
        """Draw the veil, the panel and the buttons."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-3 * Sizes.padding, -2 * Sizes.padding)
        draw_head(canvas, (inside.x, inside.y, inside.width, _HEAD), self.title)
        words = (inside.x, inside.y + _HEAD + Sizes.gap_small, inside.width, inside.height)
        canvas.text(self.text, words, _WORDS)
        self.widgets.draw(canvas)

    def _button(self, key: str, words: str, *, first: bool) -> Button:
        kind: Kind = "primary" if first else "secondary"
        return Button(words, lambda: self.stack.pop(key), kind=kind)
