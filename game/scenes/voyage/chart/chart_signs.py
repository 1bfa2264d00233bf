"""Signs over the fields of what is told of them: a day to go down, and where the bell may lie."""

import pygame

from game.kit import Canvas, Colours, box_at, grown, text_style
from game.voyage import Hex

from ..parts.voyage_pictures import goods_icon
from .chart_pictures import place_picture
from .hex_layout import HexLayout
from .shown_chart import ShownChart

_DAY = text_style.BADGE.with_changes(size=17, outline=1.6)
#: The least height of the plate with a day, and the side of the bell's sign, in sides.
_PLATE, _BELL = 30.0, 0.62
#: How large the bell aboard is beside the fleet, in sides.
_ABOARD = 0.5


def draw_told_signs(canvas: Canvas, layout: HexLayout, shown: ShownChart) -> None:
    """Draw the signs, over the fog as well: what a buoy tells is known of hidden waters, too."""
    for field, mark in shown.marks.items():
        if mark.asked:
            _draw_bell(canvas, layout, field)
    for waters in shown.chart.waters:
        mark = shown.marks[waters.middle]
        if mark.sinks and not mark.sunk:
            _draw_day(canvas, layout, waters.middle, mark.sinks)
    if shown.voyage.aboard:
        x, y = layout.middle(shown.fleet.at)
        side = _ABOARD * layout.side
        box = box_at((x - 0.72 * layout.side, y - 0.1 * layout.side), side, side)
        canvas.image(place_picture("bell"), box)


def _draw_bell(canvas: Canvas, layout: HexLayout, field: Hex) -> None:
    """Draw a bell in a ring: it may lie here."""
    x, y = layout.middle(field)
    radius = _BELL * layout.side / 2
    center = x, y - 0.28 * layout.side
    canvas.circle((center[0], center[1] + 2), radius + 2, Colours.night, alpha=120)
    canvas.circle(center, radius, Colours.gold)
    canvas.circle(center, radius - 2.2, Colours.panel)
    side = 1.7 * radius
    canvas.image(place_picture("bell"), box_at(center, side, side))


def _draw_day(canvas: Canvas, layout: HexLayout, field: Hex, day: int) -> None:
    """Draw on which day the waters around a field go down."""
    x, y = layout.middle(field)
    high, words = max(grown(_PLATE) * 0.9, _PLATE), str(day)
    wide = high + 12 + canvas.text_size(words, _DAY)[0]
    box = pygame.FRect(x - wide / 2, y - 0.9 * layout.side, wide, high)
    canvas.box(box, Colours.night, Colours.attention, width=1.8, radius=9, alpha=235)
    icon = high - 6
    canvas.image(goods_icon("end_day"), (box.x + 5, box.y + 3, icon, icon))
    place = (box.x + 7 + icon, box.y, box.right - box.x - 12 - icon, high)
    canvas.text(words, place, _DAY, colour=Colours.attention)
