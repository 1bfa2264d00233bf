"""A small sketch of the chart on which one waters is lit: where it lies among the others."""

import pygame

from game.kit import Canvas, Colour, Colours
from game.voyage import Voyage

from ..chart.hex_layout import HexLayout

_SEEN: Colour = (92, 176, 190)
_FOG: Colour = (128, 136, 168)
#: How large a field's dot is, in sides.
_DOT = 0.8


def draw_waters_sketch(canvas: Canvas, voyage: Voyage, lit: int, box: pygame.FRect) -> None:
    """Draw all fields as dots: those of the ``lit`` waters shine, the fleet is white."""
    chart = voyage.chart
    layout = HexLayout(chart.fields, box.inflate(-6, -6))
    radius = _DOT * layout.side
    for field in chart.fields:
        center, number = layout.middle(field), chart.waters_of[field]
        if number == lit:
            canvas.circle(center, radius + 1.6, Colours.night)
            canvas.circle(center, radius, Colours.gold)
        else:
            seen = number in voyage.shown
            canvas.circle(center, radius, _SEEN if seen else _FOG, alpha=255 if seen else 170)
    fleet = layout.middle(voyage.fleet)
    canvas.circle(fleet, radius + 1.6, Colours.night)
    canvas.circle(fleet, radius, Colours.light)
