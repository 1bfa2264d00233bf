"""A finger that drags along what it lies on."""

from __future__ import annotations

from ..input.intents import TOUCH, Device
from ..viewport import Point
from .scroll import ScrollArea
from .widget import Widget

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
