"""Widgets that hold a value, with their name at the left and the value at the right."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback, grown
from ..draw.canvas import Canvas
from ..draw.materials import LEVER, draw_arrow_knob, draw_lever, draw_well
from ..draw.text.text_block import shared_size, text_size
from ..draw.text.text_style import NAME, TextStyle
from ..spoken import BUTTON, CHOICE, OFF, ON, SWITCH, Spoken
from ..theme import Alphas, Colours, Sizes
from ..viewport import Point, Viewport
from .widget import Widget

_VALUE = NAME.with_changes(align="center")
_HOVER_LIGHT = 14
#: How high a value is in usual texts.
_HEIGHT = 34.0
#: From which share of the width on the name has most of it.
_MOSTLY = 0.65


class ValueWidget(Widget):
    """A named value; ``share`` is the part of the width that the name takes."""

    focusable: ClassVar[bool] = True

    def __init__(
        self, label: str, rect: RectLike = (0, 0, 0, 0), *, share: float = 0.5, hint: str = ""
    ) -> None:
        super().__init__(rect, hint=hint)
        self.label = label
        self.share = share if label else 0.0

    @property
    def spoken(self) -> Spoken:
        """Its name; each kind adds what it holds."""
        said = super().spoken
        return said._replace(name=said.name or self.label)

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
        style = NAME
        if not self.enabled:
            return style.with_changes(alpha=110)
        return style.with_changes(colour=Colours.light) if self.warmth > 0.5 else style

    def draw_label(self, canvas: Canvas) -> None:
        """Draw the name."""
        if self.label:
            width = self.rect.width * self.share - Sizes.gap
            area = pygame.FRect(self.rect.x, self.rect.y, width, self.rect.height)
            canvas.text(self.label, area, self._label_look)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of the value, or of a name that wraps, as larger words do."""
        room = width * self.share - Sizes.gap
        return max(_HEIGHT, text_size(view, self.label, self._label_look, room)[1])

    @property
    def _label_look(self) -> TextStyle:
        return self.label_style.with_changes(wrap=grown(1.0) > 1.0)

    def draw_well(self, canvas: Canvas, rect: RectLike, radius: float) -> None:
        """Draw the dark hollow that the value sits in."""
        lit = self.warmth > 0.5 and self.enabled
        draw_well(canvas, rect, radius=radius, lit=lit, alpha=255 if self.enabled else 130)


class Toggle(ValueWidget):
    """A switch: on with the lever thrown to the right and the lamp lit, off without.

    It begins where its name ends, or stands at the end where that has most of the room.
    """

    feedback: ClassVar[str] = "toggle"

    def __init__(
        self,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        share: float = 0.5,
        hint: str = "",
    ) -> None:
        super().__init__(label, rect, share=share, hint=hint)
        self.value = value
        self.on_change = on_change
        self._shown = float(value)

    @property
    def spoken(self) -> Spoken:
        """Its name, and whether it is on."""
        said = super().spoken
        return said._replace(role=SWITCH, states=(ON if self.value else OFF, *said.states))

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
        """Let the lever swing."""
        moving = super().update(dt)
        if self._shown == self.value:
            return moving
        step = dt * 9
        self._shown = min(1.0, self._shown + step) if self.value else max(0.0, self._shown - step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the name and the lever."""
        self.draw_label(canvas)
        plate, control = pygame.FRect(0, 0, *LEVER), self.control
        plate.midleft = control.midleft
        if self.share > _MOSTLY:
            plate.right = control.right
        draw_lever(canvas, plate, self._shown, enabled=self.enabled, warmth=self.warmth)

    def _switch(self) -> None:
        self.value = not self.value
        self.on_change(self.value)


class PickedValue(ValueWidget):
    """A value that is picked somewhere else: a press asks ``on_ask`` for that."""

    def __init__(self, words: str, on_ask: Callable[[], None]) -> None:
        super().__init__("")
        self.words = words
        self.on_ask = on_ask

    @property
    def spoken(self) -> Spoken:
        """Its name and its value."""
        return super().spoken._replace(role=BUTTON, value=self.words)

    def click(self, pos: Point) -> None:
        """Ask."""
        del pos
        self.on_ask()

    def command(self, name: str) -> bool:
        """Ask on "accept"."""
        if name != "accept":
            return False
        give_feedback(self.feedback)
        self.on_ask()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the value on a plate, and the sign that there are others."""
        box = self.control.inflate(0, -4)
        canvas.nine_patch("ui/panel_wood", box, light=_HOVER_LIGHT if self.warmth > 0.5 else 0)
        x, y = box.right - 24, box.centery
        canvas.polygon([(x - 7, y - 4), (x + 7, y - 4), (x, y + 5)], Colours.gold)
        canvas.text(self.words, box.inflate(-84, 0), _VALUE, colour=Colours.light)


class CycleChoice(ValueWidget):
    """One of several options, shown one at a time between two arrows."""

    nothing_hovered: ClassVar[int] = 0

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        share: float = 0.5,
        hint: str = "",
    ) -> None:
        super().__init__(label, rect, share=share, hint=hint)
        self.options = tuple(options)
        self.index = index
        self.on_change = on_change
        #: Which of two arrows, or which of the options, the pointer is over.
        self._hovered_option = self.nothing_hovered

    @property
    def spoken(self) -> Spoken:
        """Its name, the option, and which of how many that is."""
        place = self.index + 1, len(self.options)
        return super().spoken._replace(
            role=CHOICE, value=self.options[self.index] if self.options else "", place=place
        )

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
        for center, way in ((box.x + 19, -1), (box.right - 19, 1)):
            self._draw_arrow(canvas, (center, box.centery), way)
        words = Colours.light if self.enabled else Colours.disabled
        place = box.inflate(-76, 0)
        canvas.text(self.options[self.index], place, _VALUE, colour=words, wrap=grown(1.0) > 1.0)

    def follow(self, pos: Point | None) -> bool:
        """Light the arrow that a click would use."""
        before = self._hovered_option
        self._hovered_option = 0
        if pos is not None and pos[0] >= self.control.x:
            self._hovered_option = -1 if pos[0] < self.control.centerx else 1
        return self._hovered_option != before

    def _draw_arrow(self, canvas: Canvas, center: Point, way: int) -> None:
        hovered = self._hovered_option == way and self.enabled
        draw_arrow_knob(canvas, center, way, enabled=self.enabled, warmth=float(hovered))

    def _turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self.options)
        self.on_change(self.index)


class Segments(CycleChoice):
    """One of several options, all of them shown side by side."""

    nothing_hovered: ClassVar[int] = -1

    feedback: ClassVar[str] = "toggle"
    #: Whether it is a choice within another one: the chosen option is a wooden tag.
    quiet: bool = False

    def click(self, pos: Point) -> None:
        """Take the option that was clicked."""
        index = self._at(pos)
        if index != self.nothing_hovered:
            self.index = index
            self.on_change(index)

    def follow(self, pos: Point | None) -> bool:
        """Light the option that a click would take."""
        before = self._hovered_option
        self._hovered_option = self.nothing_hovered if pos is None else self._at(pos)
        return self._hovered_option != before

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
        if not self.quiet:
            canvas.nine_patch("ui/panel_wood", self.control, grey=not self.enabled)
        place = self._segment(0).inflate(-14, 0).size
        style = _VALUE.with_changes(size=Sizes.body, outline_colour=Colours.accent_deep)
        if grown(1.0) > 1.0:
            shared = shared_size(canvas.view, self.options, style.with_changes(wrap=True), *place)
            # All alike, but none smaller than usual for the sake of a longer one.
            style = shared.with_changes(size=max(shared.size, style.size / grown(1.0)))
        for index, option in enumerate(self.options):
            part = self._segment(index)
            chosen = index == self.index
            hovered = index == self._hovered_option and self.enabled
            if chosen:
                tint = None if self.enabled else Colours.disabled_tint
                light = _HOVER_LIGHT if hovered else 0
                look = "ui/panel_wood" if self.quiet else "ui/button"
                canvas.nine_patch(look, part, grey=not self.enabled, tint=tint, light=light)
            elif hovered:
                plate = part.inflate(-2, -2)
                alpha = Alphas.hovered_row
                canvas.fill(plate, Colours.gold, radius=Sizes.radius_small, alpha=alpha)
            lit = (chosen or hovered) and self.enabled
            colour = Colours.light if lit else Colours.muted
            outline = 1.4 if chosen else 0.0
            canvas.text(option, part.inflate(-14, 0), style, colour=colour, outline=outline)

    def _at(self, pos: Point) -> int:
        parts = enumerate(map(self._segment, range(len(self.options))))
        return next((n for n, part in parts if part.collidepoint(pos)), self.nothing_hovered)

    def _segment(self, index: int) -> pygame.FRect:
        box = self.control.inflate(-6, -8)
        width = box.width / len(self.options)
        return pygame.FRect(box.x + width * index, box.y, width, box.height)
