"""The letters of a match by letter: an envelope open, sealed with red wax, and one that came."""

import math

from ..curves import ellipse, place, polygon, smooth, star
from ..scene import Scene, Shape
from ..svg import line, linear, radial
from .cutout import BADGE_LIGHT, Piece, rounded

#: The size of a picture in units, and the pixels of one.
_SIZE, _SCALE = (160, 128), 3
_PAPER = (
    linear("paper", (20, 20), (140, 120), (0, "#fff0c4"), (0.5, "#f0cd88"), (1, "#c08c4a"))
    + linear("flap", (60, 30), (96, 84), (0, "#fff4d0"), (0.6, "#f6d896"), (1, "#cf9c56"))
    + linear("inside", (80, 10), (80, 70), (0, "#8a5a34"), (1, "#54301a"))
    + linear("sheet", (40, 6), (120, 80), (0, "#fff6d8"), (1, "#f0d698"))
)
_RED = radial("wax", (72, 62), 26, (0, "#ff8672"), (0.45, "#c8302e"), (1, "#6e1018"))
_BLUE = radial("wax", (72, 62), 26, (0, "#9adcff"), (0.45, "#2f78c8"), (1, "#123a78"))
_RIBBON = linear("ribbon", (0, 60), (0, 84), (0, "#f0c050"), (0.5, "#c88a28"), (1, "#7c4c12"))
_BODY = rounded(10, 34, 140, 84, 6)
_FLAP = "13,37! 147,37! 90,80 80,85 70,80"
_LIFTED = "12,40! 72,8 80,4 88,8 148,40!"
#: The bridge that is pressed into the wax: its deck, and two arches.
_DECK = "-13,-3! 0,-7 13,-3! 13,1! 0,-3 -13,1!"
_ARCHES = ("-12,9! -12,2 -6,0 -1,2 -1,9! -4,9! -5,5 -8,5 -9,9!",
           "1,9! 1,2 6,0 12,2 12,9! 9,9! 8,5 5,5 4,9!")  # fmt: skip


def _folds() -> str:
    """Draw the seams of the paper, from the lower corners to the middle."""
    seams = line("14,114 62,74", "#7a5228", 1.6, 0.6) + line("146,114 98,74", "#7a5228", 1.6, 0.6)
    return seams + line("15,116 63,76", "#fff6dc", 1.0, 0.6)


def _body() -> Shape:
    return Shape(_BODY, "url(#paper)", round=5, bump=0.12, bump_size=6, ink=0.7, detail=_folds())


def _rim(x: float, y: float, radius: float) -> str:
    """Outline wax that has run."""
    points = []
    for step in range(28):
        turn = math.tau * step / 28
        run = radius * (1 + 0.05 * math.sin(5 * turn + 0.7) + 0.035 * math.sin(9 * turn + 2.1))
        points.append((x + run * math.cos(turn), y + run * math.sin(turn)))
    return smooth(points)


def _seal(x: float, y: float, sign: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return (
        Shape(_rim(x, y, 23), "url(#wax)", round=7, shine=0.7, gloss=12, ink=0.7, contact=0.8),
        Shape(ellipse(x, y, 16.5), "url(#wax)", round=3, shine=0.3, ink=0.8, contact=0.9),
        *sign,
    )


def _bridge(x: float, y: float) -> tuple[Shape, ...]:
    return tuple(
        Shape(smooth(place(points, x, y)), "#f2705e", round=2.5, shine=0.6, gloss=10, ink=0.6)
        for points in (_DECK, *_ARCHES)
    )


def _star(x: float, y: float) -> tuple[Shape, ...]:
    return (
        Shape(polygon(star(x, y, 12, 5.4, 6)), "#8accff", round=3, shine=0.6, gloss=10, ink=0.6),
    )


def _laid(colours: str, *groups: tuple[Shape, ...]) -> Scene:
    scene = Scene(_PAPER + colours, BADGE_LIGHT, 4, _SIZE)
    for shapes in groups:
        scene.group(*shapes, shadow=0.5, shadow_offset=(0, 3), shadow_blur=3, form=0.15,
                    outline=2.2)  # fmt: skip
    return scene


def _flap() -> Shape:
    return Shape(smooth(_FLAP), "url(#flap)", round=5, bump=0.1, bump_size=6, ink=0.7, contact=0.9)


def sealed() -> Scene:
    """Close an envelope with red wax and a bridge in it."""
    return _laid(_RED, (_body(), _flap()), _seal(80, 74, _bridge(80, 74)))


def returned() -> Scene:
    """Tie a golden ribbon around an envelope with the blue wax of somebody else."""
    band = polygon("11,67 149,67 149,81 11,81")
    upright = polygon("73,35 87,35 87,117 73,117")
    ribbon = tuple(
        Shape(path, "url(#ribbon)", round=3, shine=0.5, ink=0.7, contact=0.7)
        for path in (upright, band)
    )
    return _laid(_BLUE + _RIBBON, (_body(), _flap()), ribbon, _seal(80, 74, _star(80, 74)))


def opened() -> Scene:
    """Lift the flap, and let the sheet be seen that is written on."""
    lines = "".join(
        line(f"44,{y} {end},{y - 1}", "#6a4424", 2.4, 0.75)
        for y, end in ((26, 112), (36, 118), (46, 104), (56, 116))
    )
    back = Shape(smooth(_LIFTED), "url(#inside)", round=4, ink=0.8)
    sheet = Shape(rounded(32, 14, 96, 80, 3), "url(#sheet)", round=3, ink=0.6, contact=0.6,
                  detail=lines)  # fmt: skip
    front = "10,44! 66,82 80,88 94,82 150,44! 150,112 146,118 14,118 10,112"
    pocket = Shape(smooth(front, tension=0.05), "url(#paper)", round=5, bump=0.12, bump_size=6,
                   ink=0.7, contact=0.9)  # fmt: skip
    return _laid("", (back,), (sheet,), (pocket,))


PIECES = {
    "open": Piece(opened, _SCALE),
    "sealed": Piece(sealed, _SCALE),
    "returned": Piece(returned, _SCALE),
}
