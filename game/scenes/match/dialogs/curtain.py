"""A curtain in the colours of a side: two drapes that meet, under a scalloped border."""

from __future__ import annotations

import math

import pygame

from game.kit import Canvas, Colour, Colours, Point, mixed, scaled_smoothly

from ...common import draw_fade

_FOLDS, _STEPS = 17, 512
_SWAGS, _HEM, _SAG = 6, 58.0, 34.0
_FRINGE = 11.0


def draw_curtain(canvas: Canvas, side: int) -> None:
    """Draw the closed curtain over the whole window."""
    view = canvas.view
    size = (view.width, view.height)
    picture = canvas.sprite(("curtain", side), size, lambda offscreen: _paint(offscreen, side))
    canvas.blit(picture, (0, 0))


def _paint(canvas: Canvas, side: int) -> None:
    view = canvas.view
    _paint_folds(canvas, side)
    edge = view.height * 0.5
    draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (150, 0))
    draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 180))
    _paint_border(canvas, side)


def _paint_folds(canvas: Canvas, side: int) -> None:
    """Paint the folds of both drapes: one row of colours, drawn out to the whole height."""
    deep, cloth = Colours.sides_deep[side], Colours.sides_cloth[side]
    bright, dark = mixed(deep, cloth, 0.62), mixed(deep, Colours.shadow, 0.45)
    strip = pygame.Surface((_STEPS, 1))
    for step in range(_STEPS):
        share = step / (_STEPS - 1)
        # Mirrored, for the drapes are two; the folds grow narrower to where they meet.
        away = abs(2 * share - 1)
        wave = math.cos(math.tau * _FOLDS / 2 * away**0.86 + 0.8 * math.sin(9 * away))
        colour = mixed(deep, bright, wave**2) if wave > 0 else mixed(deep, dark, -wave)
        strip.set_at((step, 0), mixed(dark, colour, min(1.0, 0.25 + 12 * away)))
    canvas.surface.blit(scaled_smoothly(strip, canvas.surface.get_size()), (0, 0))


def _paint_border(canvas: Canvas, side: int) -> None:
    """Paint the scalloped border along the upper edge, with a golden fringe."""
    width = canvas.view.width / _SWAGS
    shade = Colours.sides_deep[side]
    face = mixed(shade, Colours.sides_cloth[side], 0.5)
    rounds: tuple[tuple[float, Colour], ...] = (
        (_FRINGE + 2, Colours.brass_dark),
        (_FRINGE, Colours.brass),
        (_FRINGE * 0.45, Colours.brass_light),
        (2.0, Colours.brass_dark),
        (0.0, face),
        (-_HEM * 0.28, mixed(face, shade, 0.35)),
        (-_HEM * 0.52, mixed(face, shade, 0.7)),
        (-_HEM * 0.76, shade),
    )
    for lower, colour in rounds:
        for swag in range(_SWAGS):
            # A little wider, so that no seam shows between two.
            canvas.polygon(_scallop(swag * width - 1, width + 2, _HEM + lower), colour)
    for swag in range(_SWAGS + 1):
        _paint_tassel(canvas, (swag * width, _HEM))


def _scallop(left: float, width: float, hem: float) -> list[Point]:
    """Return the outline of one swag that hangs to ``hem`` at its ends, lower in its middle."""
    steps = 20
    arc = [
        (left + width * step / steps, hem + _SAG * math.sin(math.pi * step / steps))
        for step in range(steps + 1)
    ]
    return [(left, -2.0), *arc, (left + width, -2.0)]


def _paint_tassel(canvas: Canvas, top: Point) -> None:
    x, y = top
    for grown, colour in ((2.0, Colours.brass_dark), (0.0, Colours.brass)):
        canvas.polygon(
            [(x - 5 - grown, y), (x + 5 + grown, y), (x + 10 + grown, y + 46 + grown),
             (x - 10 - grown, y + 46 + grown)], colour,
        )  # fmt: skip
        canvas.circle((x, y), 9 + grown, colour)
    for strand in (-5.0, 0.0, 5.0):
        canvas.line((x + strand * 0.5, y + 8), (x + strand, y + 44), Colours.brass_light, width=1.6)
    canvas.circle((x - 2, y - 2), 4, Colours.brass_light)
