"""The deeds of those at the screen in a ring: counted from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from game.rules import Event, Field, events

#: The deeds that are counted, by the names that ``data/achievements.yaml`` has for them.
RING_DEEDS = (
    "forts_saved",
    "forts_taken",
    "level",
    "reliefs",
    "spoils",
    "turns",
    "whole_team",
)


class RingDeedCounter:
    """Follows a ring for the seats that persons hold.

    A Fort is saved where it would have fallen without the cards that were passed to its owner since
    the owner's last turn (R13.8): they are what stands to the right of it, and no more.
    """

    def __init__(self, field: Field, seats: Collection[int]) -> None:
        self.counts: Counter[str] = Counter()
        self._field = field
        self._seats = frozenset(seats)
        self._hands = dict.fromkeys(field.sides, 0)
        self._forts: set[int] = set()
        #: How many cards each seat was given by persons since its last turn.
        self._given: Counter[int] = Counter()

    def follow(self, happened: Iterable[Event]) -> None:
        """Count what has happened."""
        for event in happened:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case events.HandDealt():
                self._hands[event.side] = len(event.cards)
            case events.TurnBegan():
                self._given[event.side] = 0
            case events.CreatureSummoned():
                self._hands[event.side] -= 1
            case events.CardReturned():
                self._hands[event.side] += 1
            case events.CardRelieved():
                self._relieve(event)
            case events.BastionDestroyed():
                self._forts.add(event.side)
            case events.StrongholdStruck():
                self._strike(event)
            case events.SpoilsTaken() if event.side in self._seats:
                self.counts["spoils"] += event.amount
                self.counts["forts_taken"] += event.fort

    def _relieve(self, event: events.CardRelieved) -> None:
        self._hands[event.side] -= 1
        self._hands[event.partner] += 1
        if event.side in self._seats:
            self.counts["reliefs"] += 1
            self._given[event.partner] += 1

    def _strike(self, event: events.StrongholdStruck) -> None:
        left = self._hands[event.side] - event.to_place
        saved = event.side in self._forts and 0 < left <= self._given[event.side]
        self.counts["forts_saved"] += saved
