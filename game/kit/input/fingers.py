"""Fingers on a touch screen: one is a pointer that presses, two scroll."""

from dataclasses import dataclass, field

import pygame

from ..viewport import Point, Viewport
from .intents import (
    LEFT_BUTTON,
    TOUCH,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
)

#: So many logical units of a drag are a notch of the wheel.
NOTCH = 64.0


@dataclass(slots=True)
class Fingers:
    """Every finger on the screen by SDL's number of it, with where it is."""

    _down: dict[int, Point] = field(default_factory=dict)
    #: The finger that is the pointer; None when there is none, or more than one has come.
    _pointer: int | None = None
    #: Where the first of two fingers was when they began: what lies there is scrolled.
    _start: Point = (0.0, 0.0)

    def translate(self, event: pygame.event.Event, view: Viewport) -> Intent | None:
        """Return what a finger does: press, move and release, or scroll together with another."""
        pos = event.x * view.width, event.y * view.height
        finger: int = event.finger_id
        match event.type:
            case pygame.FINGERDOWN:
                return self._pressed(finger, pos)
            case pygame.FINGERMOTION:
                return self._moved(finger, pos)
            case _:
                return self._released(finger, pos)

    def _pressed(self, finger: int, pos: Point) -> Intent | None:
        self._down[finger] = pos
        if len(self._down) == 1:
            self._pointer = finger
            return PointerPressed(pos, LEFT_BUTTON, TOUCH)
        if self._pointer is None:
            return None
        self._start = next(iter(self._down.values()))
        # The first finger lets go where nothing lies, so that nothing is done.
        self._pointer = None
        return PointerReleased(NOWHERE, LEFT_BUTTON, TOUCH)

    def _moved(self, finger: int, pos: Point) -> Intent | None:
        before = self._down.get(finger, pos)
        self._down[finger] = pos
        if finger == self._pointer:
            return PointerMoved(pos, TOUCH)
        first = next(iter(self._down), None)
        # The others go along with the first.
        if finger != first or len(self._down) < 2:
            return None
        return PointerScrolled(self._start, (pos[1] - before[1]) / NOTCH, TOUCH)

    def _released(self, finger: int, pos: Point) -> Intent | None:
        self._down.pop(finger, None)
        if finger != self._pointer:
            return None
        self._pointer = None
        return PointerReleased(pos, LEFT_BUTTON, TOUCH)


#: A place outside of every window.
NOWHERE: Point = (-10_000.0, -10_000.0)
