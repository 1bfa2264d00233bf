"""Where the campaign's chart lies: every island in sight beside the panel, in any window."""

from __future__ import annotations

from game.kit import Canvas, Colours, EdgeLook, Frame, Point, Viewport, continue_edges, grown

from ..common import FOOTER, MARGIN
from ..services import backdrop
from .level_panel import WIDTH

#: Where the islands lie on the chart of 1280×720.
ISLANDS: dict[int, Point] = {
    1: (150, 582),
    2: (300, 366),
    3: (502, 592),
    4: (592, 330),
    5: (775, 478),
}
_CHART = (1280.0, 720.0)
#: The part of the chart with the islands, which stays in sight: left, top, right and bottom.
_SEEN = (14.0, 110.0, 868.0, 652.0)
#: The chart lies on a dark table: no island is seen twice.
_TABLE = EdgeLook(dark=(150, 225), soft=0.02, reach=6.0)
#: The height of the title.
_TOP = 60.0
#: From which growth of the texts on the panel is below the chart; the share of the width that the
#: chart is then high.
_STACKED, _BELOW = 1.2, 0.56


def panel_is_below() -> bool:
    """Whether texts are so large that the panel is below the chart and not beside it."""
    return grown(1.0) > _STACKED


def chart_height(view: Viewport) -> float:
    """Return how high the chart is above the panel."""
    return _BELOW * view.width


def chart_frame(view: Viewport) -> Frame:
    """Return where the chart lies: over the whole window, or as much of it as lets all be seen."""
    if panel_is_below():
        cover = view.width / _CHART[0]
        return Frame(0.0, 0.0, cover)
    left, top, right, bottom = _SEEN
    wide, high = view.width - WIDTH - MARGIN, view.height - _TOP - FOOTER
    room = min(wide / (right - left), high / (bottom - top))
    cover = min(max(view.width / _CHART[0], view.height / _CHART[1]), max(1.0, room))
    x = _shift(wide / 2 - (left + right) / 2 * cover, view.width, _CHART[0] * cover)
    y = _shift(_TOP + high / 2 - (top + bottom) / 2 * cover, view.height, _CHART[1] * cover)
    return Frame(x, y, cover)


def _shift(wanted: float, window: float, length: float) -> float:
    """Return where the chart begins: nothing of the window is bare, if it is long enough."""
    if length >= window:
        return min(0.0, max(window - length, wanted))
    return max(0.0, min(window - length, wanted))


def island_place(view: Viewport, points: int) -> Point:
    """Return where an island is in a window."""
    frame, (x, y) = chart_frame(view), ISLANDS[points]
    return frame.x + x * frame.cover, frame.y + y * frame.cover


def draw_page_chart(canvas: Canvas) -> None:
    """Draw the chart at the top of a page that scrolls, and darkness below it."""
    view = canvas.view
    frame = chart_frame(view)
    canvas.fill((0, 0, view.width, view.height), Colours.night)
    box = (frame.x, frame.y, _CHART[0] * frame.cover, _CHART[1] * frame.cover)
    canvas.image(backdrop(canvas.assets, view, "map"), box)


def draw_chart(canvas: Canvas) -> None:
    """Draw the chart, and let it go on where it does not reach the window's edges."""
    view = canvas.view
    frame = chart_frame(view)
    box = (frame.x, frame.y, _CHART[0] * frame.cover, _CHART[1] * frame.cover)
    canvas.image(backdrop(canvas.assets, view, "map"), box)
    if box[2] < view.width - 0.5 or box[3] < view.height - 0.5:
        continue_edges(canvas, box, _TABLE)
