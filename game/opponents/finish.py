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

from .card_values import card_worth

ATTACK, END_TURN = Attack(), EndTurn()


def after(state: State, action: MatchAction) -> State:
    """Return the state after a legal action; ``state`` itself is left as it is."""
    new = state.copy()
    events: list[Event] = []
    step(new, action, events)
    return new


def sensible_order(state: State) -> ChooseOrder:
    """Return the order that brings the better of the fallen back into reach sooner (R5.6)."""
    worths = [card_worth(card) for card in state.pending]
    return ChooseOrder(tuple(sorted(range(len(worths)), key=lambda index: -worths[index])))


def settle(state: State) -> None:
    """Choose, in place, sensible orders for the fallen cards that wait for one (R5.6)."""
    events: list[Event] = []
    while state.pending_side != NOBODY and state.winner == UNDECIDED:
        step(state, sensible_order(state), events)


def finish_turn(state: State, turn: int) -> None:
    """End ``turn`` in place, unless it is over, by making the attacks that are left."""
    settle(state)
    # Ending may stop at an order of the fallen; once that is chosen it goes on by itself.
    if state.turn == turn and state.winner == UNDECIDED:
        step(state, END_TURN, [])
        settle(state)
