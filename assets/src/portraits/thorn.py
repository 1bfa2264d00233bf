"""Thorn: a sharp young lady in a collar of roses that no one would dare to pick."""

import math

from ..curves import Points, directions, ellipse, knots, place, sample, smooth, taper
from ..faces import fang
from ..scene import Light, Scene, Shape
from ..svg import linear, lines, oval, spots
from ._face import Eye, complexion, eye, eyebrow, glance, glints, lips, snout
from ._stage import Backdrop, begin, end, turned, turned_marks

BACKDROP = Backdrop(("#2c0a2c", "#8a1f58", "#e06a80"), ("#ffeef0", "#ff9ab4"), 138, (182, 160))
LIGHT = Light(ambient="#7a5a80", rim_colour="#ffc0d4", rim=0.8, bounce="#7a3a50", ink="#1c0a1c")
SHADE = "#a4563c"
NEAR = Eye(208, 196, 29, "#3aa44a", "#b87a9c", lift=0.8, tilt=11, lash=6.4, wing=0.3)
FAR = Eye(131, 200, 22, "#3aa44a", "#b87a9c", False, 0.8, 11, (-0.2, 0.02), 5.6, 0.24)


def scene() -> Scene:
    """Fan the hair behind, then the face, the fringe, and the briars before her throat."""
    picture = begin(BACKDROP, LIGHT, _gradients(), 6)
    picture.group(*turned(_behind()), shadow=0.4)
    picture.group(*turned(_face()), shadow=0.4)
    picture.group(*turned(_hair()), shadow=0.45)
    picture.group(*turned(_collar()), shadow=0.5, form=0.1)
    picture.sharp(turned_marks(glance(NEAR) + glance(FAR) + glints(NEAR, 1) + glints(FAR, 1)))
    return end(picture, "#ffd8e4")


def _gradients() -> str:
    return (
        complexion("#ffe0c0", "#f2b48c", "#b06a54", "#f0605c", "#a04c48")
        + linear("hair", (80, 40), (310, 330), (0, "#3a9a6a"), (0.4, "#14583e"), (1, "#06241e"))
        + linear("briar", (40, 260), (340, 375), (0, "#8cc04a"), (1, "#2a5a24"))
        + linear("leaf", (40, 260), (340, 375), (0, "#7ad05a"), (1, "#1f7038"))
        + linear("rose", (60, 260), (320, 375), (0, "#ff6a7c"), (0.5, "#e0203e"), (1, "#8a0c2c"))
        + linear("robe", (60, 290), (320, 375), (0, "#6a1f5c"), (1, "#2a0c2c"))
    )


def _behind() -> list[Shape]:
    back = (
        "180,44! 250,52 300,100 318,170 330,250! 300,240 296,300! 262,290 120,290 92,300! "
        "90,240 66,250! 78,170 96,96 136,54"
    )
    return [
        Shape(smooth(back), "url(#hair)", round=40, bump=0.5,
            detail=lines(["280,110 300,180 306,240", "262,110 284,200 286,280"], "#5ac88c", 4,
                0.4)),
        Shape(smooth("156,264 236,258 240,330 250,370 130,370 152,320"), "url(#skin)", round=30,
            skin=0.4, detail=oval(196, 304, 64, 26, "url(#hollow)")),
        Shape(smooth("20,390 60,344 130,330 190,372 260,326 316,340 360,390"), "url(#robe)",
            round=24),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "122,108 104,146 101,178 106,202 100,224 108,252 128,288 150,314 166,320 186,312 "
        "230,278 258,240 270,196 270,140 240,94 168,88"
    )
    paint = (
        oval(208, 190, 48, 36, "url(#hollow)", 0.7) + oval(131, 194, 34, 34, "url(#hollow)", 0.6)
        + oval(226, 238, 36, 26, "url(#blush)", 0.9) + oval(114, 240, 22, 24, "url(#blush)", 0.8)
        + spots(3, 16, (196, 224, 240, 244), "#b0583c", (0.9, 1.7), 0.6)
        + spots(4, 10, (106, 228, 130, 246), "#b0583c", (0.9, 1.7), 0.6)
        + oval(162, 298, 22, 7, "url(#hollow)", 0.6)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.5, ink=0.8, detail=paint),
        *eye(FAR),
        *eye(NEAR),
        eyebrow("106,172 124,158 152,176", [3, 9, 9], "#123c2c", "#3a8a60"),
        eyebrow("178,174 216,144 252,150", [9, 11, 3], "#123c2c", "#3a8a60"),
        *snout((148, 244), 18, SHADE, 0.8),
        *lips((158, 280), 27, 0.3, "#c41f48", "#5a0c24", 1.05),
    ]


def _hair() -> list[Shape]:
    near = (
        "150,92! 176,104 236,116 262,160 272,210 264,270! 290,250 300,290! 316,240 336,250! "
        "326,160 300,92 250,48 190,38 140,52! 110,76 92,120 88,176 70,250! 94,226 100,262! "
        "106,196 112,150 130,120!"
    )
    shine = lines(
        ["160,70 220,80 270,120 290,190", "170,56 240,62 296,116 312,190", "180,90 240,104 276,150",
            "140,72 110,104 100,160"],
        "#6ad89c", 4, 0.5,
    )  # fmt: skip
    return [Shape(smooth(near), "url(#hair)", round=24, bump=0.4, contact=0.7, shine=0.2,
        detail=shine)]  # fmt: skip


def _collar() -> list[Shape]:
    shapes = []
    for stem, count in (
        ("22,330 80,350 130,330 190,356 250,324 310,342 360,310", 13),
        ("40,372 96,330 150,352 210,330 262,346 330,320", 11),
    ):
        shapes += [*_thorns(stem, count),
            Shape(taper(stem, [11, 14, 14, 14, 11]), "url(#briar)", round=6, bump=0.5)]  # fmt: skip
    for x, y, turn, size in (
        (60, 330, -50, 1), (118, 316, -20, 0.9), (250, 306, 24, 1), (324, 314, 60, 1.1),
        (186, 330, 10, 0.9),
    ):  # fmt: skip
        leaf = place("0,6! -14,-8 -12,-28 0,-42! 12,-28 14,-8", x, y, size, turn)
        rib = lines([place("0,4 0,-36", x, y, size, turn)], "#d0ffa0", 2, 0.5)
        shapes.append(Shape(smooth(leaf), "url(#leaf)", round=8, detail=rib, contact=0.6))
    for x, y, size in ((90, 338, 27), (284, 330, 31), (180, 356, 25)):
        shapes += _rose(x, y, size)
    return shapes


def _thorns(stem: Points, count: int) -> list[Shape]:
    track = sample(knots(stem), count * 6)
    ahead = directions(track)
    made = []
    for index in range(count):
        at = min(len(track) - 1, index * 6 + 3)
        turn = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + (180 if index % 2 else 0)
        made.append(fang(float(track[at][0]), float(track[at][1]), 21, 11, turn, "#d8e08a"))
    return made


def _rose(x: float, y: float, size: float) -> list[Shape]:
    """Open a rose: an outer ring of petals, an inner one, and a furled heart."""
    made = []
    for count, reach, wide, start in ((5, 0.62, 0.62, 0.3), (4, 0.34, 0.48, 0.9)):
        for index in range(count):
            angle = math.tau * index / count + start
            made.append(
                Shape(
                    ellipse(x + math.cos(angle) * size * reach, y + math.sin(angle) * size * reach,
                        size * wide, size * wide * 0.86, math.degrees(angle) + 90),
                    "url(#rose)", round=size * 0.3, contact=0.7, ink=0.6, rim=0.7,
                )
            )  # fmt: skip
    heart = place("-.26,0 -.1,-.22 .2,-.12 .2,.14 -.02,.22 -.12,.06 .02,-.02", x, y, size)
    return [
        *made,
        Shape(ellipse(x, y, size * 0.36), "#c0183a", round=size * 0.2, contact=0.7,
            detail=lines([heart], "#6a0820", 2.6, 0.9)),
    ]  # fmt: skip
