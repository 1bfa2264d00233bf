"""A list that scrolls, one of whose rows is chosen."""

from collections.abc import Callable
from typing import TypeAlias

import pygame
from pygame.typing import RectLike

from ..context.kit_context import give_feedback
from ..draw.canvas import Canvas
from ..draw.materials import draw_row
from ..spoken import Spoken
from ..theme import Sizes
from ..viewport import Point, Viewport
from .scroll import ScrollArea

#: So many rows of a list are seen at least.
_LEAST_ROWS = 3
#: So much of a row may be lacking in a list of whole ones: heights are not quite exact.
_HAIR = 0.001
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
    #: How much higher than the others the selected row is.
    raised: float = 0.0

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
        self.content_height = count * self.row_height + (self.raised if count else 0.0)
        if self.selected is not None and self.selected >= count:
            self.selected = count - 1 if count else None
        # What glides goes on, but not beyond the end.
        self._goal, self.offset = min(self._goal, self.furthest), min(self.offset, self.furthest)

    @property
    def row_height(self) -> float:
        """The height of each row: at least what was asked for."""
        room = self.rect.height - self.raised
        seen = int(room / self._row_height + _HAIR)
        if self.fewest:
            seen = min(seen, max(self.fewest, self.count))
        elif seen >= self.count:
            seen = 0
        return room / seen if seen > 1 else self._row_height

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
            row = self.row_rect(index)
            self.reveal(row.top, row.bottom)

    def row_rect(self, index: int) -> pygame.FRect:
        """Return where a row is in the content."""
        high, selected = self.row_height, self.count if self.selected is None else self.selected
        top = index * high + (self.raised if index > selected else 0.0)
        return pygame.FRect(
            0, top, self.content_width, high + (self.raised if index == selected else 0.0)
        )

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the selected row is in the window."""
        if self.selected is None:
            return self.rect
        row = self.row_rect(self.selected).move(self.rect.x, self.rect.y - self.offset)
        row.width = self.rect.width
        return row

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
        y = pos[1] - self.rect.y + self.offset
        if self.selected is not None and y >= self.row_rect(self.selected).bottom:
            y -= self.raised
        elif self.selected is not None and y >= self.row_rect(self.selected).top:
            return self.selected
        index = int(y // self.row_height)
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
        first = int((self.offset - self.raised) // self.row_height)
        last = int((self.offset + self.rect.height) // self.row_height)
        for index in range(max(0, first), min(self.count, last + 1)):
            row = self.row_rect(index)
            chosen = index == self.selected
            draw_row(canvas, row, selected=chosen, hovered=index == self._hovered_row)
            self.paint(canvas, row, index)
