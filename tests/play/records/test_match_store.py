"""The folder of matches: which one to go on with, and two copies of the game."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.play import Match, MatchStore, Record, RecordError, read_record, saved_games
from game.play.records import journal, match_store
from game.play.records.header import read_header
from game.play.records.journal import Journal, JournalBusy
from game.play.records.kept_folder import is_over, last_line, why_unusable
from tests.certain import objection
from tests.fault_telling import english_in

from ..games import CONTENT, begun, failing, full, go_on, path_of, played, record_of, sure

ROOT = Path(__file__).parents[3]


def left(store: MatchStore, actions: int) -> Record:
    match = go_on(begun(store=store), Random(1), actions)
    match.close()
    return record_of(match)


def test_an_empty_folder_has_nothing_to_go_on_with(store: MatchStore) -> None:
    assert store.looked_through
    assert (store.unfinished(), store.problems) == (None, ())
    assert not store.folder.exists()


def test_a_folder_is_made_where_it_is_missing(tmp_path: Path) -> None:
    assert why_unusable(tmp_path / "new" / "matches", "no_folder", "") is None
    assert (tmp_path / "new" / "matches").is_dir()


def test_a_journal_is_locked_as_long_as_it_is_held(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    held = Journal.create(path, b"0\n")
    held.append(b"1\n2\n")
    assert path.read_bytes() == b"0\n1\n2\n"
    assert journal.is_busy(path)
    with pytest.raises(JournalBusy):
        Journal.open(path)
    with pytest.raises(FileExistsError):
        Journal.create(path, b"0\n")
    held.close()
    assert journal.is_busy(path) is False
    assert Journal.open(path).read() == b"0\n1\n2\n"


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    store = MatchStore()
    match = go_on(begun(store=store), Random(1), 6)
    assert (record_of(match).path, len(record_of(match).entries)) == (None, 6)
    assert store.unfinished(CONTENT) is None
    (problem,) = store.problems
    assert problem.startswith(f"{store.folder}: matches cannot be kept here (not a directory): ")


def test_the_newest_unfinished_match_is_offered(store: MatchStore) -> None:
    """Those that are over stay, and so do those that another program has ended."""
    left(store, 3)
    newest = left(store, 4)
    played(store=store).close()
    for give_up in (lambda match: match.concede(0), Match.abandon):
        match = go_on(begun(store=store), Random(1), 3)
        give_up(match)
        match.close()
    path = sure(left(store, 3).path)
    path.write_bytes(path.read_bytes() + b'{ "end" : {"abandoned": true} }')
    found = sure(store.unfinished(CONTENT))
    assert (found.path, len(found.entries)) == (newest.path, 4)
    assert found.header == newest.header
    assert len(store.files()) == 6


def test_whether_a_match_has_come_to_its_end_is_asked_of_the_newest(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was given up on has come to none."""
    assert not store.has_result()
    abandoned = go_on(begun(store=store), Random(1), 3)
    abandoned.abandon()
    abandoned.close()
    assert not store.has_result()
    played(store=store).close()
    left(store, 3)
    assert store.has_result()
    monkeypatch.setattr(match_store, "_LOOKED_AT", 1)
    assert not store.has_result()


def test_a_match_of_other_rules_is_told_and_passed_over(store: MatchStore) -> None:
    path = sure(left(store, 3).path)
    path.write_bytes(path.read_bytes().replace(b'"rules": 1', b'"rules": 99', 1))
    assert sure(store.unfinished()).path == path
    assert store.unfinished(CONTENT) is None
    assert "rules version 99" in store.problems[0]
    assert english_in(store.problems[0]) == []


def test_a_file_that_is_as_it_was_is_not_read_twice(store: MatchStore) -> None:
    left(store, 3)
    found = sure(store.unfinished())
    held, again = store.reopen(found)
    held.close()
    assert again is found
    other = Match.resume(CONTENT, found, store)
    go_on(other, Random(1), 1)
    other.close()
    held, grown = store.reopen(found)
    held.close()
    assert (len(found.entries), len(grown.entries), grown.path) == (3, 4, found.path)


def test_a_broken_file_is_told_passed_over_and_left_alone(store: MatchStore) -> None:
    good, broken = left(store, 3), sure(left(store, 4).path)
    lines = broken.read_bytes().splitlines(keepends=True)
    damaged = b"".join([lines[0], b"junk\n", *lines[1:]])
    broken.write_bytes(damaged)
    # A match killed before its first line is no complaint.
    for length in (0, 1, 18, 40, len(lines[0]) - 2):
        (store.folder / f"3000-{length}.jsonl").write_bytes(lines[0][:length])
    assert sure(store.unfinished()).path == good.path
    (problem,) = store.problems
    assert f"{broken}:2: this is no line of a record: delete this line" in problem
    assert broken.read_bytes() == damaged


def test_a_folder_that_oddly_cannot_be_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MatchStore()
    monkeypatch.setattr(Path, "mkdir", failing(OSError("Odd")))
    with pytest.raises(RecordError, match=r"cannot be saved \(odd\)"):
        begun(store=store)
    other = MatchStore()
    assert other.unfinished() is None
    assert "matches cannot be kept here (odd)" in other.problems[0]


def test_older_files_wait_to_be_known(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_store, "_LOOKED_AT", 2)
    waiting = left(store, 6)
    over = [left(store, 6) for _ in range(3)]
    for record in over:
        store.discard(record)
    assert store.unfinished(CONTENT, over=lambda: None) is None
    assert not store.looked_through
    looked_at: list[Path] = []

    def looked(path: Path, mark: bytes, end: bytes) -> bool:
        looked_at.append(path)
        return is_over(path, mark, end)

    monkeypatch.setattr(match_store, "is_over", looked)
    names = {record.path.name for record in over if record.path}
    found = sure(store.unfinished(CONTENT, over=lambda: names))
    assert (found.path, store.looked_through) == (waiting.path, True)
    assert looked_at == [over[2].path, over[1].path, waiting.path]
    monkeypatch.setattr(match_store, "_LOOKED_AT", 4)
    asked = failing(AssertionError("it is asked which of none are over"))
    assert sure(store.unfinished(CONTENT, over=asked)).path == waiting.path


def saved_at(record: Record, ago: float) -> Path:
    path, moment = sure(record.path), time.time() - ago
    os.utime(path, (moment, moment))
    return path


def test_a_clock_that_was_ahead_and_is_set_back_hides_no_match(store: MatchStore) -> None:
    """A match of five hours "from now" was played before the one just played."""
    path = saved_at(left(store, 3), ago=-5 * 3600)
    path.rename(path := path.with_name("29991231-235959-000000-abcd.jsonl"))
    played_now, before = saved_at(left(store, 4), ago=10), saved_at(left(store, 5), ago=3600)
    assert sure(store.unfinished(CONTENT)).path == played_now
    assert [game.path for game in saved_games(store, CONTENT)] == [played_now, before, path]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_offered_leads_the_saved_games(store: MatchStore, seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        saved_at(left(store, 3), rng.choice([-9000, -10, 0.0, 5, 5, 7000]))
    assert sure(store.unfinished(CONTENT)).path == saved_games(store, CONTENT)[0].path


def test_a_match_that_is_played_elsewhere_is_not_gone_on_with(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 3)
    told = objection(RecordError, store.reopen, record_of(match))
    assert told.startswith(f"{path_of(match)}: ")
    assert told.endswith("played in another window: go on with it there")


@pytest.mark.parametrize(
    ("text", "line"),
    [(b"", b""), (b"one", b""), (b"one\n", b"one"), (b"one\ntwo", b"one"), (b"a\nb\n", b"b")],
)
def test_the_last_line_is_one_that_stands_whole(tmp_path: Path, text: bytes, line: bytes) -> None:
    (tmp_path / "a").write_bytes(text)
    assert last_line(tmp_path / "a") == line


def test_an_end_behind_a_torn_line_is_none(store: MatchStore) -> None:
    path = sure(left(store, 5).path)
    lines = path.read_bytes().splitlines()
    torn = lines[-1][:20] + b'{"end": {"winner": "left", "rule": "R7.1", "turns": 3}}'
    path.write_bytes(b"\n".join([*lines[:-1], torn, b""]))
    assert list(store.unended()) == [path]


def test_discard_gives_a_match_up_and_keeps_its_file(store: MatchStore) -> None:
    older, newer = left(store, 3), left(store, 4)
    store.discard(newer)
    path = sure(newer.path)
    kept = read_record(path)
    assert (kept.abandoned, len(kept.entries)) == (True, 4)
    assert sure(store.unfinished()).path == older.path
    before = path.read_bytes()
    store.discard(newer)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: path.write_bytes(b"junk"), "there is no header"),
        (Path.mkdir, "cannot be read (is a directory)"),
    ],
)
def test_what_is_no_match_is_told(
    store: MatchStore, make: Callable[[Path], object], words: str
) -> None:
    store.folder.mkdir()
    make(store.folder / "3000.jsonl")
    assert store.unfinished() is None
    (problem,) = store.problems
    assert words in problem


def test_files_are_in_order_and_one_that_has_gone_is_none(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = [left(store, 0) for _ in range(20)]
    assert store.files() == [record.path for record in reversed(records)]
    monkeypatch.setattr(store, "names", lambda *_: ["3000.jsonl"])
    assert list(store.unended()) == []
    with pytest.raises(RecordError, match=r"cannot be read \(no such file or directory\)"):
        read_header(store.folder / "3000.jsonl")


def test_a_failed_resume_frees_the_file(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is free while the complaint is still being shown."""
    record = left(store, 3)
    assert record.path is not None
    whole = record.path.read_bytes()
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match=r"\(no space left on device\)") as discarded:
        store.discard(record)
    assert not journal.is_busy(record.path)
    record.path.write_bytes(whole + b"junk\n")
    with pytest.raises(RecordError, match="this is no line of a record") as reopened:
        store.reopen(record)
    assert not journal.is_busy(record.path)
    record.path.write_bytes(whole.replace(b'"digest": "', b'"digest": "0'))
    with pytest.raises(RecordError) as resumed:
        Match.resume(CONTENT, record, store)
    assert not journal.is_busy(record.path)
    record.path.unlink()
    with pytest.raises(RecordError, match=r"cannot be saved \(no such file or directory\)"):
        store.reopen(record)
    assert all(kept.tb is not None for kept in (discarded, reopened, resumed))


def test_the_players_folder_is_made_with_parents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "new" / "home"))
    for store in (MatchStore(), MatchStore(), MatchStore(tmp_path / "other" / "matches")):
        begun(store=store).close()
        store.unfinished()
        assert (store.folder.name, store.problems) == ("matches", ())
        assert store.files()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_is_no_match(store: MatchStore) -> None:
    """A reader of one waits for ever."""
    path = left(store, 3).path
    os.mkfifo(store.folder / "3000.jsonl")
    assert store.files() == [path]


def test_two_processes_do_not_share_a_match(store: MatchStore) -> None:
    """The other copy plays; when it is killed, its match can be gone on with."""
    command = [sys.executable, "-m", "tests.play.records.player", str(store.folder), "1", "hold"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert sure(other.stdout).readline() == "held\n"
        assert store.unfinished() is None
        (path,) = store.files()
        for take in (store.discard, lambda record: Match.resume(CONTENT, record, store)):
            with pytest.raises(RecordError, match="is being played in another window"):
                take(read_record(path))
        other.kill()
    assert len(Match.resume(CONTENT, sure(store.unfinished()), store).history) == 10


def test_a_look_does_not_lock_the_match(store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other's look holds the lock for a moment: the player waits for it."""
    monkeypatch.setattr(journal, "_PATIENCE", 60.0)
    path = sure(left(store, 3).path)
    command = (
        "import fcntl, sys, time; file = open(sys.argv[1]); "
        "fcntl.flock(file, fcntl.LOCK_SH); print(flush=True); time.sleep(0.1)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", command, str(path)], stdout=subprocess.PIPE
    ) as other:
        sure(other.stdout).readline()
        Journal.open(path).close()
