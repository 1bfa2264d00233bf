"""The light of an hour on the land: where it falls, what lies in shade, and the pools of fires.

The land is painted evenly bright, but cards are what is looked at: its edges and the bridges lie
darker than the lanes between them. As everywhere, the light comes from the upper left.
"""

import pygame

from game.kit import Canvas, Colour, lay_light, paint_oval

from ..layout import BOARD
from .board_ambient import board_frame
from .bridge_decks import DECKS
from .camps import Camp, fires_of
from .flags import LAMPS

#: How much of the light falls on the land, in hundredths: from left to right, and downwards.
_ACROSS = (
    *(40, 56, 70, 80, 88, 94, 98, 100, 100, 100, 98, 82, 76, 76, 76, 76),
    *(76, 76, 76, 76, 80, 94, 96, 94, 90, 84, 78, 70, 61, 51, 41, 30),
)
_DOWN = (50, 66, 82, 94, 100, 100, 100, 100, 98, 96, 94, 92, 86, 76, 62, 46, 32, 20)
#: What is left of the colours in the shade, by day and at dusk; and of all of them at dusk.
_SHADE: dict[bool, Colour] = {False: (120, 124, 150), True: (112, 120, 168)}
_LIGHT: dict[bool, Colour] = {False: (246, 240, 220), True: (214, 208, 216)}
#: What a fire or a lamp adds at dusk, and how far, in units of the board.
_POOL: Colour = (66, 44, 16)
_POOL_SIZE = (200.0, 150.0)
#: What the sun adds in the middle of each bridge, or the lamps at both its ends, and how far.
_SUN: Colour = (34, 30, 18)
_LAMPLIGHT: Colour = (58, 42, 22)
_SUN_SIZE = (280.0, 104.0)


def light_hour(canvas: Canvas, camps: tuple[Camp, ...], *, dusk: bool) -> None:
    """Lay the light of an hour on all that is painted so far."""
    shade = pygame.Color(_SHADE[dusk])
    view, frame = canvas.view, board_frame(canvas.view)
    across = _seen(_ACROSS, -frame.x / frame.cover / BOARD[0], view.width / frame.cover / BOARD[0])
    down = _seen(_DOWN, -frame.y / frame.cover / BOARD[1], view.height / frame.cover / BOARD[1])
    lay_light(canvas.surface, [shade.lerp(_LIGHT[dusk], part / 100) for part in across])
    lay_light(canvas.surface, [shade.lerp("white", part / 100) for part in down], down=True)
    fires = (*LAMPS, *(fire for _, fire in fires_of(camps)))
    lights = [(_POOL, _POOL_SIZE, fires), (_LAMPLIGHT, _SUN_SIZE, DECKS)]
    for light, size, places in lights if dusk else [(_SUN, _SUN_SIZE, DECKS)]:
        pool = pygame.Surface(view.size_px((size[0] * frame.cover, size[1] * frame.cover)))
        paint_oval(Canvas(pool, view, canvas.assets), light)
        for x, y in places:
            canvas.shine(pool, (frame.x + x * frame.cover, frame.y + y * frame.cover))


def _seen(light: tuple[int, ...], start: float, length: float) -> list[float]:
    """Return the light on what a window shows of the board, which its place is told as shares of.

    What lies beyond the board has the light of its edge.
    """
    last = len(light) - 1
    places = [min(max(start + length * step / last, 0.0), 1.0) * last for step in range(last + 1)]
    before = [min(int(place), last - 1) for place in places]
    return [
        light[at] + (light[at + 1] - light[at]) * (place - at)
        for at, place in zip(before, places, strict=True)
    ]
