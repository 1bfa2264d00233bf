"""The grounds of panels: a seat's cloth on carved wood, and the parchment of who speaks."""

import math

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    box_at,
    current_look,
    draw_panel,
    lay_light,
    mixed,
    ramp,
    shown,
)

from ..cards.portrait_medal import CALM, draw_portrait
from ..spots import Box

#: How far the cloth stays off the panel's edges, its corner, and how far its seam is inside of it.
_IN, _CORNER, _SEAM = 8.0, 5.0, 2.5
#: A stitch of the seam, and the gap behind it.
_STITCH, _GAP = 6.0, 4.0
#: How much of the bright dye is in the cloth, from the portrait to the far end.
_DYE = (0.42, 0.1)
#: What is left of the light between two threads, in how many units they follow each other, and how
#: many pairs of them are woven at once.
_THREAD, _PITCH, _THREADS = 236, 1.0, 32
#: The light from above over the folds, as shares of 255.
_FOLDS = (200, 250, 232, 255, 226, 250, 190)

#: The mentor, who leads through lessons and gives tips.
MENTOR = "oak"
#: The least that words stay off a sheet's torn edges, and how far its printed line does.
SHEET_EDGE, _LINE_IN = 18.0, 10.0
#: How wide the point is at the sheet, and how far under it that begins.
_POINT, _UNDER = 13.0, 8.0
#: How far the light of a face reaches.
_HALO = 7.0


def draw_seat_ground(canvas: Canvas, box: Box, side: int) -> None:
    """Draw the panel of a seat; where contrast is high its cloth is left out."""
    draw_panel(canvas, box, "wood")
    if current_look().contrast:
        return
    inner = pygame.FRect(box).inflate(-2 * _IN, -2 * _IN)
    cloth = canvas.sprite(
        ("seat cloth", shown(Colours.sides_cloth[side])),
        inner.size,
        lambda offscreen: _paint_cloth(offscreen, side),
    )
    canvas.blit(cloth, inner.topleft)


def _paint_cloth(canvas: Canvas, side: int) -> None:
    size, area = canvas.surface.get_size(), canvas.view.rect
    deep, dye = shown(Colours.sides_deep[side]), shown(Colours.sides_cloth[side])
    shades: list[Colour] = [mixed(deep, dye, share) for share in _DYE]
    cloth = ramp(shades, size)
    lay_light(cloth, [(light,) * 3 for light in _FOLDS])
    weave(cloth, canvas.view.length_px(_PITCH))
    shape = canvas.blank(size)
    shape.fill(area, Colours.light, radius=_CORNER)
    shape.surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cloth.blit(shape.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(cloth, (0, 0))
    canvas.frame(area, Colours.shadow, width=1.5, radius=_CORNER, alpha=150)
    _sew(canvas, area.inflate(-2 * _SEAM, -2 * _SEAM), mixed(dye, Colours.gold, 0.55))


def weave(cloth: pygame.Surface, pitch: int) -> None:
    """Darken every other thread, along and across."""
    side = 2 * pitch * _THREADS
    patch, dark = pygame.Surface((side, side)), (_THREAD,) * 3
    patch.fill((255, 255, 255))
    for at in range(0, side, 2 * pitch):
        patch.fill(dark, (at, 0, pitch, side), special_flags=pygame.BLEND_RGB_MULT)
        patch.fill(dark, (0, at, side, pitch), special_flags=pygame.BLEND_RGB_MULT)
    for x in range(0, cloth.get_width(), side):
        for y in range(0, cloth.get_height(), side):
            cloth.blit(patch, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _sew(canvas: Canvas, seam: pygame.FRect, thread: Colour) -> None:
    """Sew down both sides: above and below, words lie near to the edge."""
    count = max(1, int(seam.height // (_STITCH + _GAP)))
    step = seam.height / count
    for number in range(count):
        y = seam.y + number * step + (step - _STITCH) / 2
        for x in (seam.x, seam.right):
            stitch = pygame.FRect(x - 0.8, y, 1.6, _STITCH)
            canvas.fill(stitch.move(0, 1), Colours.shadow, alpha=150)
            canvas.fill(stitch, thread, alpha=200)


def draw_speech(
    canvas: Canvas,
    box: pygame.FRect,
    *,
    line: Colour | None = Colours.bronze,
    point: tuple[Point, Point] | None = None,
) -> None:
    """Draw a sheet with a printed ``line`` near its edges, which a small one has no room for.

    ``point`` is where its point begins, at an edge, and where that ends.
    """
    canvas.shadow(box, spread=12, drop=5, strength=115)
    if point is not None:
        _draw_point(canvas, *point)
    canvas.sheet("parchment", box)
    if line is not None:
        inner = box.inflate(-2 * _LINE_IN, -2 * _LINE_IN)
        canvas.frame(inner, line, width=1.4, radius=5, alpha=190)


def draw_speaker(
    canvas: Canvas,
    portrait: str,
    middle: Point,
    radius: float,
    *,
    side: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw who speaks, over the edge of the sheet."""
    face = box_at(middle, 2 * radius)
    canvas.shadow(face, spread=_HALO, drop=4, radius=radius, strength=170)
    draw_portrait(canvas, portrait, side, middle, radius, feeling=feeling)


def _draw_point(canvas: Canvas, start: Point, end: Point) -> None:
    far = math.dist(start, end) or 1.0
    ahead = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    for wide, colour in ((_POINT + 2, Colours.ink_soft), (_POINT, Colours.paper)):
        foot = start[0] - _UNDER * ahead[0], start[1] - _UNDER * ahead[1]
        reach = wide + _UNDER / 2
        tip = start[0] + reach * ahead[0], start[1] + reach * ahead[1]
        aside = wide * ahead[1], -wide * ahead[0]
        canvas.polygon(
            [
                (foot[0] - aside[0], foot[1] - aside[1]),
                tip,
                (foot[0] + aside[0], foot[1] + aside[1]),
            ],
            colour,
        )
