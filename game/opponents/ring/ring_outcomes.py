"""What the end of a match in the ring is worth to a seat, from 1 to −1."""

from __future__ import annotations

from game.rules import DRAW, State, has_won, places

#: The worth of the places of everyone for themselves, by their number: to win is the aim, and
#: to be second is better than to be last (R15.3).
_BY_PLACE = {3: (1.0, -0.4, -1.0), 4: (1.0, -0.2, -0.6, -1.0)}


def outcome_for(state: State, side: int) -> float:
    """Return what the match, which is over, has brought to ``side``."""
    field = state.field
    if has_won(state, side):
        return 1.0
    if len(set(field.teams)) < len(field.sides):
        return 0.0 if state.winner == DRAW else -1.0
    worths = _BY_PLACE[len(field.sides)]
    place = 0
    for equals in places(state):
        if side in equals:
            shared = worths[place : place + len(equals)]
            return sum(shared) / len(shared)
        place += len(equals)
    return -1.0
