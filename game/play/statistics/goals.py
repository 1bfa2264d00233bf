"""The goals of a day and of a week, out of what the game has: they give nothing but their mark.

Which they are follows from the date alone, and whether one is reached from what was counted:
nothing of it is kept, so that no day that was missed takes anything away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

from .achievements import AchievementProgress
from .match_figures import HORDE_RIVAL, WON
from .ring_counts import CountedRing
from .tallies import CountedMatch
from .voyage_figures import VoyageFigures

#: What can be a goal. With a value: the starter deck to win with.
DAILY, PUZZLES, DECK, DECKS = "daily", "puzzles", "deck", "decks"
DRAFT, HORDE, RING, VOYAGE, DAY_VOYAGE = "draft", "horde", "ring", "voyage", "day_voyage"
STARTERS = ("1", "2", "3", "4")
_DAY = timedelta(days=1)


class Goal(NamedTuple):
    """Something to do so many ``times``; ``deck`` is that of ``DECK``."""

    kind: str
    times: int = 1
    deck: str = ""


_OF_DAYS = (
    *(Goal(DECK, deck=deck) for deck in STARTERS),
    *(Goal(DRAFT), Goal(HORDE), Goal(RING), Goal(DAY_VOYAGE)),
)
_OF_WEEKS = (
    *(Goal(DAILY, 4), Goal(PUZZLES, 6), Goal(DECKS, 3)),
    *(Goal(RING, 2), Goal(VOYAGE), Goal(HORDE, 2)),
)


def day_goals(day: date) -> tuple[Goal, ...]:
    """Return the goals of a day: its puzzle, and two others of which no two are alike."""
    return Goal(DAILY), *_drawn(_OF_DAYS, f"goals of {day.isoformat()}")


def week_goals(day: date) -> tuple[Goal, ...]:
    """Return the two goals of the week in which a day lies."""
    return _drawn(_OF_WEEKS, f"goals of the week of {monday(day).isoformat()}")


def monday(day: date) -> date:
    """Return the first day of a week."""
    return day - day.weekday() * _DAY


def _drawn(pool: Sequence[Goal], name: str) -> tuple[Goal, ...]:
    drawn = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    first = pool[drawn % len(pool)]
    others = [each for each in pool if each.kind != first.kind]
    return first, others[drawn // len(pool) % len(others)]


class DeedsOfDays(NamedTuple):
    """All that counts for goals, with when it was; matches, rings and voyages when they began."""

    matches: Sequence[CountedMatch] = ()
    rings: Sequence[CountedRing] = ()
    voyages: Sequence[VoyageFigures] = ()
    #: The days of which the puzzle was solved on its day, and when any puzzle was solved first.
    puzzle_days: frozenset[date] = frozenset()
    solved: Sequence[datetime] = ()

    def between(self, first: date, last: date) -> DeedsOfDays:
        """Return what was done from a day to another, both included, in the time of the place."""
        return DeedsOfDays(
            [each for each in self.matches if first <= _day(each.began) <= last],
            [each for each in self.rings if first <= _day(each.began) <= last],
            [each for each in self.voyages if first <= _day(each.began) <= last],
            frozenset(day for day in self.puzzle_days if first <= day <= last),
            [when for when in self.solved if first <= when.astimezone().date() <= last],
        )

    def progress(self, goal: Goal) -> AchievementProgress:
        """Return how much of a goal is done by these."""
        won = [each for each in self.matches if each.outcome == WON]
        done = {
            DAILY: lambda: len(self.puzzle_days),
            PUZZLES: lambda: len(self.solved),
            DECK: lambda: sum(each.deck == goal.deck for each in won),
            DECKS: lambda: len({each.deck for each in won} & {*STARTERS}),
            DRAFT: lambda: sum(each.form == "draft" for each in won),
            HORDE: lambda: sum(each.rival == HORDE_RIVAL for each in won),
            RING: lambda: sum(each.figures.outcome == WON for each in self.rings),
            VOYAGE: lambda: sum(each.outcome == WON for each in self.voyages),
            DAY_VOYAGE: lambda: sum(bool(each.of_day and each.outcome) for each in self.voyages),
        }[goal.kind]()
        return AchievementProgress(min(done, goal.times), goal.times)


class GoalMark(NamedTuple):
    """A goal, and how much of it is done."""

    goal: Goal
    progress: AchievementProgress

    @property
    def reached(self) -> bool:
        """Whether it is done."""
        return self.progress.share >= 1.0


class GoalBoard(NamedTuple):
    """The goals of a day and of its week, and how many were reached on days before, by the day."""

    day: tuple[GoalMark, ...]
    week: tuple[GoalMark, ...]
    past: Mapping[date, int]

    @property
    def all(self) -> tuple[GoalMark, ...]:
        """The goals of the day, then those of the week."""
        return self.day + self.week


def goal_board(today: date, deeds: DeedsOfDays, past: int = 14) -> GoalBoard:
    """Return the goals of ``today``, of its week, and of so many ``past`` days."""
    days = [today - back * _DAY for back in range(past, 0, -1)]
    week = deeds.between(monday(today), today)
    return GoalBoard(
        _marks(day_goals(today), deeds.between(today, today)),
        _marks(week_goals(today), week),
        {day: sum(mark.reached for mark in _of_day(day, deeds)) for day in days},
    )


def _of_day(day: date, deeds: DeedsOfDays) -> tuple[GoalMark, ...]:
    return _marks(day_goals(day), deeds.between(day, day))


def _marks(goals: Iterable[Goal], deeds: DeedsOfDays) -> tuple[GoalMark, ...]:
    return tuple(GoalMark(goal, deeds.progress(goal)) for goal in goals)


def _day(began: str) -> date:
    return datetime.fromisoformat(began).astimezone().date()
