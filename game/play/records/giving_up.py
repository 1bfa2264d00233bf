"""How a ring ends that its last person leaves (R13.10)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import DRAW, Position, State, places

from .match_result import CONCEDED, Result


def left_by_all(position: Position, gave_up: Sequence[int]) -> Result:
    """Return how a ring ends where no person is left.

    ``gave_up`` are those who left, the first to leave first: who gives up has lost. So the other
    team wins, or the best of those who stayed; where none stayed, nobody does.
    """
    field = position.field
    turns = position.turn if isinstance(position, State) else 0
    if len(gave_up) == len(field.sides):
        return Result(DRAW, CONCEDED, turns, (field.sides,))
    if not field.spoils:
        won = tuple(sorted(field.foes[gave_up[-1]]))
        lost = tuple(seat for seat in field.sides if seat not in won)
        return Result(won[0], CONCEDED, turns, (won, lost))
    order = [seat for (seat,) in places(position)] if isinstance(position, State) else field.sides
    in_order = [*(seat for seat in order if seat not in gave_up), *reversed(gave_up)]
    return Result(in_order[0], CONCEDED, turns, tuple((seat,) for seat in in_order))
