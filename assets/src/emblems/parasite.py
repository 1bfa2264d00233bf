"""Parasite: a worm with a ring of teeth that lives in an apple."""

import math

from ..curves import ellipse, sample, smooth, symmetric, taper
from ..faces import eye, fang, pupil
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import line, linear, lines, spots

BACKDROP = Backdrop(
    ("#3f7a4a", "#8ab85a", "#e8ec9a"),
    ("#fbffd8", "#d0e47a"),
    "#4a8a4a",
    "#10240f",
    "reeds",
    radius=136,
)
LIGHT = lit("#1a0e18", "#54608a", "#fff6b8", "#5a6a2a", 0.6)
WORM = "262,262 312,214 306,138 250,94 186,98 146,126"
MOUTH = (138.0, 136.0)


def scene() -> Scene:
    """Let it look out."""
    colours = (
        linear("skin", (90, 190), (280, 390), (0, "#ff5a44"), (0.5, "#d4283a"), (1, "#7a102c"))
        + linear("worm", (140, 80), (310, 260), (0, "#ffd8e8"), (0.5, "#e88ab0"), (1, "#a8487e"))
        + linear("leaf", (60, 120), (150, 190), (0, "#b8e05a"), (1, "#3f8a3a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 57)
    picture.group(*_apple(), shadow=0.6, roundness=110, form=0.5)
    picture.group(*_worm(), shadow=0.55, roundness=34)
    picture.group(*_mouth(), shadow=0.3, form=0)
    picture.sharp(pupil(176, 70, 17) + pupil(218, 66, 14))
    return finish(picture, BACKDROP, "#fbffd0")


def _apple() -> list[Shape]:
    half = "187,196 156,170 112,170 74,204 62,262 78,326 118,378 156,394 187,386"
    gleam = (
        '<ellipse cx="108" cy="236" rx="16" ry="30" transform="rotate(24 108 236)" '
        'fill="#fff" opacity=".6"/>'
    )
    freckles = spots(4, 34, (70, 190, 310, 390), "#ffb08a", (1.5, 3.5), 0.5)
    return [
        Shape(taper("187,204 180,176 166,152", [13, 10, 12]), "#6a4428", round=5, bump=0.5),
        Shape(
            smooth(symmetric(half)),
            "url(#skin)",
            round=96,
            bump=0.25,
            shine=0.25,
            detail=freckles + gleam,
        ),
        Shape(
            smooth("150,196 187,188 226,196 206,214 187,218 168,214"),
            "#7a1428",
            round=10,
            contact=0,
            ink=0,
        ),
        Shape(taper("184,206 178,178 164,154", [12, 10, 12]), "#7a5030", round=5, bump=0.5),
        Shape(
            smooth("170,176! 136,172 104,188 84,220! 118,224 150,212!"),
            "url(#leaf)",
            round=12,
            bump=0.4,
            detail=line("168,178 130,194 90,216", "#2f6a2a", 2.4),
        ),
        Shape(ellipse(262, 268, 42, 38), "#ffe9b0", round=9, bump=0.5),
        Shape(ellipse(262, 266, 33, 29), "#3a0c1c", round=8, flat=0.5, rim=0),
    ]


def _worm() -> list[Shape]:
    track = sample(WORM, 75)
    bands = []
    for index in range(4, len(track) - 8, 5):
        x, y = track[index]
        ahead = track[index + 1] - track[index - 1]
        angle = math.atan2(ahead[1], ahead[0]) + math.pi / 2
        reach = (30 * math.cos(angle), 30 * math.sin(angle))
        bow = (5 * math.cos(angle - 1.57), 5 * math.sin(angle - 1.57))
        bands.append(
            [(x - reach[0], y - reach[1]), (x - bow[0], y - bow[1]), (x + reach[0], y + reach[1])]
        )
    marks = lines(bands, "#8a2f62", 3.4, 0.6)
    return [
        Shape(
            taper(WORM, [46, 52, 56, 60, 68, 76], 90),
            "url(#worm)",
            round=26,
            bump=0.4,
            skin=0.6,
            shine=0.2,
            detail=marks,
        ),
        *eye(176, 70, 17, "#8ad83a"),
        *eye(218, 66, 14, "#8ad83a"),
    ]


def _mouth() -> list[Shape]:
    x, y = MOUTH
    shapes = [
        Shape(ellipse(x, y, 56, 60, 18), "#e88ab0", round=14, skin=0.6, shine=0.2),
        Shape(ellipse(x, y, 45, 49, 18), "#a82a5a", round=10, rim=0),
        Shape(ellipse(x, y, 36, 40, 18), "#4a0a2a", round=12, flat=0.4, rim=0),
    ]
    for count, radius, length, width in ((14, 44, 22, 13), (9, 25, 15, 10)):
        for index in range(count):
            angle = math.tau * index / count
            fx, fy = x + radius * math.cos(angle), y + radius * 1.08 * math.sin(angle)
            shapes.append(fang(fx, fy, length, width, math.degrees(angle) + 90))
    return shapes
