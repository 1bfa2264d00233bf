"""Vortex: a spirit of wind that spins its arms and hurries both its neighbours along."""

import math
import random

from ..curves import Points, ellipse, mirror, place, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb, locks
from ..props import pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines

BACKDROP = Backdrop(
    ("#1a1050", "#4a2f9a", "#a07ad8"), ("#fff0d8", "#d8a0e8"), "#3a2480", "#342c74", "crags",
    radius=34, centre=(306, 76),
)  # fmt: skip
LIGHT = lit("#100c38", "#4a62b0", "#fff4e0", "#3a6ab0", 0.85)
SKIN, PALE = "url(#skin)", "#c8f4fa"


def scene() -> Scene:
    """Funnel and arms behind, the wheels they spin, then the head and its curl."""
    colours = (
        linear("skin", (110, 90), (270, 300), (0, "#f0ffff"), (0.45, "#86dcee"), (1, "#3a86cc"))
        + linear("arm", (0, 170), (0, 330), (0, "#c8f8ff"), (0.6, "#5cb4e0"), (1, "#3560b4"))
        + linear("wind", (90, 0), (290, 0), (0, "#e8ffff"), (0.5, "#7ad0ea"), (1, "#2f62b0"))
        + linear("deep", (90, 0), (290, 0), (0, "#a8e8f4"), (0.5, "#4a9ad4"), (1, "#243f90"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 8)
    picture.glow(fill(_streaks(), "#d8f6ff", 0.55), 1)
    picture.group(*_funnel(), shadow=0.45, form=0.3, fade=(360, 450, 0.5))
    for flip in (False, True):
        picture.group(*_arm(flip), shadow=0.4)
        picture.group(*_wheel(*((312, 232) if flip else (62, 214)), flip), shadow=0.5, form=0.15)
    picture.group(*_crest(), shadow=0.4)
    picture.group(*_head(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 9))
    picture.group(*_leaves(), shadow=0.35, form=0)
    picture.sharp(pupil(156, 199, 19) + pupil(222, 195, 21))
    picture.afterglow(fill(_streaks(), "#ffffff", 0.4), 0.4)
    return finish(picture, BACKDROP, "#eaffff")


def _streaks() -> str:
    """Let the air run away to both sides, in threes."""
    marks = []
    for level, reach in ((128, 52), (296, 60), (330, 76), (362, 58)):
        for way in (-1, 1):
            start = 187 + way * (182 - reach * 0.2)
            track = [(start - way * reach, level + 6), (start - way * reach * 0.4, level - 3),
                (start + way * 6, level - 10)]  # fmt: skip
            marks.append(taper(track, [0.6, 4.5, 1]))
    return "".join(marks)


def _funnel() -> list[Shape]:
    turns = []
    for index in range(11):
        part = index / 10
        x, y = 187 + 16 * math.sin(part * 5), 272 + part * 152
        radius = 104 * (1 - part) ** 0.9 + 14
        track = [
            (x - radius, y - 4), (x - radius * 0.6, y + radius * 0.2), (x, y + radius * 0.3),
            (x + radius * 0.62, y + radius * 0.18), (x + radius * 1.06, y - 10),
        ]  # fmt: skip
        width = 13 + radius * 0.16
        path = taper(track, [1, width * 0.8, width * 1.2, width * 0.8, 1], 60)
        turns.append(
            Shape(path, "url(#wind)" if index % 2 else "url(#deep)", round=10, ink=0.6, bump=0.2)
        )
    return turns[::-1]


def _side(points: str, flip: bool) -> Points:
    return mirror(points, 187) if flip else points


def _arm(flip: bool) -> list[Shape]:
    track = "136,286 92,318 52,300 52,250" if not flip else "136,284 96,320 62,312 62,262"
    grooves = lines([_side("120,296 88,320 56,300 50,262", flip)], "#2c58a8", 3, 0.4)
    path = taper(_side(track, flip), [64, 56, 46, 36], 70)
    return [Shape(path, "url(#arm)", round=24, bump=0.4, detail=grooves)]


def _wheel(x: float, y: float, flip: bool) -> list[Shape]:
    """Spin an arm so fast that it has become a wheel."""
    blades = []
    for radius, turn, tone in ((58, 0.0, "url(#wind)"), (40, 0.5, "#c4f4ff")):
        for index in range(6):
            start = (index + turn) / 6 * math.tau
            spine = []
            for step in range(8):
                part = step / 7
                angle = start + part * 2.5 * (-1 if flip else 1)
                away = 5 + (radius - 5) * part**0.8
                spine.append((x + away * math.cos(angle), y + away * 0.94 * math.sin(angle)))
            widths = [radius * k for k in (0.1, 0.26, 0.34, 0.36, 0.28, 0.16, 0.01)]
            blades.append(Shape(taper(spine, widths, 60), tone, round=7, shine=0.2, contact=0.6))
    return [*blades, Shape(ellipse(x, y, 9), "#ffffff", round=8, glow=0.5, contact=0.5)]


def _crest() -> list[Shape]:
    fills = ("#dffaff", "#9ce2f0", "#62b8e2")
    swirl = "132,150 150,88 206,60 258,78 266,122 232,132 226,104"
    return [
        *locks("110,196 118,140 150,110", 5, 62, 30, fills, 4, -18),
        *locks("226,112 258,142 266,196", 5, 62, 30, fills, 7, 18),
        Shape(taper(swirl, [44, 62, 56, 46, 34, 22, 6], 80), "url(#skin)", round=24, shine=0.2,
            contact=0.6, detail=lines(["134,142 152,92 206,66 252,84 258,116",
                "148,140 164,104 206,82 240,96 244,118", "122,128 146,76 206,48 262,74"],
                "#3f86c8", 3.4, 0.55)),
        Shape(taper("170,142 186,98 222,88 240,104", [40, 34, 22, 4]), "#effeff", round=12,
            contact=0.5),
    ]  # fmt: skip


def _head() -> list[Shape]:
    skull = (
        "187,112 232,124 262,160 268,206 256,252 226,290 187,304 148,290 118,252 106,206 112,160 "
        "142,124"
    )
    maw = "142,252! 164,260 187,262 212,258 236,246! 232,276 212,292 187,296 162,292 146,276"
    return [
        *pair("108,180! 84,160 62,164! 74,188 92,208 112,220!", "url(#skin)", 187, round=10),
        Shape(smooth(skull), SKIN, round=62, bump=0.2, shine=0.2, gloss=20, skin=0.2),
        Shape(ellipse(131, 242, 30, 27, 12), PALE, round=26, contact=0.15, ink=0.1, rim=0.3),
        Shape(ellipse(245, 238, 30, 27, -12), PALE, round=26, contact=0.15, ink=0.1, rim=0.3),
        Shape(smooth(maw), "#241456", round=6, contact=0.5, flat=0.6, rim=0),
        Shape(smooth("164,284 187,274 212,282 200,294 187,296 174,294"), "#e878a8", round=8,
            contact=0.3, rim=0),
        *teeth("146,254 187,263 232,249", 7, 15, 14, "#fffdf2"),
        *gaze(Spot(156, 198, 25, 16), "#ff9a2a", "#74cbe6", 0.22, (2, 1)),
        *gaze(Spot(222, 194, 28, -20), "#ff9a2a", "#74cbe6", 0.14, (-2, 1)),
        limb("116,172 144,156 176,176", [6, 22, 12], "#f6ffff", round=9, bump=0.5, contact=0.8),
        limb("198,170 230,142 268,156", [12, 24, 6], "#f6ffff", round=9, bump=0.5, contact=0.8),
        Shape(smooth("187,196 198,206 208,232 200,246 186,250 172,246 168,232 178,208"), "#a8ecf6",
            round=16, contact=0.75, shine=0.3),
    ]  # fmt: skip


def _leaves() -> list[Shape]:
    chance = random.Random(3)
    leaf = "0,-1! .5,-.3 .45,.4 0,1! -.45,.4 -.5,-.3"
    places = ((40, 132), (338, 148), (30, 306), (350, 308), (128, 350), (262, 372), (300, 92))
    return [
        Shape(smooth(place(leaf, x, y, 13, chance.uniform(0, 360))),
            chance.choice(("#ff8a4a", "#ffc65a")), round=6, shine=0.2)
        for x, y in places
    ]  # fmt: skip
