"""The ways from open lanes to the stronghold that is hit through them (R5.3).

A creature without one in front hits a card in the row of the other side: a dashed way leads there
from the end of the bridge, with the hits that go along it.
"""

import math
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from game.kit import Canvas, Colour, Colours, Point, box_at
from game.rules import BOTTOM, TOP

from ..layout import Layout
from ..spots import Box
from ..stronghold_place import ruler_of
from ..table import Table
from .assault_forecast import Forecast
from .forecast_icons import draw_label, label_width, picture_icon
from .forecast_view import ForecastView, SignStyle

#: A dash, the gap behind it, how wide it is, and how large the head at the end.
_DASH, _GAP, _WIDE = 11.0, 8.0, 5.0
_HEAD = 12.0
_LABEL_HIGH = 32.0
#: How far from the middle of the bridge the way turns, as a share of half the bridge.
_TURN = 0.98
#: How far around a corner the way bends, in so many steps; the points of a straight part.
_BEND, _STEPS, _STEP = 24.0, 8, 2.0
#: How far from its row a way ends, and how far before that it turns towards the stronghold.
_SHORT, _BEFORE = 8.0, 20.0
_RIM: Colour = (24, 14, 20)


@dataclass(frozen=True, slots=True)
class LaneWay:
    """The attacks on the stronghold of ``victim`` over one bridge: ``hits``, all together.

    ``lane`` is the viewer's at that bridge. ``stands`` is what is hit: "bastion", "fort", or
    "deck". ``is_open`` tells that no creature stands in the way now; else some are destroyed first.
    """

    lane: int
    hits: int
    stands: str
    is_open: bool
    victim: int


def lane_ways(table: Table, forecast: Forecast, attacker: int) -> list[LaneWay]:
    """Return the ways of ``attacker`` to strongholds over bridges in sight, the top one first.

    Bridges are seen that have an end with the viewer, and lie where the viewer's lanes are.
    """
    found = []
    for lane in (TOP, BOTTOM):
        victim, there = table.field.across[attacker][lane]
        bridge = lane if attacker == table.viewer else there
        side = table.sides[victim]
        struck = forecast.strikes(victim)
        hits = sum(blow.amount for blow in struck if blow.attacker[:2] == (attacker, lane))
        if hits and table.viewer in (attacker, victim):
            stands = side.holding.stands(side)
            found.append(LaneWay(bridge, hits, stands, not side.lanes[there], victim))
    return sorted(found, key=lambda way: way.lane)


def draw_lane_ways(
    canvas: Canvas, layout: Layout, table: Table, forecast_view: ForecastView
) -> None:
    """Draw each way from its bridge to the stronghold, and on the bridge what it is."""
    ahead = forecast_view.ahead
    attacker = forecast_view.side if ahead else table.active
    colour = Colours.danger if ahead else Colours.strike
    with canvas.shifted(alpha=forecast_view.alpha):
        for way in lane_ways(table, forecast_view.forecast, attacker):
            key = "open_lane" if way.is_open else "breaks_through"
            words = forecast_view.translate(f"forecast.{key}.{way.stands}", count=way.hits)
            middle = layout.width / 2, layout.lane_middle(way.lane)
            wide = label_width(canvas.view, words)
            points = way_points(layout, table, way.victim, way.lane, wide)
            band = layout.message if forecast_view.title else None
            dashes = partial(_draw_dashes, points=points, colour=colour, band=band)
            canvas.part(("way", way.lane), (tuple(points), colour, band), dashes)
            place = box_at(middle, wide, _LABEL_HIGH)
            if place.collidelist(list(forecast_view.covered)) < 0:
                draw_label(canvas, words, middle, picture_icon("sword"), SignStyle(colour))


def way_points(layout: Layout, table: Table, victim: int, lane: int, label: float) -> list[Point]:
    """Return a way out over the bridge, from a label so wide in its middle, and to the row."""
    out = 1 if layout.on_right(victim) else -1
    x, y = layout.width / 2, layout.lane_middle(lane)
    side = x + out * layout.bridge_half * _TURN
    goal = _goal(layout, table, victim)
    # Beside the creatures of the other lane, and between them and the row.
    beyond = goal[1] + _BEFORE * (1 if goal[1] < y else -1)
    return _rounded([(x + out * (label / 2 + 4), y), (side, y), (side, beyond),
                     (goal[0], beyond), goal])  # fmt: skip


def _goal(layout: Layout, table: Table, victim: int) -> Point:
    """Return where a way meets the stronghold: below the upper row, above the lower one."""
    side = table.sides[victim]
    spot = side.stronghold.goal
    if victim == table.viewer:
        return spot.x, spot.y - spot.height / 2 - _SHORT
    foot = ruler_of(table, layout, victim) or side.holding.tray(layout)
    return spot.x, foot.y + foot.height + _SHORT


def _rounded(corners: list[Point]) -> list[Point]:
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        start, end = _towards(corner, before), _towards(corner, after)
        points += _straight(points[-1], start)
        points += [_bend(start, corner, end, step / _STEPS) for step in range(1, _STEPS + 1)]
    return points + _straight(points[-1], corners[-1])


def _towards(corner: Point, other: Point) -> Point:
    length = math.dist(corner, other) or 1.0
    share = min(_BEND, length / 2) / length
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def _straight(start: Point, end: Point) -> list[Point]:
    count = max(1, round(math.dist(start, end) / _STEP))
    (ax, ay), (bx, by) = start, end
    shares = (step / count for step in range(1, count + 1))
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in shares]


def _bend(start: Point, corner: Point, end: Point, t: float) -> Point:
    first, second, third = (1 - t) ** 2, 2 * t * (1 - t), t * t
    x = first * start[0] + second * corner[0] + third * end[0]
    return x, first * start[1] + second * corner[1] + third * end[1]


def _draw_dashes(canvas: Canvas, points: list[Point], colour: Colour, band: Box | None) -> None:
    """Draw dashes along a way and a head at its end, on a dark rim; none over words in a band."""
    dashes = [dash for dash in _dashes(points) if band is None or not _meets(dash, band)]
    tip, before = points[-1], points[-4]
    for extra, shade in ((3.2, _RIM), (0.0, colour)):
        for start, end in dashes:
            canvas.line(start, end, shade, width=_WIDE + extra)
        canvas.polygon(_head(before, tip, _HEAD + extra), shade)


def _meets(dash: tuple[Point, Point], band: Box) -> bool:
    return any(band.y - _DASH / 2 <= y <= band.y + band.height + _DASH / 2 for _, y in dash)


def _dashes(points: list[Point]) -> list[tuple[Point, Point]]:
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
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    return [
        (
            tip[0] + size * reach * math.cos(angle + turn),
            tip[1] + size * reach * math.sin(angle + turn),
        )
        for reach, turn in ((0.9, 0.0), (1.0, 2.35), (0.35, math.pi), (1.0, -2.35))
    ]
