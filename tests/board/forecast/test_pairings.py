"""The creature that is looked at, and the targets of its attacks."""

from game.board import (
    ForecastLabels,
    ForecastView,
    PositionForecast,
    Table,
    forecast_assault,
    pairing_of,
)
from game.board.forecast.assault_forecast import Blow
from game.board.forecast.pairings import Pairing
from game.kit import Colours
from game.rules import BOTTOM, LEFT, RIGHT, TOP, Place, State
from tests.rules.pictures import duel

FRONT: Place = (RIGHT, TOP, 0)


def paired(state: State, side: int, lane: int, position: int = 0) -> Pairing | None:
    table, told = Table(state), forecast_assault(state)
    view = ForecastView(told, told, ForecastLabels(str))
    piece = table.sides[side].lanes[lane][position]
    return pairing_of(table, piece, view, PositionForecast(state).danger(LEFT))


def test_an_own_creature_and_its_target() -> None:
    found = paired(duel("* a b | top: 1/3", "* x y | top: 0/9"), LEFT, TOP)
    assert found is not None
    assert found.blows == (Blow((LEFT, TOP, 0), FRONT, 1),)
    assert found.colour == Colours.strike


def test_before_an_open_lane_its_target_is_the_stronghold() -> None:
    found = paired(duel("* a b | top: 1/3", "* x y"), LEFT, TOP)
    assert found is not None
    assert found.blows == (Blow((LEFT, TOP, 0), None, 1),)


def test_a_creature_of_the_opponent_and_its_target_next_turn() -> None:
    found = paired(duel("* a b | top: 0/9:s", "* x y | top: 2/9"), RIGHT, TOP)
    assert found is not None
    assert found.blows == (Blow(FRONT, (LEFT, TOP, 0), 2),)
    assert found.colour == Colours.danger


def test_one_that_does_not_attack_and_who_attacks_it() -> None:
    # It is destroyed before its turn comes.
    found = paired(duel("* a b | top: 3/3", "* x y | top: 2/2"), RIGHT, TOP)
    assert found is not None
    assert found.blows == (Blow((LEFT, TOP, 0), FRONT, 3),)


def test_an_assault_that_wins_the_match_is_no_danger() -> None:
    found = paired(duel("* a b | top: 1/3 | bottom: 9/3", "** x y | top: 0/9"), RIGHT, TOP)
    assert found is not None
    assert found.colour == Colours.strike


def test_one_that_attacks_again_has_an_arrow_to_each_target() -> None:
    found = paired(duel("* a b | top: 1/3+berserk 1/3", "* x y | top: 0/1 0/1"), LEFT, TOP)
    assert found is not None
    assert [blow.target for blow in found.blows] == [(RIGHT, TOP, 1), None]


def test_nobody_is_paired_with_one_that_is_left_alone() -> None:
    assert paired(duel("* a b | bottom: 0/9:s", "* x y"), LEFT, BOTTOM) is None
