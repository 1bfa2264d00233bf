"""Partisan: the first over the barricade, shouting, under her own flag."""

from ..curves import ellipse, polygon, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, brow, drape, fist, gaze, limb, locks, nose, punch
from ..props import fur, pair, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, specks, spots

BACKDROP = Backdrop(
    ("#6a98bc", "#a4c8dc", "#eef4f0"), ("#ffffff", "#dcecf4"), "#5a86a8", "#0e1c2c", "crags",
    radius=126, centre=(206, 160),
)  # fmt: skip
LIGHT = lit("#12121e", "#5a6a92", "#fff4dc", "#7a5a5a", 0.7)
SKIN = "url(#skin)"


def scene() -> Scene:
    """Stream the flag behind; then coat, hair, the shouting face, stakes in front."""
    colours = (
        linear("skin", (130, 150), (250, 310), (0, "#ffd8b4"), (0.6, "#ec9f7c"), (1, "#b4604c"))
        + linear("flag", (90, 60), (360, 230), (0, "#f2483c"), (0.5, "#cc2a34"), (1, "#861628"))
        + linear("coat", (80, 280), (300, 450), (0, "#7c8a5a"), (1, "#36402e"))
        + linear("steel", (80, 20), (130, 110), (0, "#ffffff"), (1, "#8a9ab0"))
        + linear("gold", (270, 80), (330, 150), (0, "#fff0a8"), (1, "#d8942e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 12)
    picture.group(*_flag(), shadow=0.4, form=0.2)
    picture.group(*_hair_behind(), shadow=0.4)
    picture.group(*_coat(), shadow=0.4, fade=(350, 450, 0.5))
    picture.group(*_spear(), shadow=0.4, form=0)
    picture.group(*_arms(), shadow=0.5)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_hat(), shadow=0.5)
    picture.group(*_stakes(), shadow=0.5, fade=(390, 450, 0.5))
    picture.sharp(pupil(157, 198, 13) + pupil(222, 194, 14))
    picture.afterglow(glint(104, 54, 26), 0.7)
    picture.afterglow(specks(8, 46, (0, 20, 375, 420), "#ffffff", (0.9, 2.6)), 0.4, 0.9)
    return finish(picture, BACKDROP, "#ffffff")


def _flag() -> list[Shape]:
    cloth = (
        "92,62! 140,50 186,76 232,62 280,40 330,56 372,40! 356,84 372,118 352,160 368,210! "
        "322,226 280,206 232,226 186,238 140,214 64,232!"
    )
    shadows = lines(
        ["186,76 172,150 182,238", "284,42 268,130 282,206", "336,58 324,140 334,222"],
        "#6a0c20",
        13,
        0.5,
    )
    lights = lines(
        ["140,54 124,130 132,214", "234,64 222,140 234,224", "308,50 298,130 306,212"],
        "#ff8a6a",
        8,
        0.45,
    )
    return [
        Shape(
            smooth(cloth), "url(#flag)", round=16, bump=0.5, bump_size=14, detail=shadows + lights
        ),
        Shape(polygon(star(308, 118, 36, 17, 9)), "url(#gold)", round=7, shine=0.5, contact=0.3),
        Shape(ellipse(308, 118, 13), "#fff0a8", round=9, contact=0.5, shine=0.5),
    ]


def _spear() -> list[Shape]:
    grain = lines(["34,440 70,250 98,80"], "#4a2c1a", 2)
    return [
        Shape(taper("30,460 66,260 100,84", [13, 12, 11]), "#a4703e", round=5, bump=0.4,
            detail=grain),
        Shape(smooth("92,96! 84,72 96,44 110,16! 116,50 118,78 106,98!"), "url(#steel)", round=8,
            shine=0.6, gloss=8, detail=lines(["99,92 109,26"], "#7a8aa2", 2)),
        limb("84,104 98,108 112,104", [14, 16, 14], "#d8a83e", round=5, shine=0.5),
        limb("66,226 72,230 80,228", [13, 14, 13], "#d8a83e", round=5, shine=0.4),
    ]  # fmt: skip


def _hair_behind() -> list[Shape]:
    fills = ("#4a2a20", "#6a3a26", "#3a2020")
    return locks("256,210 262,250 250,290", 6, 58, 30, fills, 4, 26) + locks(
        "126,290 112,250 116,214", 6, 46, 28, fills, 7, -26
    )


def _coat() -> list[Shape]:
    outline = "96,312 130,288 190,278 250,288 288,312 318,380 324,470 50,470 58,384"
    cloth = drape(
        outline,
        "url(#coat)",
        ["104,340 92,410 90,470", "278,340 288,410 294,470", "222,360 228,420 230,470"],
        "#1c2218",
    )
    lace = lines([f"150,{y} 228,{y + 8}" for y in range(340, 440, 24)], "#e8c86a", 3, 0.8)
    return [
        *cloth,
        Shape(
            smooth("146,300! 236,300! 230,470 152,470"),
            "#5a4030",
            round=18,
            bump=0.5,
            contact=0.5,
            detail=lace,
        ),
        Shape(
            fur("304,336 260,302 190,296 124,302 76,340", 26, 22, 3, 9),
            "#f4ece0",
            round=5,
            contact=0.4,
        ),
        Shape(
            smooth(
                "72,336 92,304 140,284 190,278 244,284 288,304 308,334 276,346 236,322 190,314 "
                "144,322 104,348"
            ),
            "#e6dccc",
            round=18,
            bump=1.8,
            bump_size=5,
        ),
        limb("110,330 180,380 256,450", [20, 22, 22], "#8a2c2c", round=8, bump=0.4, contact=0.7),
    ]


def _arms() -> list[Shape]:
    return [
        limb("102,332 60,362 52,334", [62, 58, 48], "url(#coat)", bump=0.5),
        limb("28,336 52,322 78,328", [24, 26, 24], "#f0e6d8", round=9, bump=1.4, bump_size=4),
        *fist(Spot(58, 296, 32, 9), "#f0aa86"),
        limb("276,328 330,346 332,306", [62, 58, 48], "url(#coat)", bump=0.5),
        limb("306,310 332,298 356,308", [24, 26, 24], "#f0e6d8", round=9, bump=1.4, bump_size=4),
        *punch(Spot(322, 262, 38, 4, True), "#e89c78"),
    ]


def _head() -> list[Shape]:
    face = (
        "120,180 140,150 187,140 236,148 260,180 260,226 246,270 222,306 192,322 160,308 "
        "134,270 120,226"
    )
    freckles = spots(5, 26, (124, 222, 164, 248), "#b8583a", (1, 2.2), 0.7) + spots(
        8, 26, (216, 218, 256, 246), "#b8583a", (1, 2.2), 0.7
    )
    mouth = "148,262! 168,250 192,252 214,248 236,256! 238,288 222,308 194,314 164,306 150,288"
    teeth = lines(
        ["170,250 170,272", "186,250 186,272", "202,250 202,272", "218,250 218,270"], "#b8a088", 1.4
    )
    return [
        Shape(smooth(face), SKIN, round=48, bump=0.2, skin=0.6, detail=freckles),
        *pair("128,232 146,222 162,236 152,254 136,250", "#f08a70", axis=190, round=16,
            contact=0, ink=0, rim=0.2, skin=0.6),
        Shape(smooth(mouth), "#4a0c1a", round=6, contact=0.5, flat=0.6, rim=0),
        Shape(smooth("160,298 178,280 196,284 214,280 226,294 210,310 192,312 172,308"),
            "#dc5460", round=12, contact=0.4, rim=0, shine=0.3),
        Shape(smooth("156,258! 192,252 230,254! 226,268 192,272 160,270"), "#fff6e4", round=5,
            contact=0.3, ink=0.5, detail=teeth),
        limb("146,290 162,312 194,324 224,312 240,288", [4, 12, 14, 12, 4], "#e8967a",
            contact=0.3, ink=0.3, skin=0.4),
        *gaze(Spot(157, 200, 17, 18), "#3f8ad8", "#d88a6c", 0.24, (2, -1)),
        *gaze(Spot(222, 196, 18, -18), "#3f8ad8", "#d88a6c", 0.18, (-1, -1)),
        Shape(tufts("134,196 138,188 144,182", 5, 12, 5, -0.9, 2.6), "#2a1a18", round=2,
            contact=0.2),
        Shape(tufts("238,178 244,184 248,192", 5, 12, 6, 0.9, 2.6), "#2a1a18", round=2,
            contact=0.2),
        *brow(150, 176, 50, 13, 20, "#4a2a20", 3),
        *brow(230, 170, 52, 13, -22, "#4a2a20", 4),
        *nose(190, 228, 25, "#f0906c", 1.05, 0.05),
        limb("136,262 144,272 148,284", [6, 6, 5], "#c8504a", contact=0.2, ink=0.2),
        Shape(smooth("132,226! 148,232 160,238! 158,243 144,238 130,232!"), "#b83a3a", round=2,
            contact=0.1, ink=0.2),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    fills = ("#4a2a20", "#6a3a26")
    return [
        *locks("236,150 250,158 262,176", 3, 44, 18, fills, 3, -50),
        *locks("112,182 124,164 140,154", 3, 38, 16, fills, 5, 46),
        Shape(smooth("116,140 128,92 160,66 200,60 240,72 264,100 268,142 190,128"), "#8a6a4a",
            round=36, bump=0.7, bump_size=8, detail=lines(["160,74 150,130", "224,70 234,130"],
            "#4a3424", 4, 0.5)),
        Shape(fur("270,160 240,142 190,134 140,142 108,164", 22, 18, 6, 9), "#f4ece0", round=4,
            contact=0.6),
        Shape(smooth("104,150 116,118 150,106 190,102 232,106 262,118 276,148 266,166 234,150 "
            "190,144 144,152 114,170"), "#efe6d8", round=20, bump=2, bump_size=5, contact=0.6),
        Shape(fur("262,124 230,112 190,108 150,112 118,126", 20, 16, 9, 8), "#fff8ee", round=4,
            contact=0.2, ink=0.5),
        Shape(smooth("168,116! 212,114! 216,140 190,156 166,142"), "#c8303a", round=9,
            contact=0.6, shine=0.2),
        Shape(polygon(star(191, 132, 13, 6, 8)), "url(#gold)", round=4, shine=0.6, contact=0.4),
    ]  # fmt: skip


def _stakes() -> list[Shape]:
    shapes = [
        limb(
            "-10,424 120,400 260,414 390,396",
            [22, 24, 24, 22],
            "#6a4a34",
            round=9,
            bump=1.2,
            bump_size=6,
        )
    ]
    for x, tip, lean in ((20, 352, 10), (132, 366, -14), (250, 362, 12), (346, 350, -8)):
        shapes.append(
            Shape(
                polygon(
                    [
                        (x - 13, 450),
                        (x + lean - 11, tip + 28),
                        (x + lean, tip),
                        (x + lean + 12, tip + 26),
                        (x + 14, 450),
                    ]
                ),
                "#8a6446",
                round=9,
                bump=1.1,
                bump_size=6,
                contact=0.7,
            )
        )
        shapes.append(limb([(x - 16, 408), (x + 16, 402)], [12, 12], "#d8c498", round=5, bump=0.6))
    return shapes
