"""Boxes that lay other boxes: rows, columns, grids, panels, and what scrolls."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import pygame

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..draw.grounds import Paper
from ..theme import Sizes
from ..viewport import Viewport
from ..widgets.panels import draw_panel
from ..widgets.scroll import ScrollArea, Span, line_spans
from .blocks import Block, Space, Words

#: How a row divides its width: weights, or the widths themselves.
Shares: TypeAlias = Sequence[float] | Callable[[float], Sequence[float]]

_ENDLESS = float("inf")


class Column(Block):
    """Boxes below one another, ``gap`` apart; springs share the height that is left.

    In one that ``squeezes`` they share what is lacking, too.
    """

    def __init__(
        self, *boxes: Block, gap: float = Sizes.gap, spring: float = 0.0, squeezes: bool = False
    ) -> None:
        super().__init__(*boxes, spring=spring)
        self._gap, self._squeezes = gap, squeezes

    def _gaps(self) -> list[float]:
        pairs = zip(self.boxes, self.boxes[1:], strict=False)
        bare = (any(isinstance(box, Space) for box in pair) for pair in pairs)
        return [*(0.0 if each else self._gap for each in bare), 0.0][: len(self.boxes)]

    def height(self, view: Viewport, width: float) -> float:
        """Return the sum of the heights."""
        return sum(box.height(view, width) for box in self.boxes) + sum(self._gaps())

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes from the top on."""
        self.area, y = area, area.y
        left = area.height - Column.height(self, view, area.width)
        left = left if self._squeezes else max(0.0, left)
        springs = sum(box.spring for box in self.boxes) or 1.0
        for box, gap in zip(self.boxes, self._gaps(), strict=True):
            high = box.height(view, area.width) + left * box.spring / springs
            high = min(high, max(box.highest(view, area.width), high - left))
            box.place(view, pygame.FRect(area.x, y, area.width, high))
            y += high + gap


class Row(Block):
    """Boxes beside one another: of equal widths, by ``shares``, or ``tight``: as they want.

    None is wider than ``most``; a row that is narrower than its place lies in the middle, or at
    the start or end. They lie below one another from a growth of texts above ``stack`` on, and
    where tight ones do not fit.
    """

    def __init__(
        self,
        *boxes: Block,
        gap: float = Sizes.gap,
        most: float = _ENDLESS,
        shares: Shares = (),
        tight: bool = False,
        stack: float = _ENDLESS,
        align: Literal["start", "middle", "end"] = "middle",
        spring: float = 0.0,
    ) -> None:
        super().__init__(*boxes, spring=spring)
        self._gap, self._most, self._shares = gap, most, shares
        self._tight, self._stack, self._align = tight, stack, align

    def width(self, view: Viewport) -> float:
        """Return the width of all, each as wide as it wants to be, or of the widest."""
        if grown(1.0) > self._stack:
            return super().width(view)
        return sum(box.width(view) for box in self.boxes) + self._gap * (len(self.boxes) - 1)

    def _is_stacked(self, view: Viewport, width: float) -> bool:
        return grown(1.0) > self._stack or (self._tight and self.width(view) > width + 0.01)

    def widths(self, view: Viewport, width: float) -> Sequence[float]:
        """Return how wide each box is."""
        if self._tight:
            return [box.width(view) for box in self.boxes]
        if callable(self._shares):
            return self._shares(width)
        shares = self._shares or [1.0] * len(self.boxes)
        room = width - self._gap * (len(shares) - 1)
        return [min(self._most, room * share / sum(shares)) for share in shares]

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the highest, or of all."""
        if self._is_stacked(view, width):
            return Column(*self.boxes, gap=self._gap).height(view, width)
        pairs = zip(self.boxes, self.widths(view, width), strict=True)
        return max((box.height(view, wide) for box, wide in pairs), default=0.0)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes from the left on, or from the top."""
        self.area = area
        if self._is_stacked(view, area.width):
            Column(*self.boxes, gap=self._gap).place(view, area)
            return
        widths = self.widths(view, area.width)
        left = area.width - sum(widths) - self._gap * (len(widths) - 1)
        x = area.x + left * {"start": 0.0, "middle": 0.5, "end": 1.0}[self._align]
        for box, wide in zip(self.boxes, widths, strict=True):
            box.place(view, pygame.FRect(x, area.y, wide, area.height))
            x += wide + self._gap


class Fitting(Block):
    """The first of some boxes for which its place is high enough, or the last.

    It asks for no more height than the lowest of them, so that a page scrolls only where none fits.
    """

    def __init__(self, *choices: Block, spring: float = 0.0) -> None:
        super().__init__(choices[0], spring=spring)
        self._choices = choices

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the lowest."""
        return min(box.height(view, width) for box in self._choices)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the one that is shown."""
        fits = (box for box in self._choices if box.height(view, area.width) <= area.height)
        self.boxes = [next(fits, self._choices[-1])]
        super().place(view, area)


class Grid(Column):
    """Boxes in rows of ``columns``, each at most ``most`` wide."""

    def __init__(
        self,
        boxes: Iterable[Block],
        columns: int,
        *,
        most: float = _ENDLESS,
        gap: float = Sizes.gap,
    ) -> None:
        cells = [*boxes]
        cells += [Space() for _ in range(-len(cells) % columns)]
        rows = (cells[first : first + columns] for first in range(0, len(cells), columns))
        super().__init__(*(Row(*row, gap=gap, most=most) for row in rows), gap=gap)


class Panel(Column):
    """A column on a panel, ``edge`` off its sides and ``tall`` off its top and foot.

    It is of ``paper``, or of what the panels of its scene are. The voice reads all of it before
    it goes on to another one.
    """

    def __init__(
        self,
        *boxes: Block,
        edge: float = 18.0,
        tall: float | tuple[float, float] | None = None,
        gap: float = Sizes.gap,
        paper: Paper | None = None,
        spring: float = 0.0,
        squeezes: bool = False,
    ) -> None:
        super().__init__(*boxes, gap=gap, spring=spring, squeezes=squeezes)
        self._edge, self._paper = edge, paper
        tall = edge if tall is None else tall
        self._top, self._foot = tall if isinstance(tall, tuple) else (tall, tall)
        self.panel = pygame.FRect(0, 0, 0, 0)

    def width(self, view: Viewport) -> float:
        """Return the width with the edges."""
        return super().width(view) + 2 * self._edge

    def height(self, view: Viewport, width: float) -> float:
        """Return the height with the edges."""
        return super().height(view, width - 2 * self._edge) + self._top + self._foot

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the boxes inside."""
        self.panel = area
        inside = area.inflate(-2 * self._edge, -self._top - self._foot)
        inside.y = area.y + self._top
        super().place(view, inside)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and what is on it."""
        draw_panel(canvas, self.panel, self._paper)
        super().draw(canvas)

    def reading(self) -> list[list[Block]]:
        """Return everything on it as one group."""
        return [[self, *(leaf for group in super().reading() for leaf in group)]]


class BlockPage(ScrollArea):
    """A widget that scrolls over a tree of words and pictures longer than its place.

    One that ``fills`` gives a shorter tree all of its height, for what has a spring.
    """

    def __init__(self, box: Block, *, fills: bool = False) -> None:
        super().__init__()
        self.box, self._fills = box, fills
        #: The width and the scale for which the height is known.
        self._measured: tuple[float, float] | None = None

    def show(self, box: Block) -> None:
        """Show another tree, from its top."""
        self.box = box
        self.scroll_to(0.0, at_once=True)
        self._measured = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the page that shows."""
        key = self.rect.width, canvas.view.scale
        if self._measured != key:
            # The width is less once there is a bar, and with it the height is more.
            for _ in range(2):
                self.content_height = self.box.height(canvas.view, self.content_width)
            self.scroll_to(self.offset, at_once=True)
            # Last: painting may be left before, and is begun anew.
            self._measured = key
        high = self.box.height(canvas.view, self.content_width)
        if self._fills:
            high = max(high, self.rect.height)
        self.box.place(canvas.view, pygame.FRect(0, 0, self.content_width, high))
        super().draw(canvas)

    def spans(self) -> Iterator[Span]:
        """Yield the lines of all words, and what else there is."""
        for leaf in self.box.leaves():
            letters = (leaf.style.size,) if isinstance(leaf, Words) else ()
            yield from line_spans(leaf.area, *letters)

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the page."""
        self.box.draw(canvas)
