"""How a ring ends where those who play leave it (R13.10)."""

import pytest

from game.play import CONCEDED, Result, Seat
from game.play.records.header import nobody_left
from game.play.records.match_result import left_by_all
from game.rules import DRAW, RINGS, Terms

from ...rules.ring.ring_pictures import ring
from ..games import begun

PAIRS = ring("pairs", "* a", "* b", "* c", "* d", turn=9)
#: By spoils the seats come out in the order of their numbers, but for the first: 1 2 0.
THREE = ring("three", "* a", "* b", "* c", turn=8, spoils=(1, 5, 3))


@pytest.mark.parametrize(
    ("gave_up", "places"),
    [
        ((0,), ((1, 3), (0, 2))),
        ((3,), ((0, 2), (1, 3))),
        ((0, 2), ((1, 3), (0, 2))),
        # Who left last has lost, whoever left before.
        ((0, 1), ((0, 2), (1, 3))),
        ((1, 0, 2, 3), ((0, 1, 2, 3),)),
    ],
)
def test_the_other_team_has_won_where_a_team_leaves(
    gave_up: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    winner = DRAW if len(gave_up) == 4 else places[0][0]
    assert left_by_all(PAIRS, gave_up) == Result(winner, CONCEDED, 9, places)


@pytest.mark.parametrize(
    ("gave_up", "order"), [((0,), (1, 2, 0)), ((1,), (2, 0, 1)), ((1, 2), (0, 2, 1))]
)
def test_who_stays_comes_before_who_leaves_and_who_left_first_is_last(
    gave_up: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """R15.3: of those who stay, spoils tell the places."""
    places = tuple((seat,) for seat in order)
    assert left_by_all(THREE, gave_up) == Result(order[0], CONCEDED, 8, places)


def test_before_the_deal_the_seats_have_their_order_and_no_turn_is_played() -> None:
    setup = begun(Terms(ring="three")).position
    assert left_by_all(setup, (1,)) == Result(0, CONCEDED, 0, ((0,), (2,), (1,)))


PERSON, AWAY, COMPUTER = Seat(), Seat("", "away"), Seat("", "computer")


@pytest.mark.parametrize(
    ("seats", "gave_up", "left"),
    [
        ((PERSON, COMPUTER, PERSON, COMPUTER), (), False),
        ((PERSON, COMPUTER, PERSON, COMPUTER), (0,), False),
        ((PERSON, COMPUTER, PERSON, COMPUTER), (2, 0), True),
        # By letter it is enough that all who stay are of one team.
        ((PERSON, AWAY, AWAY, AWAY), (0,), False),
        ((PERSON, AWAY, AWAY, AWAY), (0, 2), True),
        ((PERSON, AWAY, AWAY, AWAY), (0, 1, 2), True),
    ],
)
def test_a_ring_ends_when_nobody_is_left_to_play_with(
    seats: tuple[Seat, ...], gave_up: tuple[int, ...], left: bool
) -> None:
    assert nobody_left(RINGS["pairs"], seats, gave_up) is left
