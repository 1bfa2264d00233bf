"""A match in figures from its events alone: totals, the summary of a turn, and the highlights."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules import DUEL, UNDECIDED, Card, Event, State, events

from ..event_totals import EventTotals, SideTotals, struck
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


_STRIKES = (events.StrongholdStruck, events.HordeDeckStruck)


class DecisiveBlow(NamedTuple):
    """The strike under which the last stronghold fell: whose card did it, how hard, and to whom."""

    side: int
    card: Card
    amount: int
    turn: int
    victim: int


@dataclass(slots=True)
class CardDeeds:
    """The deeds of a side's card in a match, all its plays together.

    Damage is what was dealt to the other side, to its creatures and its stronghold.
    """

    side: int
    card: Card
    damage: int = 0
    stronghold: int = 0
    destroyed: int = 0

    @property
    def rank(self) -> tuple[int, int, int]:
        """The order of comparison: all damage, then whom it destroyed, then its strikes at home."""
        return self.damage + self.stronghold, self.destroyed, self.stronghold


def decisive_blow_of(match: Match) -> DecisiveBlow | None:
    """Return the blow that ended a match; None where it ended by none, or goes on."""
    if match.result is None or not match.history:
        return None
    last = match.history[-1].events
    fallen = [event.side for event in last if isinstance(event, events.FortDestroyed)]
    return _last_strike(last, fallen[:1], match.turns) if fallen else None


def last_strike_on(match: Match, *losers: int) -> DecisiveBlow | None:
    """Return the last blow against the stronghold of a side, or of both wings; None without."""
    return _last_strike([event for done in match.history for event in done.events], losers)


def _last_strike(
    happened: list[Event], losers: Sequence[int], turn: int = 0
) -> DecisiveBlow | None:
    """Return the last blow against a stronghold; ``turn`` is that in which this begins."""
    found = None
    for side, card, event in struck(happened):
        if isinstance(event, events.TurnBegan):
            turn = event.turn
        elif isinstance(event, _STRIKES) and event.side in losers and event.amount:
            found = DecisiveBlow(side, card, event.amount, turn, event.side)
    return found


def best_card_of(match: Match) -> CardDeeds | None:
    """Return the card that did most in a match, the winner's where two did as much."""
    deeds: dict[tuple[int, str], CardDeeds] = {}
    for side, card, event in struck(event for done in match.history for event in done.events):
        own = deeds.setdefault((side, card.id), CardDeeds(side, card))
        match event:
            case events.CreatureDamaged() if event.side != side:
                own.damage += event.amount
            case events.CreaturesDestroyed() if event.side != side:
                own.destroyed += len(event.fallen)
            case events.StrongholdStruck() | events.HordeDeckStruck() if event.side != side:
                own.stronghold += event.amount
    winner = UNDECIDED if match.result is None else match.result.winner
    best = max(deeds.values(), key=lambda own: (own.rank, own.side == winner), default=None)
    return best if best is not None and any(best.rank) else None
