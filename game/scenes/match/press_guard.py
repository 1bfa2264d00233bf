"""What a press leads to, and presses that come too soon after what was seen."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.board import Piece
from game.kit import Command, Intent, Point, PointerMoved, PointerPressed, Times

#: Presses nearer than this count as the same place, in logical units.
_SAME_PLACE = 10.0
#: The keys that lead on; a double press of one counts once.
_STEPS = ("accept", "next", "run_on")


class PressGuard:
    """Judges whether a press is meant for the things that now lie on the table.

    ``shut`` are the seconds left in which no press counts, as the table has just appeared;
    ``unsettled`` those in which none on the hand counts, as its cards have just moved.
    """

    def __init__(self) -> None:
        self.shut = Times.settle
        self.unsettled = 0.0
        #: Whether the present press is the second of a double one.
        self.doubled = False
        self._last: PointerPressed | Command | None = None
        self._age = 0.0
        self._pointer: Point = (0.0, 0.0)
        #: The hand at the last look, and whether it has changed during this motion.
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

    def admits(
        self, intent: Intent, hand: Sequence[Piece], *, skips: bool, resting: bool, on_step: bool
    ) -> bool:
        """Note an intent; return whether it is meant for the present picture.

        ``skips`` tells that it would end an animation, but not while the steps of the match are
        ``resting``. A press ``on_step`` is on one of them, which hear no second press of a double
        click; the ``hand`` hears none that came too early.
        """
        leads_on = _leads_on(intent)
        if self.shut > 0 and (leads_on or (isinstance(intent, Command) and intent.name.isdigit())):
            # It may be meant for the scene before the table.
            return False
        self.doubled = self._is_double(intent)
        self._note(intent)
        if skips:
            return not self.doubled and not resting
        if not isinstance(intent, PointerPressed):
            return True
        if self.doubled and on_step:
            return False
        return self.unsettled <= 0 or not any(piece.spot.holds(intent.pos) for piece in hand)

    def _note(self, intent: Intent) -> None:
        if isinstance(intent, PointerMoved):
            if math.dist(intent.pos, self._pointer) > _SAME_PLACE:
                # A player who moves the pointer has seen the cards at their new places.
                self._pointer, self.unsettled = intent.pos, 0.0
        elif not self.doubled and _leads_on(intent):
            assert isinstance(intent, PointerPressed | Command)
            self._last, self._age = intent, 0.0

    def _is_double(self, intent: Intent) -> bool:
        last = self._last
        if isinstance(intent, PointerPressed) and isinstance(last, PointerPressed):
            return intent.button == last.button and math.dist(intent.pos, last.pos) < _SAME_PLACE
        return isinstance(intent, Command) and intent == last

    def watch(self, hand: Sequence[object], *, moving: bool) -> None:
        """Drop presses on the hand for a moment once its cards have come to rest elsewhere."""
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


#: Returns the function that opens the thing at a place, or None.
Opener: TypeAlias = Callable[[Point], Callable[[], object] | None]


class PressOpener:
    """Opens the pressed thing on release at the same place, as a held press reads a card."""

    def __init__(self) -> None:
        self._find: Opener = lambda _pos: None
        self._pressed: Callable[[], object] | None = None

    def press(self, pos: Point, find: Opener) -> bool:
        """Note the thing that ``find`` returns for a press; True if there is one."""
        self._find, self._pressed = find, find(pos)
        return self._pressed is not None

    def release(self, pos: Point) -> None:
        """Open the pressed thing if it is still at ``pos``."""
        opener, self._pressed = self._pressed, None
        if opener is not None and opener == self._find(pos):
            opener()
