"""A scene that is higher than its window: how far it is scrolled, and the bar that scrolls it."""

from dataclasses import replace

import pygame

from ..draw.canvas import Canvas
from ..draw.materials import draw_brass, draw_well
from ..input.fingers import NOWHERE
from ..input.intents import (
    LEFT_BUTTON,
    TOUCH,
    Command,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
)
from ..theme import Colours
from ..viewport import Point, Viewport

BAR_WIDTH = 14.0
#: How far a notch of the wheel or an arrow key scrolls, and what a turned page keeps in sight.
_NOTCH, _KEPT = 64.0, 72.0
#: The room that is left above and below what the keyboard is on, so that its hint is seen.
_ROOM = 84.0
_EASE_PER_SECOND = 14.0
#: How far a finger goes until that is a drag of the page and no press.
_SLACK = 9.0
_SHORTEST_GRIP = 36.0
#: The shade and the point at an edge behind which the page goes on, and how little is not told.
_SHADE, _SHADE_STRENGTH, _POINT, _SLIGHT = 40.0, 235, 16.0, 8.0


class PageScroll:
    """Where the window lies on a scene's page, in logical units from the page's top.

    A page that is no higher than the window never scrolls. ``view`` is the whole page as a view:
    as wide as the window, and at least as high.
    """

    def __init__(self) -> None:
        self.window = self.view = Viewport(0.0, 0.0, 1.0)
        self.offset = 0.0
        #: Whether bar and edges are drawn: not in a picture of the whole page.
        self.is_told = True
        self._goal = 0.0
        #: Where the bar was taken, from the top of its grip.
        self._grip: float | None = None
        #: Where a finger is that drags the page or may come to, and whether it does: it has then
        #: come too far to press anything.
        self._finger: Point | None = None
        self.is_dragged = False

    def fit(self, window: Viewport, height: float) -> Viewport:
        """Take in the window and the height that a page needs; return the page's view."""
        self.window = window
        if height <= window.height + 0.5:
            self.view = window
        else:
            self.view = Viewport(window.width, height, window.scale)
        self._go(self._goal, at_once=True)
        return self.view

    @property
    def furthest(self) -> float:
        """The largest offset; 0 for a page that does not scroll."""
        return max(0.0, self.view.height - self.window.height)

    @property
    def seen(self) -> pygame.FRect:
        """The part of the page that is in the window."""
        return pygame.FRect(0, self.offset, self.window.width, self.window.height)

    def take(self, intent: Intent) -> Intent | None:
        """Answer an intent in the window that is meant for the bar, or for a finger's drag.

        Return what any other means on the page. A finger that has dragged is let go nowhere.
        """
        if not self.furthest:
            return intent
        match intent:
            case PointerPressed(pos, button, device) if button == LEFT_BUTTON:
                if pos[0] >= self.window.width - BAR_WIDTH:
                    grip = self._grip_box()
                    inside = grip.top <= pos[1] <= grip.bottom
                    self._grip = pos[1] - grip.top if inside else grip.height / 2
                    self._pull(pos[1])
                    return None
                self._finger = pos if device == TOUCH else None
            case PointerMoved(pos) if self._grip is not None:
                self._pull(pos[1])
                return None
            case PointerMoved(pos) if self._finger is not None and self._slide(pos):
                return None
            case PointerReleased(_, button) if button == LEFT_BUTTON:
                held, dragged = self._grip is not None, self.is_dragged
                self._grip = None
                self.let_finger_go()
                if held or dragged:
                    return None if held else replace(intent, pos=NOWHERE)
        return self._on_page(intent)

    def let_finger_go(self) -> None:
        """Leave the finger that is on the page to something else that it drags."""
        self._finger = None
        self.is_dragged = False

    def scroll(self, intent: Intent) -> bool:
        """Answer what no widget has used: the wheel, and the keys that turn pages."""
        if not self.furthest:
            return False
        before, high = self._goal, self.window.height - _KEPT
        match intent:
            case PointerScrolled(_, dy):
                self._go(before - dy * _NOTCH)
            case Command(name):
                goals = {
                    "up": before - _NOTCH,
                    "down": before + _NOTCH,
                    "scroll_up": before - _NOTCH,
                    "scroll_down": before + _NOTCH,
                    "page_up": before - high,
                    "page_down": before + high,
                    "home": 0.0,
                    "end": self.furthest,
                }
                self._go(goals.get(name, before))
        return self._goal != before

    def reveal(self, box: pygame.FRect) -> None:
        """Scroll as little as shows a part of the page; its top where it is too high for that."""
        room = min(_ROOM, max(0.0, (self.window.height - box.height) / 2))
        if box.bottom + room > self._goal + self.window.height:
            self._go(box.bottom + room - self.window.height)
        if box.top - room < self._goal:
            self._go(box.top - room)

    def update(self, dt: float) -> bool:
        """Glide to where it was scrolled; True while that goes on."""
        left = self._goal - self.offset
        if not left:
            return False
        self.offset += left * min(1.0, dt * _EASE_PER_SECOND)
        if abs(self._goal - self.offset) < 0.5:
            self.offset = self._goal
        return True

    def draw_bar(self, canvas: Canvas) -> None:
        """Draw the bar at the right edge of the window, and where the page goes on out of sight."""
        if not self.furthest or not self.is_told:
            return
        for way, edge, left in (
            (-1, 0.0, self.offset),
            (1, self.window.height, self.furthest - self.offset),
        ):
            if left > _SLIGHT:
                self._draw_more(canvas, edge, way)
        track = pygame.FRect(self.window.width - BAR_WIDTH, 0, BAR_WIDTH, self.window.height)
        draw_well(canvas, track, radius=BAR_WIDTH / 2)
        draw_brass(canvas, self._grip_box().inflate(-4, -4), radius=BAR_WIDTH / 2 - 2, light=40)

    def _draw_more(self, canvas: Canvas, edge: float, way: int) -> None:
        """Shade an edge of the window and point over it, up (-1) or down (1)."""
        width = self.window.width
        beyond = pygame.FRect(-_SHADE, edge - _SHADE * (way < 0), width + 2 * _SHADE, _SHADE)
        canvas.shadow(beyond, spread=_SHADE, drop=0, strength=_SHADE_STRENGTH)
        x, y = width / 2, edge - way * 6
        for colour, grow in ((Colours.night, 3.0), (Colours.gold, 0.0)):
            half, high = _POINT + 2 * grow, _POINT / 2 + grow
            foot = y - way * (high - grow)
            tip = y + way * grow
            canvas.polygon([(x - half, foot), (x + half, foot), (x, tip)], colour)

    def _on_page(self, intent: Intent) -> Intent:
        match intent:
            case (
                PointerMoved(pos)
                | PointerPressed(pos)
                | PointerReleased(pos)
                | PointerScrolled(pos)
                | LongPressed(pos)
            ) if self.offset and pos != NOWHERE:
                return replace(intent, pos=(pos[0], pos[1] + self.offset))
        return intent

    def _go(self, offset: float, *, at_once: bool = False) -> None:
        self._goal = min(self.furthest, max(0.0, offset))
        if at_once:
            self.offset = self._goal

    def _grip_box(self) -> pygame.FRect:
        window = self.window.height
        height = max(_SHORTEST_GRIP, window * window / self.view.height)
        y = (window - height) * self.offset / self.furthest
        return pygame.FRect(self.window.width - BAR_WIDTH, y, BAR_WIDTH, height)

    def _pull(self, y: float) -> None:
        way = max(1.0, self.window.height - self._grip_box().height)
        self._go((y - (self._grip or 0.0)) / way * self.furthest, at_once=True)

    def _slide(self, pos: Point) -> bool:
        """Move the page with the finger; False until it has gone far enough up or down."""
        assert self._finger is not None
        across, down = abs(pos[0] - self._finger[0]), abs(pos[1] - self._finger[1])
        if not self.is_dragged and across >= max(down, _SLACK):
            # It drags something else, or nothing.
            self.let_finger_go()
            return False
        if not self.is_dragged and down < _SLACK:
            return False
        self.is_dragged = True
        self._go(self._goal + self._finger[1] - pos[1], at_once=True)
        self._finger = pos
        return True
