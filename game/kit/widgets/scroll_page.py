"""A page that scrolls, and is as high as its words make it at the width that it has."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..draw.canvas import Canvas
from .scroll import ScrollArea


class ScrollPage(ScrollArea, ABC):
    """A scrolled page whose ``lay_out`` goes through all of it, to measure it or to paint it."""

    def __init__(self) -> None:
        super().__init__()
        #: The width and the scale for which the height is known.
        self._measured: tuple[float, float] | None = None

    @abstractmethod
    def lay_out(self, canvas: Canvas, *, paint: bool) -> float:
        """Go through the page from its top, painting or not; return how high it is, in units."""

    def remeasure(self) -> None:
        """Look anew how high the page is: it shows something else."""
        self._measured = None

    def draw(self, canvas: Canvas) -> None:
        """Draw the part of the page that shows."""
        key = self.rect.width, canvas.view.scale
        if self._measured != key:
            # The width is less once there is a bar, and with it the height is more.
            for _ in range(2):
                self.content_height = self.lay_out(canvas, paint=False)
            self.scroll_to(self.offset, at_once=True)
            # Last: painting may be left before, and is begun anew.
            self._measured = key
        super().draw(canvas)

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the page."""
        self.lay_out(canvas, paint=True)
