"""The street under the wall that the Meteorite comes down on, and who is in it."""

import random

from ..actors import eyeball, floor_shadow, moved
from ..curves import ellipse, place, smooth, taper
from ..polish import Polished
from ..scene import Shape
from ..svg import fill, lines, oval
from . import _guard


def street(picture: Polished) -> None:
    """Cobble a street, with the light of the fire on its stones."""
    chance = random.Random(7)
    picture.cover('<rect x="-5" y="436" width="390" height="100" fill="#7c4c7c"/>')
    stones, tops = "", ""
    for row in range(6):
        y, wide = 444 + row * 16 + row * row, 15 + row * 3
        x = -10.0 + row % 2 * wide
        while x < 390:
            size = wide * chance.uniform(0.8, 1.1)
            stones += oval(x, y, size * 0.92, 7 + row, "#94608c", 1)
            tops += oval(x - 1, y - 2, size * 0.66, 3.4 + row * 0.4, "#e8a48c", 0.5)
            x += wide * 2
    picture.cover(stones)
    picture.veil(tops, 1.4)
    picture.shade('<rect x="-5" y="430" width="390" height="14" fill="#34184c" opacity=".8"/>', 5)
    picture.afterglow(oval(170, 480, 150, 34, "#ff9c50", 0.2), 16)
    floor_shadow(picture, 62, 504, 60)
    floor_shadow(picture, 280, 508, 76)


def barrel() -> list[Shape]:
    """Let somebody hold the lid of a barrel over himself."""
    body = "28,440! 64,446 100,440! 108,470 102,504! 64,512 26,504! 20,470"
    seams = ["44,444 38,474 44,508", "64,446 64,512", "84,444 90,474 84,508"]
    staves = lines(seams, "#4c2428", 2.6, 0.7)
    return [
        Shape(ellipse(64, 440, 37, 12), "#2c1424", round=4, flat=0.6, rim=0),
        *eyeball((53, 434), 8, "#58a070", (0, -3)),
        *eyeball((74, 433), 8, "#58a070", (0, -3)),
        Shape(smooth(body), "#b8703c", round=34, bump=0.6, detail=staves),
        Shape(taper("24,458 64,466 104,458", [9, 9, 9]), "#8c94b4", round=4, shine=0.8),
        Shape(taper("23,488 64,496 105,488", [9, 9, 9]), "#8c94b4", round=4, shine=0.8),
        Shape(smooth(place("-42,0 -34,-12 0,-16 34,-12 42,0 34,9 0,12 -34,9", 66, 418, 1, -9)),
            "#d08c50", round=6, bump=0.6, contact=0.7,
            detail=fill(smooth(place("-34,-2 0,-10 34,-2 0,4", 66, 418, 1, -9)), "#a86438", 0.8)),
    ]  # fmt: skip


def runner() -> list[Shape]:
    """Send the guard running, his helmet after him."""
    whole = [*_guard.legs(), *_guard.far_arm(), *_guard.body(), *_guard.head()]
    pot = moved(_guard.helmet(0, 0, 24), (0, 0), (330, 404), 0.44)
    return [*moved(whole, (230, 460), (276, 505), 0.5), *pot]
