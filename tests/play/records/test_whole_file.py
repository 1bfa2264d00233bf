"""What is written to pass on is there in full, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.play import write_whole


def test_a_file_is_there_in_full(tmp_path: Path) -> None:
    write_whole(tmp_path / "match.jsonl", b"all of it")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"all of it"]


@pytest.mark.parametrize("step", ["write_bytes", "rename"])
def test_a_file_that_cannot_be_finished_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    write = Path.write_bytes

    def half(path: Path, *_: object) -> None:
        write(path, b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, step, half)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "match.jsonl", b"all of it")
    assert list(tmp_path.iterdir()) == []


def test_what_keeps_a_file_from_being_written_is_told_where_nothing_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "match.jsonl", b"all of it")
