"""The file of the settings is written in one step: there is the old one or the new one, whole."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.play import Settings, load_settings, save_settings, sweep_settings
from game.play.settings.settings_file import settings_path

from .games import failing, full, sure

OLD, NEW = Settings(language="en").at_speed(2), Settings(language="en").at_speed(4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "settings.yaml"
    assert save_settings(OLD, path) is None
    return path


def only_the_old(path: Path) -> bool:
    """Whether the settings are as they were, and no other file lies beside them."""
    return load_settings(path) == (OLD, None) and list(path.parent.iterdir()) == [path]


def test_they_are_synced_before_the_rename(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut leaves the old ones or the new ones, and never an empty file."""
    seen: list[tuple[int, Settings]] = []

    def fsync(file: int) -> None:
        seen.append((os.fstat(file).st_size, load_settings(path)[0]))

    monkeypatch.setattr("os.fsync", fsync)
    assert save_settings(NEW, path) is None
    assert seen == [(path.stat().st_size, OLD)]
    assert load_settings(path) == (NEW, None)


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace"])
def test_a_full_disk_keeps_the_old(path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    monkeypatch.setattr(where, full)
    problem = save_settings(NEW, path)
    monkeypatch.undo()
    assert "cannot be saved (no space left on device)" in sure(problem)
    assert only_the_old(path)


def test_two_copies_do_not_write_into_one_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both write at once: the second begins while the first has not come to its end."""

    def meanwhile(_: int) -> None:
        monkeypatch.setattr("os.fsync", lambda _: None)
        monkeypatch.setattr("os.getpid", lambda: 4711)
        assert save_settings(OLD, path) is None

    monkeypatch.setattr("os.fsync", meanwhile)
    assert save_settings(NEW, path) is None
    assert load_settings(path) == (NEW, None)
    assert list(path.parent.iterdir()) == [path]


def gone() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        pass
    return process.pid


def test_what_a_killed_copy_of_the_game_has_left_is_swept(path: Path) -> None:
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with other:
        dead, alive = gone(), other.pid
        left = path.with_name(f".{path.name}.{dead}")
        kept = [
            path.with_name(name)
            for name in (
                f".{path.name}.{alive}",
                f".{path.name}.{dead}.bak",
                f".{path.name}.x",
                f"{path.name}.{dead}",
                f".other.yaml.{dead}",
            )
        ]
        for each in (left, *kept):
            each.write_text("half", encoding="utf-8")
        folder = path.with_name(f".{path.name}.{2**80}")
        folder.mkdir()
        sweep_settings(path)
        assert sorted(path.parent.iterdir()) == sorted((path, folder, *kept))
        other.communicate(b"\n")
    assert load_settings(path) == (OLD, None)


@pytest.mark.skipif(os.name != "posix", reason="processes cannot be asked for")
@pytest.mark.parametrize("error", [None, PermissionError(1, "Operation not permitted")])
def test_what_is_still_being_written_by_anybody_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError | None
) -> None:
    """A process that is somebody else's cannot be asked, and so is there."""
    asked: list[tuple[int, ...]] = []

    def kill(*process_and_signal: int) -> None:
        asked.append(process_and_signal)
        if error is not None:
            raise error

    unfinished = path.with_name(f".{path.name}.4711")
    unfinished.touch()
    monkeypatch.setattr("os.kill", kill)
    sweep_settings(path)
    assert sorted(path.parent.iterdir()) == [unfinished, path]
    assert asked == [(4711, 0)]


def test_one_that_stays_keeps_no_other(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unlink, tried = os.unlink, list[object]()

    def once_refused(entry: os.DirEntry[str]) -> None:
        tried.append(entry)
        if len(tried) == 1:
            raise OSError(13, "Permission denied")
        unlink(entry)

    for number in (2**80, 2**81):
        path.with_name(f".{path.name}.{number}").touch()
    monkeypatch.setattr("os.unlink", once_refused)
    sweep_settings(path)
    assert len(tried) == len(list(path.parent.iterdir())) == 2


def test_the_own_file_is_written_and_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "new" / "home"))
    for settings in (OLD, NEW):
        assert save_settings(settings) is None
        assert load_settings() == (settings, None)
    assert save_settings(NEW, tmp_path / "other" / "place" / "settings.yaml") is None
    # Numbers that no process has are swept, and nothing to sweep is no fault.
    for number in (2**80, "9" * 200):
        settings_path().with_name(f".settings.yaml.{number}").touch()
    sweep_settings()
    assert list(settings_path().parent.iterdir()) == [settings_path()]
    sweep_settings(tmp_path / "none" / "settings.yaml")


def test_odd_errors_of_the_disk_are_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = failing(OSError("Odd"))
    locked = failing(PermissionError(13, "Permission denied"))
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", odd)
        assert "the settings cannot be saved (odd)" in str(save_settings(NEW, path))
    with monkeypatch.context() as patch:
        patch.setattr("game.play.settings.settings_file.read_text", locked)
        settings, problem = load_settings(path)
        assert settings == Settings()
        assert "the settings cannot be read (permission denied)" in str(problem)
    path.write_text("[", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", odd)
        assert "the file stays as it is (odd)" in str(load_settings(path)[1])


def test_old_files_are_swept_without_processes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh, old = (path.with_name(f".{path.name}.{number}") for number in (1, 2))
    for each in (fresh, old):
        each.touch()
    os.utime(old, (0, 0))
    with monkeypatch.context() as patch:
        patch.setattr("os.name", "nt")
        patch.setattr("os.kill", lambda *_: pytest.fail("a process would be ended"))
        sweep_settings(path)
    assert sorted(path.parent.iterdir()) == [fresh, path]
