"""The button of a press: the picture of its relic, crossed out once it is used up (R16.52)."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.board import draw_source, draw_used
from game.content import Strings
from game.kit import Canvas

from ..match_buttons import KeptButton

#: The room between the edge of the button and the picture.
_EDGE = 4.0


class PressButton(KeptButton):
    """A small button with the picture of a ``source``; it is ``used`` up, or does not work now."""

    focusable = False

    def __init__(self, strings: Strings, source: str, act: Callable[[], None]) -> None:
        super().__init__("", act)
        self._strings = strings
        self.source = source
        self.used = False
        #: Whether it can be used now.
        self.lit = False
        #: Whether its target is being chosen.
        self.chosen = False

    @property
    def appearance(self) -> Hashable:
        """All values on which its look depends."""
        return super().appearance, self.source, self.used, self.lit, self.chosen

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate and the picture on it."""
        self.kind = "primary" if self.chosen else "secondary"
        super().paint(canvas)
        box = pygame.FRect(self.rect).inflate(-2 * _EDGE, -2 * _EDGE)
        if self.sunk:
            box.y += 1.5
        draw_source(canvas, self._strings, self.source, box, grey=not self.lit)
        if self.used:
            draw_used(canvas, box)
