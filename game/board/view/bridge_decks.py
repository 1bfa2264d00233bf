"""What lies on the bridges: a seal, the colours of both banks, and what fights have left."""

import math
import random
from collections.abc import Callable
from functools import partial

import pygame

from game.kit import Canvas, Colour, Frame, Point, Sprite, SpriteState, paint_oval, sprite_picture

from ..table import Table
from . import board_ambient, flags
from .strongholds import Camp

#: The middle of each bridge's road, and half of how long and how high it is between its walls.
DECKS: tuple[Point, ...] = ((640.0, 220.0), (640.0, 431.0))
HALF = (150.0, 30.0)
#: The seal let into the middle: its picture, its size on the road, the hollow around it, how clear
#: it is, and the light on it by day and at dusk.
SEAL, _SEAL_SIZE, _SEAL_HOLLOW = "medals/peace", (112.0, 60.0), 8.0
_SEAL_CLEAR, _SEAL_LIGHT = 226, (18, 26)
_INK: Colour = (34, 28, 30)
_DUSK_TINT: Colour = (190, 180, 206)
#: The colours of a bank on the road: how far from the middle each chevron is, how clear it is.
_CHEVRONS = ((132.0, 150), (112.0, 118), (92.0, 86))
_CHEVRON, _THICK = (17.0, 22.0), 10.0
_WORN, _CHIPS = 26, (1.0, 3.2)
#: Where a cloth of each bank hangs on a bridge, from its middle.
_CLOTH = (63.0, 44.0)

#: The picture of all that lies on a bridge: the road, and the air above it.
_SIZE = 2 * HALF[0], 2 * HALF[1] + 36.0
_TRACE: Colour = (34, 26, 26)
_SHAFT: Colour = (158, 116, 70)
_STEEL: Colour = (196, 204, 216)
_FEATHERS: tuple[Colour, ...] = ((232, 224, 208), (196, 66, 54))
_SOOT: Colour = (22, 17, 18)
#: How dark what throws a shadow makes the road, and how much of all is left at dusk.
_SHADE, _DUSKY = 90, 190


def draw_decks(canvas: Canvas, camps: tuple[Camp, ...], *, dusk: bool) -> None:
    """Draw what lies on the bridges of a window, in the colours of the lands at both their ends."""
    frame = board_ambient.board_frame(canvas.view)
    for lane, middle in enumerate(DECKS):
        _draw_seal(canvas, frame, middle, dusk=dusk)
        for camp in camps:
            if camp.lane == lane:
                _draw_colours(canvas, frame, camp, middle)
                _draw_cloth(canvas, frame, camp, middle, dusk=dusk)


def _draw_seal(canvas: Canvas, frame: Frame, middle: Point, *, dusk: bool) -> None:
    wide, high = (side * frame.cover for side in _SEAL_SIZE)
    seal = pygame.FRect(0, 0, wide, high)
    seal.center = _seen(frame, middle)
    hollow = seal.inflate(_SEAL_HOLLOW * frame.cover, _SEAL_HOLLOW * frame.cover)
    shade = canvas.sprite("seal's hollow", hollow.size, _paint_hollow)
    canvas.blit(shade, hollow.topleft)
    tint = _DUSK_TINT if dusk else None
    canvas.image(SEAL, seal, alpha=_SEAL_CLEAR, tint=tint, light=_SEAL_LIGHT[dusk])


def _paint_hollow(canvas: Canvas) -> None:
    """Paint the stones that are cut away around a seal: dark above, where no light falls in."""
    wide, high = canvas.surface.get_size()
    large = pygame.Surface((wide * 3, high * 3), pygame.SRCALPHA)
    for colour, inner in (((*_INK, 210), 0), ((236, 226, 206, 120), 3)):
        box = large.get_rect().inflate(-inner * 4, -inner * 4)
        pygame.draw.ellipse(large, colour, box.move(0, -inner))
    canvas.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))


def _draw_colours(canvas: Canvas, frame: Frame, camp: Camp, middle: Point) -> None:
    size = 2 * HALF[0] * frame.cover, 2 * HALF[1] * frame.cover
    paint = partial(_paint_chevrons, land=camp.land, right=camp.right)
    picture = canvas.sprite(("deck colours", camp.land, camp.right), size, paint, upright=True)
    canvas.blit(picture, _seen(frame, middle), centered=True)


def _paint_chevrons(canvas: Canvas, land: int, right: bool) -> None:
    """Paint worn chevrons that lead from a bank to the middle of the road."""
    wide, high = canvas.surface.get_size()
    unit = wide / (2 * HALF[0])
    large = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
    large.fill((*flags.CLOTHS[land], 0))
    (across, down), way = _CHEVRON, 1 if right else -1
    for away, clear in _CHEVRONS:
        tip = HALF[0] + way * (away - across)
        foot = HALF[0] + way * away
        thick = way * _THICK
        points = (
            (foot, HALF[1] - down), (tip, HALF[1]), (foot, HALF[1] + down),
            (foot + thick, HALF[1] + down), (tip + thick, HALF[1]), (foot + thick, HALF[1] - down),
        )  # fmt: skip
        corners = [(x * unit * 2, y * unit * 2) for x, y in points]
        pygame.draw.polygon(large, (*flags.CLOTHS[land], clear), corners)
    chance = random.Random(land + 5 * right)
    for _ in range(_WORN):
        x, y = chance.uniform(0, wide * 2), chance.uniform(0, high * 2)
        radius = chance.uniform(*_CHIPS) * unit * 2
        pygame.draw.circle(large, (*flags.CLOTHS[land], 0), (x, y), radius)
    canvas.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))


def _draw_cloth(canvas: Canvas, frame: Frame, camp: Camp, middle: Point, *, dusk: bool) -> None:
    """Hang the cloth of a bank over the wall of a bridge."""
    away, below = _CLOTH
    x = middle[0] + (away if camp.right else -away)
    sprite = flags.pennants(camp.land, dusk=dusk)[camp.lane]
    picture = sprite_picture(canvas, sprite, frame.cover)
    canvas.blit(picture, _seen(frame, (x, middle[1] + below + sprite.size[1] / 2)), centered=True)


def _seen(frame: Frame, place: Point) -> Point:
    return frame.x + place[0] * frame.cover, frame.y + place[1] * frame.cover


def _paint_arrow(canvas: Canvas, at: Point, chance: random.Random) -> None:
    """Paint an arrow that sticks in the road."""
    lean, long = chance.uniform(-0.9, 0.9), chance.uniform(22.0, 26.0)
    top = at[0] + long * math.sin(lean), at[1] - long * math.cos(lean)
    canvas.line(at, (at[0] + long * 0.7, at[1] + 3), _TRACE, width=2.4, alpha=_SHADE)
    canvas.line(at, top, _TRACE, width=3.2)
    canvas.line(at, top, _SHAFT, width=1.7)
    feather, sin, cos = chance.choice(_FEATHERS), math.sin(lean), math.cos(lean)
    for size, colour in ((1.0, _TRACE), (0.62, feather)):
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
        canvas.line(low[0], low[1], _TRACE, width=2.6, alpha=_SHADE)
        canvas.line(first, last, _TRACE, width=3.4)
        canvas.line(first, last, _SHAFT, width=1.8)
    for size, colour in ((1.3, _TRACE), (0.8, _STEEL)):
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
