"""One sitting at a puzzle: what it is, how long it has taken, and the words for how it went."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from game.play import DayStreak, ProfileError, PuzzleRecord, SolvedGain
from game.puzzles import Puzzle

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
