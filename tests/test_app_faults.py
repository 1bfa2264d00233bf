"""A fault that keeps the game from being shown at all is one line, and ends it."""

import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game import app as app_module
from game import paths, start
from game.app import App
from game.kit import AssetError, Window
from game.kit.context import font_files
from game.start import make_services, run_app


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line that the terminal was told."""
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_without_a_screen_no_window_is_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], driver: str
) -> None:
    # SDL falls back to a window that nobody sees, and the game would run in it without end.
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(Window, "_open", Mock(side_effect=AssertionError))
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    assert run_app() == 2
    line = "no window can be opened (no screen was found): start the game on a desktop"
    assert told(capsys) == line


#: A name and a path with more letters than Linux takes, and a path that leaves no room.
TOO_LONG = ["x" * 300, "/".join(["y" * 200] * 21), "/".join(["z" * 195] * 20)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other limits")
@pytest.mark.parametrize("name", TOO_LONG)
@pytest.mark.parametrize("words", [(), ("rule", "R5.6")])
def test_a_folder_with_too_long_a_name_is_told(
    monkeypatch: pytest.MonkeyPatch, home: Path, name: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(home / name))
    done = subprocess.run(
        [sys.executable, "-m", "game", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    if words and not done.returncode:
        # A command writes nothing, and may read no further than there is room.
        return
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("the name of the player's folder is too long (/")
    assert line.endswith(": give a shorter one, as in BRIDGES_OF_ERRET_HOME")


def test_without_the_package_of_the_letters_nothing_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(font_files, "FACES", "no_such_package")
    monkeypatch.setattr(start, "App", Mock(side_effect=AssertionError))
    assert run_app() == 2
    assert told(capsys).startswith("the letters of the game are missing (no package ")


@pytest.mark.parametrize("when", ["App", "run"])
def test_what_not_even_the_error_screen_survives_is_told_with_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path, when: str
) -> None:
    fault = AssetError("picture not found:\nui/button.webp")
    app = Mock(side_effect=fault) if when == "App" else Mock()
    app.return_value.run.side_effect = fault
    monkeypatch.setattr(start, "App", app)
    assert run_app() == 1
    (report,) = (home / "data" / "reports").iterdir()
    assert "Traceback" in report.read_text()
    reason = "AssetError: picture not found: ui/button.webp"
    line = f"the game cannot go on ({reason}): install it again; the details are in {report}"
    assert told(capsys) == line


def test_a_fault_in_a_data_file_ends_the_game_with_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The menu needs the texts alone: the other files are read once it is seen."""
    data = shutil.copytree(paths.data_dir(), tmp_path / "data")
    (data / "decks.yaml").write_text("forest: {name: [}\n")
    monkeypatch.setattr(paths, "data_dir", lambda: data)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert run_app() == 2
    assert told(capsys).startswith("data/decks.yaml:1: this is no YAML, ")


def test_what_a_killed_copy_left_beside_the_settings_is_swept(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / "config").mkdir()
    left = home / "config" / f".settings.yaml.{2**80}"
    left.touch()

    def only_idle_tasks(app: App) -> None:
        # There are none before the first picture.
        if not app._idle_tasks:
            return
        while app._idle_tasks:
            app._idle_tasks.popleft()()
        app._leave()

    monkeypatch.setattr(app_module, "idle_tasks", lambda *_: [])
    monkeypatch.setattr(App, "_turn", only_idle_tasks)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert App(make_services()).run() == 0
    assert not left.exists()
