"""Sides, lanes, phases, editions and results: the small integers, and what they are called."""

from typing import Final

from .field import Field

LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 0
BOTTOM: Final = 1
LANES: Final = (TOP, BOTTOM)
SUMMONING: Final = 0
ASSAULT: Final = 1
FIRST: Final = 0
LATER: Final = 1

#: Results of a match; otherwise it is the side that has won. No side has such a number.
UNDECIDED: Final = -1
DRAW: Final = -2
NOBODY: Final = -1

SIDE_NAMES = ("left", "right")
#: The seats of a ring, in the order of their turns.
SEAT_NAMES = ("first", "second", "third", "fourth")
LANE_NAMES = ("top", "bottom")
PHASE_NAMES = ("summoning", "assault")
EDITION_NAMES = ("first", "later")
WINNER_NAMES = {UNDECIDED: None, LEFT: "left", RIGHT: "right", DRAW: "draw"}


def side_names(field: Field) -> tuple[str, ...]:
    """Return what the sides of a field are called: left and right, or seats by their number."""
    return SEAT_NAMES[: len(field.sides)] if field.is_ring else SIDE_NAMES


def winner_names(field: Field) -> dict[int, str]:
    """Return what the results of a match that is over are called."""
    return {**dict(enumerate(side_names(field))), DRAW: "draw"}
