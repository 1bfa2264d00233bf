"""Whether a side can win in the turn that it begins: by looking at everything that it can play."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules import (
    SPRINT,
    SUMMONING,
    UNDECIDED,
    Card,
    Creature,
    Event,
    MatchAction,
    Side,
    State,
    position_key,
    step,
    why_not,
)

from .effort import Effort
from .turn_endings import Line, foe_order, tries

#: So many ways to win are tried first in the next position: most positions fall to the same.
_REMEMBERED = 4


class WinHunt:
    """Searches for wins, one position after the other; what has been looked at once is known."""

    def __init__(self, effort: Effort) -> None:
        self._effort = effort
        self._lost: set[Hashable] = set()
        self._lines: list[Line] = []

    def line(self, state: State) -> Line | None:
        """Return a line that wins in the turn under way, or None where there is none.

        No order of the opponent's fallen changes that: none of their cards is played meanwhile.
        """
        if state.winner != UNDECIDED or not possible(state):
            return None
        for known in self._lines:
            if self._follow(state, known):
                return known
        found = self._from(state)
        if found is not None:
            self._lines = [found, *self._lines][:_REMEMBERED]
        return found

    def _follow(self, state: State, line: Line) -> bool:
        """Whether a line that has won elsewhere wins here, too."""
        side, turn = state.active, state.turn
        for action in line:
            if state.winner != UNDECIDED or state.turn != turn:
                break
            if why_not(state, action) is not None:
                return False
            self._effort.spend()
            state = _after(state, action)
        return state.winner == side

    def _from(self, state: State) -> Line | None:
        side, turn = state.active, state.turn
        for action in tries(state):
            self._effort.spend()
            new = _after(state, action)
            line: Line = (action,)
            while new.pending_side == 1 - side and new.winner == UNDECIDED:
                order = foe_order(new)
                line = (*line, order)
                step(new, order, [])
            if new.winner == side:
                return line
            if new.winner != UNDECIDED or new.turn != turn or not possible(new):
                continue
            key = position_key(new)
            if key not in self._lost:
                rest = self._from(new)
                if rest is not None:
                    return line + rest
                self._lost.add(key)
        return None


def _after(state: State, action: MatchAction) -> State:
    new = state.copy()
    events: list[Event] = []
    step(new, action, events)
    return new


def possible(state: State) -> bool:
    """Whether the attacks that are left could be enough to win, if all went as well as it can.

    A creature strikes the stronghold at most once in a turn (R8.6), and not in the turn of its
    summoning (R8.3). Before one of a lane strikes it, all that stand opposite have fallen, and
    every card that falls goes home to the right of the stronghold (R4.5): a lane with ``n``
    creatures opposite takes at most what its attackers have, less ``n``, from what is needed.
    """
    side = state.active
    own, foe = state.sides[side], state.sides[1 - side]
    needed = foe.stronghold_life + (0 if foe.fort else len(foe.hand))
    summons = 0
    sprint = _may_sprint(own)
    if sprint and state.phase == SUMMONING:
        summons = len(own.hand)
    for lane, row in enumerate(own.lanes):
        reach = -len(foe.lanes[lane])
        passed = len(row) - 1 + summons if sprint else 0
        for unit in row:
            if not unit.summoned and (unit.again or not unit.attacked):
                reach += unit.attack + passed
        needed -= max(0, reach)
    # Cards that wait for an order are at home as good as already; they only add to what is needed.
    return needed <= 0


def _may_sprint(own: Side) -> bool:
    """Whether a creature of this side has, gives or could be given Sprint."""
    if own.permanent & SPRINT:
        return True
    for row in own.lanes:
        for unit in row:
            if (unit.card.abilities | unit.card.aura) & SPRINT:
                return True
    return any(_sprints(card) for card in own.hand)


def _sprints(card: Card) -> bool:
    return isinstance(card, Creature) and bool((card.abilities | card.aura) & SPRINT)
