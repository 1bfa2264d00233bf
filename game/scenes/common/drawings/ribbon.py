"""A ribbon with a title: woven cloth with sewn hems, arched, its tails folded under it."""

from collections.abc import Sequence

import pygame

from game.board import weave
from game.kit import Canvas, Colour, Colours, Point, lay_light, mixed, ramp, shown

from .gold_lettering import GOLD, STEEL, Metal, draw_lettering, lettering_width

#: The height of the band, how far it reaches over both sides of what it spans, and how much lower
#: its ends are than its middle.
_BAND, _BEYOND, _ARCH = 42.0, 9.0, 5.0
#: The tails: how much lower they hang, how far they show, and how deep they are cut.
_FALL, _TAIL, _CUT = 6.0, 30.0, 11.0
#: How high a ribbon is in all.
RIBBON_HIGH = _BAND + _ARCH + _FALL
_LETTERS = 33.0
#: The band beside its title, and how wide it is at least.
_BESIDE, _LEAST = 44.0, 190.0
#: How far a hem's seam is from the edge, its stitches and the gaps between them.
_HEM, _STITCH, _GAP = 4.0, 7.0, 4.0
#: The light over the folds from its left end to its right, and over a tail from its free end on.
_FOLDS = (150, 226, 255, 222, 248, 255, 236, 255, 255, 236, 255, 248, 222, 255, 226, 150)
_TAIL_FOLDS = (225, 168, 205, 120, 70)
#: How many times too large it is painted, so that its arch has no steps.
_LARGE = 2

RibbonCloth = tuple[Colour, Colour, Colour]
#: The light, the middle and the shade of a ribbon: of what was done, of what was not, of an enemy.
GREEN_CLOTH: RibbonCloth = ((72, 158, 76), (32, 104, 52), (12, 54, 30))
GREY_CLOTH: RibbonCloth = ((104, 116, 146), (64, 74, 104), (30, 36, 58))
RED_CLOTH: RibbonCloth = ((190, 66, 56), (134, 32, 34), (70, 12, 20))


def ribbon_width(canvas: Canvas, title: str, most: float) -> float:
    """Return what a ribbon spans that is as wide as its title asks for."""
    return min(most, max(_LEAST, lettering_width(canvas, title, _LETTERS) + 2 * _BESIDE))


def draw_ribbon(
    canvas: Canvas, top: Point, wide: float, title: str, cloth: RibbonCloth = GREEN_CLOTH
) -> None:
    """Draw a ribbon with a title over something ``wide``, from the middle of its upper edge on."""
    band = pygame.FRect(top[0] - wide / 2 - _BEYOND, top[1], wide + 2 * _BEYOND, _BAND)
    canvas.shadow(band.move(0, _ARCH), spread=14, drop=5, radius=4, strength=150)
    size = band.width + 2 * _TAIL, RIBBON_HIGH
    ribbon = canvas.sprite(("ribbon", cloth), size, lambda offscreen: _paint(offscreen, cloth))
    canvas.blit(ribbon, (band.x - _TAIL, band.y))
    metal: Metal = STEEL if cloth == GREY_CLOTH else GOLD
    words = band.move(0, _ARCH / 4).inflate(-2 * _BEYOND - 12, 0)
    draw_lettering(canvas, title, words, _LETTERS, of=metal)


def _paint(canvas: Canvas, cloth: RibbonCloth) -> None:
    """Paint the tails, and over them the band."""
    unit = _LARGE * canvas.view.scale
    across, down = canvas.surface.get_size()
    whole = pygame.Surface((_LARGE * across, _LARGE * down), pygame.SRCALPHA)
    tail = _paint_tail(cloth, unit)
    low = whole.get_height() - tail.get_height()
    whole.blit(tail, (0, low))
    whole.blit(
        pygame.transform.flip(tail, True, False), (whole.get_width() - tail.get_width(), low)
    )
    band = _paint_band(cloth, whole.get_width() - 2 * round(_TAIL * unit), unit)
    _arch(whole, band, round(_TAIL * unit), _ARCH * unit)
    canvas.surface.blit(pygame.transform.smoothscale(whole, (across, down)), (0, 0))


def _woven(
    shades: Sequence[Colour], folds: Sequence[int], size: tuple[int, int], unit: float
) -> pygame.Surface:
    cloth = ramp([shown(shade) for shade in shades], size, down=True)
    lay_light(cloth, [(light,) * 3 for light in folds])
    weave(cloth, max(1, round(unit)))
    return cloth


def _paint_band(cloth: RibbonCloth, wide: int, unit: float) -> pygame.Surface:
    light, middle, dark = cloth
    size = wide, round(_BAND * unit)
    shades = (mixed(middle, light, 0.4), light, middle, middle, mixed(middle, dark, 0.6))
    band = _woven(shades, _FOLDS, size, unit)
    hem = round(1.5 * unit)
    band.fill(shown(mixed(light, Colours.light, 0.25)), (0, 0, wide, max(1, hem // 2)))
    band.fill(shown(dark), (0, size[1] - hem, wide, hem))
    for y in (_HEM * unit, size[1] - (_HEM + 1.6) * unit):
        _sew(band, y, unit, shown(mixed(dark, Colours.shadow, 0.4)))
    return band


def _sew(band: pygame.Surface, y: float, unit: float, shade: Colour) -> None:
    """Sew along the band: each stitch a golden thread over its own shadow."""
    pitch, long, thick = (_STITCH + _GAP) * unit, round(_STITCH * unit), max(1, round(1.6 * unit))
    count = int(band.get_width() // pitch)
    start = (band.get_width() - count * pitch + _GAP * unit) / 2
    for number in range(count):
        x = round(start + number * pitch)
        band.fill(shade, (x, round(y + unit), long, thick))
        band.fill(shown(Colours.gold), (x, round(y), long, thick))


def _paint_tail(cloth: RibbonCloth, unit: float) -> pygame.Surface:
    """Paint the left tail: a swallow's cut at its end, the fold behind the band at the other."""
    _, middle, dark = cloth
    size = round((_TAIL + 2 * _BEYOND) * unit), round(_BAND * unit)
    shades = (mixed(middle, dark, 0.2), mixed(middle, dark, 0.35), mixed(middle, dark, 0.75))
    tail = _woven(shades, _TAIL_FOLDS, size, unit)
    for y in (_HEM * unit, size[1] - (_HEM + 1.6) * unit):
        _sew(tail, y, unit, shown(dark))
    shape = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size
    cut = [(0, 0), (wide, 0), (wide, high), (0, high), (_CUT * unit, high / 2)]
    pygame.draw.polygon(shape, (255, 255, 255, 255), cut)
    tail.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge, foot = _TAIL * unit, high - _FALL * unit
    fold = [(edge, foot), (wide, foot), (wide, high)]
    pygame.draw.polygon(tail, shown(mixed(dark, Colours.shadow, 0.55)), fold)
    return tail


def _arch(whole: pygame.Surface, band: pygame.Surface, left: int, arch: float) -> None:
    """Lay the band over the tails, its ends lower than its middle."""
    wide, high = band.get_size()
    for x in range(wide):
        low = arch * (2 * x / wide - 1) ** 2
        whole.blit(band, (left + x, round(low)), (x, 0, 1, high))
