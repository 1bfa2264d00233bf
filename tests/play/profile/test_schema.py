"""The profile's versions: older ones are brought up whole, newer ones are left alone."""

import lzma
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.play import (
    HORDE,
    FiledMatch,
    Profile,
    ProfileError,
    Result,
    SavedDeck,
    Seat,
    open_profile,
)
from game.play.profile import upgrades
from game.play.profile.database import connect
from game.play.profile.schema import APPLICATION, VERSION, take_step
from game.play.profile.upgrades import version_of
from game.rules import LEFT, Difficulty, Terms
from tests.fault_telling import english_in
from tests.releases.freeze import PROFILE, RELEASES

ROOT = Path(__file__).parents[3]
STORED = Path(__file__).with_name("profile_v1.sql")
LONG_AGO = datetime(2026, 1, 31, 18, tzinfo=UTC)


def run(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def schema_of(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {str(name): " ".join(str(sql).split()) for name, sql in rows}


def expect_the_stored_profile(profile: Profile) -> None:
    assert profile.decks.all() == [SavedDeck(3, "Walls", ("zombie", "baron"), LONG_AGO)]
    seats = Seat("Ada"), HORDE
    terms = Terms("draft", solo=True, custom=True)
    assert profile.history.matches() == [
        FiledMatch("c0ffee", LONG_AGO, terms, seats, Result(LEFT, "R9.8", 14), "old.jsonl")
    ]
    assert profile.history.record_text("c0ffee") == b'{"bridges-of-erret": 1}'
    level = profile.campaign.levels()[1]
    assert (level.wins, level.best_turns) == (1, 14)
    assert level.beaten == {Difficulty(fixed_mana=7)}
    assert profile.campaign.levels()[2].unlocked


def test_a_profile_of_version_1_is_brought_up_whole(path: Path) -> None:
    """Those that came later are in ``tests/releases``."""
    run(path, STORED.read_text())
    for _ in range(2):
        profile, problem = open_profile(path)
        with profile:
            assert problem is None
            expect_the_stored_profile(profile)
            profile.set_preference("form", "draft")
            assert profile.preference("form", "") == "draft"
            profile.puzzles.note_failed("w1-0001")
            assert profile.puzzles.get("w1-0001").tries > 0


def test_what_was_earned_before_there_were_bulbs_has_none_and_is_counted_again(path: Path) -> None:
    path.write_bytes(lzma.decompress((RELEASES / "0.11.0" / PROFILE).read_bytes()))
    with open_profile(path)[0] as profile:
        assert not any(each.bulb for each in profile.figures.achievements().values())
        assert not any(match.bulb for match in profile.history.matches())
        level = profile.campaign.levels()[1]
        assert (level.wins, level.own_wins, level.bulb) == (1, 1, False)
        waiting = profile.figures.waiting(9)
        assert sorted(waiting) == sorted(match.id for match in profile.history.matches())


def test_the_stored_profile_is_what_the_first_step_makes() -> None:
    with closing(connect(None)) as made, closing(connect(None)) as stored:
        take_step(made, 0)
        stored.executescript(STORED.read_text())
        assert schema_of(made) == schema_of(stored)


def test_an_old_profile_and_a_new_one_are_the_same(path: Path) -> None:
    run(path, STORED.read_text())
    fresh = path.with_name("fresh.sqlite")
    for file in (path, fresh):
        open_profile(file)[0].close()
    with closing(connect(path)) as old, closing(connect(fresh)) as new:
        assert schema_of(old) == schema_of(new)
        assert version_of(old) == version_of(new) == VERSION


def test_a_profile_of_a_newer_game_is_left_alone(path: Path) -> None:
    run(path, f"{STORED.read_text()}; PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    profile, problem = open_profile(path)
    with profile:
        assert problem == (
            f"{path}: a newer version of the game wrote this profile: use that one; the file"
            " stays as it is; the game starts, and what you reach now will not be kept"
        )
        assert problem is not None
        assert english_in(problem) == []
        assert profile.path is None
        profile.set_preference("form", "draft")
        assert profile.preference("form", "") == "draft"
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_nothing_is_written_once_a_newer_game_has_upgraded_the_file(path: Path) -> None:
    with open_profile(path)[0] as profile:
        profile.set_preference("form", "draft")
        run(path, f"PRAGMA user_version = {VERSION + 1}")
        with pytest.raises(ProfileError, match="a newer version of the game has taken it over"):
            profile.set_preference("form", "constructed")
        assert profile.preference("form", "") == "draft"


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("CREATE TABLE song (name)", "it belongs to another program"),
        ("PRAGMA application_id = 7", "it belongs to another program"),
        ("PRAGMA user_version = 2", "it belongs to another program"),
        (f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = -1", "its version is none"),
        (f"{STORED.read_text()}; DROP TABLE attempt", "it lacks attempt"),
        (
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}",
            "it lacks achievement, attempt, contest_match, cup, daily_puzzle, deck, deck_card,"
            " forecast_use,"
            " match_figures, match_record, played_match, played_match_began, preference, puzzle,"
            " review, ring_figures, voyage_fight, voyage_fight_record, voyage_figures",
        ),
    ],
)
def test_another_programs_database_is_set_aside(path: Path, script: str, problem: str) -> None:
    run(path, script)
    before = path.read_bytes()
    profile, told = open_profile(path)
    with profile:
        assert (profile.path, profile.decks.all()) == (path, [])
    assert told == (
        f"{path}: the profile is damaged ({problem}): it was set aside as"
        " profile.broken-1.sqlite, and a new one begun"
    )
    assert path.with_name("profile.broken-1.sqlite").read_bytes() == before


def test_nobody_waits_while_another_looks(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_profile(path)[0].close()
    look = upgrades._look_through
    others: list[Profile] = []

    def meanwhile(connection: sqlite3.Connection, version: int) -> None:
        look(connection, version)
        if not others:
            monkeypatch.setattr(upgrades, "_look_through", look)
            others.append(open_profile(path)[0])
            others[0].set_preference("form", "draft")

    monkeypatch.setattr(upgrades, "_look_through", meanwhile)
    with open_profile(path)[0] as profile, others[0] as other:
        assert profile.path == other.path == path
        assert profile.preference("form", "") == "draft"
