"""Parasite: it ate its way out of an apple, and would like to try something larger."""

import math

from ..curves import ellipse, sample, smooth, symmetric, taper
from ..faces import fang, pupil
from ..figures import Spot, gaze, limb
from ..props import shards
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, line, linear, lines, oval, spots

BACKDROP = Backdrop(
    ("#2c6a4a", "#7cb45a", "#e8ec9a"), ("#fdffe0", "#d8e878"), "#3a7a46", "#0c200e", "reeds",
    radius=126, halo="rays", centre=(187, 168),
)  # fmt: skip
LIGHT = lit("#1a0e18", "#54608a", "#fff6b8", "#6a6a2a", 0.75)
WORM = "236,330 298,300 318,226 284,158 226,132 190,176"
MOUTH = (182.0, 238.0)


def scene() -> Scene:
    """Apple, the worm out of its hole, then the head with its ring of teeth."""
    colours = (
        linear("skin", (80, 280), (300, 440), (0, "#ff6a4e"), (0.5, "#dc2a3a"), (1, "#7a102c"))
        + linear("worm", (100, 90), (310, 300), (0, "#ffdcea"), (0.5, "#ee8ab4"), (1, "#a04484"))
        + linear("leaf", (60, 250), (150, 320), (0, "#c8ec62"), (1, "#3f8a3a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 57)
    picture.group(*_tail(), shadow=0.4)
    picture.group(*_apple(), shadow=0.5, roundness=110, form=0.5, fade=(370, 450, 0.5))
    picture.group(*_worm(), shadow=0.55, roundness=40)
    picture.group(*_flaps(), shadow=0.5)
    picture.group(*_head(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 10))
    picture.group(*_eyes(), shadow=0.4)
    picture.group(*_crumbs(), shadow=0.3, form=0)
    picture.sharp(pupil(136, 154, 24) + pupil(216, 142, 31))
    picture.sharp(fill(_spit(), "#f0ffb0", 0.85))
    return finish(picture, BACKDROP, "#fbffd0")


def _tail() -> list[Shape]:
    return [limb("70,380 30,350 28,300 54,280", [50, 42, 28, 4], "url(#worm)", round=16)]


def _apple() -> list[Shape]:
    half = "187,306 154,284 106,286 66,318 54,372 66,430 110,480 187,490"
    bite = "216,286 240,268 274,272 296,292 310,318 300,342 276,352 250,352 226,338 214,314"
    return [
        Shape(taper("160,316 150,290 132,268", [13, 10, 13]), "#6a4428", round=5, bump=0.5),
        Shape(smooth(symmetric(half)), "url(#skin)", round=96, bump=0.25, shine=0.3,
            detail=spots(4, 40, (60, 290, 320, 430), "#ffb08a", (1.5, 3.5), 0.5)
            + oval(94, 348, 12, 24, "#ffffff", 0.5)),
        Shape(smooth("136,300! 110,290 78,296 52,324! 84,332 118,326!"), "url(#leaf)", round=12,
            bump=0.4, detail=line("134,302 98,308 58,322", "#2f6a2a", 2.4)),
        Shape(smooth(bite), "#ffe9b0", round=10, bump=0.8),
        Shape(smooth("228,300 252,284 280,292 294,316 280,336 252,340 232,326"), "#4a0c1c",
            round=8, flat=0.5, rim=0),
        Shape(ellipse(60, 376, 24, 28, 10), "#ffe9b0", round=7, bump=0.6),
        limb("64,384 40,368 34,340", [38, 42, 38], "url(#worm)", round=16),
    ]  # fmt: skip


def _worm() -> list[Shape]:
    track = sample(WORM, 80)
    bands = []
    for index in range(4, len(track) - 6, 6):
        x, y = track[index]
        ahead = track[index + 1] - track[index - 1]
        angle = math.atan2(ahead[1], ahead[0])
        across, down = -44 * math.sin(angle), 44 * math.cos(angle)
        bow = (8 * math.cos(angle), 8 * math.sin(angle))
        bands.append([(x - across, y - down), (x - bow[0], y - bow[1]), (x + across, y + down)])
    path = taper(WORM, [58, 70, 78, 84, 92, 100], 90)
    marks = lines(bands, "#8a2f6a", 4.5, 0.6)
    return [Shape(path, "url(#worm)", round=36, bump=0.4, skin=0.6, shine=0.25, detail=marks)]


def _flaps() -> list[Shape]:
    """Fold back the skin that the worm has burst."""
    pulp = (
        "206,352! 214,322! 228,340! 246,318! 258,344! 282,326! 288,350! 312,338! 316,366! 260,384"
    )
    return [
        Shape(smooth(pulp), "#ffe9b0", round=8, bump=0.7, contact=0.7),
        Shape(smooth("200,362! 222,344! 234,358! 256,342! 270,360! 300,350! 318,372! 262,396"),
            "#e8383e", round=9, bump=0.3, contact=0.4, shine=0.2),
    ]  # fmt: skip


def _head() -> list[Shape]:
    x, y = MOUTH
    skull = (
        "96,180 118,132 160,108 208,108 250,132 270,178 272,236 248,288 204,314 156,314 112,290 "
        "92,240"
    )
    teeth = []
    for count, radius, length, width in ((15, 60, 28, 17), (10, 36, 19, 13), (6, 17, 11, 8)):
        for index in range(count):
            angle = math.tau * (index + 0.5 * (count % 2)) / count
            at = (x + radius * 1.06 * math.cos(angle), y + radius * math.sin(angle))
            teeth.append(fang(*at, length, width, math.degrees(angle) + 90, "#fffbe4"))
    return [
        Shape(smooth(skull), "url(#worm)", round=60, bump=0.4, skin=0.5, shine=0.25,
            detail=lines(["104,166 150,128 224,124 264,166"], "#8a2f6a", 4.5, 0.35)),
        Shape(ellipse(x, y, 82, 76), "#f49ac0", round=16, skin=0.6, shine=0.35, contact=0.5),
        Shape(ellipse(x, y, 66, 61), "#b02a62", round=12, rim=0, contact=0.5),
        Shape(ellipse(x, y, 44, 41), "#6a0c38", round=12, flat=0.4, rim=0),
        Shape(ellipse(x, y, 22, 20), "#2a0418", round=8, flat=0.6, rim=0),
        *teeth,
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    return [
        limb("142,176 136,154", [58, 62], "url(#worm)", round=28, skin=0.5),
        limb("212,168 216,142", [72, 76], "url(#worm)", round=34, skin=0.5),
        *gaze(Spot(136, 154, 27, 22), "#8ae03a", "#e07aa8", 0.36, (2, 3)),
        *gaze(Spot(216, 142, 34, -18), "#8ae03a", "#e07aa8", 0.2, (-3, 4)),
    ]


def _crumbs() -> list[Shape]:
    pieces = shards(3, (0.0, 0.0), 22, 7)
    places = ((44, 220), (330, 170), (62, 150), (338, 380), (318, 96), (28, 262), (92, 90))
    tones = ("#ffe9b0", "#e0343e", "#ffe9b0")
    return [
        Shape(smooth([(x + a, y + b) for a, b in piece]), tones[n % 3], round=6, bump=0.6)
        for n, (piece, (x, y)) in enumerate(
            zip(([(a - p[0][0], b - p[0][1]) for a, b in p] for p in pieces), places, strict=True)
        )
    ]


def _spit() -> str:
    return taper("150,304 148,328 150,340", [7, 4, 8]) + taper("212,306 214,322", [6, 7])
