"""Where everything in the valley stands, clear of the lanes."""

import random
from collections.abc import Callable
from typing import NamedTuple

from ..curves import Knot, smooth
from ..land import rock
from ..scene import Scene, Shape
from ..svg import disc, fill, line, oval
from . import hamlet, woods, yard
from .hours import Hour


class Thing(NamedTuple):
    """Something that stands at a place, and how high it is, for its shadow."""

    x: float
    y: float
    height: float
    shapes: list[Shape]


#: Trees: kind, x, y, height, foliage. The top band, then the bottom one.
_TREES = (
    ("oak", 24, 96, 92, 0), ("fir", 66, 74, 84, 2), ("oak", 118, 84, 96, 1),
    ("poplar", 166, 92, 104, 3), ("oak", 212, 70, 84, 0), ("birch", 262, 112, 84, 1),
    ("poplar", 306, 64, 100, 2), ("oak", 312, 112, 78, 1), ("fir", 404, 58, 70, 2),
    ("oak", 440, 88, 84, 0), ("birch", 482, 96, 74, 3), ("fir", 30, 142, 56, 2),
    ("oak", 92, 134, 62, 3), ("fir", 148, 128, 60, 2), ("shrub", 208, 138, 16, 0),
    ("shrub", 290, 142, 13, 1), ("oak", 806, 92, 84, 1), ("birch", 842, 118, 86, 0),
    ("fir", 872, 66, 88, 3), ("oak", 1022, 72, 90, 0), ("birch", 990, 58, 84, 1),
    ("oak", 1068, 112, 84, 2), ("poplar", 1106, 92, 104, 1), ("oak", 1150, 100, 92, 0),
    ("fir", 1192, 108, 88, 3), ("oak", 1236, 104, 92, 1), ("fir", 1130, 140, 56, 3),
    ("oak", 1198, 142, 58, 2), ("birch", 1262, 142, 66, 1), ("shrub", 1090, 146, 14, 2),
    ("shrub", 824, 140, 12, 1), ("oak", 16, 640, 88, 0), ("fir", 62, 656, 84, 2),
    ("birch", 112, 636, 78, 3), ("oak", 158, 612, 82, 1), ("fir", 238, 668, 72, 2),
    ("oak", 300, 672, 86, 0), ("poplar", 352, 664, 90, 3), ("oak", 418, 668, 84, 1),
    ("birch", 470, 640, 80, 0), ("oak", 120, 700, 80, 0), ("oak", 240, 718, 74, 1),
    ("fir", 452, 706, 70, 2), ("oak", 820, 664, 84, 0), ("birch", 868, 650, 84, 1),
    ("oak", 930, 676, 88, 2), ("fir", 980, 660, 80, 3), ("oak", 1030, 668, 84, 1),
    ("oak", 1094, 616, 82, 0), ("birch", 1116, 640, 82, 1), ("fir", 1170, 656, 80, 3),
    ("oak", 1226, 640, 88, 2), ("oak", 1262, 690, 80, 1), ("oak", 1110, 706, 74, 0),
    ("fir", 860, 708, 64, 3), ("shrub", 222, 546, 14, 1), ("shrub", 470, 556, 15, 0),
    ("shrub", 806, 552, 15, 2), ("shrub", 1078, 548, 14, 1), ("shrub", 486, 330, 11, 1),
    ("shrub", 796, 334, 11, 0), ("shrub", 12, 352, 13, 0), ("shrub", 1266, 350, 13, 2),
)  # fmt: skip
_ROCKS = (
    (248, 140, 7), (498, 142, 8), (784, 140, 9), (900, 140, 6), (452, 348, 8), (470, 352, 5),
    (812, 350, 8), (1128, 344, 7), (1142, 348, 5), (486, 540, 9), (790, 540, 9), (154, 548, 8),
    (1060, 536, 6), (18, 560, 9),
)  # fmt: skip
#: Lights at dusk: x, y, and how far they shine.
LIGHTS = (
    (255, 319, 34), (981, 319, 34), (348, 124, 26), (381, 124, 26), (940, 122, 40),
    (884, 130, 30), (985, 126, 26), (1032, 132, 34), (199, 521, 34), (1051, 516, 30),
)  # fmt: skip
#: Where fireflies dance at dusk.
_FIREFLIES = (
    (60, 128), (180, 140), (330, 328), (450, 340), (100, 548), (214, 560), (640, 340), (600, 140),
    (1080, 130), (1230, 138), (830, 338), (1100, 336), (1180, 540), (660, 540),
)  # fmt: skip
#: From the mill's wheel to the edge of the gorge, and down its cliff.
BROOK = ((398, 134), (424, 141), (452, 136), (482, 141), (508, 136), (524, 143), (534, 174))


def things(hour: Hour) -> list[Thing]:
    """List what stands in both lands, from back to front."""
    found = [Thing(*place) for place in (*_village(hour), *_camp(hour))]
    for kind, x, y, height, leaf in _TREES:
        grow: Callable[..., list[Shape]] = getattr(woods, kind)
        found.append(Thing(x, y, height, grow(x, y, height, x * 7 + y, hour.leaf(x < 640, leaf))))
    for x, y, size in _ROCKS:
        stone = (hour.mood.left if x < 640 else hour.mood.right).stone
        found.append(Thing(x, y, size, [rock(x, y, size, x + y, stone)]))
    return sorted(found, key=lambda thing: thing.y)


def _village(hour: Hour) -> list[tuple[float, float, float, list[Shape]]]:
    """List the summer land's things: a mill, a pond's reeds, hedges, hay."""
    green = hour.leaf(True, 1)
    return [
        (366, 138, 74, hamlet.mill(366, 138, hour)),
        (436, 122, 20, yard.haystack(436, 122, 16, 5)),
        (232, 146, 10, yard.fence(222, 146, 76, 3)),
        (30, 345, 12, yard.fence(26, 345, 96, 5)),
        (148, 346, 10, woods.hedge(138, 346, 78, 4, green)),
        (246, 346, 30, hamlet.lantern(246, 346, hour)),
        (292, 338, 16, woods.reeds(292, 338, 2, green)),
        (394, 342, 16, woods.reeds(394, 342, 6, green)),
        (428, 350, 30, yard.signpost(428, 350)),
        (124, 344, 8, woods.mushrooms(130, 350, 4)),
        (40, 566, 30, yard.haystack(44, 566, 24, 8)),
        (92, 572, 22, yard.haystack(90, 574, 18, 9)),
        (120, 566, 12, yard.fence(116, 562, 76, 7)),
        (190, 548, 30, hamlet.lantern(190, 548, hour)),
        (430, 566, 40, hamlet.well(432, 566)),
        (220, 580, 8, woods.mushrooms(222, 582, 11)),
        (330, 564, 10, woods.hedge(290, 560, 88, 14, green)),
    ]


def _camp(hour: Hour) -> list[tuple[float, float, float, list[Shape]]]:
    """List the autumn land's things: a shrine, tents, a fire, stumps, pumpkins."""
    return [
        (940, 136, 50, hamlet.shrine(940, 136, hour)),
        (884, 138, 46, hamlet.tent(884, 138, 48, "#b85a34", hour)),
        (996, 136, 40, hamlet.tent(996, 134, 42, "#8c4a52", hour)),
        (1032, 140, 6, hamlet.fire(1032, 140)),
        (1062, 146, 14, yard.stump(1062, 144, True)),
        (846, 348, 14, yard.stump(846, 348, False)),
        (898, 346, 30, yard.signpost(888, 350)),
        (940, 344, 10, yard.pumpkins(942, 345)),
        (972, 346, 30, hamlet.lantern(972, 346, hour)),
        (1020, 346, 12, yard.fence(1010, 346, 96, 11)),
        (1130, 346, 8, woods.mushrooms(1166, 348, 21, "#b8702a")),
        (1200, 348, 20, yard.haystack(1206, 347, 17, 13)),
        (1234, 346, 14, yard.pumpkins(1238, 348)),
        (850, 560, 14, yard.stump(846, 560, True)),
        (960, 566, 44, hamlet.tent(960, 566, 40, "#a8643a", hour)),
        (1042, 543, 30, hamlet.lantern(1042, 543, hour)),
        (1066, 564, 10, yard.pumpkins(1066, 566)),
        (1150, 550, 12, yard.fence(1110, 550, 130, 15)),
    ]


def cast(found: list[Thing], hour: Hour) -> str:
    """Outline all shadows on the ground; they join, so none is darker where two meet."""
    marks = []
    right, down = hour.cast
    for x, y, height, _ in found:
        reach = min(height, 70)
        tip = (x + right * reach, y + down * reach)
        wide = min(7 + reach * 0.22, 16)
        middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        marks.append(oval(x, y, wide * 0.9, wide * 0.35, hour.gloom))
        marks.append(line([(x, y), middle, tip], hour.gloom, wide, 1))
        marks.append(oval(tip[0], tip[1], wide * 1.2, wide * 0.6, hour.gloom))
    return "".join(marks)


def add_waters(board: Scene, hour: Hour) -> None:
    """Lay the pond of the middle band, and the mill's brook that falls into the gorge."""
    x, y = 344, 333
    edge = [
        (x - 54, y + 1),
        (x - 30, y - 11),
        (x + 14, y - 12),
        (x + 50, y - 4),
        (x + 44, y + 10),
        (x - 10, y + 14),
    ]
    bank = [(x + (px - x) * 1.09, y + (py - y) * 1.28) for px, py in edge]
    deep, light = hour.water[1][1], hour.water[2][1]
    board.cover(fill(smooth(bank), hour.rut, 0.6) + fill(smooth(edge), deep))
    inner = [Knot(x + (px - x) * 0.84 + 2, y + (py - y) * 0.74 + 2) for px, py in edge]
    board.veil(fill(smooth(inner), light, 0.9), 2)
    brook = line(BROOK, hour.rut, 17, 0.5) + line(BROOK, deep, 12, 1) + line(BROOK, light, 7, 0.9)
    board.cover(brook)
    foam = line(BROOK[4:], light, 11, 0.8) + line(BROOK[4:], hour.mood.foam, 6, 0.4)
    for shift in (-5, -3, -1, 1, 3, 5):
        fall = [(px + shift, py + abs(shift) * 0.6) for px, py in BROOK[4:]]
        foam += line(fall, hour.mood.foam, 1.3, 0.75)
    for shift in (-3, 0, 4):
        foam += line([(px + shift, py + 1) for px, py in BROOK[1:5]], hour.sky[0], 1, 0.6)
    board.cover(foam + _lilies(x, y, hour))
    board.cover(_duck(x - 8, y - 2, 1) + _duck(x + 12, y - 6, -1))


def _lilies(x: float, y: float, hour: Hour) -> str:
    marks = [line([(x - 30, y - 3), (x - 10, y - 5), (x + 4, y - 3)], hour.sky[0], 1.4, 0.7)]
    green = hour.leaf(True, 1)
    for dx, dy in ((20, 4), (30, 0), (-24, 5), (-34, 2), (4, 8)):
        marks.append(
            oval(x + dx, y + dy, 5, 2.4, green.deep)
            + oval(x + dx, y + dy - 0.6, 4.4, 2, green.light)
        )
    marks.append(disc(x + 21, y + 2, 2.2, "#f6b8d0") + disc(x - 33, y, 2, "#fff2e0"))
    return "".join(marks)


def _duck(x: float, y: float, way: int) -> str:
    """Let a duck swim; it looks to the right or to the left."""
    wake = oval(x, y + 2, 8, 2, "#103c50", 0.4)
    bill = oval(x + way * 7.4, y - 4.6, 2, 1, "#e88a2a")
    body = oval(x, y, 5.6, 3, "#e6ddc8") + oval(x - way * 1.5, y - 0.6, 3, 1.6, "#a89c88")
    return wake + body + bill + disc(x + way * 4.6, y - 4.8, 2.3, "#e6ddc8")


def add_smoke(board: Scene) -> None:
    """Let smoke rise from the mill's chimney and from the camp's fire."""
    marks = []
    for x, y, size in ((373, 52, 4), (1032, 116, 3)):
        for step in range(9):
            drift, spread = step**1.5 * 1.6, size + step * 1.3
            tone = oval(
                x + drift, y - step * 7, spread, spread * 0.75, "#e8e4e8", 0.3 - step * 0.028
            )
            marks.append(tone)
    board.veil("".join(marks), 2.5)


def add_lights(board: Scene) -> None:
    """Let lanterns, windows and fireflies shine on what is around them."""
    pools = "".join(
        oval(x, y + 14, reach * 1.5, reach * 0.7, "#ff8a30", 0.5) for x, y, reach in LIGHTS
    )
    board.glow(pools, 14, 0.6)
    board.afterglow("".join(disc(x, y, reach * 0.5, "#ff9a3c", 0.5) for x, y, reach in LIGHTS), 8)
    chance = random.Random(5)
    halo, spark = [], []
    for x, y in _FIREFLIES:
        halo.append(oval(x, y + 6, 40, 12, "#b8d850", 0.22))
        for _ in range(7):
            at = (x + chance.gauss(0, 24), y + chance.gauss(0, 7))
            halo.append(disc(*at, 5, "#d8f060", 0.5))
            spark.append(disc(*at, chance.uniform(0.8, 1.5), "#fbffc0", 0.95))
    board.afterglow("".join(halo), 3.5)
    board.sharp("".join(spark))
