"""One attack, and the damage of attacks and incantations (R5, R6.6, R8)."""

from __future__ import annotations

from .abilities import abilities_at
from .cards import (
    BERSERK,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    SPLASH,
    SPRINT,
    Card,
)
from .events import (
    AssaultBegan,
    CardDiscarded,
    CardReturned,
    CreatureAttacked,
    CreatureDamaged,
    CreaturesDestroyed,
    CreatureSprinted,
    DamagePrevented,
    Event,
    Fallen,
    OrderAsked,
)
from .state import ASSAULT, LATER, Side, State, Unit
from .stronghold import strike_stronghold

#: Who is struck: lane, position, and by what means (see ``CreatureDamaged``).
Hit = tuple[int, int, str]


def begin_assault(state: State, events: list[Event]) -> None:
    """Enter the assault unless it has begun (R3.6)."""
    if state.phase != ASSAULT:
        state.phase = ASSAULT
        events.append(AssaultBegan(state.active))


def make_attack(state: State, lane: int, position: int, events: list[Event]) -> None:
    """Make one attack of the active side's creature at ``lane``, ``position`` (R5.3)."""
    active = state.active
    side, foe = state.sides[active], state.sides[1 - active]
    unit = side.lanes[lane][position]
    repeated = unit.again
    unit.attacked = True
    unit.again = False
    if position and abilities_at(side, lane, position) & SPRINT:
        _sprint(active, side, lane, position, events)
        position = 0
    bits = abilities_at(side, lane, position)
    value = unit.card.attack + unit.growth
    target = foe.lanes[lane][0].card if foe.lanes[lane] else None
    events.append(
        CreatureAttacked(active, lane, position, unit.card, value, target, bits, repeated)
    )
    if target is None:
        strike_stronghold(state, 1 - active, value, events)
    else:
        hits = struck(foe, lane, 0, bits, "attack")
        if strike(state, 1 - active, hits, value, events) and bits & BERSERK:
            unit.again = True


def _sprint(active: int, side: Side, lane: int, position: int, events: list[Event]) -> None:
    """Move a creature to the front; its attack grows by the creatures passed (R8.7)."""
    row = side.lanes[lane]
    unit = row.pop(position)
    row.insert(0, unit)
    unit.growth += position
    value = unit.card.attack + unit.growth
    events.append(CreatureSprinted(active, lane, position, unit.card, value))


def struck(foe: Side, lane: int, position: int, bits: int, means: str) -> list[Hit]:
    """Return whom an attack or incantation on a creature of ``foe`` strikes (R8.1, R8.2)."""
    hits: list[Hit] = [(lane, position, means)]
    if bits & PERFORATION and position + 1 < len(foe.lanes[lane]):
        hits.append((lane, position + 1, "perforation"))
    if bits & SPLASH and position < len(foe.lanes[1 - lane]):
        hits.append((1 - lane, position, "splash"))
    return hits


def strike(state: State, victim: int, hits: list[Hit], amount: int, events: list[Event]) -> bool:
    """Deal ``amount`` to every creature hit, all at the same time; tell whether any fell.

    The first of the ``hits`` tells an attack from an incantation. No creature
    leaves before all damage is dealt, so all of it meets the board as it stood (R8.4).
    """
    if amount <= 0:
        return False
    side = state.sides[victim]
    attack = hits[0][2] == "attack"
    fallen: list[Fallen] = []
    for lane, position, means in hits:
        unit = side.lanes[lane][position]
        shield = _shield(state, side, lane, position, attack)
        if shield:
            events.append(DamagePrevented(victim, lane, position, unit.card, amount, shield, means))
            continue
        unit.damage += amount
        health = max(0, unit.card.health - unit.damage)
        events.append(CreatureDamaged(victim, lane, position, unit.card, amount, health, means))
        if not health:
            fallen.append(Fallen(lane, position, unit.card))
    if fallen:
        _remove(state, victim, fallen, events)
    return bool(fallen)


def _shield(state: State, side: Side, lane: int, position: int, attack: bool) -> int:
    """Return the ability that stops this damage, or 0, and note the use of Protection.

    Protection stops the first attack suffered (R8.4), in the later edition the
    first source of any kind (R12.2).
    """
    bits = abilities_at(side, lane, position)
    if not attack:
        if bits & INDESTRUCTIBLE:
            return INDESTRUCTIBLE
        if state.edition != LATER:
            return 0
    unit = side.lanes[lane][position]
    first = not unit.suffered
    unit.suffered = True
    return PROTECTION if first and bits & PROTECTION else 0


def _remove(state: State, victim: int, fallen: list[Fallen], events: list[Event]) -> None:
    """Take the fallen out of play together and send their cards home (R5.4, R5.6)."""
    lanes: list[list[Unit]] = state.sides[victim].lanes
    for lane, position, _ in sorted(fallen, key=_rearmost_first):
        del lanes[lane][position]
    events.append(CreaturesDestroyed(victim, tuple(fallen)))
    cards: list[Card] = [card for _, _, card in fallen]
    if len(cards) > 1 and state.sides[victim].ai is None:
        state.pending = cards
        state.pending_side = victim
        events.append(OrderAsked(victim, tuple(cards)))
    else:
        send_home(state, victim, cards, events)


def _rearmost_first(fallen: Fallen) -> int:
    return -fallen.position


def send_home(state: State, owner: int, cards: list[Card], events: list[Event]) -> None:
    """Put fallen cards at the far right of their owner's hand, or on the AI's discard pile."""
    side = state.sides[owner]
    for card in cards:
        if side.ai is None:
            side.hand.append(card)
            events.append(CardReturned(owner, card, len(side.hand) - 1))
        else:
            side.ai.discard.append(card)
            events.append(CardDiscarded(owner, card, len(side.ai.discard)))
