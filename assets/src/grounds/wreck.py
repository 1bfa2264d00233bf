"""The wreck: a beach of pale sand on both sides of a strait, ribs and masts of a lost ship."""

import random

from ..curves import ellipse, polygon, smooth, taper
from ..land import rock
from ..moods import Side
from ..scene import Scene, Shape
from ..svg import disc, fill, line, lines, oval
from ..valley import yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from . import mine
from ._stage import (
    LEFT_BANK,
    RIGHT_BANK,
    ROADS,
    Ground,
    grown,
    hour_of,
    painted,
    planked,
    stood,
    strewn,
)

_SAND = Side(
    ((0, "#cdb57e"), (0.5, "#d4bc84"), (1, "#dcc68e")),
    ("#c0a870", "#f0e0b0", "#b8b070", "#d4bc84"),
    ("#b88a5c", "#e8dcc0", "#c8a878", "#a87c50"),
    ("#f8f0dc", "#f0b8a0", "#f4dcc4", "#d8e8e8"),
    "#a89c90",
)
_DUNE = Side(
    ((0, "#dcb078"), (0.5, "#d8a86e"), (1, "#d0a066")),
    ("#b88a54", "#eccb96", "#b09a58", "#c89c62"),
    ("#b07a4c", "#e8d0a8", "#c0946a", "#9c6c44"),
    ("#f8f0dc", "#f0b8a0", "#f4dcc4", "#d8e8e8"),
    "#a8907c",
)
_PALMS = (
    Crown("#2c6a3c", "#4c9448", "#98c858"),
    Crown("#2c7050", "#48a064", "#8cd084"),
)
HOUR = hour_of(
    "day", (_SAND, _DUNE), _PALMS, ("#d8c496", "#cfa97a"), "#94744a",
    foam="#f4fffa", deck="#c4a880", wall="#a88c6c", sunlight="#fff4cc",
)._replace(
    water=((0, "#1c7a94"), (0.28, "#28a4b0"), (0.55, "#62d4c8"), (0.8, "#30acb4"), (1, "#1c809c")),
    sky=("#f4fff8", "#a8f0e4"),
    shaded=("#a08a6c", "#5c5454"),
    sunlit=("#d0b488", "#80705c"),
)  # fmt: skip


def scene() -> Scene:
    """Lay out the ground of a fight for a wreck or a chest."""
    return painted(Ground(HOUR, _things, _lay, _span, _weather))


def _things(hour: Hour) -> list[Thing]:
    """List what the sea has left, and what grows there, from back to front."""
    found = stood(
        (150, 146, 50, ribs(150, 146, 1.0)),
        (286, 144, 18, mine.crate(286, 144)),
        (404, 144, 18, chest(404, 144)),
        (880, 146, 60, hull(896, 146)),
        (1040, 144, 18, chest(1040, 144)),
        (1150, 146, 50, ribs(1150, 146, 0.95)),
        (52, 350, 22, anchor(52, 350)),
        (120, 349, 12, driftwood(120, 349, 56, 3)),
        (212, 350, 18, mine.crate(206, 350)),
        (280, 349, 10, shells(280, 349, 4)),
        (352, 350, 18, chest(352, 350)),
        (436, 349, 12, driftwood(420, 349, 50, 8)),
        (840, 349, 10, shells(836, 349, 9)),
        (900, 350, 22, anchor(900, 350)),
        (976, 349, 12, driftwood(960, 349, 60, 12)),
        (1074, 350, 18, mine.crate(1070, 350)),
        (1146, 350, 18, chest(1146, 350)),
        (1226, 349, 12, driftwood(1206, 349, 52, 17)),
        (80, 570, 40, ribs(84, 572, 0.72)),
        (200, 568, 18, mine.crate(196, 568)),
        (290, 568, 10, shells(290, 568, 21)),
        (380, 570, 22, anchor(380, 570)),
        (460, 566, 12, driftwood(440, 566, 48, 24)),
        (850, 568, 18, chest(850, 568)),
        (930, 567, 12, driftwood(910, 567, 58, 29)),
        (1030, 568, 10, shells(1030, 568, 31)),
        (1150, 572, 40, ribs(1150, 572, 0.75)),
        (1240, 568, 18, mine.crate(1236, 568)),
    )
    found += grown(hour, palm, (74, 104), (
        (34, 100), (62, 130), (232, 92), (330, 108), (470, 104), (806, 104), (1000, 96),
        (1076, 110), (1232, 104), (1256, 136), (30, 706), (150, 730), (300, 716), (430, 708),
        (820, 706), (980, 724), (1090, 706), (1250, 712),
    ))  # fmt: skip
    found += [Thing(x, y, size, [rock(x, y, size, x + y, "#9c948c")]) for x, y, size in (
        (498, 144, 9), (484, 150, 6), (784, 142, 10), (474, 348, 9), (806, 350, 9), (490, 560, 10),
        (792, 556, 10), (14, 350, 8), (1264, 350, 9), (1254, 560, 8))]  # fmt: skip
    return found


def palm(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a palm, its fronds about its tip."""
    chance = random.Random(seed)
    lean = chance.uniform(-0.3, 0.3) * height
    top = (x + lean, y - height)
    stem = [(x, y + 2), (x + lean * 0.3, y - height * 0.5), top]
    notches = lines(
        [
            [(x + lean * k * k - 4, y - height * k), (x + lean * k * k + 4, y - height * k)]
            for k in (0.15, 0.28, 0.41, 0.54, 0.67, 0.8)
        ],
        "#5a4028",
        1.2,
        0.6,
    )
    parts = [Shape(taper(stem, [8, 5.4, 4.6]), "#a07c50", round=3, detail=notches)]
    for way, drop, tone in ((-1.0, 0.22, 0), (1.0, 0.24, 0), (-0.8, -0.02, 1), (0.85, 0.0, 1),
                            (-0.45, -0.2, 2), (0.5, -0.2, 2), (0.1, 0.28, 1)):  # fmt: skip
        reach = height * 0.42
        tip = (top[0] + way * reach, top[1] + drop * height)
        knee = (top[0] + way * reach * 0.55, top[1] + (drop - 0.16) * height)
        frond = taper([top, knee, tip], [3, height * 0.105, 1])
        parts.append(Shape(frond, crown[tone], round=4, bump=0.6, bump_size=4, ink=0.5))
    parts += [Shape(ellipse(top[0] + dx, top[1] + 3, 3), "#6a4628", round=2) for dx in (-3, 3)]
    return parts


def ribs(x: float, y: float, size: float) -> list[Shape]:
    """Let the ribs of a ship stand out of the sand, on her keel."""
    parts = [Shape(taper([(x - 58 * size, y - 2), (x, y + 3), (x + 58 * size, y - 4)],
                         [5, 8, 5]), "#7a5638", round=3, bump=0.5)]  # fmt: skip
    for k in range(-3, 4):
        foot = x + k * 16 * size
        high = (46 - abs(k) * 5) * size
        bow = (5 + 3 * k) * size
        parts.append(Shape(taper([(foot, y), (foot + bow * 1.6, y - high * 0.55), (foot + bow,
                                  y - high)], [6 * size, 5 * size, 2.4 * size]), "#94704c",
                           round=3, bump=0.5))  # fmt: skip
    parts.append(
        Shape(
            smooth(
                [
                    (x - 62 * size, y + 1),
                    (x - 20 * size, y - 3),
                    (x + 30 * size, y - 2),
                    (x + 64 * size, y + 2),
                    (x, y + 7),
                ]
            ),
            "#dcc690",
            round=4,
            ink=0.2,
        )
    )
    return parts


def hull(x: float, y: float) -> list[Shape]:
    """Lay half a ship on the sand: her stern with its windows, a mast aslant, torn cloth."""
    planks = lines(
        [
            [(x - 46, y - 28), (x, y - 20), (x + 50, y - 16)],
            [(x - 44, y - 18), (x, y - 11), (x + 54, y - 8)],
        ],
        "#3a2218",
        1.5,
        0.7,
    )
    planks += line([(x - 48, y - 38), (x - 6, y - 30), (x + 44, y - 24)], "#e8b850", 2.4, 0.9)
    planks += fill(smooth([(x + 8, y - 18), (x + 22, y - 19), (x + 26, y - 8), (x + 12, y - 6)]),
                   "#1c1214", 0.95)  # fmt: skip
    body = smooth([(x - 50, y - 44), (x - 26, y - 34), (x + 8, y - 30), (x + 34, y - 28),
                   (x + 42, y - 20), (x + 52, y - 22), (x + 58, y - 8), (x + 50, y + 1), (x - 20,
                   y + 3), (x - 42, y - 6)], tension=0.1)  # fmt: skip
    castle = polygon([(x - 56, y - 62), (x - 18, y - 54), (x - 18, y - 33), (x - 50, y - 40)])
    panes = "".join(
        fill(
            polygon(
                [
                    (x + a, y - b),
                    (x + a + 8, y - b + 2),
                    (x + a + 8, y - b + 12),
                    (x + a, y - b + 10),
                ]
            ),
            "#20303c",
        )
        for a, b in ((-49, 56), (-37, 53))
    )
    sail = smooth(
        [
            (x - 2, y - 84),
            (x + 20, y - 80),
            (x + 42, y - 72),
            (x + 40, y - 46),
            (x + 32, y - 56),
            (x + 24, y - 40),
            (x + 14, y - 56),
            (x + 4, y - 50),
        ],
        tension=0.08,
    )
    return [
        Shape(taper([(x + 6, y - 24), (x + 22, y - 96)], [7, 4]), "#8a6442", round=3),
        Shape(taper([(x - 8, y - 86), (x + 48, y - 74)], [3, 4, 3]), "#7a5638", round=2),
        Shape(sail, "#efe4c8", round=6, ink=0.6),
        Shape(body, "#8a5a3a", round=12, bump=0.6, detail=planks),
        Shape(castle, "#9c6a42", round=5, bump=0.4, detail=panes),
        Shape(taper([(x - 58, y - 63), (x - 17, y - 55)], [4, 4]), "#e8b850", round=2, shine=0.4),
    ]


def chest(x: float, y: float) -> list[Shape]:
    """Leave an open chest full of gold."""
    straps = line([(x - 9, y - 14), (x - 9, y)], "#e8b850", 2.6, 1) + line(
        [(x + 9, y - 14), (x + 9, y)], "#e8b850", 2.6, 1)  # fmt: skip
    gold = [
        Shape(ellipse(x + dx, y - dy, 3.8, 3), "#f6c040", round=2, shine=0.8, glow=0.15)
        for dx, dy in ((-10, 16), (-3, 18), (4, 17), (11, 16), (0, 21), (16, 2), (-18, 1))
    ]
    lid = smooth(
        [(x - 17, y - 17), (x - 15, y - 30), (x, y - 34), (x + 15, y - 30), (x + 17, y - 17)]
    )
    return [
        Shape(lid, "#7a4c2c", round=4, bump=0.4, detail=line([(x - 14, y - 22), (x + 14, y - 22)],
                                                             "#e8b850", 2, 0.9)),
        *gold[:5],
        Shape(polygon([(x - 17, y - 15), (x + 17, y - 15), (x + 15, y), (x - 15, y)]), "#96623a",
              round=4, bump=0.4, detail=straps),
        *gold[5:],
    ]  # fmt: skip


def anchor(x: float, y: float) -> list[Shape]:
    """Stand an anchor in the sand, aslant."""
    arms = taper(
        [(x - 14, y - 12), (x - 8, y - 3), (x + 2, y - 1), (x + 13, y - 8), (x + 16, y - 18)],
        [2.4, 4.6, 5, 4.6, 2.4],
    )
    return [
        Shape(taper([(x + 1, y - 1), (x - 6, y - 36)], [4.6, 3.8]), "#5c6474", round=2, shine=0.4),
        Shape(taper([(x - 16, y - 27), (x + 6, y - 32)], [3.4, 3.4]), "#8a6442", round=2),
        Shape(
            ellipse(x - 7, y - 39, 4.4),
            "#5c6474",
            round=2,
            detail=disc(x - 7, y - 39, 2, "#dcc690"),
        ),
        Shape(arms, "#5c6474", round=2, shine=0.4),
        Shape(
            smooth([(x - 13, y + 1), (x, y - 5), (x + 15, y + 1), (x, y + 4)]),
            "#e2cc94",
            round=3,
            ink=0.2,
        ),
    ]


def driftwood(x: float, y: float, length: float, seed: int) -> list[Shape]:
    """Let planks and a broken spar lie in the sand."""
    chance = random.Random(seed)
    parts = []
    for k in range(3):
        left = x + k * length * 0.22
        rise = chance.uniform(-6, 4)
        parts.append(Shape(taper([(left, y - k * 3), (left + length * 0.6, y - k * 3 + rise)],
                                 [4.4, 3.6]), (yard.WOOD, "#a88a64", "#7a5c42")[k], round=2,
                           bump=0.4))  # fmt: skip
    return parts


def shells(x: float, y: float, seed: int) -> list[Shape]:
    """Strew shells and a starfish."""
    chance = random.Random(seed)
    parts = [Shape(ellipse(x + chance.uniform(-22, 22), y + chance.uniform(-6, 2), 3.6, 2.8),
                   chance.choice(("#fbeede", "#f0b8a0", "#e8d4f0")), round=2, shine=0.4)
             for _ in range(6)]  # fmt: skip
    arms = [taper([(x, y - 3), (x + dx, y - 3 + dy)], [5, 1.4])
            for dx, dy in ((9, -2), (4, 6), (-6, 5), (-8, -3), (1, -8))]  # fmt: skip
    return [*parts, *(Shape(arm, "#e8683c", round=2, ink=0.4) for arm in arms)]


def _lay(board: Scene) -> None:
    """Draw the ripples of the tide on the sand, pools, and weed."""
    chance = random.Random(19)
    marks, pools = [], []
    for _ in range(150):
        x = chance.uniform(*chance.choice((LEFT_BANK, RIGHT_BANK)))
        y = chance.uniform(150, 566)
        wide = chance.uniform(20, 60)
        track = [(x, y), (x + wide * 0.3, y - 2.4), (x + wide * 0.7, y + 1), (x + wide, y - 1.6)]
        marks.append(line(track, "#a8824c", 1.4, 0.26))
        marks.append(line([(a, b + 1.8) for a, b in track], "#fffbe8", 1.3, 0.34))
    left = ((96, 340, 30), (310, 334, 34), (470, 560, 26), (240, 560, 30))
    for x, y, wide in (*left, (1010, 336, 32), (1200, 558, 34), (860, 558, 26)):
        pools.append(
            oval(x, y, wide + 3, 8, "#b08c58", 0.6)
            + oval(x, y, wide, 6.4, "#3ca8b0")
            + oval(x + 2, y + 1, wide * 0.7, 3.6, "#8ce4d8", 0.8)
            + line([(x - wide * 0.5, y - 2), (x, y - 3)], "#f4fffa", 1.2, 0.9)
        )
    board.cover("".join(marks))
    board.cover("".join(pools))
    board.cover(strewn(25, 130, ("#fbeede", "#c8b498", "#f0c8ac", "#a89484"), (1.2, 3),
                       ((148, 172), (288, 368), (500, 574)), "#8a6a40"))  # fmt: skip


def _span(board: Scene) -> None:
    """Deck both bridges with bleached planks."""
    for lane in ROADS:
        board.cover(
            planked(lane, 492, 788, ("#cbb088", "#bfa277", "#d6bd96", "#b4986e"), "#5a4430")
        )


def _weather(board: Scene) -> None:
    """Let the sea break white along both shores."""
    chance = random.Random(29)
    marks = []
    for _ in range(130):
        x = chance.choice((chance.gauss(566, 9), chance.gauss(716, 9)))
        y = chance.choice(
            (chance.uniform(0, 170), chance.uniform(316, 380), chance.uniform(540, 720))
        )
        marks.append(oval(x, y, chance.uniform(3, 9), chance.uniform(1.4, 3.4), "#ffffff", 0.5))
    board.veil("".join(marks), 0.9)
