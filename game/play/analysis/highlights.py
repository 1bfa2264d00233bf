"""The highlights of a match: the blow that decided it, and the card that did most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules import UNDECIDED, Card, Event, events

from ..match import Match

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
    for side, card, event in _struck(happened):
        if isinstance(event, events.TurnBegan):
            turn = event.turn
        elif isinstance(event, _STRIKES) and event.side in losers and event.amount:
            found = DecisiveBlow(side, card, event.amount, turn, event.side)
    return found


def best_card_of(match: Match) -> CardDeeds | None:
    """Return the card that did most in a match, the winner's where two did as much."""
    deeds: dict[tuple[int, str], CardDeeds] = {}
    for side, card, event in _struck(event for done in match.history for event in done.events):
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


def _struck(happened: Iterator[Event] | list[Event]) -> Iterator[tuple[int, Card, Event]]:
    """Yield the events with the side and the card that they come of."""
    side, card = UNDECIDED, None
    for event in happened:
        match event:
            case (
                events.CreatureAttacked() | events.IncantationCast() | events.HordeIncantationCast()
            ):
                side, card = event.side, event.card
            case _ if card is not None:
                yield side, card, event
