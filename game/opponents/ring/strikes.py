"""The blows that the neighbours of a seat will strike: each over the one bridge that they share."""

from __future__ import annotations

from game.rules import BOTTOM, TOP, State

from ..plain_assault import Assault, Lane, plain_assault

#: The rows of each seat, the top lane first.
Rows = list[list[Lane]]
_EMPTY: Lane = ()
_NOTHING = Assault((), ())


def rows_of(state: State) -> Rows:
    """Return the lanes of all seats as values that can be known again."""
    return [[(*side.lanes[TOP],), (*side.lanes[BOTTOM],)] for side in state.sides]


def strike(state: State, rows: Rows, attacker: int, lane: int) -> Assault:
    """Return what the creatures of one lane do to the seat across, if nothing more is played."""
    struck, facing = state.field.across[attacker][lane]
    row = rows[attacker][lane]
    if not row:
        return _NOTHING
    # The encounter counts lanes as the struck seat does: beside is that seat's other lane (R13.4).
    lanes = [row, _EMPTY] if facing == TOP else [_EMPTY, row]
    return plain_assault(state.sides[attacker], lanes, state.sides[struck], rows[struck])


def strikes_on(state: State, rows: Rows, seat: int) -> tuple[Assault, Assault]:
    """Return the blows of the previous and of the next seat on ``seat``."""
    (following, its_lane), (previous, other_lane) = state.field.across[seat]
    return (
        strike(state, rows, previous, other_lane),
        strike(state, rows, following, its_lane),
    )


def joined(first: Assault, then: Assault) -> Assault:
    """Return both assaults as one, in this order."""
    if not first.blows and not first.fallen:
        return then
    if not then.blows and not then.fallen:
        return first
    count = len(first.fallen)
    blows = first.blows + tuple([(before + count, blow) for before, blow in then.blows])
    return Assault(blows, first.fallen + then.fallen)
