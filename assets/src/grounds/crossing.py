"""The crossing: two causeways of stone over the open sea, boats and buoys between them."""

import random

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..land import rock
from ..moods import Side
from ..scene import Scene, Shape
from ..svg import bricks, cover, disc, fill, line, lines, oval
from ..valley import yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from ._stage import (
    HEIGHT,
    LEFT_BANK,
    RIGHT_BANK,
    ROADS,
    WIDTH,
    Ground,
    hour_of,
    painted,
    paved,
    stood,
)

_WATER = Side(
    ((0, "#3c94b4"), (0.5, "#44a0bc"), (1, "#4cacc4")),
    ("#3484a4", "#6cc4d4", "#3c90ac", "#8cd8e0"),
    ("#2c7898", "#6cc4d4", "#a8e8ec", "#3484a4"),
    ("#f4fffa", "#a8e8ec", "#d4f8f4", "#f4fffa"),
    "#a49c98",
)
_WEED = (Crown("#2c6a5c", "#4c9478", "#98c8a0"),)
HOUR = hour_of(
    "day", (_WATER, _WATER), _WEED, ("#c0b09c", "#c8a890"), "#5c5458",
    foam="#f4fffa", deck="#d8c8ac", wall="#b0a08c", sunlight="#fff0c8",
)._replace(
    water=((0, "#1c6a90"), (0.28, "#2a88a8"), (0.55, "#50b0c4"), (0.8, "#3498b4"), (1, "#1e7094")),
    sky=("#f4fffa", "#a8e8ec"),
    shaded=("#8c8070", "#4c4a4c"),
    sunlit=("#c0ac90", "#746858"),
)  # fmt: skip
#: How far the walls of a causeway lie off the middle of its road, above and below.
_ABOVE, _BELOW = -76, 66


def scene() -> Scene:
    """Lay out the ground of a fight on a bridge, in a harbour, or on open water."""
    return painted(Ground(HOUR, _things, _lay, _span))


def _things(_: Hour) -> list[Thing]:
    """List towers at the landings, boats, buoys and rocks, from back to front."""
    found = stood(
        (150, 132, 40, boat(150, 128, 1, "#e8dcc0", "#3c6cb8")),
        (344, 136, 24, buoy(344, 132, "#d8402c")),
        (252, 130, 40, boat(262, 116, 0.8, "#d86c4c", "#f4e4c0")),
        (930, 132, 40, boat(930, 128, -1, "#7a2438", "#e8b850")),
        (1062, 134, 24, buoy(1062, 130, "#e8a02c")),
        (1170, 132, 40, boat(1170, 126, -0.9, "#7a2438", "#e8b850")),
        (90, 344, 24, buoy(90, 346, "#d8402c")),
        (206, 350, 26, rowboat(206, 348, 1)),
        (394, 350, 20, crates(394, 348)),
        (880, 350, 20, crates(880, 348)),
        (1010, 350, 26, rowboat(1010, 348, -1)),
        (1170, 346, 24, buoy(1170, 346, "#e8a02c")),
        (110, 566, 40, boat(110, 574, 0.9, "#e8dcc0", "#3c6cb8")),
        (270, 560, 24, buoy(270, 562, "#d8402c")),
        (396, 566, 26, rowboat(396, 566, 1)),
        (900, 566, 26, rowboat(900, 566, -1)),
        (1030, 560, 24, buoy(1030, 562, "#e8a02c")),
        (1170, 566, 40, boat(1170, 574, -0.9, "#7a2438", "#e8b850")),
    )
    found += [Thing(x, y, size, [rock(x, y, size, x + y, "#8c8884")]) for x, y, size in (
        (40, 120, 13), (58, 128, 8), (452, 128, 11), (820, 126, 12), (1250, 124, 13), (30, 346, 9),
        (300, 344, 8), (1100, 346, 9), (1246, 348, 10), (190, 560, 9), (980, 566, 8),
        (1248, 560, 11), (24, 560, 8))]  # fmt: skip
    return found


def boat(x: float, y: float, size: float, sail: str, mark: str) -> list[Shape]:
    """Let a boat sail, to the right, or to the left where its size is below 0."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + dx * size, y - dy * abs(size)) for dx, dy in points]

    planks = lines([at((-26, 8), (28, 8))], "#3a2418", 1.6, 0.7)
    emblem = disc(x - 3 * size, y - 36 * abs(size), 6 * abs(size), mark)
    return [
        Shape(taper(at((0, 6), (2, 62)), [4, 3]), "#7a5638", round=2),
        Shape(
            smooth(at((-2, 58), (-16, 50), (-22, 34), (-16, 18), (-2, 20), (2, 40)), tension=0.12),
            sail,
            round=7,
            detail=emblem,
        ),
        Shape(polygon(at((5, 56), (24, 18), (5, 18))), "#f4ecd8", round=4),
        Shape(polygon(at((2, 62), (2, 70), (14, 66))), mark, round=2),
        Shape(
            smooth(at((-32, 14), (-22, -2), (0, -5), (24, -2), (36, 15), (0, 10)), tension=0.12),
            "#8a5a38",
            round=6,
            bump=0.4,
            detail=planks,
        ),
    ]


def rowboat(x: float, y: float, way: int) -> list[Shape]:
    """Moor a rowing boat."""
    hull = smooth([(x - way * 30, y - 13), (x - way * 20, y), (x, y + 3), (x + way * 22, y),
                   (x + way * 32, y - 15), (x, y - 7)], tension=0.12)  # fmt: skip
    return [
        Shape(ellipse(x, y - 10, 26, 5), "#4a3020", round=3),
        Shape(
            taper([(x - 10, y - 7), (x - 10, y - 12), (x + 12, y - 13)], [2, 2]), "#c89a64", round=1
        ),
        Shape(taper([(x + way * 4, y - 9), (x - way * 26, y + 4)], [2.4, 4]), yard.WOOD, round=1),
        Shape(
            hull,
            "#a86c40" if way > 0 else "#7c3c40",
            round=5,
            bump=0.4,
            detail=line(
                [(x - way * 28, y - 8), (x, y - 2), (x + way * 30, y - 9)], "#f0dcb0", 2, 0.8
            ),
        ),
    ]


def buoy(x: float, y: float, tone: str) -> list[Shape]:
    """Let a buoy ride, its lamp on top."""
    cage = lines([[(x - 7, y - 10), (x - 3, y - 28)], [(x + 7, y - 10), (x + 3, y - 28)],
                  [(x - 5, y - 19), (x + 5, y - 19)]], "#3a343c", 2, 1)  # fmt: skip
    return [
        Shape(
            polygon([(x - 8, y - 10), (x - 3, y - 29), (x + 3, y - 29), (x + 8, y - 10)]),
            "#8c8890",
            round=2,
            detail=cage,
        ),
        Shape(ellipse(x, y - 31, 4.4), "#ffe08a", round=3, glow=0.7),
        Shape(
            smooth(
                [
                    (x - 14, y - 9),
                    (x - 11, y + 2),
                    (x, y + 5),
                    (x + 11, y + 2),
                    (x + 14, y - 9),
                    (x, y - 13),
                ]
            ),
            tone,
            round=6,
            detail=line([(x - 13, y - 3), (x, y), (x + 13, y - 3)], "#fff4e0", 3.4, 0.95),
        ),
    ]


def crates(x: float, y: float) -> list[Shape]:
    """Let a raft of crates and barrels float."""
    logs = [Shape(taper([(x - 30, y - k), (x + 30, y - k + 1)], [4.4, 4.4]), "#8a6442", round=2)
            for k in (-3, 1, 5)]  # fmt: skip
    straps = lines([[(x - 18, y - 13), (x - 2, y - 13)]], "#5a3820", 1.4, 0.8)
    return [
        *logs,
        Shape(rectangle(x - 18, y - 22, 16, 17), "#a87a4c", round=2, bump=0.4, detail=straps),
        Shape(ellipse(x + 10, y - 12, 9, 8), "#80583a", round=5,
              detail=lines([[(x + 6, y - 20), (x + 6, y - 4)], [(x + 14, y - 20), (x + 14, y - 4)]],
                           "#332c32", 1.8, 0.9)),
    ]  # fmt: skip


def _lay(board: Scene) -> None:
    """Fill all with sea, and build the causeways over it, paved, with walls and piers."""
    chance = random.Random(77)
    board.cover(cover("#2c86a8", WIDTH, HEIGHT))
    swell, crests = [], []
    for _ in range(520):
        x, y = chance.uniform(-10, 1290), chance.uniform(0, 720)
        wide = chance.uniform(14, 54)
        tone = chance.choice(("#1c6a90", "#4cacc8", "#6cc8d8", "#247a9c"))
        swell.append(oval(x, y, wide, chance.uniform(2, 7), tone, 0.4))
        track = [
            (x - wide * 0.5, y),
            (x - wide * 0.2, y - 2.4),
            (x + wide * 0.1, y),
            (x + wide * 0.4, y - 1.6),
        ]
        if chance.random() < 0.5:
            crests.append(line(track, "#e8fcf8", chance.uniform(0.9, 1.7), 0.55))
    board.veil("".join(swell), 2)
    board.cover("".join(crests))
    for lane in ROADS:
        for span in (LEFT_BANK, RIGHT_BANK):
            _causeway(board, lane, span, chance)


def _causeway(board: Scene, lane: int, span: tuple[float, float], chance: random.Random) -> None:
    """Build one causeway: its arches in the water, its pavement, its two walls."""
    left, right = span[0] - 24, span[1] + (24 if span[1] > 640 else 10)
    low = lane + 84
    board.shade(fill(f"M{left} {lane - 80}H{right}V{low + 34}H{left}Z", "#3c5c84", 0.75), 8)
    front = rectangle(left, lane + 60, right - left, 30)
    wall = Shape(
        front,
        "#a89880",
        round=4,
        bump=0.9,
        bump_size=6,
        detail=bricks((left, lane + 60, right, lane + 92), (17, 9), lane, "#3a3038")
        + "".join(
            oval(x, lane + 95, 26, 17, "#143c54") for x in range(int(left) + 30, int(right), 78)
        ),
    )
    board.group(wall, shadow=0.5, shadow_offset=(3, 8), shadow_blur=5, form=0, outline=1.2)
    foam = []
    for _ in range(150):
        x = chance.uniform(left, right)
        foam.append(
            oval(x, low + 7 + chance.uniform(-3, 5), chance.uniform(3, 9), 1.8, "#f8fffc", 0.6)
        )
        foam.append(oval(x, lane - 86 + chance.uniform(-3, 2), chance.uniform(3, 8), 1.5, "#f8fffc",
                         0.5))  # fmt: skip
    board.veil("".join(foam), 0.8)
    deck = Shape(rectangle(left, lane - 82, right - left, 148), "#c4b49c", round=3, bump=0.5)
    board.group(deck, shadow=0, form=0, outline=1)
    warm = ("#c8b89c", "#bcae98", "#d4c2a4", "#b4a690")
    rosy = ("#cfb096", "#c2a48e", "#dabba0", "#b89a86")
    board.cover(paved(lane, (left, right), warm if span[0] < 640 else rosy, "#5c5050", 24))
    for top in (lane + _ABOVE - 8, lane + _BELOW - 2):
        joints = bricks((left, top - 4, right, top + 14), (26, 12), lane + int(top), "#4a4044")
        board.group(Shape(rectangle(left, top, right - left, 10), "#b4a48c", round=3, bump=0.6,
                          detail=joints),
                    Shape(rectangle(left, top - 3, right - left, 6), "#dccdb0", round=3, bump=0.4,
                          detail=joints), shadow=0.4, shadow_offset=(2, 4), shadow_blur=3,
                    form=0, outline=1)  # fmt: skip
    posts = []
    for x in range(int(left) + 60, int(right) - 20, 96):
        for top in (lane + _ABOVE - 6, lane + _BELOW):
            posts += [
                Shape(rectangle(x - 8, top - 9, 16, 20), "#b8a890", round=4, bump=0.5),
                Shape(rectangle(x - 10, top - 12, 20, 6), "#e4d6ba", round=3, bump=0.4),
            ]
    board.group(*posts, shadow=0.4, shadow_offset=(3, 4), shadow_blur=2.5, form=0, outline=1)


def _span(board: Scene) -> None:
    """Let gulls' shadows and wet stains lie on the bridges."""
    for lane in ROADS:
        board.cover(
            oval(590, lane + 6, 34, 9, "#7c8c94", 0.22)
            + oval(700, lane - 16, 26, 7, "#7c8c94", 0.2)
        )
