"""The file of lines: who holds it, what is asked of it, and what a killed game leaves."""

import errno
import os
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import BinaryIO, cast

import pytest

from game.play import Match, MatchStore, RecordError, check, read_record
from game.play.records.journal import Journal, is_busy
from game.rules import LEFT, EndTurn, legal_actions
from tests.processes import killed

from ..games import CONTENT, FORMATS, begun, failing, full, go_on, path_of, record_of, sure


def test_who_only_looks_keeps_nobody_from_looking_and_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another copy that only looks lets go of the file at once."""
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"{}\n")
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_SH)
        assert not is_busy(path)
        monkeypatch.setattr("time.sleep", lambda _: fcntl.flock(other, fcntl.LOCK_UN))
        Journal.open(path).close()


def test_a_match_is_played_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(fcntl, "flock", failing(OSError(errno.ENOLCK, "No locks available")))
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
    assert Journal.open(path).read() == path.read_bytes() == b"{}\n"


def test_a_torn_line_is_cut_off_and_a_whole_one_gets_its_end(tmp_path: Path) -> None:
    for left, kept in ((b'{}\n{"do', b"{}\n"), (b"{}\n{}", b"{}\n{}\n"), (b"{}\n[]", b"{}\n")):
        path = tmp_path / "a.jsonl"
        path.write_bytes(left)
        journal = Journal.open(path)
        assert path.read_bytes() == journal.read() == kept
        journal.append(b"{}\n")
        assert path.read_bytes() == kept + b"{}\n"
        journal.close()


class Disk:
    """Knows how much of each file was on the disk when that was last asked for."""

    def __init__(self) -> None:
        self._sizes: dict[int, int] = {}

    def fsync(self, file: int) -> None:
        found = os.fstat(file)
        self._sizes[found.st_ino] = found.st_size

    def forget(self) -> None:
        self._sizes.clear()

    def lacks(self, match: Match) -> int:
        """Return how many bytes of a match a power cut would take."""
        found = path_of(match).stat()
        return found.st_size - self._sizes.get(found.st_ino, 0)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr("os.fsync", disk.fsync)
    return disk


def in_its_second_turn(store: MatchStore) -> Match:
    match = go_on(begun(store=store), Random(1), 2)
    match.submit(EndTurn())
    match.submit(legal_actions(match.position)[0])
    return match


def discard(match: Match) -> None:
    match.close()
    MatchStore(path_of(match).parent).discard(record_of(match))


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [lambda match: match.submit(EndTurn())] * 3,
        [lambda match: go_on(match, Random(1))],
        [lambda match: go_on(match, Random(4))],
        [lambda match: match.concede(LEFT)],
        [lambda match: match.abandon()],
        [discard],
    ],
    ids=["begun", "turns", "end", "another_end", "conceded", "abandoned", "discarded"],
)
def test_what_must_not_be_lost_is_on_the_disk(
    store: MatchStore, disk: Disk, steps: list[Callable[[Match], object]]
) -> None:
    match = in_its_second_turn(store) if steps else begun(FORMATS[1], store=store)
    for step in steps:
        step(match)
        assert disk.lacks(match) == 0
    assert disk.lacks(match) == 0


def test_a_draw_that_was_agreed_on_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    match = go_on(begun(store=store), Random(1), 2)
    while not match.may_agree:
        match.submit(EndTurn())
    match.agree_draw()
    assert disk.lacks(match) == 0


def test_what_is_mended_at_the_return_is_on_the_disk(store: MatchStore, disk: Disk) -> None:
    """A last line without its end, and an end that a kill has kept from the file."""
    for lost in (b"\n", None):
        match = go_on(begun(store=store), Random(1))
        match.close()
        path = sure(record_of(match).path)
        lines = path.read_bytes().splitlines(keepends=True)
        disk.forget()
        path.write_bytes(b"".join(lines).removesuffix(lost) if lost else b"".join(lines[:-1]))
        again = Match.resume(CONTENT, read_record(path), store)
        assert path.read_bytes() == b"".join(lines)
        assert disk.lacks(again) == 0
        again.close()


def test_a_failed_begin_leaves_no_file(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full at its first line; with room again, one file is made."""

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match=r"the match cannot be saved \(no space left on device\)"):
        begun(store=store)
    assert list(store.folder.iterdir()) == []
    monkeypatch.undo()
    begun(store=store).close()
    assert len(store.files()) == 1


def kill_and_look(folder: Path, seed: int) -> int:
    """Kill one player; tell how many actions it had kept."""
    told = killed("tests.play.records.player", folder, seed, rng=Random(seed), most=30, rest=0.005)
    kept = defaultdict(list)
    for name, digest in map(str.split, told):
        kept[name].append(digest)
    store = MatchStore(folder)
    for path in store.files():
        said = kept[path.name]
        if not path.stat().st_size:
            # Killed between making the file and writing its first line.
            assert not said
            continue
        record = read_record(path)
        digests = [cause.digest for cause in record.causes]
        assert digests[: len(said)] == said
        assert len(digests) <= len(said) + 1
        assert check(record, CONTENT).agrees
    unfinished = store.unfinished(CONTENT)
    assert store.problems == ()
    if unfinished is not None:
        match = go_on(Match.resume(CONTENT, unfinished, store), Random(seed))
        assert match.result is not None
        match.close()
    return sum(map(len, kept.values()))


def test_a_killed_match_is_there_up_to_its_last_action(tmp_path: Path) -> None:
    assert sum(kill_and_look(tmp_path / str(seed), seed) for seed in range(3)) > 3


@pytest.mark.slow
def test_two_hundred_killed_matches_are_there(tmp_path: Path) -> None:
    assert sum(kill_and_look(tmp_path / str(seed), seed) for seed in range(5, 205)) > 200
