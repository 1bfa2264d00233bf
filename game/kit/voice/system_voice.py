"""The voice of the system: a screen reader, or else the speech that every system has.

The library for it is an extra. It is loaded in a thread of its own, as all calls to it are made
there: to connect takes a second, and no frame waits for it.
"""

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

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


class Voice(Protocol):
    """Says words one after the other.

    ``fault`` is MISSING or NO_ENGINE where a voice cannot be heard, or nothing. None of the methods
    waits, or fails.
    """

    fault: str

    def say(self, words: str, *, cut: bool = False) -> None:
        """Say ``words`` after all that is still to be said; ``cut``: at once, instead of that."""

    def hush(self) -> None:
        """Say nothing more of what is still to be said."""

    def tune(self, look: VoiceLook) -> None:
        """Sound like this from the next words on."""

    def close(self) -> None:
        """Let go of the system's speech."""


#: Words that wait are dropped from the oldest on when there are more: nobody would hear them.
_LONGEST_QUEUE = 40
#: A system that has not answered after so many seconds does not speak.
_PATIENCE = 8.0


class _Words(NamedTuple):
    text: str
    cut: bool


class SystemVoice:
    """Speaks through the library Prism; ``on_fault`` is called from its thread if that fails.

    ``load`` returns the engine: an object with ``speak``, ``stop``, and what ``_tune`` asks for.
    """

    fault = ""

    def __init__(
        self, on_fault: Callable[[], None] = lambda: None, load: Callable[[], Any] | None = None
    ) -> None:
        self._on_fault = on_fault
        self._load = load or _load_engine
        self._waiting: deque[_Words | VoiceLook] = deque(maxlen=_LONGEST_QUEUE)
        self._change = threading.Condition()
        self._stops = self._closed = False
        self._opens = True
        self._patience = threading.Timer(_PATIENCE, self._lose_patience)
        self._patience.daemon = True
        self._patience.start()
        threading.Thread(target=self._work, name="voice", daemon=True).start()

    def say(self, words: str, *, cut: bool = False) -> None:
        """Hand the words over to the thread."""
        if not words or self.fault:
            return
        with self._change:
            if cut:
                self._drop()
            self._waiting.append(_Words(words.replace("\0", ""), cut))
            self._change.notify()

    def hush(self) -> None:
        """Drop what waits, and stop what is being said."""
        with self._change:
            self._drop()
            self._stops = True
            self._change.notify()

    def tune(self, look: VoiceLook) -> None:
        """Have the thread set the engine so."""
        with self._change:
            self._waiting.append(look)
            self._change.notify()

    def close(self) -> None:
        """End the thread, soon."""
        self.hush()
        self._patience.cancel()
        with self._change:
            self._closed = True
            self._change.notify()

    def _drop(self) -> None:
        looks = [each for each in self._waiting if isinstance(each, VoiceLook)]
        self._waiting.clear()
        self._waiting.extend(looks)

    # In the thread

    def _work(self) -> None:
        engine = self._opened()
        self._opens = False
        self._patience.cancel()
        while engine is not None:
            with self._change:
                while not (self._waiting or self._stops or self._closed):
                    self._change.wait()
                stops, self._stops = self._stops, False
                told = self._waiting.popleft() if self._waiting else None
                over = self._closed and told is None
            try:
                if stops:
                    engine.stop()
                if isinstance(told, VoiceLook):
                    _tune(engine, told)
                elif told is not None:
                    engine.speak(told.text, told.cut)
            except Exception:
                if told is not None and not isinstance(told, VoiceLook):
                    self._give_up(NO_ENGINE)
                    return
            if over:
                return

    def _opened(self) -> Any:
        try:
            return self._load()
        except ImportError:
            self._give_up(MISSING)
        except Exception:
            self._give_up(NO_ENGINE)
        return None

    def _lose_patience(self) -> None:
        if self._opens and not self.fault:
            self._give_up(NO_ENGINE)

    def _give_up(self, fault: str) -> None:
        self.fault = fault
        self._on_fault()


def _load_engine() -> Any:
    import prism  # noqa: PLC0415 (an extra, and only with the voice on)

    return prism.Context().create_best()


def _tune(engine: Any, look: VoiceLook) -> None:
    """Set language, rate and volume, as far as the engine lets others do so.

    A screen reader does not: its owner has set it, for all programs.
    """
    can = engine.features
    if can.supports_set_voice and can.supports_get_voice_language:
        found = _voice_for(engine, look.language)
        if found is not None:
            engine.voice = found
    # The usual ones stay the system's own, unless they were changed before.
    if can.supports_set_rate and (look.rate != USUAL_RATE or getattr(engine, "tuned", False)):
        engine.rate = look.rate / 100
    if can.supports_set_volume and (look.volume != USUAL_VOLUME or getattr(engine, "tuned", False)):
        engine.volume = look.volume / 100
    engine.tuned = True


def _voice_for(engine: Any, language: str) -> int | None:
    """Return the number of the best voice of a language; None where the present one is, or none.

    The plain language goes before a region, and the region called like the language, such as
    fr-FR, before the others.
    """
    known = engine.features.supports_get_voice
    if known and _parts(engine.get_voice_language(engine.voice))[0] == language:
        return None
    codes = [_parts(engine.get_voice_language(at)) for at in range(engine.voices_count)]
    found = [(_strangeness(code), at) for at, code in enumerate(codes) if code[0] == language]
    return min(found)[1] if found else None


def _parts(code: str) -> list[str]:
    """Return the parts of a voice's code, such as "uk-UA" or "fr_FR": the language first."""
    return code.replace("_", "-").lower().split("-")


def _strangeness(code: list[str]) -> tuple[int, bool, bool, list[str]]:
    region = code[1:2] or code[:1]
    return len(code), region != code[:1], not region[0].isalpha(), code
