"""Rings to be played: plans whose every job follows from the seed; each played out.

Who is compared with others takes each of its places in turn, with the same deal, shuffles and
wheel: both teams of two games, or each seat of three or four.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from game.content import FieldError, KeyPath, checks
from game.opponents import WEIGHTS, Weights
from game.rules import (
    FIRST_TURNS,
    HORDE_RING,
    RINGS,
    AnyAction,
    Difficulty,
    Event,
    Position,
    Relieve,
    State,
    Terms,
    digest,
    events,
    open_setup,
    places,
)

from ..jobs import check_thoughts, read_seconds, seed_of
from ..plans import GamePlan
from ..playing import GameUnderWay, kit

_MOST_SEATS = max(len(ring.sides) for ring in RINGS.values())


@dataclass(frozen=True, slots=True)
class RingJob:
    """One match of the ring that ``terms`` name: everything that decides how it goes.

    ``group`` and ``number`` are its place in a plan. ``players`` are the strengths of the seats in
    their order; those of the wings are not asked. ``difficulty`` are the settings of a custom game
    against the Horde. ``relief`` tells by seat who may pass cards (R13.8). ``first_turns`` are
    tried in place of the list of R13.7. ``tried`` are the seats of those whose share is told: who
    is compared with the others.
    """

    group: str
    number: int
    seed: int
    terms: Terms
    players: tuple[str, ...]
    difficulty: Difficulty | None = None
    relief: tuple[bool, ...] = (True,) * _MOST_SEATS
    first_turns: tuple[int | None, ...] = ()
    tried: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """The name of the game among those of one run."""
        return f"{self.group}/{self.number}"


class RingOutcome(NamedTuple):
    """How a ring went.

    ``places`` are the seats best first, equals together; all of them in a draw. ``beginner`` is the
    seat that began, ``end`` the digest of the last position. ``reliefs`` and ``taken`` are by seat:
    how often it passed a card, in how many turns. ``nodes`` and ``seconds`` are by seat, one figure
    for each time that it thought; the seconds are those of the processor.
    """

    places: tuple[tuple[int, ...], ...]
    beginner: int
    turns: int
    end: str
    spoils: tuple[int, ...]
    reliefs: tuple[int, ...]
    taken: tuple[int, ...]
    nodes: tuple[tuple[int, ...], ...]
    seconds: tuple[tuple[float, ...], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none in a draw."""
        return self.places[0] if len(self.places) > 1 else ()

    def plain(self) -> dict[str, object]:
        """Return it as plain values, which ``read_ring_outcome`` reads."""
        return self._asdict()


def read_ring_outcome(value: object, seats: int) -> RingOutcome:
    """Return what ``plain`` has written of a ring of ``seats``; raises ``FieldError``."""
    entries = checks.keyed(value, (), RingOutcome._fields)
    places = _rows(entries, "places")
    if sorted(seat for equals in places for seat in equals) != list(range(seats)):
        raise FieldError(("places",), f"these are no places of {seats} seats", "name a new file")
    beginner = checks.number(entries["beginner"], ("beginner",))
    if beginner >= seats:
        raise FieldError(("beginner",), f"there is no seat {beginner}", "name a new file")
    spoils, reliefs, taken = (
        _numbers(entries[key], (key,)) for key in ("spoils", "reliefs", "taken")
    )
    nodes = _rows(entries, "nodes")
    seconds = tuple(
        tuple(read_seconds(spent) for spent, _ in checks.each(seat, route))
        for seat, route in checks.each(entries["seconds"], ("seconds",))
    )
    if any(len(each) != seats for each in (spoils, reliefs, taken, nodes, seconds)):
        raise FieldError((), f"a figure is not of {seats} seats", "name a new file")
    check_thoughts(nodes, seconds)
    turns = checks.number(entries["turns"], ("turns",))
    end = str(entries["end"])
    return RingOutcome(places, beginner, turns, end, spoils, reliefs, taken, nodes, seconds)


def _rows(entries: dict[str, Any], key: str) -> tuple[tuple[int, ...], ...]:
    return tuple(_numbers(row, route) for row, route in checks.each(entries[key], (key,)))


def _numbers(value: object, route: KeyPath) -> tuple[int, ...]:
    return tuple(checks.number(figure, place) for figure, place in checks.each(value, route))


#: Who may pass cards to the partner (R13.8): everybody, one team of two, nobody.
RELIEFS = ALL, ONE, NONE = ("all", "one", "none")


@dataclass(frozen=True, slots=True)
class RingTable:
    """What the games of a run have in common: the mode and the plan, relief and first turns."""

    mode: str
    plan: GamePlan
    relief: str = ALL
    first_turns: tuple[int | None, ...] = ()

    def job(self, group: str, number: int, deal: int, players: tuple[str, ...]) -> RingJob:
        """Return a game of the group with this deal, in which all may do the same."""
        terms = self.plan.terms(deal)._replace(ring=self.mode)
        relief = (self.relief != NONE,) * len(players)
        seed = seed_of(self.plan.seed, deal)
        return RingJob(
            group, number, seed, terms, players, relief=relief, first_turns=self.first_turns
        )


def ring_jobs(strength: str, table: RingTable) -> Iterator[RingJob]:
    """Yield the games of equal players; with relief for one team alone, that one is tried."""
    players = (strength,) * len(RINGS[table.mode].sides)
    if table.relief != ONE:
        for number in range(table.plan.games):
            yield table.job(table.mode, number, number, players)
        return
    for number, deal, tried in _in_turn(table):
        relief = tuple([seat in tried for seat in range(len(players))])
        job = table.job(table.mode, number, deal, players)
        yield replace(job, relief=relief, tried=tried)


def ladder_jobs(pairs: Sequence[tuple[str, str]], table: RingTable) -> Iterator[RingJob]:
    """Yield the games of the first of each pair, as a team or alone, among seats of the other."""
    for one, other in pairs:
        for number, deal, tried in _in_turn(table):
            seats = RINGS[table.mode].sides
            players = tuple([one if seat in tried else other for seat in seats])
            job = table.job(f"{table.mode} {one}-{other}", number, deal, players)
            yield replace(job, tried=tried)


def _in_turn(table: RingTable) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    teams = RINGS[table.mode].teams
    count = len(set(teams))
    for number in range(table.plan.games):
        deal, tried = divmod(number, count)
        yield number, deal, tuple([seat for seat, team in enumerate(teams) if team == tried])


def horde_jobs(
    strength: str, levels: Mapping[str, Sequence[Difficulty]], table: RingTable
) -> Iterator[RingJob]:
    """Yield the games of partners by level, which takes its settings in turn; quick has none."""
    players = (strength,) * len(HORDE_RING.sides)
    for level, settings in levels.items():
        shuffled = list(settings)
        # Fewer games than settings are an even choice of them.
        Random(f"{table.plan.seed}/{level}").shuffle(shuffled)
        for number in range(table.plan.games):
            job = table.job(f"{HORDE_RING.name} {level}", number, number, players)
            if shuffled:
                terms = job.terms._replace(custom=True)
                job = replace(job, terms=terms, difficulty=shuffled[number % len(shuffled)])
            yield job


def play_ring(job: RingJob) -> RingOutcome:
    """Play the match of a job to its end."""
    with _tried_first_turns(job):
        game = _RingGame(job)
        game.play_out()
        return game.outcome()


@contextmanager
def _tried_first_turns(job: RingJob) -> Iterator[None]:
    """Play by the list of the job (R13.7): the players count on it, too, so it is the rules'."""
    usual = FIRST_TURNS[job.terms.ring]
    FIRST_TURNS[job.terms.ring] = job.first_turns or usual
    try:
        yield
    finally:
        FIRST_TURNS[job.terms.ring] = usual


class _RingGame(GameUnderWay):
    """A game of several seats, with what is counted of relief (R13.8)."""

    notes_standings = False

    def __init__(self, job: RingJob) -> None:
        content, seats = kit(), job.terms.field.sides
        self.job = job
        cards, decks = list(content.cards.values()), [deck.cards for deck in content.decks]
        opened = open_setup(job.terms, cards, decks, job.seed)
        super().__init__(opened, job.seed, job.players, job.difficulty)
        self._reliefs, self._taken = [0 for _ in seats], [0 for _ in seats]

    def thought(
        self, side: int, seed: int, position: Position | None = None, weights: Weights = WEIGHTS
    ) -> tuple[AnyAction, ...]:
        """Think of the position as the seat may play it, where the job denies it relief."""
        position = self.position
        if isinstance(position, State) and not self.job.relief[side]:
            # As if it had been used: the rules refuse it then, and nothing else changes.
            position = position.copy()
            assert position.ring is not None
            position.ring = position.ring._replace(relieved=True)
        return super().thought(side, seed, position, weights)

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        self._reliefs[side] += isinstance(action, Relieve)
        happened = super().submit(side, action)
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._taken[event.side] += 1
        return happened

    def outcome(self) -> RingOutcome:
        end = self.end
        assert end.ring is not None
        return RingOutcome(
            places(end),
            end.ring.first,
            end.turn,
            digest(end),
            end.ring.spoils,
            tuple(self._reliefs),
            tuple(self._taken),
            *self.figures,
        )
