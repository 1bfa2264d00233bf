"""The ground of a seat's panel: cloth in its colour, sewn on a board of carved wood."""

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    current_look,
    draw_panel,
    lay_light,
    mixed,
    ramp,
    shown,
)

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
