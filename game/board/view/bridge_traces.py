"""What fights have left on the bridges: more from turn to turn, and the same in every match."""

import math
import random
from collections.abc import Callable
from functools import partial

from game.kit import Canvas, Colour, Point, Sprite, SpriteState, paint_oval

from ..table import Table
from .bridge_decks import DECKS, HALF

#: The picture of all that lies on a bridge: the road, and the air above it.
_SIZE = 2 * HALF[0], 2 * HALF[1] + 36.0
_INK: Colour = (34, 26, 26)
_SHAFT: Colour = (158, 116, 70)
_STEEL: Colour = (196, 204, 216)
_FEATHERS: tuple[Colour, ...] = ((232, 224, 208), (196, 66, 54))
_SOOT: Colour = (22, 17, 18)
#: How dark what throws a shadow makes the road, and how much of all is left at dusk.
_SHADE, _DUSKY = 90, 190


def _paint_arrow(canvas: Canvas, at: Point, chance: random.Random) -> None:
    """Paint an arrow that sticks in the road."""
    lean, long = chance.uniform(-0.9, 0.9), chance.uniform(22.0, 26.0)
    top = at[0] + long * math.sin(lean), at[1] - long * math.cos(lean)
    canvas.line(at, (at[0] + long * 0.7, at[1] + 3), _INK, width=2.4, alpha=_SHADE)
    canvas.line(at, top, _INK, width=3.2)
    canvas.line(at, top, _SHAFT, width=1.7)
    feather, sin, cos = chance.choice(_FEATHERS), math.sin(lean), math.cos(lean)
    for size, colour in ((1.0, _INK), (0.62, feather)):
        half, reach = 4.4 * size, 7.0 * size
        corners = (
            (-half, 0.8), (0.0, -reach), (half, 0.8), (half * 0.9, reach), (-half * 0.9, reach)
        )  # fmt: skip
        outline = [(top[0] + cos * x - sin * y, top[1] + sin * x + cos * y) for x, y in corners]
        canvas.polygon(outline, colour)


def _paint_scorch(canvas: Canvas, at: Point, chance: random.Random) -> None:
    """Paint what a fire has blackened."""
    for _ in range(5):
        wide = chance.uniform(34.0, 62.0)
        soot = canvas.sprite("soot", (wide, wide * 0.46), partial(paint_oval, colour=_SOOT))
        place = at[0] + chance.uniform(-12, 12), at[1] + chance.uniform(-5, 5)
        canvas.blit(soot, place, alpha=120, centered=True)
    for _ in range(6):
        turn, far = chance.uniform(0, math.tau), chance.uniform(14.0, 30.0)
        place = at[0] + far * math.cos(turn), at[1] + far * 0.42 * math.sin(turn)
        canvas.circle(place, chance.uniform(0.6, 1.1), _SOOT)


def _paint_spear(canvas: Canvas, at: Point, chance: random.Random) -> None:
    """Paint a broken spear that lies there."""
    turn = chance.uniform(-0.4, 0.4)
    ahead = math.cos(turn), math.sin(turn)

    def on(far: float, aside: float = 0.0) -> Point:
        return at[0] + far * ahead[0] - aside * ahead[1], at[1] + far * ahead[1] + aside * ahead[0]

    for start, end, aside in ((-24.0, -3.0, 0.0), (0.0, 14.0, 4.0)):
        first, last = on(start, aside), on(end, aside)
        low = tuple((x + 1.5, y + 2.4) for x, y in (first, last))
        canvas.line(low[0], low[1], _INK, width=2.6, alpha=_SHADE)
        canvas.line(first, last, _INK, width=3.4)
        canvas.line(first, last, _SHAFT, width=1.8)
    for size, colour in ((1.3, _INK), (0.8, _STEEL)):
        point = (on(24.0 + 2 * size, 4.0), on(14.0, 4.0 - 3.4 * size), on(14.0, 4.0 + 3.4 * size))
        canvas.polygon(point, colour)


_Painter = Callable[[Canvas, Point, random.Random], None]
#: What is left, one thing after each turn: from the middle of the road on the first bridge, and as
#: in a mirror on the second.
_LEFT: tuple[tuple[_Painter, Point], ...] = (
    (_paint_scorch, (112.0, -2.0)),
    (_paint_arrow, (-84.0, -4.0)),
    (_paint_spear, (-112.0, 20.0)),
    (_paint_arrow, (128.0, 8.0)),
    (_paint_arrow, (90.0, 16.0)),
    (_paint_scorch, (-128.0, -8.0)),
    (_paint_arrow, (-134.0, 10.0)),
)


class Traces:
    """What fights have left on one of a table's bridges: an ambient sprite that stands there."""

    def __init__(self, table: Table, bridge: int, *, dusk: bool) -> None:
        self._table, self._bridge, self._dusk = table, bridge, dusk
        self._count = self._shown

    @property
    def _shown(self) -> int:
        return max(0, min(self._table.turn - 1, len(_LEFT)))

    def stand(self) -> bool:
        """Follow the turns; return whether there is more to be seen, or less."""
        before, self._count = self._count, self._shown
        return before != self._count

    def state_at(self, time: float) -> SpriteState | None:
        """Return all that lies there now."""
        del time
        if not self._count:
            return None
        key = "bridge traces", self._bridge, self._count
        paint = partial(_paint_traces, bridge=self._bridge, count=self._count)
        x, y = DECKS[self._bridge]
        sprite, alpha = Sprite(key, _SIZE, paint), _DUSKY if self._dusk else 255
        return SpriteState(sprite, x, y + HALF[1] - _SIZE[1] / 2, alpha)


def _paint_traces(canvas: Canvas, bridge: int, count: int) -> None:
    # What lies on the road is below what sticks in it.
    lowest_first = sorted(enumerate(_LEFT[:count]), key=lambda each: each[1][0] is _paint_arrow)
    for number, (paint, (away, down)) in lowest_first:
        place = HALF[0] + (-away if bridge else away), _SIZE[1] - HALF[1] + down
        paint(canvas, place, random.Random(number + 20 * bridge))
