"""Carnivore: the open jaws of a meat-eating plant."""

from ..curves import ellipse, mirror, place, smooth, symmetric, taper
from ..faces import teeth
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, radial, spots

BACKDROP = Backdrop(
    ("#0c2a24", "#1f5a3c", "#8ab04a"),
    ("#fff2a0", "#c8c03a"),
    "#174a30",
    "#071a12",
    "reeds",
    radius=134,
    centre=(187, 180),
)
LIGHT = lit("#0f140f", "#42607a", "#fbffa0", "#5a7a2a", 0.7)
UPPER = "187,36 128,48 76,88 42,142 32,182! 70,162 120,142 187,136"
LOWER = "187,296 128,288 72,264 32,230! 40,284 84,338 136,364 187,368"
THROAT = "187,110 110,124 56,170 50,232 90,284 140,316 187,320"
LIPS = (
    "32,182! 76,154 130,132 187,124 245,132 299,154 343,182! 300,176 245,158 187,152 "
    "130,158 75,176",
    "32,230! 76,250 130,276 187,284 245,276 299,250 343,230! 300,268 245,300 187,308 "
    "130,300 75,268",
)
LASHES = ("46,176 120,148 187,140 255,148 329,176", "327,244 255,280 187,292 120,280 48,244")


def scene() -> Scene:
    """Open wide."""
    colours = (
        linear("green", (60, 50), (310, 350), (0, "#a8e05a"), (0.5, "#4fa03c"), (1, "#1f5a34"))
        + radial("flesh", (187, 190), 150, (0, "#5a0a30"), (0.5, "#c42a62"), (1, "#ff7a9a"))
        + linear("stem", (140, 340), (230, 440), (0, "#6ab84a"), (1, "#1f5a34"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 63)
    picture.group(*_stem(), shadow=0.5, fade=(390, 440, 0.5))
    picture.group(*_jaws(), shadow=0.6, roundness=90)
    picture.group(*_prey(), shadow=0.3, form=0)
    return finish(picture, BACKDROP, "#f0ffa0")


def _stem() -> list[Shape]:
    leaf = "172,398! 130,356 72,352 22,384! 62,408 120,416"
    veins = lines(["168,396 110,384 36,384"], "#1c4f2c", 3, 0.6)
    back = lines([mirror("168,396 110,384 36,384")], "#1c4f2c", 3, 0.6)
    return [
        Shape(taper("187,440 196,390 187,330", [44, 38, 46]), "url(#stem)", round=18, bump=0.5),
        Shape(smooth(leaf), "url(#green)", round=16, bump=0.5, detail=veins),
        Shape(smooth(mirror(leaf)), "url(#green)", round=16, bump=0.5, detail=back),
        Shape(taper("52,130 26,104 30,74 52,66", [10, 8, 5, 2]), "url(#green)", round=5),
        Shape(taper("323,130 347,104 345,74 323,66", [10, 8, 5, 2]), "url(#green)", round=5),
    ]


def _jaws() -> list[Shape]:
    upper_spots = spots(4, 22, (70, 60, 310, 160), "#d83a5a", (5, 11), 0.75)
    lower_spots = spots(9, 18, (70, 250, 310, 345), "#d83a5a", (5, 10), 0.75)
    ribs = lines(
        [
            "187,310 187,220",
            "150,300 160,226",
            "224,300 214,226",
            "116,284 136,226",
            "258,284 238,226",
        ],
        "#8a1444",
        4,
        0.5,
    )
    upper_lip, lower_lip = (Shape(smooth(lip), "#ff8aa8", round=9, contact=0.5) for lip in LIPS)
    return [
        Shape(smooth(symmetric(THROAT)), "url(#flesh)", round=20, flat=0.4, rim=0, detail=ribs),
        Shape(smooth(symmetric(LOWER)), "url(#green)", round=44, bump=0.7, detail=lower_spots),
        lower_lip,
        Shape(smooth(symmetric(UPPER)), "url(#green)", round=52, bump=0.7, detail=upper_spots),
        upper_lip,
        *teeth(LASHES[1], 11, 64, 13, "#e8f8a8"),
        *teeth(LASHES[0], 12, 70, 13, "#f4ffc8"),
    ]


def _prey() -> list[Shape]:
    wing = "0,0! 16,-24 44,-28 40,-6"
    return [
        Shape(smooth(place(wing, 184, 214)), "#e8f8ff", round=7, contact=0.1),
        Shape(smooth(place(wing, 180, 214, 1, -95)), "#e8f8ff", round=7, contact=0.1),
        Shape(ellipse(176, 228, 23, 15, -34), "#3a4a9a", round=14, shine=0.5),
        Shape(ellipse(198, 214, 13), "#3a4a9a", round=11, shine=0.4),
        Shape(ellipse(194, 208, 8), "#ffffff", round=7, glow=0.9, contact=0),
        Shape(ellipse(207, 212, 7), "#ffffff", round=7, glow=0.9, contact=0),
        Shape(ellipse(195, 209, 3), "#1a1020", round=3, glow=0.9, contact=0),
        Shape(ellipse(208, 213, 3), "#1a1020", round=3, glow=0.9, contact=0),
    ]
