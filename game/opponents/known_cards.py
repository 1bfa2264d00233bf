"""A cache of results for rows of cards, so that a search does not work them out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.rules import Card

#: The most rows that are kept.
_KEPT = 1 << 13

T = TypeVar("T")


class KnownCards(Generic[T]):
    """The results of ``work_out`` for rows of cards: hands, piles.

    They are known by identity, which is quick; the cards are kept with what they are worth,
    so that they stay the same ones.
    """

    def __init__(self, work_out: Callable[[list[Card]], T]) -> None:
        self._work_out = work_out
        self._known: dict[tuple[int, ...], tuple[list[Card], T]] = {}

    def of(self, cards: list[Card]) -> T:
        """Return what is known of these cards in this order."""
        mark = tuple(map(id, cards))
        found = self._known.get(mark)
        if found is None:
            if len(self._known) > _KEPT:
                self._known.clear()
            found = self._known[mark] = cards[:], self._work_out(cards)
        return found[1]
