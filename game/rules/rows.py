"""Creatures followed through events: what stands for each keeps its place in the rows.

A mirror keeps pieces in its rows, a forecast where each creature stands now, a hint marks. Events
move them all in the same way: who comes goes to the rear of a row (R3.3, R9.3), Sprint leads to its
front (R8.7), and the row closes up where creatures fall (R5.4) or one is called back (R16.52).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from .events import (
    CreatureRecalled,
    CreaturesDestroyed,
    CreatureSprinted,
    CreatureSummoned,
    Event,
    Fallen,
    HordeCreatureArrived,
)
from .state import Side
from .unit import Unit

T = TypeVar("T")
#: A creature came into play, from a hand or from the Horde's deck.
Arrival = CreatureSummoned | HordeCreatureArrived
#: Where a creature stands: side, lane, position.
Place = tuple[int, int, int]


class Rows(Generic[T]):
    """One ``T`` for each creature in play: by side and lane, front first.

    ``sides`` is kept and changed in place, so that it can be part of something else.
    """

    __slots__ = ("sides",)

    def __init__(self, sides: Sequence[Sequence[list[T]]]) -> None:
        self.sides = sides

    @classmethod
    def of(cls, sides: Sequence[Side], stands_for: Callable[[Place, Unit], T]) -> Rows[T]:
        """Return rows for the creatures of ``sides``, with what ``stands_for`` each."""
        return cls(
            [
                [
                    [stands_for((number, lane, place), unit) for place, unit in enumerate(row)]
                    for lane, row in enumerate(side.lanes)
                ]
                for number, side in enumerate(sides)
            ]
        )

    def at(self, side: int, lane: int, position: int) -> T:
        """Return what stands for the creature at a place."""
        return self.sides[side][lane][position]

    def items(self) -> Iterator[tuple[Place, T]]:
        """Yield where each creature stands, and what stands for it."""
        for side, lanes in enumerate(self.sides):
            for lane, row in enumerate(lanes):
                for position, item in enumerate(row):
                    yield (side, lane, position), item

    def follow(self, event: Event, stands_for: Callable[[Arrival], T]) -> Sequence[T]:
        """Move what ``event`` moves, and return what stood for those that it took out of play.

        ``stands_for`` tells what a creature gets that comes into play.
        """
        if isinstance(event, CreaturesDestroyed):
            return self.fall(event)
        if isinstance(event, CreatureSprinted):
            self.sprint(event)
        elif isinstance(event, CreatureRecalled):
            return [self.recall(event)]
        elif isinstance(event, (CreatureSummoned, HordeCreatureArrived)):
            self.arrive(event, stands_for(event))
        return ()

    def arrive(self, event: Arrival, item: T) -> None:
        """Let ``item`` stand for a creature that came into play (R3.3, R9.3)."""
        self.sides[event.side][event.lane].insert(event.position, item)

    def sprint(self, event: CreatureSprinted) -> T:
        """Move a creature to the front of its row (R8.7); return what stands for it."""
        row = self.sides[event.side][event.lane]
        item = row.pop(event.position)
        row.insert(0, item)
        return item

    def recall(self, event: CreatureRecalled) -> T:
        """Take a creature out of its row (H10 of R16.52); return what stood for it."""
        return self.sides[event.side][event.lane].pop(event.position)

    def fallen(self, event: CreaturesDestroyed) -> list[T]:
        """Return what stands for creatures that are about to leave play, in the event's order."""
        lanes = self.sides[event.side]
        return [lanes[lane][position] for lane, position, _ in event.fallen]

    def fall(self, event: CreaturesDestroyed) -> list[T]:
        """Take creatures out of their rows together (R5.4, R5.6); return what stood for them."""
        found = self.fallen(event)
        lanes = self.sides[event.side]
        # The rearmost first: the positions are those before any of them left.
        for lane, position, _ in sorted(event.fallen, key=_position, reverse=True):
            del lanes[lane][position]
        return found


def _position(fallen: Fallen) -> int:
    return fallen.position
