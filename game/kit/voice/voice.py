"""The voice that everything speaks with; this one is silent."""

from __future__ import annotations

from dataclasses import dataclass

#: The reasons why a voice is not heard: keys below ``voice.faults``.
MISSING, NO_ENGINE = "missing", "no_engine"
#: The rate and the volume that leave the system's own as they are.
USUAL_RATE, USUAL_VOLUME = 50, 100


@dataclass(frozen=True, slots=True)
class VoiceLook:
    """How a voice is to sound.

    ``language`` is a code such as "uk"; ``rate`` goes from 0 (slow) to 100, ``volume`` from 0
    (silent) to 100.
    """

    language: str = "en"
    rate: int = USUAL_RATE
    volume: int = USUAL_VOLUME


class Voice:
    """Says words one after the other; nothing is heard of this one.

    ``fault`` is MISSING or NO_ENGINE where a voice cannot be heard, or nothing. None of the methods
    waits, or fails.
    """

    fault: str = ""

    def say(self, words: str, *, cut: bool = False) -> None:
        """Say ``words`` after all that is still to be said; ``cut``: at once, instead of that."""

    def hush(self) -> None:
        """Say nothing more of what is still to be said."""

    def tune(self, look: VoiceLook) -> None:
        """Sound like this from the next words on."""

    def close(self) -> None:
        """Let go of the system's speech."""
