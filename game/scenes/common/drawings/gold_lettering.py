"""Large golden letters in relief: the game's name, and who has won."""

import math
from typing import Literal

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, TextStyle, metal

_SIDE_COLOUR: Colour = (92, 44, 14)
_BODY_COLOUR: Colour = (46, 18, 8)
_GLINT: Colour = (255, 255, 240)
_FLOOR = 24.0
_ROOM = 0.6
_DEPTH = 0.075
_RIM = 0.045
_SHADOW = 200


def draw_lettering(
    canvas: Canvas,
    string: str,
    rect: RectLike,
    size: float,
    *,
    align: Literal["left", "center"] = "center",
) -> pygame.FRect:
    """Write ``string`` in the middle of ``rect`` or at its left, smaller where it is too long.

    Returns where the letters are.
    """
    box = pygame.FRect(rect)
    style = TextStyle(size=size, bold=True, carved=True, align="center", valign="middle")
    while size > _FLOOR and canvas.text_size(string, style, size=size)[0] > box.width:
        size -= 1
    style = style.with_changes(size=size, fit=True, floor=size)
    height = size * 1.3
    room = size * _ROOM
    whole = (box.width + 2 * room, height + 2 * room)
    key = ("lettering", string, size)
    picture = canvas.sprite(key, whole, lambda offscreen: _paint(offscreen, string, style))
    width = min(box.width, canvas.text_size(string, style)[0])
    x = box.x if align == "left" else box.centerx - width / 2
    # The picture has its letters in the middle, and room for the shadow around them.
    middle = x + width / 2
    canvas.blit(picture, (middle - whole[0] / 2, box.centery - whole[1] / 2))
    return pygame.FRect(x, box.centery - height / 2, width, height)


def _paint(canvas: Canvas, string: str, style: TextStyle) -> None:
    size = style.size
    room = size * _ROOM
    area = canvas.view.rect.inflate(-2 * room, 0)
    rim, depth = size * _RIM, size * _DEPTH
    _paint_shadow(canvas, string, area, style)
    # From below upwards, so that the sides of the letters read as one solid piece.
    steps = max(2, canvas.view.length_px(depth))
    for step in range(steps, -1, -1):
        lower = area.move(0, depth * step / steps)
        colour = _BODY_COLOUR if step else _SIDE_COLOUR
        canvas.text(string, lower, style, colour=colour, outline=rim, outline_colour=colour)
    thin = max(0.6, size * 0.012)
    canvas.text(string, area.move(0, -thin), style, colour=_GLINT)
    canvas.text(string, area.move(0, thin), style, colour=_SIDE_COLOUR)
    canvas.surface.blit(_golden(canvas, string, area, style), (0, 0))


def _paint_shadow(canvas: Canvas, string: str, area: pygame.FRect, style: TextStyle) -> None:
    """Paint a soft shadow: the letters, made small and large again."""
    letters = canvas.blank(canvas.surface.get_size())
    lower = area.move(0, style.size * 0.14)
    rim = style.size * 0.10
    shadow = Colours.shadow
    letters.text(string, lower, style, colour=shadow, outline=rim, outline_colour=shadow)
    across, down = letters.surface.get_size()
    soft = letters.surface
    # Halved step by step and doubled again: one large step would leave blocks.
    steps = max(1, round(math.log2(max(2.0, canvas.view.scale * style.size * 0.14))))
    for step in range(1, steps + 1):
        soft = _resized(soft, (across >> step, down >> step))
    for step in range(steps - 1, -1, -1):
        soft = _resized(soft, (across >> step, down >> step))
    soft.set_alpha(_SHADOW)
    canvas.surface.blit(soft, (0, 0))


def _resized(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (max(1, size[0]), max(1, size[1])))


def _golden(canvas: Canvas, string: str, area: pygame.FRect, style: TextStyle) -> pygame.Surface:
    letters = canvas.blank(canvas.surface.get_size())
    place = letters.text(string, area, style, colour=(255, 255, 255))
    # Capitals fill the middle of a line; above and below them is room for accents and tails.
    top, height = place.y + place.height * 0.18, place.height * 0.60
    scale = canvas.view.scale
    pixels = letters.surface.get_size()
    ramp = pygame.Surface(pixels, pygame.SRCALPHA)
    for y in range(pixels[1]):
        t = (y / scale - top) / height
        ramp.fill((*metal(t), 255), (0, y, pixels[0], 1))
    letters.surface.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return letters.surface
