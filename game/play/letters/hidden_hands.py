"""What everybody at the table knows of the hands, and what only their owners know."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

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

#: A card that everybody knows: it was played, or has fallen.
KNOWN = -1
#: Stands for a card that only its owner knows.
_UNKNOWN = Creature("unknown", "", 0, 0, 0)
_DIGEST = 4


class HiddenHands:
    """Follows, by events, which cards of each hand are hidden.

    ``hands`` tell for each card from the left at which place it was dealt, or ``KNOWN``.
    """

    def __init__(self, sides: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(sides)]

    def copy(self) -> HiddenHands:
        """Return an equal one that changes apart."""
        new = HiddenHands(len(self.hands))
        new.hands = [hand[:] for hand in self.hands]
        return new

    def hear(self, happened: Iterable[Event]) -> None:
        """Follow what has happened."""
        for event in happened:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        if isinstance(event, events.HandDealt):
            self.hands[event.side] = list(range(len(event.cards)))
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
            self.hands[event.side].pop()
            self.hands[event.partner].append(KNOWN)

    def is_hidden(self, side: int, place: int) -> bool:
        """Whether only its owner knows the card at a place of a hand."""
        return self.hands[side][place] != KNOWN

    def cards(self, state: State, side: int) -> list[Card]:
        """Return the hidden cards of a hand, by id: which they are, and not where, is known."""
        hand = zip(state.sides[side].hand, self.hands[side], strict=True)
        return sorted((card for card, dealt in hand if dealt != KNOWN), key=lambda card: card.id)


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
