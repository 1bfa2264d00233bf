"""Drawings over the chart for a moment: words that rise, the night, a banner."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, draw_panel, grown, text_size, text_style

from .hex_layout import HexLayout
from .shown_chart import ChartBanner, ShownChart

_NIGHT: Colour = (8, 10, 40)
_DARKEST = 205
#: How far words rise, in sides of a field, and from which share of their way on they fade.
_RISE, _FADES = 1.1, 0.6
_WORDS = text_style.BADGE.with_changes(size=24, outline=2.0)
_TITLE = text_style.TITLE.with_changes(size=38, colour=Colours.gold)
_TEXT = text_style.BODY.with_changes(size=18, align="center")
_WIDE, _PICTURE = 520.0, 84.0


def draw_overlays(
    canvas: Canvas, layout: HexLayout, shown: ShownChart, area: pygame.FRect, sea: pygame.FRect
) -> None:
    """Draw them: night falls on the ``sea``, a banner stands in the middle of ``area``."""
    if shown.night > 0:
        with canvas.clip(sea):
            canvas.dim(_NIGHT, round(_DARKEST * shown.night))
    for floating in shown.floating:
        x, y = layout.middle(floating.at)
        fades = max(0.0, floating.risen - _FADES) / (1 - _FADES)
        colour = Colours.positive if floating.good else Colours.negative
        place = x, y - (0.3 + _RISE * floating.risen) * layout.side
        canvas.text(floating.words, place, _WORDS, colour=colour, alpha=round(255 * (1 - fades)))
    if shown.banner is not None:
        _draw_banner(canvas, shown.banner, area)


def _draw_banner(canvas: Canvas, banner: ChartBanner, area: pygame.FRect) -> None:
    wide = min(grown(_WIDE), area.width - 20)
    words = text_size(canvas.view, banner.words, _TEXT, wide - 60)[1] if banner.words else 0.0
    picture = _PICTURE + 6 if banner.picture else 0.0
    high = 34 + picture + grown(46.0) + words
    box = pygame.FRect(0, 0, wide, high)
    box.center = area.center
    with canvas.shifted(0, 10 * (1 - banner.shown), alpha=round(255 * banner.shown)):
        draw_panel(canvas, box)
        if banner.picture:
            place = (box.centerx - _PICTURE / 2, box.y + 14, _PICTURE, _PICTURE)
            canvas.image(banner.picture, place)
        y = box.y + 14 + picture
        canvas.text(banner.title, (box.x + 20, y, wide - 40, grown(46.0)), _TITLE)
        if banner.words:
            canvas.text(banner.words, (box.x + 30, y + grown(46.0) + 2, wide - 60, words), _TEXT)
