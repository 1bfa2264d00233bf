"""The danger to the own stronghold, always seen on its card: hits from the right-pointing sign.

It has a colour and a shape of its own, a plaque that points to where the stronghold is pushed.
Larger words above the card say which stronghold would be destroyed.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colour, Colours, Point, there_and_back

from ..cards.card_lettering import draw_number
from ..layout import Layout
from ..spots import Spot
from ..table import Table
from .forecast_icons import draw_label, label_width, skull_icon
from .forecast_view import ForecastLabels, SignStyle
from .position_forecast import Danger

#: The plaque: its size, when it is grave, and where its middle is from the card's upper left.
_PLAQUE, _GRAVE = (44.0, 27.0), (54.0, 33.0)
_AT = (0.5, 0.0)
_LABEL_AWAY = 31.0
#: How far large words reach to the right of the plaque's middle.
_RIGHT = 24.0
_SWELL, _STEPS = 0.35, 6
_RIM: Colour = (30, 4, 14)
_PALE: Colour = (255, 214, 222)


@dataclass(frozen=True, slots=True)
class DangerView:
    """A danger on the board; ``pulse`` goes from 0 to 1 while its sign swells and shrinks."""

    danger: Danger
    labels: ForecastLabels
    pulse: float = 1.0


def draw_danger(canvas: Canvas, layout: Layout, table: Table, view: DangerView) -> None:
    """Draw the plaque at the upper edge of the stronghold, and what would be destroyed.

    The words stand above it, or, where the lower lane is near to the hand, on the card.
    """
    danger = view.danger
    piece = table.sides[danger.side].stronghold
    if piece.depth:
        return
    spot = piece.spot
    middle = _middle(spot)
    size = _GRAVE if danger.is_grave else _PLAQUE
    swell = 1 + _SWELL * round(there_and_back(view.pulse) * _STEPS) / _STEPS
    box = pygame.FRect(0, 0, size[0] * swell, size[1] * swell)
    box.center = middle
    if danger.is_grave:
        canvas.glow(box, Colours.danger, strength=220, spread=14, radius=box.height / 2)
        words = view.labels.endangered(fort=danger.fort_falls)
        look = SignStyle(Colours.danger, Colours.danger_deep)
        away = _LABEL_AWAY if layout.is_wide else -_LABEL_AWAY
        x = middle[0]
        if layout.plain and not layout.is_wide:
            # Beside it is said where the reach ends: large words keep to the left.
            x -= max(0.0, label_width(canvas.view, words) / 2 - _RIGHT)
        draw_label(canvas, words, (x, middle[1] + away), skull_icon, look)
    draw_danger_plaque(canvas, box, danger.hits)


def draw_danger_plaque(canvas: Canvas, box: pygame.FRect, hits: int) -> None:
    """Draw the sign of so many hits alone."""
    picture = canvas.sprite(("danger", hits), box.size, lambda sheet: _paint_plaque(sheet, hits))
    canvas.blit(picture, box.center, centered=True)


def danger_box(table: Table, danger: Danger) -> pygame.FRect:
    """Return where the plaque is, for the pointer."""
    box = pygame.FRect(0, 0, *_GRAVE)
    box.center = _middle(table.sides[danger.side].stronghold.goal)
    return box


def _middle(spot: Spot) -> Point:
    return spot.x + spot.width * (_AT[0] - 0.5), spot.y - spot.height / 2 + _AT[1] * spot.height


def _paint_plaque(sheet: Canvas, hits: int) -> None:
    """Paint a plaque that points to the right, with the number of the hits."""
    wide, high = sheet.view.width, sheet.view.height
    for inset, colour in ((0.0, _RIM), (1.6, _PALE), (3.4, Colours.danger_deep)):
        tip = high * 0.42
        sheet.polygon(
            [(inset, inset), (wide - tip, inset), (wide - inset * 1.3, high / 2),
             (wide - tip, high - inset), (inset, high - inset)],
            colour,
        )  # fmt: skip
    sheet.fill((3.6, 3.6, 3, high - 7.2), Colours.danger)
    draw_number(sheet, hits, (wide * 0.5, high / 2), high * 0.42)
    bar = wide * (0.3 if hits < 10 else 0.2)
    sheet.fill((bar - 4, high / 2 - 1.4, 7, 2.8), Colours.light)
