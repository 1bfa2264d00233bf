"""All puzzles of the game: the ladder, and a puzzle for every day."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from .puzzle import Puzzle

#: The grades of the daily puzzles from Monday to Sunday: neighbours differ, and the weekend is the
#: hardest.
WEEK = (1, 2, 3, 2, 3, 4, 5)


class PuzzleBook(NamedTuple):
    """The puzzles: ``ladder`` from the easiest to the hardest, ``daily`` in the order of days.

    The ``first`` so many of the ladder bring one ability after the other.
    """

    ladder: tuple[Puzzle, ...]
    daily: tuple[Puzzle, ...]
    first: int = 0

    def find(self, puzzle_id: str) -> Puzzle | None:
        """Return the puzzle with this id, or None."""
        for puzzle in (*self.ladder, *self.daily):
            if puzzle.id == puzzle_id:
                return puzzle
        return None


def daily_puzzle(book: PuzzleBook, day: date) -> Puzzle:
    """Return the puzzle of a day, in the calendar of the place where it is asked.

    It depends on the date alone: a clock set back shows again what it showed then. The pool is
    of whole weeks, so that each puzzle keeps its day of the week; when all have been, it
    begins anew.
    """
    # The first day of all, 1 January of the year 1, was a Monday.
    return book.daily[(day.toordinal() - 1) % len(book.daily)]
