"""Strongholds: damage, falling, and the Horde's deck that stands for its life (R4, R9.6, R9.7)."""

from __future__ import annotations

from . import rng
from .events import (
    BastionDestroyed,
    Event,
    FortDestroyed,
    HordeDeckRanOut,
    HordeDeckShuffled,
    HordeDeckStruck,
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
    if side.horde is not None:
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
        finish(state, state.field.rival(owner), "R4.4", events)
        return
    side.fort = True
    side.stronghold = 0
    events.append(BastionDestroyed(owner))
    settle_stronghold(state, owner, events)


def _strike_deck(state: State, victim: int, attack: int, events: list[Event]) -> None:
    horde = state.sides[victim].horde
    assert horde is not None
    amount = max(0, attack - horde.resistance)
    lost = tuple(horde.deck[:amount])
    del horde.deck[:amount]
    horde.discard.extend(lost)
    events.append(HordeDeckStruck(victim, amount, lost, len(horde.deck)))
    if lost:
        settle_deck(state, victim, events)


def settle_deck(state: State, owner: int, events: list[Event]) -> None:
    """Turn the Horde's Bastion when its deck has run out, and shuffle a new deck (R9.7, R9.8)."""
    side = state.sides[owner]
    horde = side.horde
    assert horde is not None
    if horde.deck:
        return
    if not side.fort:
        side.fort = True
        events.append(BastionDestroyed(owner))
        horde.deck, horde.discard = horde.discard, []
        state.rng = rng.shuffle(state.rng, horde.deck)
        if horde.deck:
            events.append(HordeDeckShuffled(owner, len(horde.deck)))
            return
    events.append(HordeDeckRanOut(owner))


def finish(state: State, winner: int, rule: str, events: list[Event]) -> None:
    """End the match (R7)."""
    state.winner = winner
    events.append(MatchEnded(winner, rule))
