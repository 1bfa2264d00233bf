"""Who is to sit where when a match is played on: the choices, and the seats that they lead to."""

from __future__ import annotations

from game.kit import CycleChoice
from game.play import STRENGTHS, USUAL, Seat, only_person, seats_of_persons, strength_of
from game.rules import LEFT, State

from ..common import player_names
from ..services import Services

#: A person, before the strengths of the computer.
FRIEND = 0
#: The share of a choice that its label has.
_LABEL = 0.38


class SoloSeats:
    """Nothing to choose: the Horde plays itself."""

    choices: tuple[CycleChoice, ...] = ()

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats

    def chosen(self) -> tuple[Seat, ...]:
        """Return who is to sit where."""
        return tuple(seat if seat.is_horde else _person(seat) for seat in self._seats)


class DuelSeats:
    """As whom, and against whom."""

    def __init__(self, services: Services, seats: tuple[Seat, ...], state: State) -> None:
        self._seats = seats
        self._field = state.field
        self.side = only_person(seats) or LEFT
        rival = strength_of(seats[state.field.rival(self.side)]) or USUAL
        say = services.translate
        names = player_names(services, seats)
        self.as_whom = CycleChoice(
            say("replay.as_whom"), names, self.side, self._take_side, share=_LABEL
        )
        self.against = CycleChoice(
            say("replay.against"),
            (say("replay.friend"), *_strengths(services)),
            STRENGTHS.index(rival) + 1,
            lambda _index: None,
            share=_LABEL,
        )
        self.choices = (self.as_whom, self.against)

    def _take_side(self, side: int) -> None:
        self.side = side

    def chosen(self) -> tuple[Seat, ...]:
        """Return who is to sit where."""
        other = self._field.rival(self.side)
        seats = list(self._seats)
        seats[self.side] = _person(seats[self.side])
        seats[other] = _chosen(seats[other], self.against.index)
        return tuple(seats)


class RingSeats:
    """For each seat of a ring with a hand a person or a computer of some strength."""

    def __init__(self, services: Services, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        names = player_names(services, seats)
        options = (services.translate("replay.person"), *_strengths(services))
        # Where only computers played, whoever watches takes the first seat.
        watched = not seats_of_persons(seats)
        hands = [side for side, seat in enumerate(seats) if not seat.is_horde]
        self.by_side = {
            side: CycleChoice(
                names[side],
                options,
                FRIEND if watched and side == hands[0] else _index_of(seats[side]),
                lambda _index: None,
                share=_LABEL,
            )
            for side in hands
        }
        self.choices = tuple(self.by_side.values())

    def chosen(self) -> tuple[Seat, ...]:
        """Return who is to sit where."""
        return tuple(
            seat if seat.is_horde else _chosen(seat, self.by_side[side].index)
            for side, seat in enumerate(self._seats)
        )


def seats_asked(
    services: Services, seats: tuple[Seat, ...], state: State
) -> SoloSeats | DuelSeats | RingSeats:
    """Return what is to be asked before a position is played on."""
    if state.field.is_ring:
        return RingSeats(services, seats)
    return SoloSeats(seats) if state.solo else DuelSeats(services, seats, state)


def _strengths(services: Services) -> list[str]:
    return [services.translate(f"strengths.{each}.name") for each in STRENGTHS]


def _index_of(seat: Seat) -> int:
    return STRENGTHS.index(strength_of(seat)) + 1 if seat.is_computer else FRIEND


def _chosen(seat: Seat, index: int) -> Seat:
    if index == FRIEND:
        return _person(seat)
    return Seat("", "computer", seat.portrait, STRENGTHS[index - 1])


def _person(seat: Seat) -> Seat:
    """Return a seat as a person takes it: a computer's own name stays with the computer."""
    return Seat(seat.name if seat.is_person else "", "person", seat.portrait)
