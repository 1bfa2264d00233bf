"""The frame of a turn: its beginning, its end, and what ends the match by time (R3, R7.2)."""

from typing import Final

from .events import Events, HordeLastTurnBegan, TurnBegan, TurnEnded
from .field import DRAW, SUMMONING, TOP
from .fights.in_force import own_turn
from .ring.places import by_spoils
from .state import State, mana_at_beginning
from .stronghold import finish

# They are the same in every match, and to find one is quicker than to make it.
_ENDED: Final[dict[tuple[int, int], TurnEnded]] = {}
_BEGAN: Final[dict[tuple[int, int, int], TurnBegan]] = {}


def begin_turn(state: State, events: Events) -> None:
    """Begin the active side's turn with the mana that it has by then (R2.7, R3.1)."""
    active = state.active
    ring = state.ring
    if ring is not None and ring.relieved:
        state.ring = ring.with_relief(False)
    mana = state.mana = mana_at_beginning(state, active)
    state.phase = SUMMONING
    state.ending = False
    if state.changes is not None:
        state.changes = state.changes.for_next_turn()
    if events is not None:
        beginning = active, state.turn, mana
        began = _BEGAN.get(beginning)
        if began is None:
            began = _BEGAN[beginning] = TurnBegan(*beginning)
        events.append(began)
    side = state.sides[active]
    if side.horde is not None:
        first_lane = lane_of_next(state, TOP, first_card=True)
        if side.horde.begin_turn(first_lane, behind_fort=side.fort) and events is not None:
            events.append(HordeLastTurnBegan(active))


def lane_of_next(state: State, lane: int, *, first_card: bool) -> int:
    """Return the lane to which the active side's next card comes, which may have to be another.

    ``lane`` is that of the rules (R9.3); changes of a fight can name one (H7 of R16.52).
    """
    if state.changes is None:
        return lane
    turn = own_turn(state.turn, len(state.sides))
    only = state.changes.table.only_lane(state.active, turn, first_card)
    return lane if only < 0 else only


def end_turn(state: State, events: Events) -> None:
    """End the turn: every creature is whole again (R3.8), and the other side's begins.

    The player who outlives the Horde's last turn wins (R9.8).
    """
    for side in state.sides:
        for row in side.lanes:
            position = len(row)
            while position:
                position -= 1
                row[position] = row[position].whole
    if events is not None:
        ending = state.active, state.turn
        ended = _ENDED.get(ending)
        if ended is None:
            ended = _ENDED[ending] = TurnEnded(*ending)
        events.append(ended)
    horde = state.sides[state.active].horde
    if horde is not None and horde.last_turn and _outlived(state):
        field = state.field
        finish(state, min(field.foes[state.active]), field.ends.outlived, events)
    elif state.turn >= state.field.last_turn:
        if state.field.spoils:
            finish(state, by_spoils(state)[0], state.field.ends.time, events)
        else:
            finish(state, DRAW, state.field.ends.time, events)
    else:
        state.turn += 1
        state.active = state.field.next_side[state.active]
        begin_turn(state, events)


def _outlived(state: State) -> bool:
    """Count a last turn of the Horde; tell whether it was the last of all (R9.8, R13.25)."""
    wings = state.field.wings
    if not wings:
        return True
    assert state.ring is not None
    state.ring = state.ring._replace(last_turns=state.ring.last_turns + 1)
    return state.ring.last_turns >= len(wings)
