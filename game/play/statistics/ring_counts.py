"""The figures of finished rings, their deeds and tallies, apart from those of matches of two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules import MODES, PLAYER, RINGS, Event, Field, events

from ..records.match_result import CONCEDED
from ..records.record import Record
from ..seats import STRENGTHS, seats_of_persons, strength_of
from .match_figures import COUCH, DRAWN, FRIEND_RIVAL, HORDE_RIVAL, LOST, WON, level_of
from .tallies import WinTally


@dataclass(frozen=True, slots=True)
class RingEnding:
    """A match of three or four seats that is over.

    ``winners`` are the seats that won, none in a draw; ``places`` are all seats, the best first,
    equals together (R15.3). ``home`` are the seats of the one team in which all persons sat, none
    where they sat in several, or nobody did. ``given_up`` tells that all of them gave up (R13.10).
    """

    winners: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]
    given_up: bool = False

    @classmethod
    def of(
        cls,
        field: Field,
        winner: int,
        places: Sequence[tuple[int, ...]],
        persons: Collection[int],
        gave_up: Collection[int] = (),
    ) -> RingEnding:
        """Return how a match ended, by the winner and the places of its result.

        ``persons`` are the seats of all who sat at the screen, also of those who ``gave_up``.
        """
        teams = {field.teams[seat] for seat in persons}
        home = tuple([seat for seat in field.sides if field.teams[seat] in teams])
        own = home if len(teams) == 1 else ()
        left = bool(own) and set(persons) <= set(gave_up)
        return cls(winners_of(field, winner), tuple(places), own, left)

    @property
    def drawn(self) -> bool:
        """Whether nobody has won."""
        return not self.winners

    @property
    def won(self) -> bool:
        """Whether those at the screen have won; who gave up has lost (R13.10)."""
        return not self.given_up and any(seat in self.winners for seat in self.home)

    @property
    def lost(self) -> bool:
        """Whether those at the screen have lost: their team, or the last place for themselves."""
        last = not self.won and self.place == len(self.places)
        return bool(self.home) and not self.drawn and (self.given_up or last)

    @property
    def place(self) -> int:
        """The place of those at the screen, from 1 on; 0 where they sat in several teams."""
        return self.place_of(self.home[0]) if self.home else 0

    def place_of(self, seat: int) -> int:
        """Return the place of a seat, from 1 on."""
        return next(place for place, seats in enumerate(self.places, 1) if seat in seats)


def winners_of(field: Field, winner: int) -> tuple[int, ...]:
    """Return the seats that win with ``winner``, itself among them; none where nobody has won."""
    if winner not in field.sides:
        return ()
    return tuple([seat for seat in field.sides if field.teams[seat] == field.teams[winner]])


#: The deeds that are counted, by the names that ``data/achievements.yaml`` has for them.
RING_DEEDS = ("forts_saved", "forts_taken", "level", "reliefs", "spoils", "turns", "whole_team")


class RingDeedCounter:
    """Follows a ring for the seats that persons hold.

    A Fort is saved where it would have fallen without the cards that were passed to its owner since
    the owner's last turn (R13.8): they are what stands to the right of it, and no more.
    """

    def __init__(self, field: Field, seats: Collection[int]) -> None:
        self.counts: Counter[str] = Counter()
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

    It counts for the rings' own tallies and achievements alone, never for those of duels. A fight
    of allies counts for its voyage (R16.29).
    """
    header = record.header
    return (
        record.result is not None
        and header.field.is_ring
        and header.house.fight is None
        and not header.has_custom_cards
        and bool(seats_of_persons(header.seats))
    )


def ring_figures_of(record: Record, happened: Sequence[Event]) -> RingFigures:
    """Return what counts of a ring that ``counts_as_ring``: of all that happened, to its end."""
    header, result = record.header, record.result
    assert result is not None
    field, persons = header.field, seats_of_persons(header.seats)
    ending = RingEnding.of(field, result.winner, result.places, persons, record.gave_up)
    level = level_of(record)
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
        if RINGS[figures.mode].partner(PLAYER) is not None:
            found.partnered += 1
            found.relieved += reliefs > 0
            found.reliefs += reliefs
        found.spoils[figures.mode] += figures.deeds.get("spoils", 0)
    found.modes = {mode: tally for mode, tally in modes.items() if tally.games}
    return found
