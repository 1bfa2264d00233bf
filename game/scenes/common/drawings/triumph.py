"""The seal of what was done right: a medal in rays over a sheet, and a ribbon with its title."""

import math

import pygame

from game.board import LARGE_WORDS
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, mixed, shown

from .gold_lettering import draw_lettering

#: The medal: its radius, and how far its middle is below the sheet's upper edge.
_MEDAL, _MEDAL_LOW = 45.0, 4.0
#: The ribbon: how far below the edge it begins, its height, and how far it reaches over both sides.
_RIBBON_LOW, _RIBBON, _BEYOND = 36.0, 44.0, 9.0
#: Its tails: how much lower they hang, how far they show, and how deep they are cut.
_FALL, _TAIL, _CUT = 8.0, 20.0, 9.0
_LETTERS = 33.0
#: How far below the edge the ribbon begins where the medal gives way to large words.
_ALONE = 4.0
#: The rays: how far they reach, how many there are, how bright, and how many times too large they
#: are painted.
_REACH, _RAYS, _BRIGHT, _LARGE = 240.0, 20, 0.8, 2
RibbonCloth = tuple[Colour, Colour, Colour]
#: The light, the middle and the shade of a ribbon: of what was done, of what was not, of an enemy.
GREEN_CLOTH: RibbonCloth = ((72, 158, 76), (32, 104, 52), (12, 54, 30))
GREY_CLOTH: RibbonCloth = ((104, 116, 146), (64, 74, 104), (30, 36, 58))
RED_CLOTH: RibbonCloth = ((190, 66, 56), (134, 32, 34), (70, 12, 20))


def triumph_height() -> float:
    """Return how much of the sheet the seal takes from its upper edge."""
    return _ribbon_low() + _RIBBON + _FALL + 3


def _has_medal() -> bool:
    return grown(1.0) <= LARGE_WORDS


def _ribbon_low() -> float:
    return _RIBBON_LOW if _has_medal() else _ALONE


def draw_rays(canvas: Canvas, middle: Point, radius: float = _MEDAL) -> None:
    """Draw the rays around a medal; what it lies on is drawn over them."""
    side = 2 * _REACH
    canvas.shine(canvas.sprite("triumph rays", (side, side), _paint_rays), middle)
    canvas.glow(box_at(middle, 2 * radius), Colours.gold, spread=34, radius=radius)


def draw_triumph(canvas: Canvas, sheet: pygame.FRect, medal: str, title: str) -> None:
    """Draw ribbon and medal on a sheet; ``medal`` is the name of an asset."""
    draw_ribbon(canvas, (sheet.centerx, sheet.y + _ribbon_low()), sheet.width, title)
    if _has_medal():
        canvas.image(medal, box_at(medal_middle(sheet), 2 * _MEDAL))


def medal_middle(sheet: pygame.FRect) -> Point:
    """Return the middle of the medal on a sheet."""
    return sheet.centerx, sheet.y + _MEDAL_LOW


def draw_ribbon(
    canvas: Canvas, top: Point, wide: float, title: str, cloth: RibbonCloth = GREEN_CLOTH
) -> None:
    """Draw a ribbon with a title over something ``wide``, from the middle of its upper edge on."""
    band = pygame.FRect(top[0] - wide / 2 - _BEYOND, top[1], wide + 2 * _BEYOND, _RIBBON)
    size = band.width + 2 * _TAIL, _RIBBON + _FALL + 4
    ribbon = canvas.sprite(
        ("ribbon", cloth), size, lambda offscreen: _paint_ribbon(offscreen, cloth)
    )
    canvas.blit(ribbon, (band.x - _TAIL, band.y))
    draw_lettering(canvas, title, band.inflate(-2 * _BEYOND - 12, 0), _LETTERS)


def _paint_ribbon(canvas: Canvas, cloth: RibbonCloth) -> None:
    """Paint a band, and behind its ends the tails that are folded under it."""
    light, middle, dark = (shown(colour) for colour in cloth)
    wide = canvas.view.width
    for way, edge in ((1, 0.0), (-1, wide)):

        def at(x: float, y: float, way: int = way, edge: float = edge) -> tuple[float, float]:
            return edge + way * x, y

        low, foot = _FALL, _FALL + _RIBBON
        inner = _TAIL + _BEYOND
        canvas.polygon(
            [at(0, low), at(inner, low), at(inner, foot), at(0, foot), at(_CUT, (low + foot) / 2)],
            mixed(middle, dark, 0.45),
        )
        canvas.polygon([at(_TAIL, _RIBBON), at(inner, _RIBBON), at(inner, foot)], dark)
    band = pygame.FRect(_TAIL, 0, wide - 2 * _TAIL, _RIBBON)
    steps = 23
    for step in range(steps):
        t = step / (steps - 1)
        shade = mixed(light, middle, 2 * t) if t < 0.5 else mixed(middle, dark, 1.2 * (t - 0.5))
        canvas.fill((band.x, band.y + t * (band.height - 2), band.width, 2.2), shade)
    for y in (band.y + 3, band.bottom - 5):
        canvas.fill((band.x, y, band.width, 1.6), Colours.gold, alpha=220)


def _paint_rays(canvas: Canvas) -> None:
    """Paint light to be added: golden beams on black that fade outwards."""
    side = canvas.surface.get_width()
    large, half = pygame.Surface((_LARGE * side, _LARGE * side)), _LARGE * side / 2
    for number in range(_RAYS):
        turn, spread = math.tau * number / _RAYS, math.pi / _RAYS * (0.62 if number % 2 else 0.4)
        ends = (
            (half + 2 * half * math.cos(angle), half + 2 * half * math.sin(angle))
            for angle in (turn - spread, turn + spread)
        )
        pygame.draw.polygon(large, shown(Colours.gold), [(half, half), *ends])
    rays, faded = pygame.transform.smoothscale(large, (side, side)), pygame.Surface((side, side))
    for reach in range(side // 2, 0, -1):
        left = round(255 * _BRIGHT * (1 - 2 * reach / side) ** 1.4)
        pygame.draw.circle(faded, (left, left, left), (side / 2, side / 2), reach)
    rays.blit(faded, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(rays, (0, 0))
