"""Writes to the profile are there whole and for good, or not at all."""

import json
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.play import Profile, ProfileError, open_profile
from game.play.profile.contest_store import CLIMB
from game.play.profile.database import Database, connect
from tests.processes import killed

from ..games import CONTENT, sure


@pytest.fixture
def database(kept_profile: Profile, path: Path) -> Iterator[Database]:
    with closing(connect(path)) as connection:
        yield Database(connection, path)


def write(database: Database, form: str) -> None:
    sql = "INSERT OR REPLACE INTO preference (key, value) VALUES ('form', ?)"
    assert database.run(sql, f'"{form}"') == 1


def read(database: Database) -> list[str]:
    return database.rows(str, "SELECT value FROM preference")


def interrupted(database: Database) -> None:
    def begin() -> None:
        with database.writing():
            write(database, "draft")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin()


def test_what_was_interrupted_is_gone_and_blocks_nobody(
    database: Database, kept_profile: Profile
) -> None:
    interrupted(database)
    assert read(database) == []
    with database.writing():
        write(database, "constructed")
    assert read(database) == ['"constructed"']
    interrupted(database)
    kept_profile.set_preference("form", "draft")
    assert read(database) == ['"draft"']


def test_a_write_within_another_counts_with_it_alone(
    database: Database, kept_profile: Profile
) -> None:
    with database.writing():
        with database.writing():
            write(database, "draft")
        assert kept_profile.preference("form", "") == ""
    assert kept_profile.preference("form", "") == "draft"


def test_of_two_writers_at_once_the_second_is_told(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hears so before it does anything, and the first goes on."""
    monkeypatch.setattr("game.play.profile.open_profile.PATIENCE", 0.01)
    with open_profile(path)[0] as other, database.writing():
        write(database, "constructed")
        with pytest.raises(ProfileError, match="in use by another program: close the other"):
            other.set_preference("form", "draft")
    assert read(database) == ['"constructed"']


def test_a_power_cut_takes_nothing_that_was_confirmed(kept_profile: Profile, path: Path) -> None:
    """SQLite waits for the disk at every end of a transaction."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_nothing_is_kept_that_belongs_to_nothing(kept_profile: Profile, database: Database) -> None:
    """The cards of a deck go with it."""
    deck = kept_profile.decks.save("Rush", sorted(CONTENT.cards)[:10])
    assert database.rows(int, "SELECT count(*) FROM deck_card") == [10]
    kept_profile.decks.delete(deck.id)
    assert database.rows(int, "SELECT count(*) FROM deck_card") == [0]


def test_a_file_that_was_moved_takes_no_more(kept_profile: Profile, path: Path) -> None:
    """Another copy of the game has set it aside, and what is written would be lost with it."""
    kept_profile.set_preference("form", "draft")
    path.rename(path.with_name("aside.sqlite"))
    with pytest.raises(ProfileError, match="it was moved while the game ran: start the game"):
        kept_profile.set_preference("form", "constructed")
    with open_profile(path)[0] as other:
        other.set_preference("form", "preconstructed")
        with pytest.raises(ProfileError, match="it was moved"):
            kept_profile.set_preference("form", "constructed")
        assert other.preference("form", "") == "preconstructed"


ROOT = Path(__file__).parents[3]


def writer(path: Path, *arguments: object) -> subprocess.Popen[str]:
    command = [
        sys.executable,
        "-m",
        "tests.play.profile.profile_writer",
        str(path),
        *map(str, arguments),
    ]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def said(lines: Iterable[str]) -> list[list[Any]]:
    """Return what a process has said, without a last line that it did not finish."""
    return [json.loads(line) for line in lines if line.endswith("\n")]


def killed_writer(path: Path, seed: int) -> list[list[Any]]:
    """Let a process write, kill it at a random moment, return what it said it kept."""
    # The first line says that it begins.
    module, rng = "tests.play.profile.profile_writer", Random(seed)
    return said(killed(module, path, seed, rng=rng, most=12, rest=0.02))


def expect(path: Path, kept: list[list[Any]]) -> None:
    """Open the profile and find all that was kept in it, and no half of anything else."""
    profile, problem = open_profile(path)
    with profile:
        assert problem is None
        decks = {deck.id: [deck.name, list(deck.cards)] for deck in profile.decks.all()}
        for what, key, *values in (line for line in kept if len(line) > 1):
            if what == "deck":
                assert decks[key] == values
            elif what == "preference":
                assert [profile.preference(str(key), [])] == values
            elif what == "cup":
                entrants, outcomes, games = values
                cup = sure(profile.contests.cup(key))
                assert list(cup.entrants) == entrants
                assert list(cup.outcomes)[: len(outcomes)] == outcomes
                assert [profile.contests.cup_of(game) for game in games] == [CLIMB, key]
            elif what == "puzzle":
                assert profile.puzzles.get(str(key)).solved is not None
                assert {day.isoformat() for day in profile.puzzles.days()} >= set(values)
            else:
                assert [profile.history.record_text(str(key)).decode()] == values
                assert sure(profile.campaign.attempt(str(key))).won is not None
        for filed in profile.history.matches(limit=1000):
            assert profile.history.record_text(filed.id)
        assert all(len(cards) in (0, 10) for _, cards in decks.values())
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def kill_and_look(path: Path, seeds: range) -> int:
    """Kill one writer after another in the same profile; return how many writes they had kept."""
    kept: list[list[Any]] = []
    for seed in seeds:
        kept += killed_writer(path, seed)
        expect(path, kept)
    assert not path.with_name("profile.broken-1.sqlite").exists()
    return len(kept) - len(seeds)


def test_a_killed_profile_has_all_that_was_confirmed(tmp_path: Path) -> None:
    # In a profile that grows, and in some that were killed while they were made.
    assert kill_and_look(tmp_path / "profile.sqlite", range(4)) > 4
    for seed in range(4, 6):
        kill_and_look(tmp_path / str(seed) / "profile.sqlite", range(seed, seed + 1))


def test_two_copies_that_write_at_once_keep_all(path: Path) -> None:
    with writer(path, 1, 25) as one, writer(path, 2, 25) as other:
        kept = said(sure(one.stdout).readlines()) + said(sure(other.stdout).readlines())
    assert (one.returncode, other.returncode) == (0, 0)
    assert len(kept) == 52
    expect(path, kept)


def test_a_copy_waits_for_one_that_begins_a_damaged_file_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its first statement on it waits longer than for a write."""
    monkeypatch.setattr("game.play.profile.database.PATIENCE", 0.01)
    path = tmp_path / "profile.sqlite"
    path.write_bytes(b"broken")
    at_work = sqlite3.connect(path.with_name("profile.lock"), check_same_thread=False)
    at_work.execute("BEGIN EXCLUSIVE")
    done = threading.Timer(0.3, at_work.close)
    done.start()
    profile, told = open_profile(path)
    done.join()
    with profile:
        assert (profile.path, told is not None) == (path, True)


def test_two_copies_that_find_a_damaged_file_set_it_aside_once(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite"
    code = (
        "import sys; from pathlib import Path; from game.play import open_profile\n"
        "print(); sys.stdout.flush(); sys.stdin.readline()\n"
        "profile, told = open_profile(Path(sys.argv[1]))\n"
        "profile.set_preference(sys.argv[2], 1)\n"
        "print(profile.path is not None, told is not None)\n"
        "print(told, file=sys.stderr)"
    )
    path.write_bytes(b"broken" * 10_000)
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(path), name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in "abc"
    ]
    for copy in copies:
        sure(copy.stdout).readline()
    for copy in copies:
        assert copy.stdin is not None
        copy.stdin.write("\n")
        copy.stdin.flush()
    told = [copy.communicate()[0].split() for copy in copies]
    assert sorted(told) == [["True", "False"], ["True", "False"], ["True", "True"]]
    with open_profile(path)[0] as profile:
        assert [profile.preference(name, 0) for name in "abc"] == [1, 1, 1]
    assert [file.name for file in tmp_path.glob("*broken*")] == ["profile.broken-1.sqlite"]
