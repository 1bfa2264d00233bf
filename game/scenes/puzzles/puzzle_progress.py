"""How far the player has come with the puzzles, what comes next; and one sitting at a puzzle."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
    SolvedGain,
)
from game.puzzles import Puzzle, PuzzleBook, daily_puzzle, load_puzzles, seen_from_left

from ..common import Told
from ..services import Services

#: The outcome when the solution was watched to its end.
SHOWN = "shown"


class Stopwatch:
    """Counts seconds, from ``kept`` on, while it runs; nobody sees it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, kept: float = 0.0) -> None:
        self._clock = clock
        self._kept = kept
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """The seconds counted so far."""
        return self._kept + (0.0 if self._since is None else self._clock() - self._since)

    def run(self, on: bool) -> None:
        """Count from now on, or rest."""
        self._kept = self.seconds
        self._since = self._clock() if on else None


@dataclass
class PuzzleRun:
    """A puzzle that is being solved, through all tries of one sitting.

    ``day`` is that of the daily puzzle, None for one of the ladder; ``today`` tells whether it
    was begun on that day. ``tries`` counts the turns ended in this sitting, ``hints`` those asked
    for. ``earned`` are the achievements, by their practice, that the latest solution has earned.
    """

    puzzle: Puzzle
    day: date | None = None
    today: bool = False
    tries: int = 0
    hints: int = 0
    shown: bool = False
    gain: SolvedGain | None = None
    record: PuzzleRecord | None = None
    streak: DayStreak = field(default_factory=DayStreak)
    earned: set[str] = field(default_factory=set)
    watch: Stopwatch = field(default_factory=Stopwatch)

    @property
    def left(self) -> str | date:
        """What it is found by on the page of puzzles: its day, or the id of one of the ladder."""
        return self.day or self.puzzle.id

    def counted_day(self, now: date) -> date | None:
        """Return the day that a solution counts for: begun on its day, ended then or just after."""
        if self.day is None or not self.today:
            return None
        return self.day if now - self.day <= timedelta(days=1) else None

    def is_solved(self, services: Services) -> bool:
        """Return whether the puzzle has ever been solved."""
        try:
            return services.profile.puzzles.get(self.puzzle.id).solved is not None
        except ProfileError:
            return False

    def note_failed(self, services: Services) -> None:
        """Keep that a try has failed."""
        self.tries += 1
        services.attempt(lambda: services.profile.puzzles.note_failed(self.puzzle.id), None)

    def note_shown(self, services: Services) -> None:
        """Keep that the solution is watched."""
        self.shown = True
        services.attempt(lambda: services.profile.puzzles.note_shown(self.puzzle.id), None)

    def note_solved(self, services: Services, now: date) -> None:
        """Keep the solution, and what it adds."""
        self.tries += 1
        self.watch.run(False)

        def keep() -> None:
            day = self.counted_day(now)
            puzzles = services.profile.puzzles
            self.gain = puzzles.note_solved(self.puzzle.id, self.watch.seconds, day)
            self.record = puzzles.get(self.puzzle.id)
            self.streak = puzzles.streak(now)

        services.attempt(keep, None)


def today() -> date:
    """Return the day it is for the player."""
    return datetime.now().astimezone().date()


def time_words(seconds: float) -> str:
    """Return a time as minutes and seconds, such as 1:07."""
    minutes, left = divmod(round(seconds), 60)
    return f"{minutes}:{left:02}"


def status_words(services: Services, record: PuzzleRecord) -> str:
    """Return the words for the player's results with a puzzle."""
    if record.solved is not None and record.seconds is not None:
        return services.translate("puzzles.status.solved_in", time=time_words(record.seconds))
    if record.solved is not None:
        return services.translate("puzzles.status.solved")
    if record.tries:
        return services.translate("puzzles.status.tried", count=record.tries)
    return services.translate("puzzles.status.open")


def outcome_told(services: Services, run: PuzzleRun, code: str) -> Told:
    """Return the words on the plate at the end of a try."""
    translate, kind = services.translate, run.puzzle.kind
    if code == SHOWN:
        return Told(
            translate("puzzles.shown_title"), (translate(f"puzzles.shown.{kind}"),), good=True
        )
    if code != "solved":
        return Told(translate("puzzles.failed_title"), (translate(f"puzzles.outcomes.{code}"),))
    key, count = ("hinted", run.hints) if run.hints else ("tries", run.tries)
    lines = [translate(f"puzzles.{key}", count=count)]
    record, gain = run.record, run.gain
    if record is not None and not record.shown:
        lines.insert(0, translate("puzzles.time", time=time_words(run.watch.seconds)))
    if gain is not None and gain.best:
        lines.append(translate("puzzles.best"))
    if gain is not None and gain.day:
        lines.append(translate("puzzles.streak", count=run.streak.current))
    return Told(translate("puzzles.solved_title"), tuple(lines), good=True)


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
