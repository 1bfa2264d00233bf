"""Boom!: a cheap bomb in mid-bounce, with next to nothing left of its fuse."""

import math

from ..curves import Knot, ellipse, knots, place, polygon, ridge, sample, smooth, star, taper
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, line, linear, lines, oval, radial

BACKDROP = Backdrop(
    ("#ee7a10", "#ffb81c", "#ffe06a"), ("#fff4a8", "#ffd034"), "#f0a83a", "#3e1a10", "none",
    radius=138, halo="rays", centre=(194, 200),
)  # fmt: skip
LIGHT = lit("#1c0a16", "#5a4c78", "#ffe27a", "#c86a1c", 0.6)
BOMB = (194.0, 212.0)
CAP = (255.0, 130.0)
FUSE = "256,128 270,98 296,88 326,98 336,76 314,56"
SPARK = (300.0, 48.0)
HOP = (66.0, 338.0)
"""Where it has touched the ground last."""


def scene() -> Scene:
    """Sunny sky, the ground with dust and shadow, the way it came, the bomb, the spark."""
    colours = (
        radial("iron", (172, 140), 190, (0, "#8fa2e4"), (0.4, "#3c4690"), (1, "#141638"))
        + linear("rope", (270, 70), (340, 120), (0, "#fff2cc"), (1, "#c08a48"))
        + linear("cap", (240, 100), (300, 150), (0, "#ffb08a"), (0.5, "#d8452e"), (1, "#8a1a24"))
        + linear("ground", (0, 322), (0, 440), (0, "#f0b85a"), (0.4, "#b8702c"), (1, "#4a1e12"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 21)
    _ground(picture)
    _way(picture)
    picture.group(*_bomb(), shadow=0.25, shadow_blur=10, roundness=100, form=0.5)
    picture.group(*_cap(), shadow=0.4)
    _spark(picture)
    return finish(picture, BACKDROP, "#fffbe0")


def _ground(picture: Scene) -> None:
    picture.cover(fill(ridge(-5, 380, 322, 7, 4), "url(#ground)"))
    stones = ((24, 352, 7), (128, 360, 5), (338, 346, 8), (318, 356, 4), (352, 372, 5))
    picture.group(
        *(Shape(ellipse(x, y, r * 1.3, r), "#c88a4a", round=r, bump=0.5) for x, y, r in stones),
        shadow=0.4, form=0,
    )  # fmt: skip
    picture.shade(oval(214, 350, 104, 17, "#7a3a3a", 0.85), 5)
    picture.shade(oval(214, 350, 66, 9, "#5a2430", 0.8), 3)


def _way(picture: Scene) -> None:
    """Show the hop: a burst of dust on the ground and the curve it flew since."""
    for outer, inner, tone, turn in (
        (86, 40, "#f0641e", -94), (72, 33, "#fffbe0", -88), (50, 24, "#ffb52e", -84),
    ):  # fmt: skip
        picture.cover(fill(polygon(star(*HOP, outer, inner, 11, turn)), tone))
    puffs = [
        Shape("".join(ellipse(x, y, size, size * 0.86) for x, y, size in heap), tone,
            round=22, bump=0.5, bump_size=9, ink=0.4)
        for tone, heap in (
            ("#f2c27a", ((118, 342, 17), (94, 330, 15), (142, 352, 12), (160, 360, 7))),
            ("#f2c27a", ((-4, 336, 20), (26, 324, 17), (40, 340, 18))),
            ("#fff0cc", ((2, 356, 17), (28, 350, 20), (58, 344, 23), (88, 352, 20),
                (112, 360, 13), (60, 362, 18))),
        )
    ]  # fmt: skip
    for path, widths in (
        ("62,322 66,270 84,222 116,190", [1, 10, 18, 26]),
        ("80,324 88,288 104,256 126,238", [1, 6, 12, 16]),
        ("40,312 42,252 68,196 124,156", [1, 6, 12, 16]),
    ):
        edge = [width + 4 for width in widths]
        picture.cover(fill(taper(path, edge), "#f08a1e") + fill(taper(path, widths), "#fffbe8"))
    picture.group(*puffs, shadow=0.3, form=0.2, outline=1.6)


def _bomb() -> list[Shape]:
    x, y = BOMB
    shine = fill(ellipse(x - 46, y - 50, 25, 14, -46), "#ffffff", 0.85)
    shine += disc(x - 72, y - 14, 6, "#ffffff", 0.6)
    seam = line([(x - 84, y + 44), (x - 20, y + 46), (x + 40, y + 18), (x + 84, y - 44)],
        "#0c0e30", 4.5, 0.55)  # fmt: skip
    patch = place("-27,-23! 25,-26! 29,22! -23,27!", x + 12, y - 8, 1, -14)
    nails = [(p.x * 0.78 + (x + 12) * 0.22, p.y * 0.78 + (y - 8) * 0.22) for p in knots(patch)]
    studs = [
        (x + 86 * math.cos(a), y + 88 * math.sin(a)) for a in (0.32, 0.72, 1.12, 1.55, 2.0, 2.4)
    ]
    return [
        Shape(ellipse(x, y, 98, 106, 38), "url(#iron)", round=98, bump=0.25, bump_size=14,
            shine=0.35, detail=shine + seam),
        *rivets(studs, 6, "#98a6e0"),
        Shape(smooth(patch), "#6a78b8", round=4, bump=0.4, shine=0.3, contact=0.7),
        *rivets(nails, 3.6, "#dfe6ff"),
    ]  # fmt: skip


def _cap() -> list[Shape]:
    weave = lines(
        [[(p.x - 8, p.y - 7), (p.x + 6, p.y + 9)] for p in _along(FUSE)], "#8a5c30", 2.6, 0.7
    )
    turn = math.degrees(math.atan2(CAP[1] - BOMB[1], CAP[0] - BOMB[0])) + 90
    neck = place("-30,-8! 30,-8! 34,24! -34,24!", *CAP, 1, turn)
    lip = place("-37,-15! 37,-15! 37,2! -37,2!", *CAP, 1, turn)
    return [
        Shape(taper(FUSE, [15, 14, 13, 12, 11], 70), "url(#rope)", round=6, bump=0.4, bump_size=4,
            detail=weave),
        Shape(smooth(neck), "url(#cap)", round=16, shine=0.5, bump=0.3, contact=0.7),
        Shape(smooth(lip), "#f4694a", round=7, shine=0.6),
    ]  # fmt: skip


def _along(track: str) -> list[Knot]:
    return [Knot(float(x), float(y)) for x, y in sample(track, 20)]


def _spark(picture: Scene) -> None:
    x, y = SPARK
    picture.glow(disc(x, y, 48, "#ff9a2a"), 12)
    for outer, inner, tone, turn in (
        (52, 19, "#d8281c", -80), (38, 15, "#ff8a1e", -62), (26, 11, "#fff6c0", -80),
    ):  # fmt: skip
        picture.cover(fill(polygon(star(x, y, outer, inner, 9, turn)), tone))
    flying = ((-56, -16), (-34, -40), (-62, 22), (-26, 58), (54, 30), (50, -26))
    picture.sharp("".join(disc(x + dx, y + dy, 3.4, "#c8281c") for dx, dy in flying))
    picture.sharp(disc(x, y, 7, "#ffffff"))
    picture.afterglow(disc(x, y, 36, "#ffd25a", 0.7), 12)
