"""The file of lines: who holds it, and what is asked of it meanwhile."""

from __future__ import annotations

from pathlib import Path

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
