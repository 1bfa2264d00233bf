"""The turn of the rule-driven AI, which can stop for an order and go on (R9)."""

from __future__ import annotations

from .abilities import next_attacker
from .assault import begin_assault, make_attack, strike, struck
from .cards import Creature, Incantation
from .events import (
    AiCardRevealed,
    AiCreatureArrived,
    AiIncantationCast,
    CardDiscarded,
    Event,
)
from .state import NOBODY, SUMMONING, UNDECIDED, AiDeck, Side, State
from .stronghold import settle_deck
from .turn import end_turn
from .unit import summoned_unit


def run_ai_turn(state: State, events: list[Event]) -> None:
    """Play the AI's turn from where it stands to its end, or to an order to be chosen."""
    ai = _ai(state)
    if ai.revealed is not None:
        _lay_down(state, events)
    # In its last turn the deck is empty: it brings no cards (R9.8).
    if state.phase == SUMMONING:
        while ai.deck and ai.spent < state.mana:
            _reveal(state, events)
            if state.pending_side != NOBODY:
                return
            _lay_down(state, events)
    begin_assault(state, events)
    run_attacks(state, events)
    if state.pending_side == NOBODY and state.winner == UNDECIDED:
        end_turn(state, events)


def run_attacks(state: State, events: list[Event]) -> None:
    """Make all attacks that are left, until an order has to be chosen or the match ends."""
    while state.pending_side == NOBODY and state.winner == UNDECIDED:
        attacker = next_attacker(state)
        if attacker is None:
            return
        lane, position = attacker
        make_attack(state, lane, position, events)


def _ai(state: State) -> AiDeck:
    ai = state.sides[state.active].ai
    assert ai is not None
    return ai


def _reveal(state: State, events: list[Event]) -> None:
    """Turn up the top card and bring it into play (R9.3, R9.4)."""
    ai = _ai(state)
    card = ai.revealed = ai.deck.pop(0)
    events.append(AiCardRevealed(state.active, card, ai.lane, len(ai.deck)))
    if isinstance(card, Creature):
        _bring(state.sides[state.active], ai, card, state.active, events)
    else:
        _cast(state, ai, card, events)


def _bring(side: Side, ai: AiDeck, card: Creature, active: int, events: list[Event]) -> None:
    row = side.lanes[ai.lane]
    row.append(summoned_unit(card))
    ai.spent += card.cost
    events.append(AiCreatureArrived(active, card, ai.lane, len(row) - 1, ai.spent))


def _cast(state: State, ai: AiDeck, card: Incantation, events: list[Event]) -> None:
    """Strike the player's front creature of the lane; without one nothing is paid (R9.4)."""
    player = 1 - state.active
    row = state.sides[player].lanes[ai.lane]
    target = row[0].card if row else None
    if target is not None:
        ai.spent += card.cost
    events.append(AiIncantationCast(state.active, card, ai.lane, target, ai.spent))
    if target is not None:
        hits = struck(state.sides[player], ai.lane, 0, card.abilities, "incantation")
        strike(state, player, hits, card.damage, events)


def _lay_down(state: State, events: list[Event]) -> None:
    """Be done with the revealed card: discard an incantation, then look at the deck (R9.7)."""
    ai = _ai(state)
    if isinstance(ai.revealed, Incantation):
        ai.discard.append(ai.revealed)
        events.append(CardDiscarded(state.active, ai.revealed, len(ai.discard)))
    ai.revealed = None
    ai.lane = 1 - ai.lane
    settle_deck(state, state.active, events)
