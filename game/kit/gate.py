"""A gate of planks with iron bands, whose two leaves close over one scene and open on another."""

from __future__ import annotations

import math
import random

import pygame

from .brush import sprites
from .canvas import Canvas
from .material import mixed
from .theme import Colour, Colours

_WOOD: Colour = (96, 60, 36)
_WOOD_DEEP: Colour = (40, 23, 18)
_IRON: tuple[Colour, Colour, Colour] = ((92, 84, 88), (52, 46, 54), (22, 18, 26))
_PLANKS = 5
#: Columns of colour to a plank, and how far across its edges are rounded.
_COLUMNS, _ROUND = 48, 0.07
#: Where the iron bands are, as shares of the height; how high they and the rim at the seam are.
_BANDS, _BAND, _RIM = (0.17, 0.83), 54.0, 16.0
#: The shield on the seam: its radius, and those of its rings inside.
_SHIELD = 92.0


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
    seam = 0.0 if right else sheet.view.width
    _paint_planks(sheet, random.Random(f"gate {right}"))
    for share in _BANDS:
        _paint_band(sheet, sheet.view.height * share)
    inwards = 1 if right else -1
    rim = pygame.FRect(min(seam, seam + inwards * _RIM), 0, _RIM, sheet.view.height)
    _paint_iron(sheet, rim, upright=True)
    _paint_shield(sheet, seam)


def _paint_planks(sheet: Canvas, rng: random.Random) -> None:
    """Paint the planks as one row of colours drawn out downwards, then their grain and shade."""
    strip = pygame.Surface((_PLANKS * _COLUMNS, 1))
    for plank in range(_PLANKS):
        tone = mixed(_WOOD, _WOOD_DEEP, rng.uniform(0.0, 0.34))
        for column in range(_COLUMNS):
            share = (column + 0.5) / _COLUMNS
            strip.set_at((plank * _COLUMNS + column, 0), _plank_colour(tone, share, rng))
    size = sheet.surface.get_size()
    sheet.surface.blit(pygame.transform.smoothscale(strip, size), (0, 0))
    shade = pygame.Surface((1, 3), pygame.SRCALPHA)
    for row, alpha in enumerate((40, 0, 130)):
        shade.set_at((0, row), (*Colours.night, alpha))
    sheet.surface.blit(pygame.transform.smoothscale(shade, size), (0, 0))


def _plank_colour(tone: Colour, share: float, rng: random.Random) -> Colour:
    """Return the colour at a share of a plank's width: lit at the left, dark in the gap."""
    edge = min(share, 1 - share)
    colour = mixed(tone, _WOOD_DEEP, rng.uniform(0.0, 0.22))
    if edge < _ROUND / 3:
        return mixed(_WOOD_DEEP, Colours.shadow, 0.7)
    if edge < _ROUND:
        return mixed(colour, Colours.brass if share < 0.5 else Colours.shadow, 0.22)
    return colour


def _paint_band(sheet: Canvas, middle: float) -> None:
    """Paint an iron band across, with a nail in each plank."""
    width = sheet.view.width
    box = pygame.FRect(0, middle - _BAND / 2, width, _BAND)
    sheet.fill(box.move(0, 7), Colours.shadow, alpha=110)
    _paint_iron(sheet, box)
    for plank in range(_PLANKS):
        x = (plank + 0.5) * width / _PLANKS
        sheet.circle((x, middle + 2.5), 10, Colours.shadow, alpha=150)
        sheet.circle((x, middle), 9, Colours.brass_dark)
        sheet.circle((x - 0.6, middle - 0.8), 7.6, Colours.brass)
        sheet.circle((x - 2, middle - 2.4), 3.2, Colours.brass_light)


def _paint_iron(sheet: Canvas, box: pygame.FRect, *, upright: bool = False) -> None:
    light, face, dark = _IRON
    sheet.fill(box, dark)
    inner = box.inflate(-4, 0) if upright else box.inflate(0, -4)
    sheet.fill(inner, face)
    edge = (inner.x, inner.y, 2, inner.height) if upright else (inner.x, inner.y, inner.width, 2)
    sheet.fill(edge, light)


def _paint_shield(sheet: Canvas, seam: float) -> None:
    """Paint this leaf's half of the round shield that hangs on the seam."""
    middle = (seam, sheet.view.height / 2)
    sheet.circle((middle[0], middle[1] + 9), _SHIELD + 4, Colours.shadow, alpha=130)
    rings: tuple[tuple[float, Colour], ...] = (
        (1.0, Colours.brass_dark),
        (0.97, Colours.brass),
        (0.90, Colours.brass_light),
        (0.875, Colours.brass),
        (0.83, Colours.brass_dark),
        (0.80, Colours.panel),
        (0.74, mixed(Colours.panel, Colours.night, 0.5)),
        (0.40, Colours.brass_dark),
        (0.38, Colours.brass),
        (0.33, Colours.brass_dark),
    )
    for share, colour in rings:
        sheet.circle(middle, _SHIELD * share, colour)
    x, y = middle
    for size, colour in ((25.0, Colours.playable), (17.0, Colours.light)):
        gem = [(x - size * 0.72, y), (x, y - size), (x + size * 0.72, y), (x, y + size)]
        sheet.polygon(gem, mixed(colour, Colours.panel, 0.35))
