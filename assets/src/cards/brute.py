"""Brute: through the wall, hat and all."""

import math
import random

from ..actors import Hand, eyeball, grip, lid, motes, outdoors, strands
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import Spot, limb, punch
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import bricks, disc, fill, line, linear, oval, radial

LIGHT = lit("#1a0e18", "#5c5c80", "#fff0c0", "#a87a54", 0.8)
SKIN = "url(#skin)"
HOLE = [(12, 210), (38, 130), (28, 96), (84, 62), (112, 34), (170, 26), (222, 14), (286, 40),
    (304, 74), (352, 106), (346, 168), (366, 240), (350, 330), (372, 400), (340, 470), (40, 470),
    (10, 400), (30, 318)]  # fmt: skip


def scene() -> Scene:
    """Daylight, the broken wall around it, chest and far arm, head, the near fist, rubble."""
    colours = (
        radial("skin", (150, 130), 330, (0, "#f8c49c"), (0.5, "#d89068"), (1, "#9c5444"))
        + linear("wall", (0, 0), (375, 525), (0, "#8c8ca8"), (0.5, "#6c6a8c"), (1, "#4a4868"))
        + linear("felt", (150, 60), (260, 120), (0, "#6a5a7c"), (1, "#2a2038"))
    )
    picture = outdoors(
        LIGHT, ("#68b4e4", "#b4dcec", "#fff4c8"), ("#a8b868", "#7c9048", "#54603c"), 330, colours, 3
    )
    picture.veil(oval(120, 120, 90, 80, "#fffbe0", 0.8), 24)
    picture.veil(fill(ridge(-5, 380, 304, 20, 3), "#88b4a8", 0.8), 1.4)
    picture.cover(fill(ridge(-5, 380, 334, 8, 4), "url(#earth)"))
    _wall(picture)
    _chest(picture)
    picture.group(*_head(), shadow=0.5, roundness=60)
    _eyes(picture)
    _near(picture)
    _rubble(picture)
    return motes(picture, "#fff8e0", 4, 40)


def _wall(picture: Scene) -> None:
    outside = "M-20 -20H395V545H-20Z" + polygon(HOLE[::-1])
    stones = bricks((-10, -10, 385, 535), (44, 26), 5, "#2c2a44")
    wall = Shape(outside, "url(#wall)", round=12, bump=1.2, bump_size=9, detail=stones, rim=1)
    picture.group(wall, shadow=0, form=0)
    edge = []
    chance = random.Random(4)
    for (x, y), (a, b) in zip(HOLE, [*HOLE[1:], HOLE[0]], strict=True):
        for part in (0.15, 0.6):
            mid = (x + (a - x) * part, y + (b - y) * part)
            edge.append(_block(mid[0], mid[1], chance.uniform(15, 24), chance.uniform(-40, 40)))
    picture.group(*edge, shadow=0.5, form=0)


def _block(x: float, y: float, size: float, turn: float) -> Shape:
    """Cut one stone."""
    corners = place("-1,-.62! .9,-.7! 1.05,.6! -.94,.7!", x, y, size, turn)
    crack = [(p.x * 0.6 + x * 0.4, p.y * 0.6 + y * 0.4) for p in corners[:3]]
    return Shape(
        polygon(corners), "#9c98b4", round=size * 0.24, bump=0.9, bump_size=6,
        detail=line(crack, "#4a4868", 1.4, 0.5),
    )  # fmt: skip


def _chest(picture: Scene) -> None:
    stripes = "".join(
        line([(60, y + 18), (130, y), (220, y + 6), (340, y - 8)], "#c8383c", 17, 0.95)
        for y in range(262, 480, 38)
    )
    far = [
        limb("286,246 348,250 344,196", [92, 74, 46], SKIN, skin=0.4, bump=0.5),
        *grip(Hand(345, 192, 46, -98, "#e8a880", True)),
        limb("326,206 364,212", [15, 15], "#6c4430"),
    ]
    picture.group(*far, shadow=0.4, roundness=50)
    body = [
        Shape(smooth("50,262 84,206 150,176 230,172 300,196 336,244 334,330 312,400 320,470 "
            "70,470 74,400 54,330"), SKIN, round=80, bump=0.5, skin=0.4),
        Shape(smooth("112,240! 136,288 200,306 262,280 282,226! 314,300 300,400 320,480 66,480 "
            "84,400 78,310"), "#f4ecdc", round=50, bump=0.4, bump_size=14, detail=stripes,
            contact=0.4),
        Shape(taper("124,196 116,250 132,300", [24, 26, 24]), "#8c5434", round=9),
        Shape(taper("276,196 282,240 264,290", [24, 26, 24]), "#8c5434", round=9),
    ]  # fmt: skip
    picture.group(*body, shadow=0.5, roundness=100, form=0.6)


def _head() -> list[Shape]:
    return [
        Shape(ellipse(124, 170, 17, 22), SKIN, round=12, skin=0.5,
            detail=oval(122, 172, 7, 11, "#8c4438", 0.7)),
        Shape(ellipse(272, 160, 15, 20), SKIN, round=12, skin=0.5),
        Shape(smooth("138,126 166,106 204,102 240,108 260,130 266,166 280,206 272,244 236,266 "
            "190,270 146,260 122,230 124,196 134,164"), SKIN, round=58, skin=0.5, bump=0.3),
        *strands(["142,132 130,150 132,176", "150,124 134,134 126,158", "256,128 268,146 268,172"],
            ("#4a2c28",), 14),
        Shape(smooth("142,208 166,200 198,206 232,200 258,206 256,232 226,246 192,248 158,242"),
            "#4a1420", round=5, flat=0.4, rim=0),
        Shape(smooth("148,226 160,212 172,230"), "#fff4d8", round=5, ink=0.6),
        *(Shape(smooth(place("-8,12! -9,-8 0,-12 9,-8 8,12!", x, y, 1, turn)), tone, round=7,
            shine=shine)
            for x, y, turn, tone, shine in ((160, 232, -6, "#fff4d8", 0.3), (182, 238, -2,
                "#fff4d8",
            0.3), (204, 238, 2, "#f8c848", 0.6), (238, 230, 8, "#fff4d8", 0.3))),
        Shape(smooth("138,232 160,240 196,246 236,240 264,228 270,246 240,264 192,270 148,260"),
            SKIN, round=16, skin=0.5, contact=0.5, ink=0.7),
        *eyeball((172, 164), 15, "#4c7cc0", (0, 4)),
        *eyeball((228, 160), 15, "#4c7cc0", (0, 4)),
        lid((172, 164), 15, "#c87c5c", 18, 0.34),
        lid((228, 160), 15, "#8c5070", -18, 0.34),
        Shape(smooth("146,138 172,136 196,154 204,156 226,136 254,132 258,146 230,150 206,168 "
            "190,168 166,150 146,152"), "#4a2c28", round=9, bump=0.8, contact=0.8),
        Shape(smooth("188,160 200,156 214,160 222,184 230,198 214,208 196,206 182,202 182,192 "
            "190,180"), "#e89870", round=18, skin=0.5, shine=0.3, contact=0.8,
            detail=line("184,182 218,178", "#f4ecdc", 10, 1) + oval(192, 202, 4, 3, "#5a2420")
            + oval(214, 201, 4, 3, "#5a2420")),
        Shape(taper("150,186 158,176", [3, 3]), "#8c3c38", round=1, ink=0),
        Shape(smooth(place("-58,10 -20,18 20,18 58,8 64,18 30,30 -30,32 -66,22", 206, 88, 1, -8)),
            "#3c3050", round=8, bump=0.4, contact=0.9),
        Shape(smooth(place("-40,16! -40,-22 -18,-44 20,-44 40,-22 40,16! 0,22", 206, 84, 1, -8)),
            "url(#felt)", round=32, bump=0.4),
        limb(place("-40,10 0,17 40,10", 206, 84, 1, -8), [13, 15, 13], "#d83c44"),
        Shape(taper("238,86 262,62 266,34", [5, 16, 2]), "#58b0a0", round=6, bump=0.5),
    ]  # fmt: skip


def _eyes(picture: Scene) -> None:
    picture.sharp(disc(173, 169, 4.4, "#140a12") + disc(228, 165, 4.4, "#140a12")
        + disc(171, 166, 1.8, "#fff") + disc(226, 162, 1.8, "#fff"))  # fmt: skip


def _near(picture: Scene) -> None:
    """Let one fist come at the viewer, larger than the head."""
    arm = [
        limb(
            "84,226 46,282 92,340",
            [104, 112, 88],
            SKIN,
            skin=0.4,
            bump=0.5,
        ),
        limb("62,318 132,320", [30, 30], "#f4ecdc", bump=0.6),
    ]
    anchor = line("40,262 40,292", "#3c5490", 5, 0.8) + line("28,284 40,296 54,282", "#3c5490", 4,
        0.8) + line("32,268 48,268", "#3c5490", 4, 0.8)  # fmt: skip
    arm[0] = Shape(arm[0].path, SKIN, round=46, skin=0.4, bump=0.5, detail=anchor)
    picture.group(*arm, shadow=0.5, shadow_blur=10, roundness=60)
    fist = [
        shape for shape in punch(Spot(104, 376, 70, 6), "#eeae88") if "f8dcc8" not in shape.fill
    ]
    picture.group(*fist, shadow=0.55, shadow_blur=10, shadow_offset=(-4, 12), roundness=60)
    for angle in range(-170, 40, 30):
        a = math.radians(angle + 70)
        x, y = 104 + 96 * math.cos(a), 380 + 84 * math.sin(a)
        mark = taper([(x, y), (x + 30 * math.cos(a), y + 26 * math.sin(a))], [7, 1])
        picture.cover(fill(mark, "#fff6d0", 0.75 if y > 380 else 0))


def _rubble(picture: Scene) -> None:
    heap = [
        _block(x, y, size, turn)
        for x, y, size, turn in ((250, 470, 40, 10), (330, 452, 36, -20), (190, 500, 38, -8),
            (300, 502, 44, 16), (20, 490, 40, 20), (90, 508, 42, -6), (360, 500, 36, 8))
    ]  # fmt: skip
    picture.group(*heap, shadow=0.5, form=0)
    flying = [
        _block(x, y, size, turn)
        for x, y, size, turn in ((58, 96, 20, 30), (24, 168, 14, -20), (330, 60, 17, 20), (196, 420,
            22, -34), (352, 380, 18, 40), (24, 436, 22, 12), (262, 414, 14, 60), (116, 30, 12, 10))
    ]  # fmt: skip
    picture.group(*flying, shadow=0.45, shadow_offset=(-6, 12), form=0)
    picture.veil(
        "".join(oval(x, y, 60, 20, "#e8e0d0", 0.4) for x, y in ((60, 470), (300, 480))), 12
    )
