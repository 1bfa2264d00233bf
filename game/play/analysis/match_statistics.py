"""What a match comes down to, for a results screen: told from its events alone."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import DRAW, State

from ..event_totals import EventTotals, SideTotals
from ..match import Match
from ..records.record import CONCEDED, Result


@dataclass(slots=True)
class SideStatistics:
    """One side's figures.

    Damage is what was dealt to the other side, the part that was lost beyond a
    health or a Bastion included; ``blow`` is the turn of the last damage to the
    other stronghold, 0 before the first.
    """

    creature_damage: int = 0
    stronghold_damage: int = 0
    creatures_lost: int = 0
    cards_played: int = 0
    blow: int = 0


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """A match in figures; ``decisive_turn`` is the turn of the blow that won it, or None.

    A match that was conceded, drawn or goes on has no such blow.
    """

    turns: int
    sides: tuple[SideStatistics, SideStatistics]
    result: Result | None
    decisive_turn: int | None


def match_statistics_of(match: Match) -> MatchStatistics:
    """Return the figures of ``match`` from its beginning to where it stands."""
    first = match.start.turn if isinstance(match.start, State) else 0
    totals = EventTotals((event for done in match.history for event in done.events), first)
    left, right = (_figures(side) for side in totals.sides)
    decisive, result = None, match.result
    if result is not None and result.winner != DRAW and result.rule != CONCEDED:
        decisive = totals.sides[result.winner].blow or None
    return MatchStatistics(totals.turn, (left, right), result, decisive)


def _figures(side: SideTotals) -> SideStatistics:
    return SideStatistics(
        side.creature_damage,
        side.stronghold_damage,
        len(side.lost),
        len(side.played),
        side.blow,
    )
