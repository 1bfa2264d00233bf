"""The figures of finished rings, their deeds and tallies, apart from those of matches of two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.content import Content
from game.rules import MODES, ChooseDifficulty, Event, Field, Position, events

from ..records.match_result import CONCEDED
from ..records.record import Record, RecordError
from ..records.replay import check_end, replay, result_of
from ..ring_ending import RingEnding
from ..seats import STRENGTHS, seats_of_persons, strength_of
from .match_figures import COUCH, DRAWN, FRIEND_RIVAL, HORDE_RIVAL, LOST, WON
from .tallies import WinTally

#: The deeds that are counted, by the names that ``data/achievements.yaml`` has for them.
RING_DEEDS = (
    "forts_saved",
    "forts_taken",
    "level",
    "reliefs",
    "spoils",
    "turns",
    "whole_team",
)


class RingDeedCounter:
    """Follows a ring for the seats that persons hold.

    A Fort is saved where it would have fallen without the cards that were passed to its owner since
    the owner's last turn (R13.8): they are what stands to the right of it, and no more.
    """

    def __init__(self, field: Field, seats: Collection[int]) -> None:
        self.counts: Counter[str] = Counter()
        self._field = field
        self._seats = frozenset(seats)
        self._hands = dict.fromkeys(field.sides, 0)
        self._forts: set[int] = set()
        #: How many cards each seat was given by persons since its last turn.
        self._given: Counter[int] = Counter()

    def follow(self, happened: Iterable[Event]) -> None:
        """Count what has happened."""
        for event in happened:
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case events.HandDealt():
                self._hands[event.side] = len(event.cards)
            case events.TurnBegan():
                self._given[event.side] = 0
            case events.CreatureSummoned():
                self._hands[event.side] -= 1
            case events.CardReturned():
                self._hands[event.side] += 1
            case events.CardRelieved():
                self._relieve(event)
            case events.BastionDestroyed():
                self._forts.add(event.side)
            case events.StrongholdStruck():
                self._strike(event)
            case events.SpoilsTaken() if event.side in self._seats:
                self.counts["spoils"] += event.amount
                self.counts["forts_taken"] += event.fort

    def _relieve(self, event: events.CardRelieved) -> None:
        self._hands[event.side] -= 1
        self._hands[event.partner] += 1
        if event.side in self._seats:
            self.counts["reliefs"] += 1
            self._given[event.partner] += 1

    def _strike(self, event: events.StrongholdStruck) -> None:
        left = self._hands[event.side] - event.to_place
        saved = event.side in self._forts and 0 < left <= self._given[event.side]
        self.counts["forts_saved"] += saved


class RingFigures(NamedTuple):
    """A ring as it counts for those at the screen.

    ``outcome`` is WON, LOST or DRAWN where all of them sat in one team, and COUCH where they sat in
    several; ``place`` is theirs, 0 then. ``rival`` is the weakest strength among the opponents,
    HORDE_RIVAL or FRIEND_RIVAL, ``level`` the points of a custom Horde, 0 without; ``deeds`` are in
    ``RING_DEEDS``.
    """

    mode: str
    outcome: str
    place: int
    form: str
    rival: str
    level: int
    turns: int
    deeds: dict[str, int] = {}  # noqa: RUF012


def counts_as_ring(record: Record) -> bool:
    """Tell whether a record is a ring that counts: finished, with a person, with the game's cards.

    It counts for the rings' own tallies and achievements alone, never for those of duels.
    """
    header = record.header
    return (
        record.result is not None
        and header.field.is_ring
        and not header.has_custom_cards
        and bool(seats_of_persons(header.seats))
    )


def ring_figures_of(record: Record, happened: Sequence[Event]) -> RingFigures:
    """Return what counts of a ring that ``counts_as_ring``: of all that happened, to its end."""
    header, result = record.header, record.result
    assert result is not None
    field, persons = header.field, seats_of_persons(header.seats)
    ending = RingEnding.of(field, result.winner, result.places, persons, record.gave_up)
    level = _level(record)
    counter = RingDeedCounter(field, persons)
    counter.follow(happened)
    deeds: dict[str, int] = {}
    # A ring that was given up by all does not tell how it would have gone.
    if ending.home and result.rule != CONCEDED:
        whole = len(ending.home) > 1 and set(ending.home) == set(persons)
        left = set(record.gave_up)
        deeds = dict(counter.counts) | {
            "turns": result.turns,
            "level": level,
            "whole_team": int(whole and not left),
        }
    outcome = _outcome(ending)
    rival = _rival(record, ending)
    return RingFigures(
        field.name, outcome, ending.place, header.terms.form, rival, level, result.turns, deeds
    )


def replayed_ring_figures(content: Content, record: Record) -> RingFigures | None:
    """Return the figures of a record played again; None where it cannot be."""
    happened: list[Event] = []
    position: Position | None = None
    try:
        for step in replay(content, record):
            happened += step.events
            position = step.position
        assert position is not None
        if check_end(record, position, result_of(step)) is not None:
            return None
    except RecordError:
        return None
    return ring_figures_of(record, happened)


def _outcome(ending: RingEnding) -> str:
    if not ending.home:
        return COUCH
    if ending.given_up:
        return LOST
    if ending.drawn:
        return DRAWN
    return WON if ending.won else LOST


def _rival(record: Record, ending: RingEnding) -> str:
    """Return the weakest of the opponents, whom a win says least about."""
    seats, field = record.header.seats, record.header.field
    if field.wings:
        return HORDE_RIVAL
    opponents = [seats[side] for side in field.sides if side not in ending.home]
    strengths = [strength_of(seat) for seat in opponents]
    if not ending.home or not all(strengths):
        return FRIEND_RIVAL
    return min(strengths, key=STRENGTHS.index)


def _level(record: Record) -> int:
    for entry in record.entries:
        if isinstance(entry.action, ChooseDifficulty):
            return entry.action.difficulty.points or 0
    return 0


class CountedRing(NamedTuple):
    """A ring as the statistics list it; ``began`` is in ISO form, in UTC.

    ``bulb`` is how many cards were played in it as the hint said.
    """

    id: str
    began: str
    figures: RingFigures
    bulb: int = 0


@dataclass(slots=True)
class RingOverview:
    """The tallies of all rings; ``couch`` are those of persons in several teams, which only count.

    ``reliefs`` is how many cards persons passed on, ``relieved`` in how many of the
    ``partnered`` matches they passed any; ``spoils`` are those of all matches for oneself, by mode.
    """

    modes: dict[str, WinTally] = field(default_factory=dict)
    couch: int = 0
    partnered: int = 0
    relieved: int = 0
    reliefs: int = 0
    spoils: Counter[str] = field(default_factory=Counter)

    @property
    def matches(self) -> int:
        """How many rings were finished."""
        return self.couch + sum(tally.games for tally in self.modes.values())


def ring_overview_of(rings: Iterable[CountedRing]) -> RingOverview:
    """Return what rings come to; modes stand in the order of the game's."""
    found = RingOverview()
    modes = {mode: WinTally() for mode in MODES}
    for ring in rings:
        figures = ring.figures
        if figures.outcome == COUCH:
            found.couch += 1
            continue
        modes[figures.mode].add(figures.outcome)
        reliefs = figures.deeds.get("reliefs", 0)
        if figures.mode in ("pairs", "horde"):
            found.partnered += 1
            found.relieved += reliefs > 0
            found.reliefs += reliefs
        found.spoils[figures.mode] += figures.deeds.get("spoils", 0)
    found.modes = {mode: tally for mode, tally in modes.items() if tally.games}
    return found
