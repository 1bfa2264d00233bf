"""The trace that a crash of the interpreter leaves, how the next start tells it, and the log."""

import faulthandler
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.crash_trace import CrashTrace
from game.kept_files import write_report
from game.log_file import FILES, LARGEST, keep_log

#: The game crashes in its first turn, from a function of which the trace can tell.
CRASH = """
import faulthandler, sys, threading, time
from game.__main__ import main
from game.app import App
def work(): time.sleep(60)
def crash_here(app):
    if sys.argv[1] == "windowed":
        sys.stdout = sys.stderr = None
    threading.Thread(target=work, daemon=True).start()
    faulthandler._sigsegv()
App._turn = crash_here
if sys.argv[1] == "windowed":
    sys.frozen = True
main([])
"""
#: The next start tells what its menu says, and ends.
NEXT = """
from game.__main__ import main
from game.app import App
def look_here(app):
    print(*(notice.text for notice in app.stack.top.notices.shown), sep="\\n")
    while app.stack.top is not None:
        app.stack.pop()
App._turn = look_here
main([])
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.yaml").write_text("language: en\n", "utf-8")
    return paths.user_log_dir()


@pytest.fixture
def free() -> Iterator[None]:
    """Nobody watches this process meanwhile, neither pytest."""
    was_on = faulthandler.is_enabled()
    faulthandler.disable()
    yield
    if was_on:
        faulthandler.enable(sys.__stderr__ or sys.stderr)


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONFAULTHANDLER": ""},
    )


@pytest.mark.parametrize("how", ["terminal", "windowed"])
def test_a_crash_leaves_a_trace_that_the_next_start_tells_of_once(log: Path, how: str) -> None:
    assert run(CRASH, how).returncode != 0
    (left,) = log.iterdir()
    text = left.read_text("utf-8")
    assert len(text) < 100_000
    assert "in crash_here" in text
    assert "in work" in text
    told = run(NEXT)
    (kept,) = log.iterdir()
    assert kept.name.startswith("crash-")
    assert kept.read_text("utf-8") == text
    line = f"The game crashed the last time. Where it happened is noted in {kept}"
    assert told.stdout.splitlines()[-1] == line
    assert line not in run(NEXT).stdout
    # A start that ends well leaves nothing.
    assert list(log.iterdir()) == [kept]


@pytest.mark.usefixtures("free")
def test_another_copy_keeps_its_file(log: Path) -> None:
    """An empty file whose process has gone was killed; that is nothing to tell."""
    other = log / f"running-{os.getppid()}.txt"
    other.touch()
    (log / "running-2147483647.txt").touch()
    trace = CrashTrace()
    assert sorted(log.iterdir()) == sorted([other, log / f"running-{os.getpid()}.txt"])
    assert trace.earlier is None
    assert faulthandler.is_enabled()
    trace.close()
    assert list(log.iterdir()) == [other]
    assert not faulthandler.is_enabled()


@pytest.mark.usefixtures("free")
def test_in_a_sandbox_every_start_may_have_the_same_number(log: Path) -> None:
    (log / f"running-{os.getpid()}.txt").write_text("Fatal Python error", "utf-8")
    trace = CrashTrace()
    trace.close()
    assert list(log.iterdir()) == [trace.earlier]


@pytest.mark.usefixtures("free")
def test_only_the_newest_are_kept(log: Path) -> None:
    for number in range(6):
        path = log / f"running-{4_000_000 + number}.txt"
        path.write_text("Fatal Python error", "utf-8")
        os.utime(path, (10_000 * number, 10_000 * number))
    trace = CrashTrace()
    trace.close()
    kept = sorted(log.iterdir())
    assert len(kept) == 3
    assert trace.earlier == kept[-1]


@pytest.mark.usefixtures("free")
def test_where_no_file_can_be_made_there_is_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for home in (tmp_path / "file", tmp_path / ("x" * 300)):
        monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
        if len(home.name) < 10:
            home.touch()
        trace = CrashTrace()
        assert trace.earlier is None
        trace.close()


LOG = logging.getLogger("game.board.table")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def file_of(home: Path) -> Path:
    return home / "data" / "log" / "bridges-of-erret.log"


def test_a_warning_lands_in_the_file_once_however_often_a_log_is_asked_for(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(3):
        keep_log()
    LOG.info("all is well")
    # Nothing is opened before there is something to write.
    assert not file_of(home).exists()
    LOG.warning("the table differed from the match: %s", "mana")
    (line,) = file_of(home).read_text("utf-8").splitlines()
    assert line.endswith("WARNING game.board.table: the table differed from the match: mana")
    assert capsys.readouterr().err == "the table differed from the match: mana\n"


def test_what_a_failure_was_is_told_whole(home: Path) -> None:
    keep_log()
    try:
        raise ValueError("no such plank")
    except ValueError:
        LOG.exception("a scene has failed")
    text = file_of(home).read_text("utf-8")
    assert "a scene has failed\nTraceback" in text
    assert text.endswith("ValueError: no such plank\n")


def test_it_does_not_grow_without_end(home: Path) -> None:
    keep_log()
    for _ in range(FILES + 2):
        LOG.warning("x" * (LARGEST - 1000))
    files = sorted(file_of(home).parent.iterdir())
    assert [file.name.removeprefix("bridges-of-erret.log") for file in files] == ["", ".1", ".2"]
    assert all(file.stat().st_size <= LARGEST for file in files)


def test_a_folder_that_cannot_be_written_is_harmless(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("a file where the folder would be")
    keep_log()
    LOG.warning("the table differed from the match")
    assert capsys.readouterr().err == "the table differed from the match\n"


def test_a_report_that_cannot_be_written_is_logged(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    (home / "data").mkdir()
    (home / "data" / "reports").touch()
    assert write_report("what happened") is None
    assert "the report cannot be written" in file_of(home).read_text("utf-8")
    assert "the report cannot be written" in capsys.readouterr().err
