"""The outlooks that are known, whichever screen asked for them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.voyage import Guard

#: The bands, each a fifth of the share that is won.
BANDS = ("desperate", "risky", "even", "likely", "safe")
#: So many outlooks are kept.
_MOST_KEPT = 300


class Outlook(NamedTuple):
    """How many of so many fights were won by a player of this ``strength``."""

    won: int
    fights: int
    strength: str

    @property
    def share(self) -> float:
        """The share that was won, 0 to 1."""
        return self.won / self.fights

    @property
    def band(self) -> str:
        """In which fifth the share lies, one of ``BANDS``."""
        return BANDS[min(len(BANDS) * self.won // self.fights, len(BANDS) - 1)]


class AskedOutlook(NamedTuple):
    """All that an outlook depends on."""

    guard: Guard
    hand: frozenset[str]
    strength: str
    beside: Hashable

    @property
    def whatever_cards(self) -> AskedOutlook:
        """The same without the number of the guard's cards and the reasons for it."""
        return self._replace(guard=replace(self.guard, cards=0, more=(), tomorrow=0))


class KnownOutlooks:
    """Keeps outlooks, so that none is worked out twice.

    With fewer cards, as after a pilot, a guard's deck is dealt another way, and the sample fights
    have other luck. That luck is not told: an outlook is at least the best known of the same guard
    with more cards.
    """

    def __init__(self) -> None:
        self._kept: dict[AskedOutlook, Outlook] = {}
        #: Those of the same guard by the number of its cards.
        self._same: dict[AskedOutlook, dict[int, Outlook]] = {}

    def of(self, asked: AskedOutlook) -> Outlook | None:
        """Return what is known, or None."""
        return self._kept.get(asked)

    def keep(self, asked: AskedOutlook, outlook: Outlook) -> None:
        """Keep an outlook that was worked out."""
        cards = asked.guard.cards
        same = self._same.setdefault(asked.whatever_cards, {})
        same[cards] = outlook
        won = max(known.won for number, known in same.items() if number >= cards)
        self._kept[asked] = outlook._replace(won=won)
        if len(self._kept) > _MOST_KEPT:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._same.pop(oldest.whatever_cards, None)
