"""A file to pass on is there in full, or not at all."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game import paths
from game.play import Match, Seat, read_record, write_whole
from game.play.records.kept_folder import free_aside, keep_text, new_name
from game.play.records.match_codes import share_record, shared_file
from game.rules import Terms

from ..games import CONTENT, full, played, record_of, sure


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


def test_files_are_named_by_the_moment_so_that_the_newest_comes_last() -> None:
    before = datetime.now(UTC)
    names = [new_name() for _ in range(3)]
    assert len(set(names)) == 3
    for name in names:
        moment, end = name[:22], name[22:]
        made = datetime.strptime(f"{moment}+0000", "%Y%m%d-%H%M%S-%f%z")
        assert before <= made <= datetime.now(UTC)
        assert re.fullmatch(r"-[0-9a-f]{4}\.jsonl", end)


def test_a_file_never_begun_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_text_is_kept_in_a_file_of_its_own() -> None:
    kept = [keep_text(text, "code") for text in ("one", "two", "three")]
    assert [path.read_text("utf-8") for path in kept] == ["one\n", "two\n", "three\n"]
    assert {path.parent for path in kept} == {paths.user_data_dir() / "texts"}
    assert all(path.name.startswith("code-") and path.suffix == ".txt" for path in kept)


def test_a_broken_file_is_put_aside_where_nothing_lies_yet(tmp_path: Path) -> None:
    """Nor anything that belongs to a file of that name."""
    path = tmp_path / "profile.db"
    assert free_aside(path) == tmp_path / "profile.broken-1.db"
    (tmp_path / "profile.broken-1.db").touch()
    (tmp_path / "profile.broken-2.db-wal").touch()
    assert free_aside(path).name == "profile.broken-2.db"
    assert free_aside(path, ("-shm", "-wal")).name == "profile.broken-3.db"


def test_a_text_gets_the_next_free_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "new" / "home"))
    monkeypatch.setattr("time.strftime", lambda _: "code-now")
    names = [keep_text("one", "code").name for _ in range(4)]
    assert names == [f"code-now{number}.txt" for number in ("", "-2", "-3", "-4")]


@pytest.mark.parametrize(
    ("name", "told"),
    [("", "person"), ("בו", "person"), ("Ada & Éva  B.", "Ada-Eva-B"), ("x" * 30, "x" * 24)],
)
def test_a_file_is_named_in_letters_that_every_system_has(name: str, told: str) -> None:
    match = Match.new(CONTENT, Terms(), (Seat(name), Seat("Bo")), 1)
    file = shared_file(record_of(match).header, ".gif").name
    assert file == f"{record_of(match).header.began:%Y-%m-%d}-{told}-vs-Bo.gif"


def test_a_match_to_pass_on_takes_no_other_s_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    record = sure(played().record)
    shared = [share_record(record) for _ in range(3)]
    assert all(read_record(path).entries == record.entries for path in shared)
    day = f"{record.header.began:%Y-%m-%d}"
    assert [path.name.removeprefix(day) for path in shared] == [
        f"-Ada-vs-Bo{number}.jsonl" for number in ("", "-2", "-3")
    ]
