"""The layout of the chart's fields: each is found where it lies, and neighbours touch."""

import math

import pygame
import pytest

from game.scenes.voyage.chart.hex_layout import STEPS, HexLayout
from game.voyage import Hex, distance, neighbours
from game.voyage.chart import seven

ROOM = pygame.FRect(20, 80, 850, 600)
FIELDS = [*seven(Hex(0, 0)), *seven(Hex(2, 1)), *seven(Hex(-1, 3))]


@pytest.fixture
def layout() -> HexLayout:
    return HexLayout(FIELDS, ROOM)


def test_all_fields_lie_in_the_room_and_fill_it(layout: HexLayout) -> None:
    bounds = layout.box(FIELDS[0]).unionall([layout.box(field) for field in FIELDS])
    assert ROOM.inflate(0.01, 0.01).contains(bounds)
    assert bounds.height == pytest.approx(ROOM.height) or bounds.width == pytest.approx(ROOM.width)


def test_a_field_is_found_below_its_middle_and_near_its_corners(layout: HexLayout) -> None:
    for field in FIELDS:
        assert layout.at(layout.middle(field)) == field
        assert all(layout.at(corner) == field for corner in layout.corners(field, 0.97))


def test_beside_the_chart_is_no_field(layout: HexLayout) -> None:
    assert layout.at((ROOM.right - 1, ROOM.bottom - 1)) is None


def test_the_six_steps_lead_around_a_field_against_the_clock(layout: HexLayout) -> None:
    x, y = layout.middle(Hex(0, 0))
    ways = [layout.middle(step) for step in STEPS]
    angles = [math.degrees(math.atan2(y - b, a - x)) % 360 for a, b in ways]
    assert angles == sorted(angles)
    assert set(STEPS) == set(neighbours(Hex(0, 0)))


def test_neighbours_share_two_corners(layout: HexLayout) -> None:
    one, other = Hex(0, 0), Hex(1, 0)
    assert distance(one, other) == 1
    near = [
        (a, b) for a in layout.corners(one) for b in layout.corners(other) if math.dist(a, b) < 0.01
    ]
    assert len(near) == 2
