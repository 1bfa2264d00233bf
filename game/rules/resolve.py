"""``step``: an action, carried out whole, with all that happened; the Horde can stop and go on."""

from typing import Final

from .abilities import next_attacker
from .actions import (
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
)
from .assault import begin_assault, make_attack, send_home, strike, struck
from .cards import Creature, Incantation
from .events import (
    CardDiscarded,
    CreatureSummoned,
    Events,
    HordeCardRevealed,
    HordeCreatureArrived,
    HordeIncantationCast,
    IncantationCast,
    IncantationReturned,
    OrderChosen,
)
from .field import NOBODY, SUMMONING, UNDECIDED, other_lane
from .fights.in_force import RAGE_WAITS, Changes
from .fights.presses import ask_waiting, press
from .ring.places import relieve
from .state import HordeDeck, State
from .stronghold import settle_deck, settle_stronghold
from .turn import end_turn, lane_of_next
from .unit import Unit, summoned_unit


def run_horde_turn(state: State, events: Events) -> None:
    """Play the Horde's turn from where it stands to its end, or to an order to be chosen."""
    horde = state.sides[state.active].horde
    assert horde is not None
    if horde.revealed is not None:
        _lay_down(state, horde, events)
    # In its last turn the deck is empty: it brings no cards (R9.8).
    if state.phase == SUMMONING:
        while horde.brings(state.mana):
            _reveal(state, horde, events)
            if state.pending_side != NOBODY:
                return
            _lay_down(state, horde, events)
    begin_assault(state, events)
    run_attacks(state, events)
    if state.pending_side == NOBODY and state.winner == UNDECIDED:
        end_turn(state, events)


def run_attacks(state: State, events: Events) -> None:
    """Make all attacks that are left, until an order has to be chosen or the match ends."""
    while state.pending_side == NOBODY and state.winner == UNDECIDED:
        attacker = next_attacker(state)
        if attacker is None:
            return
        lane, position = attacker
        make_attack(state, lane, position, events)


def _reveal(state: State, horde: HordeDeck, events: Events) -> None:
    """Turn up the top card and bring it into play (R9.3, R9.4)."""
    card = horde.revealed = horde.deck.pop(0)
    if events is not None:
        told = state.active, card, horde.lane, len(horde.deck)
        events.append(_made(HordeCardRevealed, told))
    if isinstance(card, Creature):
        _bring(state, horde, card, events)
    else:
        _cast_revealed(state, horde, card, events)


def _bring(state: State, horde: HordeDeck, card: Creature, events: Events) -> None:
    active = state.active
    row = state.sides[active].lanes[horde.lane]
    if state.changes is not None:
        card = state.changes.table.standing(active, horde.lane, card)
    row.append(summoned_unit(card))
    horde.spent += card.cost
    if events is not None:
        told = active, card, horde.lane, len(row) - 1, horde.spent
        events.append(_made(HordeCreatureArrived, told))


def _cast_revealed(state: State, horde: HordeDeck, card: Incantation, events: Events) -> None:
    """Strike the player's front creature of the lane; without one nothing is paid (R9.4)."""
    player, facing = state.field.across[state.active][horde.lane]
    row = state.sides[player].lanes[facing]
    target = row[0].card if row else None
    if target is not None:
        horde.spent += card.cost
    if events is not None:
        events.append(HordeIncantationCast(state.active, card, horde.lane, target, horde.spent))
    if target is not None:
        hits = struck(state.sides[player], facing, 0, card.abilities, "incantation")
        strike(state, player, hits, card.damage, events)


def _lay_down(state: State, horde: HordeDeck, events: Events) -> None:
    """Be done with the revealed card: discard an incantation, then look at the deck (R9.7)."""
    card = horde.revealed
    if type(card) is Incantation:
        horde.discard.append(card)
        if events is not None:
            events.append(_made(CardDiscarded, (state.active, card, len(horde.discard))))
    horde.revealed = None
    horde.lane = lane_of_next(state, other_lane(horde.lane), first_card=False)
    if not horde.deck:
        settle_deck(state, state.active, events)


# Events are made in this way, see there.
_made: Final = tuple.__new__
_INCANTATION_RETURNED: Final = IncantationReturned
_INCANTATION_CAST: Final = IncantationCast
_SUMMONED: Final = CreatureSummoned


def changed_sides(state: State, action: MatchAction) -> tuple[int, ...] | None:
    """Return the only sides that a legal action can change, or None where it can be any.

    A creature is summoned, an incantation cast, in most decisions, and in a ring it is for two or
    three sides all the same; an assault concerns those at the bridges of who makes it.
    """
    if state.changes is None:
        if type(action) is PlayCreature:
            return (state.active,)
        if type(action) is CastIncantation and state.sides[action.side].horde is None:
            # Twice the same side is one that is copied twice.
            return (state.active, action.side)
        if state.ring is not None and (type(action) is EndTurn or type(action) is Attack):
            return None if state.field.wings else state.field.at_bridges[state.active]
    return None


def step(state: State, action: MatchAction, events: Events = None) -> None:
    """Carry out a legal action in place: the unchecked inner step, for searches alone."""
    if type(action) is PlayCreature:
        _summon(state, action, events)
    elif type(action) is EndTurn:
        begin_assault(state, events)
        state.ending = True
        _end(state, events)
    elif type(action) is Attack:
        attacker = next_attacker(state)
        assert attacker is not None
        begin_assault(state, events)
        lane, position = attacker
        make_attack(state, lane, position, events)
    elif type(action) is CastIncantation:
        _cast(state, action, events)
    elif type(action) is ChooseOrder:
        _order(state, action, events)
    elif type(action) is Press:
        press(state, action, events)
    elif type(action) is Relieve:
        relieve(state, events)
    else:
        run_horde_turn(state, events)


def _summon(state: State, action: PlayCreature, events: Events) -> None:
    """Summon a creature; the stronghold comes closer or becomes rightmost (R3.3, R4.5, R4.6)."""
    side = state.sides[state.active]
    place = action.place
    card = side.hand.pop(place)
    assert type(card) is Creature
    if place < side.stronghold:
        side.stronghold -= 1
    state.mana -= card.cost
    row = side.lanes[action.lane]
    if state.changes is None:
        row.append(summoned_unit(card))
    else:
        card = _come_in_fight(state, state.changes, action.lane, card)
    if events is not None:
        events.append(
            _made(
                _SUMMONED,
                (state.active, card, place, action.lane, len(row) - 1, state.mana, side.stronghold),
            )
        )
    if side.stronghold >= len(side.hand):
        settle_stronghold(state, state.active, events)


def _come_in_fight(state: State, changes: Changes, lane: int, card: Creature) -> Creature:
    """Let a creature come into play where changes may concern it; return it as it stands there."""
    card = changes.table.standing(state.active, lane, card)
    eager = changes.used & RAGE_WAITS != 0
    if eager:
        state.changes = changes.without_rage()
    unit = Unit(card, summoned=True, eager=True) if eager else summoned_unit(card)
    state.sides[state.active].lanes[lane].append(unit)
    return card


def _cast(state: State, action: CastIncantation, events: Events) -> None:
    """Play an incantation; it returns when its effect is done (R6.3, R4.7)."""
    card = state.sides[state.active].hand[action.place]
    assert isinstance(card, Incantation)
    state.mana -= card.cost
    victim = state.sides[action.side]
    if events is not None:
        events.append(
            _made(
                _INCANTATION_CAST,
                (
                    state.active,
                    card,
                    action.place,
                    action.side,
                    action.lane,
                    action.position,
                    victim.lanes[action.lane][action.position].card,
                    state.mana,
                ),
            )
        )
    state.casting = action.place
    hits = struck(victim, action.lane, action.position, card.abilities, "incantation")
    strike(state, action.side, hits, card.damage, events)
    if state.pending_side == NOBODY:
        _return_incantation(state, events)


def _return_incantation(state: State, events: Events) -> None:
    side = state.sides[state.active]
    place = state.casting
    state.casting = -1
    card = side.hand.pop(place)
    assert isinstance(card, Incantation)
    side.hand.append(card)
    if place < side.stronghold:
        side.stronghold -= 1
    if events is not None:
        events.append(
            _made(
                _INCANTATION_RETURNED,
                (state.active, card, place, len(side.hand) - 1, side.stronghold),
            )
        )


def _order(state: State, action: ChooseOrder, events: Events) -> None:
    """Send the fallen home in the chosen order, and go on with what they interrupted (R5.6)."""
    owner = state.pending_side
    cards = [state.pending[index] for index in action.order]
    state.pending = ()
    state.pending_side = NOBODY
    if events is not None:
        events.append(OrderChosen(owner, tuple(cards)))
    send_home(state, owner, cards, events)
    if state.changes is not None and ask_waiting(state, events):
        return
    if state.casting >= 0:
        _return_incantation(state, events)
    elif state.ending:
        _end(state, events)
    elif state.sides[state.active].horde is not None:
        run_horde_turn(state, events)


def _end(state: State, events: Events) -> None:
    run_attacks(state, events)
    if state.pending_side == NOBODY and state.winner == UNDECIDED:
        end_turn(state, events)
