"""Every scene speaks: as it opens, of what the keyboard comes to, and after every press."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.app_voice import AppVoice
from game.kit import Button, ReadingCanvas, WidgetScene
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
WALKED = 5
#: Any of these may be pressed on any screen; so may keys that mean nothing.
PRESSED = (
    *(*range(pygame.K_a, pygame.K_z), *range(pygame.K_1, pygame.K_9), pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_DELETE, pygame.K_PAGEDOWN, pygame.K_F7, pygame.K_F8),
)
SAMPLED = 3
#: The seconds in which a press is answered.
LONGEST = 8.0
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


def unsaid(desktop: Desktop) -> Iterator[str]:
    """Yield what is written on the buttons of a scene and not said of them."""
    scene = desktop.top
    if not isinstance(scene, WidgetScene):
        return
    for button in scene.widgets.widgets:
        if isinstance(button, Button) and button.reachable:
            canvas = ReadingCanvas.of(desktop.app.stack.view, desktop.app.assets)
            button.draw(canvas)
            said = " ".join((button.spoken.name, button.spoken.value, button.spoken.hint))
            yield from (each.text for each in canvas.read if each.text not in said)


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
    assert [*unsaid(desktop)] == []
    for key in Random(name).sample(PRESSED, SAMPLED):
        voice.taken()
        desktop.key(key)
        desktop.wait(LONGEST)
        told = voice.taken()
        assert told or desktop.app.stack.top is None, f"{pygame.key.name(key)} is not answered"
