"""How a match of a ring came out: who won, in which places, and for those at the screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.rules import Field


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
        if not self.home or self.drawn:
            return False
        return self.given_up or (not self.won and self.place == len(self.places))

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
