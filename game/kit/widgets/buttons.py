"""Widgets that are pressed: buttons with words, with a picture, or with both."""

from collections.abc import Callable
from typing import ClassVar, Literal, TypeAlias

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback, grown, read_size
from ..draw.canvas import Canvas
from ..draw.text.text_block import text_size
from ..draw.text.text_style import STRONG, TextStyle
from ..spoken import BUTTON, Spoken
from ..theme import Alphas, Colours, Sizes
from ..viewport import Point, Viewport
from .widget import Widget, button_height

Kind: TypeAlias = Literal["primary", "secondary", "danger", "quiet"]

_WOOD = "ui/panel_wood"
_PLATES = {"primary": "ui/button", "secondary": _WOOD, "danger": _WOOD, "quiet": "ui/panel_dark"}
_LABEL = STRONG.with_changes(colour=Colours.light, align="center", outline=1.4)
_LABELS: dict[str, TextStyle] = {
    "primary": _LABEL.with_changes(outline_colour=Colours.accent_deep),
    "secondary": _LABEL.with_changes(colour=Colours.gold),
    "danger": _LABEL.with_changes(colour=Colours.refused),
    "quiet": _LABEL.with_changes(colour=Colours.text, outline=0.0),
}
# A few steps are kept as pictures of their own; more would only fill the cache.
_WARMTH_STEPS, _WARMTH_LIGHT = 4, 5
_PRESS_DEPTH = 1.5
#: The size of words from which they are in the letters of headings.
_LEAST_CARVED = 14.0
#: A picture's side for words of one unit, and for a button of one; its distance to the words.
_ICON_SHARE, _ICON_HIGH, _ICON_GAP = 1.6, 0.78, 0.28
_ICON_ALONE = 0.92
#: How dark the hollow of a quiet button is, and how clear its rim.
_HOLLOW, _HOLLOW_RIM = 140, 120
#: Above and below its words at the usual size of texts, and at least.
_LABEL_AIR, _LEAST_AIR = 4.0, 1.5


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
            canvas.nine_patch(name, rect, grey=True, tint=Colours.disabled_tint)
            return
        if self.warmth and not self.sunk:
            strength = round(Alphas.hover_glow * self.warmth)
            canvas.glow(rect.inflate(-4, -4), Colours.gold, strength=strength, spread=11)
        canvas.shadow(rect.inflate(-4, -4), spread=7, drop=1 if self.sunk else 4, strength=90)
        tint = Colours.pressed_tint if self.sunk else None
        canvas.nine_patch(name, rect, light=0 if self.sunk else self.light, tint=tint)


class Button(Pressable):
    """A button with words on it and a picture where they begin, or with a picture alone.

    "primary" is the one thing to do here, "secondary" the others; "danger" is red, as what it does
    is lost; "quiet" lies in a hollow, without a plate.
    """

    #: Whether the picture is at the edge, and the words still in the middle.
    at_edge: ClassVar[bool] = False

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

    @property
    def spoken(self) -> Spoken:
        """Its words; one that has a picture alone is called by its hint."""
        said = super().spoken
        name = said.name or self.label or self.hint
        return said._replace(name=name, role=BUTTON, hint="" if name == self.hint else self.hint)

    def wanted_width(self, view: Viewport) -> float:
        """Return the width that its words and its picture ask for."""
        words = text_size(view, self.label, self.label_style)[0]
        # One that was never placed will be as high as buttons are.
        high = self.rect.height or button_height()
        side = self._icon_side(pygame.FRect(0, 0, self.rect.width, high))
        return words + (1 + _ICON_GAP) * side + 2.4 * Sizes.padding

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture and the words."""
        rect = self.rect.move(0, _PRESS_DEPTH) if self.sunk else self.rect
        if self.kind == "quiet":
            self.draw_quiet(canvas, rect)
        else:
            self.draw_plate(canvas, self.plate, rect)
        # Larger words take the air above and below them.
        air = _LABEL_AIR if grown(1.0) <= 1.0 else _LEAST_AIR
        self.draw_label(canvas, rect.inflate(-2 * Sizes.padding * 0.8, -2 * air))

    def draw_label(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the words in the middle of ``box``, and the picture at their beginning."""
        if not self.icon:
            canvas.text(self.label, box, self.label_style, wrap=self._wraps)
            return
        side = self._icon_side(box)
        if not self.label:
            self.draw_icon(canvas, box.center, side)
            return
        with canvas.reading(box):
            self._draw_both(canvas, box, side)

    def _draw_both(self, canvas: Canvas, box: pygame.FRect, side: float) -> None:
        beside = side * (1 + _ICON_GAP)
        # A unit more than measured, since a smaller scale rounds letters up.
        wide = canvas.text_size(self.label, self.label_style)[0] + 1
        words = pygame.FRect(0, box.y, min(wide, box.width - beside), box.height)
        if self.at_edge:
            x = box.left + side / 2
            words.left = box.left + beside
            if self.kind != "quiet":
                words.left = max(words.left, box.centerx - words.width / 2)
        else:
            words.right = box.centerx + (words.width + beside) / 2
            x = words.left - beside + side / 2
        if canvas.begins_right(self.label):
            x, words.centerx = (2 * box.centerx - place for place in (x, words.centerx))
        self.draw_icon(canvas, (x, box.centery), side)
        canvas.text(self.label, words, self.label_style, wrap=self._wraps)

    def draw_icon(self, canvas: Canvas, center: Point, side: float) -> None:
        """Draw the picture, if there is one, in the look of the button's state."""
        box = (center[0] - side / 2, center[1] - side / 2, side, side)
        if self.icon and self.enabled:
            canvas.image(self.icon, box, light=self.light)
        elif self.icon:
            canvas.image(self.icon, box, grey=True, tint=Colours.disabled_tint)

    @property
    def plate(self) -> str:
        """The picture that it is drawn on, unless it is quiet."""
        return _PLATES[self.kind]

    @property
    def label_style(self) -> TextStyle:
        """How its words look in the present state."""
        carved = self.size >= _LEAST_CARVED
        style = _LABELS[self.kind].with_changes(size=self.size, carved=carved)
        if self.enabled:
            warm_words = self.kind == "quiet" and self.warmth > 0.5
            return style.with_changes(colour=Colours.gold) if warm_words else style
        return style.with_changes(colour=Colours.disabled, outline_colour=Colours.ink_shadow)

    @property
    def _wraps(self) -> bool:
        return grown(1.0) > 1.0

    def _icon_side(self, box: pygame.FRect) -> float:
        """Return how large the picture is: in proportion to the words, or alone in ``box``."""
        if not self.icon:
            return 0.0
        if not self.label:
            return min(box.height, self.rect.width - 8) * _ICON_ALONE
        return min(box.height * _ICON_HIGH, read_size(self.size) * _ICON_SHARE)

    def draw_quiet(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw the hollow of a button without a plate, and the light on it."""
        canvas.fill(rect, Colours.well, radius=Sizes.radius, alpha=_HOLLOW)
        canvas.frame(rect, Colours.bronze, width=1, radius=Sizes.radius, alpha=_HOLLOW_RIM)
        if self.warmth and self.enabled:
            opacity = round(self.warmth * (Alphas.selected if self.sunk else Alphas.hovered_row))
            canvas.fill(rect, Colours.gold, radius=Sizes.radius, alpha=opacity)


class ColumnButton(Button):
    """A button among others below one another, whose pictures stand in line; so do quiet words."""

    at_edge: ClassVar[bool] = True
