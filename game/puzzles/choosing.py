"""The ladder and the daily puzzles, put together from what was found.

A game gives one puzzle of each kind at most. Each place asks for a kind and a grade; a fixed
seed chooses among those that fit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from .grading import graded
from .mining import Find
from .puzzle import KINDS, MOST_GRADE, SURVIVE, WEEK, WIN_IN_TWO, WIN_NOW, Puzzle, PuzzleBook

#: How many puzzles of each kind the ladder has, by grade.
STEPS = (5, 5, 5, 5, 4)
#: The kinds of the daily puzzles, day after day. So many days have no common part with those of a
#: week, so that every kind comes on every day of it.
ROTA = (*(WIN_NOW, SURVIVE) * 4, WIN_IN_TWO)

_Pool = dict[tuple[str, int], list[Puzzle]]


class TooFewFinds(Exception):
    """There are not enough puzzles of some kind and grade; the message says of which."""


def chosen(games: Iterable[Sequence[Find]], weeks: int) -> PuzzleBook:
    """Return ladder and daily puzzles for so many weeks; raises ``TooFewFinds``."""
    pool = _pool(games)
    ladder = [
        _taken(pool, kind, grade)
        for grade in range(1, MOST_GRADE + 1)
        for _ in range(STEPS[grade - 1])
        for kind in KINDS
    ]
    daily = [
        _taken(pool, ROTA[day % len(ROTA)], WEEK[day % len(WEEK)])
        for day in range(weeks * len(WEEK))
    ]
    return PuzzleBook(tuple(ladder), tuple(daily))


def _pool(games: Iterable[Sequence[Find]]) -> _Pool:
    """Return what may be taken, by kind and grade."""
    pool: _Pool = defaultdict(list)
    for finds in games:
        kinds = set()
        for find in finds:
            kind = find.puzzle.kind
            if kind not in kinds:
                kinds.add(kind)
                # The bounds of the grades may have changed since it was found.
                grade = graded(kind, find.points)
                puzzle = Puzzle(kind, grade, find.puzzle.position, find.puzzle.solution)
                pool[kind, grade].append(puzzle)
    for puzzles in pool.values():
        puzzles.sort(key=lambda puzzle: puzzle.id)
    return pool


def _taken(pool: _Pool, kind: str, grade: int) -> Puzzle:
    if not pool[kind, grade]:
        raise TooFewFinds(f"too few puzzles of {kind} with grade {grade}: find more")
    return pool[kind, grade].pop()
