"""The draft: both sides pick from the same cards in turn (R2.6)."""

from copy import copy
from dataclasses import dataclass
from functools import cache

from . import rng
from .actions import PickCard, SetupAction
from .cards import Card
from .events import CardPicked, CardsRevealed, Event
from .field import LATER, LEFT, NOBODY, RIGHT
from .legal import Refusal, refuse
from .setup import REVEALED, Setup, dealt
from .state import State

# They are the same in every match.
_pick = cache(PickCard)


@dataclass
class Draft(Setup):
    """Four cards are revealed each round; the duel takes them 1-2-1, solo 1 and 3 (R2.3, R2.4).

    In a ring each hand takes one, and what is left is the Horde's or laid aside (R13.21, R14.2,
    R15.1). ``pile`` are the cards not yet revealed, ``picks`` the cards of each side,
    ``first`` the side that picks first in round one.
    """

    pile: tuple[Card, ...] = ()
    revealed: tuple[Card, ...] = ()
    picks: tuple[tuple[Card, ...], ...] = ((), ())
    first: int = LEFT
    round: int = 0

    ROUNDS = 4
    #: How many rounds there are where each hand takes one card of each.
    SOLO_ROUNDS = 8

    def begin(self, events: list[Event]) -> None:
        """Shuffle the cards, choose who picks first, reveal four."""
        pile = list(self.cards)
        lots = self.lots
        if lots is None:
            self.stream = rng.shuffle(self.stream, pile)
        else:
            book = {card.id: card for card in pile}
            pile = [book[card] for card in lots.pile]
        self.pile = tuple(pile)
        self.picks = ((),) * len(self.field.sides)
        if self.terms.between_two and lots is None:
            self.first, self.stream = rng.below(self.stream, 2)
        elif self.terms.between_two and lots is not None:
            self.first = lots.first
        self._reveal(events)

    @property
    def rounds(self) -> int:
        """How many rounds the draft has."""
        return self.ROUNDS if self.terms.between_two else self.SOLO_ROUNDS

    def _reveal(self, events: list[Event]) -> None:
        self.round += 1
        self.revealed, self.pile = self.pile[:REVEALED], self.pile[REVEALED:]
        events.append(CardsRevealed(self.round, self.leader, self.revealed))

    @property
    def leader(self) -> int:
        """The side that picks first in this round: the first pick goes from hand to hand."""
        return self.hands[(self.first + self.round - 1) % len(self.hands)]

    @property
    def order(self) -> tuple[int, ...]:
        """The sides that take the four cards of this round; nobody takes one laid aside."""
        hands = self.hands
        first = hands.index(self.leader)
        in_turn = hands[first:] + hands[:first]
        if self.terms.between_two:
            # Two take all cards of each round among themselves (R2.3).
            return *in_turn, *reversed(in_turn)
        left = RIGHT if self.terms.has_horde else NOBODY
        return in_turn + (left,) * (REVEALED - len(in_turn))

    def to_act(self) -> int:
        """Return who takes a card now."""
        return self.order[REVEALED - len(self.revealed)]

    def legal_actions(self) -> list[SetupAction]:
        """Return one pick for every card revealed."""
        return [_pick(index) for index in range(len(self.revealed))]

    def why_not(self, action: object) -> Refusal | None:
        """Refuse a card that is not revealed."""
        if isinstance(action, PickCard) and 0 <= action.index < len(self.revealed):
            return None
        return refuse("not_revealed")

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Take the card; whom the rest falls to takes it at once; then the next round."""
        assert isinstance(action, PickCard)
        new = copy(self)
        new._take(self.to_act(), action.index, events)
        while new.revealed and (len(new.revealed) == 1 or new.to_act() not in self.hands):
            new._take(new.to_act(), 0, events)
        if new.revealed:
            return new
        if new.round < self.rounds:
            new._reveal(events)
            return new
        return new._deal(events)

    def _take(self, side: int, index: int, events: list[Event]) -> None:
        card = self.revealed[index]
        self.revealed = self.revealed[:index] + self.revealed[index + 1 :]
        if side == NOBODY:
            return
        self.picks = tuple(
            [(*own, card) if owner == side else own for owner, own in enumerate(self.picks)]
        )
        events.append(CardPicked(side, card, index))

    def _deal(self, events: list[Event]) -> Setup | State:
        own = [list(self.picks[side]) for side in self.hands]
        beginner = self.leader if self.terms.between_two and self.terms.edition == LATER else None
        return dealt(self, own, list(self.picks[RIGHT]), events, beginner=beginner)

    def text(self) -> str:
        """Return the cards revealed and picked, by id."""
        groups = (self.pile, self.revealed, *self.picks)
        ids = "/".join(",".join(card.id for card in group) for group in groups)
        return f"draft {self.stream:x} {self.first} {self.round} {ids}"
