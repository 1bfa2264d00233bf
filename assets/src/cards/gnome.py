"""Gnome: knee-high, beside itself, an axe in each fist."""

from ..curves import Points, ellipse, mirror, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, ear, fist, gaze, limb, locks, nose
from ..props import pair, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, spots

BACKDROP = Backdrop(
    ("#3f9a9a", "#8ecb84", "#f4eca0"), ("#fffde6", "#ffe070"), "#3f8a4a", "#0c2414", "hills",
    radius=128, halo="rays", centre=(187, 176),
)  # fmt: skip
LIGHT = lit("#1d1014", "#5d6688", "#fff2b0", "#6a6a2a", 0.6)
SKIN = "url(#skin)"


def scene() -> Scene:
    """Two axes behind, then coat, beard, face and hat."""
    colours = (
        linear("felt", (110, 40), (270, 190), (0, "#ff6244"), (0.5, "#d8302c"), (1, "#8a1626"))
        + linear("skin", (130, 180), (240, 290), (0, "#ffcfa4"), (1, "#e0805c"))
        + linear("steel", (20, 90), (360, 230), (0, "#ffffff"), (0.5, "#b8c6d2"), (1, "#8496a8"))
        + linear("coat", (100, 300), (280, 440), (0, "#4a8ad0"), (1, "#1c3a78"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 6)
    picture.veil(_meadow(), 0.9)
    for flip in (False, True):
        picture.group(*_axe(flip), shadow=0.4, form=0.2)
    picture.group(*_coat(), shadow=0.4, fade=(350, 440, 0.5))
    for flip in (False, True):
        picture.group(*_arm(flip), shadow=0.45)
    picture.group(*_beard(), shadow=0.5)
    picture.group(*_face(), shadow=0.4)
    picture.group(*_hat(), shadow=0.55)
    picture.group(*_brows(), shadow=0.4, shadow_blur=4, roundness=14)
    picture.sharp(pupil(155, 204, 15) + pupil(221, 202, 17))
    picture.afterglow(glint(44, 118, 20) + glint(330, 124, 16), 0.6)
    grass = tufts("-5,440 70,424 130,440", 26, 62, 4, 0.2, 5) + tufts(
        "250,440 310,424 380,436", 26, 62, 9, -0.2, 5
    )
    picture.cover(fill(grass, "#14401c"))
    return finish(picture, BACKDROP, "#fffac0")


def _meadow() -> str:
    """Daisies taller than the gnome, and a snail that keeps its distance."""
    marks = fill(
        taper("40,420 34,360 52,300", [7, 6, 5]) + taper("344,420 350,370 336,316", [7, 6, 5]),
        "#3f8a3a",
    )
    for x, y in ((52, 296), (336, 312)):
        petals = "".join(fill(ellipse(x, y, 26, 6, turn), "#fffaf0") for turn in range(0, 180, 30))
        marks += petals + disc(x, y, 9, "#f6b62a")
    return marks


def _side(points: str, flip: bool) -> Points:
    return mirror(points) if flip else points


def _axe(flip: bool) -> list[Shape]:
    grain = lines([_side("64,300 56,220 56,110", flip)], "#5a341c", 2)
    haft = taper(_side("66,318 56,220 56,88", flip), [15, 14, 15])
    blade = "62,110! 44,98 26,68! 6,112 10,170 36,190! 46,164 70,156!"
    edge = "26,68! 6,112 10,170 36,190! 24,164 20,112"
    return [
        Shape(smooth(_side("58,112! 84,104 104,86! 110,120 104,160! 88,146 62,152!", flip)),
            "#94a6b6", round=8, shine=0.4),
        Shape(haft, "#a8703c", round=6, bump=0.4, detail=grain),
        Shape(smooth(_side(blade, flip)), "url(#steel)", round=10, shine=0.6, gloss=9),
        Shape(smooth(_side(edge, flip)), "#ffffff", round=4, shine=0.6, contact=0.1, ink=0.3),
        Shape(smooth(_side("54,106 78,104 82,156 58,158", flip)), "#7c4a2a", round=6, bump=0.3,
            shine=0.2),
        Shape(ellipse(*((307, 131) if flip else (68, 131)), 5), "#f0c860", round=4, shine=0.7),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    body = "120,280 187,262 256,280 286,340 290,450 86,450 92,340"
    return [
        Shape(
            smooth(body),
            "url(#coat)",
            round=50,
            bump=0.4,
            detail=lines(["120,320 112,440", "258,320 266,440"], "#122a5c", 5, 0.6),
        ),
        limb("86,400 187,412 292,400", [26, 28, 26], "#5a3620", round=9, bump=0.5, contact=0.6),
        Shape(
            smooth("164,392! 212,392! 214,428! 162,428!"),
            "#f2c24a",
            round=7,
            shine=0.6,
            contact=0.6,
        ),
    ]


def _arm(flip: bool) -> list[Shape]:
    return [
        limb(_side("130,300 88,326 54,300", flip), [58, 54, 46], "url(#coat)", bump=0.4),
        limb(_side("40,302 56,290 76,290", flip), [20, 24, 20], "#f4e2c0", round=9, bump=0.8),
        *fist(Spot(317, 264, 29, -10, True) if flip else Spot(58, 264, 29, 10), "#f6b088"),
    ]


def _beard() -> list[Shape]:
    fills = ("#ff9a3a", "#f0742a", "#ffb454", "#e05a20")
    rim = "256,278 250,304 228,334 187,350 146,334 124,304 118,278"
    return [
        *locks(rim, 18, 60, 27, fills, 8),
        Shape(
            smooth("116,240 187,228 258,240 254,296 230,332 187,348 144,332 120,296"),
            "#f68a34",
            round=30,
            bump=0.8,
            bump_size=8,
        ),
        *locks("250,270 220,300 187,312 154,300 124,270", 12, 58, 22, fills, 3),
    ]


def _face() -> list[Shape]:
    mouth = "144,262! 168,252 187,254 208,252 232,260! 238,294 214,320 187,324 160,320 138,294"
    return [
        *ear(Spot(116, 222, 40, -10, True), SKIN, "#b85a4a"),
        *ear(Spot(259, 220, 40, 10), SKIN, "#b85a4a"),
        Shape(smooth("112,190 187,160 263,190 266,232 240,262 187,272 134,262 108,232"), SKIN,
            round=34, bump=0.2, skin=0.5),
        Shape(ellipse(130, 238, 22, 16, -10), "#f08a68", round=14, contact=0, ink=0, rim=0.2,
            skin=0.5),
        Shape(ellipse(246, 236, 22, 16, 10), "#f08a68", round=14, contact=0, ink=0, rim=0.2,
            skin=0.5),
        Shape(smooth(mouth), "#4a0c1c", round=6, contact=0.6, flat=0.6, rim=0),
        Shape(smooth("156,300 168,284 188,279 208,284 220,298 204,310 187,312 170,310"),
            "#e0525a", round=10, contact=0.3, rim=0, shine=0.3),
        Shape(smooth("158,318! 187,311 218,316! 206,324 187,326 168,324"), "#fff6e0", round=4,
            contact=0.3, ink=0.5),
        Shape(smooth("158,256! 187,254 218,255! 216,268 187,271 160,268"), "#fff6e0", round=5,
            contact=0.4, ink=0.5, detail=lines(["174,250 174,272", "188,250 188,272",
            "202,250 202,272"], "#b89a7a", 1.4)),
        *gaze(Spot(155, 206, 18, 20), "#54b04a", "#e8946c", 0.22, (2, -2)),
        *gaze(Spot(221, 204, 20, -20), "#54b04a", "#e8946c", 0.16, (-2, -2)),
        *pair("187,262! 162,246 134,254 108,240! 108,270 136,286 166,276", "#ff9a3a", round=13,
            bump=0.6, bump_size=6),
        *nose(187, 236, 31, "#ff9878", 1.25),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    folds = lines(
        ["150,150 176,100 214,60", "206,150 216,110 224,72", "240,150 240,120 236,90"],
        "#6e0e20",
        4,
        0.45,
    )
    cone = (
        "100,176! 120,130 146,84 186,42 236,22 284,34 306,66 308,92! 290,74 262,70 250,84 "
        "256,122 274,176! 187,164"
    )
    brim = "94,160 130,144 187,138 245,142 282,158 288,180 246,167 187,161 130,167 86,184"
    patch = "196,96! 222,90 228,114 204,122!"
    return [
        Shape(smooth(cone), "url(#felt)", round=44, bump=0.7, bump_size=12,
            detail=folds + spots(3, 6, (140, 80, 250, 150), "#ff8a6a", (3, 6), 0.3)),
        Shape(smooth(patch), "#f2c24a", round=4, bump=0.3, contact=0.4,
            detail=lines(["194,94 224,88", "200,124 230,116"], "#7a4a1c", 1.6)),
        Shape(smooth(brim), "#b81e2c", round=12, bump=0.7, bump_size=6, contact=0.8, rim=0.6),
        Shape(ellipse(309, 98, 15, 16), "#ffcf52", round=12, shine=0.8, gloss=10,
            detail=lines(["294,102 324,102", "309,102 309,112"], "#6a3c10", 3, 0.9)),
    ]  # fmt: skip


def _brows() -> list[Shape]:
    return [
        *brow(142, 182, 72, 21, 24, "#ff8a2e", 3),
        *brow(236, 176, 76, 22, -28, "#ff8a2e", 4),
    ]
