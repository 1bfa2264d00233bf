"""The creature that is looked at, and the targets of its attacks."""

import pytest

from game.board import (
    ForecastLabels,
    ForecastView,
    PositionForecast,
    Table,
    forecast_assault,
    pairing_of,
)
from game.board.forecast.assault_forecast import Blow
from game.board.forecast.danger_sign import Pairing
from game.kit import Colour, Colours
from game.rules import BOTTOM, LEFT, RIGHT, TOP, Place, State
from tests.rules.pictures import duel

FRONT: Place = (RIGHT, TOP, 0)


def paired(state: State, side: int, lane: int, position: int = 0) -> Pairing | None:
    table, told = Table(state), forecast_assault(state)
    view = ForecastView(told, told, ForecastLabels(str))
    piece = table.sides[side].lanes[lane][position]
    return pairing_of(table, piece, view, PositionForecast(state).danger(LEFT))


OWN: Place = (LEFT, TOP, 0)


@pytest.mark.parametrize(
    ("state", "side", "blow", "colour"),
    [
        # An own creature and its target, and the stronghold where the lane is open.
        (duel("* a b | top: 1/3", "* x y | top: 0/9"), LEFT, Blow(OWN, FRONT, 1), Colours.strike),
        (duel("* a b | top: 1/3", "* x y"), LEFT, Blow(OWN, None, 1), Colours.strike),
        # A creature of the opponent and its target next turn.
        (
            duel("* a b | top: 0/9:s", "* x y | top: 2/9"),
            RIGHT, Blow(FRONT, OWN, 2), Colours.danger,
        ),
        # It is destroyed before its turn comes: the one that attacks it is shown.
        (duel("* a b | top: 3/3", "* x y | top: 2/2"), RIGHT, Blow(OWN, FRONT, 3), Colours.strike),
        # An assault that wins the match is no danger.
        (
            duel("* a b | top: 1/3 | bottom: 9/3", "** x y | top: 0/9"),
            RIGHT, Blow(OWN, FRONT, 1), Colours.strike,
        ),
    ],
)  # fmt: skip
def test_a_blow_pairs_two_creatures(state: State, side: int, blow: Blow, colour: Colour) -> None:
    found = paired(state, side, TOP)
    assert found is not None
    assert (found.blows, found.colour) == ((blow,), colour)


def test_one_that_attacks_again_has_an_arrow_to_each_target() -> None:
    found = paired(duel("* a b | top: 1/3+berserk 1/3", "* x y | top: 0/1 0/1"), LEFT, TOP)
    assert found is not None
    assert [blow.target for blow in found.blows] == [(RIGHT, TOP, 1), None]


def test_nobody_is_paired_with_one_that_is_left_alone() -> None:
    assert paired(duel("* a b | bottom: 0/9:s", "* x y"), LEFT, BOTTOM) is None
