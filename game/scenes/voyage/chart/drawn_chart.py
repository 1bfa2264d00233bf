"""The chart as it is drawn: fields, fleet and way, with marks of how fights may end."""

import math
from collections.abc import Callable
from itertools import pairwise

from game.kit import Canvas, Colour, Colours, Point, grown, text_style
from game.play import Outlook
from game.voyage import ChartField, Hex, ShownWay

from ...services import Services
from ..parts.outlook_gauge import AskedOutlooks, OutlookGauge, OutlookSource
from ..parts.voyage_pictures import GOALS, draw_face, goods_icon
from ..parts.voyage_words import ROMAN
from .chart_overlays import draw_told_signs
from .hex_layout import (
    FLAG,
    FLAG_FOOT,
    FLAG_SIZE,
    FLEET_FOOT,
    FLEET_SIZE,
    PLACE_FOOT,
    PLACE_SIZE,
    RIVAL_FLAG,
    SPENT,
    SUNKEN,
    WAKE,
    HexLayout,
    draw_standing,
    fleet_picture,
    open_picture,
    place_picture,
    sea_picture,
)
from .painted_sea import draw_fog, lies_still
from .shown_chart import ShownChart, ShownFleet

_INK: Colour = (46, 24, 14)
_WAY: Colour = (206, 58, 34)
_LATER: Colour = (108, 92, 84)
_YIELDS: Colour = (36, 104, 58)
_GUARDED: Colour = (150, 46, 30)
_BADGE = text_style.BADGE.with_changes(size=14.5, outline=1.4)
_PRICE = text_style.BADGE.with_changes(size=17, outline=1.6)
#: The radius of a guard's badge, and how far right and down of a field's middle it lies, in sides.
_GUARD, _ASIDE, _DOWN = 14.0, 0.52, 0.44
#: How large the badge grows with the texts, in sides.
_LARGEST = 0.29
_DOT_GAP = 14.0
#: How far left of its field's middle the price of a way ends, and how far above it begins.
_PRICE_ASIDE, _PRICE_UP = 0.1, 0.7
#: How much is left to be seen of a goal that has sailed away.
_GONE = 120
#: How far beside the middle of its field a fleet at anchor lies, in sides of it.
_BESIDE = 0.40
#: How much less is seen of a place that went down.
_SUNK = 1.0
_DEEPEST = 7
#: Of these nothing is left when they go down.
_WATER = ("open", "reef")


class ChartDrawing:
    """Draws a chart that lies where ``layout`` says, in the state ``shown``."""

    def __init__(self, layout: HexLayout, shown: ShownChart) -> None:
        self.layout = layout
        self.shown = shown

    def draw(self, canvas: Canvas, way: ShownWay | None, pointed: Hex | None) -> None:
        """Draw everything that lies on the sea."""
        fields = sorted(self.shown.chart.fields.values(), key=lambda each: each.hex.r)
        for field in fields:
            self._draw_place(canvas, field)
        for field in fields:
            self._draw_fog(canvas, field)
        if way is not None:
            self._draw_way(canvas, way)
        self._draw_fleets(canvas)
        if pointed is not None:
            self._draw_pointed(canvas, pointed)
        for field in fields:
            mark = self.shown.marks[field.hex]
            if mark.sinks and not mark.sunk:
                self._draw_edge(canvas, field.hex, Colours.attention, 3.0, 210)
        for field in fields:
            self._draw_signs(canvas, field)
        draw_told_signs(canvas, self.layout, self.shown)
        if way is not None and way.fields:
            self._draw_price(canvas, way)

    def draw_lying(self, canvas: Canvas) -> None:
        """Draw what lies on the sea when all is over: no way, no fleet, and no guard but a goal."""
        fields = sorted(self.shown.chart.fields.values(), key=lambda each: each.hex.r)
        for part in (self._draw_place, self._draw_fog, self._draw_face):
            for field in fields:
                part(canvas, field)

    def _draw_edge(
        self, canvas: Canvas, field: Hex, colour: Colour, width: float, alpha: int
    ) -> None:
        box, side = self.layout.box(field), self.layout.side

        def paint(offscreen: Canvas) -> None:
            corners = [
                (x - box.x + width, y - box.y + width) for x, y in self.layout.corners(field, 0.985)
            ]
            for start, end in pairwise([*corners, corners[0]]):
                offscreen.line(start, end, colour, width=width)

        key = ("chart edge", round(side, 2), colour, width)
        size = box.width + 2 * width, box.height + 2 * width
        canvas.blit(canvas.sprite(key, size, paint), box.center, alpha=alpha, centered=True)

    def _draw_pointed(self, canvas: Canvas, field: Hex) -> None:
        self._draw_edge(canvas, field, Colours.night, 6.5, 190)
        self._draw_edge(canvas, field, Colours.focus, 3.4, 255)

    # The places

    def _draw_place(self, canvas: Canvas, field: ChartField) -> None:
        if not self.shown.is_seen(field.hex):
            return
        mark = self.shown.marks[field.hex]
        side, (x, y) = self.layout.side, self.layout.middle(field.hex)
        foot, size = (x, y + 0.48 * side), PLACE_SIZE * side
        name = (
            open_picture(field.hex)
            if field.place == "open"
            else place_picture(field.goal or field.place)
        )
        if mark.sunk:
            self._draw_sunk(canvas, field, mark.sunk)
        canvas.image(
            name,
            (foot[0] - size / 2, foot[1] - PLACE_FOOT * size, size, size),
            grey=mark.gone or mark.spent >= 1.0,
            alpha=round((_GONE if mark.gone else 255) * (1 - _SUNK * mark.sunk)),
        )
        if mark.spent:
            low = foot[0] - 0.42 * side, foot[1] + 0.02 * side - 8 * (1 - mark.spent)
            draw_standing(canvas, SPENT, low, 0.6 * side, PLACE_FOOT)
        if mark.flag or field.hex in self.shown.rival_flags:
            size = FLAG_SIZE * side * (mark.flag or 1.0)
            name, foot = FLAG if mark.flag else RIVAL_FLAG, (x - 0.36 * side, y - 0.06 * side)
            draw_standing(canvas, name, foot, size, FLAG_FOOT)

    def _draw_sunk(self, canvas: Canvas, field: ChartField, sunk: float) -> None:
        """Draw the deep that closes over a field, and what is still to be seen of a place."""
        side, (x, y) = self.layout.side, self.layout.middle(field.hex)
        alpha = round(255 * sunk)
        canvas.image(sea_picture(_DEEPEST), self.layout.box(field.hex), alpha=alpha * 3 // 4)
        if field.place in _WATER:
            return
        size = PLACE_SIZE * side
        box = (x - size / 2, y + 0.48 * side - PLACE_FOOT * size, size, size)
        canvas.image(SUNKEN, box, alpha=alpha)

    def _draw_signs(self, canvas: Canvas, field: ChartField) -> None:
        mark = self.shown.marks[field.hex]
        if not self.shown.is_seen(field.hex):
            return
        self._draw_face(canvas, field)
        if not mark.guarded or not mark.guard:
            return
        side, (x, y) = self.layout.side, self.layout.middle(field.hex)
        alpha = round(255 * mark.guard)
        place = x + _ASIDE * side, y + _DOWN * side - 10 * (1 - mark.guard)
        radius = min(grown(_GUARD), _LARGEST * side)
        canvas.circle((place[0], place[1] + 2), radius + 2, (20, 10, 8), alpha=alpha * 120 // 255)
        canvas.circle(place, radius, Colours.gold, alpha=alpha)
        canvas.circle(place, radius - 2.5, _YIELDS if mark.yields else _GUARDED, alpha=alpha)
        around = (place[0] - radius, place[1] - radius, 2 * radius, 2 * radius)
        canvas.text(ROMAN[mark.depth], around, _BADGE, alpha=alpha)
        if mark.band:
            edge = 1.7 * radius
            left = place[0] - radius - edge - 1
            canvas.image(
                goods_icon(mark.band), (left, place[1] - edge / 2, edge, edge), alpha=alpha
            )

    def _draw_face(self, canvas: Canvas, field: ChartField) -> None:
        """Draw who holds a goal that is still there."""
        mark = self.shown.marks[field.hex]
        if not self.shown.is_seen(field.hex) or not mark.goal or mark.gone:
            return
        side, (x, y) = self.layout.side, self.layout.middle(field.hex)
        draw_face(canvas, f"{GOALS}/{mark.goal}", (x + 0.44 * side, y - 0.58 * side), 0.33 * side)

    # The way

    def _draw_way(self, canvas: Canvas, way: ShownWay) -> None:
        stops = [self.layout.middle(each) for each in (self.shown.fleet.at, *way.fields)]
        for number, (start, end) in enumerate(pairwise(stops)):
            self._draw_dots(canvas, start, end, _WAY if number < way.today else _LATER)

    def _draw_dots(self, canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
        count = max(3, round(math.dist(start, end) / _DOT_GAP))
        for step in range(1, count + 1):
            t = step / count
            point = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            canvas.circle(point, 5.4, (255, 240, 206), alpha=210)
            canvas.circle(point, 3.8, colour)

    def _draw_price(self, canvas: Canvas, way: ShownWay) -> None:
        side, words, end = self.layout.side, str(way.sails), self.layout.middle(way.fields[-1])
        wide = grown(28.0) + 14 + canvas.text_size(words, _PRICE)[0]
        high = grown(28.0)
        # The badge of the field above on the left lies higher, the face of a goal at the right.
        box = (end[0] - _PRICE_ASIDE * side - wide, end[1] - _PRICE_UP * side, wide, high)
        good = way.today >= way.sails
        edge = Colours.gold if good else Colours.refused
        canvas.box(box, _INK, edge, width=1.8, radius=9, alpha=235)
        icon = high - 6
        canvas.image(goods_icon("sail"), (box[0] + 5, box[1] + 3, icon, icon))
        colour = Colours.light if good else Colours.refused
        left = box[0] + 7 + icon
        canvas.text(words, (left, box[1], box[0] + wide - left - 5, high), _PRICE, colour=colour)

    # The fleet and the fog

    def _draw_fleets(self, canvas: Canvas) -> None:
        rival = self.shown.rival
        # It is seen where no fog lies.
        if rival is not None and self.shown.is_seen(Hex(*map(round, rival.at))):
            self._draw_fleet(canvas, rival, _BESIDE, rival=True)
        self._draw_fleet(canvas, self.shown.fleet, -_BESIDE)

    def _draw_fleet(
        self, canvas: Canvas, fleet: ShownFleet, aside: float, *, rival: bool = False
    ) -> None:
        side = self.layout.side
        x, y = self.layout.middle(fleet.at)
        at_sea = fleet.step is not None
        foot = (x, y + 0.3 * side) if at_sea else (x + aside * side, y + 0.46 * side)
        foot = foot[0], foot[1] + fleet.bob
        size = FLEET_SIZE * side
        if at_sea:
            draw_standing(canvas, WAKE, foot, size, FLEET_FOOT)
        draw_standing(canvas, fleet_picture(fleet.step, rival=rival), foot, size, FLEET_FOOT)

    def _draw_fog(self, canvas: Canvas, field: ChartField) -> None:
        fog = self.shown.marks[field.hex].fog
        if not fog or lies_still(field, self.shown.chart, self.shown.revealed):
            return
        away = max(0.0, self.shown.thickest(field) - fog)
        draw_fog(canvas, self.layout, field.hex, fog, away)


class OutlookMarks(AskedOutlooks):
    """Puts the outlook of every guard in sight on the chart, as soon as it is known."""

    def __init__(
        self,
        services: Services,
        shown: ShownChart,
        changed: Callable[[], None],
        source: OutlookSource | None = None,
    ) -> None:
        super().__init__(services, changed, source)
        self._shown = shown

    def update(self) -> bool:
        """Ask for the outlooks of a voyage that has changed, and take those that are known."""
        if not self._ask((self._shown.voyage,)):
            return False
        for field, mark in self._shown.marks.items():
            outlook = self.of(field)
            mark.band = outlook.band if outlook is not None else ""
        return True

    def of(self, field: Hex) -> Outlook | None:
        """Return the outlook of a fight in sight, or None while it is worked out."""
        mark = self._shown.marks[field]
        if not mark.guarded or mark.yields or not self._shown.is_seen(field):
            return None
        return self.source.of(self._shown.voyage, field)

    def fill(self, gauge: OutlookGauge, field: Hex) -> None:
        """Show the outlook of a field on a gauge."""
        gauge.show(self.of(field))

    def words(self, field: Hex) -> str:
        """Return the outlook in words, "" where none is known."""
        mark = self._shown.marks[field]
        if not mark.band:
            return ""
        band = self.services.translate(f"voyage.outlook.{mark.band}")
        return self.services.translate("voyage.chart.outlook", band=band)
