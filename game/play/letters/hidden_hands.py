"""What everybody at the table knows of the hands, and what only their owners know."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from game.rules import (
    Card,
    Constructed,
    Creature,
    Draft,
    Event,
    Position,
    Preconstructed,
    State,
    events,
    to_text,
)


class Dealt(NamedTuple):
    """From where a card comes that is hidden: whose hand it was dealt to, and at which place."""

    seat: int
    place: int


#: Where a card of a hand was dealt, or ``KNOWN`` to everybody: it was played, or has fallen.
Origin: TypeAlias = Dealt | None
KNOWN: Origin = None
#: Stands for a card that only its owner knows.
_UNKNOWN = Creature("unknown", "", 0, 0, 0)
_DIGEST = 4


class HiddenHands:
    """Follows, by events, which cards of each hand are hidden.

    ``hands`` tell for each card from the left where it was dealt, or ``KNOWN``. With
    ``keeps_passed`` a hidden card that passes to the partner stays hidden (R13.11).
    """

    def __init__(self, sides: int, *, keeps_passed: bool = False) -> None:
        self.hands: list[list[Origin]] = [[] for _ in range(sides)]
        self.keeps_passed = keeps_passed
        #: The seats whose hands lie open: they were left.
        self._open: frozenset[int] = frozenset()

    def copy(self) -> HiddenHands:
        """Return an equal one that changes apart."""
        new = HiddenHands(len(self.hands), keeps_passed=self.keeps_passed)
        new.hands = [hand[:] for hand in self.hands]
        new._open = self._open
        return new

    def lay_open(self, seat: int) -> None:
        """Let everybody know the cards that a seat was dealt, or will be."""
        self._open |= {seat}
        for hand in self.hands:
            hand[:] = [KNOWN if dealt and dealt.seat == seat else dealt for dealt in hand]

    def hear(self, happened: Iterable[Event]) -> None:
        """Follow what has happened."""
        for event in happened:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        if isinstance(event, events.HandDealt):
            self.hands[event.side] = [Dealt(event.side, place) for place in range(len(event.cards))]
            for seat in self._open:
                self.lay_open(seat)
        elif isinstance(event, events.CreatureSummoned):
            del self.hands[event.side][event.place]
        elif isinstance(event, events.IncantationCast):
            self.hands[event.side][event.place] = KNOWN
        elif isinstance(event, events.IncantationReturned):
            hand = self.hands[event.side]
            del hand[event.place]
            hand.insert(event.to_place, KNOWN)
        elif isinstance(event, events.CardReturned):
            self.hands[event.side].insert(event.place, KNOWN)
        elif isinstance(event, events.CardRelieved):
            passed = self.hands[event.side].pop()
            self.hands[event.partner].append(passed if self.keeps_passed else KNOWN)

    def places(self, seat: int) -> dict[Dealt, tuple[int, int]]:
        """Return in whose hand, and where there, each hidden card lies that a seat was dealt."""
        return {
            dealt: (side, place)
            for side, hand in enumerate(self.hands)
            for place, dealt in enumerate(hand)
            if dealt is not None and dealt.seat == seat
        }

    def cards(self, state: State, seat: int) -> list[Card]:
        """Return the hidden cards that a seat was dealt, by id: not where they are is known."""
        places = self.places(seat).values()
        found = (state.sides[side].hand[place] for side, place in places)
        return sorted(found, key=lambda card: card.id)


def public_digest(position: Position, hidden: HiddenHands) -> bytes:
    """Return four bytes that stand for what everybody knows of a position."""
    return hashlib.sha256(_public_text(position, hidden).encode()).digest()[:_DIGEST]


def _public_text(position: Position, hidden: HiddenHands) -> str:
    if isinstance(position, State):
        shown = position.copy()
        shown.rng = 0
        for side, dealt in zip(shown.sides, hidden.hands, strict=True):
            side.hand = [
                card if at == KNOWN else _UNKNOWN for card, at in zip(side.hand, dealt, strict=True)
            ]
        return to_text(shown)
    if isinstance(position, Draft):
        groups = (position.revealed, *position.picks)
        return f"draft {position.round} {_ids(groups)}"
    if isinstance(position, Constructed):
        return f"constructed {position.bans} {_ids(position.decks)}"
    assert isinstance(position, Preconstructed)
    return f"preconstructed {position.taken}"


def _ids(groups: Iterable[Iterable[Card]]) -> str:
    return "/".join(",".join(card.id for card in group) for group in groups)
