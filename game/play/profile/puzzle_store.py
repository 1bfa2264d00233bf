"""The player's puzzles: tries, times, and the days on which the daily was solved.

A streak is a length that is written down with its day, and never worked out anew: a clock that is
set back can neither fill a gap in it nor count a day twice.
"""

from datetime import date, datetime, timedelta
from typing import NamedTuple

from ..moments import moment_of
from .database import ProfileStore, now_in_utc

_DAY = timedelta(days=1)


class PuzzleRecord(NamedTuple):
    """One puzzle that was tried.

    ``tries`` counts the turns that were ended, the solving one included. ``solved`` is when it was
    first solved, in UTC; ``seconds`` the best time. ``shown``: its solution was watched before it
    was solved, so that it has no time.
    """

    tries: int
    solved: datetime | None
    seconds: float | None
    shown: bool


class DayStreak(NamedTuple):
    """Days in a row on which the daily puzzle was solved: up to now, and at the most."""

    current: int = 0
    longest: int = 0


class SolvedGain(NamedTuple):
    """The gain of a solution: whether it was ``first``, a ``best`` time, a day of the streak."""

    first: bool
    best: bool
    day: bool


UNTRIED = PuzzleRecord(0, None, None, False)


class PuzzleStore(ProfileStore):
    """Puzzles in the profile; every method raises ``ProfileError``."""

    def all(self) -> dict[str, PuzzleRecord]:
        """Return every puzzle that was tried or shown, by its id."""
        return dict(self._records(""))

    def get(self, puzzle: str) -> PuzzleRecord:
        """Return what was done with one puzzle."""
        return dict(self._records("WHERE id = ?", puzzle)).get(puzzle, UNTRIED)

    def note_failed(self, puzzle: str) -> None:
        """Count a try that did not solve the puzzle."""
        with self._database.writing():
            self._touch(puzzle)
            self._database.run("UPDATE puzzle SET tries = tries + 1 WHERE id = ?", puzzle)

    def note_shown(self, puzzle: str) -> None:
        """Keep that the solution was watched, unless the puzzle was solved before."""
        with self._database.writing():
            self._touch(puzzle)
            sql = "UPDATE puzzle SET shown = 1 WHERE id = ? AND solved IS NULL"
            self._database.run(sql, puzzle)

    def note_solved(self, puzzle: str, seconds: float, day: date | None = None) -> SolvedGain:
        """Count the try that solved the puzzle, in ``seconds``, and return what it added.

        ``day`` is that of the daily puzzle, where it was solved on its day: it goes on with the
        streak of the day before, once, and not where the solution was shown.
        """
        milliseconds = max(0, round(seconds * 1000))
        with self._database.writing():
            self._touch(puzzle)
            before = self.get(puzzle)
            timed = not before.shown and (before.seconds is None or seconds < before.seconds)
            self._database.run(
                "UPDATE puzzle SET tries = tries + 1, solved = coalesce(solved, ?) WHERE id = ?",
                *(now_in_utc(), puzzle),
            )
            if timed:
                sql = "UPDATE puzzle SET best_milliseconds = ? WHERE id = ?"
                self._database.run(sql, milliseconds, puzzle)
            counts = day is not None and not before.shown and self._add_day(day, puzzle)
            best = timed and before.seconds is not None
            return SolvedGain(before.solved is None, best, counts)

    def days(self) -> set[date]:
        """Return the days on which their daily puzzle was solved."""
        return set(self._database.rows(date.fromisoformat, "SELECT day FROM daily_puzzle"))

    def streak(self, today: date) -> DayStreak:
        """Return the streak as it stands on a day; it goes on until the next day is missed.

        Where the clock was set back, the streak of the last day stands.
        """
        longest = self._length("SELECT max(length) FROM daily_puzzle")
        last = "ORDER BY day DESC LIMIT 1"
        here = f"SELECT length FROM daily_puzzle WHERE day IN (?, ?) {last}"
        ahead = f"SELECT length FROM daily_puzzle WHERE day > ? {last}"
        current = self._length(here, str(today), str(today - _DAY))
        return DayStreak(max(current, self._length(ahead, str(today))), longest)

    def _add_day(self, day: date, puzzle: str) -> bool:
        """Write a day down, one longer than the day before it; False where it stands already."""
        sql = "SELECT length FROM daily_puzzle WHERE day = ?"
        length = 1 + self._length(sql, str(day - _DAY))
        insert = "INSERT OR IGNORE INTO daily_puzzle (day, puzzle, length) VALUES (?, ?, ?)"
        return self._database.run(insert, str(day), puzzle, length) > 0

    def _length(self, sql: str, *values: str) -> int:
        found = self._database.rows(lambda length: int(length or 0), sql, *values)
        return found[0] if found else 0

    def _touch(self, puzzle: str) -> None:
        self._database.run("INSERT OR IGNORE INTO puzzle (id) VALUES (?)", puzzle)

    def _records(self, which: str, *values: str) -> list[tuple[str, PuzzleRecord]]:
        sql = f"SELECT id, tries, solved, best_milliseconds, shown FROM puzzle {which}"
        return self._database.rows(_record, sql, *values)


def _record(
    puzzle: str, tries: int, solved: str | None, milliseconds: int | None, shown: int
) -> tuple[str, PuzzleRecord]:
    when = None if solved is None else moment_of(solved)
    seconds = None if milliseconds is None else milliseconds / 1000
    return puzzle, PuzzleRecord(tries, when, seconds, bool(shown))
