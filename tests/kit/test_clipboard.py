"""The player's system: clipboard, file manager, and memory given back."""

import ctypes
import gc
import os
import platform
import subprocess
import sys
import weakref
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game.kit import Scene, SpareMemory, open_folder, read_clipboard, write_clipboard
from game.kit.desktop import LONG, QUIET, give_back_memory


@pytest.mark.parametrize("text", ["AXXX-XXX-XX", "Grüße, Größe, שלום"])
def test_a_text_goes_out_and_in(text: str) -> None:
    assert write_clipboard(text)
    assert read_clipboard() == text


def test_where_there_is_no_clipboard_both_ways_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    fail = Mock(side_effect=pygame.error("no clipboard"))
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    assert read_clipboard() is None
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert not write_clipboard("text")
    # What did not arrive was not copied.
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _text: None)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "something else")
    assert not write_clipboard("text")


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a file manager into the path that writes down its environment; return where."""
    if sys.platform in ("win32", "darwin"):
        pytest.skip("it is started in another way")
    tools, notes = tmp_path / "tools", tmp_path / "environment"
    tools.mkdir()
    tool = tools / "xdg-open"
    tool.write_text(f'#!/bin/sh\nenv > "{notes}.part"; echo "$1" >> "{notes}.part"\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    return notes


def shown(folder: Path, notes: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the environment of the file manager that shows a folder."""
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *words: object, **wishes: object) -> None:
            super().__init__(*words, **wishes)  # type: ignore[call-overload]
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    assert open_folder(folder)
    started[0].wait()
    lines = notes.with_suffix(".part").read_text().splitlines()
    assert lines[-1] == str(folder)
    return dict(line.split("=", 1) for line in lines if "=" in line)


@pytest.mark.parametrize("before", ["/opt/lib", "", None])
def test_the_packed_game_keeps_its_libraries_to_itself(
    told: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/usr/lib/bridges-of-erret/_internal")
    monkeypatch.setenv("_PYI_APPLICATION_HOME_DIR", "/usr/lib/bridges-of-erret/_internal")
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "bridges-of-erret")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    found = shown(tmp_path / "cards", told, monkeypatch)
    assert found.get("LD_LIBRARY_PATH") == before
    assert not [name for name in found if name.startswith("_PYI") or name.endswith("_ORIG")]
    assert "SDL_VIDEO_X11_WMCLASS" not in found
    assert found["PATH"] == os.environ["PATH"]


def test_from_source_it_has_what_the_player_has_set(
    told: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/lib")
    assert shown(tmp_path / "cards", told, monkeypatch)["LD_LIBRARY_PATH"] == "/opt/lib"


ROOT = Path(__file__).parents[2]


def test_memory_is_given_back_once_after_a_scene_has_come_to_rest() -> None:
    given: list[str] = []
    spare, menu = SpareMemory(lambda: given.append("back")), Scene()
    # Motion begins the rest anew.
    for _ in range(3):
        spare.stir(menu, 0.1)
        spare.rest(QUIET / 2)
    assert (given, spare.until_due) == ([], QUIET / 2)
    spare.rest(QUIET / 2)
    spare.stir(menu, 0.1)
    spare.rest(QUIET)
    assert (given, spare.until_due) == (["back"], None)
    spare.stir(Scene(), 0.1)
    spare.rest(QUIET)
    assert given == ["back", "back"]


def test_a_scene_that_never_rests_is_lightened_once() -> None:
    lightened: list[str] = []
    spare = SpareMemory(lighten=lambda: lightened.append("lighter"))
    for count, scene in enumerate((Scene(), Scene()), 1):
        spare.stir(scene, LONG / 2)
        assert len(lightened) == count - 1
        for _ in range(3):
            spare.stir(scene, LONG / 2)
            assert len(lightened) == count


def test_a_scene_that_was_left_is_not_kept() -> None:
    spare, scene = SpareMemory(), Scene()
    spare.stir(scene, 0.1)
    left = weakref.ref(scene)
    del scene
    gc.collect()
    assert left() is None


#: In a process of its own: in another one, what earlier tests left free may take the pieces.
_HOLES = """
from game.kit.desktop import give_back_memory
from tests.soak.ledger import resident_kb
pieces = [b"." * (50_000 if number % 2 else 600) for number in range(4_000)]
pieces[1::2] = [b""] * 2_000
held = resident_kb()
give_back_memory()
print(held - resident_kb())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be asked")
def test_what_lies_free_between_what_is_kept_goes_back() -> None:
    command = [sys.executable, "-c", _HOLES]
    told = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert int(told.split()[-1]) > 50_000


@pytest.mark.parametrize(
    ("system", "problem"), [("linux", OSError), ("linux", AttributeError), ("win32", None)]
)
def test_a_library_that_cannot_is_left_alone_and_other_systems_are_not_asked(
    monkeypatch: pytest.MonkeyPatch, system: str, problem: type[Exception] | None
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    library = Mock(side_effect=problem)
    monkeypatch.setattr(ctypes, "CDLL", library)
    give_back_memory()
    assert library.called == (problem is not None)
