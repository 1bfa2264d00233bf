"""A match in figures, from its events alone."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import State

from ..event_totals import EventTotals, SideTotals
from ..match import Match


@dataclass(slots=True)
class SideStatistics:
    """One side's figures.

    Damage is what was dealt to the other side, the part that was lost beyond a
    health or a Bastion included. ``reliefs`` are the cards given to the partner (R13.8).
    """

    creature_damage: int = 0
    stronghold_damage: int = 0
    creatures_lost: int = 0
    cards_played: int = 0
    reliefs: int = 0


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """A match in figures."""

    turns: int
    sides: tuple[SideStatistics, ...]


def match_statistics_of(match: Match) -> MatchStatistics:
    """Return the figures of ``match`` from its beginning to where it stands."""
    first = match.start.turn if isinstance(match.start, State) else 0
    happened = (event for done in match.history for event in done.events)
    totals = EventTotals(happened, first, match.field)
    return MatchStatistics(totals.turn, tuple(map(_figures, totals.sides)))


def _figures(side: SideTotals) -> SideStatistics:
    return SideStatistics(
        side.creature_damage,
        side.stronghold_damage,
        len(side.lost),
        len(side.played),
        len(side.passed),
    )
