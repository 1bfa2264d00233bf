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
    PadCame,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    head_height,
    text_size,
    text_style,
)

from ...services import Services
from ..screen import Screen
from ..widgets.gain_sign import practice_signs, sign_high
from .pad_notice import PadNotice

_HEAD, _BUTTON, _EDGE = 62.0, 54.0, 30.0
#: How wide it is: the first of these that leaves it room in the window's height.
_WIDTHS = (480.0, 640.0, 860.0)
_WORDS = text_style.BODY.with_changes(size=17, align="center")


class WaysDialog(Screen):
    """Says something, and offers ``ways``; leaves the one that was chosen, ``back`` on "back".

    A subclass has their icons; their words are in its ``section`` of the strings, below "ways".
    ``earned`` are achievements by what earns them, ``Achievement.practice``: a sign tells of each.
    ``notice`` is said in the place of the words until a pad is connected.
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
        *,
        notice: str = "",
    ) -> None:
        super().__init__(services)
        self.title, self._usual = title, words
        self._notice = PadNotice(services, notice)
        self._ways, self._back, self._earned = ways, back, tuple(earned)
        self._box = pygame.FRect(0, 0, 0, 0)
        #: The heights of the head and of the words.
        self._head, self._tall = _HEAD, 0.0
        self._make()

    def _make(self) -> None:
        self.signs = practice_signs(self, self._earned)
        self.buttons: list[ColumnButton] = []
        for way in self._ways:
            words, icon = self.way_words(way)
            button = ColumnButton(words, lambda way=way: self.stack.pop(way), icon=icon)  # type: ignore[misc]
            self.buttons.append(self.widgets.add(button))
        self.buttons[0].kind = "primary"
        self.widgets.focus(self.buttons[0])

    def way_words(self, way: str) -> tuple[str, str]:
        """Return the words and the picture of a way on."""
        return self.translate(f"{self.section}.ways.{way}"), f"icons/{self.icons[way]}"

    def retext(self) -> None:
        """Write the buttons anew."""
        self.widgets.clear()
        self._make()

    @property
    def _words(self) -> str:
        return self._notice.words or self._usual

    def resume(self) -> None:
        """Look which pads have come meanwhile."""
        super().resume()
        self.lay_out_anew()

    def handle(self, intent: Intent) -> None:
        """Say the usual words again when a pad comes."""
        super().handle(intent)
        if isinstance(intent, PadCame):
            self.lay_out_anew()
            self.invalidate()

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of the panel around all: the narrowest that the window is high for."""
        for width in _WIDTHS:
            inside = width - 2 * _EDGE
            self._head = 8 + head_height(view, self.title, inside, _HEAD - 8)
            self._tall = text_size(view, self._words, _WORDS, inside)[1]
            high = 2 * _EDGE + self._head + self._tall
            high += sum(sign_high(view, sign.words, inside) + Sizes.gap for sign in self.signs)
            high += len(self.buttons) * (button_height(_BUTTON) + Sizes.gap)
            if high <= view.height - 2 * Sizes.gap:
                break
        return width, high

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a column below the words."""
        self._box = view.centered(self._measure(view))
        inside = self._box.width - 2 * _EDGE
        y = self._box.y + _EDGE + self._head + self._tall + Sizes.gap
        for sign in self.signs:
            row = pygame.FRect(self._box.x + _EDGE, y, inside, sign_high(view, sign.words, inside))
            sign.place_in(view, row)
            y += row.height + Sizes.gap
        for button in self.buttons:
            button.place((self._box.x + _EDGE, y, inside, button_height(_BUTTON)))
            y += button_height(_BUTTON) + Sizes.gap

    def handle_rest(self, intent: Intent) -> None:
        """Take "back" and "pause" for the way back."""
        if intent in (Command("back"), Command("pause")):
            self.stack.pop(self._back)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the veil, the panel and the words."""
        canvas.dim()
        draw_panel(canvas, self._box)
        inside = self._box.inflate(-2 * _EDGE, -2 * _EDGE + 12)
        draw_head(canvas, (inside.x, inside.y, inside.width, self._head - 8), self.title)
        words = (inside.x, inside.y + self._head, inside.width, self._tall)
        canvas.text(self._words, words, _WORDS)
