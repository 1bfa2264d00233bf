"""A match cut into its turns, and in figures from its events alone."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.opponents import Memory, remember
from game.rules import DUEL, RIGHT, UNDECIDED, Card, Event, MatchAction, State, apply, events

from ..event_totals import EventTotals, SideTotals, struck
from ..match import Match
from ..thinking.computer_player import first_memory


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


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it was played, from the position ``start`` to ``end``.

    ``memory`` is what had been seen of the hands when it began. The last turn of
    a match that was given up is not ``whole``.
    """

    side: int
    start: State
    end: State
    memory: Memory
    actions: tuple[MatchAction, ...]
    events: tuple[Event, ...]

    @property
    def number(self) -> int:
        """The number of the turn in the match, both sides counted."""
        return self.start.turn

    @property
    def whole(self) -> bool:
        """Whether it was played to its end, or to the end of the match."""
        return self.end.turn != self.start.turn or self.end.winner != UNDECIDED

    @property
    def by_horde(self) -> bool:
        """Whether it was the Horde's (R9): its cards decided, nobody else."""
        return self.side == RIGHT and self.start.solo


def turns_played(match: Match) -> tuple[Turn, ...]:
    """Return the turns of a match, played again from its beginning."""
    return tuple(_cut(match))


def _cut(match: Match) -> Iterator[Turn]:
    position, memory = match.start, first_memory(match)
    start = position if isinstance(position, State) else None
    known, actions, happened = memory, list[MatchAction](), list[Event]()
    for done in match.history:
        position, new_events = apply(position, done.action)
        memory = remember(memory, new_events, position)
        if not isinstance(position, State):
            continue
        if start is None:
            start, known = position, memory
            continue
        assert isinstance(done.action, MatchAction)
        actions.append(done.action)
        happened += new_events
        if position.turn != start.turn or position.winner != UNDECIDED:
            yield Turn(start.active, start, position, known, tuple(actions), tuple(happened))
            start, known, actions, happened = position, memory, [], []
    if start is not None and start.winner == UNDECIDED and isinstance(position, State):
        yield Turn(start.active, start, position, known, tuple(actions), tuple(happened))


def same(one: State, other: State) -> bool:
    """Whether two positions are the same but for the stream of chance."""
    return _picture(one) == _picture(other)


def _picture(state: State) -> list[object]:
    sides: list[object] = [state.winner]
    for side in state.sides:
        rows = [[unit.card.id for unit in row] for row in side.lanes]
        sides += [[card.id for card in side.hand], side.stronghold, side.fort, rows]
        sides += [[card.id for card in pile] for pile in side.piles]
    return sides
