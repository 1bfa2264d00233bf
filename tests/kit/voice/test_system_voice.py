"""The voice of the system, with an engine that keeps what it is told, and the signs it reads."""

import sys
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from game.kit import SystemVoice, VoiceLook
from game.kit.voice.page_reader import spoken
from tests.certain import failing
from tests.kit.hands import eventually

WAIT = 5.0
CODES = ["af", "en-029", "en-GB", "fr-BE", "fr-FR", "uk"]


class Engine:
    """Speaks into a list; ``gate`` holds it at its first words."""

    def __init__(self, *, reader: bool = False) -> None:
        can = not reader
        self.features = SimpleNamespace(
            supports_set_voice=can,
            supports_get_voice=can,
            supports_get_voice_language=can,
            supports_set_rate=can,
            supports_set_volume=can,
        )
        self.done: list[object] = []
        self.gate = threading.Event()
        self.gate.set()
        self.voice, self.voices_count = 0, len(CODES)
        self.rate = self.volume = -1.0

    def get_voice_language(self, number: int) -> str:
        return CODES[number]

    def speak(self, text: str, interrupt: bool) -> None:
        self.done.append((text, interrupt))
        self.gate.wait(WAIT)

    def stop(self) -> None:
        self.done.append("stop")


@pytest.fixture
def engine() -> Engine:
    return Engine()


@contextmanager
def speaking(engine: Engine) -> Iterator[SystemVoice]:
    """Have a voice with an engine, which has told something at the end."""
    voice = SystemVoice(load=lambda: engine)
    yield voice
    assert eventually(lambda: engine.done)
    voice.close()


def test_words_are_said_in_their_order_by_another_thread(engine: Engine) -> None:
    with speaking(engine) as voice:
        voice.say("Your turn.")
        voice.say("Zombie.", cut=True)
        assert eventually(lambda: engine.done and engine.done[-1] == ("Zombie.", True))


def test_nobody_waits_for_an_engine_that_is_busy(engine: Engine) -> None:
    engine.gate.clear()
    with speaking(engine) as voice:
        voice.say("a long sentence")
        assert eventually(lambda: engine.done)
        for number in range(100):
            voice.say(f"{number}")
        voice.hush()
        assert engine.done == [("a long sentence", False)]
        engine.gate.set()
        assert eventually(lambda: "stop" in engine.done)
        assert engine.done == [("a long sentence", False), "stop"]


def test_what_cuts_takes_the_place_of_all_that_waits(engine: Engine) -> None:
    engine.gate.clear()
    with speaking(engine) as voice:
        voice.say("first")
        assert eventually(lambda: engine.done)
        voice.say("New game")
        voice.say("Options", cut=True)
        engine.gate.set()
        assert eventually(lambda: len(engine.done) == 2)
        assert engine.done[1] == ("Options", True)


@pytest.mark.parametrize(
    ("look", "voice_rate_volume"),
    [
        (VoiceLook("en", 80, 40), (2, 0.8, 0.4)),
        (VoiceLook("fr", 80, 40), (4, 0.8, 0.4)),
        (VoiceLook("uk", 80, 40), (5, 0.8, 0.4)),
        (VoiceLook("eo", 80, 40), (0, 0.8, 0.4)),
        # The usual rate stays that of the system.
        (VoiceLook("en"), (2, -1.0, -1.0)),
    ],
)
def test_the_voice_of_the_language_is_asked_for(
    engine: Engine, look: VoiceLook, voice_rate_volume: tuple[int, float, float]
) -> None:
    with speaking(engine) as voice:
        voice.tune(look)
        voice.say("!")
    assert (engine.voice, engine.rate, engine.volume) == voice_rate_volume


def test_a_screen_reader_is_left_as_its_owner_has_it() -> None:
    with speaking(engine := Engine(reader=True)) as voice:
        voice.tune(VoiceLook("uk", 80, 40))
        voice.say("!")
    assert (engine.voice, engine.rate) == (0, -1.0)


@pytest.mark.parametrize(
    ("error", "fault"),
    [(ImportError("no prism"), "missing"), (ValueError("none"), "no_engine"), (None, "missing")],
)
def test_a_voice_that_cannot_speak_says_why_and_does_nothing(
    error: Exception | None, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    told = threading.Event()
    voice = SystemVoice(told.set, *([failing(error)] if error else []))
    assert told.wait(WAIT)
    assert voice.fault == fault
    voice.say("nobody hears")
    voice.hush()
    voice.close()


def test_an_engine_that_fails_later_is_given_up(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = threading.Event()
    voice = SystemVoice(told.set, lambda: engine)
    monkeypatch.setattr(engine, "speak", failing(OSError("gone")))
    voice.say("!")
    assert told.wait(WAIT)
    assert voice.fault == "no_engine"


def test_the_dots_of_a_hebrew_letter_are_said_before_its_vowels() -> None:
    written = unicodedata.normalize("NFC", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd")
    said = spoken(written, str)
    assert said == "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"
    assert said != written
    assert unicodedata.normalize("NFC", said) == written
