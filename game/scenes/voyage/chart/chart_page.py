"""Where the parts of the chart's screen lie: beside each other, or below where texts are large."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit import Canvas, Colours, EdgeLook, Frame, Viewport, continue_edges, grown

from ...common import MARGIN
from ...services import backdrop
from .bar_chip import chip_height
from .chart_pictures import GROUND

PANEL = 360.0
#: The heights of the bar above the chart, and of the line of the story below it.
_BAR, _TALE = 74.0, 40.0
#: From which growth of the texts on the panel is below the chart, and how high the chart is then.
_STACKED, _BELOW = 1.2, 0.43
_SEA = (1280.0, 720.0)
_TABLE = EdgeLook(dark=(150, 225), soft=0.02, reach=6.0)


def panel_is_below() -> bool:
    """Whether texts are so large that the panel is below the chart and not beside it."""
    return grown(1.0) > _STACKED


@dataclass(frozen=True, slots=True)
class ChartPage:
    """The places: the bar, the chart's fields, the line of the story, and the panel's top.

    ``tip`` is the room of a tip between bar and chart, where the panel is below.
    """

    bar: pygame.FRect
    chart: pygame.FRect
    tale: pygame.FRect
    panel: pygame.FRect
    tip: pygame.FRect

    @classmethod
    def of(cls, view: Viewport, rows: int, panel: float, tip: float = 0.0) -> ChartPage:
        """Return the places in a window, with so many rows of chips, and so high panel and tip."""
        below = panel_is_below()
        wide = view.width - 2 * MARGIN - (0.0 if below else PANEL + MARGIN - 8)
        bar = pygame.FRect(MARGIN, 14, wide, rows * (chip_height() + 8) - 8)
        tale = grown(_TALE) if below else _TALE
        above = pygame.FRect(MARGIN, bar.bottom + 8, wide, tip)
        top = max(_BAR, (above.bottom if tip else bar.bottom) + 14)
        bottom = top + _BELOW * view.width if below else view.height - tale - 6
        chart = pygame.FRect(MARGIN, top, wide, bottom - top)
        line = pygame.FRect(MARGIN, chart.bottom, wide, tale)
        if below:
            box = pygame.FRect(MARGIN, line.bottom + 8, wide, panel)
        else:
            y = MARGIN - 4
            box = pygame.FRect(view.width - PANEL - MARGIN, y, PANEL, view.height - 2 * y)
        return cls(bar, chart, line, box, above)

    @property
    def height(self) -> float:
        """How high the page is where the panel is below the chart."""
        return self.panel.bottom + MARGIN


def ground_frame(view: Viewport) -> Frame:
    """Return where the painted ground lies: over the whole window."""
    cover = max(view.width / _SEA[0], view.height / _SEA[1])
    if panel_is_below():
        cover = view.width / _SEA[0]
        return Frame(0.0, 0.0, cover)
    x, y = (view.width - _SEA[0] * cover) / 2, (view.height - _SEA[1] * cover) / 2
    return Frame(x, y, cover)


def draw_ground(canvas: Canvas) -> None:
    """Draw the aged sea chart that everything lies on."""
    view = canvas.view
    frame = ground_frame(view)
    box = (frame.x, frame.y, _SEA[0] * frame.cover, _SEA[1] * frame.cover)
    canvas.fill((0, 0, view.width, view.height), Colours.night)
    canvas.image(backdrop(canvas.assets, view, GROUND), box)
    if box[2] < view.width - 0.5:
        continue_edges(canvas, box, _TABLE)
