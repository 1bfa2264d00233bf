"""A fight: a match of another size, with changes that its terms name (R16.20 to R16.29, R16.91)."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ..cards import Card, Sendable
from ..deal import Terms
from ..difficulty import Difficulty
from ..field import DUEL, HORDE_RING, Field
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

#: No fight has a larger hand (R16.20), nor more cards in its guard; that of allies has twice as
#: many, from two kits (R16.94).
MOST_HAND, MOST_GUARD = 10, 32
MOST_GUARD_OF_ALLIES = 2 * MOST_GUARD
#: The form of the matches that are fights.
FIGHT = "fight"
#: What stands before the id of a source that is the other captain's.
OTHERS = "other/"
#: The settings of the quick game (R9).
QUICK = Difficulty()
#: A card as pack has so much more than the printed one (R16.31).
PACK_ATTACK = PACK_HEALTH = PACK_DAMAGE = 1


class FightHand(NamedTuple):
    """The hand of a captain: the side that has it, the ids of its cards, and which are packs."""

    side: int
    cards: tuple[str, ...]
    packs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightTerms(Sendable):
    """The terms of a fight: who meets by the ids of their cards, and what is changed.

    One ``hand`` meets a ``guard`` that the Horde plays (R16.21); or it attacks that of an
    ``other`` captain, or of a guard that a person plays (R16.91, R16.93); or both hands are allies
    and meet a guard together (R16.94). ``packs`` and ``other_packs`` are those of their cards that
    are packs (R16.31). The ``difficulty`` is that of the Horde; without one, of its settings
    the stronghold alone counts, and is the other hand's.

    The ``changes`` name the first captain as PLAYER, the other one as GUARD, or as ALLY beside a
    Horde. ``sources[i]`` is the id of the relic, captain's step or omen that ``changes[i]`` comes
    from, "" for none: words for a screen. What is the other captain's has OTHERS before its id.
    ``place`` is the place or goal that is fought for, "" for none: a ground for a screen.
    """

    hand: tuple[str, ...]
    packs: tuple[str, ...] = ()
    guard: tuple[str, ...] = ()
    difficulty: Difficulty = QUICK
    changes: tuple[Change, ...] = ()
    sources: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    other_packs: tuple[str, ...] = ()
    place: str = dataclasses.field(default="", compare=False)

    @property
    def field(self) -> Field:
        """The field of the fight: that of allies is a ring (R13.20)."""
        return HORDE_RING if self.other and self.guard else DUEL

    @property
    def hands(self) -> tuple[FightHand, ...]:
        """The hands of captains, in the order of their turns."""
        first = FightHand(PLAYER, self.hand, self.packs)
        if not self.other:
            return (first,)
        return first, FightHand(self.field.hands[-1], self.other, self.other_packs)

    @property
    def in_force(self) -> tuple[Change, ...]:
        """The changes, and behind them those of the packs: ``Press`` counts in these."""
        packed = [
            CardChange(Which(own.packs), 0, PACK_ATTACK, PACK_HEALTH, PACK_DAMAGE, side=own.side)
            for own in self.hands
            if own.packs
        ]
        return (*self.changes, *packed)

    def match_terms(self, edition: int = 0) -> Terms:
        """Return the terms of its match."""
        field = self.field
        return Terms(FIGHT, not self.other, edition, ring=field.name if field.is_ring else "")

    def fault(self, book: Mapping[str, Card]) -> str | None:
        """Return what keeps a fight of these terms from being played, in one line, or None."""
        fault = _fault_in_cards(self, book)
        if fault is not None:
            return fault
        if self.difficulty.points is None:
            return "there are no such settings (R10.2)"
        if not self.guard and self.difficulty not in (QUICK, Difficulty(bastion=False)):
            return "where no Horde plays, its stronghold is the one setting (R16.93)"
        if self.sources and len(self.sources) != len(self.changes):
            return f"there are {len(self.sources)} sources for {len(self.changes)} changes"
        if len(self.changes) > MOST_CHANGES:
            return f"there are {len(self.changes)} changes: write at most {MOST_CHANGES}"
        captains = [own.side for own in self.hands]
        faults = [_fault_of_change(change, captains) for change in self.changes]
        return next(filter(None, faults), None)


def _fault_in_cards(fight: FightTerms, book: Mapping[str, Card]) -> str | None:
    """Return what is wrong with the cards of a fight, or None."""
    hands, guard = fight.hands, fight.guard
    # A second captain, and the guard of allies, have the cards of the second kit, too.
    kits = len(hands)
    piles = [
        (what, own.cards, MOST_HAND)
        for what, own in zip(("hand", "other hand"), hands, strict=False)
    ]
    if guard or kits == 1:
        piles.append(("guard", guard, kits * MOST_GUARD))
    for what, cards, most in piles:
        if not 1 <= len(cards) <= most:
            return f"the {what} has {len(cards)} cards: write 1 to {most}"
        unknown = next((card for card in cards if card not in book), None)
        if unknown is not None:
            return f"the {what} has the unknown card {unknown!r}"
    for own in hands:
        stray = next((card for card in own.packs if card not in own.cards), None)
        if stray is not None:
            return f"the pack {stray!r} is not in the hand"
        twice = next((card for card in own.cards if own.cards.count(card) > 1), None)
        if twice is not None:
            return f"the card {twice!r} is twice in a hand: leave it there once"
    every = (*fight.hand, *fight.other, *fight.guard)
    doubled = next((card for card in every if every.count(card) > kits), None)
    if doubled is None:
        return None
    if kits == 1:
        return f"the card {doubled!r} is there twice: leave it in hand or guard once"
    return f"the card {doubled!r} is there {every.count(doubled)} times: two kits have it twice"


def _fault_of_change(change: Change, captains: list[int]) -> str | None:
    """Return what is wrong with a change where these sides have hands, or None."""
    fault = fault_of(change)
    if fault is not None:
        return fault
    if change.side not in (PLAYER, GUARD) and change.side not in captains:
        return f"there is no side {change.side}"
    if change.side in captains:
        if isinstance(change, LaneChange) and change.first_card:
            return "only a Horde has a first card that comes to a lane (R9.3)"
        return None
    if isinstance(change, (ReachChange, FullFirstMana, HandChange, PressChange)):
        return f"a Horde has no hand for a {type(change).__name__}"
    if isinstance(change, StepChange) and change.spared:
        return "a Horde's Fort is not spared"
    return None
