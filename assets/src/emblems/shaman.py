"""Shaman: a staff with an antlered skull, and a flame between the antlers."""

from ..curves import ellipse, mirror, place, smooth, taper
from ..props import blaze, pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines

BACKDROP = Backdrop(
    ("#0d2a2a", "#1f5a4c", "#7fae74"),
    ("#d0f0c0", "#4f9a86"),
    "#174438",
    "#081a18",
    "pines",
    radius=124,
    centre=(187, 170),
)
LIGHT = lit("#120f10", "#46606a", "#ffcf7a", "#6a3a1c")


def scene() -> Scene:
    """Plant the staff."""
    colours = (
        linear("bone", (130, 140), (240, 270), (0, "#fff8e0"), (0.6, "#e0cfa4"), (1, "#a88f66"))
        + linear("horn", (80, 40), (290, 160), (0, "#d8a878"), (1, "#7a4c34"))
        + linear("wood", (176, 260), (200, 420), (0, "#8a5c3a"), (1, "#4a2e22"))
        + linear("out", (0, 40), (0, 160), (0, "#ffb03a"), (1, "#e8481e"))
        + linear("in", (0, 60), (0, 160), (0, "#fff6c0"), (1, "#ffc23a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 11)
    picture.glow(disc(187, 100, 70, "#ffb04a", 0.8), 24)
    picture.group(*_staff(), shadow=0.5)
    picture.cover(fill(blaze(5, (187, 150), 26, 122, 34, 5), "url(#out)"))
    picture.cover(fill(blaze(9, (187, 150), 15, 84, 22, 3), "url(#in)"))
    picture.group(*_skull(), shadow=0.6)
    for x in (164, 210):
        picture.sharp(disc(x, 192, 5.5, "#ffe27a"))
        picture.afterglow(disc(x, 192, 13, "#ff9a2a", 0.9), 5)
    picture.afterglow(disc(187, 100, 40, "#ffd06a", 0.5), 16)
    return finish(picture, BACKDROP, "#ffc86a")


def _staff() -> list[Shape]:
    ties = lines(["168,282 206,292", "168,292 206,302", "168,302 206,312"], "#d0562e", 5, 1)
    shapes = [
        Shape(taper("188,440 186,340 187,250", [25, 22, 25]), "url(#wood)", round=10, bump=0.9),
        Shape(
            taper("88,276 140,286 187,282 236,286 288,276", [9, 13, 15, 13, 9]),
            "url(#wood)",
            round=6,
            bump=0.7,
            detail=ties,
        ),
        Shape(smooth("166,272 208,272 208,308 166,308"), "#b8452e", round=8, bump=0.6),
    ]
    feather = "0,0! 9,22 8,54 0,80! -9,54 -8,22"
    colours = ("#e8e2d0", "#3fa89a", "#d8662e")
    for index, x in enumerate((100, 124, 146)):
        for side, turn in ((x, 6), (375 - x, -6)):
            path = smooth(place(feather, side, 288 + index * 3, 0.95, turn * (2 - index)))
            spine = lines([[(side, 290), (side - turn * 0.6, 360)]], "#40302a", 1.6)
            shapes.append(Shape(path, colours[index], round=8, bump=0.4, detail=spine))
            shapes.append(Shape(ellipse(side, 288, 6), "#ffd25a", round=5, shine=0.5))
    return shapes


def _skull() -> list[Shape]:
    antlers = []
    for spine, widths in (
        ("160,158 120,142 84,106 82,46", (21, 19, 14, 3)),
        ("112,138 88,146 62,136 52,108", (14, 11, 8, 2)),
        ("90,112 108,88 112,64 108,40", (13, 11, 7, 2)),
        ("136,148 140,122 134,100", (13, 9, 2)),
    ):
        antlers += [
            Shape(taper(side, widths), "url(#horn)", round=8, bump=0.7)
            for side in (spine, mirror(spine))
        ]
    cracks = lines(["187,160 182,176 188,186", "204,216 210,230"], "#7a6444", 2)
    head = (
        "142,168 158,150 187,144 217,150 233,168 228,198 214,218 210,252 204,272 187,280 "
        "171,272 165,252 161,218 147,198"
    )
    return [
        *antlers,
        Shape(smooth(head), "url(#bone)", round=30, bump=0.4, contact=0.7, detail=cracks),
        *pair(
            "150,190 160,180 176,188 178,202 164,208 152,202", "#24120e", round=8, flat=0.6, rim=0
        ),
        *pair("186,250! 178,244 176,262 184,270!", "#3a2218", round=4, flat=0.6, rim=0),
        *pair("142,172! 160,168 182,184! 160,178", "url(#bone)", round=6, contact=0.8),
    ]
