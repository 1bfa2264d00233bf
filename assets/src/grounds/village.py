"""The village: fields ripe for harvest, cottages, a mill, a market stall, hay and fences."""

import random

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..moods import Side
from ..scene import Scene, Shape
from ..svg import disc, fill, line, lines, oval
from ..valley import hamlet, woods, yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from ._stage import LEFT_BANK, RIGHT_BANK, ROADS, Ground, grown, hour_of, painted, stood, strewn

_MEADOW = Side(
    ((0, "#8cb454"), (0.5, "#98bc58"), (1, "#acc668")),
    ("#6a9444", "#a8ca64", "#84ac50", "#c4d47c"),
    ("#5c8c44", "#7aa84c", "#90b858", "#54843e"),
    ("#fff6d0", "#f47a8c", "#ffe070", "#8cb8f8"),
    "#b0a898",
)
_WHEAT = Side(
    ((0, "#d8b45c"), (0.5, "#dcb458"), (1, "#e0b858")),
    ("#b48c3c", "#f0d078", "#c89c48", "#f4dc90"),
    ("#c89c44", "#e8c468", "#b08838", "#f0d480"),
    ("#f04a3c", "#ffe070", "#6c9cf0", "#fff6d0"),
    "#b4a48c",
)
_LEAVES = (
    Crown("#35683a", "#5a9444", "#9cc458"),
    Crown("#44742f", "#74a444", "#b8d064"),
    Crown("#2f6a4a", "#4e8c58", "#88b870"),
)
HOUR = hour_of(
    "day", (_MEADOW, _WHEAT), _LEAVES, ("#c8b484", "#d2aa70"), "#7c5c3a",
    foam="#f4fffa", deck="#d4c09c", wall="#ac9878", sunlight="#ffeca8",
)._replace(
    water=((0, "#1c5a80"), (0.28, "#2a82a4"), (0.55, "#58b4c8"), (0.8, "#3a98b4"), (1, "#22688c")),
    sky=("#f0fbff", "#a8e0ee"),
    shaded=("#7c7058", "#40403c"),
    sunlit=("#c0a67c", "#6c5c48"),
)  # fmt: skip
SMOKE = ((377, 54, 4), (180, 52, 3), (1112, 52, 4), (905, 54, 3))


def scene() -> Scene:
    """Lay out the ground of a fight for a village or a market."""
    return painted(Ground(HOUR, _things, _lay, _span, _weather, (), SMOKE))


def _things(hour: Hour) -> list[Thing]:
    """List houses, stalls, wells and hay, from back to front."""
    found = stood(
        (96, 142, 60, cottage(96, 142, "#4c78b8")),
        (196, 142, 60, cottage(196, 142, "#b8503a")),
        (366, 140, 74, hamlet.mill(370, 140, hour)),
        (280, 146, 14, yard.fence(250, 146, 64, 5)),
        (450, 144, 20, yard.haystack(454, 144, 18, 3)),
        (890, 142, 60, cottage(890, 142, "#b8503a")),
        (990, 142, 60, cottage(990, 142, "#c88c3c")),
        (1096, 142, 60, cottage(1096, 142, "#4c78b8")),
        (1180, 144, 24, yard.haystack(1180, 144, 22, 4)),
        (1230, 146, 14, yard.fence(1206, 146, 70, 8)),
        (40, 349, 12, yard.fence(12, 349, 76, 3)),
        (124, 350, 22, stall(124, 350, "#c83c3c")),
        (206, 350, 22, washing(196, 350)),
        (288, 350, 20, yard.haystack(288, 350, 18, 7)),
        (356, 350, 12, geese(356, 350)),
        (430, 350, 34, hamlet.well(432, 348)),
        (836, 350, 14, yard.pumpkins(840, 350)),
        (904, 350, 22, cartload(908, 350)),
        (990, 350, 22, stall(990, 350, "#3c78c8")),
        (1064, 350, 22, scarecrow(1066, 350)),
        (1130, 350, 12, sheaves(1130, 350)),
        (1212, 349, 12, yard.fence(1180, 349, 95, 9)),
        (60, 570, 30, yard.haystack(60, 570, 26, 12)),
        (150, 568, 22, stall(150, 568, "#d89a2c")),
        (240, 568, 12, geese(240, 568)),
        (330, 568, 12, yard.fence(292, 568, 76, 13)),
        (430, 568, 36, hamlet.well(432, 566)),
        (850, 568, 18, sheaves(850, 568)),
        (930, 570, 22, cartload(934, 570)),
        (1030, 570, 24, scarecrow(1030, 570)),
        (1110, 568, 18, sheaves(1106, 568)),
        (1200, 570, 28, yard.haystack(1200, 570, 24, 15)),
    )
    found += grown(hour, woods.oak, (74, 96), (
        (24, 104), (44, 140), (256, 96), (304, 104), (478, 92), (806, 96), (842, 122), (940, 86),
        (1044, 84), (1150, 96), (1250, 100), (20, 650), (110, 668), (220, 676), (340, 664),
        (450, 672), (820, 660), (960, 680), (1080, 664), (1170, 676), (1256, 656),
    ))  # fmt: skip
    found += grown(hour, woods.shrub, (11, 15), ((322, 350), (486, 352), (796, 352), (1160, 352),
                                                 (486, 562), (800, 560)))  # fmt: skip
    return found


def cottage(x: float, y: float, roof: str) -> list[Shape]:
    """Build a timbered cottage with flowers below its windows."""
    beams = lines([[(x - 32, y - 20), (x + 32, y - 20)], [(x - 13, y - 38), (x - 13, y)],
                   [(x + 13, y - 38), (x + 13, y)], [(x - 32, y - 2), (x - 13, y - 20)],
                   [(x + 32, y - 2), (x + 13, y - 20)]], yard.DARK_WOOD, 3, 0.9)  # fmt: skip
    tiles = lines([[(x - 40 + k * 4, y - 38 - k * 6), (x + 40 - k * 4, y - 38 - k * 6)]
                   for k in range(1, 6)], "#3a2430", 1.3, 0.4)  # fmt: skip
    door = f"M{x - 6} {y}L{x - 6} {y - 15}Q{x} {y - 22} {x + 6} {y - 15}L{x + 6} {y}Z"
    panes, boxes = [], []
    for dx in (-23, 23):
        cross = lines([[(x + dx, y - 34), (x + dx, y - 23)], [(x + dx - 6, y - 29), (x + dx + 6,
                                                                                    y - 29)]],
                      yard.DARK_WOOD, 1.4, 1)  # fmt: skip
        panes.append(Shape(rectangle(x + dx - 6, y - 34, 12, 11), "#5c84a4", round=1, shine=0.6,
                           detail=cross))  # fmt: skip
        boxes.append(Shape(ellipse(x + dx, y - 21, 8, 3), "#4c8c44", round=2, ink=0.4,
                           detail=disc(x + dx - 4, y - 22, 1.6, "#f04a6c")
                           + disc(x + dx + 1, y - 21, 1.6, "#ffe070")
                           + disc(x + dx + 5, y - 22, 1.6, "#f04a6c")))  # fmt: skip
    return [
        Shape(rectangle(x + 9, y - 84, 11, 26), "#94827a", round=3, bump=0.8),
        Shape(rectangle(x - 32, y - 40, 64, 40), "#efe0bc", round=4, bump=0.4, detail=beams),
        Shape(
            polygon([(x - 42, y - 36), (x - 22, y - 74), (x + 22, y - 74), (x + 42, y - 36)]),
            roof,
            round=7,
            bump=0.7,
            bump_size=5,
            detail=tiles,
        ),
        Shape(door, "#7a4c2c", round=2, bump=0.4),
        *panes,
        *boxes,
    ]


def stall(x: float, y: float, cloth: str) -> list[Shape]:
    """Set up a market stall under a striped awning."""
    stripes = "".join(
        fill(
            polygon(
                [
                    (x - 24 + k * 12, y - 42),
                    (x - 18 + k * 12, y - 42),
                    (x - 20 + k * 13.4, y - 24),
                    (x - 27 + k * 13.4, y - 24),
                ]
            ),
            "#fff4e0",
            0.95,
        )
        for k in range(4)
    )
    fruit = [Shape(ellipse(x + dx, y - 14, 3.6), tone, round=3, shine=0.3) for dx, tone in (
        (-19, "#e0503c"), (-12, "#f0b83c"), (-5, "#7ab84c"), (2, "#e0503c"), (9, "#f0903c"),
        (16, "#8c5cb8"))]  # fmt: skip
    awning = polygon([(x - 25, y - 43), (x + 25, y - 43), (x + 31, y - 24), (x - 31, y - 24)])
    return [
        *[Shape(taper([(x + dx, y), (x + dx, y - 38)], [3, 3]), yard.DARK_WOOD, round=1)
          for dx in (-24, 24)],
        *fruit,
        Shape(rectangle(x - 26, y - 13, 52, 13), yard.WOOD, round=3, bump=0.5,
              detail=lines([[(x - 26, y - 6), (x + 26, y - 6)]], yard.DARK_WOOD, 1.4, 0.7)),
        Shape(awning, cloth, round=5, detail=stripes),
    ]  # fmt: skip


def washing(x: float, y: float) -> list[Shape]:
    """Hang out washing between two posts."""
    parts = [Shape(taper([(x + dx, y), (x + dx, y - 34)], [3, 2.4]), yard.DARK_WOOD, round=1)
             for dx in (0, 64)]  # fmt: skip
    parts.append(
        Shape(
            taper([(x, y - 32), (x + 32, y - 27), (x + 64, y - 32)], [1.2, 1.2]),
            "#e8dcc4",
            round=1,
            ink=0.3,
        )
    )
    hung = ((7, 11, 16, "#f4f0e8"), (21, 12, 13, "#e86c6c"), (36, 10, 17, "#7cb0e8"))
    for dx, wide, tall, tone in (*hung, (50, 9, 13, "#f0d070")):
        cloth = smooth(
            [
                (x + dx, y - 29),
                (x + dx + wide, y - 29),
                (x + dx + wide + 1, y - 29 + tall),
                (x + dx + wide / 2, y - 30.5 + tall),
                (x + dx - 1, y - 28 + tall),
            ],
            tension=0.1,
        )
        parts.append(Shape(cloth, tone, round=3, ink=0.6))
    return parts


def geese(x: float, y: float) -> list[Shape]:
    """Let three geese walk."""
    parts = []
    for dx, dy, way in ((-16, 0, 1), (2, -4, 1), (17, 1, -1)):
        at, low = x + dx, y + dy
        neck = taper([(at + way * 5, low - 7), (at + way * 8, low - 13), (at + way * 8, low - 17)],
                     [4, 3, 3.6])  # fmt: skip
        parts += [
            Shape(taper([(at, low), (at, low - 5)], [2, 2]), "#e8902c", round=1),
            Shape(ellipse(at, low - 7, 7.4, 4.6), "#fbf6ea", round=4),
            Shape(neck, "#fbf6ea", round=2),
            Shape(ellipse(at + way * 11, low - 17, 2.4, 1.3), "#e8902c", round=1),
        ]
    return parts


def cartload(x: float, y: float) -> list[Shape]:
    """Stand a cart of hay."""
    wheels = [
        Shape(
            ellipse(x + dx, y - 7, 8),
            yard.DARK_WOOD,
            round=2,
            detail=disc(x + dx, y - 7, 5.4, "#a88454")
            + lines(
                [[(x + dx - 6, y - 7), (x + dx + 6, y - 7)], [(x + dx, y - 13), (x + dx, y - 1)]],
                yard.DARK_WOOD,
                1.6,
                1,
            ),
        )
        for dx in (-15, 15)
    ]
    return [
        *yard.haystack(x, y - 15, 22, int(x))[1:],
        Shape(
            polygon([(x - 29, y - 20), (x + 29, y - 20), (x + 25, y - 9), (x - 25, y - 9)]),
            yard.WOOD,
            round=3,
            bump=0.5,
            detail=line([(x - 27, y - 14), (x + 27, y - 14)], yard.DARK_WOOD, 1.4, 0.8),
        ),
        *wheels,
        Shape(taper([(x - 27, y - 12), (x - 46, y - 4)], [3, 2.4]), yard.WOOD, round=1),
    ]


def scarecrow(x: float, y: float) -> list[Shape]:
    """Set up a scarecrow with a crow on its arm."""
    return [
        Shape(taper([(x, y), (x, y - 36)], [3, 3]), yard.DARK_WOOD, round=1),
        Shape(taper([(x - 19, y - 25), (x + 19, y - 27)], [3, 3]), yard.DARK_WOOD, round=1),
        Shape(
            polygon(
                [
                    (x - 15, y - 29),
                    (x + 15, y - 30),
                    (x + 14, y - 21),
                    (x + 8, y - 20),
                    (x + 10, y - 7),
                    (x - 10, y - 7),
                    (x - 8, y - 20),
                    (x - 14, y - 20),
                ]
            ),
            "#5c7cb4",
            round=4,
            bump=0.4,
            detail=fill(
                polygon([(x - 6, y - 16), (x, y - 17), (x + 1, y - 11), (x - 5, y - 10)]),
                "#e8a04c",
                0.9,
            ),
        ),
        Shape(
            ellipse(x, y - 35, 6),
            "#e8cc90",
            round=5,
            detail=disc(x - 2, y - 36, 1, "#2c2024") + disc(x + 2.4, y - 36, 1, "#2c2024"),
        ),
        Shape(
            smooth(
                [
                    (x - 11, y - 38),
                    (x - 4, y - 41),
                    (x, y - 49),
                    (x + 5, y - 41),
                    (x + 11, y - 38),
                    (x, y - 36),
                ]
            ),
            "#a8743c",
            round=3,
        ),
        Shape(
            smooth(
                [
                    (x + 12, y - 29),
                    (x + 15, y - 35),
                    (x + 20, y - 34),
                    (x + 25, y - 28),
                    (x + 18, y - 28),
                ]
            ),
            "#2c2834",
            round=3,
            shine=0.4,
        ),
    ]


def sheaves(x: float, y: float) -> list[Shape]:
    """Stand sheaves of wheat together."""
    parts = []
    for dx, tall in ((-15, 22), (14, 21), (0, 27)):
        at = x + dx
        ears = smooth(
            [
                (at - 9, y - tall),
                (at, y - tall - 5),
                (at + 9, y - tall),
                (at + 3, y - tall * 0.5),
                (at + 8, y),
                (at - 8, y),
                (at - 3, y - tall * 0.5),
            ],
            tension=0.1,
        )
        stalks = lines(
            [
                [(at + k * 2.4, y), (at + k * 0.9, y - tall * 0.5), (at + k * 2.8, y - tall)]
                for k in range(-3, 4)
            ],
            "#8a6428",
            1,
            0.5,
        )
        parts += [
            Shape(ears, "#e8c060", round=5, bump=0.8, bump_size=4, detail=stalks),
            Shape(
                taper([(at - 4, y - tall * 0.5), (at + 4, y - tall * 0.5)], [3, 3]),
                "#b8503a",
                round=1,
            ),
        ]
    return parts


def _lay(board: Scene) -> None:
    """Let wheat stand beside the right bank's roads, and cobbles lie in those of the village."""
    chance = random.Random(9)
    marks = []
    for band in ((146, 158), (302, 322), (344, 366), (500, 526)):
        for _ in range(330):
            x, y = chance.uniform(784, 1280), chance.uniform(*band)
            lean, tall = chance.uniform(-3, 5), chance.uniform(9, 15)
            tone = chance.choice(("#c89a3c", "#e8c45c", "#f4dc88", "#b88a34"))
            marks.append(
                line(
                    [(x, y), (x + lean * 0.3, y - tall * 0.6), (x + lean, y - tall)],
                    tone,
                    1.5,
                    0.85,
                )
            )
            marks.append(oval(x + lean, y - tall, 1.4, 3, tone, 0.95))
    board.cover("".join(marks))
    stones = []
    for lane in ROADS:
        for left, right in (LEFT_BANK, RIGHT_BANK):
            for _ in range(420):
                x, y = chance.uniform(left, right), lane + chance.uniform(-70, 70)
                size = chance.uniform(3.4, 6.4)
                tone = chance.choice(("#e4d4ac", "#b8a07c", "#d4be94", "#a8906c"))
                stones.append(oval(x + 0.8, y + 1.4, size, size * 0.6, "#6a5034", 0.3))
                stones.append(oval(x, y, size, size * 0.6, tone, 0.42))
    board.cover("".join(stones))
    board.cover(strewn(33, 90, ("#c8bca4", "#a89c88"), (1.4, 3.2), ((146, 168), (292, 366))))


def _span(board: Scene) -> None:
    """Hang strings of flowers along the bridges."""
    chance = random.Random(12)
    marks = []
    for lane in ROADS:
        for k in range(60):
            x = 492 + k * 5
            sag = 5 * abs((k % 12) - 6) / 6
            y = lane + 44 - sag - 5 * (1 - ((x - 640) / 165) ** 2)
            marks.append(disc(x, y, 2.6, chance.choice(("#5c9c44", "#4c8c3c")), 0.95))
            if k % 3 == 0:
                marks.append(disc(x, y, 2.4, chance.choice(("#f04a6c", "#ffe070", "#fff6e8",
                                                             "#6c9cf0"))))  # fmt: skip
    board.cover("".join(marks))


def _weather(board: Scene) -> None:
    """Let the shadows of clouds lie on the fields."""
    spots = ((220, 250, 150, 40), (1010, 470, 170, 46), (420, 520, 120, 30), (1180, 210, 110, 30))
    board.shade("".join(oval(*one, "#8c98b4", 0.5) for one in spots), 26)
