"""The achievements of puzzles, worked out from what the profile keeps of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from game.play import PUZZLE_GRADE, PUZZLE_KINDS, AchievementProgress, PuzzleRecord
from game.puzzles import Puzzle


def earned_by_puzzles(
    ladder: Sequence[Puzzle], records: Mapping[str, PuzzleRecord]
) -> dict[str, datetime]:
    """Return what the puzzles of ``ladder`` have earned, by its practice, and when."""
    earned: dict[str, datetime] = {}
    each_kind = _of_each_kind(ladder, records)
    if each_kind is not None:
        earned[PUZZLE_KINDS] = each_kind
    whole_grades = list(_whole_grades(ladder, records))
    if whole_grades:
        earned[PUZZLE_GRADE] = min(whole_grades)
    return earned


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
        before = firsts.get(puzzle.kind)
        firsts[puzzle.kind] = min(filter(None, (solved, before)), default=None)
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
