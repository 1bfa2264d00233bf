"""The water at the Bastion's foot: surf, a ship that comes home, and who walks over the bridge."""

import random
from collections.abc import Iterable

from ..curves import ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import fill, lines, oval


def surf(picture: Scene, feet: Iterable[tuple[float, float, float]]) -> None:
    """Break waves at the feet of rocks, and lay long swells before them."""
    chance = random.Random(12)
    foam = ""
    for x, y, wide in feet:
        for _ in range(14):
            across = chance.uniform(8, 20)
            foam += oval(x + chance.uniform(-1, 1) * wide, y + chance.uniform(-5, 5), across,
                across * 0.3, "#f4fff8", 0.7)  # fmt: skip
    picture.veil(foam, 1.4)
    swells = ""
    for row in range(9):
        y = 452 + row * 9
        for _ in range(4):
            wide = chance.uniform(24, 60)
            x = chance.uniform(170 - row * 8 + wide, 375)
            swells += taper(
                [(x - wide, y + 2), (x, y - 3), (x + wide, y + 2)], [0.6, 2.2 + row * 0.3, 0.6]
            )
    picture.veil(fill(swells, "#c8f4f0", 0.6), 0.7)
    picture.veil(oval(170, 496, 40, 30, "#ffe8b0", 0.4), 14)


def ship() -> list[Shape]:
    """Sail a cog with a striped sail out to the right."""
    hull = "242,448! 256,456 300,460 340,454 362,440! 356,478 336,496 278,498 254,482"
    planks = lines(["250,464 300,472 356,460", "254,478 300,486 350,474"], "#4c2818", 2.4, 0.7)
    sail = "272,352! 304,346 338,352! 350,388 344,430! 308,436 270,430! 282,392"
    stripes = lines(["288,346 298,390 286,434", "322,346 334,390 326,436"], "#e0343c", 13, 0.95)
    return [
        limb("304,450 304,330", [7, 6], "#7a4c2c", round=3),
        Shape(smooth("304,332! 320,326 334,334 348,328! 340,340 346,346! 326,346 304,344!"),
            "#e0343c", round=5),
        Shape(smooth(sail), "#fff4dc", round=22, bump=0.3, detail=stripes),
        limb("270,350 340,350", [6, 6], "#7a4c2c", round=3),
        *(Shape(ellipse(x, 448, 6, 7), tone, round=5) for x, tone in ((276, "#f0b488"),
            (326, "#e0a078"))),
        Shape(smooth(hull), "#b06c3c", round=22, bump=0.5, detail=planks),
        limb("242,448 300,458 362,440", [6, 8, 6], "#e0a850", round=3),
        *(Shape(ellipse(x, y, 8, 9), tone, round=5, shine=0.6) for x, y, tone in ((278, 464,
            "#3c6cc8"), (304, 467, "#e8c050"), (330, 463, "#3c6cc8"))),
        Shape(smooth("244,494 280,488 300,496 330,488 368,494 330,504 276,504"), "#f0fffa", round=4,
            ink=0.2, contact=0, glow=0.3),
    ]  # fmt: skip


def rowers() -> list[Shape]:
    """Row a fisherman home."""
    return [
        limb("176,496 146,512", [4, 6], "#c89858", round=2),
        Shape(smooth("186,476 200,470 212,478 214,500 184,500"), "#4c8c6c", round=10, bump=0.3),
        Shape(ellipse(199, 466, 9, 10), "#f0b488", round=8, skin=0.4),
        Shape(smooth("184,464! 199,452 214,464! 199,460"), "#d8b060", round=5),
        limb("196,482 184,492 176,496", [9, 8, 7], "#4c8c6c"),
        Shape(
            smooth("160,492! 200,500 240,490! 232,512 200,518 170,512"),
            "#8c5434",
            round=10,
            bump=0.5,
            detail=lines(["166,504 200,510 234,502"], "#4c2818", 2),
        ),
        Shape(
            smooth("158,514 200,518 244,512 224,522 180,522"),
            "#e8fff8",
            round=3,
            ink=0.2,
            contact=0,
            glow=0.3,
        ),
    ]


def walkers() -> list[Shape]:
    """Send pilgrims over the bridge, smaller towards the gate, the last with a banner."""
    people = []
    for x, y, size, tone in ((134, 404, 0.5, "#c83c44"), (112, 420, 0.66, "#4c70c8"),
        (84, 434, 0.84, "#d8a040"), (48, 456, 1.1, "#7c5ca8")):  # fmt: skip
        people += [
            Shape(smooth(place("-11,4! -8,-14 0,-22 8,-14 11,4! 0,7", x, y, size)), tone,
                round=8 * size, bump=0.3),
            Shape(smooth(place("-8,-17! -9,-27 0,-36 9,-27 8,-17! 0,-14", x, y, size)), tone,
                round=6 * size, bump=0.2, contact=0.7),
        ]  # fmt: skip
    return [
        *people,
        limb("62,458 64,392", [3.4, 3], "#6c4428", round=1.5),
        Shape(polygon([(64, 392), (96, 400), (64, 412)]), "#e0343c", round=4),
    ]
