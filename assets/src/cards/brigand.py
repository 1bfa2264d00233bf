"""Brigand: throws its knives to both sides at once."""

import math

from ..curves import Knot, Points, ellipse, mirror, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, ear, fist, gaze, limb, nose
from ..props import rivets, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#4a1e3a", "#c05a3c", "#ffc46a"), ("#fff2b8", "#ffa84a"), "#6a2a34", "#180a14", "pines",
    radius=124, centre=(187, 152),
)  # fmt: skip
LIGHT = lit("#160a10", "#54507c", "#ffd27a", "#8a4a2a", 0.9)
SKIN = "url(#skin)"


def scene() -> Scene:
    """Knives in flight, the coat, the grin under the hat, a fan of blades in each hand."""
    colours = (
        linear("skin", (120, 130), (260, 310), (0, "#ffd0a0"), (0.6, "#e09a6c"), (1, "#a85a44"))
        + linear("felt", (110, 30), (280, 150), (0, "#7a5a44"), (1, "#33201e"))
        + linear("coat", (60, 270), (320, 450), (0, "#5a8a4a"), (1, "#1e3c2c"))
        + linear("cloth", (110, 270), (270, 340), (0, "#e2503c"), (1, "#8a1c2c"))
        + linear("steel", (0, 140), (375, 330), (0, "#ffffff"), (0.5, "#bccad6"), (1, "#8898ac"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 9)
    trails = "".join(
        fill(taper(points, [1, 7, 1]), "#fff4d0", 0.5)
        for points in ("46,108 84,130 120,176", "334,112 300,130 256,180", "20,214 56,218 100,228")
    )
    picture.veil(trails, 1.4)
    picture.group(*_thrown(), shadow=0.35, form=0)
    picture.group(*_coat(), shadow=0.4, fade=(350, 450, 0.5))
    for flip in (False, True):
        picture.group(*_arm(flip), shadow=0.5)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_hat(), shadow=0.55)
    picture.sharp(pupil(153, 188, 14) + pupil(222, 186, 15))
    picture.afterglow(glint(118, 262, 18) + glint(20, 90, 18) + glint(356, 98, 18), 0.6)
    return finish(picture, BACKDROP, "#fff0b0")


def _knife(x: float, y: float, size: float, turn: float) -> list[Shape]:
    """Make a knife that points up from its guard when its turn is 0."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, size, turn)

    pommel = put("0,38")[0]

    return [
        Shape(taper(put("0,4 0,34"), [size * 9, size * 10]), "#5a3424", round=4, bump=0.3),
        Shape(smooth(put("-6,0! -9,-38 -7,-70 3,-92! 8,-60 7,0!")), "url(#steel)", round=5,
            shine=0.6, gloss=8, detail=lines([put("-1,-4 -2,-70")], "#8a9aac", 1.6)),
        Shape(taper(put("-14,2 14,2"), [size * 8, size * 8]), "#e2b04a", round=3, shine=0.6),
        Shape(ellipse(pommel.x, pommel.y, size * 7), "#e2b04a", round=5, shine=0.6),
    ]  # fmt: skip


def _thrown() -> list[Shape]:
    return [*_knife(46, 108, 0.74, -58), *_knife(334, 112, 0.7, 60)]


def _coat() -> list[Shape]:
    outline = "92,296 130,276 187,268 246,276 284,296 312,360 322,470 54,470 62,360"
    cloth = drape(
        outline, "url(#coat)", ["96,350 88,410 84,470", "280,350 288,410 292,470"], "#10261c"
    )
    belt = limb("104,290 180,356 262,440", [24, 26, 26], "#6a4028", round=8, bump=0.5, contact=0.7)
    sheaths = []
    for x, y in ((140, 326), (176, 358), (212, 392)):
        sheaths += _knife(x, y, 0.46, 140)
    return [
        *cloth,
        Shape(
            smooth("150,290 187,300 226,290 222,470 152,470"),
            "#e8d4b0",
            round=20,
            bump=0.5,
            contact=0.4,
        ),
        Shape(
            smooth("110,286! 150,276 176,340 148,400! 128,350"),
            "#3a6a40",
            round=10,
            bump=0.4,
            contact=0.6,
        ),
        Shape(
            smooth("266,286! 226,276 200,340 228,400! 248,350"),
            "#3a6a40",
            round=10,
            bump=0.4,
            contact=0.6,
        ),
        belt,
        *sheaths,
    ]


def _arm(flip: bool) -> list[Shape]:
    def side(points: str) -> Points:
        return mirror(points) if flip else points

    x, y = (313, 274) if flip else (62, 274)
    fan = []
    for turn in (-44, -22, 0):
        lean = -turn - 12 if flip else turn + 12
        angle = math.radians(lean)
        fan += _knife(x + 8 * math.sin(angle), y - 22 * math.cos(angle), 0.98, lean)
    return [
        limb(side("104,306 70,344 58,316"), [62, 58, 48], "url(#coat)", bump=0.5),
        limb(side("34,318 58,306 84,310"), [24, 26, 24], "#c8a05a", round=9, bump=0.6),
        *fan,
        *fist(Spot(x, y, 33, 6 if flip else -6, flip), "#6a4630", "#8a6248"),
    ]


def _head() -> list[Shape]:
    face = (
        "114,170 140,138 187,128 236,138 260,170 262,220 248,262 226,294 187,308 148,294 "
        "126,262 112,220"
    )
    stubble = (
        '<path d="M108 246Q150 262 187 258Q230 262 268 246L250 320H120Z" fill="#5a5260" '
        'opacity=".55"/>'
    )
    mask = (
        "106,178! 136,160 166,166 187,174 210,166 240,158 268,176! 268,206 246,222 214,216 "
        "196,202 187,198 176,202 160,218 128,224 108,208"
    )
    scarf = (
        "118,280 150,302 187,310 226,302 258,280 270,300 244,330 212,340 196,372 176,342 "
        "130,330 106,302"
    )
    dots = spots(3, 26, (112, 284, 264, 360), "#ffe8c0", (3, 4.4), 0.9)
    return [
        *ear(Spot(116, 212, 34, -6, True), SKIN, "#a85a44", pointed=False),
        *ear(Spot(259, 210, 34, 6), SKIN, "#a85a44", pointed=False),
        Shape(ellipse(94, 236, 8, 9), "#f0c04a", round=4, shine=0.8),
        Shape(tufts("110,150 108,180 114,206", 12, 22, 5, -0.9, 5), "#4a2c22", round=4,
            contact=0.3),
        Shape(tufts("266,150 268,180 262,206", 12, 22, 6, 0.9, 5), "#4a2c22", round=4, contact=0.3),
        Shape(smooth(scarf), "url(#cloth)", round=18, bump=0.5, contact=0.7, detail=dots),
        Shape(smooth(face), SKIN, round=50, bump=0.3, skin=0.5, detail=stubble),
        Shape(smooth(mask), "#2a2038", round=13, bump=0.3, contact=0.6, shine=0.15),
        *gaze(Spot(153, 190, 18, 12), "#58b04a", "#3a2c4c", 0.32, (2, -2)),
        *gaze(Spot(222, 188, 19, -14), "#58b04a", "#3a2c4c", 0.22, (2, -2)),
        Shape(smooth("134,250! 160,246 187,250 216,246 244,238! 238,272 214,288 187,290 "
            "160,286"), "#3a1018", round=5, contact=0.4, flat=0.6, rim=0),
        Shape(smooth("140,252! 187,254 238,244! 234,262 187,270 146,264"), "#fff2d4", round=5,
            contact=0.3, ink=0.6, detail=lines(["158,248 160,270", "176,250 176,272",
            "194,250 194,272", "212,248 212,270", "228,244 226,268"], "#a88a6a", 1.6)),
        Shape(smooth("148,268! 187,272 232,264! 222,280 187,285 158,279"), "#fff2d4", round=5,
            contact=0.3, ink=0.6, detail=lines(["166,266 168,286", "186,268 186,288",
            "206,266 204,286"], "#a88a6a", 1.6)),
        Shape(smooth("195,254! 211,252! 210,268 196,269"), "#f6bc34", round=4, shine=0.8,
            contact=0.3, ink=0.6),
        *_knife(238, 264, 1.06, -94),
        *nose(189, 224, 30, "#e8966c", 1.0, -0.2),

    ]  # fmt: skip


def _hat() -> list[Shape]:
    brim = (
        "50,128! 74,140 112,146 150,142 187,138 226,140 270,140 304,128 326,104! 330,134 "
        "300,160 256,168 214,162 187,164 150,166 110,172 70,162"
    )
    crown = "122,148! 118,100 128,62 158,50 184,62 208,44 240,52 258,92 262,146! 190,156"
    plume = "254,120! 268,84 290,48 318,22! 322,56 310,92 286,122 262,140!"
    return [
        Shape(smooth(plume), "#f2643a", round=12, bump=0.6, detail=lines(["258,132 284,90 "
            "314,32"], "#8a2418", 3) + lines(["280,98 304,84", "292,78 314,62",
            "272,110 290,106"], "#a83422", 2)),
        Shape(smooth(crown), "url(#felt)", round=36, bump=0.7, bump_size=9,
            detail=lines(["184,64 188,110"], "#1c1012", 5, 0.6)),
        Shape(smooth("120,126! 190,138 262,124! 263,146 190,158 121,148!"), "#8a2c2c", round=7,
            contact=0.5, bump=0.3),
        Shape(smooth(brim), "url(#felt)", round=13, bump=0.8, bump_size=7, contact=0.95),
        Shape(smooth("222,124! 246,120! 248,144! 224,148!"), "#e8b84a", round=5, shine=0.6,
            contact=0.6),
        *rivets(((100, 158), (278, 152)), 3, "#e8b84a"),
    ]  # fmt: skip
