"""Files and folders that may be read and not written: the game starts, and says so."""

import multiprocessing
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from game.play import open_profile

from .test_damage import NOT_KEPT, TEN, fill


def test_a_file_that_cannot_be_written_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # With its log beside it, as a killed game leaves it.
    with open_profile(path)[0] as profile:
        fill(profile)
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", path.with_name(f"copy.sqlite{end}"))
    path = path.with_name("copy.sqlite")
    before = path.read_bytes(), Path(f"{path}-wal").read_bytes()
    monkeypatch.setattr("os.access", lambda *_: False)
    profile, told = open_profile(path)
    with profile:
        assert profile.path is None
        assert len(profile.decks.all()) == 8
        profile.decks.save("Rush", TEN)
    assert told == f"{path}: the profile cannot be written: mend the permissions; {NOT_KEPT}"
    assert (path.read_bytes(), Path(f"{path}-wal").read_bytes()) == before


def test_a_damaged_read_only_file_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("broken")
    monkeypatch.setattr("os.access", lambda *_: False)
    profile, told = open_profile(path)
    with profile:
        assert profile.decks.all() == []
    assert told is not None
    assert path.read_text() == "broken"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.fixture
def locked() -> Iterator[Path]:
    """Return a profile in a folder that nobody but root can write."""
    folder = Path(tempfile.mkdtemp(prefix="bridges-of-erret-"))
    with open_profile(folder / "profile.sqlite")[0] as profile:
        fill(profile)
    (folder / "profile.sqlite").chmod(0o444)
    folder.chmod(0o555)
    yield folder / "profile.sqlite"
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="its folders have other permissions")
def test_a_folder_that_cannot_be_written_is_read(locked: Path) -> None:
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()
    reader = context.Process(target=read_as_anyone, args=(locked, there))
    reader.start()
    assert here.poll(10)
    decks, told = here.recv()
    reader.join()
    assert decks == 8
    assert told == f"{locked}: the profile cannot be written: mend the permissions; {NOT_KEPT}"
    assert [file.name for file in locked.parent.iterdir()] == [locked.name]


def read_as_anyone(path: Path, answer: Connection) -> None:
    if os.getuid() == 0:
        os.setuid(65534)
    profile, told = open_profile(path)
    with profile:
        answer.send((len(profile.decks.all()), told))
