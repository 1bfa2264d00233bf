"""Which abilities a creature in play has at this moment (R8.8)."""

from __future__ import annotations

from .cards import RAGE
from .state import LANES, Side, State
from .unit import ATTACK, REPEATED_ATTACK, REPEATED_RAGING_ATTACK


def abilities_at(side: Side, lane: int, position: int) -> int:
    """Return the ability bits of a creature: its own, its neighbours' auras, its side's."""
    row = side.lanes[lane]
    bits = row[position].card.abilities | side.permanent
    if position:
        bits |= row[position - 1].card.aura
    if position + 1 < len(row):
        bits |= row[position + 1].card.aura
    return bits


def neighbours(side: Side, lane: int, position: int) -> list[int]:
    """Return the positions directly before and behind a creature (R8.8)."""
    return [place for place in (position - 1, position + 1) if 0 <= place < len(side.lanes[lane])]


def lenders(side: Side, lane: int, position: int, bit: int) -> list[int]:
    """Return the positions of the neighbours whose auras give a creature an ability (R8.8)."""
    row = side.lanes[lane]
    return [place for place in neighbours(side, lane, position) if row[place].card.aura & bit]


def lent_to(side: Side, lane: int, position: int) -> list[int]:
    """Return the positions of those that a creature's aura serves (R8.8)."""
    row = side.lanes[lane]
    return neighbours(side, lane, position) if row[position].card.aura else []


def attack_value(side: Side, lane: int, position: int) -> int:
    """Return the attack value with which a creature would strike now, Sprint's growth included."""
    return side.lanes[lane][position].attack


def next_attacker(state: State) -> tuple[int, int] | None:
    """Return lane and position of the active side's next attacker, looked up anew (R5.2).

    A repeated attack comes first (R8.6). A creature summoned this turn needs
    Rage and a creature opposite (R8.3); for its repeated attack Rage is not
    asked again.
    """
    sides = state.sides
    side = sides[state.active]
    chosen = None
    for lane in LANES:
        row = side.lanes[lane]
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
                if chosen is None and abilities_at(side, lane, position) & RAGE:
                    chosen = lane, position
    return chosen


def can_attack(state: State) -> bool:
    """Tell whether there is a next attacker: mostly the first creature that is asked is one."""
    special = False
    for row in state.sides[state.active].lanes:
        for unit in row:
            if unit.due:
                if unit.due == ATTACK:
                    return True
                special = True
    return special and next_attacker(state) is not None
