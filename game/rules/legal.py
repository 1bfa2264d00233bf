"""What may be done, and why something may not: the one place that knows (R3, R5, R6, R12.1).

``obstacle`` answers for a card, ``can_attack`` for an attack;
``match_actions`` and ``why_not`` are two readings of the same answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations

from .abilities import can_attack
from .actions import (
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    RunAiTurn,
)
from .cards import Creature
from .state import LATER, NOBODY, REACH, SUMMONING, UNDECIDED, Side, State

ATTACK, END_TURN, RUN_AI_TURN = Attack(), EndTurn(), RunAiTurn()

_PLAYS = [(place, [PlayCreature(place, lane) for lane in (0, 1)]) for place in range(REACH)]
#: By place and the creatures in each of the four lanes, as far as such rows were ever met.
_CASTS: list[dict[tuple[int, int, int, int], list[MatchAction]]] = [{} for place in range(REACH)]
_cast = cache(CastIncantation)
#: By the number of cards, as far as so many have ever fallen.
_ORDERS: list[list[MatchAction]] = [
    [ChooseOrder(p) for p in permutations(range(n))] for n in range(4)
]

#: The rule behind every code of a refusal.
REFUSALS: dict[str, str] = {
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
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused: a code of ``REFUSALS``, its rule, and figures to put in words."""

    code: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()


class Refused(ValueError):
    """Raised by ``apply`` for an action that is not legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal = refusal


def refuse(code: str, **values: int | str) -> Refusal:
    """Return the refusal of this code."""
    return Refusal(code, REFUSALS[code], tuple(values.items()))


def obstacle(state: State, side: Side, place: int) -> str | None:
    """Return the code of what keeps the card at ``place`` from being played at all, or None."""
    if place >= REACH:
        return "out_of_reach"
    card = side.hand[place]
    code = _no_creature(state, side) if type(card) is Creature else _no_incantation(state)
    if code is None and card.cost > state.mana:
        return "too_expensive"
    return code


def _no_creature(state: State, side: Side) -> str | None:
    """Return the code of what keeps every creature in the hand, or None."""
    if state.phase != SUMMONING:
        return "assault_creature"
    return "last_card" if len(side.hand) < 2 else None


def _no_incantation(state: State) -> str | None:
    """Return the code of what keeps every incantation in the hand, or None."""
    if state.phase != SUMMONING and state.edition == LATER:
        return "assault_incantation"
    return None


def match_actions(state: State) -> list[MatchAction]:
    """Return every legal action, in a fixed order; none when the match is over."""
    if state.winner != UNDECIDED:
        return []
    if state.pending_side != NOBODY:
        return _orders(len(state.pending))
    side = state.sides[state.active]
    if side.ai is not None:
        return [RUN_AI_TURN]
    actions: list[MatchAction] = []
    mana = state.mana
    creatures = _no_creature(state, side) is None
    incantations = _no_incantation(state) is None
    # The reach is as long as ``_PLAYS`` (R3.2).
    for card, (place, plays) in zip(side.hand, _PLAYS, strict=False):
        if card.cost <= mana:
            if type(card) is Creature:
                if creatures:
                    actions += plays
            elif incantations:
                actions += _casts(state, place)
    if can_attack(state):
        actions.append(ATTACK)
    actions.append(END_TURN)
    return actions


def _orders(count: int) -> list[MatchAction]:
    """Return all orders of ``count`` cards.

    One hit fells at most three (R8.2); in a position that was written by hand more may wait.
    """
    while len(_ORDERS) <= count:
        _ORDERS.append([ChooseOrder(order) for order in permutations(range(len(_ORDERS)))])
    return _ORDERS[count][:]


def _casts(state: State, place: int) -> list[MatchAction]:
    """Return the incantation at ``place`` on every creature in play; the list is not to change."""
    left, right = state.sides
    (a, b), (c, d) = left.lanes, right.lanes
    rows = len(a), len(b), len(c), len(d)
    casts = _CASTS[place].get(rows)
    if casts is None:
        casts = _CASTS[place][rows] = [
            _cast(place, index // 2, index % 2, position)
            for index, row in enumerate(rows)
            for position in range(row)
        ]
    return casts


def why_not(state: State, action: MatchAction) -> Refusal | None:
    """Return why ``action`` is refused, or None when it is legal."""
    if state.winner != UNDECIDED:
        return refuse("match_over")
    if type(action) is ChooseOrder:
        return _why_not_order(state, action)
    if state.pending_side != NOBODY:
        return refuse("order_pending")
    if state.sides[state.active].ai is not None:
        return None if type(action) is RunAiTurn else refuse("ai_turn")
    if type(action) is PlayCreature or type(action) is CastIncantation:
        return _why_not_play(state, action)
    if type(action) is Attack:
        return None if can_attack(state) else refuse("no_attack")
    return refuse("not_ai_turn") if type(action) is RunAiTurn else None


def _why_not_order(state: State, action: ChooseOrder) -> Refusal | None:
    if state.pending_side == NOBODY:
        return refuse("no_order_pending")
    if sorted(action.order) != list(range(len(state.pending))):
        return refuse("wrong_order", cards=len(state.pending))
    return None


def _why_not_play(state: State, action: PlayCreature | CastIncantation) -> Refusal | None:
    side = state.sides[state.active]
    place = action.place
    if not 0 <= place < len(side.hand):
        return refuse("no_such_card")
    card = side.hand[place]
    summons = type(action) is PlayCreature
    if summons != (type(card) is Creature):
        code = "not_a_creature" if summons else "not_an_incantation"
        return refuse(code, card=card.name)
    code_or_none = obstacle(state, side, place)
    if code_or_none is not None:
        return refuse(code_or_none, card=card.name, cost=card.cost, mana=state.mana)
    if action.lane not in (0, 1):
        return refuse("no_such_lane")
    return _why_not_target(state, action) if type(action) is CastIncantation else None


def _why_not_target(state: State, action: CastIncantation) -> Refusal | None:
    if action.side in (0, 1):
        row = state.sides[action.side].lanes[action.lane]
        if 0 <= action.position < len(row):
            return None
    return refuse("no_target" if any(side.creatures for side in state.sides) else "no_creatures")


def why_not_card(state: State, place: int) -> Refusal | None:
    """Return why the active side's card at ``place`` can be played nowhere, or None."""
    side = state.sides[state.active]
    if not 0 <= place < len(side.hand):
        return refuse("no_such_card")
    if isinstance(side.hand[place], Creature):
        return why_not(state, PlayCreature(place, 0))
    for number, other in enumerate(state.sides):
        for lane in (0, 1):
            if other.lanes[lane]:
                return why_not(state, CastIncantation(place, number, lane, 0))
    return why_not(state, CastIncantation(place, 0, 0, 0))
