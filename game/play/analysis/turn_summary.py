"""The summary of a turn: who fell, and what the strongholds suffered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules import DUEL, Card, Event

from ..event_totals import EventTotals


class TurnSummary(NamedTuple):
    """A side's part of a turn.

    ``struck`` is the damage to the other's stronghold, ``bastion`` whether it
    turned the other's Bastion.
    """

    felled: tuple[Card, ...] = ()
    lost: tuple[Card, ...] = ()
    struck: int = 0
    bastion: bool = False
    won: bool = False


def summary_of(happened: Iterable[Event], side: int) -> TurnSummary:
    """Return what ``side`` has of the events of a turn."""
    totals = EventTotals(happened)
    own, foe = totals.sides[side], totals.sides[DUEL.rival(side)]
    return TurnSummary(
        tuple(foe.lost),
        tuple(own.lost),
        own.stronghold_damage,
        foe.bastion_fell,
        totals.winner == side,
    )
