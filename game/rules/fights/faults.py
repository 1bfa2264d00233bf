"""Faults of a change, each told in one line."""

from __future__ import annotations

from ..cards import REACH
from .changes import (
    NO_LANE,
    PRESSES,
    BlowChange,
    CardChange,
    Change,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
)

#: No number of a change is larger, and no turn later than the last of a match (R7.2).
MOST_AMOUNT, MOST_TURN = 20, 100
#: No reach is longer than the largest hand (R16.20).
MOST_REACH = 10
#: No stronghold has more grace for a face.
MOST_GRACE = 15
_SIDES, _LANES = (0, 1), (0, 1)
_ALL_BITS = 127


def fault_of(change: Change) -> str | None:
    """Return what is wrong with a change, or None."""
    if change.side not in _SIDES:
        return f"there is no side {change.side}"
    if isinstance(change, CardChange):
        return _fault_of_cards(change)
    if isinstance(change, ManaChange):
        return _fault_of_mana(change)
    if isinstance(change, ReachChange):
        return _outside("the reach", change.reach, REACH - 3, MOST_REACH)
    if isinstance(change, BlowChange):
        return _outside("the amount", change.amount, 1, MOST_AMOUNT)
    if isinstance(change, StepChange):
        return _fault_of_steps(change)
    if isinstance(change, (HandChange, PressChange)):
        return _fault_of_deed(change)
    return _fault_of_place(change)


def _fault_of_deed(change: HandChange | PressChange) -> str | None:
    if isinstance(change, HandChange):
        return _outside("swaps", change.swaps, -1, MOST_AMOUNT)
    if change.what not in PRESSES:
        return f"{change.what!r} is no press, these are: {', '.join(PRESSES)}"
    return _outside("the amount", change.amount, 0, MOST_AMOUNT)


def _fault_of_cards(change: CardChange) -> str | None:
    which = change.which
    if which.kind not in ("", "creature", "incantation"):
        return f"{which.kind!r} is no kind of card: write creature or incantation"
    for name in ("cost", "attack", "health"):
        least, most = getattr(which, name)
        if not 0 <= least <= most:
            return f"no {name} lies between {least} and {most}"
    if change.ability & ~_ALL_BITS:
        return f"there is no ability {change.ability}"
    for name in ("cost", "attack", "health", "damage"):
        fault = _outside(name, getattr(change, name), -MOST_AMOUNT, MOST_AMOUNT)
        if fault is not None:
            return fault
    return None


def _fault_of_mana(change: ManaChange) -> str | None:
    fault = _outside("the first turn", change.first, 1, MOST_TURN)
    if fault is None and change.last:
        fault = _outside("the last turn", change.last, change.first, MOST_TURN)
    return fault or _outside("the amount", change.amount, -MOST_AMOUNT, MOST_AMOUNT)


def _fault_of_steps(change: StepChange) -> str | None:
    fault = _outside("the most places", change.most, 0, MOST_AMOUNT)
    for places in change.grace:
        fault = fault or _outside("grace", places, 0, MOST_GRACE)
    return fault


def _fault_of_place(
    change: FullFirstMana | LaneChange | RestChange | GroundChange,
) -> str | None:
    if isinstance(change, FullFirstMana):
        return None
    if isinstance(change, RestChange):
        if (change.lane in _LANES) == (change.ability != 0):
            return "either a lane rests or an ability"
        if (change.lane not in _LANES and change.lane != NO_LANE) or change.ability & ~_ALL_BITS:
            return "there is no such lane, or no such ability"
        return _outside("the turns", change.turns, 0, MOST_TURN)
    if change.lane not in _LANES:
        return f"there is no lane {change.lane}"
    if isinstance(change, GroundChange):
        return _outside("the health", change.health, 1, MOST_AMOUNT)
    return _outside("the turns", change.turns, 0, MOST_TURN)


def _outside(what: str, value: int, least: int, most: int) -> str | None:
    return None if least <= value <= most else f"{what} is {value}, not from {least} to {most}"
