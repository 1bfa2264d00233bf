"""The ways from open lanes to the stronghold that is hit through them (R5.3).

A creature without one in front hits a card in the row of the other side: a dashed way leads there
from the end of the bridge, with the hits that go along it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.kit import Canvas, Colour, Colours, Point
from game.rules import BOTTOM, RIGHT, TOP

from ..layout import Layout
from ..ruler import ruler_of
from ..table import Table
from .assault_forecast import Forecast
from .forecast_icons import draw_label, label_width
from .forecast_view import ForecastView, SignStyle

_DASH, _GAP, _WIDE = 11.0, 8.0, 5.0
_HEAD = 12.0
#: How far from the middle of the bridge the way turns, as a share of half the bridge.
_TURN = 0.98
_STEPS = 48
#: How far from its row a way ends, so that its point touches the tray.
_SHORT = 10.0
_RIM: Colour = (24, 14, 20)


@dataclass(frozen=True, slots=True)
class LaneWay:
    """What hits a stronghold through ``lane``: ``hits``, all attacks together.

    ``stands`` is what is hit: "bastion", "fort", or "deck". ``is_open`` tells that no creature
    stands in the way now; else some are destroyed first.
    """

    lane: int
    hits: int
    stands: str
    is_open: bool


def lane_ways(table: Table, told: Forecast, victim: int) -> list[LaneWay]:
    """Return the lanes through which the stronghold of ``victim`` is hit, the top one first."""
    side = table.sides[victim]
    stands = "deck" if side.ai else "fort" if side.fort else "bastion"
    found = []
    for lane in (TOP, BOTTOM):
        hits = sum(blow.amount for blow in told.strikes(victim) if blow.attacker[1] == lane)
        if hits:
            found.append(LaneWay(lane, hits, stands, not side.lanes[lane]))
    return found


def draw_lane_ways(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw each way from its bridge to the stronghold, and on the bridge what it is."""
    ahead = forecast_view.ahead
    victim = 1 - (forecast_view.side if ahead else table.active)
    colour = Colours.danger if ahead else Colours.strike
    with canvas.shifted(alpha=forecast_view.alpha):
        for way in lane_ways(table, forecast_view.forecast, victim):
            words = forecast_view.labels.lane(way.hits, way.stands, is_open=way.is_open)
            middle = layout.width / 2, layout.lane_middle(way.lane)
            points = way_points(layout, table, victim, way.lane, label_width(canvas, words))
            _draw_dashes(canvas, points, colour)
            draw_label(canvas, words, middle, _sword_icon, SignStyle(colour))


def way_points(layout: Layout, table: Table, victim: int, lane: int, label: float) -> list[Point]:
    """Return a way out over the bridge, from a label so wide in its middle, and to the row."""
    out = 1 if victim == RIGHT else -1
    x, y = layout.width / 2, layout.lane_middle(lane)
    start = x + out * (label / 2 + 4), y
    turn = x + out * layout.bridge_half * _TURN, y
    return _curve(start, turn, _goal(layout, table, victim))


def _sword_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.image("icons/sword", box)


def _goal(layout: Layout, table: Table, victim: int) -> Point:
    """Return where a way meets the stronghold: below the upper row, above the lower one."""
    spot = table.sides[victim].stronghold.goal
    if table.sides[victim].ai:
        tray = layout.ai_tray
        return spot.x, tray.y + tray.height + _SHORT
    if victim == table.viewer:
        return spot.x, spot.y - spot.height / 2 - _SHORT
    ruler = ruler_of(table, layout, victim)
    assert ruler is not None
    return spot.x, ruler.y + ruler.height + _SHORT


def _curve(start: Point, turn: Point, end: Point) -> list[Point]:
    """Return a way out over the bridge, and round to the row: points close together."""
    low = turn[0], turn[1] + (end[1] - turn[1]) * 0.5
    high = end[0], end[1] + (turn[1] - end[1]) * 0.4
    corners = (start, turn, low, high, end)
    return [_bezier(corners, step / _STEPS) for step in range(_STEPS + 1)]


def _bezier(corners: tuple[Point, ...], t: float) -> Point:
    points = list(corners)
    while len(points) > 1:
        points = [
            (ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(points)
        ]
    return points[0]


def _draw_dashes(canvas: Canvas, points: list[Point], colour: Colour) -> None:
    """Draw dashes along a way and a head at its end, on a dark rim."""
    dashes = _dashes(points)
    tip, before = points[-1], points[-4]
    for extra, shade in ((3.2, _RIM), (0.0, colour)):
        for start, end in dashes:
            canvas.line(start, end, shade, width=_WIDE + extra)
        canvas.polygon(_head(before, tip, _HEAD + extra), shade)


def _dashes(points: list[Point]) -> list[tuple[Point, Point]]:
    """Cut a way into dashes of equal length, with gaps between them."""
    found: list[tuple[Point, Point]] = []
    walked, begun = 0.0, points[0]
    drawing = True
    for before, after in pairwise(points):
        walked += math.dist(before, after)
        if walked < (_DASH if drawing else _GAP):
            continue
        if drawing:
            found.append((begun, after))
        begun, walked, drawing = after, 0.0, not drawing
    return found[:-1]


def _head(before: Point, tip: Point, size: float) -> list[Point]:
    """Return the corners of a point at ``tip``, coming from ``before``."""
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    return [
        (
            tip[0] + size * reach * math.cos(angle + turn),
            tip[1] + size * reach * math.sin(angle + turn),
        )
        for reach, turn in ((0.9, 0.0), (1.0, 2.35), (0.35, math.pi), (1.0, -2.35))
    ]
