"""The one form of all creatures on the large map of a ring, and the ranks they stand in."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from game.board import CARD_SHAPE

#: How wide and high the place of a row is, and how many creatures stand in it.
Room: TypeAlias = tuple[float, float]

#: How wide a creature is at most, and from which width on it is a whole card; else it is drawn as
#: in the small map, so high for a width of one.
_LARGEST, _WHOLE, _SHORT = 84.0, 78.0, 1.42
#: Between two cards, and how many ranks there are at most.
GAP, _RANKS = 4.0, 3


class CardForm(NamedTuple):
    """How large all creatures of a map are, and whether they are whole cards."""

    width: float
    height: float
    whole: bool

    def ranks(self, count: int, room: Room) -> int:
        """Return in how many ranks so many creatures stand in a room: as few as have place."""
        for ranks in range(1, _RANKS):
            if -(-count // ranks) * (self.width + GAP) - GAP <= room[0] + 0.5:
                return ranks
        return _RANKS


def form_of(rows: Sequence[tuple[int, Room]]) -> CardForm:
    """Return the largest form in which the creatures of all rows have place."""
    width = _widest(rows, CARD_SHAPE)
    if width >= _WHOLE:
        return CardForm(width, width * CARD_SHAPE, whole=True)
    width = _widest(rows, _SHORT)
    return CardForm(width, width * _SHORT, whole=False)


def _widest(rows: Sequence[tuple[int, Room]], shape: float) -> float:
    return min([_LARGEST, *(_fitting(count, room, shape) for count, room in rows if count)])


def _fitting(count: int, room: Room, shape: float) -> float:
    wide, high = room
    return max(
        min((wide + GAP) / -(-count // ranks) - GAP, ((high + GAP) / ranks - GAP) / shape)
        for ranks in range(1, _RANKS + 1)
    )
