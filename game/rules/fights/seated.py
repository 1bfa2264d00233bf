"""What a change that is written for one captain against a Horde is at another seat.

Relics, captain's steps and omens name their captain PLAYER and the other side GUARD, and lanes as
their captain sees them (R16.50 to R16.52).
"""

from dataclasses import replace

from ..field import DUEL, HORDE_RING, other_lane
from .changes import NO_LANE, PLAYER, Change, GroundChange, LaneChange, RestChange


def in_duel(change: Change, side: int) -> tuple[Change, ...]:
    """Return what a change of the captain on ``side`` is in a duel (R16.91).

    What names the first card of the Horde's turns means nothing to a captain (R9.3).
    """
    if isinstance(change, LaneChange) and change.first_card:
        return ()
    return (replace(change, side=side if change.side == PLAYER else DUEL.rival(side)),)


def in_alliance(change: Change, side: int) -> tuple[Change, ...]:
    """Return what a change of the captain on ``side`` is beside an ally (R16.94).

    A bridge has two lanes: that of a wing goes by the captain's who stands across. A lane that
    rests is that of both allies.
    """
    if isinstance(change, RestChange) and change.lane != NO_LANE and change.side == PLAYER:
        return tuple([replace(change, side=seat) for seat in HORDE_RING.hands])
    if change.side == PLAYER:
        return (replace(change, side=side),)
    if isinstance(change, RestChange | LaneChange | GroundChange) and change.lane != NO_LANE:
        return (replace(change, lane=other_lane(change.lane)),)
    return (change,)
