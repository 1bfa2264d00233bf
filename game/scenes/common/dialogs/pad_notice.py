"""The line that a gamepad is gone, for as long as none has come in its place."""

from __future__ import annotations

from ...services import Services


class PadNotice:
    """Says why a match pauses by itself; "" where it does not.

    It is over as soon as more pads are connected than when it was made.
    """

    def __init__(self, services: Services, words: str = "") -> None:
        self._words, self._pads = words, services.inputs.pads
        self._left = len(self._pads.connected)

    @property
    def words(self) -> str:
        """The line, or "" when a pad has come since."""
        return self._words if len(self._pads.connected) <= self._left else ""
