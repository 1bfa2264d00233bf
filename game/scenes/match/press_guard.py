"""Which presses are meant: not the second of a double click, nor one that came too early."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.kit import Command, Intent, Point, PointerMoved, PointerPressed, Times

#: Presses so near to one another are at the same place, in logical units.
_SAME_PLACE = 10.0
#: The keys that lead on, from which a double press is kept.
_STEPS = ("accept", "next", "run_on")


class PressGuard:
    """Remembers the last press, and for how long presses are not meant for the table.

    ``shut`` are the seconds in which the table, which has just come to be seen, hears no press;
    ``unsettled`` those in which the hand, which has just moved, lies otherwise than it was seen.
    """

    def __init__(self) -> None:
        self.shut = Times.settle
        self.unsettled = 0.0
        self._last: PointerPressed | Command | None = None
        self._age = 0.0
        self._pointer: Point = (0.0, 0.0)
        #: The hand when last looked at, and whether it has changed since things move.
        self._hand: list[object] = []
        self._hand_moves = False

    def update(self, dt: float) -> bool:
        """Let time pass; True while it matters."""
        waits = self.shut > 0 or self.unsettled > 0 or self._last is not None
        self.shut = max(0.0, self.shut - dt)
        self.unsettled = max(0.0, self.unsettled - dt)
        self._age += dt
        if self._age >= Times.double_click:
            self._last = None
        return waits

    def shut_out(self, intent: Intent) -> bool:
        """Whether an intent is meant for what was seen before the table."""
        if self.shut <= 0:
            return False
        if isinstance(intent, Command):
            return intent.name in _STEPS or intent.name.isdigit()
        return isinstance(intent, PointerPressed)

    def note(self, intent: Intent) -> None:
        """Remember a press, the first of what may become a double one."""
        if isinstance(intent, PointerMoved):
            if math.dist(intent.pos, self._pointer) > _SAME_PLACE:
                # Who goes there now has seen how the hand lies.
                self._pointer, self.unsettled = intent.pos, 0.0
        elif not self.doubled(intent) and _leads_on(intent):
            assert isinstance(intent, PointerPressed | Command)
            self._last, self._age = intent, 0.0

    def doubled(self, intent: Intent) -> bool:
        """Whether a press is the second of a double click, or of a key pressed twice."""
        last = self._last
        if isinstance(intent, PointerPressed) and isinstance(last, PointerPressed):
            return math.dist(intent.pos, last.pos) < _SAME_PLACE
        return isinstance(intent, Command) and intent == last

    def watch(self, hand: Sequence[object], *, moving: bool) -> None:
        """Have presses wait, once the hand rests otherwise than before, until that is seen."""
        if list(hand) != self._hand:
            self._hand_moves = bool(self._hand)
            self._hand = list(hand)
        if self._hand_moves and not moving:
            self._hand_moves = False
            self.unsettled = Times.settle


def _leads_on(intent: Intent) -> bool:
    if isinstance(intent, Command):
        return intent.name in _STEPS
    return isinstance(intent, PointerPressed)
