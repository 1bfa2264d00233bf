"""The panel beside the chart: what the field is that is pointed at, its guard, the way there."""

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Drawn,
    Panel,
    Space,
    Viewport,
    grown,
    text_size,
    text_style,
)

from ...common import SpareSight
from ...services import Services
from ..parts.icon_lines import BODY, IconLine, IconLines, lines_beside_face
from ..parts.outlook_gauge import OutlookGauge
from ..parts.voyage_pictures import CAPTAINS, GOALS, draw_face
from ..parts.voyage_words import guard_picture
from .field_words import FieldWords

EDGE, _TALL = 22.0, (18.0, 20.0)
_PICTURE, _FACE = 76.0, 34.0
_TITLE = text_style.HEADING.with_changes(size=25, align="start", wrap=True, fit=True, floor=14)
_UNDER = text_style.NAME.with_changes(size=15.5, colour=Colours.gold, fit=True, floor=11)
_NAME_HIGH, _UNDER_HIGH = 34.0, 24.0
_BRIEFEST = 2


class ReadPanel(Panel):
    """A panel on a chart that is never turned round: its words begin where reading does."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it, turned round in itself."""
        with canvas.reading(self.panel):
            super().draw(canvas)


class FieldPanel:
    """Tells of one field, over what else is on the panel."""

    def __init__(self, services: Services) -> None:
        self.outlook = OutlookGauge(services)
        self._words: FieldWords | None = None
        self._foot: list[IconLine] = []

    def show(self, words: FieldWords, way: IconLine | None, message: str = "") -> None:
        """Tell of another field; a ``message`` stands in the place of the way."""
        self._words, self._foot = words, [] if way is None else [way]
        if message:
            self._foot = [IconLine(message, BODY, colour=Colours.attention)]

    def fitting(self, view: Viewport, area: pygame.FRect, *below: Block) -> Panel:
        """Return the panel: where there is no room, what a place is for gives way to its guard."""
        panels = (self.panel(*below, brief=brief) for brief in range(_BRIEFEST))
        whole = (panel for panel in panels if panel.height(view, area.width) <= area.height)
        return next(whole, None) or self.panel(*below, brief=_BRIEFEST)

    def panel(self, *below: Block, brief: int = 0) -> Panel:
        """Return the panel, with what else is on it ``below``.

        Of a field with a guard, a ``brief`` one leaves out what the place is for, and from 2 on
        its numbers, too.
        """
        assert self._words is not None
        about, guard = self._words.about, self._words.guard
        lines = self._words.guard_lines()
        beside = guard is not None and not guard.goal and not guard.captain
        who, lines = (lines[:2], lines[2:]) if beside else ([], lines)
        place = self._words.place_lines() if guard is None or brief < _BRIEFEST else []
        if about and not (brief and guard is not None):
            place.insert(0, IconLine(about, BODY))
        told: list[Block] = [IconLines(place), Space(8.0)] if place else []
        if guard is not None and beside:
            told += [lines_beside_face(guard_picture(guard), who, _FACE), Space(4.0)]
        told += [IconLines(lines), Space(10.0)]
        if guard is not None and not guard.yields:
            told += [self.outlook, Space(10.0)]
        sight = self._words.sight
        told.append(SpareSight(sight) if sight else Space(spring=1.0))
        # What is below it keeps off it where there is room.
        told.append(Space(spring=0.07))
        if self._foot:
            told += [IconLines(self._foot), Space(14.0)]
        head = Drawn(self._draw_head, _head_height()), Space(6.0)
        return ReadPanel(*head, *told, *below, edge=EDGE, tall=_TALL)

    def _draw_head(self, canvas: Canvas, box: pygame.FRect) -> None:
        assert self._words is not None
        words, high = self._words, _head_height()
        if words.picture.startswith((GOALS, CAPTAINS)):
            radius = _PICTURE / 2
            draw_face(canvas, words.picture, (box.x - 6 + radius, box.y + radius), radius)
        else:
            canvas.image(words.picture, (box.x - 6, box.y, _PICTURE, _PICTURE))
        x = box.x + _PICTURE + 4
        name = pygame.FRect(x, box.y, box.right - x, high)
        if words.under:
            name.height = high - grown(_UNDER_HIGH)
            name.y += max(0.0, (name.height - grown(_NAME_HIGH)) / 2 - 4)
            name.height = min(name.height, 2 * grown(_NAME_HIGH))
            size = text_size(canvas.view, words.title, _TITLE, name.width)[1]
            name.height = max(grown(_NAME_HIGH), min(size, high - grown(_UNDER_HIGH)))
            canvas.text(words.under, (x, name.bottom, name.width, grown(_UNDER_HIGH)), _UNDER)
        canvas.text(words.title, name, _TITLE)


def _head_height() -> float:
    return max(_PICTURE, grown(_NAME_HIGH) + grown(_UNDER_HIGH))
