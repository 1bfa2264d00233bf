"""Content longer than its place: a scrolled area, a list of rows, a page, and a finger's drag."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import ClassVar, TypeAlias

import pygame
from pygame.typing import RectLike

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.continued_edges import draw_toned_fade
from ..draw.materials import draw_brass, draw_well
from ..input.intents import TOUCH, Device
from ..spoken import PAGE, Spoken
from ..theme import Colour, Colours, Sizes
from ..viewport import Point
from .widget import Widget

#: How far down the content something begins and ends.
Span: TypeAlias = tuple[float, float]

BAR_WIDTH = 12.0
_WARM_LIGHT, _HELD_LIGHT = 40, 110
_NOTCH = 64.0
#: The height of the shade where there is more, how strong it is, and how much is more.
_SHADE, _SHADE_STRONG, _MORE = 44.0, 240, 2.0
#: How far off the border of two rows an edge of the window cuts neither.
_BETWEEN = 12.0
#: An edge so close to that of a line cuts nothing of its letters.
_CLOSE = 1.5
_EASE_PER_SECOND = 14.0

#: How far a finger goes up or down before it drags, in logical units; so far it may press.
_STRAY = 10.0


class ScrollArea(Widget):
    """A window on ``content_height`` units; paint_content() draws them from y = 0 on."""

    focusable: ClassVar[bool] = True

    def __init__(self, rect: RectLike = (0, 0, 0, 0), *, content_height: float = 0.0) -> None:
        super().__init__(rect)
        self.content_height = content_height
        self.offset = 0.0
        self._goal = 0.0
        self._grip: float | None = None

    @property
    def furthest(self) -> float:
        """The largest offset."""
        return max(0.0, self.content_height - self.rect.height)

    @property
    def content_width(self) -> float:
        """The width beside the bar."""
        return self.rect.width - (BAR_WIDTH + Sizes.gap_small if self.furthest else 0.0)

    @property
    def spoken(self) -> Spoken:
        """The part of the content that shows."""
        return super().spoken._replace(role=PAGE)

    @property
    def step(self) -> float:
        """The height of a row, between two of which the content comes to rest; 0 without rows."""
        return 0.0

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the content, its top left corner at (0, 0)."""

    def spans(self) -> Iterable[Span]:
        """Return how far down each line or row begins and ends that no edge may cut at rest."""
        return ()

    @property
    def seen(self) -> pygame.FRect:
        """Where content is drawn: at rest from the first whole line to the last."""
        top, foot = self.offset, self.offset + self.rect.height
        if self.offset == self._goal and self._grip is None:
            middle, spans = (top + foot) / 2, sorted(self.spans())
            for span in reversed(spans):
                foot = span[0] if _cut(span, foot) and span[0] > middle else foot
            for span in sorted(spans, key=itemgetter(1)):
                top = span[1] if _cut(span, top) and span[1] < middle else top
        y = self.rect.y + top - self.offset
        return pygame.FRect(self.rect.x, y, self.rect.width, foot - top)

    def scroll_to(self, offset: float, *, at_once: bool = False) -> None:
        """Go to ``offset`` units from the top."""
        self._goal = min(self.furthest, max(0.0, offset))
        if at_once:
            self.offset = self._goal

    def reveal(self, top: float, bottom: float) -> None:
        """Scroll as little as shows the content from ``top`` to ``bottom``."""
        if top < self._goal:
            self.scroll_to(top)
        elif bottom > self._goal + self.rect.height:
            self.scroll_to(bottom - self.rect.height)

    def scroll(self, dy: float) -> bool:
        """Follow the wheel."""
        before = self._goal
        # Part of a notch comes from a surface that scrolls smoothly.
        step = self.step if dy == round(dy) else 0.0
        notch = step * max(1, round(_NOTCH / step)) if step else _NOTCH
        self._rest_at(self._goal - dy * notch, step)
        return self._goal != before

    def _rest_at(self, offset: float, step: float) -> None:
        self.scroll_to(round(offset / step) * step if step else offset)

    def command(self, name: str) -> bool:
        """Follow the keys that turn pages."""
        goals = {
            "up": self._goal - _NOTCH,
            "down": self._goal + _NOTCH,
            "page_up": self._goal - self.rect.height * 0.9,
            "page_down": self._goal + self.rect.height * 0.9,
            "home": 0.0,
            "end": self.furthest,
        }
        before = self._goal
        if name in goals:
            self.scroll_to(goals[name])
        return self._goal != before

    def slides(self, pos: Point) -> bool:
        """Whether a finger that is put down at ``pos`` may drag the content along."""
        return self.furthest > 0 and pos[0] < self.rect.right - BAR_WIDTH - 4

    def press(self, pos: Point) -> None:
        """Take hold of the bar."""
        handle = self._handle()
        if self.furthest and pos[0] >= self.rect.right - BAR_WIDTH - 4:
            inside = handle.y <= pos[1] <= handle.bottom
            self._grip = pos[1] - handle.y if inside else handle.height / 2
            self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Move the bar."""
        if self._grip is not None and self.pressed:
            way = max(1.0, self.rect.height - self._handle().height)
            self.scroll_to((pos[1] - self._grip - self.rect.y) / way * self.furthest, at_once=True)

    def click(self, pos: Point) -> None:
        """Let the bar go."""
        if self._grip is None:
            self.pick(pos)
        else:
            self._rest_at(self._goal, self.step)
        self._grip = None

    def pick(self, pos: Point) -> None:
        """React to a click beside the bar."""

    def update(self, dt: float) -> bool:
        """Glide to where it was scrolled."""
        warming = super().update(dt)
        if not self.pressed:
            self._grip = None
        self._goal = min(self._goal, self.furthest)
        left = self._goal - self.offset
        if not left:
            return warming
        self.offset += left * min(1.0, dt * _EASE_PER_SECOND)
        if abs(self._goal - self.offset) < 0.5:
            self.offset = self._goal
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the content that shows, and the bar."""
        # Of what the list lies on, whatever its rows are made of.
        shade = canvas.toned(Colours.well, self.rect)
        seen = self.seen
        with canvas.clip(seen), canvas.shifted(self.rect.x, self.rect.y - self.offset):
            self.paint_content(canvas)
        self._shade_edges(canvas, shade, seen)
        if self.furthest:
            track = pygame.FRect(
                self.rect.right - BAR_WIDTH, self.rect.y, BAR_WIDTH, self.rect.height
            )
            draw_well(canvas, track, radius=BAR_WIDTH / 2)
            held = self.pressed and self._grip is not None
            light = _HELD_LIGHT if held else round(self.warmth) * _WARM_LIGHT
            bar = self._handle().inflate(-4, -4)
            draw_brass(canvas, bar, radius=BAR_WIDTH / 2 - 2, light=light)

    def _shade_edges(self, canvas: Canvas, shade: Colour, seen: pygame.FRect) -> None:
        """Let the content fade away where it goes on, so that no line ends in its middle."""
        edge = pygame.FRect(self.rect.x, self.rect.y, self.content_width, _SHADE)
        if self.offset > _MORE and self._cuts(seen.top):
            draw_toned_fade(canvas, edge, shade, (_SHADE_STRONG, 0))
        if self.offset < self.furthest - _MORE and self._cuts(seen.bottom):
            edge.bottom = self.rect.bottom
            draw_toned_fade(canvas, edge, shade, (0, _SHADE_STRONG))

    def _cuts(self, edge: float) -> bool:
        """Whether an edge lies in a row, and not between two."""
        y = edge - self.rect.y + self.offset
        if self.step:
            return abs(y - round(y / self.step) * self.step) > min(_BETWEEN, self.step / 4)
        spans = [*self.spans()]
        return not spans or any(_cut(span, y) for span in spans)

    def _handle(self) -> pygame.FRect:
        share = self.rect.height / max(1.0, self.content_height)
        height = max(28.0, self.rect.height * min(1.0, share))
        way = self.rect.height - height
        y = self.rect.y + (way * self.offset / self.furthest if self.furthest else 0.0)
        return pygame.FRect(self.rect.right - BAR_WIDTH, y, BAR_WIDTH, height)


def line_spans(box: pygame.FRect, letters: float = math.inf) -> Iterator[Span]:
    """Yield the spans of the lines in a box of words of that size, or of all of it as one."""
    count = max(1, round(box.height / (grown(letters) * Sizes.line)))
    high = box.height / count
    for n in range(count):
        yield box.y + n * high, box.y + (n + 1) * high


def _cut(span: Span, y: float) -> bool:
    return span[0] + _CLOSE < y < span[1] - _CLOSE


class FingerSlide:
    """A finger on a scrolled area: once it goes up or down, the content goes along."""

    def __init__(self, area: ScrollArea, pos: Point) -> None:
        self._area = area
        self._start = pos
        self._offset = area.offset
        self._sliding = False

    @classmethod
    def begun(cls, widget: Widget | None, pos: Point, device: Device) -> FingerSlide | None:
        """Return the slide that a press may become, or None."""
        if device != TOUCH or not isinstance(widget, ScrollArea) or not widget.slides(pos):
            return None
        return cls(widget, pos)

    def follow(self, pos: Point) -> bool:
        """Take the content along to ``pos``; False as long as the finger may only press."""
        dx, dy = pos[0] - self._start[0], pos[1] - self._start[1]
        self._sliding |= abs(dy) > _STRAY and abs(dy) > abs(dx)
        if self._sliding:
            self._area.scroll_to(self._offset - dy, at_once=True)
        return self._sliding
