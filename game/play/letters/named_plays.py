"""The actions of a letter as one number: what is played from a hidden place is named.

Reader and writer know the same of a position but for the hidden cards. So they go by a list that
both can make: every action that *could* be legal, by all that is known. A card at a hidden place
may be any of those that are hidden in that hand, and each stands in the list with its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from game.rules import (
    NOBODY,
    REACH,
    SUMMONING,
    AnyAction,
    Attack,
    Card,
    CastIncantation,
    ChooseOrder,
    Creature,
    EndTurn,
    Event,
    PlayCreature,
    Position,
    Relieve,
    State,
    apply,
    next_attacker,
    to_act,
)

from .hidden_hands import HiddenHands

_LANES = 2
#: No letter has more actions: a turn is over long before.
MOST_ACTIONS = 255


class NamedPlay(NamedTuple):
    """An action, and the card that it plays from a hidden place."""

    action: AnyAction
    card: Card | None = None


def named_plays(position: Position, hidden: HiddenHands) -> list[NamedPlay]:
    """Return every action that could be legal in a position by what everybody knows."""
    if not isinstance(position, State):
        return [NamedPlay(action) for action in position.legal_actions()]
    if position.pending_side != NOBODY:
        orders = permutations(range(len(position.pending)))
        return [NamedPlay(ChooseOrder(order)) for order in orders]
    plays = [NamedPlay(EndTurn())]
    if next_attacker(position) is not None:
        plays.append(NamedPlay(Attack()))
    side = position.active
    hand = position.sides[side].hand
    if position.field.relief_to[side] is not None and position.phase == SUMMONING:
        plays += [NamedPlay(Relieve(), card) for card in _cards(position, hidden, len(hand) - 1)]
    for place in range(min(REACH, len(hand))):
        for card in _cards(position, hidden, place):
            plays += [NamedPlay(action, card) for action in _uses(position, place, card)]
    return plays


def _cards(state: State, hidden: HiddenHands, place: int) -> list[Card | None]:
    """Return which cards may lie at a place of the active hand; of a known one, None."""
    if hidden.is_hidden(state.active, place):
        return [*hidden.cards(state, state.active)]
    return [None]


def _uses(state: State, place: int, named: Card | None) -> Iterator[AnyAction]:
    card = named or state.sides[state.active].hand[place]
    if card.cost > state.mana:
        return
    if isinstance(card, Creature):
        if state.phase == SUMMONING:
            yield from (PlayCreature(place, lane) for lane in range(_LANES))
        return
    for side, lane in state.field.aims[state.active]:
        for position in range(len(state.sides[side].lanes[lane])):
            yield CastIncantation(place, side, lane, position)


class Desk:
    """A position on which a letter is written or read: it knows what is hidden, and from whom.

    ``orders`` tell by side at which place of its cards each card of the hand was, as far as is
    known; what is not known is a guess, put right as cards come to be named.
    """

    def __init__(
        self, position: Position, hidden: HiddenHands, orders: Sequence[Sequence[int]]
    ) -> None:
        self.position = position
        self.hidden = hidden.copy()
        self.orders = [list(order) for order in orders]

    def play(self, play: NamedPlay, own: int) -> list[Event] | None:
        """Carry an action out; None for one that names another card than ``own`` hand has there.

        Raises ``Refused`` for what is not legal.
        """
        if play.card is not None and not self._name(play, own):
            return None
        self.position, happened = apply(self.position, play.action)
        self.hidden.hear(happened)
        return happened

    def _name(self, play: NamedPlay, own: int) -> bool:
        """Lay the card that is named at its place, in the place of the guess."""
        assert isinstance(self.position, State)
        state = self.position.copy()
        side = state.active
        hand, dealt = state.sides[side].hand, self.hidden.hands[side]
        place = len(hand) - 1
        if isinstance(play.action, PlayCreature | CastIncantation):
            place = play.action.place
        if hand[place] == play.card:
            return True
        if side == own:
            return False
        there = next(
            at
            for at, card in enumerate(hand)
            if card == play.card and self.hidden.is_hidden(side, at)
        )
        hand[place], hand[there] = hand[there], hand[place]
        order = self.orders[side]
        one, other = dealt[place], dealt[there]
        order[one], order[other] = order[other], order[one]
        self.position = state
        return True

    def named(self, action: AnyAction) -> NamedPlay:
        """Return an own action with the card that it plays from a hidden place."""
        state = self.position
        if not isinstance(state, State):
            return NamedPlay(action)
        hand = state.sides[to_act(state)].hand
        if isinstance(action, PlayCreature | CastIncantation):
            place = action.place
        elif isinstance(action, Relieve):
            place = len(hand) - 1
        else:
            return NamedPlay(action)
        return NamedPlay(
            action, hand[place] if self.hidden.is_hidden(state.active, place) else None
        )
