"""A puzzle: a position, what is asked of the side to move, and the one right way to end its turn.

An *end position* is how a turn leaves the table, told apart by ``end_key``: which cards were
played in which order does not matter where all comes to the same. Both hands are open.

* Win this turn: in exactly one end position of the turn the opponent has lost.
* Survive this turn: the opponent threatens to win in the next turn, and after exactly one end
  position no turn of theirs wins. No win at once is possible.
* Win in two turns: no win at once is possible, and after exactly one end position every reply
  leaves a win in the next own turn. That second turn need not be the only one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from game.rules import Card, MatchAction, State, from_text

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
