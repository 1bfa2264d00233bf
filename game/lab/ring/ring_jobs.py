"""One ring to be played and how it went: plain values, as all jobs of the laboratory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules import Difficulty

#: The settings of the Horde that a person meets first (R10.2).
USUAL_HORDE = Difficulty()


@dataclass(frozen=True, slots=True)
class RingJob:
    """One match of ``mode``: everything that decides how it goes.

    ``players`` are the strengths of the seats in their order; those of the wings are not asked.
    The cards are dealt at random from the kit by ``seed``. ``beginner`` is who begins, the wheel
    decides where it is None. ``relief`` tells whether anybody may pass cards (R13.8); without it
    the same match is played as if there were no such rule.
    """

    mode: str
    number: int
    seed: int
    players: tuple[str, ...]
    beginner: int | None = None
    difficulty: Difficulty = USUAL_HORDE
    relief: tuple[bool, ...] = (True, True, True, True)

    @property
    def key(self) -> str:
        """The name of the game among those of one run."""
        return f"{self.mode}/{self.number}"


class RingOutcome(NamedTuple):
    """How a ring went.

    ``places`` are the seats best first, equals together; all of them in a draw. ``reliefs`` and
    ``turns_taken`` are by seat: how often it passed a card, in how many turns. ``slowest`` are the
    processor's seconds of the longest thought of each seat, ``spent`` those of all its thoughts.
    """

    places: tuple[tuple[int, ...], ...]
    beginner: int
    turns: int
    end: str
    spoils: tuple[int, ...]
    reliefs: tuple[int, ...]
    turns_taken: tuple[int, ...]
    nodes: tuple[int, ...]
    spent: tuple[float, ...]
    slowest: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none in a draw."""
        return self.places[0] if len(self.places) > 1 else ()
