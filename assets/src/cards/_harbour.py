"""The water at the Bastion's foot: surf, and a ship that comes home."""

import random
from collections.abc import Iterable

from ..curves import ellipse, place, smooth, taper
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import disc, fill, line, lines, oval


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
        *_crew(274, 446, "#3c6cc8", "#f0b488", -1),
        *_crew(328, 444, "#d8a040", "#e0a078", 1),
        Shape(smooth(hull), "#b06c3c", round=22, bump=0.5, detail=planks),
        limb("242,448 300,458 362,440", [6, 8, 6], "#e0a850", round=3),
        *(Shape(ellipse(x, y, 8, 9), tone, round=5, shine=0.6) for x, y, tone in ((278, 464,
            "#3c6cc8"), (304, 467, "#e8c050"), (330, 463, "#3c6cc8"))),
    ]  # fmt: skip


def _crew(x: float, y: float, coat: str, skin: str, side: int) -> list[Shape]:
    """Let a sailor look over the rail, to his left or right."""
    eyes = disc(x + side * 1.2, y - 2, 1.3, "#1c1020") + disc(x + side * 4.6, y - 2, 1.2, "#1c1020")
    return [
        Shape(smooth(place("-9,16! -9,8 -4,4 4,4 9,8 9,16!", x, y)), coat, round=6),
        Shape(ellipse(x, y, 7.4, 8), skin, round=7, skin=0.4, detail=eyes),
        Shape(ellipse(x + side * 4, y + 1.4, 2.6, 2.2), "#e88c70", round=2, contact=0.5, ink=0.4),
        Shape(smooth(place("-9,-3! -7,-11 2,-13 8,-8 9,-3! 0,-6", x, y)), "#c83c44", round=4),
    ]


def rowers() -> list[Shape]:
    """Row a fisherman home: he leans back on both oars, and his catch is in the bow."""
    skin, smock = "#f0b488", "#4c8c6c"
    face = disc(204, 456, 1.5, "#1c1020") + disc(209.5, 455.6, 1.4, "#1c1020")
    face += line("203,466 208,467 212,464", "#7a3428", 1.6)
    boat = "156,488! 200,500 248,484! 236,512 200,518 168,512"
    return [
        limb("214,484 262,508", [4, 5], "#c89858", round=2),
        limb("220,492 226,482 234,490", [8, 9, 2], "#c4d4dc", round=3, shine=0.7),
        Shape(smooth("182,474 196,466 210,474 214,500 182,500"), smock, round=10, bump=0.3,
            detail=lines(["196,470 194,486 198,500"], "#1c4838", 2)),
        Shape(ellipse(202, 458, 11, 12), skin, round=10, skin=0.4, detail=face),
        Shape(smooth("192,462! 196,470 206,473 213,466 211,474 202,480 193,474"), "#e8e0d4",
            round=5, bump=0.4, contact=0.4),
        Shape(ellipse(210, 460, 3.4, 2.8), "#e8906c", round=3, skin=0.4, contact=0.6, ink=0.5),
        Shape(smooth("182,454! 190,444 199,434 210,443 221,451! 210,450 196,451"), "#e0b860",
            round=6, bump=0.4, contact=0.7,
            detail=lines(["190,449 200,446 213,448"], "#8c5c2c", 2)),
        Shape(smooth(boat), "#8c5434", round=10, bump=0.5,
            detail=lines(["166,502 200,510 238,500"], "#4c2818", 2)),
        limb("158,489 200,501 246,486", [4, 5, 4], "#c08850", round=2),
        limb("200,478 142,514", [4, 4], "#c89858", round=2),
        Shape(smooth("150,504! 146,514 130,522 126,516 138,506"), "#c89858", round=3),
        limb("188,478 178,490 190,488", [10, 9, 7], smock, bump=0.3),
        Shape(ellipse(191, 486, 4.6, 4.2, -30), skin, round=4, skin=0.4, contact=0.7),
    ]  # fmt: skip


def wake(picture: Scene, keels: Iterable[tuple[float, float, float]]) -> None:
    """Let hulls lie in the water: it closes over their keels and breaks in small crests."""
    chance = random.Random(3)
    for x, y, wide in keels:
        picture.veil(oval(x, y + 9, wide * 1.04, 9, "#1c5484", 0.85), 1.6)
        crests = ""
        for n in range(20):
            at = chance.uniform(-1, 1)
            left, long = x + at * wide * 1.1, chance.uniform(4, 13)
            top = y + 5 - 5 * at * at + (n % 3) * 3.4 + chance.uniform(-1.5, 1.5)
            crests += taper([(left - long, top + 2), (left, top - 1.6), (left + long, top + 1.6)],
                [0.5, chance.uniform(1.4, 3.4), 0.5])  # fmt: skip
        picture.veil(fill(crests, "#f0fffa", 0.9), 0.6)


def sparkle(picture: Scene) -> None:
    """Mirror rock and castle in the near water, with the sun's path beside them."""
    picture.veil(fill("M190 440H380V530H170Z", "#1c4c84", 0.45), 12)
    picture.veil(oval(290, 476, 60, 26, "#e0d0bc", 0.35), 9)
    chance = random.Random(21)
    dashes = ""
    for _ in range(46):
        y = chance.uniform(446, 520)
        x, wide = chance.uniform(176, 375), chance.uniform(3, 12) * (y - 420) / 60
        dashes += oval(x, y, wide, 0.9, chance.choice(("#fff4d0", "#bce8f0", "#12406c")), 0.7)
    picture.veil(dashes, 0.4)
