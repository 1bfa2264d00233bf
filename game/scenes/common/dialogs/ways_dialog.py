"""A few words over a table, and ways on from there: a pause, the end of a lesson, a short help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    ColumnButton,
    Command,
    Intent,
    Sizes,
    Viewport,
    draw_head,
    draw_panel,
    text_size,
    text_style,
)

from ...services import Services
from ..screen import Screen
from ..widgets.gain_sign import SIGN_HIGH, practice_signs

_HEAD, _BUTTON, _EDGE = 62.0, 54.0, 30.0
#: How wide it is: the first of these that leaves it room in the window's height.
_WIDTHS = (480.0, 640.0, 860.0)
_WORDS = text_style.BODY.with_changes(size=17, align="center")


class WaysDialog(Screen):
    """Says something, and offers ``ways``; leaves the one that was chosen, ``back`` on "back".

    A subclass has their icons; their words are in its ``section`` of the strings, below "ways".
    ``earned`` are achievements by what earns them, ``Achievement.practice``: a sign tells of each.
    """

    section: ClassVar[str]
    icons: ClassVar[Mapping[str, str]]
    transparent: ClassVar[bool] = True
    music_level: ClassVar[float | None] = 1 / 3

    def __init__(
        self,
        services: Services,
        title: str,
        words: str,
        ways: Sequence[str],
        back: str,
        earned: Iterable[str] = (),
    ) -> None:
        super().__init__(services)
        self.title, self._words = title, words
        self._ways, self._back, self._earned = ways, back, tuple(earned)
        self._box = pygame.FRect(0, 0, 0, 0)
        self._tall = 0.0
        self._make()

    def _make(self) -> None:
        self.signs = practice_signs(self, self._earned)
        self.buttons: list[ColumnButton] = []
        for way in self._ways:
            button = ColumnButton(
                self.translate(f"{self.section}.ways.{way}"),
                lambda way=way: self.stack.pop(way),  # type: ignore[misc]
                icon=f"icons/{self.icons[way]}",
            )
            self.buttons.append(self.widgets.add(button))
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    def retext(self) -> None:
        """Write the buttons anew."""
        self.widgets.clear()
        self._make()

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a column below the words."""
        count = len(self.buttons)
        around = 2 * _EDGE + _HEAD + Sizes.gap + count * (_BUTTON + Sizes.gap) - Sizes.gap
        around += len(self.signs) * (SIGN_HIGH + Sizes.gap)
        for width in _WIDTHS:
            inside = width - 2 * _EDGE
            self._tall = text_size(view, self._words, _WORDS, inside)[1]
            if around + self._tall <= view.height - 2 * Sizes.gap:
                break
        self._box = view.centered((width, around + self._tall))
        y = self._box.y + _EDGE + _HEAD + self._tall + Sizes.gap
        for sign in self.signs:
            sign.place_in(view, pygame.FRect(self._box.x + _EDGE, y, inside, SIGN_HIGH))
            y += SIGN_HIGH + Sizes.gap
        for button in self.buttons:
            button.place((self._box.x + _EDGE, y, inside, _BUTTON))
            y += _BUTTON + Sizes.gap

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" and "pause" for the way back."""
        if intent in (Command("back"), Command("pause")):
            self.stack.pop(self._back)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil, the panel and the words."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-2 * _EDGE, -2 * _EDGE + 12)
        draw_head(canvas, (inside.x, inside.y, inside.width, _HEAD - 8), self.title)
        words = (inside.x, inside.y + _HEAD, inside.width, self._tall)
        canvas.text(self._words, words, _WORDS)
