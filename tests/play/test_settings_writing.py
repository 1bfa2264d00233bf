"""The file of the settings is written in one step: there is the old one or the new one, whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.play import Settings, load_settings, save_settings

OLD, NEW = Settings(language="en").at_speed(2), Settings(language="en").at_speed(4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "settings.yaml"
    assert save_settings(OLD, path) is None
    return path


def only_the_old(path: Path) -> bool:
    """Whether the settings are as they were, and no other file lies beside them."""
    return load_settings(path) == (OLD, None) and list(path.parent.iterdir()) == [path]


def test_they_are_on_the_disk_before_they_take_the_place_of_the_old(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves the old ones or the new ones, and never an empty file."""
    seen: list[tuple[int, Settings]] = []

    def fsync(file: int) -> None:
        seen.append((os.fstat(file).st_size, load_settings(path)[0]))

    monkeypatch.setattr("os.fsync", fsync)
    assert save_settings(NEW, path) is None
    assert seen == [(path.stat().st_size, OLD)]
    assert load_settings(path) == (NEW, None)


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace"])
def test_a_full_disk_leaves_the_old_and_nothing_beside_them(
    path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(where, full)
    problem = save_settings(NEW, path)
    monkeypatch.undo()
    assert problem is not None
    assert "cannot be saved (no space left on device)" in problem
    assert only_the_old(path)


def test_two_copies_of_the_game_do_not_write_into_one_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write at once: the second begins while the first has not come to its end."""

    def meanwhile(_: int) -> None:
        monkeypatch.setattr("os.fsync", lambda _: None)
        monkeypatch.setattr("os.getpid", lambda: 4711)
        assert save_settings(OLD, path) is None

    monkeypatch.setattr("os.fsync", meanwhile)
    assert save_settings(NEW, path) is None
    assert load_settings(path) == (NEW, None)
    assert list(path.parent.iterdir()) == [path]
