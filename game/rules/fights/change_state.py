"""The state of a change in the course of a fight: it has still to come, works, or is used up."""

from ..field import DUEL
from .changes import (
    BlowChange,
    Change,
    FullFirstMana,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    RestChange,
    StepChange,
)
from .in_force import BLOW_MADE, FIRST_ATTACK_MET, FORT_SPARED, STRONGHOLD_MET, Changes, turns_begun

COMES, IN_FORCE, USED, OVER = "comes", "in_force", "used", "over"


def change_state(
    changes: Changes, index: int, turn: int, active: int, sides: int = len(DUEL.sides)
) -> str:
    """Return the state of the change at ``index`` in a match's ``turn``, that of side ``active``.

    So many ``sides`` play in turn.

    ``COMES``: its first turn is still to come. ``USED``: it has worked as often as it may, of the
    blow in this assault. ``OVER``: its last turn has been played.
    """
    change = changes.table.changes[index]
    if _is_used(changes, change, index, active):
        return USED
    last, begun = _last_turn(change), turns_begun(turn, active, change.side, sides)
    if last and (begun > last or (begun == last and change.side != active)):
        return OVER
    first = change.first if isinstance(change, ManaChange) else 1
    return COMES if max(begun, 1) < first else IN_FORCE


def _last_turn(change: Change) -> int:
    """Return the last turn of its side in which a change works, 0 for no end."""
    if isinstance(change, ManaChange):
        return change.last
    if isinstance(change, LaneChange | RestChange):
        return change.turns
    return 1 if isinstance(change, FullFirstMana) else 0


def _is_used(changes: Changes, change: Change, index: int, active: int) -> bool:
    if isinstance(change, PressChange):
        return changes.pressed(index)
    if isinstance(change, HandChange):
        return True
    if isinstance(change, BlowChange):
        made = STRONGHOLD_MET if change.stronghold else BLOW_MADE
        return change.side == active and bool(changes.used & made)
    return isinstance(change, StepChange) and _is_step_used(changes, change)


def _is_step_used(changes: Changes, change: StepChange) -> bool:
    """Tell whether nothing is left of what protects a stronghold."""
    side, used = change.side, changes.used
    left = [bool(change.most)]
    left += [change.first_blow and not used & FIRST_ATTACK_MET[side]]
    left += [change.spared and not used & FORT_SPARED[side]]
    graces = zip((False, True), change.grace, strict=True)
    left += [changes.grace_used(side, fort) < grace for fort, grace in graces]
    return not any(left)
