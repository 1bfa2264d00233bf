"""The panel beside the chart: what the field is that is pointed at, its guard, the way there."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours, Sizes, Viewport, draw_panel, grown, text_size, text_style

from ...services import Services
from ..parts.icon_lines import BODY, IconLine, draw_icon_lines, line_height, lines_height
from ..parts.outlook_gauge import OutlookGauge
from .field_words import FieldWords

EDGE = 22.0
_PICTURE = 76.0
_TITLE = text_style.HEADING.with_changes(size=25, align="start", wrap=True, fit=True, floor=14)
_UNDER = text_style.STRONG.with_changes(size=15.5, colour=Colours.gold, fit=True, floor=11)
_NAME_HIGH, _UNDER_HIGH = 34.0, 24.0


class FieldPanel:
    """Tells of one field; ``foot`` is where its words end, above what else is on the panel."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.foot = 0.0
        self.outlook = OutlookGauge(services)
        self._words: FieldWords | None = None
        self._about: list[IconLine] = []
        self._guard: list[IconLine] = []
        self._way: IconLine | None = None
        self._message = ""

    def show(self, words: FieldWords, way: IconLine | None, message: str = "") -> None:
        """Tell of another field; a ``message`` stands in the place of the way."""
        self._words, self._way, self._message = words, way, message
        self._about = [IconLine(words.about, BODY)] if words.about else []
        self._guard = words.guard_lines()

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high all words are in a panel of a width, with the edge above."""
        return self._height(view, width - 2 * EDGE, [*self._about, *self._guard])

    def _height(self, view: Viewport, inside: float, lines: list[IconLine]) -> float:
        high = EDGE - 4 + self._head_height() + lines_height(view, lines, inside) + 10
        if self._has_outlook:
            high += self.outlook.height(view, inside) + 10
        return high + self._foot_height(view, inside) + Sizes.gap

    def _fitting(self, view: Viewport, inside: float) -> list[IconLine]:
        """Return the lines there is room for: what a place is for gives way to its guard."""
        lines = [*self._about, *self._guard]
        high = self._height(view, inside, lines)
        return lines if self.rect.y + high <= self.foot + Sizes.gap else self._guard or lines

    @property
    def _has_outlook(self) -> bool:
        guard = self._words.guard if self._words else None
        return guard is not None and not guard.yields

    def _head_height(self) -> float:
        return max(_PICTURE, grown(_NAME_HIGH) + grown(_UNDER_HIGH)) + 6

    def _foot_height(self, view: Viewport, inside: float) -> float:
        return line_height(view, self._foot, inside) + 4 if self._foot is not None else 0.0

    @property
    def _foot(self) -> IconLine | None:
        if self._message:
            return IconLine(self._message, BODY, colour=Colours.attention)
        return self._way

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its words."""
        draw_panel(canvas, self.rect)
        if self._words is None:
            return
        with canvas.reading(self.rect):
            self._draw_words(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        box = self.rect.inflate(-2 * EDGE, 0)
        box.y += EDGE - 4
        self._draw_head(canvas, box)
        box.y += self._head_height()
        y = draw_icon_lines(canvas, self._fitting(canvas.view, box.width), box) + 10
        if self._has_outlook:
            tall = self.outlook.height(canvas.view, box.width)
            self.outlook.area = pygame.FRect(box.x, y, box.width, tall)
            self.outlook.draw(canvas)
        if self._foot is not None:
            tall = self._foot_height(canvas.view, box.width)
            place = pygame.FRect(box.x, self.foot - tall, box.width, tall)
            draw_icon_lines(canvas, [self._foot], place)

    def _draw_head(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the picture of the field, its name, and the line below."""
        assert self._words is not None
        words, high = self._words, self._head_height() - 6
        canvas.image(words.picture, (box.x - 6, box.y, _PICTURE, _PICTURE))
        x = box.x + _PICTURE + 4
        name = pygame.FRect(x, box.y, box.right - x, high)
        if words.under:
            name.height = high - grown(_UNDER_HIGH)
            name.y += max(0.0, (name.height - grown(_NAME_HIGH)) / 2 - 4)
            name.height = min(name.height, 2 * grown(_NAME_HIGH))
            size = text_size(canvas.view, words.title, _TITLE, name.width)[1]
            name.height = max(grown(_NAME_HIGH), min(size, high - grown(_UNDER_HIGH)))
            below = (x, name.bottom, name.width, grown(_UNDER_HIGH))
            canvas.text(words.under, below, _UNDER)
        canvas.text(words.title, name, _TITLE)
