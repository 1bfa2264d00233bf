"""Puzzles in the profile: tries, times, and a streak that no clock can break or double."""

from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from game.play import DayStreak, Profile, ProfileError, PuzzleRecord, open_profile
from game.play.profile.database import connect
from game.play.profile.schema import UPGRADES, VERSION, version_of

ONE, OTHER = "w1-0001", "s-0007"
MONDAY = date(2026, 11, 16)


def solve_days(profile: Profile, *days: int) -> None:
    """Solve the daily puzzle on some days, counted from Monday."""
    for day in days:
        profile.puzzles.note_solved(f"d-{day}", 10, MONDAY + timedelta(days=day))


def streak_on(profile: Profile, day: int) -> DayStreak:
    return profile.puzzles.streak(MONDAY + timedelta(days=day))


def test_tries_are_counted_and_the_best_time_is_kept(profile: Profile) -> None:
    puzzles = profile.puzzles
    assert puzzles.get(ONE) == PuzzleRecord(0, None, None, False)
    puzzles.note_failed(ONE)
    puzzles.note_failed(ONE)
    assert puzzles.get(ONE) == PuzzleRecord(2, None, None, False)
    before = datetime.now(UTC).replace(microsecond=0)
    assert puzzles.note_solved(ONE, 40.25) == (True, False, False)
    first = puzzles.get(ONE)
    assert (first.tries, first.seconds) == (3, 40.25)
    assert first.solved is not None
    assert first.solved >= before
    assert puzzles.note_solved(ONE, 12.5) == (False, True, False)
    assert puzzles.note_solved(ONE, 30) == (False, False, False)
    assert puzzles.get(ONE) == PuzzleRecord(5, first.solved, 12.5, False)
    puzzles.note_failed(OTHER)
    assert sorted(puzzles.all()) == [OTHER, ONE]


def test_a_puzzle_whose_solution_was_shown_is_solved_without_a_time(profile: Profile) -> None:
    puzzles = profile.puzzles
    puzzles.note_shown(ONE)
    assert puzzles.get(ONE) == PuzzleRecord(0, None, None, True)
    assert puzzles.note_solved(ONE, 5, MONDAY) == (True, False, False)
    assert puzzles.get(ONE).solved
    assert puzzles.get(ONE).seconds is None
    assert puzzles.days() == set()


def test_to_watch_the_solution_afterwards_takes_nothing(profile: Profile) -> None:
    profile.puzzles.note_solved(ONE, 5)
    profile.puzzles.note_shown(ONE)
    assert not profile.puzzles.get(ONE).shown
    assert profile.puzzles.note_solved(ONE, 4).best


def test_days_in_a_row_are_a_streak_until_one_is_missed(profile: Profile) -> None:
    assert streak_on(profile, 0) == (0, 0)
    solve_days(profile, 0, 1, 2)
    assert streak_on(profile, 2) == (3, 3)
    assert streak_on(profile, 3) == (3, 3), "the next day is not over yet"
    assert streak_on(profile, 4) == (0, 3), "missed; the longest is kept"
    solve_days(profile, 4)
    assert streak_on(profile, 4) == (1, 3)


def test_a_clock_set_back_neither_breaks_nor_doubles_a_streak(profile: Profile) -> None:
    solve_days(profile, 10, 11, 12)
    assert streak_on(profile, 11) == (3, 3)
    assert streak_on(profile, -40) == (3, 3)
    # The day before the first: solved on a clock that was set back.
    solve_days(profile, 9)
    assert streak_on(profile, 12) == (3, 3)
    solve_days(profile, 13)
    assert streak_on(profile, 13) == (4, 4)


def test_a_gap_cannot_be_filled_afterwards(profile: Profile) -> None:
    solve_days(profile, 0, 1, 3)
    assert streak_on(profile, 3) == (1, 2)
    solve_days(profile, 2)
    assert streak_on(profile, 3) == (1, 3)
    solve_days(profile, 4)
    assert streak_on(profile, 4) == (2, 3)


def test_a_clock_that_was_once_far_ahead_leaves_the_streak_alone(profile: Profile) -> None:
    solve_days(profile, 0, 1, 2, 2000, 3)
    assert streak_on(profile, 3) == (4, 4)


def test_two_windows_count_all_tries_and_one_day(profile: Profile, path: Path) -> None:
    with open_profile(path)[0] as other:
        profile.puzzles.note_failed(ONE)
        other.puzzles.note_failed(ONE)
        assert profile.puzzles.note_solved(ONE, 9, MONDAY) == (True, False, True)
        assert other.puzzles.note_solved(ONE, 8, MONDAY) == (False, True, False)
        assert profile.puzzles.get(ONE) == other.puzzles.get(ONE)
        assert profile.puzzles.get(ONE).tries == 4
        assert streak_on(other, 0) == (1, 1)


def test_a_solution_is_kept_whole_or_not_at_all(
    profile: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash between the try and its day leaves neither of them."""

    def crash(*_args: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(profile.puzzles, "_add_day", crash)
    with pytest.raises(KeyboardInterrupt):
        profile.puzzles.note_solved(ONE, 9, MONDAY)
    with open_profile(path)[0] as other:
        assert other.puzzles.all() == {}
        assert other.puzzles.days() == set()


def test_a_profile_of_the_version_before_gets_its_tables(path: Path) -> None:
    step = next(n for n, each in enumerate(UPGRADES) if each.__name__ == "_add_puzzles")
    with closing(connect(path)) as old:
        for take in UPGRADES[:step]:
            take(old)
        old.execute(f"PRAGMA user_version = {step}")
        old.execute("INSERT INTO preference VALUES ('form', '\"draft\"')")
    with open_profile(path)[0] as profile:
        assert profile.preference("form", "") == "draft"
        solve_days(profile, 0)
        assert profile.puzzles.days() == {MONDAY}
    with closing(connect(path)) as new:
        assert version_of(new) == VERSION


def test_a_row_that_cannot_be_read_is_told_in_one_line(profile: Profile, path: Path) -> None:
    profile.puzzles.note_failed(ONE)
    with closing(connect(path)) as connection:
        connection.execute("UPDATE puzzle SET solved = 'long ago'")
    with pytest.raises(ProfileError, match="it holds what this game cannot read"):
        profile.puzzles.all()
