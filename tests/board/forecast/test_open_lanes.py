"""The ways from open lanes to a stronghold: which, with how many hits, and where they lead."""

import pygame
import pytest

from game.board import (
    ForecastLabels,
    ForecastView,
    Layout,
    Table,
    forecast_assault,
    forecast_next_turn,
)
from game.board.forecast import open_lanes
from game.board.forecast.open_lanes import LaneWay, lane_ways, way_points
from game.kit import Assets, Canvas, Viewport
from game.rules import BOTTOM, LEFT, RIGHT, TOP, State
from tests.rules.pictures import duel, solo


def ways(state: State) -> list[LaneWay]:
    return lane_ways(Table(state), forecast_assault(state), LEFT)


OPEN = duel("* a b | top: 2/3 1/1 | bottom: 1/1", "* x y z w | bottom: 0/9")
CLEARED = duel("* a b | top: 2/3 2/3", "** x y z w | top: 0/2")


@pytest.mark.parametrize(
    ("state", "way"),
    [
        (OPEN, LaneWay(TOP, 3, "bastion", is_open=True, victim=RIGHT)),
        (CLEARED, LaneWay(TOP, 2, "fort", is_open=False, victim=RIGHT)),
        (
            solo("* a b | bottom: 2/3", "* x y z w"),
            LaneWay(BOTTOM, 2, "deck", is_open=True, victim=RIGHT),
        ),
        # R9.8: one attack takes what is left of the Fort's deck, and the others nothing.
        (
            solo("* a b | top: 3/3 1/1 | bottom: 2/3", "** x y"),
            LaneWay(TOP, 2, "deck", is_open=True, victim=RIGHT),
        ),
    ],
)
def test_an_open_lane_leads_to_the_stronghold_with_all_its_hits(state: State, way: LaneWay) -> None:
    assert ways(state) == [way]


def test_no_attacker_no_way() -> None:
    assert ways(duel("* a b | top: 2/3:s", "* x y z w")) == []


def test_those_of_the_next_turn_lead_to_the_own_one() -> None:
    state = duel("* a b c | top: 2/3", "* x y z w | bottom: 1/1")
    told = forecast_next_turn(state)
    assert lane_ways(Table(state), told, RIGHT) == [
        LaneWay(BOTTOM, 1, "bastion", is_open=True, victim=LEFT)
    ]


@pytest.mark.parametrize("viewer", [LEFT, RIGHT])
@pytest.mark.parametrize("lane", [TOP, BOTTOM])
@pytest.mark.parametrize("victim", [LEFT, RIGHT])
def test_a_way_leads_to_the_row_and_over_no_creature(viewer: int, lane: int, victim: int) -> None:
    layout, table = Layout(1280, 720), Table(duel("* a b c", "* x y z"), viewer)
    table.arrange(layout)
    points = way_points(layout, table, victim, lane, 240.0)
    stronghold = table.sides[victim].stronghold.goal
    assert points[-1][0] == pytest.approx(stronghold.x)
    upwards = stronghold.y < layout.height / 2
    assert (points[-1][1] < points[0][1]) == upwards
    for side in (LEFT, RIGHT):
        for other in (TOP, BOTTOM):
            front = layout.token(side, other, 0, 1)
            assert not any(front.holds(point) for point in points)


def test_its_label_is_left_out_where_others_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel("* a b | top: 3/3 | bottom: 1/1", "* c d e f g h")
    told, layout = forecast_assault(state), Layout(1280, 720)
    labels: list[str] = []
    monkeypatch.setattr(open_lanes, "draw_label", lambda _canvas, words, *_: labels.append(words))
    canvas = Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    below = pygame.FRect(500, layout.lane_middle(TOP) + 10, 280, 60)
    view = ForecastView(told, told, ForecastLabels(lambda key, **_values: key), covered=(below,))
    open_lanes.draw_lane_ways(canvas, layout, Table(state), view)
    assert labels == [view.labels.lane(1, "bastion", is_open=True)]
