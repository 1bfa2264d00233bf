"""A puzzle: a position, what is asked of the side to move, and the one right way to end its turn.

An *end position* is how a turn leaves the table, told apart by ``end_key``: which cards were
played in which order does not matter where all comes to the same. Both hands are open.

* Win this turn: in exactly one end position of the turn the opponent has lost.
* Survive this turn: the opponent threatens to win in the next turn, and after exactly one end
  position no turn of theirs wins. No win at once is possible.
* Win in two turns: no win at once is possible, and after exactly one end position every reply
  leaves a win in the next own turn. That second turn need not be the only one.

No rule tells left from right, so a puzzle's mirror image has the same proof (``from_left``).
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from game.rules import (
    DUEL,
    LEFT,
    RIGHT,
    SIDE_NAMES,
    Card,
    CastIncantation,
    MatchAction,
    State,
    from_text,
)

#: The kinds of task; also keys of texts.
WIN_NOW, SURVIVE, WIN_IN_TWO = KINDS = ("win_now", "survive", "win_in_two")
#: Grades go from 1, the easiest, to this.
MOST_GRADE = 5

_PREFIXES = {WIN_NOW: "w1", SURVIVE: "s1", WIN_IN_TWO: "w2"}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle.

    ``kind`` is one of ``KINDS``, ``grade`` from 1 to 5. ``position`` is a line of notation, in
    which the active side has just begun its turn: the player is that side. ``solution`` is one
    line of play to the right end position of that turn (the first, of a win in two), whole:
    orders of the fallen are in it, the opponent's too, and it ends the turn. ``known_as`` is the id
    of what was turned round.
    """

    kind: str
    grade: int
    position: str
    solution: tuple[MatchAction, ...]
    known_as: str = ""

    @property
    def id(self) -> str:
        """A short word that stands for kind and position, and stays the same."""
        return self.known_as or puzzle_id(self.kind, self.position)

    def state(self, cards: Mapping[str, Card]) -> State:
        """Return the position, made anew; ``cards`` are those of the kit, by id."""
        return from_text(self.position, cards)


def puzzle_id(kind: str, position: str) -> str:
    """Return the id of the puzzle of a kind with this position, such as ``w1-3f9a2c``."""
    return f"{_PREFIXES[kind]}-{hashlib.blake2b(position.encode(), digest_size=3).hexdigest()}"


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
        every = (*self.ladder, *self.daily)
        return next((puzzle for puzzle in every if puzzle.id == puzzle_id), None)


def daily_puzzle(book: PuzzleBook, day: date) -> Puzzle:
    """Return the puzzle of a day, in the calendar of the place where it is asked.

    It depends on the date alone: a clock set back shows again what it showed then. The pool is of
    whole weeks, so that each puzzle keeps its day of the week; when all have been, it begins anew.
    """
    # The first day of all, 1 January of the year 1, was a Monday.
    return book.daily[(day.toordinal() - 1) % len(book.daily)]


#: The fields of the notation that tell whose turn it is, what each side has, and, in some
#: positions, which side has even odds (R2.8).
_ACTIVE, _SIDES, _ODDS = 2, slice(10, 12), slice(12, 13)
_OTHER = {SIDE_NAMES[LEFT]: SIDE_NAMES[RIGHT], SIDE_NAMES[RIGHT]: SIDE_NAMES[LEFT]}


def seen_from_left(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its player at the left; it keeps its id."""
    fields = puzzle.position.split()
    if fields[_ACTIVE] == SIDE_NAMES[LEFT]:
        return puzzle
    fields[_ACTIVE] = SIDE_NAMES[LEFT]
    fields[_SIDES] = fields[_SIDES][::-1]
    fields[_ODDS] = [_mirrored_odds(field) for field in fields[_ODDS]]
    solution = tuple(_mirrored(action) for action in puzzle.solution)
    return replace(puzzle, position=" ".join(fields), solution=solution, known_as=puzzle.id)


def _mirrored(action: MatchAction) -> MatchAction:
    if not isinstance(action, CastIncantation):
        return action
    return replace(action, side=DUEL.rival(action.side))


def _mirrored_odds(field: str) -> str:
    side, plus, given = field.partition("+")
    return _OTHER[side] + plus + given
