"""A rest after each press, for hands that press twice where once was meant."""

from __future__ import annotations

from .intents import Command, Intent, LongPressed, PointerPressed, PointerReleased


class PressPause:
    """Judges which presses count; ``seconds`` are the rest after each that did, 0 for none.

    The pointer may move meanwhile, and what is typed in a text field is not held up.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._last: float | None = None
        #: Whether the pointer is down by a press that did not count.
        self._ignored = False

    def admits(self, intent: Intent, now: float) -> bool:
        """Whether an intent counts that comes ``now``, in seconds; one that does is noted."""
        if isinstance(intent, PointerReleased | LongPressed):
            return self._ends(intent)
        if not isinstance(intent, PointerPressed | Command):
            return True
        early = self._last is not None and now - self._last < self.seconds
        self._ignored = early and isinstance(intent, PointerPressed)
        if not early:
            self._last = now
        return not early

    def _ends(self, intent: Intent) -> bool:
        """Whether a press counted that goes on or ends with this intent."""
        ignored = self._ignored
        if isinstance(intent, PointerReleased):
            self._ignored = False
        return not ignored
