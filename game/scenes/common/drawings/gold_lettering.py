"""Large letters of metal in relief: the game's name, and who has won, or lost."""

import math
from typing import Literal, NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, TextStyle, metal


class Metal(NamedTuple):
    """What letters are cast of: share of their height and colour, their side, and what is below."""

    face: tuple[tuple[float, Colour], ...]
    side: Colour
    body: Colour
    glint: Colour


#: Light above, a dark waist, warm below, as polished metal.
GOLD = Metal(
    (
        (0.00, (255, 250, 214)),
        (0.34, (255, 226, 128)),
        (0.52, (222, 152, 52)),
        (0.58, (196, 118, 34)),
        (0.80, (255, 206, 96)),
        (1.00, (255, 236, 170)),
    ),
    (92, 44, 14),
    (46, 18, 8),
    (255, 255, 240),
)
#: Of what was lost: cold, and dull below as if in ashes.
STEEL = Metal(
    (
        (0.00, (240, 246, 252)),
        (0.34, (196, 206, 220)),
        (0.52, (128, 138, 156)),
        (0.58, (102, 110, 128)),
        (0.80, (172, 178, 190)),
        (1.00, (190, 186, 184)),
    ),
    (46, 48, 60),
    (20, 20, 28),
    (255, 255, 255),
)
_FLOOR = 24.0
_ROOM = 0.6
_DEPTH = 0.075
_RIM = 0.045
_SHADOW = 200
_STYLE = TextStyle(bold=True, carved=True, align="center", valign="middle")


def draw_lettering(
    canvas: Canvas,
    string: str,
    rect: RectLike,
    size: float,
    *,
    align: Literal["left", "center"] = "center",
    of: Metal = GOLD,
) -> pygame.FRect:
    """Write ``string`` in the middle of ``rect`` or at its left, smaller where it is too long.

    Returns where the letters are.
    """
    box = pygame.FRect(rect)
    style = _fitting(canvas, string, box.width, size)
    size = style.size
    height = size * 1.3
    room = size * _ROOM
    whole = (box.width + 2 * room, height + 2 * room)
    key = ("lettering", string, size, of)
    picture = canvas.sprite(key, whole, lambda offscreen: _paint(offscreen, string, style, of))
    width = min(box.width, canvas.text_size(string, style)[0])
    x = box.x if align == "left" else box.centerx - width / 2
    # The picture has its letters in the middle, and room for the shadow around them.
    middle = x + width / 2
    canvas.blit(picture, (middle - whole[0] / 2, box.centery - whole[1] / 2))
    return pygame.FRect(x, box.centery - height / 2, width, height)


def lettering_width(canvas: Canvas, string: str, size: float) -> float:
    """Return how wide letters are that have all the room they want."""
    return canvas.text_size(string, _STYLE, size=size)[0]


def _fitting(canvas: Canvas, string: str, width: float, size: float) -> TextStyle:
    while size > _FLOOR and lettering_width(canvas, string, size) > width:
        size -= 1
    return _STYLE.with_changes(size=size, fit=True, floor=size)


def _paint(canvas: Canvas, string: str, style: TextStyle, of: Metal) -> None:
    size = style.size
    room = size * _ROOM
    area = canvas.view.rect.inflate(-2 * room, 0)
    rim, depth = size * _RIM, size * _DEPTH
    _paint_shadow(canvas, string, area, style)
    # From below upwards, so that the sides of the letters read as one solid piece.
    steps = max(2, canvas.view.length_px(depth))
    for step in range(steps, -1, -1):
        lower = area.move(0, depth * step / steps)
        colour = of.body if step else of.side
        canvas.text(string, lower, style, colour=colour, outline=rim, outline_colour=colour)
    thin = max(0.6, size * 0.012)
    canvas.text(string, area.move(0, -thin), style, colour=of.glint)
    canvas.text(string, area.move(0, thin), style, colour=of.side)
    canvas.surface.blit(_cast(canvas, string, area, style, of), (0, 0))


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


def _cast(
    canvas: Canvas, string: str, area: pygame.FRect, style: TextStyle, of: Metal
) -> pygame.Surface:
    letters = canvas.blank(canvas.surface.get_size())
    place = letters.text(string, area, style, colour=(255, 255, 255))
    # Capitals fill the middle of a line; above and below them is room for accents and tails.
    top, height = place.y + place.height * 0.18, place.height * 0.60
    scale = canvas.view.scale
    pixels = letters.surface.get_size()
    ramp = pygame.Surface(pixels, pygame.SRCALPHA)
    for y in range(pixels[1]):
        t = (y / scale - top) / height
        ramp.fill((*metal(t, of.face), 255), (0, y, pixels[0], 1))
    letters.surface.blit(ramp, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return letters.surface
