"""The ruler below a row, drawn: a stud for each hit that is left, and a sign at the end.

The threat to a stronghold, and the effect of the own assault on the other one, are shown by the
studs that they take: each becomes a point that pushes to the right. The stud below a card that is
about to be played is hatched, for it goes with its card.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, draw_lacquer
from game.rules import Creature

from ..cards.badges import paint_broken_shield, paint_skull
from ..forecast.danger_sign import DangerView
from ..forecast.forecast_view import ForecastView
from ..layout import Layout
from ..stronghold_place import Ruler, ruler_of
from ..table import Table
from ..table_side import Piece, TableSide

LIFE, DANGER, STRIKE, COST = "life", "danger", "strike", "cost"
#: Sizes as shares of the groove's height: the groove itself, a stud, a point, the sign at the end.
_GROOVE, _STUD, _POINT, _END = 0.6, 0.84, 1.06, 1.66
_GROOVE_COLOUR: Colour = (18, 12, 16)
_RIM: Colour = (24, 10, 8)
_LIFE: Colour = (196, 44, 46)
_LIFE_EDGE: Colour = (242, 206, 128)
_END_GROUND: dict[bool, Colour] = {False: (74, 58, 60), True: (112, 20, 34)}
#: The corners of a point that pushes to the right, in shares of half its size.
_CHEVRON = ((-0.9, -0.86), (-0.1, -0.86), (0.9, 0.0), (-0.1, 0.86), (-0.9, 0.86), (-0.2, 0.0))
#: How far beyond the last place the groove reaches, in its heights.
_BEYOND = 0.5


@dataclass(frozen=True, slots=True)
class RulerLook:
    """The look of a ruler: hits to come, of what ``kind``, and the notch that would go.

    ``hits`` are counted from the stronghold; ``cost`` is the notch of a card about to be played,
    or −1; ``falls`` lights the end.
    """

    hits: int = 0
    kind: str = LIFE
    cost: int = -1
    falls: bool = False

    def stud(self, notch: int) -> str:
        """Return what the stud of a notch is drawn as."""
        if notch == self.cost:
            return COST
        return self.kind if notch < self.hits else LIFE


#: The forecast, and the danger to the viewer's stronghold.
Forecasts = tuple[ForecastView | None, DangerView | None]


def draw_rulers(
    canvas: Canvas, layout: Layout, table: Table, forecasts: Forecasts, to_play: Piece | None = None
) -> None:
    """Draw the rulers of both rows; ``to_play`` is the card that would be played now."""
    for number in range(len(table.sides)):
        ruler = ruler_of(table, layout, number)
        if ruler is not None:
            look = ruler_look(table, ruler, forecasts, to_play)
            paint = partial(draw_ruler, ruler=ruler, look=look)
            canvas.part(("ruler", number), (ruler, look), paint)


def ruler_look(
    table: Table, ruler: Ruler, forecasts: Forecasts, to_play: Piece | None = None
) -> RulerLook:
    """Return what a ruler tells: of danger on the viewer's, of the own assault on the other."""
    forecast_view, danger_view = forecasts
    side = table.sides[ruler.side]
    cost = lost_notch(side, to_play)
    if ruler.own:
        danger = danger_view.danger if danger_view is not None else None
        if danger is None:
            return RulerLook(cost=cost)
        return _hit_look(ruler, danger.hits, DANGER, cost, falls=danger.is_grave)
    if forecast_view is None or forecast_view.ahead:
        return RulerLook()
    stand = forecast_view.forecast.stronghold_outcomes[ruler.side]
    falls = stand.bastion_falls or stand.fort_falls
    hits = forecast_view.forecast.hits(ruler.side)
    return _hit_look(ruler, hits, STRIKE, cost, falls=falls)


def _hit_look(ruler: Ruler, hits: int, kind: str, cost: int, *, falls: bool) -> RulerLook:
    """Return the look of hits to come: they reach the end just where the stronghold falls.

    Where a card returns in time, it does not, although they are as many as the notches now.
    """
    return RulerLook(min(hits, len(ruler.notches) - (not falls)), kind, cost, falls)


def lost_notch(side: TableSide, card: Piece | None) -> int:
    """Return the notch that goes when ``card`` is played from a hand, or −1 (R4.5).

    A creature right of the stronghold takes its hit along; an incantation comes back (R4.7).
    """
    if card is None or card not in side.hand or not isinstance(card.card, Creature):
        return -1
    return max(-1, side.hand.index(card) - side.place)


_COLOURS: dict[str, Colour] = {DANGER: Colours.danger, STRIKE: Colours.strike}


def draw_ruler(canvas: Canvas, ruler: Ruler, look: RulerLook) -> None:
    """Draw a ruler from its stronghold to its end; nothing of one without a hit left."""
    if not ruler.notches:
        return
    high = ruler.height * _GROOVE
    groove = pygame.FRect(ruler.start, ruler.y - high / 2, ruler.end - ruler.start, high)
    groove.width += ruler.height * _BEYOND
    canvas.fill(groove.inflate(3, 3), Colours.bronze, radius=high / 2 + 1.5, alpha=190)
    canvas.fill(groove, _GROOVE_COLOUR, radius=high / 2)
    hits = min(look.hits, len(ruler.notches))
    if hits:
        _draw_way(canvas, ruler, groove, ruler.notches[hits - 1], _COLOURS[look.kind])
    for notch, x in enumerate(ruler.notches[:-1]):
        _draw_stud(canvas, (x, ruler.y), ruler.height, look.stud(notch))
    _draw_end(canvas, ruler, look)


def _draw_way(
    canvas: Canvas, ruler: Ruler, groove: pygame.FRect, to: float, colour: Colour
) -> None:
    way = groove.inflate(0, -2.4)
    way.x, way.width = ruler.start, max(4.0, to - ruler.start)
    draw_lacquer(canvas, way, colour)


def _draw_stud(canvas: Canvas, middle: Point, height: float, kind: str) -> None:
    side = height * (_POINT if kind in _COLOURS else _STUD) + 3
    picture = canvas.sprite(("ruler", kind), (side, side), _PAINTERS[kind])
    canvas.blit(picture, middle, centered=True)


def _draw_end(canvas: Canvas, ruler: Ruler, look: RulerLook) -> None:
    side = ruler.height * _END
    middle = ruler.end, ruler.y
    if look.falls:
        light = box_at(middle, side)
        canvas.glow(light, _COLOURS[look.kind], strength=230, spread=12, radius=side / 2)
    fort, falls, cost = ruler.fort, look.falls, look.cost == len(ruler.notches) - 1
    rim = _COLOURS[look.kind] if falls else _LIFE_EDGE

    def paint(sheet: Canvas) -> None:
        centre, radius = sheet.view.center, side / 2 - 1
        sheet.circle(centre, radius, _RIM)
        sheet.circle(centre, radius * 0.92, rim)
        sheet.circle(centre, radius * 0.8, _END_GROUND[fort or falls])
        if cost:
            _hatch(sheet, centre, radius * 0.8)
        if fort:
            paint_skull(sheet, (centre[0], centre[1] + radius * 0.04), radius * 0.68)
        else:
            paint_broken_shield(sheet, centre, radius * 0.72)

    key = ("ruler end", fort, falls, cost, rim)
    canvas.blit(canvas.sprite(key, (side, side), paint), middle, centered=True)


def _paint_life(canvas: Canvas) -> None:
    radius = canvas.view.width / 2 - 0.5
    for share, colour in ((1.0, _RIM), (0.82, _LIFE_EDGE), (0.56, _LIFE)):
        canvas.circle(canvas.view.center, radius * share, colour)


def _point(colour: Colour) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        (x, y), radius = canvas.view.center, canvas.view.width / 2 - 0.5
        for share, shade in ((1.0, _RIM), (0.72, colour)):
            points = [(x + radius * share * px, y + radius * share * py) for px, py in _CHEVRON]
            canvas.polygon(points, shade)

    return paint


def _paint_cost(canvas: Canvas) -> None:
    """Paint an empty stud, hatched: the hit that goes with its card."""
    radius = canvas.view.width / 2 - 0.5
    for share, colour in ((1.0, Colours.attention), (0.78, _GROOVE_COLOUR)):
        canvas.circle(canvas.view.center, radius * share, colour)
    _hatch(canvas, canvas.view.center, radius * 0.78)


def _hatch(canvas: Canvas, middle: Point, radius: float) -> None:
    x, y = middle
    for shift in (-0.55, 0.0, 0.55):
        half = radius * (0.86 - abs(shift) * 0.4)
        across = x + radius * shift
        start, end = (across - half * 0.5, y + half), (across + half * 0.5, y - half)
        canvas.line(start, end, Colours.attention, width=max(1.0, radius * 0.22))


_PAINTERS: dict[str, Callable[[Canvas], None]] = {
    LIFE: _paint_life,
    DANGER: _point(Colours.danger),
    STRIKE: _point(Colours.strike),
    COST: _paint_cost,
}
