"""The grade of a puzzle: five gems, as many cut as it is hard."""

from __future__ import annotations

from game.kit import Canvas, Point
from game.puzzles import MOST_GRADE

from ..common import draw_empty_gem, draw_point_gem

#: The distance of two gems for a radius of one.
_PITCH = 2.7


def gems_width(radius: float) -> float:
    """Return how wide the gems are."""
    return _PITCH * radius * MOST_GRADE


def draw_grade(canvas: Canvas, left: Point, radius: float, grade: int) -> None:
    """Draw the gems from a point on, their middle at its height."""
    x, y = left
    for number in range(MOST_GRADE):
        center = (x + _PITCH * radius * (number + 0.5), y)
        if number < grade:
            draw_point_gem(canvas, center, radius)
        else:
            draw_empty_gem(canvas, center, radius)
