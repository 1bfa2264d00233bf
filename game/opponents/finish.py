"""How a turn ends when nothing more is played: the yardstick by which actions are compared."""

from __future__ import annotations

from game.rules import (
    NOBODY,
    UNDECIDED,
    Attack,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    State,
    step,
)

ATTACK, END_TURN = Attack(), EndTurn()

#: The fallen in the order in which they fell, by their number; one hit fells at most three (R8.2).
_AS_FALLEN = tuple(ChooseOrder(tuple(range(count))) for count in range(4))


def after(state: State, action: MatchAction) -> State:
    """Return the state after a legal action; ``state`` itself is left as it is."""
    new = state.copy()
    events: list[Event] = []
    step(new, action, events)
    return new


def settle(state: State) -> None:
    """Choose, in place, any order for the fallen cards that wait for one (R5.6)."""
    events: list[Event] = []
    while state.pending_side != NOBODY and state.winner == UNDECIDED:
        step(state, _AS_FALLEN[len(state.pending)], events)


def finish_turn(state: State, turn: int) -> None:
    """End ``turn`` in place, unless it is over, by making the attacks that are left."""
    settle(state)
    # Ending may stop at an order of the fallen; once that is chosen it goes on by itself.
    if state.turn == turn and state.winner == UNDECIDED:
        step(state, END_TURN, [])
        settle(state)
