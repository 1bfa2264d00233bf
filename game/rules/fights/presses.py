"""Presses: when an event of a fight may be used, what it does, and how a change stands."""

from typing import Final

from ..actions import MatchAction, Press
from ..assault import send_home, strike
from ..events import CreatureRecalled, Events, OrderAsked, Pressed, StrongholdRecovered, tell
from ..field import DUEL, LANES, NOBODY, SUMMONING
from ..state import State
from .changes import (
    MANA,
    ON_CREATURE,
    ON_LANE,
    RECALL,
    SQUALL,
    STRONGHOLD,
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
from .in_force import (
    BLOW_MADE,
    FIRST_ATTACK_MET,
    FORT_SPARED,
    RAGE_WAITS,
    STRONGHOLD_MET,
    Changes,
    press_bit,
    turns_begun,
)

# Events are made in this way, see there.
_made: Final = tuple.__new__

COMES, IN_FORCE, USED, OVER = "comes", "in_force", "used", "over"


def press_actions(state: State, changes: Changes) -> list[MatchAction]:
    """Return every legal press of the active side, in a fixed order."""
    found: list[MatchAction] = []
    for index in changes.table.presses:
        if _obstacle(state, changes, index) is None:
            found += _presses(state, index, _press(changes, index).what)
    return found


def why_no_press(state: State, action: Press) -> str | None:
    """Return the code of what keeps a press from being used, or None."""
    changes = state.changes
    if changes is None or action.index not in changes.table.presses:
        return "no_press"
    code = _obstacle(state, changes, action.index)
    if code is not None:
        return code
    what = _press(changes, action.index).what
    return None if action in _presses(state, action.index, what) else "press_target"


def _press(changes: Changes, index: int) -> PressChange:
    change = changes.table.changes[index]
    assert isinstance(change, PressChange)
    return change


def _obstacle(state: State, changes: Changes, index: int) -> str | None:
    """Return the code of what keeps a press from being used on any target, or None."""
    change = _press(changes, index)
    if change.side != state.active:
        return "no_press"
    if changes.pressed(index):
        return "press_used"
    if state.phase != SUMMONING:
        return "press_summoning"
    if change.what == STRONGHOLD and not state.sides[state.active].stronghold:
        return "press_idle"
    if change.what in (RECALL, SQUALL) and not _presses(state, index, change.what):
        return "press_idle"
    return None


def _presses(state: State, index: int, what: str) -> list[MatchAction]:
    """Return a press with each of its targets."""
    lanes = state.sides[state.active].lanes
    if what in ON_CREATURE:
        return [Press(index, lane, at) for lane in LANES for at in range(len(lanes[lane]))]
    if what in ON_LANE:
        across = state.field.across[state.active]
        return [
            Press(index, lane)
            for lane in LANES
            if lanes[lane] or state.sides[across[lane][0]].lanes[across[lane][1]]
        ]
    return [Press(index)]


def press(state: State, action: Press, events: Events) -> None:
    """Carry out a legal press."""
    changes = state.changes
    assert changes is not None
    change = _press(changes, action.index)
    active, what = state.active, change.what
    state.changes = changes = changes.using(press_bit(action.index))
    if what == MANA:
        state.mana += change.strength
    if events is not None:
        events.append(
            _made(Pressed, (active, action.index, what, action.lane, action.position, state.mana))
        )
    if what == STRONGHOLD:
        _recover(state, change.strength, events)
    elif what == RECALL:
        _recall(state, changes, action, events)
    elif what == SQUALL:
        _squall(state, action.lane, change.strength, events)
    elif what != MANA:
        state.changes = changes.using(RAGE_WAITS)


def _recover(state: State, places: int, events: Events) -> None:
    side = state.sides[state.active]
    start = side.stronghold
    side.stronghold = max(0, start - places)
    tell(events, StrongholdRecovered(state.active, start, side.stronghold))


def _recall(state: State, changes: Changes, action: Press, events: Events) -> None:
    active = state.active
    unit = state.sides[active].lanes[action.lane].pop(action.position)
    tell(events, CreatureRecalled(active, action.lane, action.position, unit.card))
    send_home(state, active, [changes.table.left(active, action.lane, unit.card)], events)


def _squall(state: State, lane: int, damage: int, events: Events) -> None:
    """Strike all creatures of a lane, of both sides, as an incantation does.

    Where both sides have an order to choose, the active one is asked first.
    """
    own = state.active
    foe, facing = state.field.across[own][lane]
    _strike_row(state, own, lane, damage, events)
    asked = state.pending
    _ask_nobody(state)
    _strike_row(state, foe, facing, damage, events)
    if asked:
        changes = state.changes
        if state.pending and changes is not None:
            if events is not None:
                last = events.pop()
                assert isinstance(last, OrderAsked)
            state.changes = Changes(changes.table, changes.used, state.pending)
        state.pending, state.pending_side = asked, own


def _ask_nobody(state: State) -> None:
    # Apart: where it is set and read in one function, it is compiled as the empty tuple.
    state.pending, state.pending_side = (), NOBODY


def _strike_row(state: State, victim: int, lane: int, damage: int, events: Events) -> None:
    row = state.sides[victim].lanes[lane]
    if row:
        hits = [(lane, position, "incantation") for position in range(len(row))]
        strike(state, victim, hits, damage, events)


def ask_waiting(state: State, events: Events) -> bool:
    """Ask the other side for the order of its fallen, if they wait; tell whether they did."""
    changes = state.changes
    if changes is None or not changes.waiting:
        return False
    state.pending, state.pending_side = changes.waiting, state.field.rival(state.active)
    state.changes = Changes(changes.table, changes.used)
    tell(events, OrderAsked(state.pending_side, state.pending))
    return True


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
