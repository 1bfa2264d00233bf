"""Events of the Horde's deck and of its turn (R9), told as the others are."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, Creature, Incantation


class HordeCardRevealed(NamedTuple):
    """The Horde turned up the top card of its deck for ``lane``; ``deck`` cards are left (R9.3)."""

    side: int
    card: Card
    lane: int
    deck: int


class HordeCreatureArrived(NamedTuple):
    """The Horde's revealed creature took the rear of its lane; ``spent`` of the turn's mana."""

    side: int
    card: Creature
    lane: int
    position: int
    spent: int


class HordeIncantationCast(NamedTuple):
    """The Horde's revealed incantation struck the front of ``lane``, or nothing there (R9.4)."""

    side: int
    card: Incantation
    lane: int
    target: Creature | None
    spent: int


class HordeDeckStruck(NamedTuple):
    """Damage sent ``cards`` from the top of the Horde's deck to its discard pile (R9.6).

    ``amount`` is the damage after resistance; ``deck`` cards are left.
    """

    side: int
    amount: int
    cards: tuple[Card, ...]
    deck: int


class HordeDeckShuffled(NamedTuple):
    """The discard pile was shuffled into a new deck of ``deck`` cards (R9.7)."""

    side: int
    deck: int


class HordeDeckRanOut(NamedTuple):
    """The Horde's deck ran out behind its Fort: its next turn is its last (R9.8)."""

    side: int


class HordeLastTurnBegan(NamedTuple):
    """The Horde's last turn began: it brings no cards (R9.8)."""

    side: int
