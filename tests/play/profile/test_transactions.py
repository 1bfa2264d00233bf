"""Writes to the profile are there whole and for good, or not at all."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.play import Profile, ProfileError, open_profile
from game.play.profile import database as database_module
from game.play.profile.database import Database, connect

from ..games import CONTENT

TEN = sorted(CONTENT.cards)[:10]


@pytest.fixture
def database(profile: Profile, path: Path) -> Iterator[Database]:
    """Return the same profile in another window."""
    with closing(connect(path)) as connection:
        yield Database(connection, path)


def write(database: Database, form: str) -> None:
    sql = "INSERT OR REPLACE INTO preference (key, value) VALUES ('form', ?)"
    assert database.run(sql, f'"{form}"') == 1


def read(database: Database) -> list[str]:
    return database.rows(str, "SELECT value FROM preference")


def interrupted(database: Database) -> None:
    """Write something, and be interrupted before it is whole."""

    def begin() -> None:
        with database.writing():
            write(database, "draft")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begin()


def test_what_was_interrupted_is_gone_for_those_who_go_on(database: Database) -> None:
    interrupted(database)
    assert read(database) == []
    with database.writing():
        write(database, "constructed")
    assert read(database) == ['"constructed"']


def test_an_interrupted_write_blocks_nobody(database: Database, profile: Profile) -> None:
    interrupted(database)
    profile.set_preference("form", "constructed")
    assert read(database) == ['"constructed"']


def test_a_write_within_another_counts_with_it_alone(database: Database, profile: Profile) -> None:
    with database.writing():
        with database.writing():
            write(database, "draft")
        assert profile.preference("form", "") == ""
    assert profile.preference("form", "") == "draft"


def test_of_two_writers_at_once_the_second_is_told(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hears so before it does anything, and the first goes on."""
    monkeypatch.setattr(database_module, "_PATIENCE", 0.01)
    with open_profile(path)[0] as other, database.writing():
        write(database, "constructed")
        with pytest.raises(ProfileError, match="in use by another program: close the other"):
            other.set_preference("form", "draft")
    assert read(database) == ['"constructed"']


def test_a_power_cut_takes_nothing_that_was_confirmed(profile: Profile, path: Path) -> None:
    """SQLite waits for the disk at every end of a transaction."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_nothing_is_kept_that_belongs_to_nothing(profile: Profile, database: Database) -> None:
    """The cards of a deck go with it."""
    deck = profile.decks.save("Rush", TEN)
    assert database.rows(int, "SELECT count(*) FROM deck_card") == [10]
    profile.decks.delete(deck.id)
    assert database.rows(int, "SELECT count(*) FROM deck_card") == [0]


def test_a_file_that_was_moved_takes_no_more(profile: Profile, path: Path) -> None:
    """Another copy of the game has set it aside, and what is written would be lost with it."""
    profile.set_preference("form", "draft")
    path.rename(path.with_name("aside.sqlite"))
    with pytest.raises(ProfileError, match="it was moved while the game ran: start the game"):
        profile.set_preference("form", "constructed")
    with open_profile(path)[0] as other:
        other.set_preference("form", "preconstructed")
        with pytest.raises(ProfileError, match="it was moved"):
            profile.set_preference("form", "constructed")
        assert other.preference("form", "") == "preconstructed"
