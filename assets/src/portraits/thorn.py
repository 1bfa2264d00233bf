"""Thorn: a sharp young lady in a collar of roses that no one would dare to pick."""

import math

from ..curves import Points, directions, ellipse, knots, place, sample, smooth, taper
from ..faces import fang
from ..scene import Light, Scene, Shape
from ..svg import linear, lines, oval, spots
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#2c0a2c", "#8a1f58", "#e06a80"), ("#ffeef0", "#ff9ab4"), 156, (190, 166))
LIGHT = Light(ambient="#7a5a80", rim_colour="#ffc0d4", rim=0.8, bounce="#7a3a50", ink="#1c0a1c")
SHADE = "#a4563c"
NEAR = Eye(214, 181, 31.3, "#3aa44a", "#b87a9c", lift=0.8, tilt=11, lash=6.4, wing=0.3)
FAR = Eye(131, 185, 23.8, "#3aa44a", "#b87a9c", False, 0.8, 11, (-0.2, 0.02), 5.6, 0.24)

STRANDS = (
    ("160,30 250,32 320,106 344,240", (16, 44, 48, 3)),
    ("158,44 236,52 300,116 318,276", (14, 38, 42, 3)),
    ("156,60 222,70 280,126 288,262", (10, 30, 34, 3)),
    ("150,32 112,64 88,136 68,236", (14, 30, 32, 3)),
    ("150,52 122,86 100,146 96,244", (8, 22, 22, 3)),
    ("158,36 124,76 96,112 110,152 94,190", (6, 16, 15, 10, 1)),
    ("318,190 334,236 352,254 370,250", (22, 20, 10, 1)),
    ("196,14 246,2 286,20 306,46", (6, 10, 7, 1)),
)


def scene(mood: str = "calm") -> Scene:
    """Fan the hair behind, then the face, the fringe, and the briars before her throat."""
    pose = Pose(MOODS[mood], -3, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 6, mood)
    picture.group(*pose.head(_behind()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.45)
    picture.group(*pose.body(_collar()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(288, 156, 12)))
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
        "184,17! 259,25 313,77 333,153 346,239! 313,228 309,293! 272,282 119,282 89,293! "
        "87,228 61,239! 74,153 93,73 136,28"
    )
    return [
        Shape(smooth(back), "url(#hair)", round=40, bump=0.5,
            detail=lines(["292,88 313,164 320,228", "272,88 296,185 298,272"], "#5ac88c", 4,
                0.4)),
        Shape(smooth("158,254 244,248 249,326 259,369 130,369 154,315"), "url(#skin)", round=30,
            skin=0.4, detail=oval(201, 298, 69.1, 28.1, "url(#hollow)")),
        Shape(smooth("11,390 54,341 130,326 195,371 270,321 331,336 378,390"), "url(#robe)",
            round=24),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "121,86 102,127 99,161 104,187 97,211 106,241 128,280 151,308 169,315 190,306 "
        "238,269 268,228 281,181 281,120 249,71 171,64"
    )
    paint = (
        oval(214, 174, 51.8, 38.9, "url(#hollow)", 0.7)
        + oval(131, 179, 36.7, 36.7, "url(#hollow)", 0.6)
        + oval(234, 226, 38.9, 28.1, "url(#blush)", 0.9)
        + oval(113, 228, 23.8, 25.9, "url(#blush)", 0.8)
        + spots(3, 16, (196, 224, 240, 244), "#b0583c", (0.9, 1.7), 0.6)
        + spots(4, 10, (106, 228, 130, 246), "#b0583c", (0.9, 1.7), 0.6)
        + oval(164, 291, 23.8, 7.6, "url(#hollow)", 0.6)
        + brushed("#ffe0c0", SHADE, right=True, drop=-16)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("104,155 123,140 154,159"), [3, 9, 9], "#123c2c", "#3a8a60"),
        eyebrow(mood.brow("182,157 223,125 262,131"), [9, 11, 3], "#123c2c", "#3a8a60"),
        *snout((149, 233), 19.4, SHADE, 0.8),
        *mouth(mood, (160, 270), 29.2, ("#c41f48", "#5a0c24"), 0.36, 1.05),
    ]


def _hair() -> list[Shape]:
    cap = (
        "151,69! 180,82 244,94 272,142 283,196 275,261! 303,239 313,282! 331,228 352,239! "
        "342,142 313,69 259,21 195,10 141,25! 108,51 89,99 84,159 65,239! 91,213 97,252! "
        "104,181 110,131 130,99!"
    )
    return [
        Shape(smooth(cap), "url(#hair)", round=24, bump=0.3, contact=0.7),
        *[strand(spine, widths, "url(#hair)", "#6ad89c", 0.45) for spine, widths in STRANDS],
    ]


def _collar() -> list[Shape]:
    shapes = []
    for stem, count in (
        ("58,222 52,272 92,316 150,338 212,338 276,314 318,270 314,216", 15),
        ("40,256 78,304 130,326 190,352 250,330 300,296 338,248", 13),
    ):
        shapes += [*_thorns(stem, count),
            Shape(taper(stem, [11, 14, 14, 14, 11]), "url(#briar)", round=6, bump=0.5)]  # fmt: skip
    for x, y, turn, size in (
        (60, 290, -60, 1.1), (130, 346, -20, 0.8), (238, 348, 24, 0.9), (322, 280, 60, 1.2),
        (58, 240, -10, 0.8), (316, 232, 12, 0.9),
    ):  # fmt: skip
        leaf = place("0,6! -14,-8 -12,-28 0,-42! 12,-28 14,-8", x, y, size, turn)
        rib = lines([place("0,4 0,-36", x, y, size, turn)], "#d0ffa0", 2, 0.5)
        shapes.append(Shape(smooth(leaf), "url(#leaf)", round=8, detail=rib, contact=0.6))
    for x, y, size in ((86, 314, 31), (284, 312, 35), (188, 358, 26)):
        shapes += _rose(x, y, size)
    return shapes


def _thorns(stem: Points, count: int) -> list[Shape]:
    track = sample(knots(stem), count * 6)
    ahead = directions(track)
    made = []
    for index in range(count):
        at = min(len(track) - 1, index * 6 + 3)
        turn = math.degrees(math.atan2(ahead[at][1], ahead[at][0])) + (180 if index % 2 else 0)
        made.append(fang(float(track[at][0]), float(track[at][1]), 25, 12, turn, "#d8e08a"))
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
