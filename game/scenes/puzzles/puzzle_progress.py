"""How far the player has come with the puzzles, what comes next, and what is earned by them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from typing import NamedTuple

from game.play import (
    PUZZLE_GRADE,
    PUZZLE_KINDS,
    UNTRIED,
    AchievementProgress,
    DayStreak,
    ProfileError,
    PuzzleRecord,
)
from game.puzzles import Puzzle, PuzzleBook, daily_puzzle, load_puzzles, seen_from_left

from ..services import Services
from .puzzle_run import PuzzleRun, today


def earned_by_puzzles(
    ladder: Sequence[Puzzle], records: Mapping[str, PuzzleRecord]
) -> dict[str, datetime]:
    """Return what the puzzles of ``ladder`` have earned, by its practice, and when."""
    found = {
        PUZZLE_KINDS: _of_each_kind(ladder, records),
        PUZZLE_GRADE: min(_whole_grades(ladder, records), default=None),
    }
    return {practice: when for practice, when in found.items() if when is not None}


def progress_by_puzzles(
    ladder: Sequence[Puzzle], records: Mapping[str, PuzzleRecord]
) -> dict[str, AchievementProgress]:
    """Return how much of it is done, by its practice; of the grades, the one that is nearest."""
    solved = [puzzle for puzzle in ladder if _solved(puzzle, records) is not None]
    kinds = AchievementProgress(
        len({each.kind for each in solved}), len({each.kind for each in ladder})
    )
    done, all_ = (Counter(each.grade for each in some) for some in (solved, ladder))
    grades = [AchievementProgress(done[grade], total) for grade, total in all_.items()]
    return {PUZZLE_KINDS: kinds, PUZZLE_GRADE: max(grades, key=lambda each: each.share)}


def _of_each_kind(ladder: Iterable[Puzzle], records: Mapping[str, PuzzleRecord]) -> datetime | None:
    """Return when a first puzzle of the last kind was solved; None while a kind lacks."""
    firsts: dict[str, datetime | None] = {}
    for puzzle in ladder:
        solved = _solved(puzzle, records)
        firsts[puzzle.kind] = min(filter(None, (solved, firsts.get(puzzle.kind))), default=None)
    found = [when for when in firsts.values() if when is not None]
    return max(found) if found and len(found) == len(firsts) else None


def _whole_grades(
    ladder: Sequence[Puzzle], records: Mapping[str, PuzzleRecord]
) -> Iterable[datetime]:
    """Yield when the last puzzle was solved of each grade of which none is left."""
    for grade in {puzzle.grade for puzzle in ladder}:
        solved = [_solved(puzzle, records) for puzzle in ladder if puzzle.grade == grade]
        found = [when for when in solved if when is not None]
        if len(found) == len(solved):
            yield max(found)


def _solved(puzzle: Puzzle, records: Mapping[str, PuzzleRecord]) -> datetime | None:
    record = records.get(puzzle.id)
    return None if record is None else record.solved


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

    def read() -> PuzzleProgress:
        puzzles = services.profile.puzzles
        return PuzzleProgress(
            puzzle_book(), day, puzzles.all(), puzzles.days(), puzzles.streak(day)
        )

    return services.attempt(read, PuzzleProgress(puzzle_book(), day, {}, set(), DayStreak()))


def next_run(services: Services) -> PuzzleRun | None:
    """Return a sitting at the next puzzle of the ladder; None when all are solved."""
    progress = progress_of(services)
    place = progress.next
    return None if place is None else PuzzleRun(progress.book.ladder[place])
