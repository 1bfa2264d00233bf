"""A gate of planks with iron bands, whose two leaves close over one scene and open on another."""

import math
import random
from collections.abc import Sequence

import pygame

from ..draw.canvas import Canvas
from ..draw.materials import mixed
from ..draw.shape_masks import ramp, scaled_smoothly
from ..theme import Colour, Colours
from ..viewport import Point

_WOOD: Colour = (122, 76, 42)
_WOOD_DEEP: Colour = (44, 25, 18)
_GAP: Colour = (14, 8, 12)
#: Iron from its lit edge to its shaded one.
_IRON: tuple[Colour, ...] = (
    (124, 116, 122),
    (74, 68, 78),
    (52, 47, 56),
    (44, 39, 48),
    (18, 14, 22),
)
_BRASS: tuple[Colour, ...] = (Colours.brass_dark, Colours.brass, Colours.brass_light)
_GEM: tuple[Colour, ...] = ((190, 236, 255), (88, 178, 236), (46, 116, 206), (24, 62, 150))
_PLANKS = 5
#: Columns of colour to a plank; how far across its edges are rounded; how often the grain changes
#: on its way down, and how dark it is at most.
_COLUMNS, _ROUND, _ROWS, _GRAIN = 56, 0.036, 9, 150
#: Where the iron bands are, as shares of the height; how high they and the rim at the seam are.
_BANDS, _BAND, _RIM = (0.17, 0.83), 58.0, 18.0
#: The shield on the seam, its ring, and the gem in it.
_SHIELD, _RING, _STONE = 96.0, 17.0, 40.0
#: The nails in the bands, and how many times larger what is round is drawn.
_NAIL, _LARGER = 11.0, 2


def gate_leaf(canvas: Canvas, *, right: bool) -> pygame.Surface:
    """Return a leaf of the gate, which covers half of the window; its pixels are opaque."""
    width, height = canvas.surface.get_size()
    size = (math.ceil(width / 2), height)

    def make() -> pygame.Surface:
        offscreen = canvas.blank(size)
        _paint(offscreen, right=right)
        # Opaque, a picture of this size is drawn several times as fast.
        return offscreen.surface.convert(canvas.surface)

    return canvas.context.sprites.get(("gate", right, size), make)


def _paint(canvas: Canvas, *, right: bool) -> None:
    view, rng = canvas.view, random.Random(f"gate {right}")
    seam = 0.0 if right else view.width
    _paint_planks(canvas, rng)
    for share in _BANDS:
        _paint_band(canvas, view.height * share)
    rim = pygame.FRect(seam if right else seam - _RIM, 0, _RIM, view.height)
    beside = rim.right if right else rim.left - 7
    canvas.fill((beside, 0, 7, view.height), Colours.shadow, alpha=100)
    _paint_shades(canvas, rim, _IRON, upright=True)
    middle = view.height / 2
    for drop, spread, alpha in ((16, 6, 50), (9, 3, 100)):
        canvas.circle((seam, middle + drop), _SHIELD + spread, Colours.shadow, alpha=alpha)
    # Each leaf has its half of the shield that hangs on the seam.
    canvas.blit(_shield(view.scale), (seam, middle), centered=True)


def _paint_planks(canvas: Canvas, rng: random.Random) -> None:
    planks = pygame.Surface((_PLANKS * _COLUMNS, 1))
    for plank in range(_PLANKS):
        tone = mixed(_WOOD, _WOOD_DEEP, rng.uniform(0.1, 0.45))
        for column in range(_COLUMNS):
            colour = _plank_colour(tone, (column + 0.5) / _COLUMNS)
            planks.set_at((plank * _COLUMNS + column, 0), colour)
    size = (_PLANKS * _COLUMNS, _ROWS)
    dark = bytes(_WOOD_DEEP)
    pixels = (dark + bytes((share * _GRAIN // 255,)) for share in rng.randbytes(size[0] * size[1]))
    grain = pygame.image.frombytes(b"".join(pixels), size, "RGBA")
    shades = [(*Colours.night, alpha) for alpha in (90, 0, 30, 170)]
    small = pygame.transform.scale(planks, size)
    small.blit(grain, (0, 0))
    small.blit(ramp(shades, size, down=True), (0, 0))
    canvas.surface.blit(scaled_smoothly(small, canvas.surface.get_size()), (0, 0))


def _plank_colour(tone: Colour, share: float) -> Colour:
    if min(share, 1 - share) < _ROUND / 2:
        return _GAP
    if share < 2 * _ROUND:
        return mixed(tone, Colours.brass_light, 0.2)
    return mixed(tone, _GAP, 0.4) if share > 1 - 2 * _ROUND else tone


def _paint_band(canvas: Canvas, middle: float) -> None:
    box = pygame.FRect(0, middle - _BAND / 2, canvas.view.width, _BAND)
    for drop, alpha in ((14, 50), (7, 90)):
        canvas.fill(box.move(0, drop), Colours.shadow, alpha=alpha)
    _paint_shades(canvas, box, _IRON)
    nail = _nail(canvas.view.scale)
    for plank in range(_PLANKS):
        x = (plank + 0.5) * box.width / _PLANKS
        canvas.circle((x + 1, middle + 3.5), _NAIL + 1, Colours.shadow, alpha=140)
        canvas.blit(nail, (x, middle), centered=True)


def _paint_shades(
    canvas: Canvas, box: pygame.FRect, shades: Sequence[Colour], *, upright: bool = False
) -> None:
    place = canvas.view.rect_px(box)
    canvas.surface.blit(ramp(shades, place.size, down=not upright), place)


class _ScaledPainter:
    """A clear square around (0, 0) for something round, drawn larger in logical units."""

    def __init__(self, reach: float, scale: float) -> None:
        self._reach = reach
        self._scale = _LARGER * scale
        side = round(2 * reach * scale) * _LARGER
        self._surface = pygame.Surface((side, side), pygame.SRCALPHA)

    def circle(self, x: float, y: float, radius: float, colour: Colour) -> None:
        pygame.draw.circle(self._surface, colour, self._pixel((x, y)), radius * self._scale)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        pygame.draw.polygon(self._surface, colour, [self._pixel(point) for point in points])

    def dome(self, x: float, y: float, radius: float, shades: Sequence[Colour]) -> None:
        steps = 20
        for step in range(steps):
            t = step / (steps - 1)
            place = t * (len(shades) - 1)
            lower = min(int(place), len(shades) - 2)
            colour = mixed(shades[lower], shades[lower + 1], place - lower)
            away = radius * 0.34 * t
            self.circle(x - away, y - away, radius * (1 - 0.78 * t), colour)

    def picture(self) -> pygame.Surface:
        side = self._surface.get_width() // _LARGER
        return pygame.transform.smoothscale(self._surface, (side, side))

    def _pixel(self, point: Point) -> Point:
        x, y = point
        return (x + self._reach) * self._scale, (y + self._reach) * self._scale


def _nail(scale: float) -> pygame.Surface:
    painter = _ScaledPainter(_NAIL + 1, scale)
    painter.dome(0, 0, _NAIL, _BRASS)
    return painter.picture()


def _shield(scale: float) -> pygame.Surface:
    painter = _ScaledPainter(_SHIELD + 1, scale)
    painter.circle(0, 0, _SHIELD, Colours.brass_dark)
    steps = 16
    for step in range(steps):
        # A round bar bent to a ring: bright along its middle, and more to the upper left.
        t = step / (steps - 1)
        light = math.sin(math.pi * t)
        away = _RING * 0.34 * (1 - t) * t
        colour = mixed(Colours.brass_dark, mixed(Colours.brass, Colours.brass_light, light), light)
        painter.circle(-away, -away, _SHIELD - 2 - (_RING - 2) * t, colour)
    field = (Colours.night, Colours.panel, mixed(Colours.panel, Colours.muted, 0.22))
    painter.dome(0, 0, _SHIELD - _RING - 1, field)
    far = _SHIELD - _RING - 14
    for turn in range(8):
        angle = math.tau * (turn + 0.5) / 8
        painter.dome(far * math.cos(angle), far * math.sin(angle), 5.0, _BRASS)
    _draw_gem(painter)
    return painter.picture()


def _draw_gem(painter: _ScaledPainter) -> None:
    high, wide = _STONE, _STONE * 0.7
    settings = ((7.0, Colours.brass_dark), (5.0, Colours.brass), (2.0, Colours.brass_dark))
    for grown, colour in settings:
        painter.polygon(_rhomb(wide + grown, high + grown), colour)
    light, bright, deep, dark = _GEM
    left, top, right, foot = _rhomb(wide, high)
    facets = ((left, top, bright), (top, right, deep), (left, foot, deep), (right, foot, dark))
    for first, second, colour in facets:
        painter.polygon((first, second, (0, 0)), colour)
    glint = [(-wide * 0.62, -3), (-4, -high * 0.68), (-wide * 0.2, -5)]
    painter.polygon(glint, mixed(bright, light, 0.7))


def _rhomb(wide: float, high: float) -> tuple[Point, Point, Point, Point]:
    return (-wide, 0), (0, -high), (wide, 0), (0, high)
