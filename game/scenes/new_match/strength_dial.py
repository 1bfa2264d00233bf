"""A computer's strength in little room: its name between two arrows, over bars that rise."""

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, CycleChoice, Sizes, Spoken, draw_enamel, grown, text_style

#: The room that the arrows take at both ends, and the height of the bars at the foot.
_ARROWS, _BARS = 42.0, 12.0
#: A bar's width, the way to the next, and the lowest one's share of the height.
_BAR, _STEP, _LOWEST = 6.0, 9.0, 0.35
_NAME = text_style.STRONG.with_changes(
    size=16, align="center", valign="middle", fit=True, floor=11, colour=Colours.light
)


class StrengthDial(CycleChoice):
    """One of several strengths, each with a name and a line that tells how it plays."""

    def __init__(
        self, options: list[tuple[str, str]], index: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__("", [name for name, _ in options], index, on_change)
        self.texts = tuple(text for _, text in options)

    @property
    def spoken(self) -> Spoken:
        """The strength and the line about it."""
        said = super().spoken
        return said._replace(value=f"{said.value}: {self.texts[self.index]}", hint="")

    def command(self, name: str) -> bool:
        """Go up or down a step with the arrow keys, but not over the ends; go on with "accept"."""
        step = {"left": -1, "right": 1}.get(name, 0)
        if step and not 0 <= self.index + step < len(self.options):
            return False
        return super().command(name)

    def draw(self, canvas: Canvas) -> None:
        """Draw the arrows, the name and the bars."""
        self.draw_well(canvas, self.rect, Sizes.radius)
        for center, way in ((self.rect.x + 21, -1), (self.rect.right - 21, 1)):
            self._draw_arrow(canvas, (center, self.rect.centery), way)
        inside = self.rect.inflate(-2 * _ARROWS, -8)
        name = pygame.FRect(inside.x, inside.y, inside.width, inside.height - _BARS - 2)
        canvas.text(self.options[self.index], name, _NAME, wrap=grown(1.0) > 1.0)
        self._draw_bars(canvas, inside)

    def _draw_bars(self, canvas: Canvas, inside: pygame.FRect) -> None:
        count = len(self.options)
        x = inside.centerx - (count * _STEP - _STEP + _BAR) / 2
        for bar in range(count):
            high = _BARS * (_LOWEST + (1 - _LOWEST) * bar / max(1, count - 1))
            box = pygame.FRect(x + bar * _STEP, inside.bottom - high, _BAR, high)
            if bar > self.index:
                canvas.fill(box, Colours.bronze, radius=1.5, alpha=80)
            else:
                draw_enamel(canvas, box, radius=1.5)
