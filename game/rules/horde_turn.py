"""The turn of the Horde, which can stop for an order and go on (R9)."""

from __future__ import annotations

from .abilities import next_attacker
from .assault import begin_assault, make_attack, strike, struck
from .cards import Creature, Incantation
from .events import (
    CardDiscarded,
    Event,
    HordeCardRevealed,
    HordeCreatureArrived,
    HordeIncantationCast,
)
from .field import other_lane
from .state import NOBODY, SUMMONING, UNDECIDED, HordeDeck, State
from .stronghold import settle_deck
from .turn import end_turn, lane_of_next
from .unit import summoned_unit


def run_horde_turn(state: State, events: list[Event]) -> None:
    """Play the Horde's turn from where it stands to its end, or to an order to be chosen."""
    horde = _horde(state)
    if horde.revealed is not None:
        _lay_down(state, events)
    # In its last turn the deck is empty: it brings no cards (R9.8).
    if state.phase == SUMMONING:
        while horde.deck and horde.spent < state.mana:
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


def _horde(state: State) -> HordeDeck:
    horde = state.sides[state.active].horde
    assert horde is not None
    return horde


def _reveal(state: State, events: list[Event]) -> None:
    """Turn up the top card and bring it into play (R9.3, R9.4)."""
    horde = _horde(state)
    card = horde.revealed = horde.deck.pop(0)
    events.append(HordeCardRevealed(state.active, card, horde.lane, len(horde.deck)))
    if isinstance(card, Creature):
        _bring(state, horde, card, events)
    else:
        _cast(state, horde, card, events)


def _bring(state: State, horde: HordeDeck, card: Creature, events: list[Event]) -> None:
    active = state.active
    row = state.sides[active].lanes[horde.lane]
    if state.changes is not None:
        card = state.changes.table.standing(active, horde.lane, card)
    row.append(summoned_unit(card))
    horde.spent += card.cost
    events.append(HordeCreatureArrived(active, card, horde.lane, len(row) - 1, horde.spent))


def _cast(state: State, horde: HordeDeck, card: Incantation, events: list[Event]) -> None:
    """Strike the player's front creature of the lane; without one nothing is paid (R9.4)."""
    player, facing = state.field.across[state.active][horde.lane]
    row = state.sides[player].lanes[facing]
    target = row[0].card if row else None
    if target is not None:
        horde.spent += card.cost
    events.append(HordeIncantationCast(state.active, card, horde.lane, target, horde.spent))
    if target is not None:
        hits = struck(state.sides[player], facing, 0, card.abilities, "incantation")
        strike(state, player, hits, card.damage, events)


def _lay_down(state: State, events: list[Event]) -> None:
    """Be done with the revealed card: discard an incantation, then look at the deck (R9.7)."""
    horde = _horde(state)
    if isinstance(horde.revealed, Incantation):
        horde.discard.append(horde.revealed)
        events.append(CardDiscarded(state.active, horde.revealed, len(horde.discard)))
    horde.revealed = None
    horde.lane = lane_of_next(state, other_lane(horde.lane), first_card=False)
    settle_deck(state, state.active, events)
