"""One of several steps, each higher than the one before: all of them have their names."""

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

#: The height of the line below the steps, and of a name at the foot of its step.
_TEXT, _NAME = 24.0, 22.0
#: The ring of the keyboard stays away from the words.
LEVEL_CHOICE_PAD = 6.0
#: From one step to the next; the lowest bar's share of the height, a bar's width and distance.
_GAP, _LOWEST, _BAR, _BESIDE = 5.0, 0.3, 5.0, 3.0
_NAME_LOOK = STRONG.with_changes(size=15, align="center", valign="middle", fit=True, floor=10)
_TEXT_LOOK = CAPTION.with_changes(size=15, fit=True, colour=Colours.text, align="start")


class LevelChoice(Segments):
    """A choice between steps: on each its name below bars that rise, under all of them a line.

    The line is about the chosen one; while the pointer is on another step, about that.
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
        """The step whose line is to be read."""
        return self.index if self._hovered_option == self.nothing_hovered else self._hovered_option

    def command(self, name: str) -> bool:
        """Go up or down a step, to the ends with "home" and "end"."""
        end = {"home": 0, "end": len(self.options) - 1}.get(name)
        if end is None:
            return super().command(name)
        self._turn(end - self.index)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the steps, the chosen one lit, and the line."""
        for index in range(len(self.options)):
            self._draw_step(canvas, index)
        x, y, width, height = self.rect.inflate(-2 * LEVEL_CHOICE_PAD - 4, 0)
        canvas.text(self.texts[self.shown], (x, y + height - _TEXT, width, _TEXT), _TEXT_LOOK)

    def _draw_step(self, canvas: Canvas, index: int) -> None:
        plate = self._segment(index)
        plate.width -= _GAP
        chosen = index == self.index
        hovered = index == self._hovered_option and self.enabled
        if chosen:
            tint = None if self.enabled else Colours.disabled_tint
            canvas.nine_patch("ui/button", plate, grey=not self.enabled, tint=tint)
        else:
            draw_well(canvas, plate, radius=Sizes.radius, lit=hovered)
        if hovered:
            inside = plate.inflate(-4, -4)
            canvas.fill(inside, Colours.gold, radius=Sizes.radius_small, alpha=Alphas.hovered_row)
        colour = Colours.light if chosen or hovered else Colours.muted
        foot = plate.bottom - _NAME - 5
        words = (plate.x + 2, foot + 1, plate.width - 4, _NAME)
        outline = 1.4 if chosen else 0.0
        canvas.text(
            self.options[index], words, _NAME_LOOK, colour=colour, bold=chosen, outline=outline
        )
        self._draw_bars(canvas, plate, foot, index)

    def _draw_bars(self, canvas: Canvas, plate: pygame.FRect, foot: float, index: int) -> None:
        """Draw as many bars as there are steps, those up to this one filled."""
        count = len(self.options)
        x = plate.centerx - (count * (_BAR + _BESIDE) - _BESIDE) / 2
        room = foot - plate.y - 8
        for bar in range(count):
            high = room * (_LOWEST + (1 - _LOWEST) * bar / max(1, count - 1))
            box = pygame.FRect(x + bar * (_BAR + _BESIDE), foot - high, _BAR, high)
            if bar > index:
                canvas.fill(box, Colours.bronze, radius=1.5, alpha=80)
            elif index == self.index:
                canvas.fill(box, Colours.light, radius=1.5)
            else:
                draw_enamel(canvas, box, radius=1.5, enabled=self.enabled)

    def _segment(self, index: int) -> pygame.FRect:
        """Return the place of a step, with the space behind it."""
        box = self.rect.inflate(-2 * LEVEL_CHOICE_PAD, 0)
        width = (box.width + _GAP) / len(self.options)
        return pygame.FRect(box.x + width * index, box.y, width, box.height - _TEXT)
