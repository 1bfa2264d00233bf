"""Whatever comes to the window from outside, the game goes on, and tells where its files lie."""

import ctypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.kit import Colours, Command, Intent
from game.scenes import ErrorScene, MenuScene, Services
from game.scenes.replay.open_record import UnplayableRecord

from .desktop import Desktop

#: All kinds of events that SDL and pygame have, and those of others.
KINDS = [*range(pygame.QUIT + 1, pygame.USEREVENT), pygame.USEREVENT, pygame.NUMEVENTS - 1]
#: Values as no device sends them.
STRANGE = {"text": "\ud800\x00", "device_index": 99, "instance_id": 99, "button": 77, "axis": 9}


def drop(name: bytes) -> None:
    """Put a file into the window as SDL does; pygame itself can only send what it can read."""
    (path,) = (Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*")
    sdl = ctypes.CDLL(str(path))
    sdl.SDL_strdup.restype = ctypes.c_void_p
    event = (ctypes.c_uint64 * 7)(pygame.DROPFILE, sdl.SDL_strdup(name))
    assert sdl.SDL_PushEvent(event) == 1


def test_a_drop_that_cannot_be_read_is_one_line_and_loses_nothing(services: Services) -> None:
    desktop = Desktop(services, MenuScene(services))
    for _ in range(2):
        drop(b"/tmp/Gr\xfc\xdfe.jsonl")
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1, y=1))
        desktop.app._turn_safely()
    assert desktop.at(UnplayableRecord).problem == services.translate("replay.unreadable_name")
    desktop.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    desktop.at(MenuScene)


@pytest.mark.parametrize("values", [{}, STRANGE], ids=["no values", "strange values"])
def test_an_event_without_sense_ends_nothing(services: Services, values: Mapping[str, Any]) -> None:
    desktop = Desktop(services, MenuScene(services))
    for kind in KINDS:
        try:
            event = pygame.event.Event(kind, **values)
        except ValueError:
            continue
        pygame.event.post(event)
        desktop.app._turn_safely()
        assert not any(isinstance(scene, ErrorScene) for scene in desktop.app.stack.scenes), event


def test_what_the_window_gains_is_dark_before_it_is_painted(services: Services) -> None:
    desktop = Desktop(services, MenuScene(services))
    window = pygame.display.set_mode((1700, 960), pygame.RESIZABLE)
    window.fill((255, 255, 255))
    desktop.app._hear([])
    seen = [tuple(window.get_at(at))[:3] for at in ((1400, 100), (100, 800), (600, 600))]
    assert seen == [Colours.night, Colours.night, (255, 255, 255)]


class Trap(ErrorScene):
    """An error screen that fails at a key, or as long as it lives."""

    always = False

    def handle_rest(self, intent: Intent) -> None:
        if intent == Command("help"):
            raise RuntimeError("the same event again")

    def update(self, dt: float) -> bool:
        if self.always:
            raise RuntimeError("for good")
        return super().update(dt)


def test_the_error_screen_outlives_the_event_that_caused_it(services: Services) -> None:
    desktop = Desktop(services, Trap(services, None, None))
    for _ in range(9):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
        desktop.app._turn_safely()
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_F1, mod=0))
        desktop.app._turn_safely()
    desktop.key(pygame.K_RETURN)
    desktop.at(MenuScene)


def test_an_error_screen_that_fails_for_good_ends_the_game(services: Services) -> None:
    trap = Trap(services, None, None)
    desktop = Desktop(services, trap)
    trap.always = True

    def turn_ten_times() -> None:
        for _ in range(10):
            trap.invalidate()
            desktop.app._turn_safely()

    with pytest.raises(RuntimeError, match="for good"):
        turn_ten_times()


@pytest.fixture
def desktop(services: Services) -> Desktop:
    return Desktop(services, MenuScene(services), painted=True, rested=True)


def notices(desktop: Desktop) -> list[str]:
    desktop.rest()
    return [notice.text for notice in desktop.at(MenuScene).notices.shown]


def test_the_picture_is_what_the_window_shows_and_the_menu_tells_once_where_it_lies(
    desktop: Desktop,
) -> None:
    shown = desktop.app.window.surface.copy()
    desktop.key(pygame.K_F12)
    (path,) = paths.user_pictures_dir().iterdir()
    assert re.fullmatch(r"bridges-of-erret-\d{8}-\d{6}\.png", path.name)
    kept = pygame.image.load(path)
    assert kept.get_size() == shown.get_size()
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(shown, "RGB")
    for _ in range(2):
        assert notices(desktop) == [f"Screenshots are saved in {path.parent}"]
        desktop.key(pygame.K_F12)


def test_pictures_of_one_second_do_not_take_each_others_place(
    desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "bridges-of-erret-20260102-030405")
    for _ in range(3):
        desktop.key(pygame.K_F12)
    names = sorted(path.name for path in paths.user_pictures_dir().iterdir())
    assert names == [f"bridges-of-erret-20260102-030405{end}.png" for end in ("-2", "-3", "")]


def test_a_picture_that_cannot_be_kept_is_told(
    desktop: Desktop, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_pictures_dir", lambda: Path(__file__))
    desktop.key(pygame.K_F12)
    assert notices(desktop) == [
        "The screenshot could not be saved: a folder is needed, and this is a file"
    ]
    assert "a picture of the window cannot be saved" in caplog.text
