"""What lies over the chart: night, banners and the omen, and signs over its fields."""

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    box_at,
    draw_panel,
    grown,
    text_room,
    text_size,
    text_style,
)
from game.voyage import Hex

from ...services import Services
from ..parts.voyage_pictures import goods_icon
from .hex_layout import HexLayout, place_picture
from .shown_chart import ChartBanner, ShownChart

_NIGHT: Colour = (8, 10, 40)
_DARKEST, _DUSK = 205, 120
#: How far words rise, in sides of a field, and from which share of their way on they fade.
_RISE, _FADES = 1.1, 0.6
_WORDS = text_style.BADGE.with_changes(size=24, outline=2.0)
_TITLE = text_style.TITLE.with_changes(size=38, colour=Colours.gold)
_TEXT = text_style.BODY.with_changes(size=18, align="center")
_WIDE, _PICTURE = 520.0, 84.0

_DAY = text_style.BADGE.with_changes(size=17, outline=1.6)
#: The least height of the plate with a day, and the side of the bell's sign, in sides.
_PLATE, _BELL = 30.0, 0.62
#: How large the bell aboard is beside the fleet, in sides.
_ABOARD = 0.5


def draw_overlays(
    canvas: Canvas,
    services: Services,
    layout: HexLayout,
    shown: ShownChart,
    places: tuple[pygame.FRect, pygame.FRect],
) -> None:
    """Draw them: ``places`` are where a banner stands in the middle, and where night falls."""
    area, sea = places
    if shown.night > 0:
        with canvas.clip(sea):
            canvas.dim(_NIGHT, round(_DARKEST * shown.night))
    for floating in shown.floating:
        x, y = layout.middle(floating.at)
        fades = max(0.0, floating.risen - _FADES) / (1 - _FADES)
        colour = Colours.positive if floating.good else Colours.negative
        place = x, y - (0.3 + _RISE * floating.risen) * layout.side
        canvas.text(floating.words, place, _WORDS, colour=colour, alpha=round(255 * (1 - fades)))
    banner = shown.banner
    if banner is not None and banner.held:
        with canvas.clip(sea):
            canvas.dim(_NIGHT, round(_DUSK * banner.shown))
        _draw_omen(canvas, services, banner, area)
    elif banner is not None:
        _draw_banner(canvas, banner, area)


def _draw_banner(canvas: Canvas, banner: ChartBanner, area: pygame.FRect) -> None:
    wide = min(grown(_WIDE), area.width - 20)
    words = text_size(canvas.view, banner.words, _TEXT, wide - 60)[1] if banner.words else 0.0
    picture = _PICTURE + 6 if banner.picture else 0.0
    box = box_at(area.center, wide, 34 + picture + grown(46.0) + words)
    with canvas.shifted(0, 10 * (1 - banner.shown), alpha=round(255 * banner.shown)):
        draw_panel(canvas, box)
        if banner.picture:
            place = (box.centerx - _PICTURE / 2, box.y + 14, _PICTURE, _PICTURE)
            canvas.image(banner.picture, place)
        y = box.y + 14 + picture
        canvas.text(banner.title, (box.x + 20, y, wide - 40, grown(46.0)), _TITLE)
        if banner.words:
            canvas.text(banner.words, (box.x + 30, y + grown(46.0) + 2, wide - 60, words), _TEXT)


#: The parchment: its width, its edge, and how large the omen is painted on it.
_SHEET, _EDGE, _OMEN = 560.0, 30.0, 150.0
_INK: Colour = (58, 34, 20)
_FAINT: Colour = (112, 82, 54)
_HEAD = text_style.CAPTION.with_changes(size=16, align="center", colour=_FAINT)
_NAME = text_style.TITLE.with_changes(size=36, colour=_INK, outline=0.0)
_TOLD = text_style.BODY.with_changes(size=20, align="center", colour=_INK)


def _draw_omen(canvas: Canvas, services: Services, banner: ChartBanner, area: pygame.FRect) -> None:
    """Draw the omen of the day, with what it does, and that any press puts it away."""
    say = services.translate
    wide = min(grown(_SHEET), area.width - 20)
    inside = wide - 2 * _EDGE
    rows = (
        (say("voyage.chart.omen_of_day"), _HEAD),
        (banner.title, _NAME),
        (banner.words, _TOLD),
        (say("voyage.chart.any_press"), _HEAD),
    )
    highs = [text_room(canvas.view, words, style, inside) for words, style in rows]
    high = 2 * _EDGE + _OMEN + sum(highs) + 8 * len(rows)
    box = box_at(area.center, wide, high)
    with canvas.shifted(0, 14 * (1 - banner.shown), alpha=round(255 * banner.shown)):
        canvas.shadow(box, spread=24, drop=8)
        draw_panel(canvas, box, "parchment")
        y = box.y + _EDGE
        canvas.image(banner.picture, (box.centerx - _OMEN / 2, y, _OMEN, _OMEN))
        y += _OMEN + 8
        for (words, style), room in zip(rows, highs, strict=True):
            canvas.text(words, (box.x + _EDGE, y, inside, room), style)
            y += room + 8


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
