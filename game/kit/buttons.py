"""Widgets that are pressed: buttons with words, with a picture, and switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, TypeAlias

import pygame
from pygame.typing import RectLike

from .canvas import Canvas
from .style import STRONG, TextStyle
from .theme import Colour, Colours, Sizes
from .widget import Widget, give_feedback

Kind: TypeAlias = Literal["primary", "secondary", "quiet"]

_PLATES = {"primary": "ui/button", "secondary": "ui/panel_wood", "quiet": "ui/panel_dark"}
_LABEL = STRONG.but(colour=Colours.light, align="center", outline=1.4)
_LABELS: dict[str, TextStyle] = {
    "primary": _LABEL.but(outline_colour=Colours.accent_deep),
    "secondary": _LABEL.but(colour=Colours.gold),
    "quiet": _LABEL.but(colour=Colours.text, bold=False, outline=0.0),
}
_PRESSED_TINT: Colour = (200, 190, 190)
_DISABLED_TINT: Colour = (120, 120, 132)
# A few steps are kept as pictures of their own; more would only fill the cache.
_WARMTH_STEPS, _WARMTH_LIGHT = 4, 7
_PRESS_DEPTH = 1.5


class Pressable(Widget):
    """A widget that does one thing when clicked, or with the keyboard's "accept"."""

    focusable: ClassVar[bool] = True

    def __init__(
        self, on_click: Callable[[], None], rect: RectLike = (0, 0, 0, 0), *, hint: str = ""
    ) -> None:
        super().__init__(rect, hint=hint)
        self.on_click = on_click

    def activate(self) -> None:
        """Do what a click does."""
        self.on_click()

    def click(self, pos: tuple[float, float]) -> None:
        """Do what it is for."""
        del pos
        self.activate()

    def command(self, name: str) -> bool:
        """Do what it is for on "accept"."""
        if name != "accept":
            return False
        give_feedback("click")
        self.activate()
        return True

    @property
    def sunk(self) -> bool:
        """Whether it is held down under the pointer."""
        return self.pressed and self.hovered and self.enabled

    @property
    def light(self) -> int:
        """How much brighter it is under the pointer."""
        return round(self.warmth * _WARMTH_STEPS) * _WARMTH_LIGHT

    def draw_plate(self, canvas: Canvas, name: str, rect: pygame.FRect) -> None:
        """Draw its nine-patch in the look of its state."""
        if not self.enabled:
            canvas.nine(name, rect, grey=True, tint=_DISABLED_TINT)
            return
        canvas.shadow(rect.inflate(-4, -4), spread=7, drop=1 if self.sunk else 4, strength=90)
        tint = _PRESSED_TINT if self.sunk else None
        canvas.nine(name, rect, light=0 if self.sunk else self.light, tint=tint)


class Button(Pressable):
    """A button with words on it, and perhaps a picture before them.

    "primary" is the one thing to do here, "secondary" the others, "quiet" has no plate.
    """

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        kind: Kind = "secondary",
        icon: str | None = None,
        hint: str = "",
        size: float = Sizes.strong,
    ) -> None:
        super().__init__(on_click, rect, hint=hint)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.size = size

    def width(self, canvas: Canvas) -> float:
        """Return the width that its words ask for."""
        words = canvas.text_size(self.label, self.label_style)[0]
        icon = self.rect.height * 0.6 + Sizes.gap_small if self.icon else 0.0
        return words + icon + 2.4 * Sizes.padding

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture and the words."""
        rect = self.rect.move(0, _PRESS_DEPTH) if self.sunk else self.rect
        if self.kind == "quiet":
            self._draw_quiet(canvas, rect)
        else:
            self.draw_plate(canvas, self.plate, rect)
        inside = rect.inflate(-2 * Sizes.padding * 0.8, -8)
        if self.icon:
            side = rect.height * 0.6
            icon = pygame.FRect(inside.x, rect.centery - side / 2, side, side)
            canvas.image(self.icon, icon, grey=not self.enabled)
            inside.width -= side + Sizes.gap_small
            inside.x += side + Sizes.gap_small
        canvas.text(self.label, inside, self.label_style)

    @property
    def plate(self) -> str:
        """The picture that it is drawn on, unless it is quiet."""
        return _PLATES[self.kind]

    @property
    def label_style(self) -> TextStyle:
        """How its words look in the present state."""
        style = _LABELS[self.kind].but(size=self.size)
        if self.enabled:
            warm_words = self.kind == "quiet" and self.warmth > 0.5
            return style.but(colour=Colours.gold) if warm_words else style
        return style.but(colour=Colours.disabled, outline_colour=Colours.ink_shadow)

    def _draw_quiet(self, canvas: Canvas, rect: pygame.FRect) -> None:
        if self.warmth and self.enabled:
            opacity = round(self.warmth * (44 if self.sunk else 24))
            canvas.fill(rect, Colours.gold, radius=Sizes.radius, alpha=opacity)


class IconButton(Pressable):
    """A small square button with a picture or a sign; its `hint` says what it does."""

    def __init__(
        self,
        on_click: Callable[[], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        icon: str | None = None,
        sign: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(on_click, rect, hint=hint)
        self.icon = icon
        self.sign = sign

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate with the picture or the sign."""
        rect = self.rect.move(0, _PRESS_DEPTH) if self.sunk else self.rect
        self.draw_plate(canvas, _PLATES["secondary"], rect)
        if self.icon:
            side = min(rect.size) * 0.66
            picture = pygame.FRect(0, 0, side, side)
            picture.center = rect.center
            canvas.image(self.icon, picture, grey=not self.enabled, light=self.light)
        if self.sign:
            colour = Colours.gold if self.enabled else Colours.disabled
            size = rect.height * 0.46
            canvas.text(self.sign, rect, _LABEL, colour=colour, size=size)
