"""Zombie: a hand clawing its way out of the soil of a grave."""

from ..curves import ellipse, place, polygon, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#0c2030", "#27525a", "#7fa08a"),
    ("#f2f8d0", "#a8cf9c"),
    "#16323a",
    "#07121a",
    "graves",
    radius=126,
    centre=(187, 172),
)
LIGHT = lit("#0b1418", "#415a72", "#e8ffc0", "#38503a")
FINGERS = (
    ("148,214 120,164 104,116 126,74", (40, 36, 31, 15)),
    ("176,200 162,136 160,84 190,44", (41, 37, 32, 15)),
    ("208,202 218,142 226,94 256,70", (39, 36, 31, 15)),
    ("234,222 266,178 280,142 304,130", (35, 32, 27, 13)),
)


def scene() -> Scene:
    """Raise the hand."""
    colours = (
        linear("flesh", (110, 60), (270, 340), (0, "#b7c79a"), (0.5, "#7f9a76"), (1, "#4c6a5c"))
        + linear("pad", (130, 190), (250, 330), (0, "#b4c496"), (1, "#6a8868"))
        + linear("soil", (0, 350), (0, 440), (0, "#6e4e3c"), (1, "#2a1d20"))
        + linear("rag", (130, 320), (250, 400), (0, "#6a5a86"), (1, "#38304e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 4)
    picture.group(*_hand(), shadow=0.5, roundness=50)
    picture.group(*_soil(), shadow=0.5, form=0.2, fade=(390, 440, 0.5))
    return finish(picture, BACKDROP, "#d8ffb0")


def _hand() -> list[Shape]:
    veins = lines(["160,280 176,240 170,214", "206,286 204,244 214,214"], "#3d5a52", 3, 0.6)
    arm = Shape(taper("187,420 184,340 186,270", [92, 74, 86]), "url(#flesh)", round=34, bump=0.9)
    palm = smooth("124,236 136,198 187,182 240,200 256,238 244,284 226,330 187,344 150,330 134,290")
    shapes = [
        Shape(
            taper("140,274 98,256 70,226 78,180", [44, 38, 32, 14]),
            "url(#flesh)",
            round=16,
            bump=0.7,
        ),
        arm,
        Shape(
            smooth(
                "128,402! 132,346 122,330! 150,338 168,322! 190,340 214,324! 228,342 250,334! "
                "244,360 252,402!"
            ),
            "url(#rag)",
            round=14,
            bump=0.8,
        ),
        *(
            Shape(taper(spine, widths), "url(#flesh)", round=16, bump=0.7)
            for spine, widths in FINGERS
        ),
        Shape(
            palm,
            "url(#flesh)",
            round=52,
            bump=0.8,
            contact=0.15,
            ink=0.3,
            detail=veins + spots(8, 9, (130, 190, 250, 300), "#4f6a4a", (3, 7), 0.5),
        ),
    ]
    knuckles = ((112, 132), (162, 100), (226, 106), (280, 150), (90, 246))
    shapes += [
        Shape(ellipse(x, y, 13, 10), "#a9bb8e", round=12, contact=0.15, ink=0, rim=0.2)
        for x, y in knuckles
    ]
    pads = (
        (156, 284, 25, 42, -16), (226, 290, 22, 40, 14), (146, 216, 18, 15, 0),
        (178, 206, 18, 15, 0), (210, 208, 18, 15, 0), (238, 224, 16, 14, 0),
    )  # fmt: skip
    shapes += [
        Shape(ellipse(*pad), "url(#pad)", round=20, bump=0.7, contact=0.3, ink=0, rim=0.2)
        for pad in pads
    ]
    stitches = [
        Shape(taper(thread, [4, 4.5, 4]), "#241c2a", round=2, contact=0.3, rim=0)
        for thread in ("148,250 214,264", "160,243 157,261", "178,247 174,266", "196,251 193,270")
    ]
    return [*shapes, *stitches, *_nails()]


def _nails() -> list[Shape]:
    nail = "-9,-8 0,-12 9,-8 7,12 0,26! -7,12"
    tips = ((126, 78, 202), (188, 48, 214), (254, 72, 236), (302, 132, 246), (77, 186, 188))
    return [
        Shape(smooth(place(nail, x, y, 1, turn)), "#2e2a34", round=6, shine=0.5, contact=0.5)
        for x, y, turn in tips
    ]


def _soil() -> list[Shape]:
    mound = (
        "-12,420! 40,392 96,372 128,352 160,366 187,356 216,368 250,350 290,376 340,394 "
        "388,420! 388,540! -12,540!"
    )
    marks = spots(2, 60, (0, 360, 375, 470), "#3a2823", (3, 9), 0.6)
    marks += spots(3, 30, (0, 360, 375, 450), "#9a7456", (2, 5), 0.5)
    clods = (
        (112, 352, 15),
        (140, 372, 18),
        (236, 370, 19),
        (270, 356, 13),
        (84, 382, 12),
        (300, 384, 14),
    )
    lumps = [
        Shape(
            polygon(place("-1,-1 .3,-1.1 1.1,-.3 .9,.7 -.1,1 -1,.5", x, y, size, size * 9)),
            "url(#soil)",
            round=size * 0.7,
            bump=1,
            bump_size=6,
        )
        for x, y, size in clods
    ]
    worm = Shape(taper("282,366 296,350 312,360 326,346", [7, 8, 7, 4]), "#e08a8a", round=4)
    grass = fill("M40 398L46 372L52 396ZM52 394L64 372L62 392Z", "#4f7a4a")
    return [
        Shape(smooth(mound), "url(#soil)", round=22, bump=1.6, bump_size=12, detail=marks + grass),
        *lumps,
        worm,
    ]
