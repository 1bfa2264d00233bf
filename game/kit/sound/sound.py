"""The requests for sound, and the silence where there is no sound device."""

from __future__ import annotations

from collections.abc import Iterable

LOUDEST = 100
#: The files of what is heard as widgets and scenes are used.
INTERFACE = {
    "hover": "hover",
    "move": "hover",
    "click": "click",
    "toggle": "toggle",
    "tick": "tick",
    "open": "open",
    "close": "close",
    "back": "back",
    "error": "error",
    "notice": "notice",
}
#: The same effect is not begun again within so many seconds; it would only be louder.
REPEAT_GAP = 0.04
#: So many effects may begin within ``BURST`` seconds: more are noise.
MOST_AT_ONCE, BURST = 5, 0.06


def loudness(volume: int) -> float:
    """Return the share of the full amplitude for a volume of 0 to 100.

    It is the square: to the ear, half way is then about half as loud.
    """
    share: float = min(max(volume, 0), LOUDEST) / LOUDEST
    return share * share


class Throttle:
    """Says which effects may begin, by the seconds at which they are asked for."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def allows(self, name: str, now: float) -> bool:
        """Whether ``name`` may begin ``now``, which is then noted."""
        if now - self._last.get(name, -BURST) < REPEAT_GAP:
            return False
        if sum(now - last < BURST for last in self._last.values()) >= MOST_AT_ONCE:
            return False
        self._last[name] = now
        return True


class Sound:
    """Takes every request and makes no sound: the twin of the one with a device."""

    def effect(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play an effect once, from left (``pan`` -1) to right (1), at a share of its loudness."""

    def interface(self, name: str) -> None:
        """Play the sound of a widget or a scene that is used: a name out of ``INTERFACE``."""

    def jingle(self, name: str) -> None:
        """Play an effect before which the music steps back."""

    def music(self, name: str, level: float = 1.0) -> None:
        """Let a piece play on and on, at a share of its loudness; "" is none.

        It goes on where it is when it is the one that plays; another fades in after it.
        """

    def volumes(self, music: int, effects: int, interface: int) -> None:
        """Set the player's volumes, from 0 (nothing is even read) to 100."""

    def mono(self, mono: bool) -> None:
        """Have everything heard alike in both ears, or from where it comes."""

    def read_ahead(self, names: Iterable[str]) -> None:
        """Begin to read effects before they are asked for."""

    def close(self) -> None:
        """End everything; nothing can be played after."""
