"""A computer's strength in little room: its name between two arrows, over a row of pennants."""

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, CycleChoice, Sizes, Spoken, draw_pennants, grown, text_style

#: The room that the arrows take at both ends, the height of the row at the foot, and the width
#: of a pennant.
_ARROWS, _ROW, _PENNANT = 42.0, 14.0, 12.0
_NAME = text_style.NAME.with_changes(
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
        """Draw the arrows, the name and the pennants."""
        self.draw_well(canvas, self.rect, Sizes.radius)
        for center, way in ((self.rect.x + 21, -1), (self.rect.right - 21, 1)):
            self._draw_arrow(canvas, (center, self.rect.centery), way)
        inside = self.rect.inflate(-2 * _ARROWS, -8)
        name = pygame.FRect(inside.x, inside.y, inside.width, inside.height - _ROW - 2)
        canvas.text(self.options[self.index], name, _NAME, wrap=grown(1.0) > 1.0)
        count = len(self.options)
        row = pygame.FRect(0, inside.bottom - _ROW, min(inside.width, count * _PENNANT), _ROW)
        row.centerx = inside.centerx
        draw_pennants(canvas, row, self.index + 1, count)
