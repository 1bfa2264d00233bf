"""The profile's versions: older ones are brought up whole, newer ones are left alone."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.play import (
    HORDE,
    DoneDeeds,
    FiledMatch,
    Profile,
    ProfileError,
    Result,
    SavedDeck,
    Seat,
    count_records,
    open_profile,
    wardrobe_of,
)
from game.play.profile import upgrades
from game.play.profile.database import connect
from game.play.profile.schema import APPLICATION, VERSION, take_step
from game.play.profile.upgrades import version_of
from game.rules import LEFT, RIGHT, Difficulty, Terms

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


def openings(path: Path, version: int) -> Iterator[Profile]:
    """Open a profile that a game of long ago has left, as it was and once it is brought up."""
    run(path, STORED.with_name(f"profile_v{version}.sql").read_text())
    for _ in range(2):
        profile, problem = open_profile(path)
        with profile:
            assert problem is None
            yield profile


def test_a_profile_of_version_1_is_brought_up_whole(path: Path) -> None:
    for profile in openings(path, 1):
        expect_the_stored_profile(profile)
        profile.set_preference("form", "draft")
        assert profile.preference("form", "") == "draft"
        profile.puzzles.note_failed("w1-0001")
        assert profile.puzzles.get("w1-0001").tries > 0


@pytest.mark.parametrize("version", [2, 3])
def test_a_profile_that_an_older_game_wrote_is_brought_up_whole(path: Path, version: int) -> None:
    for tries, profile in enumerate(openings(path, version), 1):
        assert [(deck.name, len(deck.cards)) for deck in profile.decks.all()] == [("Walls", 10)]
        assert profile.preference("form", "") == "draft"
        (match,) = profile.history.matches()
        assert (match.seats[0].name, match.result) == ("Ada", Result(RIGHT, "conceded", 1))
        text = profile.history.record_text(match.id)
        # What an older game has counted is counted once more: kills by card came later.
        waits = tries == 1
        assert profile.figures.waiting(5) == [match.id] * waits
        if waits:
            profile.figures.add(count_records([(match.id, text)]))
        assert [each.outcome for each in profile.figures.matches()] == ["lost"]
        profile.puzzles.note_failed("w1-0001")
        assert profile.puzzles.get("w1-0001").tries == tries


def test_nothing_that_was_earned_in_version_4_is_lost_or_has_a_bulb(path: Path) -> None:
    for profile in openings(path, 4):
        kept = profile.figures.achievements()
        assert set(kept) >= {"first_win", "own_head", "planner", "swift", "unscathed"}
        assert not any(each.bulb for each in kept.values())
        (filed,), (counted,) = profile.history.matches(), profile.figures.matches()
        assert (filed.bulb, counted.bulb) == (False, 0)
        level = profile.campaign.levels()[1]
        assert (level.wins, level.own_wins, level.bulb) == (1, 1, False)
        assert profile.figures.waiting(5) == [filed.id]


def test_a_profile_of_version_5_is_brought_up_whole_and_has_room_for_rings(path: Path) -> None:
    for profile in openings(path, 5):
        (filed,), (counted,) = profile.history.matches(), profile.figures.matches()
        assert (filed.terms.ring, filed.gave_up, filed.bulb) == ("", (), True)
        assert (filed.result, counted.outcome) == (Result(LEFT, "R4.4", 19), "won")
        kept = profile.figures.achievements()
        assert {each: kept[each].bulb for each in kept} == dict.fromkeys(
            ("first_win", "own_head", "planner", "untouched"), True
        )
        level = profile.campaign.levels()[1]
        assert (level.wins, level.best_turns) == (1, 12)
        assert profile.figures.rings.rings() == []


def test_a_profile_of_version_6_is_brought_up_whole_and_has_room_for_voyages(path: Path) -> None:
    for profile in openings(path, 6):
        assert [match.terms.ring for match in profile.history.matches()] == ["pairs", ""]
        assert [each.outcome for each in profile.figures.matches()] == ["couch"]
        assert [ring.figures.mode for ring in profile.figures.rings.rings()] == ["pairs"]
        assert profile.figures.voyages.voyages() == {}


def test_voyages_of_version_7_keep_their_figures_and_earn_what_there_is_now(path: Path) -> None:
    """Of squalls and days nothing was known then; achievements that are younger are earned."""
    for profile in openings(path, 7):
        won, lost = profile.figures.voyages.voyages().values()
        assert (won.difficulty, won.score, len(won.relics), len(won.fights)) == ("storm", 214, 5, 2)
        assert (lost.outcome, lost.score, lost.cards) == ("lost", 40, ())
        assert (won.squalls, won.of_day) == ((), "")
        profile.figures.award_voyages()
        kept = profile.figures.achievements()
        assert set(kept) == {"sea_legs", "steady_hand", "storm_sailor", "sea_chest", "flotilla"}
        assert {each.when.isoformat() for each in kept.values() if each.when} == {won.began}


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


def test_a_failed_step_leaves_the_old_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(path, STORED.read_text())

    def broken(connection: sqlite3.Connection, version: int) -> None:
        take_step(connection, version)
        connection.execute("DELETE FROM attempt")
        raise KeyboardInterrupt

    monkeypatch.setattr(upgrades, "take_step", broken)
    with pytest.raises(KeyboardInterrupt):
        open_profile(path)
    with closing(connect(path)) as connection:
        assert version_of(connection) == 1
        assert "preference" not in schema_of(connection)
    monkeypatch.undo()
    with open_profile(path)[0] as profile:
        expect_the_stored_profile(profile)


def test_a_profile_of_a_newer_game_is_left_alone(path: Path) -> None:
    run(path, f"{STORED.read_text()}; PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    profile, problem = open_profile(path)
    with profile:
        assert problem == (
            f"{path}: a newer version of the game wrote this profile: use that one; the file"
            " stays as it is; the game starts, and what you reach now will not be kept"
        )
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


def test_what_release_0_19_has_earned_stays_and_earns_what_there_is_now(path: Path) -> None:
    run(path, STORED.with_name("profile_release_0_19.sql").read_text())
    profile, problem = open_profile(path)
    with profile:
        assert problem is None
        kept = profile.figures.achievements()
        assert kept.keys() == {
            *("first_win", "forms", "horde", "planner", "three_fall", "untouched")
        }
        assert profile.history.count() == 10
        assert sum(level.wins > 0 for level in profile.campaign.levels().values()) == 3
        solved = sum(each.solved is not None for each in profile.puzzles.all().values())
        rings = sum(ring.figures.outcome == "won" for ring in profile.figures.rings.rings())
        assert (solved, rings) == (11, 1)
        deeds = DoneDeeds(kept, profile.figures.progress(), {"puzzles": solved, "rings": rings})
        won = wardrobe_of(deeds, told=(), seen=()).won
        assert won == {"gate", "moon", "leaf", "bronze", "spring", "spark"}
