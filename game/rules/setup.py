"""Before the match: small state machines with the same door as the match (R2, R10.1).

Each is a position of its own: it tells whose action is awaited, lists the legal
actions, says why not, and carries an action out. The last action of a setup
returns the match's first ``State``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cache

from . import rng
from .actions import ChooseDifficulty, PickCard, SetupAction, TakeDeck
from .cards import Card
from .deal import Terms, dealt_duel, dealt_ring, horde_match, shuffled_horde
from .difficulty import LEVELS, Difficulty, difficulties
from .events import CardPicked, CardsRevealed, DeckTaken, DifficultyChosen, Event
from .field import PAIRS, Field
from .legal import Refusal, refuse
from .lots import Lots
from .sides import LATER, LEFT, NOBODY, RIGHT
from .state import DeckOdds, Odds, State, odds_between

#: How many cards are revealed in a round of a draft (R2.3, R2.4).
REVEALED = 4

# They are the same in every match.
_take, _pick = cache(TakeDeck), cache(PickCard)


@dataclass
class Setup(ABC):
    """A position before the match: ``terms``, the random ``stream``, the kit's ``cards``.

    With ``lots`` nothing is drawn from the stream.
    """

    terms: Terms
    stream: int
    cards: Sequence[Card]
    lots: Lots | None = None

    @property
    def field(self) -> Field:
        """The field of the match to come."""
        return self.terms.field

    @property
    def hands(self) -> tuple[int, ...]:
        """The sides that get a hand, in the order of their turns: not the Horde's (R9, R13.20)."""
        return self.terms.hands

    @abstractmethod
    def to_act(self) -> int:
        """Return the side whose action is awaited."""

    @abstractmethod
    def legal_actions(self) -> list[SetupAction]:
        """Return the legal actions; for a whole deck, some examples of them."""

    @abstractmethod
    def why_not(self, action: object) -> Refusal | None:
        """Return why ``action`` is refused, or None."""

    @abstractmethod
    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Carry out a legal action on a copy; return what follows."""

    @abstractmethod
    def text(self) -> str:
        """Return the position as one line of text, for the digest."""

    def begin(self, events: list[Event]) -> None:  # noqa: B027
        """Do what comes before the first action, where there is something to do."""


@dataclass
class Preconstructed(Setup):
    """Each player takes one of the printed decks, left first; no deck twice (R2.2).

    ``taken`` are the decks in the order in which they are taken; ``odds`` are what even odds give
    to some decks against others (R2.8). In a ring the Horde plays with the decks that are left
    (R13.21), and without the Horde a deck that is left is laid aside (R15.1).
    """

    decks: Sequence[Sequence[Card]] = ()
    taken: tuple[int, ...] = ()
    odds: tuple[DeckOdds, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The sides in the order in which they take a deck: A1, B1, B2, A2 of pairs (R14.2)."""
        hands = self.hands
        return (*hands[:2], *reversed(hands[2:])) if self.field is PAIRS else hands

    def to_act(self) -> int:
        """Return who takes the next deck."""
        return self.order[len(self.taken)]

    def legal_actions(self) -> list[SetupAction]:
        """Return the decks that are left."""
        return [_take(n) for n in range(len(self.decks)) if n not in self.taken]

    def why_not(self, action: object) -> Refusal | None:
        """Refuse a deck that is taken or does not exist."""
        if not isinstance(action, TakeDeck) or not 0 <= action.deck < len(self.decks):
            return refuse("no_such_deck")
        return refuse("deck_taken") if action.deck in self.taken else None

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Take the deck; when all are taken, deal."""
        assert isinstance(action, TakeDeck)
        order = self.order
        taken = (*self.taken, action.deck)
        side = order[len(self.taken)]
        events.append(DeckTaken(side, action.deck, tuple(self.decks[action.deck])))
        if len(taken) < len(order):
            return replace(self, taken=taken)
        own = [list(self.decks[taken[order.index(side)]]) for side in self.hands]
        rest: list[Card] = []
        if self.terms.has_horde:
            rest = [card for n, deck in enumerate(self.decks) if n not in taken for card in deck]
        odds = odds_between(self.odds, *taken) if self.odds else None
        return dealt(self, own, rest, events, odds=odds)

    def text(self) -> str:
        """Return the decks taken, and even odds where they are played with."""
        odds = "".join(f" {d.deck}-{d.rival}+{d.mana}x{d.turns}" for d in self.odds)
        return f"preconstructed {self.stream:x} {self.taken}{odds}"


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


@dataclass
class CustomSolo(Setup):
    """The cards are dealt; the player chooses the level and the Horde's settings (R10.1).

    ``second`` is the hand of the second partner (R13.20), empty for who plays alone.
    """

    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    second: tuple[Card, ...] = ()

    def to_act(self) -> int:
        """Return the player's side."""
        return LEFT

    def legal_actions(self) -> list[SetupAction]:
        """Return all settings of all levels."""
        return [
            ChooseDifficulty(points, difficulty)
            for points in LEVELS.values()
            for difficulty in difficulties(points)
        ]

    def why_not(self, action: object) -> Refusal | None:
        """Refuse settings that do not sum to the level (R10.2)."""
        if not isinstance(action, ChooseDifficulty):
            return refuse("no_difficulty")
        points = action.difficulty.points
        if points is None or action.level not in LEVELS.values():
            return refuse("no_difficulty")
        if points != action.level:
            return refuse("wrong_sum", points=points, level=action.level)
        return None

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Begin the match."""
        assert isinstance(action, ChooseDifficulty)
        events.append(DifficultyChosen(action.level, action.difficulty))
        return _begin_solo(self, action.difficulty, events)

    def text(self) -> str:
        """Return the cards dealt, by id."""
        groups = (self.hand, self.deck, *([self.second] if self.second else []))
        ids = "/".join(",".join(card.id for card in cards) for cards in groups)
        return f"custom {self.stream:x} {ids}"


def _begin_solo(dealt: CustomSolo, difficulty: Difficulty, events: list[Event]) -> State:
    hands = [hand for hand in (dealt.hand, dealt.second) if hand]
    edition = dealt.terms.edition
    return horde_match(hands, dealt.deck, dealt.stream, difficulty, events, edition=edition)


def dealt(
    setup: Setup,
    own: list[list[Card]],
    rest: list[Card],
    events: list[Event],
    *,
    beginner: int | None = None,
    odds: Odds | None = None,
) -> Setup | State:
    """Deal the cards of each hand, and those of the Horde, and begin (R2.6, R9.1, R13.7, R13.21).

    The custom game against the Horde goes on to the choice of settings (R10.1).
    """
    terms, stream = setup.terms, setup.stream
    if terms.between_two:
        return dealt_duel(own, terms, stream, beginner, events, odds, setup.lots)
    if not terms.has_horde:
        edition, lots = terms.edition, setup.lots
        return dealt_ring(terms.ring, own, stream, events, edition=edition, lots=lots)
    hands, deck, stream = shuffled_horde(own, rest, stream, events, setup.field)
    first, *others = map(tuple, hands)
    second = others[0] if others else ()
    custom = CustomSolo(terms, stream, setup.cards, None, first, tuple(deck), second)
    return custom if terms.custom else _begin_solo(custom, Difficulty(), events)
