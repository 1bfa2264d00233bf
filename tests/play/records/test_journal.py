"""The file of lines: who holds it, and what is asked of it meanwhile."""

import errno
import os
from pathlib import Path
from typing import BinaryIO, cast

import pytest

from game.play.records.journal import Journal, JournalBusy, is_busy


def test_a_file_is_busy_as_long_as_it_is_held(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    journal = Journal.create(path, b"{}\n")
    assert is_busy(path)
    with pytest.raises(JournalBusy):
        Journal.open(path)
    journal.close()
    assert is_busy(path) is False
    again = Journal.open(path)
    assert again.read() == b"{}\n"
    again.close()


def test_who_only_looks_keeps_nobody_else_from_looking(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"{}\n")
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_SH)
        assert not is_busy(path)


def test_a_short_lock_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another copy that only looks lets go of it at once."""
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"{}\n")
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_SH)
        monkeypatch.setattr("time.sleep", lambda _: fcntl.flock(other, fcntl.LOCK_UN))
        Journal.open(path).close()


def test_a_match_is_played_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def lockless(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", lockless)
    Journal.create(tmp_path / "a.jsonl", b"{}\n").close()
    assert Journal.open(tmp_path / "a.jsonl").read() == b"{}\n"


class BrokenDisk:
    """An open file that takes half a line, and lets nothing be cut off."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file

    def write(self, data: bytes) -> int:
        return self.file.write(data[: len(data) // 2])

    def truncate(self, _: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_where_half_a_line_cannot_be_cut_off_the_first_error_is_told(tmp_path: Path) -> None:
    """It is cut off when the file is opened again."""
    path = tmp_path / "a.jsonl"
    journal = Journal.create(path, b"{}\n")
    whole, journal._file = journal._file, cast(BinaryIO, BrokenDisk(journal._file))
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        journal.append(b'{"do": 1}\n')
    whole.close()
    again = Journal.open(path)
    assert again.read() == path.read_bytes() == b"{}\n"
    again.close()


def test_to_make_a_file_that_is_there_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    Journal.create(path, b"{}\n").close()
    with pytest.raises(FileExistsError):
        Journal.create(path, b"[]\n")
    assert path.read_bytes() == b"{}\n"


def test_a_torn_line_is_cut_off_and_a_whole_one_gets_its_end(tmp_path: Path) -> None:
    for left, kept in ((b'{}\n{"do', b"{}\n"), (b"{}\n{}", b"{}\n{}\n"), (b"{}\n[]", b"{}\n")):
        path = tmp_path / "a.jsonl"
        path.write_bytes(left)
        journal = Journal.open(path)
        assert path.read_bytes() == journal.read() == kept
        journal.append(b"{}\n")
        assert path.read_bytes() == kept + b"{}\n"
        journal.close()
