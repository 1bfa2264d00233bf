"""Frames of the portrait: they lie over its golden rim, and leave the ring of its side to be seen.

A frame is drawn on 200 units, as large as the radius it is given; the portrait takes 0.84 of it.
"""

import math
import random

from ..curves import Knot, ellipse, knots, place, polygon, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval, radial
from ..ui.cutout import Piece

SIDE = 200
#: Where the frame begins, and where its body ends; ornaments reach to 98.
INNER, BODY = 74.8, 87.0
LIGHT = Light(
    (-0.5, -0.72, 0.52), "#fff3da", "#686c88", (0.7, -0.5), "#fff0d0", 0.6, "#4c3c2c", "#140c10"
)
OAK_LEAF = (
    "0,-1.1! .16,-1.04 .2,-.86 .12,-.74! .34,-.76 .44,-.54 .22,-.36! .46,-.36 .54,-.1 .24,.04! "
    ".42,.08 .42,.34 .12,.4! .06,.56 0,.6!"
)
LEAF_VEINS = "0,.6 0,-1", "0,.2 .34,-.06", "0,.2 -.34,-.06", "0,-.2 .34,-.5", "0,-.2 -.34,-.5"
#: The leaves of the oak: where each grows, how far it leans from the branch, and its size.
LEAVES = (
    (194, -66, 19), (210, 30, 17), (226, -38, 20), (247, 46, 17), (266, -66, 20), (285, 34, 18),
    (306, -40, 19), (330, 46, 18), (348, -66, 20), (8, 40, 17), (28, -44, 19), (50, 48, 17),
    (68, -64, 20), (88, 34, 18), (108, -42, 20), (130, 46, 18), (150, -62, 20), (172, 36, 18),
)  # fmt: skip
ACORNS = 218, 256, 316, 358, 60, 98, 140, 182


def at(radius: float, turn: float) -> tuple[float, float]:
    """Return a place on a circle about the middle; `turn` in degrees from the right, clockwise."""
    angle = math.radians(turn)
    return 100 + radius * math.cos(angle), 100 + radius * math.sin(angle)


def hoop(inner: float, outer: float, sway: float = 0, waves: int = 0) -> str:
    """Outline a ring; its outer edge may sway in waves."""
    turns = [360 * step / 180 for step in range(180)]
    edge = [at(outer + sway * math.cos(math.radians(turn * waves)), turn) for turn in turns]
    return polygon(edge) + polygon([at(inner, -turn) for turn in turns])


def oak() -> Scene:
    """Bend a branch into a ring; leaves and acorns still grow on it."""
    scene = Scene(
        linear("bark", (20, 20), (180, 180), (0, "#e0b078"), (0.5, "#a87448"), (1, "#5c3c28"))
        + linear("green", (20, 20), (180, 180), (0, "#b8dc60"), (0.5, "#6cac48"), (1, "#306c34"))
        + linear("fall", (20, 20), (180, 180), (0, "#f4d868"), (0.5, "#d8a03c"), (1, "#9c6028"))
        + linear("nut", (20, 20), (180, 180), (0, "#ffd890"), (0.5, "#d89848"), (1, "#8c5428")),
        LIGHT, 5, (SIDE, SIDE),
    )  # fmt: skip
    grain = lines(
        [[at(r + math.sin(k), 9.0 * k) for k in range(start, start + 12)]
         for r, start in ((78, 0), (82, 7), (79, 14), (85, 20), (81, 27), (83.6, 33))],
        "#3c2214", 1.2, 0.6,
    )  # fmt: skip
    scene.group(
        Shape(hoop(INNER, BODY, 0.8, 9), "url(#bark)", round=7, bump=0.8, bump_size=5,
              detail=grain),
        shadow=0.5, shadow_offset=(0, 2), shadow_blur=3, form=0, outline=1.4,
    )  # fmt: skip
    leaves = [
        _oak_leaf(turn, lean, size, "url(#fall)" if number % 5 == 2 else "url(#green)")
        for number, (turn, lean, size) in enumerate(LEAVES)
    ]
    acorns = [shape for turn in ACORNS for shape in _acorn(turn)]
    scene.group(*leaves, *acorns, shadow=0.5, shadow_offset=(0, 2), shadow_blur=2.4, form=0,
                outline=1.3)  # fmt: skip
    return scene


def _oak_leaf(turn: float, lean: float, size: float, fill: str) -> Shape:
    half = place(OAK_LEAF)
    points = [*half, *(p._replace(x=-p.x) for p in reversed(half[1:-1]))]
    spot = *at(83, turn), size * 0.74, turn + 90 + lean
    veins = lines([place(vein, *spot) for vein in LEAF_VEINS], "#f0f4a8", 1, 0.75)
    return Shape(smooth(place(points, *spot)), fill, round=4, contact=0.55, ink=0.5, shine=0.25,
                 bump=0.2, detail=veins)  # fmt: skip


def _acorn(turn: float) -> list[Shape]:
    spot = *at(86, turn), 1.9, turn + 110.0
    nut = smooth(place("-2.2,-.4! 2.2,-.4! 2,2 0,4.4! -2,2", *spot))
    cup = smooth(place("-2.8,.4! -2.4,-1.8 0,-2.6 2.4,-1.8 2.8,.4! 0,1", *spot))
    return [
        Shape(nut, "url(#nut)", round=4, shine=0.8, ink=0.5),
        Shape(cup, "url(#bark)", round=3, bump=1, bump_size=3, contact=0.6, ink=0.5),
    ]


def bronze() -> Scene:
    """Cast a ring of bronze: a twisted edge, four bosses, and the green of many winters."""
    scene = Scene(
        linear("bronze", (20, 20), (180, 180), (0, "#ffe4b4"), (0.45, "#d8924c"), (1, "#844820"))
        + linear("dark", (20, 20), (180, 180), (0, "#b07c50"), (0.5, "#7c4c2c"), (1, "#4c2c1c"))
        + radial("boss", (96, 94), 100, (0, "#ffd8a0"), (1, "#a8642c")),
        LIGHT, 6, (SIDE, SIDE),
    )  # fmt: skip
    scene.group(
        Shape(hoop(INNER, 95), "url(#dark)", round=5, bump=0.5, bump_size=6, detail=_patina()),
        Shape(hoop(INNER, INNER + 4.4), "url(#bronze)", round=2.2, shine=0.7, ink=0.5, contact=0.5),
        *_twist(), *_keys(),
        shadow=0.5, shadow_offset=(0, 2), shadow_blur=3, form=0, outline=1.4,
    )  # fmt: skip
    bosses: list[Shape] = []
    for turn in (0, 90, 180, 270):
        x, y = at(86.4, turn)
        bosses += [
            Shape(ellipse(x, y, 11.2), "url(#boss)", round=5, shine=0.6, gloss=9, contact=0.7),
            Shape(ellipse(x, y, 8.4), "url(#dark)", round=2, contact=0.4),
            Shape(ellipse(x, y, 6.8), "#34c4a8", round=6, shine=0.95, gloss=14, glow=0.25),
        ]
    scene.group(*bosses, shadow=0.5, shadow_offset=(0, 2), shadow_blur=2.4, form=0, outline=1.3)
    return scene


def _patina() -> str:
    chance = random.Random(11)
    return "".join(
        oval(*at(chance.uniform(79, 93), chance.uniform(0, 360)), chance.uniform(2, 7),
             chance.uniform(1.6, 4), "#5cc0a0", chance.uniform(0.2, 0.55))
        for _ in range(46)
    )  # fmt: skip


def _twist() -> list[Shape]:
    """Twist the outer edge like a rope."""
    return [
        Shape(taper([at(90.4, turn - 2.6), at(93.4, turn), at(96.8, turn + 2.6)], [3.4, 5.8, 3.4]),
              "url(#bronze)", round=2.4, shine=0.5, ink=0.5, contact=0.4)
        for turn in range(0, 360, 5)
    ]  # fmt: skip


def _keys() -> list[Shape]:
    """Chase a row of hooks between the two edges."""
    made = []
    for step in range(24):
        turn = 7.5 + 15 * step
        hook = [at(81, turn - 5), at(88, turn - 4.4), at(88, turn + 3.2), at(83.4, turn + 3.2),
                at(83.8, turn - 1)]  # fmt: skip
        corners = [Knot(x, y) for x, y in hook]
        made.append(limb(corners, [2.5, 2.5], "url(#bronze)", round=1.3, shine=0.5, bump=0,
                         ink=0.4, contact=0.5))  # fmt: skip
    return made


def frost() -> Scene:
    """Let ice grow out of a ring: shards all round, icicles below, a crystal of snow on top."""
    scene = Scene(
        linear("ice", (20, 20), (180, 180), (0, "#ffffff"), (0.4, "#c4ecff"), (1, "#6cb0ec"))
        + linear("deep", (20, 20), (180, 180), (0, "#d0f0ff"), (0.5, "#7cc0f0"), (1, "#3c7cc8")),
        Light((-0.5, -0.72, 0.52), "#ffffff", "#7c9ccc", (0.7, -0.5), "#ffffff", 0.9, "#5c94d0",
              "#143060"), 7, (SIDE, SIDE),
    )  # fmt: skip
    scene.group(*_shards(), shadow=0.4, shadow_offset=(0, 2), shadow_blur=2.4, form=0, outline=1.2)
    cracks = [[at(76, turn), at(80, turn + 3), at(84, turn + 1)] for turn in range(0, 360, 17)]
    scene.group(
        Shape(hoop(INNER, 84.6, 0.8, 17), "url(#ice)", round=5, bump=0.4, bump_size=6, shine=0.7,
              detail=lines(cracks, "#5ca0dc", 0.9, 0.7)),
        shadow=0.4, shadow_offset=(0, 2), shadow_blur=2.4, form=0, outline=1.2,
    )  # fmt: skip
    scene.group(*_icicles(), shadow=0.4, shadow_offset=(0, 2), shadow_blur=2, form=0, outline=1.1)
    scene.group(*_snow(), shadow=0.5, shadow_offset=(0, 2), shadow_blur=2, form=0, outline=1.5)
    chance = random.Random(9)
    lights = (at(chance.uniform(78, 92), chance.uniform(0, 360)) for _ in range(30))
    scene.afterglow("".join(disc(x, y, 0.8, "#ffffff") for x, y in lights), 0.3)
    return scene


def _shards() -> list[Shape]:
    """Break the light on shards, a bright side and a dark one each; every third is long."""
    chance = random.Random(3)
    made = []
    for step in range(45):
        turn = step * 8 + chance.uniform(-1.6, 1.6)
        long = chance.uniform(94, 97.5) if step % 3 == 0 else chance.uniform(88, 92)
        tip = at(long, turn + chance.uniform(-2.4, 2.4))
        width = 5.4 if step % 3 == 0 else 4
        left, middle, right = (at(79, turn + width * side) for side in (-1, 0, 1))
        made += [
            Shape(polygon([middle, tip, right]), "url(#deep)", round=2, shine=0.5, ink=0.4),
            Shape(polygon([left, tip, middle]), "#f0fbff", round=2, contact=0.1, ink=0.4,
                  shine=0.6),
        ]  # fmt: skip
    return made


def _icicles() -> list[Shape]:
    """Hang icicles from the lower edge, straight down."""
    made = []
    for turn, long in ((56, 13), (66, 9), (75, 15), (85, 11), (94, 16), (104, 10), (114, 14),
                       (124, 9)):  # fmt: skip
        x, y = at(81, turn)
        low = min(y + long + 4, 198.0)
        made.append(
            Shape(smooth(f"{x - 3.8:.1f},{y - 2:.1f}! {x + 3.8:.1f},{y - 2:.1f}! {x + 1.8:.1f},"
                         f"{(y + low) / 2:.1f} {x:.1f},{low:.1f}! {x - 2:.1f},{(y + low) / 2:.1f}"),
                  "url(#ice)", round=3, shine=0.8, ink=0.4)
        )  # fmt: skip
    return made


def _snow() -> list[Shape]:
    """Set a star of six branches at the top."""
    x, y = at(86.6, -90)
    parts = ("0,0 0,-7.4", "0,-4 2.4,-6", "0,-4 -2.4,-6", "0,-2.2 1.4,-3.4", "0,-2.2 -1.4,-3.4")
    branches = [
        limb(place(knots(points), x, y, 1.54, branch * 60), [2.3, 1.6], "#ffffff", round=1.2,
             bump=0, shine=0.6, ink=0.3, glow=0.4)
        for branch in range(6) for points in parts
    ]  # fmt: skip
    return [*branches, Shape(ellipse(x, y, 3), "#6cc4ff", round=3, shine=0.9, glow=0.3)]


PIECES = {
    "frame_oak": Piece(oak, 2),
    "frame_bronze": Piece(bronze, 2),
    "frame_frost": Piece(frost, 2),
}
