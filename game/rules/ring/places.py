"""Who has won a match of several seats, and in which order they come out of it."""

from __future__ import annotations

from ..state import DRAW, UNDECIDED, State

#: What taking a Fort adds to the spoils (R15.2).
FORT_SPOILS = 3


def has_won(state: State, side: int) -> bool:
    """Tell whether ``side`` has won, by itself or with its team (R4.4, R14.3)."""
    if state.winner in (UNDECIDED, DRAW):
        return False
    return state.field.teams[state.winner] == state.field.teams[side]


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats of a match that is over, the best first; equals stand together.

    Of those who play for themselves the owner of the fallen Fort is last, and of the others most
    spoils win, then more life left, then the later seat of the first round (R15.3).
    """
    field = state.field
    if field.spoils:
        return tuple([(seat,) for seat in by_spoils(state)])
    if state.winner == DRAW:
        return (field.sides,)
    won = tuple([seat for seat in field.sides if has_won(state, seat)])
    return won, tuple([seat for seat in field.sides if seat not in won])


def by_spoils(state: State) -> list[int]:
    """Return the seats of a match of everyone for themselves in their order now (R15.3)."""
    assert state.ring is not None
    first, spoils = state.ring.first, state.ring.spoils
    count = len(state.sides)

    def merit(seat: int) -> tuple[bool, int, bool, int, int]:
        side = state.sides[seat]
        fallen = side.fort and side.stronghold >= len(side.hand)
        return not fallen, spoils[seat], not side.fort, side.stronghold_life, (seat - first) % count

    return sorted(state.field.sides, key=merit, reverse=True)
