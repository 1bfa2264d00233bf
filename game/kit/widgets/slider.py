"""A value on a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback
from ..draw.canvas import Canvas
from ..draw.materials import draw_enamel, draw_knob
from ..draw.text.text_style import STRONG
from ..spoken import SLIDER, Spoken
from ..theme import Sizes
from ..viewport import Point
from .value_widgets import ValueWidget

_NUMBER_WIDTH = 64.0
_LINE, _KNOB = 10.0, 12.0


class Slider(ValueWidget):
    """A value from ``low`` to ``high`` in steps; ``show`` makes the words for it.

    ``on_rest`` hears when the player has let go of it, after each step by a key.
    """

    feedback: ClassVar[str] = ""

    def __init__(  # noqa: PLR0913
        self,
        label: str,
        value: float,
        on_change: Callable[[float], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        bounds: tuple[float, float] = (0.0, 1.0),
        step: float = 0.05,
        show: Callable[[float], str] = "{:.0%}".format,
        share: float = 0.5,
        on_paper: bool = False,
        hint: str = "",
        on_rest: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(label, rect, share=share, on_paper=on_paper, hint=hint)
        self.low, self.high = bounds
        self.step = step
        self.show = show
        self.on_change = on_change
        self.on_rest = on_rest
        self.value = self._snapped(value)

    @property
    def line(self) -> pygame.FRect:
        """The line the knob slides on."""
        box = self.control
        width = box.width - _NUMBER_WIDTH - 2 * _KNOB
        return pygame.FRect(box.x + _KNOB, box.centery - _LINE / 2, width, _LINE)

    def press(self, pos: Point) -> None:
        """Take the value under the pointer."""
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Follow the pointer."""
        share = (pos[0] - self.line.x) / max(1.0, self.line.width)
        self._set(self.low + share * (self.high - self.low))

    def release(self) -> None:
        """Tell that the value is as it is to be."""
        self.on_rest()

    def scroll(self, dy: float) -> bool:
        """Go up or down with the wheel while it has the keyboard."""
        if not self.focused:
            return False
        self._set(self.value + dy * self.step)
        return True

    def command(self, name: str) -> bool:
        """Go one step with the arrow keys, to the ends with "home" and "end"."""
        goals = {
            "left": self.value - self.step,
            "right": self.value + self.step,
            "home": self.low,
            "end": self.high,
        }
        if name not in goals:
            return False
        self._set(goals[name])
        self.on_rest()
        return True

    @property
    def spoken(self) -> Spoken:
        """Its name and its value."""
        return super().spoken._replace(role=SLIDER, value=self.show(self.value))

    def draw(self, canvas: Canvas) -> None:
        """Draw the name, the line with its filled part, the knob and the number."""
        self.draw_label(canvas)
        line = self.line
        self.draw_well(canvas, line.inflate(_KNOB, 0), _LINE / 2)
        share = (self.value - self.low) / (self.high - self.low)
        filled = pygame.FRect(line.x - 4, line.y + 2, line.width, _LINE - 4)
        with canvas.clip((filled.x, filled.y, line.width * share + 4, filled.height)):
            draw_enamel(canvas, filled, radius=3, enabled=self.enabled)
        center = line.x + line.width * share, line.centery
        warmth = 1.0 if self.pressed else self.warmth
        draw_knob(canvas, center, _KNOB, enabled=self.enabled, warmth=warmth)
        box = self.control
        number_box = pygame.FRect(box.right - _NUMBER_WIDTH, box.y, _NUMBER_WIDTH, box.height)
        style = STRONG.with_changes(colour=self.label_style.colour, alpha=self.label_style.alpha)
        canvas.text(self.show(self.value), number_box, style, align="right", size=Sizes.body)

    def _snapped(self, value: float) -> float:
        steps = round((value - self.low) / self.step)
        return min(self.high, max(self.low, round(self.low + steps * self.step, 6)))

    def _set(self, value: float) -> None:
        value = self._snapped(value)
        if value != self.value:
            self.value = value
            give_feedback("tick")
            self.on_change(value)
