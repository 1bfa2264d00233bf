"""All the positions in which a turn can end, each found once, by a shortest way: nothing left out.

The turn's own side chooses everything but the orders of the opponent's fallen (R5.6). As no card
of the opponent's hand is played in this turn, such an order changes nothing before its end: it
is taken as it comes, and ``orders`` puts the others in its place when the turn is over.

Work is counted in actions carried out, the same on any machine (``Effort``).
"""

from collections import deque
from collections.abc import Hashable, Iterator
from itertools import permutations
from typing import NamedTuple

from game.rules import (
    DUEL,
    NOBODY,
    UNDECIDED,
    Attack,
    ChooseOrder,
    EndTurn,
    MatchAction,
    State,
    match_actions,
    may_cast_between,
    position_key,
    step,
)


class EffortSpent(Exception):
    """A proof needs more actions than it was given."""


class Effort:
    """Counts the actions that are carried out; there may be a ``limit``, 0 for none."""

    def __init__(self, limit: int = 0) -> None:
        self.count = 0
        self.limit = limit

    def spend(self) -> None:
        """Count one action; raises ``EffortSpent`` beyond the limit."""
        self.count += 1
        if self.limit and self.count > self.limit:
            raise EffortSpent


Line = tuple[MatchAction, ...]
#: A place in the opponent's hand, and the number of cards there that fell together.
Group = tuple[int, int]

END_TURN = EndTurn()


class Ending(NamedTuple):
    """An end position of a turn: a shortest line to it, and which of the opponent's fell together.

    ``line`` is whole: orders of the fallen are in it, the opponent's as ``foe_order`` has them.
    """

    state: State
    line: Line
    groups: tuple[Group, ...] = ()


def endings(state: State, effort: Effort) -> Iterator[Ending]:
    """Yield all end positions of the turn under way, the shortest lines first."""
    turn = state.turn
    waiting = deque([Ending(state, ())])
    seen: set[Hashable] = {(position_key(state), ())}
    while waiting:
        before = waiting.popleft()
        for action in tries(before.state):
            effort.spend()
            after = carried_out(before, action)
            over = after.state.turn != turn or after.state.winner != UNDECIDED
            mark = (end_key(after.state) if over else position_key(after.state)), after.groups
            if mark in seen:
                continue
            seen.add(mark)
            if over:
                yield after
            else:
                waiting.append(after)


def tries(state: State) -> list[MatchAction]:
    """Return every action that can lead to an end of its own; to end the turn comes first.

    An attack by itself is one only where an incantation may still be played after it: otherwise
    nothing but attacks is left, which the end of the turn makes as well (R5.8).
    """
    actions = match_actions(state)
    if state.pending_side != NOBODY:
        return actions
    actions.pop()
    if actions and type(actions[-1]) is Attack and not may_cast_between(state):
        # Once the assault has begun, no creature is played either.
        actions.pop()
    return [END_TURN, *actions]


def carried_out(before: Ending, action: MatchAction) -> Ending:
    """Return what comes of an action, with the orders that the opponent owes."""
    side = before.state.active
    new = before.state.copy()
    line, groups = (*before.line, action), before.groups
    step(new, action)
    foe = DUEL.rival(side)
    while new.pending_side == foe and new.winner == UNDECIDED:
        order = foe_order(new)
        line = (*line, order)
        groups = (*groups, (len(new.sides[foe].hand), len(new.pending)))
        step(new, order)
    return Ending(new, line, groups)


def played(state: State, line: Line) -> State:
    """Return the position after all actions of a line; ``state`` itself is left as it is."""
    new = state.copy()
    for action in line:
        step(new, action)
    return new


def foe_order(state: State) -> ChooseOrder:
    """Return how the opponent orders the fallen that wait (R5.6), by nothing but the cards."""
    ids = [card.id for card in state.pending]
    return ChooseOrder(tuple(sorted(range(len(ids)), key=ids.__getitem__)))


def end_key(state: State) -> Hashable:
    """Return a value that is equal for equal end positions of one turn.

    When a match is over, the rest of its turn does not matter.
    """
    if state.winner == UNDECIDED:
        return position_key(state)
    over = state.copy()
    over.ending = False
    over.mana = 0
    return position_key(over)


def orders(ending: Ending) -> Iterator[State]:
    """Yield the end position once for every way in which the opponent may have ordered the fallen.

    The first is the position as it stands.
    """
    yield from _ordered(ending.state, ending.groups)


def _ordered(state: State, groups: tuple[Group, ...]) -> Iterator[State]:
    if not groups or state.winner != UNDECIDED:
        yield state
        return
    start, count = groups[0]
    foe = state.active
    for order in permutations(state.sides[foe].hand[start : start + count]):
        new = state.copy()
        new.sides[foe].hand[start : start + count] = order
        yield from _ordered(new, groups[1:])
