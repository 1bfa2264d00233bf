"""Boom!: a bomb that enjoys its work."""

import math

from ..curves import ellipse, polygon, smooth, star, taper
from ..faces import pupil
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial

BACKDROP = Backdrop(
    ("#a01c1c", "#ee6a20", "#ffd04e"), ("#fff8c8", "#ffcc36"), "#c0441c", "#3a1010", "none",
    radius=140, halo="rays", centre=(187, 206),
)  # fmt: skip
LIGHT = lit("#1c0a16", "#4a4a8a", "#ffe27a", "#a8501c", 1.0)
FUSE = "252,112 266,78 292,72 304,98 322,100 330,74"
SPARK = (326.0, 66.0)


def scene() -> Scene:
    """Burst and smoke behind, the bomb and its grin, the fuse with little left of it."""
    colours = (
        radial("iron", (138, 176), 190, (0, "#8f9cd4"), (0.45, "#3f4884"), (1, "#15183c"))
        + linear("rope", (220, 120), (310, 60), (0, "#fbe8b8"), (1, "#b98a50"))
        + linear("cap", (200, 110), (270, 160), (0, "#dfe6fa"), (0.5, "#8e9ac8"), (1, "#464f88"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 21)
    _burst(picture)
    for seed, tone, lift in ((5, "#e8702a", 34), (9, "#ffb458", 14), (3, "#ffe2a0", -10)):
        picture.veil(clouds(seed, 6, (0, 388 - lift, 375, 400 - lift), 54, tone, 0.9), 0.9)
    picture.group(*_bomb(), shadow=0.6, shadow_blur=10, roundness=110, form=0.5)
    picture.group(*_face(), shadow=0, outline=1.2, form=0.2)
    picture.group(*_cap(), shadow=0.5)
    picture.sharp(pupil(134, 204, 30) + pupil(216, 196, 34))
    _spark(picture)
    picture.veil(clouds(8, 4, (40, 396, 340, 420), 54, "#ffb060", 0.35), 6)
    return finish(picture, BACKDROP, "#fffbe0")


def _burst(picture: Scene) -> None:
    for outer, inner, count, tone, turn in (
        (214, 140, 15, "#ff7a24", -84), (188, 132, 17, "#ffc23a", -70),
        (162, 126, 13, "#fff6c0", 5),
    ):  # fmt: skip
        picture.veil(fill(polygon(star(187, 222, outer, inner, count, turn)), tone, 0.85), 1)


def _bomb() -> list[Shape]:
    shine = fill(ellipse(110, 158, 30, 18, -42), "#ffffff", 0.75) + disc(82, 200, 7, "#ffffff", 0.5)
    seam = line("66,300 130,336 230,336 300,290", "#0c0e30", 4, 0.5)
    studs = [
        Shape(ellipse(178 + 108 * math.cos(a), 238 + 106 * math.sin(a), 7), "#a0acdc", round=6,
            shine=0.6, ink=0.7)
        for a in (0.35, 0.75, 2.4, 2.8, 3.3)
    ]  # fmt: skip
    return [
        Shape(ellipse(178, 240, 128), "url(#iron)", round=122, bump=0.25, bump_size=14, shine=0.35,
            detail=shine + seam),
        *studs,
    ]  # fmt: skip


def _face() -> list[Shape]:
    maw = "96,262! 134,274 180,278 226,268 268,246! 262,300 230,336 184,342 138,334 108,304"
    upper = "104,266! 136,276 180,280 226,270 262,252! 258,280 226,296 182,304 138,300 108,290"
    lower = "118,318! 142,312 184,316 226,310 252,302! 232,334 184,342 138,334"
    gaps = lines(["128,262 128,304", "154,268 154,306", "181,270 181,308", "208,266 208,304",
        "234,258 234,298"], "#b09a7a", 2.6, 0.9)  # fmt: skip
    return [
        Shape(smooth(maw), "#3a0618", round=6, flat=0.6, rim=0, contact=0.4),
        Shape(smooth(upper), "#fff6dc", round=10, contact=0.4, detail=gaps, ink=0.6, shine=0.2),
        Shape(smooth(lower), "#f4e6c0", round=8, contact=0.4, ink=0.6,
            detail=lines(["150,310 152,340", "184,312 184,344", "218,308 216,338"], "#b09a7a",
                2.4, 0.9)),
        limb("84,252 92,268 106,270", [5, 9, 4], "#20244e", round=3, contact=0.3),
        limb("276,234 272,250 260,256", [5, 9, 4], "#20244e", round=3, contact=0.3),
        *gaze(Spot(134, 204, 33, 20), "#ff8a1e", "#4a5494", 0.22, (4, -3)),
        *gaze(Spot(216, 196, 38, -20), "#ff8a1e", "#4a5494", 0.12, (4, -5)),
        limb("84,164 124,158 168,184", [8, 26, 12], "#171a40", round=9, bump=0.5, contact=0.8),
        limb("184,178 222,150 276,160", [12, 28, 8], "#171a40", round=9, bump=0.5, contact=0.8),
    ]  # fmt: skip


def _cap() -> list[Shape]:
    weave = lines(
        [[(244 + 9 * n, 130 - 3 * n), (256 + 9 * n, 92 - 3 * n)] for n in range(11)],
        "#8a5c30", 2.6, 0.6,
    )  # fmt: skip
    return [
        Shape(taper(FUSE, [16, 15, 14, 14, 13, 12], 70), "url(#rope)", round=6, bump=0.4,
            bump_size=4, detail=weave),
        Shape(smooth("214,122! 272,96! 292,136! 236,162!"), "url(#cap)", round=16, shine=0.5,
            bump=0.3, contact=0.7),
        Shape(smooth("206,116! 270,86! 278,102! 215,134!"), "#dfe6fa", round=7, shine=0.6),
    ]  # fmt: skip


def _spark(picture: Scene) -> None:
    x, y = SPARK
    picture.glow(disc(x, y, 50, "#ff9a2a"), 14)
    for outer, inner, tone, turn in (
        (52, 20, "#e0301c", -80), (42, 16, "#ff8a1e", -62), (27, 11, "#fff6c0", -80),
    ):  # fmt: skip
        picture.cover(fill(polygon(star(x, y, outer, inner, 9, turn)), tone))
    flying = ((-46, -26), (-30, -50), (8, -54), (38, 40), (-8, 56), (-54, 14))
    picture.sharp("".join(disc(x + dx, y + dy, 2.6, "#fff0a8") for dx, dy in flying))
    picture.sharp(disc(x, y, 6, "#ffffff"))
    picture.afterglow(disc(x, y, 36, "#ffd25a", 0.8), 12)
    picture.afterglow(oval(187, 226, 60, 30, "#ff8a2a", 0.12), 20)
