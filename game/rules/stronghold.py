"""Strongholds: damage, falling, and the Horde's deck that stands for its life (R4, R9.6, R9.7)."""

from typing import Final

from . import rng
from .events import (
    BastionDestroyed,
    Events,
    FortDestroyed,
    FortSpared,
    HordeDeckRanOut,
    HordeDeckShuffled,
    HordeDeckStruck,
    MatchEnded,
    SpoilsTaken,
    StepsSpared,
    StrongholdStruck,
    tell,
)
from .fights.in_force import FIRST_ATTACK_MET, FORT_SPARED, Changes
from .ring.places import FORT_SPOILS, by_spoils
from .state import State

# Events are made in this way, see there.
_made: Final = tuple.__new__
_STRUCK: Final = StrongholdStruck


def strike_stronghold(state: State, victim: int, attack: int, events: Events) -> None:
    """Deal the damage of one attack to the stronghold of ``victim`` (R4.1, R9.6)."""
    if attack <= 0:
        return
    side = state.sides[victim]
    if state.changes is not None:
        attack = _softened(state, state.changes, victim, attack, events)
        if not attack:
            return
    if side.horde is not None:
        _strike_deck(state, victim, attack, events)
        return
    start, rightmost = side.stronghold, len(side.hand)
    place = side.stronghold = min(start + attack, rightmost)
    if events is not None:
        events.append(_made(_STRUCK, (victim, attack, start, place)))
    if state.field.spoils and place > start:
        _take_spoils(state, place - start, events)
    if place == rightmost:
        settle_stronghold(state, victim, events)


def _softened(state: State, changes: Changes, victim: int, attack: int, events: Events) -> int:
    """Return how far an attack moves a stronghold that something may protect (H5 of R16.52).

    That of the Horde is one for both of its wings.
    """
    steps = changes.table.steps[victim]
    if steps is None:
        return attack
    owner = steps.side
    if steps.first_blow and not changes.used & FIRST_ATTACK_MET[owner]:
        state.changes = changes.using(FIRST_ATTACK_MET[owner])
        tell(events, StepsSpared(victim, attack, 0, "first_blow"))
        return 0
    if 0 < steps.most < attack:
        tell(events, StepsSpared(victim, attack, steps.most, "most"))
        attack = steps.most
    fort = state.sides[victim].fort
    grace = min(attack, steps.grace[fort] - changes.grace_used(owner, fort))
    if grace > 0:
        state.changes = changes.with_grace_used(owner, fort, grace)
        tell(events, StepsSpared(victim, attack, attack - grace, "grace"))
        attack -= grace
    return attack


def settle_stronghold(state: State, owner: int, events: Events) -> None:
    """Destroy a stronghold that is the rightmost card of its hand (R4.2 to R4.4)."""
    side = state.sides[owner]
    if side.stronghold < len(side.hand):
        return
    if side.fort:
        if state.changes is not None and side.hand and _is_spared(state, state.changes, owner):
            side.stronghold = 0
            tell(events, FortSpared(owner))
            return
        tell(events, FortDestroyed(owner))
        _fort_has_fallen(state, owner, events)
        return
    side.fort = True
    side.stronghold = 0
    tell(events, BastionDestroyed(owner))
    settle_stronghold(state, owner, events)


def _is_spared(state: State, changes: Changes, owner: int) -> bool:
    """Tell whether a Fort is spared, for the first time, and use that up (H5 of R16.52)."""
    steps = changes.table.steps[owner]
    if steps is None or not steps.spared or changes.used & FORT_SPARED[owner]:
        return False
    state.changes = changes.using(FORT_SPARED[owner])
    return True


def _strike_deck(state: State, victim: int, attack: int, events: Events) -> None:
    horde = state.sides[victim].horde
    assert horde is not None
    amount = max(0, attack - horde.resistance)
    lost = tuple(horde.deck[:amount])
    del horde.deck[:amount]
    horde.discard.extend(lost)
    if events is not None:
        events.append(HordeDeckStruck(victim, amount, lost, len(horde.deck)))
    if lost:
        settle_deck(state, victim, events)


def settle_deck(state: State, owner: int, events: Events) -> None:
    """Turn the Horde's Bastion when its deck has run out, and shuffle a new deck (R9.7, R9.8)."""
    side = state.sides[owner]
    horde = side.horde
    assert horde is not None
    if horde.deck:
        return
    if not side.fort:
        for wing in state.field.wings or (owner,):
            state.sides[wing].fort = True
        tell(events, BastionDestroyed(owner))
        horde.deck, horde.discard = horde.discard, []
        state.rng = rng.shuffle(state.rng, horde.deck)
        if horde.deck:
            tell(events, HordeDeckShuffled(owner, len(horde.deck)))
            return
    tell(events, HordeDeckRanOut(owner))


def _take_spoils(state: State, amount: int, events: Events, *, fort: bool = False) -> None:
    """Give the active seat spoils for what its attack has moved, or for a Fort (R15.2)."""
    assert state.ring is not None
    ring = state.ring = state.ring.with_spoils(state.active, amount)
    if events is not None:
        taken = state.active, amount, ring.spoils[state.active], fort
        events.append(_made(SpoilsTaken, taken))


def _fort_has_fallen(state: State, owner: int, events: Events) -> None:
    """End the match with the first Fort that has fallen (R4.4, R14.3, R15.3, R13.25)."""
    field = state.field
    if field.spoils:
        if owner != state.active:
            _take_spoils(state, FORT_SPOILS, events, fort=True)
        winner = by_spoils(state)[0]
    else:
        winner = min(field.foes[owner])
    finish(state, winner, field.ends.fort, events)


def finish(state: State, winner: int, rule: str, events: Events) -> None:
    """End the match (R7)."""
    state.winner = winner
    tell(events, MatchEnded(winner, rule))
