"""Before the match: small state machines with the same door as the match (R2, R10.1).

Each is a position of its own: it tells whose action is awaited, lists the legal actions, says why
not, and carries an action out. The last action of a setup returns the match's first ``State``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .actions import ChooseDifficulty, SetupAction, TakeDeck
from .cards import Card
from .deal import Lots, Terms, dealt_duel, dealt_ring, horde_match, shuffled_horde
from .difficulty import LEVELS, Difficulty, difficulties
from .events import DeckTaken, DifficultyChosen, Event
from .field import LEFT, PAIRS, Field
from .legal import Refusal, refuse
from .state import DeckOdds, Odds, State, odds_between

#: How many cards are revealed in a round of a draft (R2.3, R2.4).
REVEALED = 4


@cache
def _left(count: int, taken: tuple[int, ...]) -> list[SetupAction]:
    """Return which of ``count`` decks can be taken; it is in every match the same list."""
    return [TakeDeck(deck) for deck in range(count) if deck not in taken]


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
        return _left(len(self.decks), self.taken)

    def why_not(self, action: object) -> Refusal | None:
        """Refuse a deck that is taken or does not exist."""
        if not isinstance(action, TakeDeck) or not 0 <= action.deck < len(self.decks):
            return refuse("no_such_deck")
        return refuse("deck_taken") if action.deck in self.taken else None

    def advance(self, action: SetupAction, events: list[Event]) -> Setup | State:
        """Take the deck; when all are taken, deal."""
        assert isinstance(action, TakeDeck)
        order, decks = self.order, self.decks
        taken = (*self.taken, action.deck)
        side = order[len(self.taken)]
        events.append(DeckTaken(side, action.deck, tuple(decks[action.deck])))
        if len(taken) < len(order):
            # As ``replace``, which takes five times as long.
            return Preconstructed(
                self.terms, self.stream, self.cards, self.lots, decks, taken, self.odds
            )
        own = [list(decks[taken[order.index(side)]]) for side in self.hands]
        rest: list[Card] = []
        if self.terms.has_horde:
            rest = [card for n, deck in enumerate(decks) if n not in taken for card in deck]
        odds = odds_between(self.odds, *taken) if self.odds else None
        return dealt(self, own, rest, events, odds=odds)

    def text(self) -> str:
        """Return the decks taken, and even odds where they are played with."""
        odds = "".join(f" {d.deck}-{d.rival}+{d.mana}x{d.turns}" for d in self.odds)
        return f"preconstructed {self.stream:x} {self.taken}{odds}"


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
