"""One attack, and the damage of attacks and incantations (R5, R6.6, R8)."""

from typing import Final

from .abilities import abilities_at, abilities_now
from .cards import BERSERK, INDESTRUCTIBLE, PERFORATION, PROTECTION, SPLASH, SPRINT, Card
from .events import (
    AssaultBegan,
    BlowStrengthened,
    CardDiscarded,
    CardReturned,
    CreatureAttacked,
    CreatureDamaged,
    CreaturesDestroyed,
    CreatureSprinted,
    DamagePrevented,
    Events,
    Fallen,
    OrderAsked,
)
from .field import ASSAULT, LANES, LATER, MOST_SIDES, other_lane
from .fights.in_force import BLOW_MADE, STRONGHOLD_MET, Changes
from .state import Side, State
from .stronghold import strike_stronghold
from .unit import Unit

#: Who is struck: lane, position, and by what means (see ``CreatureDamaged``).
Hit = tuple[int, int, str]

#: The hits of an attack that does not spread, by lane.
_FRONT: Final[list[list[Hit]]] = [[(lane, 0, "attack")] for lane in LANES]
#: No attack and no incantation fells more (R8.2).
_MOST_ORDERED: Final = 3
_SPREADING: Final = SPLASH | PERFORATION

#: One for each side; every assault begins alike.
_BEGAN: Final = [AssaultBegan(side) for side in range(MOST_SIDES)]

# Events are made in this way, see there.
_made: Final = tuple.__new__
_FALLEN: Final = Fallen
_PREVENTED: Final = DamagePrevented
_DESTROYED: Final = CreaturesDestroyed
_SPRINTED: Final = CreatureSprinted
_DAMAGED: Final = CreatureDamaged
_ATTACKED: Final = CreatureAttacked
_RETURNED: Final = CardReturned
_DISCARDED: Final = CardDiscarded


def begin_assault(state: State, events: Events) -> None:
    """Enter the assault unless it has begun (R3.6)."""
    if state.phase != ASSAULT:
        state.phase = ASSAULT
        if events is not None:
            events.append(_BEGAN[state.active])


def make_attack(state: State, lane: int, position: int, events: Events) -> None:
    """Make one attack of the active side's creature at ``lane``, ``position`` (R5.3)."""
    active = state.active
    side = state.sides[active]
    victim, facing = state.field.across[active][lane]
    foe = state.sides[victim]
    row, opposite = side.lanes[lane], foe.lanes[facing]
    unit = row[position]
    repeated = unit.again
    unit = row[position] = unit.spent()
    plain = state.changes is None
    bits = (
        abilities_at(side, lane, position)
        if plain
        else abilities_now(state, active, lane, position)
    )
    if position and bits & SPRINT:
        unit = _sprint(active, side, lane, position, events)
        position = 0
        # Beside other neighbours it may have other abilities (R8.8).
        bits = abilities_at(side, lane, 0) if plain else abilities_now(state, active, lane, 0)
    value = unit.attack
    target = opposite[0].card if opposite else None
    if state.changes is not None and not repeated:
        value += _first_blow(state, state.changes, (lane, position), target is None, events)
    if events is not None:
        events.append(
            _made(
                _ATTACKED,
                (active, lane, position, unit.card, value, target, bits, repeated),
            )
        )
    if target is None:
        strike_stronghold(state, victim, value, events)
    else:
        hits = struck(foe, facing, 0, bits, "attack") if bits & _SPREADING else _FRONT[facing]
        if strike(state, victim, hits, value, events) and bits & BERSERK:
            row[position] = unit.roused()


def _first_blow(
    state: State, changes: Changes, place: tuple[int, int], stronghold: bool, events: Events
) -> int:
    """Return what an attack deals more because it is a first one (H4 of R16.52).

    A repeated attack is none, and is not counted.
    """
    active = state.active
    table = changes.table
    more = table.blow(active, changes.used, stronghold) if table.has_blows else 0
    state.changes = changes.using(BLOW_MADE | STRONGHOLD_MET * stronghold)
    if more:
        lane, position = place
        card = state.sides[active].lanes[lane][position].card
        if events is not None:
            events.append(BlowStrengthened(active, lane, position, card, more))
    return more


def _sprint(active: int, side: Side, lane: int, position: int, events: Events) -> Unit:
    """Move a creature to the front; its attack grows by the creatures passed (R8.7)."""
    row = side.lanes[lane]
    unit = row.pop(position).grown(position)
    row.insert(0, unit)
    if events is not None:
        events.append(_made(_SPRINTED, (active, lane, position, unit.card, unit.attack)))
    return unit


def struck(foe: Side, lane: int, position: int, bits: int, means: str) -> list[Hit]:
    """Return whom an attack or incantation on a creature of ``foe`` strikes (R8.1, R8.2)."""
    hits: list[Hit] = [(lane, position, means)]
    if bits & PERFORATION and position + 1 < len(foe.lanes[lane]):
        hits.append((lane, position + 1, "perforation"))
    if bits & SPLASH:
        beside = other_lane(lane)
        if position < len(foe.lanes[beside]):
            hits.append((beside, position, "splash"))
    return hits


def strike(state: State, victim: int, hits: list[Hit], amount: int, events: Events) -> bool:
    """Deal ``amount`` to every creature hit, all at the same time; tell whether any fell.

    The first hit tells an attack from an incantation. All meet the board as it stood (R8.4).
    """
    if amount <= 0:
        return False
    side = state.sides[victim]
    attack = hits[0][2] == "attack"
    # Protection stops the first attack (R8.4), in the later edition any source (R12.2).
    counts = attack or state.edition == LATER
    fallen: list[Fallen] = []
    for lane, position, means in hits:
        row = side.lanes[lane]
        unit = row[position]
        card = unit.card
        shield = 0
        # Protection is used up by the first attack: after it nothing stops another.
        if not (attack and unit.suffered):
            bits = abilities_now(state, victim, lane, position)
            shield = _shield(unit, bits, attack, counts)
        if shield:
            if shield == PROTECTION:
                row[position] = unit.shaken()
            if events is not None:
                events.append(
                    _made(_PREVENTED, (victim, lane, position, card, amount, shield, means))
                )
            continue
        health = card.health - unit.damage - amount
        if health > 0:
            row[position] = unit.struck(amount) if counts else unit.hurt(amount)
        else:
            health = 0
            fallen.append(_made(_FALLEN, (lane, position, card)))
        if events is not None:
            events.append(_made(_DAMAGED, (victim, lane, position, card, amount, health, means)))
    if fallen:
        _remove(state, victim, fallen, events)
    return bool(fallen)


def _shield(unit: Unit, bits: int, attack: bool, counts: bool) -> int:
    """Return the ability that stops this damage, or 0; not all damage ``counts`` (R8.4)."""
    if not attack and bits & INDESTRUCTIBLE:
        return INDESTRUCTIBLE
    return bits & PROTECTION if counts and not unit.suffered else 0


def _remove(state: State, victim: int, fallen: list[Fallen], events: Events) -> None:
    """Take the fallen out of play together and send their cards home (R5.4, R5.6)."""
    side = state.sides[victim]
    # A creature reached by Perforation stands behind the target, and comes after it in the list.
    for lane, position, _ in reversed(fallen):
        del side.lanes[lane][position]
    if events is not None:
        events.append(_made(_DESTROYED, (victim, tuple(fallen))))
    if len(fallen) == 1 and state.changes is None:
        send_home(state, victim, [fallen[0].card], events)
        return
    cards: list[Card] = [card for _, _, card in fallen]
    if state.changes is not None:
        cards = [state.changes.table.left(victim, lane, card) for lane, _, card in fallen]
    # Only a squall fells more than three: front to rear is their order (R16.52).
    if side.horde is None and 1 < len(cards) <= _MOST_ORDERED:
        state.pending = tuple(cards)
        state.pending_side = victim
        if events is not None:
            events.append(OrderAsked(victim, state.pending))
    else:
        send_home(state, victim, cards, events)


def send_home(state: State, owner: int, cards: list[Card], events: Events) -> None:
    """Put fallen cards at the far right of their owner's hand, or on the Horde's discard pile."""
    side = state.sides[owner]
    for card in cards:
        if side.horde is None:
            side.hand.append(card)
            if events is not None:
                events.append(_made(_RETURNED, (owner, card, len(side.hand) - 1)))
        else:
            side.horde.discard.append(card)
            if events is not None:
                events.append(_made(_DISCARDED, (owner, card, len(side.horde.discard))))
