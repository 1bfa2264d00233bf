"""A saga as it stands: the voyages so far, and what sails on (R16.100)."""

from dataclasses import dataclass, field
from hashlib import blake2b

from ..luck import shuffled, stream
from ..voyage_book import VoyageBook
from ..voyage_state import WON, Member, VoyageHeader, VoyageStart
from .saga_numbers import SagaNumbers, SagaStop

#: A saga that its player has ended (R16.111).
GIVEN_UP = "given_up"
#: The seeds of its voyages are such as can be typed.
_LARGEST_SEED = 999_999_999


@dataclass(frozen=True, slots=True)
class SagaHeader:
    """The beginning of a saga, by ids; all its chance follows from ``seed`` (R16.100)."""

    difficulty: str
    captain: str
    seed: int


@dataclass(frozen=True, slots=True)
class SailsOn:
    """What sails on: the cards with their sides, the rank, and the relic, "" for none."""

    cards: tuple[Member, ...]
    rank: int
    relic: str = ""


@dataclass(frozen=True, slots=True)
class Landing:
    """How a voyage of a saga ended, and what it brought home.

    ``outcome`` is WON or LOST, ``goal`` the id of the goal that was reached. ``rivals`` tells how
    often a rival captain won a duel on it.
    """

    outcome: str
    goal: str = ""
    score: int = 0
    rank: int = 1
    company: tuple[Member, ...] = ()
    relics: tuple[str, ...] = ()
    rivals: int = 0

    @property
    def is_won(self) -> bool:
        """Whether its goal was reached."""
        return self.outcome == WON


@dataclass(frozen=True, slots=True)
class SagaVoyage:
    """A voyage of a saga: its number from 1, its stop from 0, and what it set out with.

    ``landing`` is None while it is under way, ``kept`` until what sails on has been chosen.
    """

    number: int
    stop: int
    scenario: str
    start: SailsOn
    landing: Landing | None = None
    kept: SailsOn | None = None


@dataclass(frozen=True, slots=True)
class Saga:
    """A saga as it stands; ``end`` is WON, LOST, GIVEN_UP, or "" for one under way."""

    header: SagaHeader
    book: VoyageBook = field(repr=False, compare=False)
    voyages: tuple[SagaVoyage, ...] = ()
    end: str = ""

    @property
    def numbers(self) -> SagaNumbers:
        """The numbers of the saga."""
        return self.book.saga

    @property
    def landings(self) -> tuple[Landing, ...]:
        """How its voyages ended, in their order."""
        return tuple([each.landing for each in self.voyages if each.landing is not None])

    @property
    def won(self) -> int:
        """How many stops are won: the number of the stop that lies ahead, from 0."""
        return sum(landing.is_won for landing in self.landings)

    @property
    def left(self) -> int:
        """How many voyages are left, that under way not counted."""
        return self.numbers.voyages - len(self.voyages)

    @property
    def spare(self) -> int:
        """How many voyages can still be lost without losing the saga (R16.111)."""
        lost = len(self.landings) - self.won
        return self.numbers.voyages - len(self.numbers.stops) - lost

    @property
    def stop(self) -> SagaStop:
        """The numbers of the stop that lies ahead, or of the last one after it."""
        return self.numbers.stops[min(self.won, len(self.numbers.stops) - 1)]

    @property
    def under_way(self) -> SagaVoyage | None:
        """The voyage that is being sailed."""
        last = self.voyages[-1] if self.voyages else None
        return last if last is not None and last.landing is None and not self.end else None

    @property
    def landed(self) -> SagaVoyage | None:
        """The voyage after which is to be chosen what sails on (R16.103)."""
        last = self.voyages[-1] if self.voyages else None
        if last is None or last.landing is None or last.kept is not None or self.end:
            return None
        return last

    @property
    def aboard(self) -> SailsOn:
        """What the next voyage sets out with, or that under way did."""
        if not self.voyages:
            return SailsOn((), self.stop.rank)
        last = self.voyages[-1]
        return last.kept if last.kept is not None else last.start


def offered(saga: Saga) -> tuple[str, ...]:
    """Return the scenarios of which one is chosen at the stop ahead (R16.101).

    What was won last is not offered where the stop has another.
    """
    won = [each.scenario for each in saga.voyages if each.landing and each.landing.is_won]
    every = saga.stop.scenarios
    fresh = [each for each in every if each not in won[-1:]] or list(every)
    drawn = shuffled(stream(saga.header.seed, "saga", "stop", saga.won), fresh)
    known = drawn[: saga.numbers.offered]
    return tuple([each for each in every if each in known])


def header_of(saga: Saga, voyage: SagaVoyage) -> VoyageHeader:
    """Return the header by which a voyage of the saga is sailed (R16.102, R16.106, R16.108).

    The first one sets out as any other does.
    """
    out, aboard = saga.header, voyage.start
    seed = 1 + stream(out.seed, "saga", "voyage", voyage.number) % _LARGEST_SEED
    start = None
    if voyage.number > 1:
        relics = (aboard.relic,) if aboard.relic else ()
        foes = saga.numbers.stops[voyage.stop].foes
        start = VoyageStart(aboard.cards, aboard.rank, relics, foes)
    return VoyageHeader(voyage.scenario, out.difficulty, out.captain, seed, start=start)


def most_kept(saga: Saga, landing: Landing) -> tuple[int, int]:
    """Return how many cards sail on after a landing, and how many relics at most (R16.107)."""
    numbers = saga.numbers
    cards, relics = (
        (numbers.cards, numbers.relics)
        if landing.is_won
        else (numbers.lost_cards, numbers.lost_relics)
    )
    return min(cards, len(landing.company)), relics


def rank_kept(saga: Saga, landing: Landing) -> int:
    """Return the rank with which the captain sets out after a landing (R16.104, R16.107)."""
    numbers = saga.numbers
    less = numbers.rank_less if landing.is_won else numbers.lost_rank_less
    return max(saga.stop.rank, landing.rank - less)


def saga_score(saga: Saga) -> int:
    """Return what the saga is worth now (R16.113)."""
    points = sum(landing.score for landing in saga.landings)
    return points + (saga.left * saga.numbers.voyage_score if saga.end == WON else 0)


def saga_digest(saga: Saga) -> str:
    """Return twelve hexadecimal figures that stand for the saga."""
    return blake2b(repr(saga).encode(), digest_size=6).hexdigest()
