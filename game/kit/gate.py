"""A gate of planks with iron bands, whose two leaves close over one scene and open on another."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from .brush import sprites
from .canvas import Canvas
from .material import mixed
from .theme import Colour, Colours
from .view import Point

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
#: Columns of colour to a plank, how often the grain changes on its way down, and by how much;
#: how far across the edges of a plank are rounded.
_COLUMNS, _ROWS, _GRAIN, _ROUND = 56, 18, 0.46, 0.036
#: Where the iron bands are, as shares of the height; how high they and the rim at the seam are.
_BANDS, _BAND, _RIM = (0.17, 0.83), 58.0, 18.0
#: The shield on the seam, its ring, and the gem in it.
_SHIELD, _RING, _STONE = 96.0, 17.0, 40.0


def gate_leaf(canvas: Canvas, *, right: bool) -> pygame.Surface:
    """Return a leaf of the gate, which covers half of the window; its pixels are opaque."""
    width, height = canvas.surface.get_size()
    size = (math.ceil(width / 2), height)

    def make() -> pygame.Surface:
        sheet = canvas.blank(size)
        _paint(sheet, right=right)
        # Opaque, a picture of this size is drawn several times as fast.
        return sheet.surface.convert(canvas.surface)

    return sprites.get(("gate", right, size), make)


def _paint(sheet: Canvas, *, right: bool) -> None:
    view, rng = sheet.view, random.Random(f"gate {right}")
    seam = 0.0 if right else view.width
    _paint_planks(sheet, rng)
    for share in _BANDS:
        _paint_band(sheet, view.height * share)
    rim = pygame.FRect(seam if right else seam - _RIM, 0, _RIM, view.height)
    beside = rim.right if right else rim.left - 7
    sheet.fill((beside, 0, 7, view.height), Colours.shadow, alpha=100)
    _paint_shades(sheet, rim, _IRON, upright=True)
    _paint_shield(sheet, (seam, view.height / 2))


def _paint_planks(sheet: Canvas, rng: random.Random) -> None:
    """Paint the planks as a small picture drawn out downwards, then the dark above and below."""
    small = pygame.Surface((_PLANKS * _COLUMNS, _ROWS))
    for plank in range(_PLANKS):
        tone = mixed(_WOOD, _WOOD_DEEP, rng.uniform(0.1, 0.45))
        for column in range(_COLUMNS):
            dark = rng.random()
            for row in range(_ROWS):
                # A line of the grain goes on, and changes slowly.
                dark += (rng.random() - dark) * 0.3
                colour = _plank_colour(tone, (column + 0.5) / _COLUMNS, _GRAIN * dark)
                small.set_at((plank * _COLUMNS + column, row), colour)
    size = sheet.surface.get_size()
    sheet.surface.blit(pygame.transform.smoothscale(small, size), (0, 0))
    shade = pygame.Surface((1, 4), pygame.SRCALPHA)
    for row, alpha in enumerate((90, 0, 30, 170)):
        shade.set_at((0, row), (*Colours.night, alpha))
    sheet.surface.blit(pygame.transform.smoothscale(shade, size), (0, 0))


def _plank_colour(tone: Colour, share: float, dark: float) -> Colour:
    """Return the colour at a share of a plank's width: lit at the left, dark in the gap."""
    colour = mixed(tone, _WOOD_DEEP, dark)
    if min(share, 1 - share) < _ROUND / 2:
        return _GAP
    if share < 2 * _ROUND:
        return mixed(colour, Colours.brass_light, 0.2)
    return mixed(colour, _GAP, 0.4) if share > 1 - 2 * _ROUND else colour


def _paint_band(sheet: Canvas, middle: float) -> None:
    """Paint an iron band across, with a nail in each plank."""
    box = pygame.FRect(0, middle - _BAND / 2, sheet.view.width, _BAND)
    for drop, alpha in ((14, 50), (7, 90)):
        sheet.fill(box.move(0, drop), Colours.shadow, alpha=alpha)
    _paint_shades(sheet, box, _IRON)
    for plank in range(_PLANKS):
        x = (plank + 0.5) * box.width / _PLANKS
        sheet.circle((x + 1, middle + 3.5), 12, Colours.shadow, alpha=140)
        _paint_dome(sheet, (x, middle), 11.0, _BRASS)


def _paint_shades(
    sheet: Canvas, box: pygame.FRect, shades: Sequence[Colour], *, upright: bool = False
) -> None:
    """Fill a rectangle with colours that flow from top to bottom, or from left to right."""
    strip = pygame.Surface((len(shades), 1) if upright else (1, len(shades)))
    for step, colour in enumerate(shades):
        strip.set_at((step, 0) if upright else (0, step), colour)
    place = sheet.view.rect_px(box)
    sheet.surface.blit(pygame.transform.smoothscale(strip, place.size), place)


def _paint_dome(sheet: Canvas, middle: Point, radius: float, shades: Sequence[Colour]) -> None:
    """Paint something round that bulges towards the light."""
    x, y = middle
    steps = 20
    for step in range(steps):
        share = step / (steps - 1)
        place = share * (len(shades) - 1)
        lower = min(int(place), len(shades) - 2)
        colour = mixed(shades[lower], shades[lower + 1], place - lower)
        away = radius * 0.34 * share
        sheet.circle((x - away, y - away), radius * (1 - 0.78 * share), colour)


def _paint_shield(sheet: Canvas, middle: Point) -> None:
    """Paint this leaf's half of the round shield that hangs on the seam."""
    x, y = middle
    for drop, spread, alpha in ((16, 6, 50), (9, 3, 100)):
        sheet.circle((x, y + drop), _SHIELD + spread, Colours.shadow, alpha=alpha)
    sheet.circle(middle, _SHIELD, Colours.brass_dark)
    steps = 14
    for step in range(steps):
        share = step / (steps - 1)
        # A round bar bent to a ring: bright along its upper left, dark on the other side.
        away = _RING * 0.34 * (1 - share) * share
        light = math.sin(math.pi * share)
        colour = mixed(Colours.brass_dark, mixed(Colours.brass, Colours.brass_light, light), light)
        sheet.circle((x - away, y - away), _SHIELD - 2 - (_RING - 2) * share, colour)
    field = (Colours.night, Colours.panel, mixed(Colours.panel, Colours.muted, 0.22))
    _paint_dome(sheet, middle, _SHIELD - _RING - 1, field)
    for turn in range(8):
        angle = math.tau * (turn + 0.5) / 8
        far = _SHIELD - _RING - 14
        _paint_dome(sheet, (x + far * math.cos(angle), y + far * math.sin(angle)), 5.0, _BRASS)
    _paint_gem(sheet, middle)


def _paint_gem(sheet: Canvas, middle: Point) -> None:
    """Paint a cut stone in a setting of brass."""
    x, y = middle
    high, wide = _STONE, _STONE * 0.7
    settings = ((7.0, Colours.brass_dark), (5.0, Colours.brass), (2.0, Colours.brass_dark))
    for grown, colour in settings:
        sheet.polygon(_rhomb(middle, wide + grown, high + grown), colour)
    light, bright, deep, dark = _GEM
    left, top, right, foot = _rhomb(middle, wide, high)
    facets = ((left, top, bright), (top, right, deep), (left, foot, deep), (right, foot, dark))
    for first, second, colour in facets:
        sheet.polygon((first, second, middle), colour)
    glint = [(x - wide * 0.62, y - 2), (x - 3, y - high * 0.72), (x - wide * 0.2, y - 4)]
    sheet.polygon(glint, light, alpha=190)


def _rhomb(middle: Point, wide: float, high: float) -> tuple[Point, Point, Point, Point]:
    x, y = middle
    return (x - wide, y), (x, y - high), (x + wide, y), (x, y + high)
