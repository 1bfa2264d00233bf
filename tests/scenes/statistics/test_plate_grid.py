"""Plates with pictures: all at once in even rows, or whole rows that scroll."""

import pygame
import pytest

from game.kit import PointerMoved, PointerScrolled, Viewport
from game.scenes.statistics.picture_plate import PicturePlate
from game.scenes.statistics.plate_grid import PlateGrid
from tests.kit.hands import click, do, group_of, keys, rest

pytestmark = pytest.mark.usefixtures("services")

PLACE = pygame.FRect(0, 0, 900, 400)


def grid_of(count: int) -> PlateGrid:
    grid = PlateGrid(lambda: Viewport.of((1280, 720)), 160.0, 90.0)
    grid.show([PicturePlate(n, f"Plate {n}", lambda *_: None) for n in range(count)])
    grid.place(PLACE)
    return grid


@pytest.mark.parametrize(("count", "rows"), [(3, [3]), (5, [3, 2]), (7, [4, 3]), (10, [5, 5])])
def test_a_few_are_seen_at_once_in_even_rows_and_the_last_stands_in_the_middle(
    count: int, rows: list[int]
) -> None:
    grid = grid_of(count)
    boxes = [grid.box_of(place) for place in range(count)]
    tops = [box.y for box in boxes]
    assert [tops.count(y) for y in sorted(set(tops))] == rows
    assert all(PLACE.contains(box) for box in boxes)
    last = boxes[-rows[-1] :]
    assert last[0].x + last[-1].right == pytest.approx(PLACE.width)


def test_many_scroll_by_whole_rows_and_the_keyboard_goes_along() -> None:
    grid = grid_of(40)
    assert grid.furthest > 0
    assert PLACE.height / grid.step == pytest.approx(round(PLACE.height / grid.step), abs=0.02)
    for _ in range(3):
        assert grid.command("down")
    grid.scroll_to(grid._goal, at_once=True)
    assert grid.index == 3 * grid.columns
    assert PLACE.contains(grid.cursor_rect)
    assert grid.command("home")
    assert not grid.command("left")


def test_what_is_brought_to_the_keyboard_is_in_view_at_once() -> None:
    grid = grid_of(40)
    grid.show(grid.plates, 39)
    assert grid.index == 39
    assert PLACE.contains(grid.cursor_rect)


def test_pages_take_the_keyboard_along_as_far_as_there_is_something() -> None:
    grid = grid_of(40)
    page = grid.columns * round(PLACE.height / grid.step)
    assert grid.command("page_down")
    assert grid.index == page
    while grid.command("page_down"):
        pass
    assert grid.index == 39
    assert grid.command("page_up")
    assert grid.index == 39 - page


def test_the_keyboard_is_seen_where_the_pointer_rests_and_the_wheel_points_anew() -> None:
    grid, pos = grid_of(40), (40.0, 40.0)
    group = group_of(grid)
    click(group, pos)
    assert grid.pointed_index == 0
    keys(group, "right")
    assert grid.pointed_index == grid.index == 1
    do(group, PointerMoved(pos))
    assert grid.pointed_index == 0
    do(group, PointerScrolled(pos, -1))
    rest(group)
    assert grid.pointed_index == grid.place_at(pos) != 0
