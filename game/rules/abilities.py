"""Which abilities a creature in play has at this moment (R8.8)."""

from .cards import RAGE
from .field import LANES
from .fights.in_force import Changes, own_turn
from .state import Side, State
from .unit import ATTACK, RAGING_ATTACK, REPEATED_ATTACK, REPEATED_RAGING_ATTACK


def abilities_at(side: Side, lane: int, position: int) -> int:
    """Return the ability bits of a creature: its own, its neighbours' auras, its side's."""
    row = side.lanes[lane]
    bits = row[position].card.abilities | side.permanent
    if position:
        bits |= row[position - 1].card.aura
    if position + 1 < len(row):
        bits |= row[position + 1].card.aura
    return bits


def abilities_now(state: State, side: int, lane: int, position: int) -> int:
    """Return the ability bits of a creature that work in this turn.

    Those of ``abilities_at``, with the Rage that a press gave it and without what rests (H8, H10
    of R16.52).
    """
    own = state.sides[side]
    bits = abilities_at(own, lane, position)
    changes = state.changes
    if changes is None:
        return bits
    if own.lanes[lane][position].eager:
        bits |= RAGE
    if side != state.active or not changes.table.has_rests:
        return bits
    return bits & ~changes.table.resting(side, own_turn(state.turn, len(state.sides)))


def neighbours(side: Side, lane: int, position: int) -> list[int]:
    """Return the positions directly before and behind a creature (R8.8)."""
    return [place for place in (position - 1, position + 1) if 0 <= place < len(side.lanes[lane])]


def lenders(side: Side, lane: int, position: int, bit: int) -> list[int]:
    """Return the positions of the neighbours whose auras give a creature an ability (R8.8)."""
    row = side.lanes[lane]
    return [place for place in neighbours(side, lane, position) if row[place].card.aura & bit]


def lent_to(side: Side, lane: int, position: int) -> list[int]:
    """Return the positions of those that a creature's aura serves (R8.8)."""
    return neighbours(side, lane, position) if side.lanes[lane][position].card.aura else []


def next_attacker(state: State) -> tuple[int, int] | None:
    """Return lane and position of the active side's next attacker, looked up anew (R5.2).

    A repeated attack comes first (R8.6). A creature summoned this turn needs Rage and a creature
    opposite (R8.3); for its repeated attack Rage is not asked again.
    """
    if state.changes is not None and state.changes.table.has_rests:
        return _next_in_fight(state, state.changes)
    sides = state.sides
    side = sides[state.active]
    chosen = None
    for lane, row in enumerate(side.lanes):
        position = len(row)
        while position:
            position -= 1
            due = row[position].due
            if not due:
                continue
            if due == ATTACK:
                if chosen is None:
                    chosen = lane, position
                continue
            if due == REPEATED_ATTACK:
                return lane, position
            foe, facing = state.field.across[state.active][lane]
            if sides[foe].lanes[facing]:
                if due == REPEATED_RAGING_ATTACK:
                    return lane, position
                if chosen is None and (
                    row[position].eager or abilities_at(side, lane, position) & RAGE
                ):
                    chosen = lane, position
    return chosen


def _next_in_fight(state: State, changes: Changes) -> tuple[int, int] | None:
    """Return the next attacker where a lane or an ability can rest (H8 of R16.52)."""
    active = state.active
    side = state.sides[active]
    turn = own_turn(state.turn, len(state.sides))
    chosen = None
    for lane in LANES:
        if changes.table.rests(active, lane, turn):
            continue
        foe, facing = state.field.across[active][lane]
        opposed = bool(state.sides[foe].lanes[facing])
        for position in reversed(range(len(side.lanes[lane]))):
            due = side.lanes[lane][position].due
            if due == REPEATED_ATTACK or (due == REPEATED_RAGING_ATTACK and opposed):
                return lane, position
            if chosen is None and (
                due == ATTACK
                or (
                    due == RAGING_ATTACK
                    and opposed
                    and abilities_now(state, active, lane, position) & RAGE
                )
            ):
                chosen = lane, position
    return chosen


def can_attack(state: State) -> bool:
    """Tell whether there is a next attacker: mostly the first creature that is asked is one."""
    if state.changes is not None:
        return next_attacker(state) is not None
    special = False
    for row in state.sides[state.active].lanes:
        for unit in row:
            if unit.due:
                if unit.due == ATTACK:
                    return True
                special = True
    return special and next_attacker(state) is not None
