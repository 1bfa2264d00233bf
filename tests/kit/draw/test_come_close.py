"""A canvas that comes close to a place: that place stays, and all else goes away from it."""

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
    canvas.come_close(1.1, (100 / scale, 100 / scale))
    assert bright(canvas, 100, 100)
    assert bright(canvas, 320, 100)
    assert not bright(canvas, 300, 100)


def test_at_the_edge_of_the_window_nothing_is_bare() -> None:
    canvas = canvas_of(400, 200)
    canvas.surface.fill("white")
    canvas.come_close(1.04, (0.0, 0.0))
    assert all(bright(canvas, x, y) for x in (0, 399) for y in (0, 199))
