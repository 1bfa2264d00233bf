"""A greedy player: one action at a time, by the value of ending the turn after it.

Every action is tried on a copy, the turn is ended after it by simply attacking,
and the position that this leads to is judged by ``evaluate.value``. Before
that, a win within the turn is looked for. Each action costs a card of the hand,
mana or an attack, so that a turn always ends.
"""

from __future__ import annotations

from game.rules import (
    REACH,
    UNDECIDED,
    Attack,
    CastIncantation,
    EndTurn,
    Incantation,
    MatchAction,
    State,
    match_actions,
    next_attacker,
    step,
)

from .evaluate import value
from .finish import ATTACK, after, finish_turn, settle
from .knowledge import Memory, seen_match
from .wins import winning_action

#: The most incantations later in the assault that are tried after one action.
LATER_CASTS = 24


def choose(state: State, side: int, seed: int, memory: Memory | None = None) -> MatchAction:
    """Return the action of ``side``, which must be the one to act.

    It rests on what ``side`` may know: the order of the opponent's hidden cards
    is not looked at.
    """
    known = seen_match(state, side, seed, memory)
    actions = match_actions(known)
    if len(actions) == 1:
        return actions[0]
    return winning_action(known, side) or _best(known, side, actions)


def _best(state: State, side: int, actions: list[MatchAction]) -> MatchAction:
    """Return the action of the best outlook; ending the turn is the first among equals."""
    best, best_value = actions[0], None
    for action in sorted(actions, key=_rank):
        outlook = _outlook(state, side, action)
        if best_value is None or outlook > best_value:
            best, best_value = action, outlook
    return best


def _rank(action: MatchAction) -> int:
    """Return 0 for the end of the turn, 2 for an attack alone, 1 for all the rest."""
    return 0 if isinstance(action, EndTurn) else 1 + isinstance(action, Attack)


def _outlook(state: State, side: int, action: MatchAction) -> int:
    """Return the value of ending the turn after ``action``, at once or after one incantation."""
    new = after(state, action)
    later = None
    if new.turn == state.turn and new.active == side and not new.ending:
        later = _later_cast(new, side)
    ended = _ended(new, side, state.turn)
    return ended if later is None else max(ended, later)


def _ended(state: State, side: int, turn: int) -> int:
    """Return the value of the position when the turn has ended; ``state`` is used up."""
    finish_turn(state, turn)
    return value(state, side)


def _later_cast(state: State, side: int) -> int | None:
    """Return the best value of one incantation now or later in the assault, or None."""
    best = None
    tries = LATER_CASTS
    current = state.copy()
    settle(current)
    while current.winner == UNDECIDED and _may_cast(current, side):
        for action in match_actions(current):
            if isinstance(action, CastIncantation) and tries:
                tries -= 1
                ended = _ended(after(current, action), side, state.turn)
                best = ended if best is None else max(best, ended)
        if not tries or next_attacker(current) is None:
            break
        step(current, ATTACK, [])
        settle(current)
    return best


def _may_cast(state: State, side: int) -> bool:
    """Whether an incantation within reach can be paid: a cheap look before the dear one."""
    for card in state.sides[side].hand[:REACH]:
        if isinstance(card, Incantation) and card.cost <= state.mana:
            return True
    return False
