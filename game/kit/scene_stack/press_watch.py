"""How a scene hears: long presses, intents turned round, and the sign that a press was heard."""

import math
import time
from dataclasses import replace

import pygame

from ..draw.canvas import Canvas
from ..draw.materials import draw_well
from ..input.intents import (
    LEFT_BUTTON,
    Command,
    FocusGained,
    FocusLost,
    Intent,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
)
from ..theme import Times
from ..viewport import Viewport

#: How far the pointer may stray, in logical units: a finger never lies quite still.
_STILL = 9.0

#: Seconds after which it shows, and its size with the room around the hourglass.
_MOMENT, _SIZE, _ROOM = 0.25, 88.0, 30.0


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


_TURNED = {"left": "right", "right": "left"}


def flipped_intent(intent: Intent, view: Viewport) -> Intent:
    """Return what an intent in the window means where x counts from the right."""
    match intent:
        case Command(name) if name in _TURNED:
            return replace(intent, name=_TURNED[name])
        case (
            PointerMoved(pos)
            | PointerPressed(pos)
            | PointerReleased(pos)
            | PointerScrolled(pos)
            | LongPressed(pos)
        ):
            return replace(intent, pos=(view.width - pos[0], pos[1]))
    return intent


#: Seconds between two beats, and how long after an input they go on.
BEAT = 1 / 12
AWAKE = 10.0
#: Clocks tick in whole milliseconds, and sums of seconds are not exact.
_GRACE = 0.001


class AmbientClock:
    """Counts the beats of water, flags and light behind what the player does.

    It stands still ten seconds after the last input, while the window is not ``focused``, and
    always where motion is ``reduced``. It looks at no clock: time is handed in.
    """

    def __init__(self) -> None:
        self.reduced = False
        self.focused = True
        self._quiet = 0.0
        self._since = 0.0

    @property
    def awake(self) -> bool:
        """Whether there will be another beat without an input."""
        return self.focused and not self.reduced and self._quiet < AWAKE - _GRACE

    @property
    def until_next_beat(self) -> float | None:
        """The seconds until the next beat; None when there will be none."""
        return max(0.0, BEAT - self._since) if self.awake else None

    def handle(self, intent: Intent) -> None:
        """Wake up at whatever the player did, and rest while the window is left."""
        if isinstance(intent, FocusLost | FocusGained):
            self.focused = isinstance(intent, FocusGained)
        self._quiet = 0.0

    def advance(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True when a beat has come."""
        if not self.awake:
            return False
        self._quiet += dt
        self._since += dt
        if self._since < BEAT - _GRACE:
            return False
        # Missed steps are not made up for: slow motion is better than a jump.
        self._since = 0.0
        return True


class WaitSign:
    """An hourglass in the middle of what the window still shows."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._shown = False

    def follow(self, canvas: Canvas, *, waits: bool) -> list[pygame.Rect]:
        """Draw it once it is due; return those pixels, which the next picture is to cover."""
        if not waits:
            self._since, self._shown = None, False
            return []
        now = time.monotonic()
        self._since = self._since or now
        if self._shown or now - self._since < _MOMENT:
            return []
        self._shown = True
        box = canvas.view.centered((_SIZE, _SIZE))
        draw_well(canvas, box, radius=_SIZE / 2, lit=True)
        canvas.image("icons/hourglass", box.inflate(-_ROOM, -_ROOM))
        return [canvas.view.rect_px(box).inflate(4, 4)]
