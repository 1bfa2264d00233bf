"""A page as a tree of boxes: rows, columns, grids and tables of words, pictures and widgets.

A ``Block`` says how high it is at a width, for the size of texts of now; whoever holds it gives it
a place. The same tree tells in which order the keyboard goes through its widgets, and which words
the voice reads together. Mirroring for languages that read from the right is the canvas's work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import pygame

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.text.text_block import line_width, text_room, text_size
from ..draw.text.text_style import BODY, HEADING, TextStyle
from ..theme import Sizes
from ..viewport import Viewport
from ..widgets.panels import draw_head, head_height
from ..widgets.widget import Widget

#: A height: fixed, or by the width that there is.
High: TypeAlias = float | Callable[[Viewport, float], float]
#: A width: fixed, or by the window.
Wide: TypeAlias = float | Callable[[Viewport], float]


class Block:
    """Holds boxes one over the other; ``spring`` is its share of the room that a column has left.

    A box of one's own overrides ``height`` and ``draw``, and draws into ``area``.
    """

    def __init__(self, *boxes: Block, spring: float = 0.0) -> None:
        self.boxes: Sequence[Block] = boxes
        self.spring = spring
        self.area = pygame.FRect(0, 0, 0, 0)

    def width(self, view: Viewport) -> float:
        """Return how wide it wants to be; 0 for whatever there is."""
        return max((box.width(view) for box in self.boxes), default=0.0)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high it is at a width."""
        return max((box.height(view, width) for box in self.boxes), default=0.0)

    def highest(self, view: Viewport, width: float) -> float:
        """Return how high it may become by its spring."""
        del view, width
        return float("inf")

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay it into ``area``."""
        self.area = area
        for box in self.boxes:
            box.place(view, area)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the widgets, which their group draws."""
        for box in self.boxes:
            box.draw(canvas)

    @property
    def stop(self) -> object:
        """What the voice reads together with it: that which is one stop of Tab."""
        return self

    def leaves(self) -> Iterator[Block]:
        """Yield the boxes that hold no others, in the order of the tree."""
        if not self.boxes:
            yield self
        for box in self.boxes:
            yield from box.leaves()

    def widgets(self) -> list[Widget]:
        """Return its widgets, in the order in which the keyboard goes through them."""
        return [leaf.widget for leaf in self.leaves() if isinstance(leaf, Item)]

    def reading(self) -> list[list[Block]]:
        """Return the leaves that the voice reads together, in their order."""
        groups = [group for box in self.boxes for group in box.reading()]
        return groups or [[self]]


class Space(Block):
    """Nothing, of a height; it stands in place of the gaps beside it."""

    def __init__(self, high: float = 0.0, *, spring: float = 0.0) -> None:
        super().__init__(spring=spring)
        self.high = high

    def height(self, view: Viewport, width: float) -> float:
        """Return its height."""
        del view, width
        return self.high


class Item(Block):
    """A widget: as high as it wants to be, or ``high``; ``wide`` or as wide as its place.

    In a tight row it is as wide as it wants to be, ``least`` at least. One with a ``spring``, or
    that ``fills``, is as high as its place.
    """

    def __init__(
        self,
        widget: Widget,
        high: High | None = None,
        wide: Wide = 0.0,
        *,
        least: float = 0.0,
        spring: float = 0.0,
        fills: bool = False,
    ) -> None:
        super().__init__(spring=spring)
        self.widget, self._high, self._wide, self._least = widget, high, wide, least
        self._fills = fills or spring > 0

    def width(self, view: Viewport) -> float:
        """Return the width that it was given, or that its words ask for."""
        return self._own_width(view) or max(self._least, self.widget.wanted_width(view))

    def _own_width(self, view: Viewport) -> float:
        return self._wide(view) if callable(self._wide) else self._wide

    def height(self, view: Viewport, width: float) -> float:
        """Return the height for a width, which it need not fill."""
        high = self.widget.wanted_height if self._high is None else self._high
        return _height(high, view, min(self._own_width(view) or width, width))

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the widget at the top of ``area``, in its middle."""
        wide = min(self._own_width(view) or area.width, area.width)
        high = area.height if self._fills else min(area.height, self.height(view, wide))
        self.area = pygame.FRect(area.centerx - wide / 2, area.y, wide, high)
        self.widget.place(self.area)

    @property
    def stop(self) -> object:
        """The stop of Tab that the widget shares, or the widget."""
        return self.widget.stop or self.widget


class Drawn(Block):
    """Something that ``paint(canvas, area)`` draws."""

    def __init__(
        self,
        paint: Callable[[Canvas, pygame.FRect], object],
        high: High = 0.0,
        wide: float = 0.0,
        *,
        spring: float = 0.0,
    ) -> None:
        super().__init__(spring=spring)
        self._paint, self._high, self._wide = paint, high, wide

    def width(self, view: Viewport) -> float:
        """Return the width that it was given."""
        del view
        return self._wide

    def height(self, view: Viewport, width: float) -> float:
        """Return the height for a width."""
        return _height(self._high, view, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        self._paint(canvas, self.area)


def picture(name: str, size: float) -> Drawn:
    """Return a picture in the middle of its place."""

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        box = pygame.FRect(0, 0, size, size)
        box.center = area.center
        canvas.image(name, box)

    return Drawn(paint, size, size)


class Words(Block):
    """A text that wraps and is as high as it needs, at least ``least``."""

    def __init__(
        self, words: str, style: TextStyle = BODY, least: float = 0.0, *, spring: float = 0.0
    ) -> None:
        super().__init__(spring=spring)
        self.words, self.style, self._least = words, style, least

    def width(self, view: Viewport) -> float:
        """Return the width of the text on one line."""
        return line_width(view, self.words, self.style) + 1

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the lines."""
        if not self.words:
            return self._least
        if self.style.fit:
            return max(self._least, text_room(view, self.words, self.style, width))
        return max(self._least, text_size(view, self.words, self.style, width)[1])

    def draw(self, canvas: Canvas) -> None:
        """Write the text."""
        canvas.text(self.words, self.area, self.style)


class Line(Words):
    """A text on one line, whose letters are smaller where it is too long for its place."""

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the line."""
        del view, width
        return max(self._least, grown(self.style.size) * Sizes.line)

    def draw(self, canvas: Canvas) -> None:
        """Write the text."""
        canvas.text(self.words, self.area, self.style, fit=True)


class PanelHead(Block):
    """The title of a panel, with the rule below it; ``least`` is its height in usual texts."""

    def __init__(self, title: str, least: float = 54.0, style: TextStyle = HEADING) -> None:
        super().__init__()
        self.title, self._least, self._style = title, least, style

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the title and the rule."""
        return head_height(view, self.title, width, self._least, self._style)

    def draw(self, canvas: Canvas) -> None:
        """Write the title."""
        draw_head(canvas, self.area, self.title, self._style)


def _height(high: High, view: Viewport, width: float) -> float:
    return high(view, width) if callable(high) else high
