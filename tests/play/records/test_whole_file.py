"""A file to pass on is there in full, or not at all."""

import os
from pathlib import Path

import pytest

from game.play import write_whole


def test_a_file_is_there_in_full(tmp_path: Path) -> None:
    write_whole(tmp_path / "match.jsonl", b"all of it")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"all of it"]


@pytest.mark.parametrize("step", ["write_bytes", "replace"])
def test_half_a_file_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    write = Path.write_bytes

    def half(path: Path, *_: object) -> None:
        write(path, b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, step, half)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "match.jsonl", b"all of it")
    assert list(tmp_path.iterdir()) == []


def test_a_file_never_begun_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "match.jsonl", b"all of it")


def test_two_copies_that_write_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one begins and ends while this one is at its work."""
    target, write = tmp_path / "match.jsonl", Path.write_bytes

    def write_beside_another(path: Path, data: bytes) -> int:
        monkeypatch.setattr(Path, "write_bytes", write)
        written = write(path, data)
        with monkeypatch.context() as other:
            other.setattr(os, "getpid", lambda: 77)
            write_whole(target, data)
        return written

    monkeypatch.setattr(Path, "write_bytes", write_beside_another)
    write_whole(target, b"all of it")
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]
    assert target.read_bytes() == b"all of it"
