"""What is drawn is pushed: about a place that stays all else goes away, or all moves."""

import pygame

from game.kit import Canvas
from tests.board.telling import canvas_of


def bright(canvas: Canvas, x: int, y: int) -> bool:
    return canvas.surface.get_at((x, y)).r > 128


def test_a_place_stays_and_all_else_goes_away_from_it() -> None:
    canvas = canvas_of(400, 200)
    scale = canvas.view.scale
    for x in (100, 300):
        canvas.surface.fill("white", pygame.Rect(x - 4, 96, 8, 8))
    canvas.push((0.0, 0.0), 1.1, (100 / scale, 100 / scale))
    assert bright(canvas, 100, 100)
    assert bright(canvas, 320, 100)
    assert not bright(canvas, 300, 100)


def test_at_the_edge_of_the_window_nothing_is_bare() -> None:
    canvas = canvas_of(400, 200)
    canvas.surface.fill("white")
    canvas.push((0.0, 0.0), 1.04)
    assert all(bright(canvas, x, y) for x in (0, 399) for y in (0, 199))


def test_all_moves_and_the_edge_that_it_leaves_stays_as_it_was() -> None:
    canvas = canvas_of(400, 200)
    for x in (0, 200):
        canvas.surface.fill("white", pygame.Rect(x, 0, 4, 200))
    canvas.push((10 / canvas.view.scale, 0.0))
    assert [x for x in range(0, 400, 2) if bright(canvas, x, 100)] == [0, 2, 10, 12, 210, 212]
