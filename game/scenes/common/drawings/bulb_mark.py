"""The small bulb beside what was won with cards that were played as the hint said."""

from __future__ import annotations

from game.kit import Canvas, Colours, Point

#: A coin with the bulb of the hint on it; ``MARK`` is its usual radius.
MARK, _PICTURE = 10.0, 1.7


def draw_bulb(canvas: Canvas, center: Point, radius: float = MARK) -> None:
    """Draw the bulb on a dark coin, so that it stands out from any picture below it."""
    canvas.circle((center[0], center[1] + 1), radius + 1, Colours.shadow, alpha=150)
    canvas.circle(center, radius, Colours.gold)
    canvas.circle(center, radius - 1.4, Colours.well)
    side = radius * _PICTURE
    canvas.image("icons/hint", (center[0] - side / 2, center[1] - side / 2, side, side))
