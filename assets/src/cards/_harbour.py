"""The water at the Bastion's foot: surf, a ship that comes home, and who walks over the bridge."""

import random
from collections.abc import Iterable

from ..curves import Knot, ellipse, place, polygon, smooth, taper
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


#: Where each pilgrim stands, how large, his cloak, and what is on his head.
PILGRIMS = (
    (134, 402, 0.56, "#c83c44", "hood"),
    (112, 420, 0.74, "#4c70c8", "hat"),
    (83, 434, 0.96, "#d8a040", "hood"),
    (44, 456, 1.26, "#7c5ca8", "hat"),
)


def _pilgrim(x: float, y: float, size: float, cloak: str, worn: str) -> list[Shape]:
    """Walk up to the right with a staff, the face turned half to us."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, size)

    def ball(at: str, wide: float, tall: float) -> str:
        return ellipse(*put(at)[0][:2], wide * size, tall * size)

    eyes = "".join(disc(*put(at)[0][:2], 1.3 * size, "#1c1020") for at in ("2,-26", "6,-26.4"))
    head = {
        "hood": ("-9,-16! -10,-28 -3,-38 6,-36 8,-31! 0,-31 -3,-24 -2,-17!", cloak),
        "hat": ("-12,-28! -6,-31 -3,-39 4,-39 8,-32 13,-29! 4,-28 -4,-28", "#8c5c34"),
    }[worn]
    return [
        limb(put("-4,0 -8,9 -4,10"), [5 * size, 5 * size, 4 * size], "#5c3c34", round=2),
        limb(put("4,0 7,7 12,7"), [5 * size, 5 * size, 4 * size], "#5c3c34", round=2),
        Shape(smooth(put("-12,4! -11,-8 -6,-19 3,-20 9,-10 12,3! 2,6")), cloak, round=8 * size,
            bump=0.3, detail=lines([put("-2,-16 -4,-6 -5,4"), put("4,-8 6,-2 6,4")], "#1c1838",
                1.8 * size, 0.5)),
        Shape(ball("2,-26", 7.6, 8.4), "#f4bc90", round=7 * size, skin=0.4, detail=eyes),
        Shape(ball("7.4,-23", 2.6, 2.2), "#e8906c", round=2, skin=0.4, contact=0.5, ink=0.4),
        Shape(smooth(put(head[0])), head[1], round=5 * size, bump=0.3, contact=0.6),
        limb(put("17,-34 15,8"), [2.6 * size, 2.6 * size], "#6c4428", round=1.5),
        limb(put("-1,-14 6,-8 13,-12"), [7 * size, 7 * size, 5 * size], cloak, contact=0.6),
        Shape(ball("15.4,-13", 3.4, 3), "#f4bc90", round=3 * size, skin=0.4, contact=0.6),
    ]  # fmt: skip


def walkers() -> list[Shape]:
    """Send pilgrims over the bridge, smaller towards the gate, the last with a banner."""
    return [
        *(part for pilgrim in PILGRIMS for part in _pilgrim(*pilgrim)),
        limb("65,424 67,384", [3.4, 3], "#6c4428", round=1.5),
        Shape(polygon([(67, 384), (96, 391), (67, 402)]), "#e0343c", round=4),
    ]
