"""Grrr: a small ball of fur that is nearly all teeth."""

from ..curves import knots, place, smooth, symmetric, taper
from ..faces import eye, pupil
from ..props import fur, pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear

BACKDROP = Backdrop(
    ("#2a3a8a", "#5a6ac8", "#c8b0f0"),
    ("#f4e0ff", "#b8a0f0"),
    "#3f4aa8",
    "#101438",
    "hills",
    radius=138,
)
LIGHT = lit("#1c1018", "#5a4c86", "#fff0c0", "#9a5a2a", 0.7)
CENTRE = (187.0, 214.0)
ROUND = [
    (0, -118),
    (62, -104),
    (110, -58),
    (126, 6),
    (114, 70),
    (70, 118),
    (0, 132),
    (-70, 118),
    (-114, 70),
    (-126, 6),
    (-110, -58),
    (-62, -104),
]
SCALED = ((1.0, "url(#deep)", 44, 34), (0.86, "url(#coat)", 40, 30), (0.68, "#ffae4a", 34, 26))


def scene() -> Scene:
    """Make it bristle."""
    colours = (
        linear("deep", (60, 80), (310, 350), (0, "#e8702a"), (1, "#7a2a24"))
        + linear("coat", (70, 80), (300, 340), (0, "#ff9a3a"), (0.6, "#e8682a"), (1, "#a03a28"))
        + linear("teeth", (0, 230), (0, 310), (0, "#ffffff"), (1, "#e8d8a8"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 54)
    picture.group(*_coat(), shadow=0.6, roundness=110, form=0.5)
    picture.group(*_face(), shadow=0.3, outline=1.2, form=0.2)
    picture.sharp(pupil(142, 186, 27) + pupil(233, 186, 27))
    return finish(picture, BACKDROP, "#fff0d8")


def _coat() -> list[Shape]:
    shapes = [
        *pair("84,128! 66,44! 118,70 142,112!", "url(#coat)", round=16, bump=0.8),
        *pair("92,112! 82,70! 108,86 122,108!", "#8a2a3a", round=8, contact=0.3),
        *pair("110,330 84,352 76,376 104,386 140,376 142,340", "url(#deep)", round=18, bump=0.8),
    ]
    for seed, (factor, colour, count, length) in enumerate(SCALED):
        loop = place([*ROUND, ROUND[0]], CENTRE[0], CENTRE[1] - 6 * seed, factor)
        tufts_out = fur(loop, count, length, 20 + seed, 9)
        path = smooth(knots(loop)[:-1])
        shapes.append(Shape(tufts_out, colour, round=7, bump=0.4, contact=0.35, ink=0.6))
        shapes.append(Shape(path, colour, round=60, bump=1.2, bump_size=7, contact=0, ink=0))
    return shapes


def _face() -> list[Shape]:
    gum = "187,232 140,228 92,240 84,272 108,310 150,328 187,330"
    shapes = [
        *eye(142, 186, 27, "#ffe04a"),
        *eye(233, 186, 27, "#ffe04a"),
        Shape(
            taper("88,148 130,148 172,184", [14, 30, 12]),
            "#6a1f22",
            round=10,
            bump=0.9,
            contact=0.8,
        ),
        Shape(
            taper("287,138 245,146 203,184", [14, 30, 12]),
            "#6a1f22",
            round=10,
            bump=0.9,
            contact=0.8,
        ),
        Shape(
            smooth("170,206 187,200 205,206 202,222 187,230 172,222"),
            "#3a1424",
            round=12,
            shine=0.6,
        ),
        Shape(smooth(symmetric(gum)), "#5e0f2a", round=10, flat=0.4, rim=0, contact=0.6),
        Shape(
            smooth("130,312 160,296 187,304 215,296 245,312 215,324 160,324"),
            "#e8506a",
            round=14,
            contact=0.3,
        ),
    ]
    for index in range(7):
        x = 187.5 + (index - 3) * 26
        drop = abs(index - 3) * 1.5
        long = 40 if index in (1, 5) else 24
        top = [
            (x - 12, 236 + drop),
            (x + 12, 236 + drop),
            (x + 8, 248 + long * 0.5 + drop),
            (x, 250 + long + drop),
            (x - 8, 248 + long * 0.5 + drop),
        ]
        shapes.append(Shape(smooth(top), "url(#teeth)", round=8, contact=0.5, shine=0.2, ink=0.8))
    for index in range(6):
        x = 187.5 + (index - 2.5) * 25
        rise = abs(index - 2.5) * 4
        low = [
            (x - 11, 328 - rise),
            (x + 11, 328 - rise),
            (x + 7, 304 - rise),
            (x, 294 - rise),
            (x - 7, 304 - rise),
        ]
        shapes.append(Shape(smooth(low), "url(#teeth)", round=8, contact=0.5, shine=0.2, ink=0.8))
    return shapes
