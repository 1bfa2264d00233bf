"""One ring to be played and how it went: plain values, as all jobs of the laboratory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from game.content import FieldError, KeyPath, checks
from game.rules import RINGS, Difficulty, Terms

from ..jobs import check_thoughts, read_seconds

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
