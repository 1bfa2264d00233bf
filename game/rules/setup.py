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
from .deal import DeckOdds, Terms, dealt_duel, odds_between, shuffled_solo, solo_match
from .difficulty import LEVELS, Difficulty, difficulties
from .events import CardPicked, CardsRevealed, DeckTaken, DifficultyChosen, Event
from .field import DUEL, Field
from .legal import Refusal, refuse
from .state import LATER, LEFT, RIGHT, State

#: How many cards are revealed in a round of a draft (R2.3, R2.4).
REVEALED = 4

# They are the same in every match.
_take, _pick = cache(TakeDeck), cache(PickCard)


@dataclass
class Setup(ABC):
    """A position before the match: ``terms``, the random ``stream``, the kit's ``cards``."""

    terms: Terms
    stream: int
    cards: Sequence[Card]

    @property
    def field(self) -> Field:
        """The field of the match to come."""
        return DUEL

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

    ``odds`` are what even odds give to some decks against others (R2.8).
    """

    decks: Sequence[Sequence[Card]]
    taken: tuple[int, ...] = ()
    odds: tuple[DeckOdds, ...] = ()

    def to_act(self) -> int:
        """Return left, then right."""
        return len(self.taken)

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
        taken = (*self.taken, action.deck)
        new = replace(self, taken=taken)
        events.append(DeckTaken(self.to_act(), action.deck, tuple(self.decks[action.deck])))
        own = [list(self.decks[number]) for number in new.taken]
        if self.terms.solo:
            rest = [deck for n, deck in enumerate(self.decks) if n != action.deck]
            return solo_after(self, own[0], [card for deck in rest for card in deck], events)
        if len(own) < 2:
            return new
        odds = odds_between(self.odds, *taken)
        return dealt_duel(own, self.terms, self.stream, None, events, odds)

    def text(self) -> str:
        """Return the decks taken, and even odds where they are played with."""
        odds = "".join(f" {d.deck}-{d.rival}+{d.mana}x{d.turns}" for d in self.odds)
        return f"preconstructed {self.stream:x} {self.taken}{odds}"


@dataclass
class Draft(Setup):
    """Four cards are revealed each round; the duel takes them 1-2-1, solo 1 and 3 (R2.3, R2.4).

    ``pile`` are the cards not yet revealed, ``picks`` the cards of each side,
    ``first`` the side that picks first in round one.
    """

    pile: tuple[Card, ...] = ()
    revealed: tuple[Card, ...] = ()
    picks: tuple[tuple[Card, ...], ...] = ((), ())
    first: int = LEFT
    round: int = 0

    ROUNDS = 4
    SOLO_ROUNDS = 8

    def begin(self, events: list[Event]) -> None:
        """Shuffle the cards, choose who picks first, reveal four."""
        pile = list(self.cards)
        self.stream = rng.shuffle(self.stream, pile)
        self.pile = tuple(pile)
        if not self.terms.solo:
            self.first, self.stream = rng.below(self.stream, 2)
        self._reveal(events)

    def _reveal(self, events: list[Event]) -> None:
        self.round += 1
        self.revealed, self.pile = self.pile[:REVEALED], self.pile[REVEALED:]
        events.append(CardsRevealed(self.round, self.leader, self.revealed))

    @property
    def leader(self) -> int:
        """The side that picks first in this round."""
        return (self.first + self.round - 1) % 2 if not self.terms.solo else LEFT

    def to_act(self) -> int:
        """Return the leader with all four revealed, then the other."""
        return self.leader if len(self.revealed) == REVEALED else self.field.next_side[self.leader]

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
        if self.terms.solo:
            while new.revealed:
                new._take(RIGHT, 0, events)
        elif len(new.revealed) == 1:
            new._take(self.leader, 0, events)
        if new.revealed:
            return new
        if new.round < (self.SOLO_ROUNDS if self.terms.solo else self.ROUNDS):
            new._reveal(events)
            return new
        return new._deal(events)

    def _take(self, side: int, index: int, events: list[Event]) -> None:
        card = self.revealed[index]
        self.revealed = self.revealed[:index] + self.revealed[index + 1 :]
        self.picks = tuple(
            [(*own, card) if owner == side else own for owner, own in enumerate(self.picks)]
        )
        events.append(CardPicked(side, card, index))

    def _deal(self, events: list[Event]) -> Setup | State:
        picks = [list(cards) for cards in self.picks]
        if self.terms.solo:
            return solo_after(self, picks[LEFT], picks[RIGHT], events)
        beginner = self.leader if self.terms.edition == LATER else None
        return dealt_duel(picks, self.terms, self.stream, beginner, events)

    def text(self) -> str:
        """Return the cards revealed and picked, by id."""
        groups = (self.pile, self.revealed, *self.picks)
        ids = "/".join(",".join(card.id for card in group) for group in groups)
        return f"draft {self.stream:x} {self.first} {self.round} {ids}"


@dataclass
class CustomSolo(Setup):
    """The cards are dealt; the player chooses the level and the Horde's settings (R10.1)."""

    hand: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()

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
        ids = "/".join(",".join(card.id for card in cards) for cards in (self.hand, self.deck))
        return f"custom {self.stream:x} {ids}"


def _begin_solo(dealt: CustomSolo, difficulty: Difficulty, events: list[Event]) -> State:
    hand, deck = list(dealt.hand), list(dealt.deck)
    return solo_match(hand, deck, dealt.terms.edition, dealt.stream, difficulty, events)


def solo_after(
    setup: Setup, hand: list[Card], deck: list[Card], events: list[Event]
) -> Setup | State:
    """Deal a solo match; the custom game goes on to the choice of settings (R9.1, R10.1)."""
    hand, deck, stream = shuffled_solo(hand, deck, setup.stream, events)
    dealt = CustomSolo(setup.terms, stream, setup.cards, tuple(hand), tuple(deck))
    return dealt if setup.terms.custom else _begin_solo(dealt, Difficulty(), events)
