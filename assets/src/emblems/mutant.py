"""Mutant: a three-eyed frog with a tongue like a spear."""

from ..curves import ellipse, polygon, smooth, symmetric, taper
from ..faces import eye, pupil
from ..props import pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, oval

BACKDROP = Backdrop(
    ("#6a5a14", "#b8a02a", "#f0e07a"),
    ("#fffcd0", "#f4e04a"),
    "#8a7a1e",
    "#1f1a08",
    "gears",
    radius=138,
    halo="rings",
)
LIGHT = lit("#0c1024", "#4a5a9a", "#fdffb0", "#5a7a8a", 0.7)
BODY = "187,160 130,150 78,170 42,222 44,280 76,330 130,356 187,362"


def scene() -> Scene:
    """Count the eyes."""
    colours = (
        linear("skin", (70, 110), (300, 360), (0, "#5ad0ff"), (0.5, "#1f7ae0"), (1, "#1c2f8a"))
        + linear("belly", (0, 290), (0, 370), (0, "#c8f0ff"), (1, "#5a9ae0"))
        + linear("tongue", (180, 290), (340, 380), (0, "#ff7a9a"), (1, "#d82a5a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 66)
    picture.group(*_body(), shadow=0.6, roundness=100)
    picture.group(*_eyes(), shadow=0.4)
    picture.group(*_tongue(), shadow=0.5)
    looks = pupil(96, 142, 34) + pupil(187, 104, 38) + pupil(279, 142, 34)
    picture.sharp(looks)
    return finish(picture, BACKDROP, "#fdffc0")


def _body() -> list[Shape]:
    patches = "".join(
        oval(x, y, across, down, "#0c1440", 0.9)
        for x, y, across, down in (
            (86, 222, 20, 15),
            (128, 188, 13, 10),
            (292, 216, 19, 17),
            (246, 186, 12, 10),
            (70, 266, 10, 12),
            (310, 262, 11, 9),
            (187, 176, 20, 9),
            (118, 232, 9, 7),
            (262, 236, 9, 8),
        )
    )
    mouth = "56,262! 110,286 187,292 265,286 319,262! 290,314 240,334 187,338 134,334 84,314"
    toes = []
    for x, way in ((84, -1), (291, 1)):
        toes.append(
            Shape(
                taper([(x, 330), (x + way * 14, 366), (x + way * 4, 392)], [52, 40, 34]),
                "url(#skin)",
                round=18,
                bump=0.4,
            )
        )
        for spread in (-30, 0, 30):
            toe = [
                (x + way * 4, 388.0),
                (x + way * 4 + spread * 0.6, 400.0),
                (x + way * 4 + spread, 408.0),
            ]
            toes.append(Shape(taper(toe, [16, 13, 12]), "url(#skin)", round=7))
            toes.append(
                Shape(ellipse(x + way * 4 + spread, 409, 11, 9), "#ffa03a", round=9, shine=0.4)
            )
    return [
        *pair("60,300 22,290 14,340 44,392 90,396 96,340", "url(#skin)", round=30, bump=0.4),
        Shape(
            smooth(symmetric(BODY)),
            "url(#skin)",
            round=90,
            bump=0.35,
            shine=0.3,
            gloss=12,
            detail=patches,
        ),
        Shape(
            smooth(
                "84,318! 134,338 187,342 240,338 290,318! 268,348 230,364 187,368 144,364 106,348"
            ),
            "url(#belly)",
            round=18,
            contact=0.2,
            ink=0.5,
        ),
        Shape(smooth(mouth), "#2a0a2e", round=8, flat=0.5, rim=0),
        Shape(
            smooth(
                "46,252! 110,280 187,286 265,280 329,252! 322,270 265,294 187,300 110,294 53,270"
            ),
            "url(#skin)",
            round=9,
            shine=0.3,
            contact=0.7,
        ),
        *toes,
        Shape(ellipse(170, 246, 5, 4), "#0c1440", round=3, contact=0),
        Shape(ellipse(205, 246, 5, 4), "#0c1440", round=3, contact=0),
    ]


def _eyes() -> list[Shape]:
    shapes = []
    for x, y, size in ((96, 142, 34), (279, 142, 34), (187, 104, 38)):
        shapes.append(
            Shape(
                ellipse(x, y + 6, size * 1.42, size * 1.34),
                "url(#skin)",
                round=30,
                bump=0.3,
                shine=0.3,
            )
        )
        shapes += eye(x, y, size, "#ff8a1e")
    lids = (
        "58,118! 92,96 134,120! 96,118",
        "317,118! 283,96 241,120! 279,118",
        "144,86! 187,52 230,86! 187,78",
    )
    shapes += [Shape(smooth(lid), "#1c50b8", round=8, contact=0.8, shine=0.3) for lid in lids]
    return shapes


def _tongue() -> list[Shape]:
    spine = "176,312 206,352 262,360 304,322 318,262"
    tip = "300,268 318,206 338,262 322,258"
    groove = lines([spine], "#8a1440", 4, 0.5)
    return [
        Shape(
            taper(spine, [46, 34, 27, 23, 18], 60),
            "url(#tongue)",
            round=12,
            shine=0.4,
            contact=0.8,
            detail=groove,
        ),
        Shape(polygon(tip), "#ffe9c0", round=9, shine=0.4, contact=0.6),
    ]
