"""The points of difficulty: a cut gem for each, an empty setting for one taken away."""

from __future__ import annotations

from game.kit import Canvas, Colour, Colours, Point

_DARK: Colour = (96, 10, 34)
_RED: Colour = (214, 38, 70)
_BRIGHT: Colour = (255, 118, 120)
_GLINT: Colour = (255, 224, 214)
_HOLLOW: Colour = (64, 60, 92)

#: The side of a picture, for a radius of one.
_ROOM = 2.6


def draw_point_gem(canvas: Canvas, center: Point, radius: float, *, alpha: int = 255) -> None:
    """Draw a point."""
    size = (_ROOM * radius, _ROOM * radius)
    picture = canvas.sprite("point_gem", size, lambda offscreen: _paint_gem(offscreen, radius))
    canvas.blit(picture, center, alpha=alpha, centered=True)


def draw_empty_gem(canvas: Canvas, center: Point, radius: float, *, minus: bool = False) -> None:
    """Draw a place for a point; ``minus``, a point that is taken away."""
    size = (_ROOM * radius, _ROOM * radius)
    picture = canvas.sprite(
        ("empty_gem", minus), size, lambda offscreen: _paint_empty_gem(offscreen, radius, minus)
    )
    canvas.blit(picture, center, centered=True)


def _paint_gem(canvas: Canvas, r: float) -> None:
    center = x, y = canvas.view.center
    canvas.polygon(_outline(center, r * 1.14), _DARK)
    canvas.polygon(_outline(center, r), _RED)
    table = [(x - r * 0.5, y - r * 0.42), (x + r * 0.5, y - r * 0.42), (x, y + r * 0.62)]
    canvas.polygon([table[0], table[1], (x, y + r * 0.1)], _BRIGHT)
    canvas.polygon([(x - r, y - r * 0.28), table[0], (x, y + r)], _BRIGHT, alpha=110)
    canvas.polygon([(x + r, y - r * 0.28), table[1], (x, y + r)], _DARK, alpha=90)
    canvas.circle((x - r * 0.34, y - r * 0.44), max(0.7, r * 0.13), _GLINT)


def _paint_empty_gem(canvas: Canvas, radius: float, minus: bool) -> None:
    center = x, y = canvas.view.center
    canvas.polygon(_outline(center, radius * 1.14), Colours.muted if minus else _HOLLOW)
    canvas.polygon(_outline(center, radius * 0.88), Colours.well)
    if minus:
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
