"""A fight: a solo match of another size, with changes that its terms name (R16.20 to R16.29)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..cards import Card, Sendable
from ..difficulty import Difficulty
from .change_text import MOST_CHANGES, fault_of
from .changes import (
    GUARD,
    PLAYER,
    CardChange,
    Change,
    FullFirstMana,
    HandChange,
    LaneChange,
    PressChange,
    ReachChange,
    StepChange,
    Which,
)

#: No fight has a larger hand (R16.20), nor more cards in its guard.
MOST_HAND, MOST_GUARD = 10, 32
#: The settings of the quick game (R9).
QUICK = Difficulty()
#: A card as pack has so much more than the printed one (R16.31).
PACK_ATTACK = PACK_HEALTH = PACK_DAMAGE = 1


@dataclass(frozen=True, slots=True)
class FightTerms(Sendable):
    """The terms of a fight: the ids of the ``hand`` and of the ``guard``, and what is changed.

    ``packs`` are those of the hand that are packs (R16.31). ``sources[i]`` is the id of the relic,
    captain's step or omen that ``changes[i]`` comes from, "" for none: words for a screen.
    """

    hand: tuple[str, ...]
    packs: tuple[str, ...] = ()
    guard: tuple[str, ...] = ()
    difficulty: Difficulty = QUICK
    changes: tuple[Change, ...] = ()
    sources: tuple[str, ...] = ()

    @property
    def in_force(self) -> tuple[Change, ...]:
        """The changes, and behind them that of the packs: ``Press`` counts in these."""
        if not self.packs:
            return self.changes
        pack = CardChange(Which(self.packs), 0, PACK_ATTACK, PACK_HEALTH, PACK_DAMAGE)
        return (*self.changes, pack)

    def fault(self, book: Mapping[str, Card]) -> str | None:
        """Return what keeps a fight of these terms from being played, in one line, or None."""
        for what, cards, most in (
            ("hand", self.hand, MOST_HAND),
            ("guard", self.guard, MOST_GUARD),
        ):
            if not 1 <= len(cards) <= most:
                return f"the {what} has {len(cards)} cards: write 1 to {most}"
            unknown = next((card for card in cards if card not in book), None)
            if unknown is not None:
                return f"the {what} has the unknown card {unknown!r}"
        every = (*self.hand, *self.guard)
        twice = next((card for card in every if every.count(card) > 1), None)
        if twice is not None:
            return f"the card {twice!r} is there twice: leave it in hand or guard once"
        stray = next((card for card in self.packs if card not in self.hand), None)
        if stray is not None:
            return f"the pack {stray!r} is not in the hand"
        if self.difficulty.points is None:
            return "there are no such settings (R10.2)"
        if self.sources and len(self.sources) != len(self.changes):
            return f"there are {len(self.sources)} sources for {len(self.changes)} changes"
        if len(self.changes) > MOST_CHANGES:
            return f"there are {len(self.changes)} changes: write at most {MOST_CHANGES}"
        return next(filter(None, map(_fault_in_solo, self.changes)), None)


def _fault_in_solo(change: Change) -> str | None:
    """Return what is wrong with a change where the right side is a Horde, or None."""
    fault = fault_of(change)
    if fault is not None:
        return fault
    if change.side == GUARD and isinstance(
        change, (ReachChange, FullFirstMana, HandChange, PressChange)
    ):
        return f"a Horde has no hand for a {type(change).__name__}"
    if isinstance(change, StepChange) and change.side == GUARD and change.spared:
        return "a Horde's Fort is not spared"
    if isinstance(change, LaneChange) and change.side == PLAYER and change.first_card:
        return "only a Horde has a first card that comes to a lane (R9.3)"
    return None
