"""Files that are damaged, in the way or out of reach: nothing is deleted, and the game starts."""

import multiprocessing
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from game.play import Profile, ProfileError, count_records, open_profile
from game.play.profile.database import connect
from tests.fault_telling import english_in

from ..games import CONTENT, failing, played, sure

TEN = sorted(CONTENT.cards)[:10]
NOT_KEPT = "the game starts, and what you reach now will not be kept"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("sound") / "profile.sqlite"
    with open_profile(path)[0] as profile:
        fill(profile)
    return path.read_bytes()


def fill(profile: Profile) -> None:
    for name in "abcdefgh":
        profile.decks.save(name, TEN)
    for seed in range(5):
        profile.file_match(sure(played(seed=seed).record))
    profile.campaign.begin_attempt(1, "draft", None, "match")
    profile.set_preference("form", "draft")


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 2 + 100]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "truncated": truncated,
    "truncated at a page": lambda data: data[: len(data) // 8192 * 4096],
    "cut to one byte": lambda data: data[:1],
    "cut within its header": lambda data: data[:60],
    "text": lambda _: "Это не профиль.\n".encode() * 400,
    "one line": lambda _: b"{}\n",
    "noise": lambda data: Random(1).randbytes(len(data)),
    "zeros": lambda data: bytes(len(data)),
    "noise behind its header": lambda data: data[:100] + Random(1).randbytes(len(data) - 100),
    "a page of zeros": lambda data: data[:8192] + bytes(4096) + data[12288:],
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_file_is_set_aside(path: Path, sound: bytes, name: str) -> None:
    damaged = DAMAGES[name](sound)
    path.write_bytes(damaged)
    profile, told = open_profile(path)
    with profile:
        assert (profile.path, profile.decks.all()) == (path, [])
        fill(profile)
    assert sure(told).startswith(f"{path}: the profile is damaged (")
    assert sure(told).endswith(
        "): it was set aside as profile.broken-1.sqlite, and a new one begun"
    )
    assert sure(told).isprintable()
    assert english_in(sure(told)) == []
    assert path.with_name("profile.broken-1.sqlite").read_bytes() == damaged
    again, told = open_profile(path)
    with again:
        assert told is None
        assert len(again.decks.all()) == 8


def test_nothing_that_was_set_aside_is_lost(path: Path) -> None:
    for number in (1, 2, 3):
        path.write_text(f"broken {number}")
        path.with_name("profile.sqlite-wal").write_text(f"log {number}")
        open_profile(path)[0].close()
    for number in (1, 2, 3):
        aside = path.with_name(f"profile.broken-{number}.sqlite")
        assert aside.read_text() == f"broken {number}"
        assert Path(f"{aside}-wal").read_text() == f"log {number}"


@pytest.mark.parametrize("make", [Path.mkdir, Path.touch])
def test_what_is_found_in_its_place(path: Path, make: Callable[[Path], object]) -> None:
    """A folder is set aside; a game killed before its first write leaves an empty file."""
    make(path)
    folder = path.is_dir()
    profile, told = open_profile(path)
    with profile:
        assert profile.path == path
    aside = "(it is a folder): it was set aside as profile.broken-1.sqlite"
    assert aside in sure(told) if folder else told is None
    assert path.with_name("profile.broken-1.sqlite").is_dir() == folder


def test_what_cannot_be_set_aside_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("broken")
    monkeypatch.setattr(Path, "rename", failing(PermissionError(13, "Permission denied")))
    profile, told = open_profile(path)
    with profile:
        assert profile.path is None
    problem = "the profile can neither be used nor set aside (permission denied)"
    assert told == f"{path}: {problem}; {NOT_KEPT}"
    assert english_in(sure(told)) == []
    assert path.read_text() == "broken"


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "profile.sqlite"
    profile, told = open_profile(path)
    with profile:
        fill(profile)
        assert len(profile.decks.all()) == 8
    assert sure(told).startswith(f"{path}: the profile cannot be made (")
    assert sure(told).endswith(NOT_KEPT)
    assert english_in(sure(told)) == []


def test_a_file_in_use_elsewhere_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.profile.open_profile._PATIENCE", 0.05)
    open_profile(path)[0].close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        profile, told = open_profile(path)
        with profile:
            assert profile.path is None
    words = "cannot be opened, it is in use by another program: close the other programs"
    assert words in sure(told)
    assert english_in(sure(told)) == []
    assert path.with_name("profile.broken-1.sqlite").exists() is False


def test_a_disk_that_is_full_is_told_and_nothing_is_half_done(path: Path) -> None:
    with open_profile(path)[0] as profile:
        profile.decks.save("Rush", TEN)
        pages = profile._database._connection.execute("PRAGMA page_count").fetchone()[0]
        profile._database._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(ProfileError, match="the disk is full: make room and try again"):
            profile.set_preference("long", "x" * 100_000)
        assert profile.preference("long", "") == ""
        profile.set_preference("short", "x")
        assert len(profile.decks.all()) == 1


@pytest.mark.parametrize(
    "change",
    [
        "winner = 'nobody'",
        "began = 'yesterday'",
        "began = '0001-01-01T00:00:00+14:00'",
        "edition = 'last'",
        "ring_end = '5'",
        "ring = 'pairs', ring_end = '[1, 2]'",
        "ring = 'pairs', ring_end = '[[[\"x\"]], [9]]'",
        f"ring = 'pairs', ring_end = '{'[' * 100_000}'",
    ],
    ids=lambda change: change[:40],
)
def test_a_row_that_makes_no_sense_is_told_by_its_record(path: Path, change: str) -> None:
    with open_profile(path)[0] as profile:
        fill(profile)
        *others, match = profile.history.matches()
        with closing(connect(path)) as other:
            other.execute(f"UPDATE played_match SET {change} WHERE id = ?", (match.id,))
        found = {each.id: each for each in profile.history.matches()}
        assert found == {each.id: each for each in (*others, match._replace(file=""))}
        with closing(connect(path)) as other:
            other.execute("DELETE FROM match_record WHERE match = ?", (match.id,))
        damaged = {each.id: each for each in profile.history.matches()}[match.id]
        assert damaged.problem == f"{path}: it has no such match: choose one from the history"
        assert len(profile.history.matches()) == 5


@pytest.mark.parametrize("began", ["yesterday", "2026-01-31T18:00:00", "0001-01-01T00:00:00+14:00"])
def test_what_began_at_no_moment_that_every_screen_can_show_does_not_count(
    path: Path, began: str
) -> None:
    """Goals and statistics ask on which day it was."""
    with open_profile(path)[0] as profile:
        fill(profile)
        filed = [match.id for match in profile.history.matches()]
        texts = [(match, profile.history.record_text(match)) for match in filed]
        profile.figures.add(count_records(texts))
        with closing(connect(path)) as other:
            other.execute("UPDATE match_figures SET began = ? WHERE match = ?", (began, filed[0]))
        assert {match.id for match in profile.figures.matches()} == {*filed[1:]}


@pytest.mark.parametrize(
    ("sql", "ask"),
    [
        # A text that is none, and a count at the end of all numbers.
        (
            "UPDATE played_match SET form = CAST(x'ff' AS TEXT)",
            lambda profile: profile.history.matches(),
        ),
        (
            f"UPDATE puzzle SET tries = {2**63 - 1}",
            lambda profile: profile.puzzles.note_failed("p-1"),
        ),
        ("UPDATE puzzle SET solved = 'long ago'", lambda profile: profile.puzzles.all()),
    ],
)
def test_what_no_row_can_hold_is_told_in_a_line(
    path: Path, sql: str, ask: Callable[[Profile], object]
) -> None:
    with open_profile(path)[0] as profile:
        fill(profile)
        profile.puzzles.note_failed("p-1")
        with closing(connect(path)) as other:
            other.execute(sql)
        with pytest.raises(ProfileError, match="it holds what this game cannot read: put a copy"):
            ask(profile)
        assert len(profile.decks.all()) == 8


# Files and folders that may be read and not written


def test_a_file_that_cannot_be_written_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # With its log beside it, as a killed game leaves it.
    with open_profile(path)[0] as profile:
        fill(profile)
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", path.with_name(f"copy.sqlite{end}"))
    path = path.with_name("copy.sqlite")
    before = path.read_bytes(), Path(f"{path}-wal").read_bytes()
    monkeypatch.setattr("os.access", lambda *_: False)
    profile, told = open_profile(path)
    with profile:
        assert profile.path is None
        assert len(profile.decks.all()) == 8
        profile.decks.save("Rush", TEN)
    assert told == f"{path}: the profile cannot be written: mend the permissions; {NOT_KEPT}"
    assert english_in(sure(told)) == []
    assert (path.read_bytes(), Path(f"{path}-wal").read_bytes()) == before


def test_a_damaged_read_only_file_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("broken")
    monkeypatch.setattr("os.access", lambda *_: False)
    profile, told = open_profile(path)
    with profile:
        assert profile.decks.all() == []
    assert told is not None
    assert path.read_text() == "broken"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.fixture
def locked() -> Iterator[Path]:
    """Return a profile in a folder that nobody but root can write."""
    folder = Path(tempfile.mkdtemp(prefix="bridges-of-erret-"))
    with open_profile(folder / "profile.sqlite")[0] as profile:
        fill(profile)
    (folder / "profile.sqlite").chmod(0o444)
    folder.chmod(0o555)
    yield folder / "profile.sqlite"
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="its folders have other permissions")
def test_a_folder_that_cannot_be_written_is_read(locked: Path) -> None:
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()
    reader = context.Process(target=read_as_anyone, args=(locked, there))
    reader.start()
    assert here.poll(10)
    decks, told = here.recv()
    reader.join()
    assert decks == 8
    assert told == f"{locked}: the profile cannot be written: mend the permissions; {NOT_KEPT}"
    assert [file.name for file in locked.parent.iterdir()] == [locked.name]


def read_as_anyone(path: Path, answer: Connection) -> None:
    if os.getuid() == 0:
        os.setuid(65534)
    profile, told = open_profile(path)
    with profile:
        answer.send((len(profile.decks.all()), told))
