"""The sea of a chart: the aged ground, shores, water, and fog that lies still, painted once.

It changes only when waters are turned up, so it is kept as one picture; glints drift on it.
"""

import random
from collections.abc import Iterator
from itertools import pairwise

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Colour,
    DriftingMote,
    Viewport,
    light_sprite,
)
from game.voyage import Chart, ChartField, Hex, Waters

from .chart_page import draw_ground, ground_frame
from .hex_layout import FOG_SHARE, RIM, RIM_SIZE, HexLayout, fog_picture, sea_picture

_GRID: Colour = (236, 250, 246)
_GRID_WIDTH, _GRID_ALPHA = 1.4, 70
_GLINT: Colour = (238, 250, 232)
#: How many glints each field of open water has.
_GLINTS = 2
#: How large a bank of fog is, by the usual one, how far off the middle, and how far it is turned.
_BANK, _OFF, _TURN = (0.92, 1.2), 0.07, 50.0


def draw_fog(
    canvas: Canvas, layout: HexLayout, field: Hex, fog: float = 1.0, away: float = 0.0
) -> None:
    """Draw the bank over a field, turned and off its middle as no other: so thick, so far away."""
    chance = random.Random(97 * field.q + field.r)
    box = layout.box(field).scale_by(FOG_SHARE * chance.uniform(*_BANK))
    x, y = (chance.uniform(-_OFF, _OFF) for _ in range(2))
    box.move_ip((x + 0.45 * away) * box.width, (y - 0.2 * away) * box.height)
    angle = chance.uniform(-_TURN, _TURN)
    canvas.image(fog_picture(field), box, alpha=round(255 * fog), angle=angle)


def lies_still(field: ChartField, chart: Chart, revealed: frozenset[int]) -> bool:
    """Whether the fog over a field hides all of it; that over a goal is thinner."""
    return not field.goal and chart.waters_of[field.hex] not in revealed


class PaintedSea:
    """The sea below a chart whose waters are turned up as far as ``revealed`` says."""

    def __init__(self, layout: HexLayout, chart: Chart, revealed: frozenset[int]) -> None:
        self.layout = layout
        self.chart = chart
        self.revealed = revealed

    def layer(self, view: Viewport) -> AmbientLayer:
        """Return the sea as the landscape of a window, with its glints."""
        bounds = tuple(round(each, 2) for each in self.layout.box(self.chart.harbour))
        depths = tuple(field.depth for field in self.chart.fields.values())
        key = ("voyage sea", bounds, depths, tuple(self.chart.fields), self.revealed)
        return AmbientLayer(key, ground_frame, self.paint, tuple(self._glints(view)))

    def paint(self, canvas: Canvas) -> None:
        """Paint the ground, and every waters on it."""
        draw_ground(canvas)
        self.paint_waters(canvas)

    def paint_waters(self, canvas: Canvas) -> None:
        """Paint every waters, with the fog that lies still over it."""
        for waters in self.chart.waters:
            self._paint_waters(canvas, waters)
        for field in sorted(self.chart.fields.values(), key=lambda each: each.hex.r):
            if self._is_hidden(field):
                draw_fog(canvas, self.layout, field.hex)

    def _paint_waters(self, canvas: Canvas, waters: Waters) -> None:
        fields = [field for field in waters.fields if not self._is_hidden(field)]
        if len(fields) == len(waters.fields):
            x, y = self.layout.middle(waters.middle)
            wide, high = (share * self.layout.side for share in RIM_SIZE)
            canvas.image(RIM, (x - wide / 2, y - high / 2, wide, high))
        for field in fields:
            canvas.image(sea_picture(field.depth), self.layout.box(field.hex))
        for field in fields:
            corners = self.layout.corners(field.hex, 0.985)
            for start, end in pairwise([*corners, corners[0]]):
                canvas.line(start, end, _GRID, width=_GRID_WIDTH, alpha=_GRID_ALPHA)

    def _is_hidden(self, field: ChartField) -> bool:
        return lies_still(field, self.chart, self.revealed)

    def _glints(self, view: Viewport) -> Iterator[AmbientSprite]:
        frame, chance = ground_frame(view), random.Random(self.chart.seed)
        size = self.layout.side / frame.cover
        sprites = [light_sprite(_GLINT, share * size, 0.05 * size) for share in (0.26, 0.38, 0.5)]
        for field in self.chart.fields.values():
            for _ in range(_GLINTS):
                x, y = self.layout.middle(field.hex)
                place = (
                    (x - frame.x) / frame.cover + chance.uniform(-0.45, 0.45) * size,
                    (y - frame.y) / frame.cover + chance.uniform(-0.5, 0.5) * size,
                )
                yield DriftingMote(
                    (chance.choice(sprites),), place, (chance.uniform(-7, 7), 1.0),
                    chance.uniform(2.6, 4.6), chance.uniform(0.5, 4.0), chance.random(),
                    peak=chance.uniform(90, 180),
                )  # fmt: skip
