"""One ring to be played and how it went: plain values, as all jobs of the laboratory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from game.content import FieldError, KeyPath, checks
from game.rules import RINGS, Difficulty, Terms

#: No thought lasts so many seconds.
_LONGEST = 1e6
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


def read_ring_outcome(value: object) -> RingOutcome:
    """Return what ``plain`` has written; raises ``FieldError`` for anything else."""
    entries = checks.keyed(value, (), RingOutcome._fields)
    places = _rows(entries, "places")
    seats = sorted(seat for equals in places for seat in equals)
    if seats != list(range(len(seats))) or len(seats) > _MOST_SEATS:
        raise FieldError(("places",), f"{seats} are no seats", "name a new file")
    return RingOutcome(
        places=places,
        beginner=checks.number(entries["beginner"], ("beginner",)),
        turns=checks.number(entries["turns"], ("turns",)),
        end=str(entries["end"]),
        spoils=_numbers(entries["spoils"], ("spoils",)),
        reliefs=_numbers(entries["reliefs"], ("reliefs",)),
        taken=_numbers(entries["taken"], ("taken",)),
        nodes=_rows(entries, "nodes"),
        seconds=tuple(
            tuple(_seconds(spent) for spent, _ in checks.each(seat, route))
            for seat, route in checks.each(entries["seconds"], ("seconds",))
        ),
    )


def _rows(entries: dict[str, Any], key: str) -> tuple[tuple[int, ...], ...]:
    return tuple(_numbers(row, route) for row, route in checks.each(entries[key], (key,)))


def _numbers(value: object, route: KeyPath) -> tuple[int, ...]:
    return tuple(checks.number(figure, place) for figure, place in checks.each(value, route))


def _seconds(value: object) -> float:
    if isinstance(value, int | float) and type(value) is not bool and 0 <= value < _LONGEST:
        return float(value)
    raise FieldError(("seconds",), f"{checks.quoted(value)} is no time", "write seconds")
