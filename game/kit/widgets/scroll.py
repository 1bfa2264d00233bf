"""Content longer than its place: a scrolled area, a list of rows, a page, and a finger's drag."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback
from ..draw.canvas import Canvas
from ..draw.fades import draw_toned_fade
from ..draw.materials import draw_brass, draw_row, draw_well
from ..input.intents import TOUCH, Device
from ..spoken import PAGE, Spoken
from ..theme import Colour, Colours, Sizes
from ..viewport import Point, Viewport
from .widget import Widget

BAR_WIDTH = 12.0
_WARM_LIGHT, _HELD_LIGHT = 40, 110
_NOTCH = 64.0
#: The height of the shade where there is more, how strong it is, and how much is more.
_SHADE, _SHADE_STRONG, _MORE = 44.0, 240, 2.0
#: How far off the border of two rows an edge of the window cuts neither.
_BETWEEN = 12.0
#: So many rows of a list are seen at least.
_LEAST_ROWS = 3
#: So much of a row may be lacking in a list of whole ones: heights are not quite exact.
_HAIR = 0.001
_EASE_PER_SECOND = 14.0


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
        with canvas.clip(self.rect), canvas.shifted(self.rect.x, self.rect.y - self.offset):
            self.paint_content(canvas)
        self._shade_edges(canvas, shade)
        if self.furthest:
            track = pygame.FRect(
                self.rect.right - BAR_WIDTH, self.rect.y, BAR_WIDTH, self.rect.height
            )
            draw_well(canvas, track, radius=BAR_WIDTH / 2)
            held = self.pressed and self._grip is not None
            light = _HELD_LIGHT if held else round(self.warmth) * _WARM_LIGHT
            bar = self._handle().inflate(-4, -4)
            draw_brass(canvas, bar, radius=BAR_WIDTH / 2 - 2, light=light)

    def _shade_edges(self, canvas: Canvas, shade: Colour) -> None:
        """Let the content fade away where it goes on, so that no line ends in its middle."""
        edge = pygame.FRect(self.rect.x, self.rect.y, self.content_width, _SHADE)
        if self.offset > _MORE and self._cuts(self.offset):
            draw_toned_fade(canvas, edge, shade, (_SHADE_STRONG, 0))
        if self.offset < self.furthest - _MORE and self._cuts(self.offset + self.rect.height):
            edge.bottom = self.rect.bottom
            draw_toned_fade(canvas, edge, shade, (0, _SHADE_STRONG))

    def _cuts(self, y: float) -> bool:
        """Whether an edge so far down the content lies in a row, and not between two."""
        off = abs(y - round(y / self.step) * self.step) if self.step else _SHADE
        return off > min(_BETWEEN, self.step / 4)

    def _handle(self) -> pygame.FRect:
        share = self.rect.height / max(1.0, self.content_height)
        height = max(28.0, self.rect.height * min(1.0, share))
        way = self.rect.height - height
        y = self.rect.y + (way * self.offset / self.furthest if self.furthest else 0.0)
        return pygame.FRect(self.rect.right - BAR_WIDTH, y, BAR_WIDTH, height)


PaintRow: TypeAlias = Callable[[Canvas, pygame.FRect, int], None]


class ScrollList(ScrollArea):
    """Rows of one height, of which one is selected.

    Where not all of them show, they are so much higher that whole ones fill its place.
    ``paint(canvas, rect, index)`` draws a row over its highlight; ``on_select`` hears of a
    selection, ``on_pick`` of a click on the selected row or of "accept". The selected row stays in
    view where the list or its rows become higher or lower.
    """

    #: The rows of a short list fill its place, too, as if there were so many at least; 0: they
    #: do not.
    fewest: int = 0

    def __init__(
        self,
        count: int,
        paint: PaintRow,
        rect: RectLike = (0, 0, 0, 0),
        *,
        row_height: float = Sizes.row_height,
        selected: int | None = None,
        on_select: Callable[[int], None] = lambda _index: None,
        on_pick: Callable[[int], None] = lambda _index: None,
    ) -> None:
        super().__init__(rect, content_height=count * row_height)
        self.count = count
        self.paint = paint
        self._row_height = row_height
        self.selected = selected
        self.on_select = on_select
        self.on_pick = on_pick
        #: Whether a click picks a row that was not selected: where a selection shows nothing more.
        self.at_once = False
        #: The row under the pointer.
        self._hovered_row: int | None = None

    def set_count(self, count: int) -> None:
        """Show another number of rows."""
        self.count = count
        self.content_height = count * self.row_height
        if self.selected is not None and self.selected >= count:
            self.selected = count - 1 if count else None
        # What glides goes on, but not beyond the end.
        self._goal, self.offset = min(self._goal, self.furthest), min(self.offset, self.furthest)

    @property
    def row_height(self) -> float:
        """The height of each row: at least what was asked for."""
        seen = int(self.rect.height / self._row_height + _HAIR)
        if self.fewest:
            seen = min(seen, max(self.fewest, self.count))
        elif seen >= self.count:
            seen = 0
        return self.rect.height / seen if seen > 1 else self._row_height

    @row_height.setter
    def row_height(self, height: float) -> None:
        changed = height != self._row_height
        self._row_height = height
        self._lie_anew(changed=changed)

    @property
    def step(self) -> float:
        """The height of a row."""
        return self.row_height

    def place(self, rect: RectLike) -> None:
        """Move it to ``rect``."""
        height = self.rect.height
        super().place(rect)
        self._lie_anew(changed=height != self.rect.height)

    def _lie_anew(self, *, changed: bool) -> None:
        self.set_count(self.count)
        if changed and self.selected is not None:
            self.show_row(self.selected)
            self.offset = self._goal

    def show_row(self, index: int) -> None:
        """Bring a row into view, where the list has a place already."""
        if self.rect.height:
            self.reveal(index * self.row_height, (index + 1) * self.row_height)

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the selected row is in the window."""
        if self.selected is None:
            return self.rect
        y = self.rect.y + self.selected * self.row_height - self.offset
        return pygame.FRect(self.rect.x, y, self.rect.width, self.row_height)

    @property
    def spoken(self) -> Spoken:
        """The selected row, and which of how many it is."""
        place = None if self.selected is None else (self.selected + 1, self.count)
        return super().spoken._replace(role="", place=place)

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows that are to be seen at least."""
        del view, width
        return _LEAST_ROWS * self._row_height

    def select(self, index: int) -> None:
        """Select a row and bring it into view."""
        self.selected = index
        self.show_row(index)
        self.on_select(index)

    def follow(self, pos: Point | None) -> bool:
        """Light the row that a click would select."""
        before = self._hovered_row
        self._hovered_row = None if pos is None else self.row_at(pos)
        return self._hovered_row != before

    def row_at(self, pos: Point) -> int | None:
        """Return the row at a height in the window, whether or not it is scrolled into view."""
        index = int((pos[1] - self.rect.y + self.offset) // self.row_height)
        return index if 0 <= index < self.count else None

    def pick(self, pos: Point) -> None:
        """Select the row under the pointer, or pick it when it was selected already."""
        index = self.row_at(pos)
        if index is None:
            return
        if self.at_once or index == self.selected:
            self.on_pick(index)
        else:
            self.select(index)

    def command(self, name: str) -> bool:
        """Go through the rows with the keys."""
        if not self.count:
            return False
        if name == "accept" and self.selected is not None:
            self.on_pick(self.selected)
            return True
        if name.isdigit() and 1 <= int(name) <= self.count:
            self.select(int(name) - 1)
            return True
        page = max(1, int(self.rect.height // self.row_height) - 1)
        steps = {"up": -1, "down": 1, "page_up": -page, "page_down": page}
        steps |= {"home": -self.count, "end": self.count}
        if name not in steps:
            return False
        here = -1 if self.selected is None else self.selected
        index = min(self.count - 1, max(0, here + steps[name]))
        if index == self.selected:
            return False
        give_feedback("move")
        self.select(index)
        return True

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that show."""
        first = int(self.offset // self.row_height)
        last = int((self.offset + self.rect.height) // self.row_height)
        for index in range(max(0, first), min(self.count, last + 1)):
            row = pygame.FRect(0, index * self.row_height, self.content_width, self.row_height)
            chosen = index == self.selected
            draw_row(canvas, row, selected=chosen, hovered=index == self._hovered_row)
            self.paint(canvas, row, index)


#: How far a finger goes up or down before it drags, in logical units; so far it may press.
_STRAY = 10.0


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
