"""Pennants that count."""

from game.kit import Canvas, draw_pennants
from tests.kit.hands import pixels


def test_each_pennant_more_is_seen(canvas: Canvas) -> None:
    looks = set()
    for lit in range(6):
        canvas.surface.fill("black")
        draw_pennants(canvas, (10, 10, 60, 20), lit, 5)
        looks.add(pixels(canvas.surface))
    assert len(looks) == 6
