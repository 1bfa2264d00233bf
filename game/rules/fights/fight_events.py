"""Events of the changes that a fight has (R16.50 to R16.52), told as the others are."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Card, Creature


class CardsSwapped(NamedTuple):
    """Before the first turn, the cards at two places of a hand changed places (H6)."""

    side: int
    first: int
    second: int


class HandLaid(NamedTuple):
    """Before the first turn a hand was laid in another order: ``cards`` from the left (H6)."""

    side: int
    cards: tuple[Card, ...]


class BlowStrengthened(NamedTuple):
    """The attack that comes next deals ``amount`` more: it is a first one (H4)."""

    side: int
    lane: int
    position: int
    card: Creature
    amount: int


class StepsSpared(NamedTuple):
    """An attack moves a stronghold less: of ``amount`` places ``left`` are left (H5).

    ``by`` is "first_blow", "most" or "grace".
    """

    side: int
    amount: int
    left: int
    by: str


class FortSpared(NamedTuple):
    """A Fort that would have been destroyed went to the far left instead (H5)."""

    side: int


class Pressed(NamedTuple):
    """A press was used: ``what`` of the change at ``place`` (H10); the mana is that afterwards.

    ``lane`` and ``position`` are its target, −1 where it has none.
    """

    side: int
    place: int
    what: str
    lane: int
    position: int
    mana: int


class StrongholdRecovered(NamedTuple):
    """A stronghold came closer to the left end, from place to place (H10)."""

    side: int
    from_place: int
    to_place: int


class CreatureRecalled(NamedTuple):
    """A creature left its lane for the hand, and the row behind it closed up (H10)."""

    side: int
    lane: int
    position: int
    card: Creature
