"""A seal of red wax with a picture pressed into it."""

import math
from functools import partial

from game.kit import Canvas, Colour, Point

#: The wax: its shadow, its rim, its top, the hollow pressed into it, and the light on its edge.
_SHADOW: Colour = (52, 24, 18)
_RIM: Colour = (112, 22, 28)
_TOP: Colour = (170, 44, 42)
_HOLLOW: Colour = (136, 28, 34)
_LIGHT: Colour = (228, 116, 98)
#: How uneven the rim is, of how many points it is, and how large the hollow and the picture are.
_UNEVEN, _POINTS, _PRESSED, _PICTURE = 0.055, 72, 0.74, 1.14
#: How large the drawing is for a radius of one, with its shadow.
_SIZE = 2.4


def draw_wax_seal(canvas: Canvas, center: Point, radius: float, picture: str) -> None:
    """Draw a seal around its middle; ``picture`` is the name of an asset."""
    side = _SIZE * radius
    paint = partial(_paint, radius=radius, picture=picture)
    seal = canvas.sprite(("wax seal", picture), (side, side), paint, upright=True)
    canvas.blit(seal, center, centered=True)


def _paint(canvas: Canvas, radius: float, picture: str) -> None:
    x, y = canvas.view.width / 2, canvas.view.height / 2
    canvas.polygon(_outline((x, y + 0.08 * radius), radius), _SHADOW, alpha=110)
    canvas.polygon(_outline((x, y), radius), _RIM)
    canvas.polygon(_outline((x, y - 0.04 * radius), 0.94 * radius), _TOP)
    canvas.circle((x, y), _PRESSED * radius, _LIGHT, alpha=150)
    canvas.circle((x, y - 0.03 * radius), _PRESSED * radius, _HOLLOW)
    side = _PICTURE * radius
    canvas.image(picture, (x - side / 2, y - side / 2, side, side))


def _outline(center: Point, radius: float) -> list[Point]:
    """Return the winding rim of wax that has run."""
    points = []
    for step in range(_POINTS):
        turn = math.tau * step / _POINTS
        run = 1 + _UNEVEN * (0.6 * math.sin(5 * turn + 0.7) + 0.4 * math.sin(9 * turn + 2.1))
        points.append((
            center[0] + radius * run * math.cos(turn),
            center[1] + radius * run * math.sin(turn),
        ))  # fmt: skip
    return points
