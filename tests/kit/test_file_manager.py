"""The system's file manager is started as the system would start it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.kit import open_folder


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
