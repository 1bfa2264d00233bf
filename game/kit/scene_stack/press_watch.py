"""A long press: the left button, or a finger, held still for a while."""

from __future__ import annotations

import math

from ..input.intents import (
    LEFT_BUTTON,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from ..theme import Times

#: How far the pointer may stray, in logical units: a finger never lies quite still.
_STILL = 9.0


class PressWatch:
    """Waits, once something is ``pressed``, for whether it is held still."""

    def __init__(self) -> None:
        self.pressed: PointerPressed | None = None
        self._age = 0.0

    def handle(self, intent: Intent) -> None:
        """Follow the pointer: what moves or is let go is no long press any more."""
        match intent:
            case PointerPressed(_, button) if button == LEFT_BUTTON:
                self.pressed, self._age = intent, 0.0
            case PointerMoved(pos):
                if self.pressed is not None and math.dist(pos, self.pressed.pos) > _STILL:
                    self.pressed = None
            case PointerReleased() | PointerPressed():
                self.pressed = None
            case _:
                pass

    def update(self, dt: float) -> LongPressed | None:
        """Let ``dt`` seconds pass; return the long press when it has become one."""
        pressed = self.pressed
        if pressed is None:
            return None
        self._age += dt
        if self._age < Times.long_press:
            return None
        self.pressed = None
        return LongPressed(pressed.pos, pressed.device)
