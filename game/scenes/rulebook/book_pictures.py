"""The pictures of the rulebook: charts of the voyage and rings, each below its rule."""

from __future__ import annotations

import pygame

from game.kit import Canvas

from ..services import Services
from .chart_views import ChartViews
from .ring_views import RingViews


class BookPictures:
    """Draws them; ``captions`` are the words below each, by the number of its rule."""

    def __init__(self, services: Services) -> None:
        self._views: dict[str, ChartViews | RingViews] = {}
        self.captions: dict[str, str] = {}
        for views in (RingViews(services), ChartViews(services)):
            self._views |= dict.fromkeys(views.captions, views)
            self.captions |= views.captions

    def draw(self, canvas: Canvas, rule: str, box: pygame.FRect) -> None:
        """Draw the picture of a rule."""
        self._views[rule].draw(canvas, rule, box)
