"""The obvious tries: a line that anybody would try first must not solve a puzzle.

Two lines are obvious: always the dearest card that can be played, where it looks best; and always
the play after which the opponent's stronghold would be left with the least.
"""

from __future__ import annotations

from collections.abc import Callable

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
)

from .grading import plainly_ended, worth_if_ended
from .turn_endings import Ending, carried_out, end_key

#: The measure of a play, the highest is chosen: of the position before, the play, the one after.
Wish = Callable[[State, MatchAction, State], tuple[int, ...]]


def is_obvious(state: State, right: Ending) -> bool:
    """Whether an obvious line, ended wherever one likes, comes to the right end position."""
    key = end_key(right.state)
    return any(_reaches(state, wish, key) for wish in (_dearest, _most_damage))


def _reaches(state: State, wish: Wish, key: object) -> bool:
    side, turn = state.active, state.turn
    while True:
        if end_key(plainly_ended(state)) == key:
            return True
        found: tuple[tuple[int, ...], State] | None = None
        for action in match_actions(state):
            if state.pending_side == NOBODY and isinstance(action, Attack | EndTurn | ChooseOrder):
                continue
            new = carried_out(Ending(state, ()), action).state
            if new.winner != UNDECIDED or new.turn != turn:
                continue
            wished = wish(state, action, new)
            if found is None or wished > found[0]:
                found = wished, new
        if found is None or state.active != side:
            return False
        state = found[1]


def _dearest(before: State, _action: MatchAction, after: State) -> tuple[int, ...]:
    return before.mana - after.mana, worth_if_ended(after, before.active)


def _most_damage(before: State, _action: MatchAction, after: State) -> tuple[int, ...]:
    foe = plainly_ended(after).sides[DUEL.rival(before.active)]
    return -(foe.stronghold_life + (0 if foe.fort else len(foe.hand))), worth_if_ended(
        after, before.active
    )
