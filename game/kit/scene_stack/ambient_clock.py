"""The ambient clock: when ambient layers move, a few times a second and not for long."""

from __future__ import annotations

from ..input.intents import FocusGained, FocusLost, Intent

#: Seconds between two beats, and how long after an input they go on.
BEAT = 1 / 15
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
