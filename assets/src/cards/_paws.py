"""Grrr's belly, haunches, arms and paws, and the tones of its coat."""

import random

from ..actors import Hand, strands
from ..anatomy import ARM, limb_of
from ..curves import place, smooth
from ..faces import fang
from ..figures import Spot, limb, punch
from ..props import fur
from ..scene import Shape
from ..svg import lines

COAT, IVORY = "#ec6c2a", "#fff6e0"
#: What is bare or pale on it: paws, muzzle and belly; and its lips.
CREAM, LIPS = "#f4cf98", "#5c1c28"
#: The coat from outside in: where a row of locks begins, how many, their length, their tones.
ROWS = (
    (0.88, 19, 56, ("#a03c24", "#b04624")),
    (0.72, 15, 54, ("#d05a28", "#dc6428")),
    (0.5, 11, 50, ("#f08434", "#e87c32")),
    (0.26, 8, 46, ("#ffa648", "#f89c40")),
)


def _foot(x: float, y: float, size: float) -> list[Shape]:
    """Put down a broad foot with three claws."""
    paw = "-1,.3 -.9,-.4 -.2,-.75 .6,-.5 .9,.1 .7,.45 -.2,.55"
    return [
        Shape(smooth(place(paw, x, y, size)), CREAM, round=size * 0.5, bump=0.4, bump_size=6,
            detail=lines([place(f"{a},-.5 {a - 0.16},.3", x, y, size) for a in (0.1, -0.42)],
                "#a86c4c", 2.6, 0.6)),
        *[limb([(x + size * dx, y + size * 0.28), (x + size * (dx - 0.2), y + size * 0.62)],
            [size * 0.34, 3], IVORY, round=5, shine=0.5) for dx in (0.3, -0.25, -0.75)],
    ]  # fmt: skip


def belly() -> list[Shape]:
    """Hang a pale belly between the thighs, and the fork below it."""
    tones = ("#e8b880", CREAM)
    locks = [f"{x},300 {x - 2},340 {x + (x - 200) * 0.12 - 4},{y}" for x, y in
        ((160, 362), (236, 360), (176, 376), (222, 374), (198, 384))]  # fmt: skip
    return [
        Shape(smooth("132,296 200,286 268,294 262,336 236,360 200,368 164,360 140,338"), "#e8b880",
            round=30, ink=0.4),
        *strands(locks, tones, 34),
    ]  # fmt: skip


def feet() -> list[Shape]:
    """Stamp: haunch, knee, shin and paw, each leg in one line from the hip."""
    left = ("172,296 128,292 92,310 68,338 66,362 80,378 94,390 100,406 100,424 "
        "140,424 140,404 142,388! 162,374 184,350 190,322")  # fmt: skip
    right = ("228,288 270,280 308,294 330,320 328,346 312,358 304,370 300,388 252,388 252,368 "
        "258,354! 236,346 218,326 216,306")  # fmt: skip
    shapes = []
    for outline, comb, seed, paw in ((right, (220, 290, 320, 370), 8, (272, 384, 40)),
            (left, (84, 300, 180, 400), 7, (120, 414, 43))):  # fmt: skip
        shapes += [Shape(smooth(outline), COAT, round=34, bump=0.5, bump_size=5,
            detail=_shag(comb, seed)), *_foot(*paw)]  # fmt: skip
    return [
        *shapes,
        *strands(["80,330 62,346 56,366", "74,350 64,370 66,388"], ROWS[2][3], 18),
        *strands(["320,312 340,326 342,346", "328,334 334,352 326,368"], ROWS[1][3], 18),
    ]  # fmt: skip


def _shag(box: tuple[float, float, float, float], seed: int) -> str:
    """Comb an arm: short strokes that hang, dark and bright."""
    chance = random.Random(seed)
    marks = ""
    for index in range(34):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        way = [(x, y), (x + chance.uniform(-3, 3), y + 8), (x + chance.uniform(-6, 6), y + 17)]
        marks += lines([way], ("#ffb860", "#a83c20")[index % 2], 2.6, 0.5)
    return marks


def arms() -> list[Shape]:
    """Bend both arms out from behind the mane: elbows low, forearms up, shaggy behind."""
    left, right = ((116, 298), (38, 306), (47, 212)), ((252, 298), (338, 302), (331, 222))
    return [
        Shape(fur("66,336 34,332 16,306 20,260 30,214", 22, 13, 3, 5), "#d05a28", round=3),
        limb_of(left, 62, ARM, COAT, bump=0.5, bump_size=5, detail=_shag((0, 210, 110, 340), 3)),
        Shape(fur("348,222 354,262 358,304 342,328 306,330", 22, 13, 4, 5), "#d05a28", round=3),
        limb_of(right, 62, ARM, COAT, bump=0.5, bump_size=5,
            detail=_shag((270, 210, 375, 340), 4)),
    ]  # fmt: skip


def _wrist(track: str, wide: float, cuff: str, seed: int) -> list[Shape]:
    """Grow a bare wrist out of the shaggy end of a forearm, and into the heel of its hand."""
    return [
        limb(track, [wide, wide * 0.8, wide * 0.84], CREAM, round=wide * 0.4, skin=0.4),
        Shape(fur(cuff, 14, 16, seed, 5), "#e8742c", round=4, ink=0.7),
    ]


def claws() -> list[Shape]:
    """Show what the other hand could do."""
    hand = Hand(329, 214, 37, -86, CREAM)
    ways = [
        [(0.72, y), (1.06, y * 1.6), (1.04 + more, y * 2.3)]
        for y, more in ((-0.34, 0.5), (-0.1, 0.66), (0.14, 0.6), (0.36, 0.4))
    ] + [[(0.2, -0.28), (0.6, -0.8), (1.0, -0.86)]]
    tips = [hand.put(way)[-1] for way in ways]
    return [
        *_wrist("332,250 329,222 330,204", 40, "360,242 333,252 306,240", 5),
        *(fang(tip.x, tip.y, 19, 13, 180 + (tip.x - 330) * 0.8, IVORY) for tip in tips),
        *(hand.finger(way, 0.4) for way in ways),
        hand.palm("-.16,-.34 .26,-.46 .8,-.54 1.06,-.32 1.08,.32 .84,.58 .3,.46 -.16,.34"),
    ]


def fist() -> list[Shape]:
    """Shake a fist at whoever looks: knuckles and thumb on a wrist that comes out of its fur."""
    return [
        *_wrist("44,246 44,216 46,190", 44, "74,240 45,252 16,240", 6),
        *punch(Spot(47, 176, 36, -4), CREAM),
    ]
