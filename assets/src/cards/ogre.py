"""Ogre: over the fence in one stride, its club already on the way down."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, grip, lid, motes, outdoors
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import fang, spike
from ..figures import limb, plate
from ..props import fur, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, spots

LIGHT = lit("#1c0f1c", "#54508c", "#ffe08a", "#8a6a4a", 0.9)
SKIN, PALE = "url(#skin)", "#b89aca"


def scene() -> Scene:
    """Paint a field at evening, club and far limbs, trunk, head in profile, near fist and leg."""
    colours = (
        linear("skin", (120, 90), (280, 430), (0, "#c0a0d4"), (0.5, "#9474ac"), (1, "#5c4478"))
        + linear("wood", (250, 20), (350, 130), (0, "#c89058"), (1, "#5c3820"))
        + linear("hide", (0, 300), (0, 400), (0, "#c46c3c"), (1, "#5c2418"))
    )
    picture = outdoors(
        LIGHT, ("#6c6030", "#c8a040", "#ffe89c"), ("#b8a850", "#7c7c3c", "#3c4430"), 376, colours, 3
    )
    _field(picture)
    floor_shadow(picture, 190, 462, 150, "#2c2c2c")
    picture.group(*_club(), shadow=0.35)
    picture.group(
        limb("246,330 306,372 338,340", [92, 66, 44], SKIN, bump=0.7, skin=0.3),
        Shape(smooth("318,352 352,318 366,306! 376,330 362,364 338,376"), PALE, round=14, bump=0.5),
        *(fang(x, y, 12, 10, 250, "#f4e4c0") for x, y in ((356, 318), (364, 334), (362, 352))),
        limb("270,190 318,180 300,118", [78, 62, 42], SKIN, bump=0.7, skin=0.3),
        limb("284,140 322,138", [17, 17], "#6a3f28"),
        *grip(Hand(301, 124, 44, -100, PALE)),
        shadow=0.4,
    )
    _trunk(picture)
    picture.group(*_head(), shadow=0.5, shadow_blur=9, roundness=56)
    picture.sharp(disc(117, 160, 4.6, "#140a12") + disc(114, 157, 1.9, "#fff"))
    picture.sharp("".join(oval(x, y, 2.6, 4, "#f4fbff", 0.85) for x, y in ((52, 226), (40, 250),
        (72, 262), (58, 206))))  # fmt: skip
    _near(picture)
    return motes(picture, "#fff0a0", 5, 34)


def _field(picture: Scene) -> None:
    picture.glow(disc(60, 330, 110, "#fff0a0", 0.6), 34)
    picture.veil(fill(ridge(-5, 380, 344, 20, 3), "#a88c48", 0.85), 1.3)
    mill = polygon([(40, 372), (46, 300), (70, 300), (78, 372)]) + polygon([(42, 302), (58, 280),
        (74, 302)])  # fmt: skip
    sails = "".join(polygon(place("-3,0! 3,0! 7,-44! -7,-44!", 58, 304, 1, turn))
        for turn in (20, 110, 200, 290))  # fmt: skip
    picture.veil(fill(mill + sails, "#7c6430", 0.9), 0.8)
    earth(picture, 384, 6, 4)
    furrows(picture, 384, "#5c5c30", "#f0dc88", 5)
    rows = [[(187 + (x - 187) * 0.4, 388), (x, 530)] for x in range(-300, 700, 60)]
    picture.veil(lines(rows, "#5c5830", 5, 0.4), 1.4)
    posts = [
        Shape(polygon(place("-8,-44! 8,-44! 8,30! -8,30!", x, y, 1, turn)), "#9c7448", round=5,
            bump=0.6)
        for x, y, turn in ((26, 470, -8), (90, 476, 6), (300, 476, -24), (356, 466, 10))
    ]  # fmt: skip
    rails = [limb(path, [13, 12, 11], "#b08850") for path in ("-6,452 40,456 116,458",
        "-6,478 60,480 "
        "124,490", "250,500 300,464 320,420", "286,486 330,476 384,470")]  # fmt: skip
    picture.group(*rails, *posts, shadow=0.4)


def _club() -> list[Shape]:
    head = "296,176 286,110 262,62 214,32"
    nails = [spike(x, y, 26, 20, turn, "#d8e0ec") for x, y, turn in ((276, 60, -50), (246, 24, -70),
        (204, 14, -120), (180, 40, 190), (222, 66, 130))]  # fmt: skip
    grain = lines(["290,150 276,96 228,44", "280,90 240,60 204,36"], "#4c2c18", 3, 0.6)
    return [
        *nails,
        Shape(taper(head, [26, 34, 64, 82], 70), "url(#wood)", round=32, bump=1.4, detail=grain),
        *(spike(x, y, 20, 18, turn, "#d8e0ec") for x, y, turn in ((238, 44, 200), (262, 80, 190),
            (206, 46, 220))),
        limb("268,62 244,92", [14, 13], "#8c98b0", shine=0.5),
    ]  # fmt: skip


def _trunk(picture: Scene) -> None:
    folds = lines(["130,330 180,350 240,334", "140,356 190,372 244,354"], "#5a4470", 3, 0.6)
    picture.group(
        Shape(smooth("126,236 160,170 226,142 284,166 306,230 296,310 270,370 210,396 150,384 "
            "116,330"), SKIN, round=70, bump=0.8, bump_size=14, skin=0.3,
            detail=spots(4, 20, (220, 170, 300, 330), "#5c4478", (3, 9), 0.4)),
        Shape(smooth("116,290 140,256 190,262 226,310 220,362 178,384 136,368"), "#c8aacc",
            round=44,
            bump=0.4, contact=0.15, ink=0.4, detail=folds),
        Shape(fur("112,346 150,376 210,388 280,350", 24, 20, 3, 9), "#d89c5c", round=5),
        Shape(smooth("112,340! 150,372 210,386 284,342! 296,384 262,420 232,404 206,436 176,408 "
            "148,424 124,392"), "url(#hide)", round=14, bump=1.2, bump_size=7, contact=0.6),
        limb("240,160 196,240 120,320", [22, 24, 20], "#6a3f28", bump=0.6),
        *(Shape(ellipse(x, y, 8, 7), "#efe2c0", round=6) for x, y in ((226, 184), (196, 236),
            (156, 282))),
        shadow=0.45, shadow_blur=10, roundness=90, form=0.6,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        Shape(smooth("196,168! 228,132 262,128! 250,166 208,200!"), SKIN, round=11, skin=0.4,
            detail=fill(smooth("206,170 230,146 250,140 238,166 212,186"), "#6a3a5a", 0.8)),
        plate(place("-7,0 0,-9 7,0 0,9", 240, 172), "#f0bf4c", round=5, shine=0.8),
        Shape(smooth("84,128 112,100 162,94 202,116 218,160 214,216 190,256 142,272 96,264 66,240 "
            "70,206 76,176"), SKIN, round=54, bump=0.6, skin=0.4),
        Shape(tufts("104,108 140,92 184,104", 22, 36, 5, 0.3, 6), "#3a2238", round=5, ink=0.6),
        Shape(smooth("64,206! 96,190 140,192 178,182! 182,220 156,248 110,254 72,240"), "#4a0e22",
            round=7, flat=0.5, rim=0),
        Shape(smooth("90,246 100,220 134,212 164,222 158,242 122,254"), "#d8505a", round=13,
            shine=0.3,
            ink=0.5),
        *(fang(x, y, n, 13) for x, y, n in ((84, 196, 15), (104, 194, 13), (150, 190, 14),
            (168, 187, 12))),
        *(fang(x, y, n, 12, 180) for x, y, n in ((104, 250, 13), (122, 252, 13), (156, 242, 13))),
        fang(82, 244, 62, 24, 172, "#fff4d2"),
        fang(140, 250, 54, 22, 190, "#fff4d2"),
        Shape(smooth("60,234 90,252 132,256 176,240 192,222 196,254 158,282 108,286 72,270"), PALE,
            round=18, bump=0.5, skin=0.3),
        *eyeball((120, 162), 15, "#ff9a1e", (-4, -1)),
        lid((120, 162), 15, "#8a6a98", -20, 0.34),
        Shape(smooth("78,142! 104,138 138,136 156,126 160,144 140,154 108,152 84,160"), PALE,
            round=12,
            bump=0.5, contact=1),
        Shape(smooth("92,140 126,126 154,116 156,126 128,138 98,148"), "#2c1a30", round=5,
            bump=0.8),
        Shape(smooth("86,150 98,152 108,176 104,194 80,200 56,194 50,180 66,166"), "#c88ca4",
            round=18,
            skin=0.5, shine=0.3, contact=0.8, detail=oval(66, 190, 5, 3, "#3c1428")
            + oval(90, 193, 5, 3, "#3c1428")),
        Shape(ellipse(72, 172, 5), "#dcacb4", round=5, contact=0.5),
    ]  # fmt: skip


def _near(picture: Scene) -> None:
    picture.group(
        limb("180,372 132,404 120,452", [88, 68, 46], SKIN, bump=0.7, skin=0.3),
        Shape(
            smooth("96,436 144,434 154,458 146,472 78,472 66,458 82,444"), PALE, round=15, bump=0.5
        ),
        *(fang(x, 460, 15, 11, 10, "#f4e4c0") for x in (76, 92, 110)),
        shadow=0.4,
    )
    picture.group(
        limb("238,206 226,290 150,300", [82, 66, 42], SKIN, bump=0.7, skin=0.3),
        limb("170,280 176,318", [17, 17], "#6a3f28"),
        *grip(Hand(152, 300, 46, 186, PALE, True)),
        shadow=0.5, shadow_blur=9,
    )  # fmt: skip
