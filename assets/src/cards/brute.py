"""Brute: a prize fighter, nothing but muscle and two fists."""

from ..curves import ellipse, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, gaze, limb, nose, punch
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import bricks, linear, lines, spots

BACKDROP = Backdrop(
    ("#12343c", "#2c6c6c", "#86aa90"), ("#fff2c8", "#f2c274"), "#1d4c50", "#081a20", "none",
    radius=128, centre=(187, 158),
)  # fmt: skip
LIGHT = lit("#1c0d10", "#48607a", "#ffe2a0", "#7a4a3a", 0.8)
SKIN, WARM, FIST = "url(#skin)", "#e2986e", "#d88a62"
STUBBLE = "M100 262Q120 300 187 312Q256 300 272 258L290 330H90Z"


def scene() -> Scene:
    """Put the jaw over the shirt, the fists before both."""
    colours = (
        linear("skin", (110, 90), (270, 420), (0, "#ffcfa0"), (0.5, "#e2956c"), (1, "#a0523e"))
        + linear("felt", (140, 40), (240, 110), (0, "#6a4a3c"), (1, "#2c1c1c"))
        + linear("shirt", (60, 260), (320, 420), (0, "#fff4e0"), (1, "#cdb8a0"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 4)
    wall = bricks((0, 40, 96, 400), (44, 22), 3, "#0a2a30") + bricks(
        (286, 60, 380, 400), (44, 22), 5, "#0a2a30"
    )
    picture.veil(f'<g opacity=".55">{wall}</g>', 0.8)
    picture.group(*_ring(), shadow=0.4, form=0)
    picture.group(*_body(), shadow=0.4, fade=(330, 450, 0.6))
    picture.group(*_far_arm(), shadow=0.45)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 10))
    picture.group(*_hat(), shadow=0.5)
    picture.group(*_near_arm(), shadow=0.6, shadow_blur=9, shadow_offset=(-4, 9))
    picture.sharp(pupil(152, 189, 12) + pupil(222, 187, 13))
    return finish(picture, BACKDROP, "#fff2c0")


def _ring() -> list[Shape]:
    """Two posts and three ropes: this is where he works."""
    shapes = [
        limb(points, [9.0, 8.0, 9.0], fill, round=4, bump=0.5)
        for points, fill in (
            ("-8,214 187,228 384,208", "#e8d8b8"),
            ("-8,268 187,280 384,262", "#d24a3c"),
            ("-8,322 187,332 384,316", "#e8d8b8"),
        )
    ]
    for x in (22, 354):
        shapes.append(limb([(x, 470), (x, 184)], [26, 24], "#8a5a3c", round=10, bump=0.5))
        shapes += [
            limb([(x - 13, y), (x + 13, y + 1)], [22, 22], "#c23a34", round=8)
            for y in (214, 266, 320)
        ]
        shapes.append(Shape(ellipse(x, 178, 15, 13), "#e8b84a", round=12, shine=0.6))
    return shapes


def _body() -> list[Shape]:
    chest = "60,300 84,262 130,246 250,246 296,262 322,300 330,370 316,470 64,470 50,370"
    stripes = lines(
        [f"30,{y} 110,{y + 16} 187,{y + 20} 266,{y + 16} 350,{y}" for y in range(272, 460, 34)],
        "#c23a34",
        15,
        0.9,
    )
    neck = "128,230 246,230 262,270 230,292 187,298 146,292 112,270"
    return [
        Shape(smooth(chest), "url(#shirt)", round=60, bump=0.4, detail=stripes),
        Shape(smooth(neck), SKIN, round=26, contact=0.5, skin=0.4),
        Shape(taper("108,268 146,296 187,304 230,296 266,268", [10, 12, 12, 12, 10]), "#a82c30",
            round=5, contact=0.4),
        limb("96,320 88,390 84,460", [18, 20, 20], "#5a4034", round=8, bump=0.5),
        limb("282,320 290,390 294,460", [18, 20, 20], "#5a4034", round=8, bump=0.5),
    ]  # fmt: skip


def _far_arm() -> list[Shape]:
    heart = "M332 348c-7-12-22-3-14 9l14 15 14-15c8-12-7-21-14-9Z"
    ink = f'<path d="{heart}" fill="#b83a4a" opacity=".75"/>' + lines(
        ["310,374 354,340"], "#2c4a6a", 3, 0.8
    )
    return [
        limb("286,286 334,310 340,356", [86, 84, 74], SKIN, bump=0.5, skin=0.3),
        Shape(smooth("300,322 330,310 364,330 366,372 330,396 302,372"), WARM, round=32,
            bump=0.4, contact=0.4, skin=0.4, ink=0.7, detail=ink),
        limb("336,380 318,330 296,292", [66, 68, 50], WARM, bump=0.4, skin=0.3, contact=0.6),
        limb("274,308 298,306 320,292", [14, 16, 14], "#efe4d0", round=6, bump=0.6),
        limb("276,320 302,318 324,304", [14, 16, 14], "#e4d6be", round=6, bump=0.6),
        *punch(Spot(284, 258, 47, -6), FIST),
    ]  # fmt: skip


def _near_arm() -> list[Shape]:
    return [
        limb("80,286 40,326 46,366", [88, 84, 80], SKIN, bump=0.5, skin=0.3),
        limb("44,380 60,372 86,352", [74, 80, 78], WARM, bump=0.4, skin=0.3),
        limb("48,330 78,340 110,376", [18, 20, 18], "#efe4d0", round=8, bump=0.6),
        *punch(Spot(98, 334, 64, 8, True), FIST),
    ]  # fmt: skip


def _head() -> list[Shape]:
    skull = (
        "120,190 124,134 152,100 187,92 224,100 250,134 256,190 274,238 268,280 234,306 "
        "187,314 140,306 106,280 100,238"
    )
    stubble = f'<path d="{STUBBLE}" fill="#5f6a78" opacity=".75"/>' + spots(
        6, 90, (100, 256, 276, 316), "#3a3440", (0.8, 1.8), 0.8
    )
    chin = "142,282 164,272 187,276 212,272 232,282 228,306 208,320 187,322 164,320 146,306"
    return [
        *ear(Spot(118, 206, 38, -4, True), SKIN, "#a85a4a", pointed=False),
        *ear(Spot(258, 204, 38, 8), SKIN, "#a85a4a", pointed=False),
        Shape(smooth(skull), SKIN, round=56, bump=0.3, bump_size=12, skin=0.4, detail=stubble),
        Shape(smooth(chin), "#c08a78", round=18, bump=0.3, contact=0.3, ink=0.3, skin=0.3,
            detail=f'<path d="{STUBBLE}" fill="#5f6a78" opacity=".35"/>' + lines(["187,290 "
            "188,314"], "#7a4a44", 4, 0.6)),
        Shape(smooth("134,256! 160,258 190,254 220,250 244,236! 246,254 222,272 187,276 "
            "154,274"), "#3a1014", round=5, contact=0.3, flat=0.6, rim=0),
        Shape(smooth("146,258! 164,259 178,257! 178,268 158,267"), "#fff0cc", round=4,
            contact=0.3, ink=0.6),
        Shape(smooth("192,256! 214,253 234,246! 230,258 212,266 194,267"), "#fff0cc", round=4,
            contact=0.3, ink=0.6, detail=lines(["212,250 212,270"], "#8a6a4a", 1.4)),
        Shape(ellipse(206, 260, 8, 7), "#f6c23a", round=5, shine=0.8, contact=0.4, ink=0.6),
        limb("124,252 150,280 190,286 232,276 256,236", [4, 9, 11, 9, 4], "#d88468", contact=0.3,
            ink=0.4, skin=0.4),
        Shape(ellipse(150, 190, 27, 24), "#8a5a8a", round=12, contact=0, ink=0, rim=0.2, glow=0.1),
        *gaze(Spot(152, 190, 16, 12), "#6aa0c8", "#a8687c", 0.46, (3, 1)),
        *gaze(Spot(222, 188, 17, -14), "#6aa0c8", "#d88a68", 0.3, (-2, 1)),
        Shape(smooth("114,178! 134,158 162,164 187,180 212,162 242,152 262,170! 258,182 "
            "232,172 206,182 187,194 168,184 140,176"), SKIN, round=15, bump=0.3, contact=0.9,
            skin=0.4),
        *brow(142, 168, 52, 12, 12, "#3c2420", 3),
        *brow(236, 160, 52, 12, -18, "#3c2420", 4),
        *nose(189, 222, 36, "#ee9474", 1.1, 0.55),
        limb("170,208 194,202 216,210", [13, 14, 13], "#f6e8cc", round=4, contact=0.6, bump=0.3),
        limb("180,220 196,194", [11, 11], "#efdcb8", round=4, contact=0.5, bump=0.3),
        limb("240,196 250,214 246,230", [1, 4, 1], "#c25a54", contact=0.2, ink=0.3),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    return [
        Shape(tufts("128,128 122,150 120,178", 12, 12, 5, -0.8, 4), "#4a2c24", round=4,
            contact=0.3),
        Shape(tufts("246,128 252,150 256,178", 12, 12, 6, 0.8, 4), "#4a2c24", round=4, contact=0.3),
        Shape(smooth("146,104! 144,66 168,42 204,38 232,58 238,98! 192,110"), "url(#felt)",
            round=34, bump=0.4, shine=0.2),
        Shape(smooth("143,98! 190,104 239,90! 240,104 192,118 145,112!"), "#b83a34", round=6,
            contact=0.5),
        Shape(smooth("118,112! 130,102 150,110 192,116 236,102 254,90 266,98! 256,116 194,134 "
            "136,128"), "url(#felt)", round=9, bump=0.3, contact=0.9, shine=0.2),
    ]  # fmt: skip
