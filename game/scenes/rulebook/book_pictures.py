"""The pictures of the rulebook: charts of the voyage and rings, each below its rule."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours

from ..services import Services
from .chart_views import CHART_VIEWS, ChartViews
from .ring_views import RING_VIEWS, RingViews

#: The height of a picture by its width.
HIGH = 0.66


class BookPictures:
    """Draws them; ``captions`` are the words below each, by the number of its rule."""

    def __init__(self, services: Services) -> None:
        charts, rings = ChartViews(services), RingViews(services)
        self._views: dict[str, ChartViews | RingViews] = {
            **dict.fromkeys(CHART_VIEWS, charts),
            **dict.fromkeys(RING_VIEWS, rings),
        }
        self.captions = {
            rule: services.translate(f"rulebook.charts.{rule.replace('.', '_')}")
            for rule in self._views
        }

    def draw(self, canvas: Canvas, rule: str, box: pygame.FRect) -> None:
        """Draw the picture of a rule; painted once for each size."""

        def paint(offscreen: Canvas) -> None:
            self._views[rule].paint(offscreen, rule, pygame.FRect(0, 0, *box.size))

        canvas.blit(canvas.sprite(("book picture", rule), box.size, paint), box.topleft)
        canvas.frame(box, Colours.bronze, width=1.5, radius=3)
