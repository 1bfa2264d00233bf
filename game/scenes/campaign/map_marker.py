"""The islands on the map of the campaign: where each lies, its marker, and the route."""

import math
from collections.abc import Callable
from itertools import pairwise

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    EdgeLook,
    Frame,
    Point,
    Pressable,
    Viewport,
    continue_edges,
    grown,
    text_style,
)
from game.play import LevelProgress
from game.rules import LEVELS

from ..backdrops import backdrop
from ..common import FOOTER, MARGIN, draw_bulb, draw_gauge, gauge_width
from .crown_drawing import CROWN
from .level_panel import WIDTH, panel_is_below

MARK = 62.0
_DOT_GAP = 15.0
_LAST = max(LEVELS.values())
#: The height of the gauge at a medal's foot, and how much lower the name is for it.
_GAUGE, _LOWER = 13.0, 8.0
_INK: Colour = (70, 38, 22)
_NUMBER = text_style.BADGE.with_changes(size=26, outline=1.6)
_NAME = text_style.NAME.with_changes(size=19, align="center", outline=2.0, colour=Colours.light)


class MapMarker(Pressable):
    """A medal over an island: its number, a padlock while it is locked, a flag once it is won.

    ``step`` is how hard the hardest Horde was that was beaten there, from 1 to 5, or 0; on the
    last island the crown stands in the flag's place.
    """

    def __init__(self, points: int, name: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.points = points
        self.name = name
        self.progress = LevelProgress()
        self.chosen = False
        self.step = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw the medal, its name below."""
        middle = self.rect.center
        won, open_ = self.progress.wins > 0, self.progress.unlocked
        radius = MARK / 2 + (3 if self.hovered and open_ else 0)
        if self.chosen:
            canvas.circle(middle, radius + 9, Colours.focus, width=3, alpha=235)
        canvas.circle((middle[0], middle[1] + 4), radius + 3, (20, 10, 8), alpha=120)
        canvas.circle(middle, radius + 2, (52, 26, 12))
        canvas.circle(middle, radius, Colours.gold if open_ else (128, 122, 120))
        colour: Colour = (36, 104, 58) if won else (150, 46, 30) if open_ else (74, 72, 78)
        canvas.circle(middle, radius - 5, colour)
        if open_:
            canvas.text(str(self.points), middle, _NUMBER)
        else:
            canvas.image("ui/lock", (middle[0] - 16, middle[1] - 17, 32, 32))
        if won and self.points == _LAST:
            canvas.image(CROWN, (middle[0] - 24, middle[1] - radius - 36, 48, 48))
        elif won:
            canvas.image("ui/flag", (middle[0] + 8, middle[1] - radius - 24, 44, 44))
        if self.progress.bulb:
            draw_bulb(canvas, (middle[0] + radius * 0.78, middle[1] + radius * 0.5))
        y = middle[1] + radius + 4
        if self.step:
            self._draw_gauge(canvas, y)
            y += _LOWER
        box = (middle[0] - grown(90.0), y, grown(180.0), grown(28.0))
        canvas.text(self.name, box, _NAME, alpha=255 if open_ else 190)

    def _draw_gauge(self, canvas: Canvas, y: float) -> None:
        """Draw how hard the hardest win was, on a plate over the foot of the medal."""
        plate = pygame.FRect(0, 0, gauge_width(_GAUGE) + 14, _GAUGE + 9)
        plate.midbottom = (self.rect.centerx, y + _LOWER - 1)
        canvas.fill(plate.inflate(3, 3), Colours.gold, radius=7)
        canvas.fill(plate, (52, 26, 12), radius=6)
        draw_gauge(canvas, (plate.x + 7, plate.y + 4.5, 0, _GAUGE), self.step)


def draw_route(canvas: Canvas, stops: list[Point], sailed: int) -> None:
    """Draw dots from island to island; those of the first ``sailed`` legs are red and full."""
    for leg, (start, end) in enumerate(pairwise(stops)):
        done = leg < sailed
        for point in _curve(start, end, 34.0 if leg % 2 else -34.0):
            colour: Colour = (196, 60, 36) if done else _INK
            canvas.circle(point, 4.6, (255, 240, 206), alpha=150 if done else 90)
            canvas.circle(point, 3.2, colour, alpha=255 if done else 150)


def _curve(start: Point, end: Point, bend: float) -> list[Point]:
    """Return the dots of a bent way, outside of both marks."""
    length = math.dist(start, end)
    across = ((start[1] - end[1]) / length * bend, (end[0] - start[0]) / length * bend)
    count = max(2, int(length / _DOT_GAP))
    dots = []
    for step in range(count + 1):
        t = step / count
        bow = 4 * t * (1 - t)
        x = start[0] + (end[0] - start[0]) * t + across[0] * bow
        y = start[1] + (end[1] - start[1]) * t + across[1] * bow
        if min(math.dist((x, y), start), math.dist((x, y), end)) > MARK * 0.72:
            dots.append((x, y))
    return dots


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
#: The share of the width that the chart is high above a panel.
_BELOW = 0.56


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
    canvas.fill((0, 0, canvas.view.width, canvas.view.height), Colours.night)
    _draw_whole(canvas)


def draw_chart(canvas: Canvas) -> None:
    """Draw the chart, and let it go on where it does not reach the window's edges."""
    view, box = canvas.view, _draw_whole(canvas)
    if box.width < view.width - 0.5 or box.height < view.height - 0.5:
        continue_edges(canvas, box, _TABLE)


def _draw_whole(canvas: Canvas) -> pygame.FRect:
    """Draw the chart, and return where it lies."""
    frame = chart_frame(canvas.view)
    box = pygame.FRect(frame.x, frame.y, _CHART[0] * frame.cover, _CHART[1] * frame.cover)
    canvas.image(backdrop(canvas.assets, canvas.view, "map"), box)
    return box
