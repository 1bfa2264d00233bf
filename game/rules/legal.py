"""The legal actions, and why others are refused: the one place that knows (R3, R5, R6, R12.1).

``obstacle`` answers for a card, ``can_attack`` for an attack. ``why_not`` asks for one action,
``match_actions`` for all: what is the same for all cards of a kind it asks once. Creatures and
incantations are asked apart, because a line that meets one class only is quicker.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final

from .abilities import can_attack
from .actions import (
    AnyAction,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
)
from .cards import REACH, Creature, Incantation, Sendable
from .field import DUEL, LANES, LATER, NOBODY, SUMMONING, UNDECIDED
from .fights.in_force import Changes, own_turn
from .fights.presses import press_actions, why_no_press
from .ring.places import why_no_relief
from .state import Side, State, reach_of

ATTACK: Final = Attack()
END_TURN: Final = EndTurn()
RELIEVE: Final = Relieve()
RUN_HORDE_TURN: Final = RunHordeTurn()
#: The actions besides playing cards: with attacks left, and without.
_GOING_ON: Final[list[MatchAction]] = [ATTACK, END_TURN]
_ENDING: Final[list[MatchAction]] = [END_TURN]

#: Less than any card costs.
_NO_MANA: Final = -1
#: The code of an action that does not fit the moment.
_NOT_NOW: Final = {Attack: "no_attack", ChooseOrder: "no_order_pending"}
#: No change names a longer reach than the largest hand of a fight (R16.20).
MOST_REACH: Final = 10
#: The places in reach (R3.2), in a full hand and by the number of cards in one with fewer.
_PLACES: Final[tuple[int, ...]] = tuple(range(REACH))
_FEWER_PLACES: Final[list[tuple[int, ...]]] = [_PLACES[:cards] for cards in range(REACH)]
#: What a creature can do from each place.
_PLAYS: Final = [[PlayCreature(place, lane) for lane in LANES] for place in range(MOST_REACH)]
#: By place, and then by who plays where and the creatures in each row in reach, as far as met.
_CASTS: Final[list[dict[tuple[object, ...], list[MatchAction]]]] = [{} for _ in _PLAYS]
_cast = cache(CastIncantation)
#: By the number of cards, as far as so many have ever fallen.
_ORDERS: Final[list[list[MatchAction]]] = [
    [ChooseOrder(p) for p in permutations(range(n))] for n in range(4)
]

#: The rule behind every code of a refusal.
REFUSALS: Final[dict[str, str]] = {
    "match_over": "R7.1",
    "order_pending": "R5.6",
    "no_order_pending": "R5.6",
    "wrong_order": "R5.6",
    "ai_turn": "R9.3",
    "not_ai_turn": "R9.3",
    "no_such_card": "R3.2",
    "out_of_reach": "R3.2",
    "too_expensive": "R3.2",
    "last_card": "R3.5",
    "assault_creature": "R3.6",
    "assault_incantation": "R12.1",
    "not_a_creature": "R6.1",
    "not_an_incantation": "R3.3",
    "no_such_lane": "R3.3",
    "no_creatures": "R6.1",
    "no_target": "R6.1",
    "no_attack": "R5.1",
    "setup_over": "R2.6",
    "no_such_deck": "R2.2",
    "deck_taken": "R2.2",
    "not_revealed": "R2.3",
    "unknown_card": "R2.5",
    "deck_size": "R2.5",
    "deck_doubles": "R2.5",
    "no_such_ban": "R2.5",
    "no_difficulty": "R10.2",
    "wrong_sum": "R10.2",
    "hand_first": "R16.51",
    "no_swap_left": "R16.51",
    "not_neighbours": "R16.51",
    "wrong_hand": "R16.51",
    "closed_lane": "R16.51",
    "no_press": "R16.52",
    "press_used": "R16.52",
    "press_summoning": "R16.52",
    "press_target": "R16.52",
    "press_idle": "R16.52",
    "no_partner": "R13.8",
    "relief_summoning": "R13.8",
    "relief_used": "R13.8",
    "relief_cards": "R13.8",
    "unseen_card": "R13.11",
    "own_fort": "R15.4",
}


@dataclass(frozen=True, slots=True)
class Refusal(Sendable):
    """Why an action is refused: a code of ``REFUSALS``, its rule, and figures to put in words."""

    code: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()


class Refused(ValueError):
    """Raised by ``apply`` for an action that is not legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """Return how ``pickle`` makes it anew: of its message alone it cannot be made."""
        return Refused, (self.refusal,)


def refuse(code: str, **values: int | str) -> Refusal:
    """Return the refusal of this code."""
    return Refusal(code, REFUSALS[code], tuple(values.items()))


def obstacle(state: State, side: Side, place: int) -> str | None:
    """Return the code of what keeps the card at ``place`` from being played at all, or None."""
    if (place >= REACH or state.changes is not None) and place >= reach_of(state, state.active):
        return "out_of_reach"
    card = side.hand[place]
    if type(card) is Creature:
        if state.phase != SUMMONING:
            return "assault_creature"
        if len(side.hand) < 2:
            return "last_card"
        return "too_expensive" if card.cost > state.mana else None
    if state.phase != SUMMONING and state.edition == LATER:
        return "assault_incantation"
    return "too_expensive" if card.cost > state.mana else None


def match_actions(state: State) -> list[MatchAction]:
    """Return every legal action, in a fixed order; none when the match is over."""
    if state.winner != UNDECIDED:
        return []
    if state.pending_side != NOBODY:
        return _orders(len(state.pending))
    side = state.sides[state.active]
    if side.horde is not None:
        return [RUN_HORDE_TURN]
    if state.changes is not None:
        return _fight_actions(state, state.changes)
    actions: list[MatchAction] = []
    hand = side.hand
    # ``obstacle`` gives the same answer for all cards of a kind (R3.5, R3.6, R12.1).
    on_creatures = on_incantations = state.mana
    if state.phase != SUMMONING:
        on_creatures = _NO_MANA
        on_incantations = _NO_MANA if state.edition == LATER else on_incantations
    elif len(hand) < 2:
        on_creatures = _NO_MANA
    for place in _PLACES if len(hand) >= REACH else _FEWER_PLACES[len(hand)]:
        card = hand[place]
        if type(card) is Creature:
            if card.cost <= on_creatures:
                actions += _PLAYS[place]
        elif card.cost <= on_incantations:
            actions += _casts(state, place)
    # Only a Fort can forbid something to who takes spoils, and mostly the Bastion still stands.
    if state.ring is not None and (side.fort or not state.field.spoils):
        actions = _ring_actions(state, side, actions)
    actions += _GOING_ON if can_attack(state) else _ENDING
    return actions


def _ring_actions(state: State, side: Side, plays: list[MatchAction]) -> list[MatchAction]:
    """Return the plays that are legal in a ring as well, and relief where it is (R13.8).

    Who takes spoils has no partner to relieve.
    """
    if not state.field.spoils:
        return plays if why_no_relief(state) is not None else [*plays, RELIEVE]
    if not _costs_fort(side):
        return plays
    return [
        play for play in plays if type(play) is not PlayCreature or play.place < side.stronghold
    ]


def _costs_fort(side: Side) -> bool:
    """Tell whether a creature played from the Fort's right would destroy it, which R15.4 forbids.

    An incantation comes back to the right, so it never costs the Fort.
    """
    return side.fort and side.stronghold_life == 1


def _fight_actions(state: State, changes: Changes) -> list[MatchAction]:
    """Return every legal action of a hand in a fight with changes (R16.52)."""
    active = state.active
    side = state.sides[active]
    only = closed_to(state)
    actions: list[MatchAction] = []
    for place in range(min(len(side.hand), changes.table.reach[active])):
        if obstacle(state, side, place) is not None:
            continue
        if type(side.hand[place]) is not Creature:
            actions += _casts(state, place)
        elif only < 0:
            actions += _PLAYS[place]
        else:
            actions.append(_PLAYS[place][only])
    actions += press_actions(state, changes)
    if state.ring is not None:
        actions = _ring_actions(state, side, actions)
    actions += _GOING_ON if can_attack(state) else _ENDING
    return actions


def closed_to(state: State) -> int:
    """Return the one lane to which the active hand may bring creatures, or −1 (H7 of R16.52)."""
    if state.changes is None:
        return -1
    turn = own_turn(state.turn, len(state.sides))
    return state.changes.table.only_lane(state.active, turn, False)


def may_cast_between(state: State) -> bool:
    """Whether an incantation can be played after the next attack (R6.2, R12.1).

    An attack changes neither the mana nor the own hand.
    """
    if state.edition == LATER:
        return False
    for card in state.sides[state.active].hand[: reach_of(state, state.active)]:
        if type(card) is Incantation and card.cost <= state.mana:
            return True
    return False


def _orders(count: int) -> list[MatchAction]:
    """Return all orders of ``count`` cards.

    One hit fells at most three (R8.2); in a position that was written by hand more may wait.
    """
    while len(_ORDERS) <= count:
        _ORDERS.append([ChooseOrder(order) for order in permutations(range(len(_ORDERS)))])
    return _ORDERS[count][:]


def _casts(state: State, place: int) -> list[MatchAction]:
    """Return the incantation at ``place`` on every creature in reach; the list is not to change."""
    field, sides, active = state.field, state.sides, state.active
    # A loop over the rows takes twice as long, and this is asked often.
    top, bottom = sides[active].lanes
    rows = field.across[active]
    foe, facing = rows[0]
    other, beside = rows[1]
    above, below = sides[foe].lanes[facing], sides[other].lanes[beside]
    met = field, active, len(top), len(bottom), len(above), len(below)
    casts = _CASTS[place].get(met)
    if casts is None:
        casts = _CASTS[place][met] = [
            _cast(place, side, lane, position)
            for side, lane in field.aims[active]
            for position in range(len(sides[side].lanes[lane]))
        ]
    return casts


def why_not(state: State, action: AnyAction) -> Refusal | None:
    """Return why ``action`` is refused, or None when it is legal; one of a setup never is."""
    if state.winner != UNDECIDED:
        return refuse("match_over")
    if state.pending_side != NOBODY:
        if type(action) is not ChooseOrder:
            return refuse("order_pending")
        return _why_not_order(state, action)
    side = state.sides[state.active]
    if side.horde is not None:
        return _why_not_for_horde(action)
    if type(action) is PlayCreature:
        return _why_not_card(state, side, action) or _why_not_summoned(state, side, action)
    if type(action) is EndTurn or (type(action) is Attack and can_attack(state)):
        return None
    if type(action) is CastIncantation:
        return _why_not_card(state, side, action) or _why_not_target(state, action)
    if type(action) is Press or type(action) is Relieve:
        code = why_no_press(state, action) if type(action) is Press else why_no_relief(state)
        return None if code is None else refuse(code)
    return refuse(_NOT_NOW.get(type(action), "not_ai_turn"))


def _why_not_order(state: State, action: ChooseOrder) -> Refusal | None:
    if sorted(action.order) != list(range(len(state.pending))):
        return refuse("wrong_order", cards=len(state.pending))
    return None


def _why_not_for_horde(action: AnyAction) -> Refusal | None:
    if type(action) is RunHordeTurn:
        return None
    return refuse("no_order_pending" if type(action) is ChooseOrder else "ai_turn")


def _why_not_card(
    state: State, side: Side, action: PlayCreature | CastIncantation
) -> Refusal | None:
    """Return why a card of this kind cannot be played from the hand, whatever it is aimed at."""
    if not 0 <= action.place < len(side.hand):
        return refuse("no_such_card")
    card = side.hand[action.place]
    summons = type(action) is PlayCreature
    if type(card) is not (Creature if summons else Incantation):
        return refuse("not_a_creature" if summons else "not_an_incantation", card=card.name)
    code = obstacle(state, side, action.place)
    if code is not None:
        reach = reach_of(state, state.active)
        return refuse(code, card=card.name, cost=card.cost, mana=state.mana, reach=reach)
    return None if action.lane in LANES else refuse("no_such_lane")


def _why_not_summoned(state: State, side: Side, action: PlayCreature) -> Refusal | None:
    if state.field.spoils and action.place >= side.stronghold and _costs_fort(side):
        return refuse("own_fort", card=side.hand[action.place].name)
    if state.changes is None or closed_to(state) in (-1, action.lane):
        return None
    return refuse("closed_lane", card=side.hand[action.place].name)


def _why_not_target(state: State, action: CastIncantation) -> Refusal | None:
    field = state.field
    aims = field.aims[state.active]
    # All rows of a duel are in reach, and to look at the side alone is quicker.
    if action.side in field.sides and (field is DUEL or (action.side, action.lane) in aims):
        row = state.sides[action.side].lanes[action.lane]
        if 0 <= action.position < len(row):
            return None
    met = any(state.sides[side].lanes[lane] for side, lane in aims)
    return refuse("no_target" if met else "no_creatures")


def why_not_card(state: State, place: int) -> Refusal | None:
    """Return why the active side's card at ``place`` can be played nowhere, or None."""
    side = state.sides[state.active]
    if not 0 <= place < len(side.hand):
        return refuse("no_such_card")
    if isinstance(side.hand[place], Creature):
        return why_not(state, PlayCreature(place, max(0, closed_to(state))))
    aims = state.field.aims[state.active]
    met = next((aim for aim in aims if state.sides[aim[0]].lanes[aim[1]]), aims[0])
    return why_not(state, CastIncantation(place, *met, 0))
