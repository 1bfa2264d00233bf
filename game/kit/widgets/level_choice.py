"""One of several steps, each higher than the one before: the lower ones are part of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from ..draw.canvas import Canvas
from ..draw.materials import draw_enamel, draw_well
from ..draw.text_style import CAPTION, STRONG
from ..theme import Alphas, Colours, Sizes
from .value_widgets import Segments

#: The heights of the name and of the words below; what is between them is the steps'.
_NAME, _TEXT = 26.0, 21.0
#: The ring of the keyboard stays away from the words.
LEVEL_CHOICE_PAD = 6.0
#: From one step to the next, and the lowest one's share of the height.
_GAP, _LOWEST = 4.0, 0.34
_NAME_LOOK = STRONG.with_changes(colour=Colours.light)
_TEXT_LOOK = CAPTION.with_changes(size=13.5, fit=True)


class LevelChoice(Segments):
    """A choice between steps that rise: over them the name of the chosen one, under them a line.

    While the pointer is on another step, it is that one's name and line.
    """

    feedback: ClassVar[str] = "toggle"

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        index: int,
        on_change: Callable[[int], None],
        rect: RectLike = (0, 0, 0, 0),
    ) -> None:
        super().__init__("", [name for name, _ in options], index, on_change, rect)
        self.texts = tuple(text for _, text in options)

    @property
    def shown(self) -> int:
        """The step whose name and line are to be read."""
        return self.index if self._hovered_option == self.nothing_hovered else self._hovered_option

    def command(self, name: str) -> bool:
        """Go up or down a step, to the ends with "home" and "end"."""
        end = {"home": 0, "end": len(self.options) - 1}.get(name)
        if end is None:
            return super().command(name)
        self._turn(end - self.index)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the name, the steps up to the chosen one lit, and the line."""
        x, y, width, height = self.rect.inflate(-2 * LEVEL_CHOICE_PAD, 0)
        name_look = _NAME_LOOK if self.enabled else _NAME_LOOK.with_changes(colour=Colours.disabled)
        canvas.text(self.options[self.shown], (x, y, width, _NAME), name_look)
        for index in range(len(self.options)):
            self._draw_step(canvas, index)
        canvas.text(self.texts[self.shown], (x, y + height - _TEXT, width, _TEXT), _TEXT_LOOK)

    def _draw_step(self, canvas: Canvas, index: int) -> None:
        column = self._segment(index)
        share = _LOWEST + (1 - _LOWEST) * index / max(1, len(self.options) - 1)
        bar = pygame.FRect(column.x, 0, column.width - _GAP, (column.height - 6) * share)
        bar.bottom = column.bottom - 3
        hovered = index == self._hovered_option and self.enabled
        draw_well(canvas, bar, radius=Sizes.radius_small / 2, lit=hovered)
        if index <= self.index:
            inner = bar.inflate(-4, -4)
            draw_enamel(canvas, inner, radius=1.5, enabled=self.enabled)
            if hovered:
                canvas.fill(inner, Colours.light, alpha=Alphas.selected)

    def _segment(self, index: int) -> pygame.FRect:
        """Return the column in which a step stands, as high as the highest of them."""
        box = self.rect.inflate(-2 * LEVEL_CHOICE_PAD, 0)
        width = (box.width + _GAP) / len(self.options)
        high = box.height - _NAME - _TEXT
        return pygame.FRect(box.x + width * index, box.y + _NAME, width, high)
