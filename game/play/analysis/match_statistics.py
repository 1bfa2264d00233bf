"""What a match comes down to, for a results screen: told from its events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules import DRAW, LEFT, RIGHT, Event, State, events

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


@dataclass(slots=True)
class _Telling:
    turn: int
    striker: int = LEFT
    sides: tuple[SideStatistics, SideStatistics] = field(
        default_factory=lambda: (SideStatistics(), SideStatistics())
    )

    def hear(self, event: Event) -> None:
        """Add one event to the figures."""
        match event:
            case events.TurnBegan():
                self.turn = event.turn
            case events.CreatureAttacked():
                self.striker = event.side
            case events.CreatureSummoned() | events.AiCreatureArrived():
                self.sides[event.side].cards_played += 1
            case events.IncantationCast() | events.AiIncantationCast():
                self.striker = event.side
                self.sides[event.side].cards_played += 1
            case events.CreaturesDestroyed():
                self.sides[event.side].creatures_lost += len(event.fallen)
            case events.CreatureDamaged() if event.side != self.striker:
                self.sides[self.striker].creature_damage += event.amount
            case events.StrongholdStruck() | events.AiDeckStruck() if event.amount:
                dealer = self.sides[1 - event.side]
                dealer.stronghold_damage += event.amount
                dealer.blow = self.turn


def match_statistics_of(match: Match) -> MatchStatistics:
    """Return the figures of ``match`` from its beginning to where it stands."""
    first = match.start.turn if isinstance(match.start, State) else 0
    happened = (event for done in match.history for event in done.events)
    return tell(happened, match.result, first)


def tell(happened: Iterable[Event], result: Result | None, turn: int = 0) -> MatchStatistics:
    """Return the figures of a match from its events, the first of them in ``turn``."""
    telling = _Telling(turn)
    for event in happened:
        telling.hear(event)
    decisive = None
    if result is not None and result.winner != DRAW and result.rule != CONCEDED:
        decisive = telling.sides[LEFT if result.winner == LEFT else RIGHT].blow or None
    return MatchStatistics(telling.turn, telling.sides, result, decisive)
