"""F12 keeps a picture of the window, and the menu tells where it lies."""

import re
from pathlib import Path

import pygame
import pytest

from game import paths
from game.scenes import MenuScene, Services

from .desktop import Desktop


@pytest.fixture
def desktop(services: Services) -> Desktop:
    made = Desktop(services, MenuScene(services), painted=True)
    made.rest()
    return made


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
