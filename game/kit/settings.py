"""Widgets that hold a value, with their name at the left and the value at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from .canvas import Canvas
from .style import STRONG, STRONG_INK, TextStyle
from .theme import Colours, Sizes
from .view import Point
from .widget import Widget, give_feedback

_VALUE = STRONG.but(align="center")


class Setting(Widget):
    """A named value; `share` is the part of the width that the name takes.

    `on_paper` draws the name in ink, for a parchment panel.
    """

    focusable: ClassVar[bool] = True

    def __init__(
        self,
        label: str,
        rect: RectLike = (0, 0, 0, 0),
        *,
        share: float = 0.5,
        on_paper: bool = False,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.label = label
        self.share = share if label else 0.0
        self.on_paper = on_paper

    @property
    def control(self) -> pygame.FRect:
        """Where the value is."""
        left = self.rect.width * self.share
        return pygame.FRect(
            self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height
        )

    @property
    def label_style(self) -> TextStyle:
        """How the name looks in the present state."""
        style = STRONG_INK if self.on_paper else STRONG
        style = style.but(bold=False)
        if not self.enabled:
            return style.but(alpha=110)
        if self.warmth > 0.5 and not self.on_paper:
            return style.but(colour=Colours.light)
        return style

    def draw_label(self, canvas: Canvas) -> None:
        """Draw the name."""
        if self.label:
            width = self.rect.width * self.share - Sizes.gap
            area = pygame.FRect(self.rect.x, self.rect.y, width, self.rect.height)
            canvas.text(self.label, area, self.label_style)

    def draw_well(self, canvas: Canvas, rect: RectLike, radius: float) -> None:
        """Draw the dark hollow that the value sits in."""
        opacity = 255 if self.enabled else 130
        canvas.box(rect, Colours.well, Colours.bronze, radius=radius, alpha=opacity)


class Toggle(Setting):
    """A switch: on with the knob at the right and the gold filling, off without."""

    feedback: ClassVar[str] = "toggle"

    def __init__(
        self,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        share: float = 0.5,
        on_paper: bool = False,
        hint: str = "",
    ) -> None:
        super().__init__(label, rect, share=share, on_paper=on_paper, hint=hint)
        self.value = value
        self.on_change = on_change
        self._shown = float(value)

    def click(self, pos: Point) -> None:
        """Switch over."""
        del pos
        self._switch()

    def command(self, name: str) -> bool:
        """Switch over on "accept", or to the side of the arrow key."""
        if name == "accept" or (name in ("left", "right") and self.value != (name == "right")):
            give_feedback(self.feedback)
            self._switch()
            return True
        return False

    def update(self, dt: float) -> bool:
        """Let the knob slide."""
        moving = super().update(dt)
        if self._shown == self.value:
            return moving
        step = dt * 9
        self._shown = min(1.0, self._shown + step) if self.value else max(0.0, self._shown - step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the name, the hollow and the knob."""
        self.draw_label(canvas)
        track = pygame.FRect(0, 0, 58, 28)
        track.midleft = self.control.midleft
        self.draw_well(canvas, track, 14)
        opacity = 255 if self.enabled else 110
        if self._shown > 0:
            inner = track.inflate(-6, -6)
            canvas.fill(inner, Colours.accent, radius=11, alpha=round(opacity * self._shown))
        center = track.x + 14 + 30 * self._shown, track.centery
        draw_knob(canvas, center, 12, enabled=self.enabled)

    def _switch(self) -> None:
        self.value = not self.value
        self.on_change(self.value)


class Choice(Setting):
    """One of several options, shown one at a time between two arrows."""

    def __init__(  # noqa: PLR0913
        self,
        label: str,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        share: float = 0.5,
        on_paper: bool = False,
        hint: str = "",
    ) -> None:
        super().__init__(label, rect, share=share, on_paper=on_paper, hint=hint)
        self.options = tuple(options)
        self.index = index
        self.on_change = on_change

    def click(self, pos: Point) -> None:
        """Go to the option before or after, by the half that was clicked."""
        self._turn(-1 if pos[0] < self.control.centerx and pos[0] >= self.control.x else 1)

    def command(self, name: str) -> bool:
        """Go through the options with the arrow keys and "accept"."""
        step = {"left": -1, "right": 1, "accept": 1}.get(name)
        if step is None:
            return False
        give_feedback("click")
        self._turn(step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the name, the arrows and the option."""
        self.draw_label(canvas)
        box = self.control.inflate(0, -6)
        self.draw_well(canvas, box, Sizes.radius)
        colour = Colours.gold if self.enabled else Colours.disabled
        for center, way in ((box.x + 18, -1), (box.right - 18, 1)):
            tip, base = center + 5 * way, center - 4 * way
            points = [(tip, box.centery), (base, box.centery - 7), (base, box.centery + 7)]
            canvas.polygon(points, Colours.light if self.warmth > 0.5 else colour)
        words = Colours.light if self.enabled else Colours.disabled
        canvas.text(self.options[self.index], box.inflate(-68, 0), _VALUE, colour=words)

    def _turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self.options)
        self.on_change(self.index)


class Segments(Choice):
    """One of several options, all of them shown side by side."""

    feedback: ClassVar[str] = "toggle"

    def click(self, pos: Point) -> None:
        """Take the option that was clicked."""
        for index in range(len(self.options)):
            if self._segment(index).collidepoint(pos):
                self.index = index
                self.on_change(index)

    def command(self, name: str) -> bool:
        """Go to the option beside, without going round."""
        step = {"left": -1, "right": 1}.get(name)
        if step is None or not 0 <= self.index + step < len(self.options):
            return False
        give_feedback(self.feedback)
        self._turn(step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the options, the chosen one on a plate of its own."""
        self.draw_label(canvas)
        self.draw_well(canvas, self.control.inflate(0, -2), Sizes.radius)
        for index, option in enumerate(self.options):
            part = self._segment(index)
            chosen = index == self.index
            if chosen:
                canvas.nine("ui/button", part, grey=not self.enabled)
            colour = Colours.light if chosen and self.enabled else Colours.muted
            outline = 1.4 if chosen else 0.0
            canvas.text(
                option,
                part.inflate(-14, 0),
                _VALUE.but(size=Sizes.body, outline_colour=Colours.accent_deep),
                colour=colour,
                outline=outline,
                bold=chosen,
            )

    def _segment(self, index: int) -> pygame.FRect:
        box = self.control.inflate(-6, -8)
        width = box.width / len(self.options)
        return pygame.FRect(box.x + width * index, box.y, width, box.height)


def draw_knob(canvas: Canvas, center: Point, radius: float, *, enabled: bool) -> None:
    """Draw the round handle of a switch or a slider."""
    rim, face = (Colours.bronze, Colours.light) if enabled else (Colours.panel, Colours.disabled)
    canvas.circle((center[0], center[1] + 1.5), radius + 0.5, Colours.shadow, alpha=110)
    canvas.circle(center, radius, rim)
    canvas.circle(center, radius - 2, face)
