"""The points of difficulty: a cut ruby for each, an empty setting for one taken away."""

from __future__ import annotations

from game.kit import Canvas, Colour, Colours, Point

_DARK: Colour = (96, 10, 34)
_RED: Colour = (214, 38, 70)
_BRIGHT: Colour = (255, 118, 120)
_GLINT: Colour = (255, 224, 214)
_HOLLOW: Colour = (64, 60, 92)


def draw_ruby(canvas: Canvas, center: Point, radius: float, *, alpha: int = 255) -> None:
    """Draw a point."""
    x, y = center
    r = radius
    canvas.polygon(_outline(center, r * 1.14), _DARK, alpha=alpha)
    canvas.polygon(_outline(center, r), _RED, alpha=alpha)
    table = [(x - r * 0.5, y - r * 0.42), (x + r * 0.5, y - r * 0.42), (x, y + r * 0.62)]
    canvas.polygon([table[0], table[1], (x, y + r * 0.1)], _BRIGHT, alpha=alpha)
    canvas.polygon([(x - r, y - r * 0.28), table[0], (x, y + r)], _BRIGHT, alpha=alpha * 110 // 255)
    canvas.polygon([(x + r, y - r * 0.28), table[1], (x, y + r)], _DARK, alpha=alpha * 90 // 255)
    canvas.circle((x - r * 0.34, y - r * 0.44), max(0.7, r * 0.13), _GLINT, alpha=alpha)


def draw_hollow(canvas: Canvas, center: Point, radius: float, *, minus: bool = False) -> None:
    """Draw a place for a point; `minus`, a point that is taken away."""
    canvas.polygon(_outline(center, radius * 1.14), Colours.muted if minus else _HOLLOW)
    canvas.polygon(_outline(center, radius * 0.88), Colours.well)
    if minus:
        x, y = center
        half = radius * 0.42
        canvas.line((x - half, y), (x + half, y), Colours.light, width=max(1.4, radius * 0.26))


def _outline(center: Point, r: float) -> list[Point]:
    x, y = center
    return [
        (x - r, y - r * 0.28),
        (x - r * 0.56, y - r * 0.82),
        (x + r * 0.56, y - r * 0.82),
        (x + r, y - r * 0.28),
        (x, y + r),
    ]
