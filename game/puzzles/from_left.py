"""A puzzle turned round, so that its player sits at the left: the same in every rule.

No rule tells left from right; top and bottom (R5.2) stay as they are. So what is proved of a puzzle
holds of its mirror image, and the solution is the same but for the sides that it names.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules import DUEL, LEFT, RIGHT, SIDE_NAMES, CastIncantation, MatchAction

from .puzzle import Puzzle

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
