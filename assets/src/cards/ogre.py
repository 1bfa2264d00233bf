"""Ogre: roaring, its club already on the way down."""

from ..curves import ellipse, smooth, taper
from ..faces import fang, pupil, spike
from ..figures import Spot, brow, ear, fist, gaze, limb, nose, punch
from ..props import fur, tufts
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, oval, spots

BACKDROP = Backdrop(
    ("#3a3a18", "#96802c", "#e8c860"), ("#fff4b4", "#f0a838"), "#4a4a1c", "#17110c", "pines",
    radius=142, halo="rays", centre=(196, 160),
)  # fmt: skip
LIGHT = lit("#1c0f1c", "#544a78", "#ffe08a", "#6a4a4a", 0.9)
SKIN, PALE, DEEP = "url(#skin)", "#b092c4", "#7a5a94"


def scene() -> Scene:
    """Set the head before the shoulders, the club above them."""
    colours = (
        linear("skin", (100, 80), (280, 400), (0, "#b89ac8"), (0.5, "#93749f"), (1, "#5c4474"))
        + linear("wood", (140, 30), (220, 130), (0, "#c08a50"), (0.5, "#8a5730"), (1, "#4c2e1e"))
        + linear("iron", (100, 0), (330, 140), (0, "#e8eef2"), (1, "#66727e"))
        + linear("hide", (0, 330), (0, 440), (0, "#b8643a"), (1, "#4a2018"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 3)
    birds = (
        "M300 96q8-10 14-1q6-9 15-3q-8 1-12 8q-9 2-17-4ZM330 130q6-8 11-1q5-7 12-2q-7 1-10 "
        "6q-7 2-13-3Z"
    )
    picture.cover(fill(birds, "#3a3a18"))
    picture.group(*_club(), shadow=0.35, form=0.3)
    picture.group(*_body(), shadow=0.4, fade=(320, 450, 0.6))
    picture.group(*_raised_arm(), shadow=0.45)
    picture.group(*_low_arm(), shadow=0.5, fade=(360, 450, 0.4))
    picture.group(*_head(), shadow=0.6, shadow_blur=9, shadow_offset=(-4, 10))
    picture.sharp(pupil(151, 171, 14) + pupil(224, 167, 14))
    spit = "".join(
        oval(x, y, 2.4, 3.6, "#f4fbff", 0.8)
        for x, y in ((128, 318), (262, 322), (282, 300), (106, 302))
    )
    picture.sharp(spit)
    return finish(picture, BACKDROP, "#fff0a0")


def _club() -> list[Shape]:
    grain = lines(
        ["84,146 150,88 260,36", "96,160 170,100 280,60", "180,70 240,44 290,50"],
        "#3a2010",
        2.6,
        0.6,
    ) + spots(5, 8, (170, 20, 300, 110), "#40240f", (4, 8), 0.5)
    back = [
        spike(x, y, 34, 26, turn, "url(#iron)")
        for x, y, turn in ((196, 42, -112), (238, 24, -104), (296, 70, 60), (304, 36, -20))
    ]
    front = [
        spike(x, y, 24, 26, -130, "url(#iron)")
        for x, y in ((216, 78), (258, 76), (240, 52), (282, 54))
    ]
    body = taper("34,212 84,150 160,92 230,62 286,50", [22, 28, 46, 80, 76], 70)
    return [*back, Shape(body, "url(#wood)", round=36, bump=1.4, bump_size=9, detail=grain), *front]


def _body() -> list[Shape]:
    torso = "66,262 92,214 140,190 240,188 300,210 340,262 346,350 330,470 52,470 44,360"
    belly = "110,350 150,326 200,322 256,330 284,366 270,440 120,440 100,400"
    folds = lines(["120,346 188,362 270,344", "132,376 190,390 262,374"], "#5a4470", 2.4)
    kilt = "92,408! 140,396 200,394 250,398 300,412! 306,470 84,470"
    return [
        Shape(smooth(torso), SKIN, round=60, bump=0.8, bump_size=16, detail=spots(4, 22, (240,
            210, 340, 400), "#5c4474", (3, 9), 0.35)),
        Shape(smooth(belly), "#c4a6c4", round=46, bump=0.5, contact=0.2, ink=0.4, rim=0,
            detail=folds),
        Shape(fur("92,408 140,396 200,394 250,398 300,412", 26, 22, 3, 9), "#c88a50", round=5,
            contact=0.4),
        Shape(smooth(kilt), "url(#hide)", round=14, bump=1.2, bump_size=7, contact=0.6),
        limb("96,230 170,300 250,392", [20, 22, 20], "#6a3f28", round=8, bump=0.6, contact=0.7),
        *[Shape(ellipse(x, y, 8, 7), "#efe2c0", round=6, shine=0.3) for x, y in ((128, 262),
            (168, 300), (208, 344))],
    ]  # fmt: skip


def _raised_arm() -> list[Shape]:
    return [
        limb("122,238 62,252 34,238", [84, 72, 60], SKIN, bump=0.7),
        limb("36,256 36,224 54,196", [62, 60, 46], PALE, bump=0.6),
        limb("10,228 36,238 62,224", [17, 18, 16], "#6a3f28", round=7, bump=0.6),
        *[
            spike(x, y, 16, 13, -110 + x, "url(#iron)")
            for x, y in ((18, 228), (36, 233), (54, 225))
        ],
        *fist(Spot(62, 176, 40, 44), PALE, "#f0e0b8"),
    ]


def _low_arm() -> list[Shape]:
    return [
        limb("290,236 344,290 338,352", [84, 78, 58], SKIN, bump=0.7),
        limb("340,330 320,366 300,384", [60, 60, 50], PALE, bump=0.6),
        limb("310,330 336,352 356,372", [14, 16, 14], "#6a3f28", round=7, bump=0.6),
        *punch(Spot(288, 384, 42, -14, True), PALE),
    ]


def _head() -> list[Shape]:
    skull = (
        "108,170 118,124 152,102 190,96 232,102 262,126 270,172 288,236 276,304 236,338 "
        "188,346 138,338 100,304 92,236"
    )
    maw = "122,262! 150,244 187,240 226,244 258,258! 264,300 238,328 190,334 142,328 118,300"
    jaw = (
        "100,286 118,310 150,322 190,326 234,320 264,304 280,284 284,322 244,352 190,362 "
        "134,354 98,324"
    )
    return [
        *ear(Spot(114, 214, 42, 14, True), SKIN, "#6a3a5a"),
        *ear(Spot(264, 190, 56, 6), SKIN, "#6a3a5a"),
        Shape(ellipse(322, 176, 8, 9), "#f0bf4c", round=6, shine=0.9),
        Shape(smooth(skull), SKIN, round=54, bump=0.6, bump_size=12, skin=0.3, detail=spots(9,
            10, (110, 100, 180, 160), DEEP, (3, 8), 0.4)),
        Shape(tufts("140,124 162,108 190,102 222,108 244,122", 26, 34, 5, 0.2, 6), "#3a2238",
            round=5, contact=0.4, ink=0.6),
        Shape(smooth(maw), "#4a0e22", round=8, contact=0.7, flat=0.6, rim=0, detail=oval(190,
            268, 40, 16, "#1c040e", 0.8)),
        Shape(smooth("146,326 156,296 178,286 190,292 204,285 228,294 240,322 190,336"),
            "#d8505a", round=16, contact=0.5, shine=0.3, skin=0.4, rim=0,
            detail=lines(["190,292 191,330"], "#8a2030", 3, 0.7)),
        *[fang(x, y, n, 15, 0, "#fff2d0") for x, y, n in ((146, 250, 18), (166, 246, 15), (212,
            246, 15), (236, 250, 18))],
        *[fang(x, y, n, 14, 180, "#fff2d0") for x, y, n in ((164, 330, 16), (184, 334, 13), (206,
            333, 14), (222, 328, 12))],
        fang(124, 320, 74, 28, 170, "#fff4d2"),
        fang(256, 318, 66, 28, 192, "#fff4d2"),
        Shape(smooth(jaw), PALE, round=20, bump=0.5, contact=0.4, skin=0.3, ink=0.8),
        *gaze(Spot(151, 174, 19, 16), "#ff9a1e", "#8a6a98", 0.34, (2, -2)),
        *gaze(Spot(224, 170, 19, -16), "#ff9a1e", "#8a6a98", 0.28, (-2, -2)),
        Shape(smooth("112,152! 140,136 170,150 188,172 206,148 236,130 266,144! 262,166 "
            "232,156 208,172 188,194 168,174 140,162 118,170"), PALE, round=15, bump=0.5,
            contact=1, skin=0.3),
        *brow(142, 148, 58, 13, 22, "#2c1a30", 3),
        *brow(234, 142, 58, 13, -24, "#2c1a30", 4),
        *nose(189, 214, 34, "#c48a9c", 1.15, 0.1),
        Shape(ellipse(209, 216, 5.5), "#d8a8a8", round=5, contact=0.6, shine=0.3),
    ]  # fmt: skip
