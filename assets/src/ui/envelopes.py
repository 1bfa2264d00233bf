"""The letters of a match by letter: an envelope closed and one open, and the wax for their seals.

Names, stamps and the colour of the wax are those of a match: the game lays them upon these.
"""

import math
import random

from ..curves import ellipse, polygon, smooth
from ..scene import Light, Scene, Shape
from ..svg import line, linear, lines, radial, spots
from . import desk_things
from .cutout import Piece, rounded

#: The size of a picture in units, and the pixels of one.
_SIZE, _SCALE = (180, 132), 4
_PAPER = (
    linear("paper", (20, 14), (160, 126), (0, "#fdf0cd"), (0.55, "#f3d9a2"), (1, "#d3a566"))
    + linear("flap", (60, 10), (96, 70), (0, "#fff6da"), (0.6, "#f8e0ac"), (1, "#dcb070"))
    + linear("inside", (90, 8), (90, 74), (0, "#a8703e"), (1, "#5c361c"))
    + linear("sheet", (40, 6), (130, 90), (0, "#fffaf0"), (0.7, "#fbf0d4"), (1, "#e6d0a0"))
)
#: The light of a candle at the upper left.
_CANDLE = Light((-0.5, -0.72, 0.52), "#fff3da", "#7a6a60", (0.7, 0.7), "#fff0d0", 0.35, "#000000",
                "#140c10")  # fmt: skip
_INK, _BROWN = "#4a2e18", "#8a6232"
#: The flap of a closed envelope, and of one that is open.
_FLAP = "7,16! 173,16! 104,58 90,66 76,58"
_LIFTED = "7,48! 78,6 90,1 102,6 173,48!"
#: What hides the foot of a letter in an open envelope.
_POCKET = "6,46! 74,84 90,90 106,84 174,46! 174,122 170,127 10,127 6,122"


def _worn(seed: int, top: float) -> str:
    """Draw what paper has: hairs, specks, and a crease where it was folded across."""
    chance = random.Random(seed)
    hairs = []
    for _ in range(46):
        x, y = chance.uniform(10, 170), chance.uniform(top, 124)
        turn, long = chance.uniform(-0.6, 0.6), chance.uniform(3, 9)
        bent = y + long * turn * 0.5 + chance.uniform(-1, 1)
        hairs.append([(x, y), (x + long / 2, bent), (x + long, y + long * turn)])
    half = len(hairs) // 2
    return (
        lines(hairs[:half], "#fff9e6", 0.5, 0.8)
        + lines(hairs[half:], _BROWN, 0.4, 0.4)
        + spots(seed, 34, (10, top, 170, 124), _BROWN, (0.3, 0.8), 0.35)
        + line("10,98 60,96.6 120,98.4 170,97", _BROWN, 0.7, 0.28)
        + line("10,99 60,97.6 120,99.4 170,98", "#fffbea", 0.6, 0.7)
    )


def _written(seed: int, x: float, y: float, wide: float) -> str:
    """Write a line in a running hand: words of loops, with a tall letter here and there."""
    chance, strokes, end = random.Random(seed), [], x + wide
    while x < end - 6:
        word = []
        for _ in range(chance.randint(2, 7)):
            tall = chance.choice((1.3, 1.3, 1.5, 1.7, 3.6)) * chance.uniform(0.85, 1.15)
            deep = 3.4 if chance.random() < 0.14 else 1.3
            broad = chance.uniform(0.9, 1.7)
            # Up to the head of the letter, back over it in a loop, and down to the line.
            word += [(x, y + 1.2), (x + 1.3 * broad + 0.2 * tall, y - tall),
                     (x + 0.9 * broad, y - tall - 0.3), (x + 0.5 * broad, y + deep)]  # fmt: skip
            x += 1.6 * broad
        strokes.append([*word, (x + 1, y + 0.6)])
        x += chance.uniform(2.6, 3.8)
    return lines(strokes, _INK, 0.62, 0.85)


def _scene(gradients: str, *groups: tuple[Shape, ...], size: tuple[int, int] = _SIZE) -> Scene:
    scene = Scene(gradients, _CANDLE, 4, size)
    for shapes in groups:
        scene.group(*shapes, shadow=0.5, shadow_offset=(0, 2), shadow_blur=3, form=0.12,
                    outline=1.5)  # fmt: skip
    return scene


def closed() -> Scene:
    """Close an envelope; nothing is written on it, and no wax lies on its flap."""
    body = Shape(rounded(6, 15, 168, 112, 4), "url(#paper)", round=4, bump=0.05, bump_size=5,
                 ink=0.7, detail=_worn(3, 20))  # fmt: skip
    flap = Shape(smooth(_FLAP), "url(#flap)", round=4, bump=0.05, bump_size=5, ink=0.6,
                 contact=1.0, detail=_worn(8, 18))  # fmt: skip
    return _scene(_PAPER, (body,), (flap,))


def opened() -> Scene:
    """Lift the flap, and let the sheet be seen that is written on."""
    rows = ((17, 96), (26, 104), (35, 72))
    told = "".join(_written(at, 40, y, wide) for at, (y, wide) in enumerate(rows))
    back = Shape(smooth(_LIFTED), "url(#inside)", round=4, ink=0.8, bump=0.05, bump_size=5)
    fold = line("28,48 152,47", _BROWN, 0.6, 0.3) + line("28,49 152,48", "#ffffff", 0.6, 0.8)
    sheet = Shape(polygon("29,8 150,5 153,96 27,96"), "url(#sheet)", round=2.5, bump=0.03,
                  bump_size=5, ink=0.6, contact=0.7, detail=told + fold)  # fmt: skip
    pocket = Shape(smooth(_POCKET, tension=0.05), "url(#paper)", round=4, bump=0.05, bump_size=5,
                   ink=0.7, contact=1.0, detail=_worn(5, 50))  # fmt: skip
    return _scene(_PAPER, (back,), (sheet,), (pocket,))


def _run(radius: float, phase: float) -> str:
    """Outline wax that has run."""
    points = []
    for step in range(36):
        turn = math.tau * step / 36
        run = 1 + 0.055 * math.sin(5 * turn + phase) + 0.035 * math.sin(9 * turn + 3 * phase)
        points.append((30 + radius * run * math.cos(turn), 30 + radius * run * math.sin(turn)))
    return smooth(points)


def wax() -> Scene:
    """Lay a cake of white wax, a hollow pressed into it; the game gives it a seat's colour."""
    colours = radial("wax", (22, 20), 36, (0, "#ffffff"), (0.5, "#d8d8d8"), (1, "#9a9a9a"))
    cake = Shape(_run(25, 0.7), "url(#wax)", round=8, shine=0.9, gloss=14, ink=0.6)
    rim = Shape(ellipse(30, 30, 18), "url(#wax)", round=3, shine=0.5, ink=0.6, contact=0.6)
    hollow = Shape(ellipse(30, 30.6, 15.6), "#bcbcbc", round=2, shine=0.2, ink=0.7, contact=1.0)
    return _scene(colours, (cake, rim, hollow), size=(60, 60))


PIECES = {
    "closed": Piece(closed, _SCALE),
    "open": Piece(opened, _SCALE),
    "wax": Piece(wax, 3),
    **desk_things.PIECES,
}
