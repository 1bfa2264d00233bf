"""The options: each with a sentence, each at work at once and remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.kit import (
    Alphas,
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Segments,
    Setting,
    Sizes,
    Toggle,
    View,
    draw_panel,
    style,
)
from game.play import INSTANT, SPEEDS

from .desk import Desk
from .screen import Screen

PANEL = (940.0, 560.0)
ROW_HEIGHT, NAME_HEIGHT = 92.0, 28.0
TOGGLE_WIDTH, SPEED_WIDTH = 60.0, 440.0
_NAME = style.STRONG.but(size=19, colour=Colours.light)
_SENTENCE = style.BODY.but(size=15, colour=Colours.muted, fit=True)


class OptionsScene(Screen):
    """The options over the scene below; leaves nothing."""

    transparent: ClassVar[bool] = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.hand_over = self._toggle("hand_over")
        self.open_hands = self._toggle("open_hands")
        words = [self._speed_words(speed) for speed in SPEEDS]
        index = SPEEDS.index(desk.settings.speed)
        self.speed = self.widgets.add(Segments("", words, index, self._choose_speed, share=0))
        self.fullscreen = self._toggle("fullscreen")
        self.back_button = self.widgets.add(
            Button(self.say("options.back"), self.go_back, kind="primary", icon="icons/tick")
        )
        self.rows: list[tuple[str, Setting]] = [
            ("hand_over", self.hand_over),
            ("open_hands", self.open_hands),
            ("speed", self.speed),
            ("fullscreen", self.fullscreen),
        ]
        self.widgets.focus(self.hand_over)

    def change(self, **values: Any) -> None:
        """Set and remember."""
        self.desk.remember(replace(self.desk.settings, **values))

    def go_back(self) -> None:
        """Leave."""
        self.stage.pop()

    def update(self, dt: float) -> bool:
        """Follow the key for fullscreen, which works here too."""
        self.fullscreen.value = self.desk.settings.fullscreen
        return super().update(dt)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back"."""
        if intent == Command("back"):
            self.go_back()

    def resize(self, view: View) -> None:
        """Lay the rows out, each control at the right."""
        self._box = view.centered(PANEL)
        for index, (name, control) in enumerate(self.rows):
            row = self._row(index)
            width = SPEED_WIDTH if name == "speed" else TOGGLE_WIDTH
            control.place((row.right - 26 - width, row.centery - 20, width, 40))
        foot = self._box.bottom - 76
        self.back_button.place((self._box.centerx - 120, foot, 240, 50))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, and the name and the sentence of every option."""
        canvas.veil(alpha=Alphas.veil)
        draw_panel(canvas, self._box)
        title = (self._box.x + 30, self._box.y + 22, self._box.width - 60, 44)
        canvas.text(self.say("options.title"), title, style.HEADING.but(size=30))
        for index, (name, control) in enumerate(self.rows):
            row = self._row(index)
            opacity = 150 if control.hovered or control.focused else 90
            canvas.fill(row, Colours.well, radius=Sizes.radius, alpha=opacity)
            width = control.rect.x - row.x - 46
            self._draw_words(canvas, name, pygame.FRect(row.x + 22, row.y, width, row.height))

    def _draw_words(self, canvas: Canvas, name: str, area: pygame.FRect) -> None:
        """Draw the name of an option over its sentence, both in the middle of the height."""
        sentence = self.say(f"options.{name}_text")
        room = area.height - NAME_HEIGHT - 12
        height = min(room, canvas.text_size(sentence, _SENTENCE, area.width)[1])
        y = area.centery - (NAME_HEIGHT + height) / 2
        canvas.text(self.say(f"options.{name}"), (area.x, y, area.width, NAME_HEIGHT), _NAME)
        canvas.text(sentence, (area.x, y + NAME_HEIGHT, area.width, room), _SENTENCE)

    def _row(self, index: int) -> pygame.FRect:
        top = self._box.y + 80 + index * (ROW_HEIGHT + 8)
        return pygame.FRect(self._box.x + 26, top, self._box.width - 52, ROW_HEIGHT)

    def _toggle(self, name: str) -> Toggle:
        def change(value: bool) -> None:
            self.change(**{name: value})

        act: Callable[[bool], None] = change
        return self.widgets.add(Toggle("", getattr(self.desk.settings, name), act, share=0))

    def _choose_speed(self, index: int) -> None:
        self.change(speed=SPEEDS[index])

    def _speed_words(self, speed: float) -> str:
        if speed == INSTANT:
            return self.say("options.instant")
        return self.say("options.times", factor=f"{speed:g}")


def example(desk: Desk) -> OptionsScene:
    """Return the options."""
    return OptionsScene(desk)
