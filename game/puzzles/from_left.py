"""A puzzle turned round, so that its player sits at the left: the same in every rule.

No rule tells left from right; top and bottom (R5.2) stay as they are. So what is proved of a puzzle
holds of its mirror image, and the solution is the same but for the sides that it names.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules import LEFT, SIDE_NAMES, CastIncantation, MatchAction

from .puzzle import Puzzle

#: The fields of the notation that tell whose turn it is, and what each side has.
_ACTIVE, _SIDES = 2, slice(10, 12)


def seen_from_left(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its player at the left; it keeps its id."""
    fields = puzzle.position.split()
    if fields[_ACTIVE] == SIDE_NAMES[LEFT]:
        return puzzle
    fields[_ACTIVE] = SIDE_NAMES[LEFT]
    fields[_SIDES] = fields[_SIDES][::-1]
    solution = tuple(_mirrored(action) for action in puzzle.solution)
    return replace(puzzle, position=" ".join(fields), solution=solution, known_as=puzzle.id)


def _mirrored(action: MatchAction) -> MatchAction:
    return replace(action, side=1 - action.side) if isinstance(action, CastIncantation) else action
