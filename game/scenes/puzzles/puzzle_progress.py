"""How far the player has come with the puzzles of the game, and what comes next."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from game.play import UNTRIED, DayStreak, ProfileError, PuzzleRecord
from game.puzzles import Puzzle, PuzzleBook, daily_puzzle, load_puzzles, seen_from_left

from ..services import Services
from .puzzle_medals import earned_by_puzzles
from .puzzle_run import PuzzleRun
from .puzzle_words import today

#: Until so many of the ladder are solved, an easier one is offered beside the puzzle of the day.
NEW_UNTIL = 3


@cache
def puzzle_book() -> PuzzleBook:
    """Return the puzzles of the game, whose player sits at the left, read once.

    Raises ``ContentError``.
    """
    book = load_puzzles()
    ladder, daily = (tuple(map(seen_from_left, each)) for each in (book.ladder, book.daily))
    return book._replace(ladder=ladder, daily=daily)


class PuzzleProgress(NamedTuple):
    """The player's results with the puzzles up to ``day``, which is today."""

    book: PuzzleBook
    day: date
    records: dict[str, PuzzleRecord]
    days: set[date]
    streak: DayStreak

    def record(self, puzzle: Puzzle) -> PuzzleRecord:
        """Return the player's results with a puzzle."""
        return self.records.get(puzzle.id, UNTRIED)

    @property
    def solved(self) -> int:
        """How many puzzles of the ladder are solved."""
        return sum(self.record(puzzle).solved is not None for puzzle in self.book.ladder)

    @property
    def next(self) -> int | None:
        """The place on the ladder, from 0, of the first puzzle that is not solved."""
        places = enumerate(self.book.ladder)
        return next((n for n, each in places if self.record(each).solved is None), None)

    @property
    def easier(self) -> int | None:
        """The same place, as long as the puzzle of the day may be too hard; then None."""
        return self.next if self.solved < NEW_UNTIL else None

    def last_days(self, count: int) -> list[date]:
        """Return so many days up to today, the oldest first."""
        return [self.day - timedelta(days=back) for back in range(count - 1, -1, -1)]

    def daily_run(self, day: date) -> PuzzleRun:
        """Return a sitting at the puzzle of a day."""
        return PuzzleRun(daily_puzzle(self.book, day), day, today=day == self.day)


def earned_practices(services: Services) -> set[str]:
    """Return what the puzzles have earned, as ``Achievement.practice`` calls it."""
    try:
        return set(earned_by_puzzles(puzzle_book().ladder, services.profile.puzzles.all()))
    except ProfileError:
        # The next writing to the profile reports the problem.
        return set()


def progress_of(services: Services, day: date | None = None) -> PuzzleProgress:
    """Return how far the player has come; no results if the profile cannot be read."""
    day = today() if day is None else day
    try:
        puzzles = services.profile.puzzles
        return PuzzleProgress(
            puzzle_book(), day, puzzles.all(), puzzles.days(), puzzles.streak(day)
        )
    except ProfileError as problem:
        services.problems.append(str(problem))
        return PuzzleProgress(puzzle_book(), day, {}, set(), DayStreak())


def next_run(services: Services) -> PuzzleRun | None:
    """Return a sitting at the next puzzle of the ladder; None when all are solved."""
    progress = progress_of(services)
    place = progress.next
    return None if place is None else PuzzleRun(progress.book.ladder[place])
