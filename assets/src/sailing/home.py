"""The home harbour as ground for its buildings, 320 by 120 units: terraces, paths, quay and sea.

Where each building stands is told in ``game/scenes/voyage/parts/home_pictures.py``; the terraces
and the paths here lead to these places.
"""

import random
from itertools import pairwise

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..isles.masonry import Arch, stone_bridge
from ..scene import Scene, Shape
from ..svg import disc, fill, line, lines, oval, spots
from . import wide

SIZE = (320, 120)
PATH, EDGE = "#e4cc98", "#b08c58"


def scene() -> Scene:
    """Paint from the morning sky to the water before the quay."""
    picture = wide.stage(91, size=SIZE)
    wide.sky(picture, (0, "#4c9cd8"), (0.6, "#b0dcec"), (1, "#fff0cc"), low=46)
    wide.heaps(picture, (30, 17, 44, 3), (150, 12, 50, 7), (226, 18, 36, 11), (300, 15, 50, 5))
    wide.sun(picture, 88, 36, "#fff2c0", 60)
    wide.hills(picture, 5, 34, 7, "#86b4c8", 0.75)
    wide.sea(picture, 38, ("#a8e0e0", "#2a849c"), ("#f4fffa", "#3a92a8"), 5)
    _far(picture)
    _land(picture)
    _paths(picture)
    _quay(picture)
    _near(picture)
    return wide.framed(picture, "#0c1820", 0.4)


def _far(picture: Scene) -> None:
    """Set the lighthouse on its spit, a bridge to the next isle, and sails far out."""
    bridge = Arch((276, 46), (330, 40), 4, 11, 3, 4)
    wide.bank(picture, "300,50! 308,38 330,34! 330,56! 304,56", "#7cab5c")
    wide.stand(picture, *stone_bridge(bridge, "#c0aea0", "#e4d4bc"), outline=0.7)
    for x, y, size in ((118, 42, 0.9), (176, 41, 0.7), (206, 43, 0.8)):
        wide.stand(
            picture,
            Shape(smooth(f"{x - 4 * size},{y}! {x + 4 * size},{y}! {x + 3 * size},{y + 1.8 * size} "
                         f"{x - 3 * size},{y + 1.8 * size}"), "#8a5634", round=1, ink=0.5),
            Shape(smooth(f"{x - 3 * size},{y - 0.4}! {x},{y - 7 * size} {x + 3.4 * size},"
                         f"{y - 0.4}!"), "#fff4dc", round=1.4, ink=0.5), outline=0.5,
        )  # fmt: skip
    wide.bank(picture, "-8,58! -4,46 10,42 26,45 34,52 26,60 -8,64!", "#86b054")
    tower = "9,46! 10.6,16! 19.4,16! 21,46!"
    bands = "".join(fill(polygon([(6, y), (24, y), (24, y + 5.4), (6, y + 5.4)]), "#d8402f")
                    for y in (19, 29.6, 40))  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth(tower), "url(#plaster)", round=5, ink=0.7, detail=bands),
        Shape(rectangle(8.4, 14, 13.2, 2.6), "url(#wood)", round=1, ink=0.6),
        Shape(rectangle(11, 8.4, 8, 6), "#ffe27a", round=2, glow=0.9, ink=0.7),
        Shape(polygon("9.4,8.8 15,1.6 20.6,8.8"), "url(#roof)", round=2, ink=0.7),
    )
    wide.pool(picture, 15, 11, 9, "#ffd870", 0.6)
    wide.gulls(picture, (52, 20, 1.1), (60, 16, 0.8), (270, 24, 1), (280, 28, 0.7))


def _land(picture: Scene) -> None:
    """Raise the island in three terraces, with woods behind."""
    back = "24,66! 34,52 60,46 110,43 160,41 216,42 262,45 290,52 300,66! 300,84! 24,84!"
    grass = "#8cb950"
    flecks = spots(4, 60, (20, 40, 310, 110), "#a8d268", (3, 9), 0.32)
    flecks += spots(9, 50, (20, 40, 310, 110), "#6a9a40", (3, 8), 0.28)
    wide.bank(picture, back, "#7cae4c", flecks, 0.7)
    chance = random.Random(6)
    woods = [
        (x, 48 + chance.uniform(-2, 2), chance.uniform(11, 17), k)
        for k, x in enumerate((34, 42, 74, 82, 148, 156, 214, 222, 276, 284, 291))
    ]
    wide.trees(picture, *woods)
    wide.firs(picture, (62, 49, 19, 3), (146, 47, 19, 5), (208, 47, 20, 8), (218, 47, 16, 2),
              (282, 52, 20, 4), (28, 56, 17, 9))  # fmt: skip
    middle = "14,88! 22,70 60,63 120,61 180,61 240,62 290,66 312,76 316,94! 316,108! 200,108! "
    middle += "94,105! 72,99 46,95 26,93"
    sand = "-2,92! 20,91 50,93 78,98 98,104! 92,109 66,103 40,99 16,98 -2,99!"
    wide.bank(picture, sand, "#e2cc98", spots(3, 24, (0, 90, 98, 108), "#f4e4b8", (1, 3), 0.5), 0.4)
    wide.foam(picture, "-2,101 16,100.4 40,101.6 66,105.6 90,111", width=1.2)
    wide.bank(picture, middle, grass, flecks, 0.7, shadow=0.4, shadow_offset=(0, -1.4))
    for points in ("22,70 60,63.4 120,61.4 180,61.4 240,62.4 290,66.4 312,76",):
        stones = wide.stonework(14, 58, 304, 22, 5, "#5a4c48", 2.6)
        clip = [*points.split(), "312,79", "290,69.6", "240,65.6", "180,64.6", "120,64.6",
                "60,66.6",
                "22,73"]  # fmt: skip
        wide.stand(picture, Shape(smooth(" ".join(clip)), "#bcae9c", round=1.6, bump=0.4, ink=0.6,
                                  detail=stones), shadow=0.3, outline=0.7)  # fmt: skip
    front = "92,108! 100,92 140,88 200,88 260,90 330,96! 330,112! 92,112!"
    wide.bank(picture, front, "#94c056", flecks, 0.6)


def _paths(picture: Scene) -> None:
    """Lead paths from the quay to every terrace, with steps where they climb."""
    ways = ("170,104 168,94 164,84 160,74 158,64 150,56 118,58 80,60 48,60",
            "158,64 170,57 190,60 218,60 250,60", "164,86 134,86 100,87 70,87",
            "164,86 196,86 230,87 258,88",
            "170,102 210,101 250,104 286,108", "168,98 130,99 100,100")  # fmt: skip
    marks = lines(ways, EDGE, 5.6, 0.9) + lines(ways, PATH, 4.4, 1)
    picture.cover(marks)
    chance = random.Random(3)
    stones = []
    for way in ways:
        knots = [tuple(map(float, word.split(","))) for word in way.split()]
        for (ax, ay), (bx, by) in pairwise(knots):
            for _ in range(int(abs(bx - ax) + abs(by - ay)) // 2):
                part = chance.random()
                stones.append(oval(ax + (bx - ax) * part + chance.uniform(-1.6, 1.6),
                                   ay + (by - ay) * part + chance.uniform(-1.2, 1.2),
                                   chance.uniform(0.5, 1.1), chance.uniform(0.3, 0.6),
                                   chance.choice(("#c8aa70", "#f4e4bc")), 0.8))  # fmt: skip
    picture.cover("".join(stones))
    steps = [Shape(polygon([(155 + k * 0.2, 68 - k * 1.5), (165 - k * 0.2, 68 - k * 1.5),
                            (165 - k * 0.2, 69.6 - k * 1.5), (155 + k * 0.2, 69.6 - k * 1.5)]),
                   "#e8dcc4", round=0.8, ink=0.5) for k in range(5)]  # fmt: skip
    wide.stand(picture, *steps, outline=0.5, shadow=0.2)


def _quay(picture: Scene) -> None:
    """Build the quay's wall along the water, with rings, a stair and lamps."""
    wall = "90,104! 100,102 160,101.6 214,102 240,104! 240,113! 160,112 90,113!"
    wide.stand(
        picture,
        Shape(smooth(wall), "#b4a494", round=3, bump=0.5, ink=0.7,
              detail=wide.stonework(86, 101, 160, 16, 8, "#4c4044", 3.2)),
        Shape(smooth("89,102! 100,100.4 160,100 214,100.4 241,102! 241,104.6! 214,103 160,102.6 "
                     "100,103 89,104.6!"), "#dccfb8", round=1.4, ink=0.6),
        outline=0.8,
    )  # fmt: skip
    slip = "240,104! 262,106 296,110 330,112! 330,124! 250,124! 240,114"
    wide.bank(
        picture, slip, "#d8c090", spots(3, 20, (240, 104, 320, 120), "#b89c68", (1, 4), 0.4), 0.4
    )
    for x in (100, 160, 222):
        lamp = (
            Shape(rectangle(x - 0.5, 91, 1, 10), "#3a343e", round=0.5, ink=0.4),
            Shape(
                polygon([(x - 1.6, 91), (x + 1.6, 91), (x + 2, 87.6), (x - 2, 87.6)]),
                "#ffe08a",
                round=0.8,
                glow=0.9,
                ink=0.6,
            ),
            Shape(
                polygon([(x - 2.4, 87.6), (x, 85), (x + 2.4, 87.6)]), "#3a343e", round=0.6, ink=0.5
            ),
        )
        wide.stand(picture, *lamp, outline=0.6)
        wide.pool(picture, x, 89.6, 5, "#ffd870", 0.6)
    wide.stand(picture, *wide.barrel(112, 103, 5), *wide.barrel(117, 104, 5), wide.crate(206,
                                                                                       103.4, 7, 5),
               wide.crate(198, 103.6, 6, 5), wide.crate(203, 98.6, 6, 4.4),
               outline=0.7)  # fmt: skip
    ropes = [
        Shape(ellipse(x, 101.4, 1.6, 1), "#5a4a42", round=0.8, ink=0.5) for x in (130, 148, 182)
    ]
    wide.stand(picture, *ropes, outline=0.5)
    wide.foam(picture, "88,114 104,116 122,114 142,116 164,114 186,116 208,114 232,116 248,119",
              width=0.9)  # fmt: skip


def _near(picture: Scene) -> None:
    """Let boats lie in the water and flowers grow at the edge."""
    for x, y, size, colour in ((128, 116, 1, "#3a7ac8"), (196, 117, 0.9, "#d8402f")):
        picture.shade(oval(x, y + 1.6, 13 * size, 1.8, "#1c4a5c", 0.7), 0.8)
        wide.stand(
            picture,
            Shape(taper([(x, y), (x, y - 13 * size)], [1, 0.7]), "#6a4228", round=0.5, ink=0.5),
            Shape(smooth(f"{x + 0.8},{y - 13 * size}! {x + 7 * size},{y - 3 * size} {x + 0.8},"
                         f"{y - 2.6 * size}!"), "#fff4dc", round=1.6, ink=0.6),
            Shape(smooth(f"{x - 10 * size},{y - 2.4 * size}! {x + 10 * size},{y - 2.4 * size}! "
                         f"{x + 7 * size},{y + 1.8 * size} {x - 7 * size},{y + 1.8 * size}"),
                         colour,
                  round=2, ink=0.7,
                  detail=line([(x - 9 * size, y - 1.2), (x + 9 * size, y - 1.2)], "#fff0c8", 0.6,
                              0.9)),
            outline=0.8,
        )  # fmt: skip
    wide.foam(picture, "112,119 124,120.4 140,119", "184,119.6 198,120.6 212,119", width=0.8)
    shore = "-8,76! 10,72 22,74 26,82 20,90 12,94 -8,96!"
    wide.bank(
        picture, shore, "#d8c490", spots(5, 14, (-8, 72, 26, 96), "#f0e0b0", (1, 4), 0.5), 0.4
    )
    wide.rocks(picture, "#8c847c", (20, 93, 4, 2), (26, 88, 3, 5), (10, 97, 5, 7), (86, 111, 4, 4),
               (90, 106, 3, 6))  # fmt: skip
    for seed, (x, y, reach) in enumerate(
        (
            (36, 78, 12),
            (104, 80, 10),
            (224, 78, 10),
            (296, 84, 12),
            (116, 96, 8),
            (150, 94, 6),
            (240, 96, 8),
            (310, 100, 10),
        )
    ):
        wide.grass(
            picture, [(x - reach, y), (x + reach, y + 0.6)], 20, 2, seed, "#6c9c40", "#a8d064"
        )
        chance = random.Random(seed)
        picture.cover("".join(
            disc(x + chance.uniform(-reach, reach), y - chance.uniform(0, 2), 0.5,
                 chance.choice(("#f4d040", "#e86a8a", "#ffffff"))) for _ in range(7)))  # fmt: skip
    wide.trees(picture, (312, 92, 16, 6), (304, 90, 12, 3), (112, 74, 9, 5), (222, 74, 9, 8))
