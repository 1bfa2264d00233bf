"""What a ring adds to a position (R13 to R15), and the mana of its first turns (R13.7)."""

from __future__ import annotations

from typing import Final, NamedTuple


class RingState(NamedTuple):
    """What a ring of three or four seats keeps besides the cards.

    ``first`` is the seat that began (R13.7), ``spoils`` are those of each seat (R15.2),
    ``relieved`` tells whether relief was used in this turn (R13.8), and ``last_turns`` how many
    last turns of the Horde's wings are over (R13.25).
    """

    first: int
    spoils: tuple[int, ...]
    relieved: bool = False
    last_turns: int = 0

    def with_spoils(self, seat: int, amount: int) -> RingState:
        """Return it with so many more spoils of ``seat``."""
        spoils = list(self.spoils)
        spoils[seat] += amount
        return _made(RingState, (self.first, tuple(spoils), self.relieved, self.last_turns))

    def with_relief(self, used: bool) -> RingState:
        """Return it with relief used in this turn, or not."""
        return _made(RingState, (self.first, self.spoils, used, self.last_turns))


# As events are, see there.
_made: Final = tuple.__new__


#: By mode, the mana of the first turn of each seat in the order of the first round; None is as
#: many as usual (R3.1).
FIRST_TURNS: Final[dict[str, tuple[int | None, ...]]] = {
    "three": (6, 7, 8),
    "four": (6, None, None, None),
    "pairs": (6, None, None, None),
    "horde": (6, None, None, None),
}
