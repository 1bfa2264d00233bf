"""Scribe: a clerk who has been interrupted once too often."""

import random

from ..curves import Points, ellipse, place, polygon, ring, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, drape, ear, fist, gaze, limb, locks
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#5a2a1c", "#b0642c", "#f0c070"), ("#fff4d0", "#f8c878"), "#4a2018", "#1a0c10", "none",
    radius=126, centre=(187, 158),
)  # fmt: skip
LIGHT = lit("#150c1a", "#565488", "#ffd890", "#4a3a6a", 0.8)
SKIN = "url(#skin)"
INK = "#2c48b8"


def scene() -> Scene:
    """Raise the quill before the clerk, and the ink behind him."""
    colours = (
        linear("skin", (120, 100), (260, 310), (0, "#f8cba6"), (0.6, "#e8937a"), (1, "#a8504e"))
        + linear("robe", (70, 280), (310, 450), (0, "#5a4a78"), (1, "#221a3c"))
        + linear("plume", (60, 20), (180, 230), (0, "#f4fbff"), (0.4, "#8ac4f4"), (1, "#2f62c4"))
        + linear("gold", (60, 180), (320, 360), (0, "#fff0a8"), (1, "#b8782a"))
        + linear("book", (240, 270), (350, 400), (0, "#c23a34"), (1, "#6a1622"))
        + linear("gem", (280, 300), (310, 340), (0, "#ffffff"), (1, "#58c8e8"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 7)
    picture.veil(_shelves(), 1.2)
    picture.group(*_storm(), shadow=0.35, form=0.2)
    picture.group(*_pages(), shadow=0.35)
    picture.group(*_robe(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_quill(), shadow=0.4, form=0.2)
    picture.group(*_arms(), shadow=0.5)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_spectacles(), shadow=0.3, form=0, outline=1.2)
    picture.group(*_book(), shadow=0.55)
    picture.sharp(pupil(151, 194, 15) + pupil(221, 190, 16))
    lenses = fill("M132 184Q138 172 150 170L140 202Z", "#ffffff", 0.4) + fill(
        "M201 180Q208 168 222 166L210 200Z", "#ffffff", 0.4
    )
    picture.sharp(lenses)
    picture.afterglow(glint(297, 322, 22), 0.6)
    return finish(picture, BACKDROP, "#ffe8b0")


def _shelves() -> str:
    """Rows of books, out of true."""
    chance, marks = random.Random(4), ""
    for level in (92, 176, 260, 344):
        for start, end in ((-4, 74), (304, 378)):
            x = float(start)
            while x < end:
                width, tall = chance.uniform(9, 17), chance.uniform(44, 68)
                spine = place(
                    [(0, 0), (width, 0), (width, -tall), (0, -tall)],
                    x,
                    level,
                    1,
                    chance.uniform(-4, 4),
                )
                marks += fill(
                    polygon(spine),
                    chance.choice(("#7a3024", "#8a5a2c", "#4a3a4c", "#5c2a34", "#9a7a40")),
                    0.85,
                )
                x += width + 1.5
            marks += (
                f'<rect x="{start}" y="{level}" width="{end - start}" height="8" fill="#4a2018"/>'
            )
    return marks


def _storm() -> list[Shape]:
    """Throw up ink: fingers that end in drops, and drops that have left them."""
    fingers = (
        "70,480 44,380 62,290 30,210 36,140", "110,480 66,420 22,350 14,268",
            "120,470 92,360 84,250 58,176 64,104",
        "290,480 330,390 308,300 346,226 336,152", "270,480 320,420 352,356 358,288",
            "250,460 290,340 286,230 320,150 304,62",
        "90,480 20,430 -4,390 8,340", "300,480 350,430 376,396 366,352",
    )  # fmt: skip
    drops = (
        (36, 112, 8), (12, 240, 7), (66, 74, 9), (58, 46, 5), (338, 122, 8), (360, 262, 7), (302,
            34, 7),
        (352, 192, 6), (20, 170, 5), (10, 320, 5), (284, 92, 5), (92, 130, 5), (344, 84, 4),
    )  # fmt: skip
    streams = [
        limb(points, [74, 54, 36, 22, 13, 10, 19], INK, round=20, shine=0.7, gloss=9, rim=0.5)
        for points in fingers
    ]
    return streams + [
        Shape(ellipse(x, y, r, r * 1.15), INK, round=r, shine=0.9, gloss=9) for x, y, r in drops
    ]


def _pages() -> list[Shape]:
    shapes = []
    for x, y, size, turn in (
        (296, 96, 1.0, 22),
        (28, 226, 0.8, -30),
        (342, 250, 0.8, -14),
        (228, 52, 0.7, -18),
    ):
        sheet = place("-20,-26! 16,-28! 22,22! 6,27 -16,26!", x, y, size, turn)
        rows = lines(
            [place([(-13, r), (13, r - 1)], x, y, size, turn) for r in (-16, -8, 0, 8)],
            "#7a6a8a",
            1.6,
            0.8,
        )
        shapes.append(Shape(smooth(sheet), "#fff4dc", round=5, bump=0.4, detail=rows))
    return shapes


def _robe() -> list[Shape]:
    outline = "104,312 132,290 187,282 244,290 274,310 306,372 314,470 60,470 70,376"
    cloth = drape(
        outline,
        "url(#robe)",
        ["112,340 100,410 96,470", "262,340 276,410 284,470", "164,350 160,420 158,470"],
        "#120c24",
    )
    frill = (
        "150,290 170,300 187,296 204,300 226,290 232,318 210,342 196,332 187,352 178,332 "
        "164,342 144,318"
    )
    return [
        *cloth,
        Shape(
            smooth(frill),
            "#fff6e8",
            round=10,
            bump=1,
            bump_size=7,
            contact=0.6,
            detail=lines(["170,304 166,334", "187,300 187,344", "206,304 210,334"], "#b0a4b4", 2)
            + spots(2, 5, (150, 300, 224, 340), "#22389c", (2, 4), 0.9),
        ),
        *rivets(((187, 372), (187, 396)), 5, "#e8b84a"),
    ]


def _quill() -> list[Shape]:
    vane = (
        "70,206! 52,150 62,92 96,44 148,14! 150,34 138,48 152,50 142,84 126,92 138,98 122,142 "
        "106,150 112,158 88,206!"
    )
    barbs = lines(
        [
            "86,180 60,158",
            "92,150 62,124",
            "100,116 74,94",
            "112,84 92,66",
            "92,176 108,164",
            "100,140 124,122",
            "112,106 138,88",
            "124,74 148,56",
        ],
        "#2a58b0",
        2,
        0.6,
    )
    return [
        Shape(smooth(vane), "url(#plume)", round=14, bump=0.5, bump_size=5, detail=barbs),
        Shape(
            taper("54,300 66,240 84,180 112,96 146,20", [8, 7, 6, 4, 1], 60),
            "#fff8e0",
            round=3,
            shine=0.4,
            contact=0.3,
        ),
    ]


def _arms() -> list[Shape]:
    return [
        limb("110,326 66,346 58,296", [56, 52, 44], "url(#robe)", bump=0.5),
        limb("36,296 58,284 82,292", [22, 24, 22], "#fff6e8", round=9, bump=0.8),
        Shape(
            smooth("50,274! 74,278! 66,312 50,352! 42,312"),
            "url(#gold)",
            round=6,
            shine=0.8,
            gloss=8,
            contact=0.8,
            detail=lines(["58,290 51,346"], "#6a3c10", 2),
        ),
        Shape(smooth("49,344! 57,362 49,376 41,362"), INK, round=6, shine=0.8, contact=0.4),
        *fist(Spot(68, 250, 31, 12), "#eea488"),
        *[
            Shape(ellipse(x, y, 4, 3), INK, round=3, contact=0.1, ink=0.3)
            for x, y in ((54, 236), (80, 262))
        ],
    ]


def _head() -> list[Shape]:
    skull = (
        "122,176 130,126 156,94 187,84 220,92 246,124 254,176 258,214 246,250 222,288 190,304 "
        "158,290 132,254 118,214"
    )
    vein = lines(["214,104 222,118 216,130 226,144", "222,118 232,122"], "#b0486c", 3, 0.7) + spots(
        3, 5, (140, 100, 190, 130), "#22389c", (2, 5), 0.8
    )
    mouth = "150,262! 170,252 190,256 210,250 230,256! 230,280 212,292 190,294 168,294 152,282"
    grey = ("#f0ece8", "#c8c4cc")
    return [
        *locks("252,140 262,170 260,200", 6, 50, 20, grey, 6, -16),
        *locks("116,200 114,170 124,140", 6, 50, 20, grey, 9, 16),
        *ear(Spot(120, 210, 38, -8, True), SKIN, "#c86a5c", pointed=False),
        *ear(Spot(256, 206, 38, 8), SKIN, "#c86a5c", pointed=False),
        Shape(smooth(skull), SKIN, round=50, bump=0.2, skin=0.6, detail=vein),
        Shape(smooth("126,232 146,224 164,236 156,254 134,252"), "#f08a7a", round=14, contact=0,
            ink=0, rim=0.2, skin=0.5),
        Shape(smooth("250,228 230,220 214,234 222,252 244,248"), "#f08a7a", round=14, contact=0,
            ink=0, rim=0.2, skin=0.5),
        Shape(smooth(mouth), "#4a0c1e", round=5, contact=0.5, flat=0.6, rim=0),
        Shape(smooth("156,260! 190,257 226,257! 224,272 190,276 158,272"), "#fff0d0", round=4,
            contact=0.3, ink=0.5, detail=lines(["170,252 170,280", "184,254 184,280",
            "198,254 198,280", "212,252 212,280"], "#a88a6a", 1.6)),
        Shape(smooth("160,288! 190,281 222,286! 212,294 190,296 168,295"), "#fff0d0", round=4,
            contact=0.3, ink=0.5, detail=lines(["176,280 176,298", "190,280 190,298",
            "204,280 204,298"], "#a88a6a", 1.6)),
        limb("146,286 166,304 190,310 216,302 238,280", [4, 8, 9, 8, 4], "#e8967c", contact=0.3,
            ink=0.3, skin=0.4),
        *gaze(Spot(151, 196, 19, 18), "#9a5ac8", "#e8a08a", 0.2, (2, 0), "#fff4f0"),
        *gaze(Spot(221, 192, 20, -18), "#9a5ac8", "#e8a08a", 0.16, (-1, 0), "#fff4f0"),
        *brow(144, 162, 60, 18, 26, "#7a6a8a", 3),
        *brow(232, 156, 62, 18, -28, "#7a6a8a", 4),
        Shape(smooth("178,182 190,178 200,186 206,210 226,232 214,246 198,244 188,256! 178,246 "
            "166,244 168,226 176,206"), "#ec8a72", round=17, bump=0.2, contact=0.85, shine=0.35,
            gloss=14, skin=0.6),
    ]  # fmt: skip


def _spectacles() -> list[Shape]:
    return [
        Shape(ring(151, 196, 31, 5), "url(#gold)", round=3, shine=0.8, gloss=8),
        Shape(ring(222, 192, 32, 5), "url(#gold)", round=3, shine=0.8, gloss=8),
        limb("178,190 187,182 196,188", [4.5, 5, 4.5], "url(#gold)", round=2, shine=0.7, bump=0),
        limb("121,192 112,190", [4, 4], "url(#gold)", round=2, shine=0.7, bump=0),
        limb("253,188 262,186", [4, 4], "url(#gold)", round=2, shine=0.7, bump=0),
    ]


def _book() -> list[Shape]:
    def put(points: str) -> Points:
        return place(points, 296, 322, 1, 9)

    gem = place("-17,-6 -9,-17 9,-17 17,-6 0,19", 297, 322)
    return [
        limb("268,322 322,366 334,340", [56, 54, 44], "url(#robe)", bump=0.5),
        Shape(smooth(put("-40,-56! 44,-56! 44,58! -40,58!")), "#fff0d0", round=5,
            detail=lines([put(f"40,{y} 44,{y}") for y in range(-50, 56, 5)], "#a88a5a", 1.4)),
        Shape(smooth(put("-46,-60! 36,-60! 38,0 36,62! -46,62! -48,0")), "url(#book)", round=9,
            bump=0.4, bump_size=5, contact=0.6, shine=0.15),
        *[Shape(smooth(put(p)), "url(#gold)", round=4, shine=0.6)
            for p in ("-46,-60! -22,-60! -46,-36!", "36,-60! 12,-60! 36,-36!",
            "-46,62! -22,62! -46,38!", "36,62! 12,62! 36,38!")],
        Shape(ellipse(297, 322, 27), "url(#gold)", round=8, shine=0.6, contact=0.7),
        Shape(polygon(gem), "url(#gem)", round=9, shine=0.8, gloss=8, contact=0.7, glow=0.3,
            detail=lines([place("-17,-6 17,-6", 297, 322), place("-6,-6 0,19", 297, 322),
            place("7,-6 0,19", 297, 322)], "#2a7aa0", 1.6)),
        *[limb(f"{344 - n * 2},{300 + n * 16} {324 - n * 2},{302 + n * 16} "
            f"{312 - n},{306 + n * 16}", [14, 15, 11], "#f4b698", round=6) for n in range(4)],
    ]  # fmt: skip
