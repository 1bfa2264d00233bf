"""Values on a line: a slider, and a choice of steps, each higher than the one before."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback, grown
from ..draw.canvas import Canvas
from ..draw.materials import draw_enamel, draw_knob
from ..draw.text.text_block import line_width, text_room
from ..draw.text.text_style import CAPTION, STRONG
from ..spoken import SLIDER, Spoken
from ..theme import Colours, Sizes
from ..viewport import Point, Viewport, box_at
from .value_widgets import Segments, ValueWidget

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
        hint: str = "",
        on_rest: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(label, rect, share=share, hint=hint)
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


#: The height of the line below the steps, and of a name at the foot of its step.
_TEXT, _NAME = 24.0, 22.0
#: The ring of the keyboard stays away from the words.
LEVEL_CHOICE_PAD = 6.0
#: From one step to the next; what is around a picture; how large and opaque one not chosen is.
_GAP, _AROUND, _OTHERS, _FAINT = 5.0, 2.0, 0.84, 190
#: Between a name and the line about it.
_BEFORE_TEXT = 10.0
_NAME_LOOK = STRONG.with_changes(size=15, align="center", valign="middle", fit=True, floor=10)
_TEXT_LOOK = CAPTION.with_changes(size=15, fit=True, colour=Colours.text, align="start")


class LevelChoice(Segments):
    """A choice between steps: of each a picture over its name, under all of them a line.

    The line is about the chosen one; while the pointer is on another step, about that. Where the
    steps are too narrow for their names, the line begins with the name, or the name stands over it.
    ``foot`` is the height of the words below the steps; ``paint`` draws the picture of a step
    into its place.
    """

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        index: int,
        on_change: Callable[[int], None],
        rect: RectLike = (0, 0, 0, 0),
        *,
        paint: Callable[[Canvas, pygame.FRect, int], None],
    ) -> None:
        super().__init__("", [name for name, _ in options], index, on_change, rect)
        self.texts = tuple(text for _, text in options)
        self.paint = paint
        self.foot = _TEXT

    @property
    def shown(self) -> int:
        """The step whose line is to be read."""
        return self.index if self._hovered_option == self.nothing_hovered else self._hovered_option

    @property
    def spoken(self) -> Spoken:
        """The chosen step and the line about it."""
        said = super().spoken
        return said._replace(value=f"{said.value}: {self.texts[self.index]}")

    def foot_for(self, view: Viewport, width: float) -> float:
        """Return the foot's height for words of the wanted size, where it is ``width`` wide."""
        room = width - 2 * LEVEL_CHOICE_PAD - 4
        if grown(1.0) == 1.0 or self._on_one_line(view, room):
            return grown(_TEXT)
        return grown(_TEXT) + max(text_room(view, each, _TEXT_LOOK, room) for each in self.texts)

    def _on_one_line(self, view: Viewport, room: float) -> bool:
        look = _TEXT_LOOK.with_changes(bold=True)
        words = zip(self.options, self.texts, strict=True)
        return all(
            line_width(view, name, look) + _BEFORE_TEXT + line_width(view, text, _TEXT_LOOK) < room
            for name, text in words
        )

    def command(self, name: str) -> bool:
        """Go up or down a step, to the ends with "home" and "end"."""
        end = {"home": 0, "end": len(self.options) - 1}.get(name)
        if end is None:
            return super().command(name)
        self._turn(end - self.index)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the steps, the chosen one lit, and the line."""
        named = self._names_fit(canvas)
        for index in range(len(self.options)):
            self._draw_step(canvas, index, named)
        line = self.rect.inflate(-2 * LEVEL_CHOICE_PAD - 4, 0)
        line.y, line.height = line.bottom - self.foot, self.foot
        if not named:
            line = self._draw_name(canvas, line)
        canvas.text(self.texts[self.shown], line, _TEXT_LOOK, wrap=grown(1.0) > 1.0)

    def _draw_name(self, canvas: Canvas, line: pygame.FRect) -> pygame.FRect:
        head = pygame.FRect(line.x, line.y, line.width, grown(_TEXT))
        name = canvas.text(
            self.options[self.shown], head, _TEXT_LOOK, bold=True, colour=Colours.light
        )
        if line.height > head.height:
            return pygame.FRect(line.x, head.bottom, line.width, line.bottom - head.bottom)
        x = name.right + _BEFORE_TEXT
        return pygame.FRect(x, line.y, line.right - x, line.height)

    def _names_fit(self, canvas: Canvas) -> bool:
        room = self._segment(0).width - _GAP - 4
        widths = (canvas.text_size(name, _NAME_LOOK)[0] for name in self.options)
        return max(widths) <= room

    def _draw_step(self, canvas: Canvas, index: int, named: bool) -> None:
        part = self._segment(index)
        part.width -= _GAP
        chosen = index == self.index
        lit = chosen or (index == self._hovered_option and self.enabled)
        foot = grown(_NAME) if named else 0.0
        side = min(part.width, part.height - foot - 2 * _AROUND)
        middle = part.centerx, part.y + (part.height - foot) / 2
        picture = box_at(middle, side if chosen else side * _OTHERS)
        if lit:
            strength = 235 if chosen else 120
            canvas.glow(picture, Colours.gold, strength=strength, spread=10, radius=side / 2)
        with canvas.shifted(alpha=255 if lit else _FAINT):
            self.paint(canvas, picture, index)
        if named:
            words = (part.x, part.bottom - foot, part.width, foot)
            colour = Colours.gold if chosen else Colours.light if lit else Colours.muted
            canvas.text(self.options[index], words, _NAME_LOOK, colour=colour, bold=chosen)

    def _segment(self, index: int) -> pygame.FRect:
        box = self.rect.inflate(-2 * LEVEL_CHOICE_PAD, 0)
        width = (box.width + _GAP) / len(self.options)
        return pygame.FRect(box.x + width * index, box.y, width, box.height - self.foot)
