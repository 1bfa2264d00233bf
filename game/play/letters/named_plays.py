"""The actions of a letter as one number: what is played from a hidden place is named.

Reader and writer know the same of a position but for the hidden cards. So they go by a list that
both can make: every action that *could* be legal, by all that is known. A card at a hidden place
may be any of those that are hidden in that hand, and each stands in the list with its name.
"""

from collections.abc import Collection, Iterator, Sequence
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
_PLAYS = PlayCreature | CastIncantation
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
        plays += [NamedPlay(Relieve(), card) for card in _passed(position, hidden, len(hand) - 1)]
    for place in range(min(REACH, len(hand))):
        for card in _cards(position, hidden, place):
            plays += [NamedPlay(action, card) for action in _uses(position, place, card)]
    return plays


def _cards(state: State, hidden: HiddenHands, place: int) -> list[Card | None]:
    """Return which cards may lie at a place of the active hand; of a known one, None."""
    dealt = hidden.hands[state.active][place]
    return [None] if dealt is None else [*hidden.cards(state, dealt.seat)]


def _passed(state: State, hidden: HiddenHands, place: int) -> list[Card | None]:
    return [None] if hidden.keeps_passed else _cards(state, hidden, place)


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
    known; what is not known is a guess, put right as cards come to be named. The orders of the
    seats that are ``sure`` are no guesses.
    """

    def __init__(
        self,
        position: Position,
        hidden: HiddenHands,
        orders: Sequence[Sequence[int]],
        sure: Collection[int],
    ) -> None:
        self.position = position
        self.hidden = hidden.copy()
        self.orders = [list(order) for order in orders]
        self._sure = sure

    def play(self, play: NamedPlay) -> list[Event] | None:
        """Carry an action out; None for one that names another card than is surely there.

        Raises ``Refused`` for what is not legal.
        """
        if play.card is not None and not self._name(play):
            return None
        self.position, happened = apply(self.position, play.action)
        self.hidden.hear(happened)
        return happened

    def _name(self, play: NamedPlay) -> bool:
        """Lay the card that is named at its place, in the place of the guess."""
        assert isinstance(self.position, State)
        state = self.position.copy()
        here = state.sides[state.active].hand
        place = _place_of(play.action, here)
        dealt = self.hidden.hands[state.active][place]
        if here[place] == play.card:
            return True
        if dealt is None or dealt.seat in self._sure:
            return False
        for other, (side, at) in self.hidden.places(dealt.seat).items():
            there = state.sides[side].hand
            if there[at] == play.card:
                here[place], there[at] = there[at], here[place]
                order = self.orders[dealt.seat]
                one, two = dealt.place, other.place
                order[one], order[two] = order[two], order[one]
                self.position = state
                return True
        return False

    def named(self, action: AnyAction) -> NamedPlay:
        """Return an action with the card that it plays from a hidden place.

        A card that is but a guess is not named: such an action cannot be told.
        """
        state = self.position
        passes = isinstance(action, Relieve) and not self.hidden.keeps_passed
        if not isinstance(state, State) or not (passes or isinstance(action, _PLAYS)):
            return NamedPlay(action)
        hand = state.sides[to_act(state)].hand
        place = _place_of(action, hand)
        dealt = self.hidden.hands[state.active][place]
        known = dealt is not None and dealt.seat in self._sure
        return NamedPlay(action, hand[place] if known else None)


def _place_of(action: AnyAction, hand: Sequence[Card]) -> int:
    """Return the place of the card that an action plays, or passes on."""
    return action.place if isinstance(action, _PLAYS) else len(hand) - 1
