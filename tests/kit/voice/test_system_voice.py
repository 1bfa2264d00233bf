"""The voice of the system, with an engine that keeps what it is told."""

import sys
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from game.kit import SystemVoice, VoiceLook

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


def eventually(true: Callable[[], Any]) -> bool:
    end = time.monotonic() + WAIT
    while not true() and time.monotonic() < end:
        time.sleep(0.005)
    return bool(true())


def test_words_are_said_in_their_order_by_another_thread() -> None:
    engine = Engine()
    voice = SystemVoice(load=lambda: engine)
    voice.say("Your turn.")
    voice.say("Zombie.", cut=True)
    assert eventually(lambda: engine.done and engine.done[-1] == ("Zombie.", True))
    voice.close()


def test_nobody_waits_for_an_engine_that_is_busy() -> None:
    engine = Engine()
    engine.gate.clear()
    voice = SystemVoice(load=lambda: engine)
    voice.say("a long sentence")
    assert eventually(lambda: engine.done)
    for number in range(100):
        voice.say(f"{number}")
    voice.hush()
    assert engine.done == [("a long sentence", False)]
    engine.gate.set()
    assert eventually(lambda: "stop" in engine.done)
    assert engine.done == [("a long sentence", False), "stop"]
    voice.close()


def test_what_cuts_takes_the_place_of_all_that_waits() -> None:
    engine = Engine()
    engine.gate.clear()
    voice = SystemVoice(load=lambda: engine)
    voice.say("first")
    assert eventually(lambda: engine.done)
    voice.say("New game")
    voice.say("Options", cut=True)
    engine.gate.set()
    assert eventually(lambda: len(engine.done) == 2)
    assert engine.done[1] == ("Options", True)
    voice.close()


@pytest.mark.parametrize(("language", "number"), [("en", 2), ("fr", 4), ("uk", 5), ("eo", 0)])
def test_the_voice_of_the_language_is_asked_for(language: str, number: int) -> None:
    engine = Engine()
    voice = SystemVoice(load=lambda: engine)
    voice.tune(VoiceLook(language, 80, 40))
    voice.say("!")
    assert eventually(lambda: engine.done)
    assert (engine.voice, engine.rate, engine.volume) == (number, 0.8, 0.4)
    voice.close()


def test_the_usual_rate_stays_that_of_the_system() -> None:
    engine = Engine()
    voice = SystemVoice(load=lambda: engine)
    voice.tune(VoiceLook("en"))
    voice.say("!")
    assert eventually(lambda: engine.done)
    assert (engine.rate, engine.volume) == (-1.0, -1.0)
    voice.close()


def test_a_screen_reader_is_left_as_its_owner_has_it() -> None:
    engine = Engine(reader=True)
    voice = SystemVoice(load=lambda: engine)
    voice.tune(VoiceLook("uk", 80, 40))
    voice.say("!")
    assert eventually(lambda: engine.done)
    assert (engine.voice, engine.rate) == (0, -1.0)
    voice.close()


def failing(error: Exception) -> Callable[[], Any]:
    def fail(*_: object) -> Any:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "fault"), [(ImportError("no prism"), "missing"), (ValueError("none"), "no_engine")]
)
def test_a_voice_that_cannot_speak_says_why_and_does_nothing(error: Exception, fault: str) -> None:
    told = threading.Event()
    voice = SystemVoice(told.set, failing(error))
    assert told.wait(WAIT)
    assert voice.fault == fault
    voice.say("nobody hears")
    voice.hush()
    voice.close()


def test_without_the_library_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    told = threading.Event()
    voice = SystemVoice(told.set)
    assert told.wait(WAIT)
    assert voice.fault == "missing"


def test_an_engine_that_fails_later_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    told = threading.Event()
    voice = SystemVoice(told.set, lambda: engine)
    monkeypatch.setattr(engine, "speak", failing(OSError("gone")))
    voice.say("!")
    assert told.wait(WAIT)
    assert voice.fault == "no_engine"
