"""The pictures of a chart in the chapter of the voyage: which rule has one, and how it is drawn."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.kit import Canvas, Colours
from game.voyage import Hex, ShownWay, Voyage, guard_of, way

from ..services import Services
from ..voyage.chart.chart_examples import sample_run
from ..voyage.chart.drawn_chart import ChartDrawing
from ..voyage.chart.hex_layout import HexLayout
from ..voyage.chart.painted_sea import PaintedSea
from ..voyage.chart.shown_chart import ShownChart

#: By the rule below which it stands, the day of the voyage that is shown, and whether a way is.
CHART_VIEWS = {"R16.2": (1, False), "R16.13": (3, True)}


class ChartViews:
    """Paints the charts."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @cached_property
    def _voyages(self) -> dict[int, Voyage]:
        # Only who reads the chapter waits for them.
        days = {day for day, _ in CHART_VIEWS.values()}
        return {day: sample_run(self._services, day).voyage for day in days}

    def paint(self, canvas: Canvas, rule: str, room: pygame.FRect) -> None:
        """Paint the chart of a rule into ``room``."""
        day, with_way = CHART_VIEWS[rule]
        voyage = self._voyages[day]
        layout = HexLayout(voyage.chart.fields, room.inflate(-12, -24).move(0, 6))
        canvas.fill(room, Colours.well, radius=3)
        PaintedSea(layout, voyage.chart, voyage.shown).paint_waters(canvas)
        field = _farthest(voyage) if with_way else None
        ChartDrawing(layout, ShownChart.of(voyage)).draw(
            canvas, None if field is None else way(voyage, field), field
        )


def _farthest(voyage: Voyage) -> Hex:
    """Return the guarded field to which the longest way leads that can be sailed today."""
    ways: dict[Hex, ShownWay] = {}
    for place in voyage.chart.fields:
        found = way(voyage, place) if guard_of(voyage, place) is not None else None
        if found is not None and found.today == found.sails:
            ways[place] = found
    return max(ways, key=lambda place: ways[place].sails)
