"""The log file: what goes wrong is kept there, and nothing goes wrong by it."""

import logging
from pathlib import Path

import pytest

from game import paths
from game.kept_files import write_report
from game.log_file import FILES, LARGEST, keep_log

LOG = logging.getLogger("game.board.table")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def file_of(home: Path) -> Path:
    return home / "data" / "log" / "bridges-of-erret.log"


def test_a_warning_lands_in_the_file(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep_log()
    LOG.warning("the table differed from the match: %s", "mana")
    (line,) = file_of(home).read_text("utf-8").splitlines()
    assert line.endswith("WARNING game.board.table: the table differed from the match: mana")
    assert capsys.readouterr().err == "the table differed from the match: mana\n"


def test_nothing_is_opened_before_there_is_something_to_write(home: Path) -> None:
    keep_log()
    LOG.info("all is well")
    assert not file_of(home).exists()


def test_what_a_failure_was_is_told_whole(home: Path) -> None:
    keep_log()
    try:
        raise ValueError("no such plank")
    except ValueError:
        LOG.exception("a scene has failed")
    text = file_of(home).read_text("utf-8")
    assert "a scene has failed\nTraceback" in text
    assert text.endswith("ValueError: no such plank\n")


def test_it_is_kept_once_however_often_it_is_asked_for(home: Path) -> None:
    for _ in range(3):
        keep_log()
        LOG.warning("once")
    assert file_of(home).read_text("utf-8").count("once") == 3


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
