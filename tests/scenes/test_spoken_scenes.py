"""Every scene speaks: as it opens, and of everything that the keyboard comes to."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.app_voice import AppVoice
from game.kit import WidgetScene
from game.scenes import SCENE_MODULES, Services, load_scene
from tests.kit.voice.recorded import RecordedVoice

from .desktop import Desktop
from .matches import texts_of

#: The letters of each language; a scene is heard in one of them.
LETTERS = {
    "en": "[A-Za-z]",
    "uk": "[А-Яа-яіїєґ]",
    "ru": "[А-Яа-яё]",
    "fr": "[A-Za-zéèàç]",
    "eo": "[A-Za-zĉĝĵŝŭ]",
    "he": "[א-ת]",
}
LANGUAGES = {name: list(LETTERS)[n % len(LETTERS)] for n, name in enumerate(SCENE_MODULES)}
WALKED = 8
#: The name of a text that is missing, a place for a value that has none, and a mark of a key.
WRONG = re.compile(
    r"\b(voice|match|options|hint|log)\.[a-z_]+|\{(name|card|count|key_\w+)\}|[\ue000-\uf8ff\u200e\u200f]"
)


@pytest.fixture
def voice(services: Services, monkeypatch: pytest.MonkeyPatch) -> RecordedVoice:
    recorded = RecordedVoice()
    monkeypatch.setattr(AppVoice, "_open_system", lambda _self: recorded)
    services.remember(replace(services.settings, voice=True))
    return recorded


def heard(desktop: Desktop, voice: RecordedVoice) -> Iterator[str]:
    """Walk over a scene; yield what is said at each step."""
    for key in (pygame.K_RIGHT, *(pygame.K_TAB,) * WALKED):
        voice.taken()
        desktop.key(key)
        yield from voice.taken()


@pytest.mark.parametrize("name", SCENE_MODULES)
def test_a_scene_says_what_it_is_and_what_is_focused(
    services: Services, voice: RecordedVoice, name: str
) -> None:
    language = LANGUAGES[name]
    services.speak(texts_of(language))
    desktop = Desktop(services, load_scene(name)(services))
    desktop.wait(0.5)
    opening = " ".join(voice.taken()[1:])
    assert re.search(LETTERS[language], opening), f"nothing is said: {opening!r}"
    said = [opening, *heard(desktop, voice)]
    assert not [words for words in said if not words.strip(" .,")]
    assert not [words for words in said if WRONG.search(words)]
    scene = desktop.top
    reachable = isinstance(scene, WidgetScene) and any(
        widget.reachable for widget in scene.widgets.widgets
    )
    assert len(said) > 1 or not reachable or scene.wants_trigger
