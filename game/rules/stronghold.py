"""The strongholds: damage, falling, and the AI's deck that stands for its life (R4, R9.6, R9.7)."""

from __future__ import annotations

from . import rng
from .events import (
    AiDeckShuffled,
    AiDeckStruck,
    AiFortBared,
    BastionDestroyed,
    Event,
    FortDestroyed,
    MatchEnded,
    StrongholdStruck,
)
from .state import State

# Events are made in this way, see there.
_made = tuple.__new__


def strike_stronghold(state: State, victim: int, attack: int, events: list[Event]) -> None:
    """Deal the damage of one attack to the stronghold of ``victim`` (R4.1, R9.6)."""
    if attack <= 0:
        return
    side = state.sides[victim]
    if side.ai is not None:
        _strike_deck(state, victim, attack, events)
        return
    start, rightmost = side.stronghold, len(side.hand)
    place = side.stronghold = min(start + attack, rightmost)
    events.append(_made(StrongholdStruck, (victim, attack, start, place)))
    if place == rightmost:
        settle_stronghold(state, victim, events)


def settle_stronghold(state: State, owner: int, events: list[Event]) -> None:
    """Destroy a stronghold that is the rightmost card of its hand (R4.2 to R4.4)."""
    side = state.sides[owner]
    if side.stronghold < len(side.hand):
        return
    if side.fort:
        events.append(FortDestroyed(owner))
        finish(state, 1 - owner, "R4.4", events)
        return
    side.fort = True
    side.stronghold = 0
    events.append(BastionDestroyed(owner))
    settle_stronghold(state, owner, events)


def _strike_deck(state: State, victim: int, attack: int, events: list[Event]) -> None:
    ai = state.sides[victim].ai
    assert ai is not None
    amount = max(0, attack - ai.resistance)
    lost = tuple(ai.deck[:amount])
    del ai.deck[:amount]
    ai.discard.extend(lost)
    events.append(AiDeckStruck(victim, amount, lost, len(ai.deck)))
    if lost:
        settle_deck(state, victim, events)


def settle_deck(state: State, owner: int, events: list[Event]) -> None:
    """Turn the AI's Bastion when its deck has run out, and shuffle a new deck (R9.7, R9.8)."""
    side = state.sides[owner]
    ai = side.ai
    assert ai is not None
    if ai.deck:
        return
    if not side.fort:
        side.fort = True
        events.append(BastionDestroyed(owner))
        ai.deck, ai.discard = ai.discard, []
        state.rng = rng.shuffle(state.rng, ai.deck)
        if ai.deck:
            events.append(AiDeckShuffled(owner, len(ai.deck)))
            return
    events.append(AiFortBared(owner))


def finish(state: State, winner: int, rule: str, events: list[Event]) -> None:
    """End the match (R7)."""
    state.winner = winner
    events.append(MatchEnded(winner, rule))
