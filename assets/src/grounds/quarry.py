"""The quarry: terraces of pale stone in the sun, cut blocks, a crane on either bank, cart ruts."""

import random

from ..curves import ellipse, polygon, rectangle, taper
from ..land import rock
from ..moods import Side
from ..scene import Light, Scene, Shape
from ..svg import disc, line, lines, oval
from ..valley import yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
from ._stage import LEFT_BANK, RIGHT_BANK, ROADS, Ground, grown, hour_of, painted, stood, strewn
from .mine import crate, tools

_CHALK = Side(
    ((0, "#c2b79e"), (0.5, "#c8bda4"), (1, "#d0c6ae")),
    ("#a0957e", "#ddd4be", "#b0a58c", "#e8e0cc"),
    ("#8c9a62", "#a8b070", "#7c8a58", "#bcc084"),
    ("#f4f0dc", "#e8c860", "#f4f0dc", "#c8d088"),
    "#b4aa94",
)
_SLATE = Side(
    ((0, "#a4a8ae"), (0.5, "#9ca0a8"), (1, "#949aa4")),
    ("#7c828e", "#bcc0c6", "#8a909a", "#c8ccd2"),
    ("#78886c", "#98a480", "#6c7c64", "#a8b088"),
    ("#f0f4f8", "#d8c078", "#f0f4f8", "#b8c4a0"),
    "#8c929c",
)
_SCRUB = (
    Crown("#5e7038", "#8a9a4c", "#bcc47a"),
    Crown("#6a6c3a", "#9c984e", "#ccc484"),
)
HOUR = hour_of(
    "day", (_CHALK, _SLATE), _SCRUB, ("#e0d6be", "#b8bcc4"), "#8c8068",
    foam="#f4fff4", deck="#d8d0bc", wall="#b0a894", sunlight="#fff0c0",
    light=Light((-0.55, -0.62, 0.56), "#fff4d8", "#747c98", (0.6, -0.5), "#cfe8ff", 0.5, "#6a665c",
                "#1c1a1c"),
)._replace(
    water=((0, "#2c7a78"), (0.28, "#3ea49a"), (0.55, "#7ed0bc"), (0.8, "#46aa9e"), (1, "#2e7e7c")),
    sky=("#f0fff4", "#a8e8dc"),
    shaded=("#a09684", "#5c5650"),
    sunlit=("#d0c6b0", "#8c8478"),
)  # fmt: skip
_PALE, _GREY = ("#e6dcc6", "#d4c8ae", "#c8bca0"), ("#b8bec8", "#a4aab6", "#969ca8")


def scene() -> Scene:
    """Lay out the ground of a fight for the quarry."""
    return painted(Ground(HOUR, _things, _lay))


def _things(hour: Hour) -> list[Thing]:
    """List cranes, blocks, sledges and scrub, from back to front."""
    found = stood(
        (92, 142, 96, crane(92, 142, 1)),
        (218, 142, 44, blocks(218, 142, 3, 2)),
        (300, 142, 22, tools(300, 142)),
        (394, 142, 60, blocks(394, 142, 4, 5)),
        (900, 142, 60, blocks(900, 142, 4, 8, grey=True)),
        (1004, 142, 20, sledge(1004, 142, grey=True)),
        (1090, 142, 44, blocks(1090, 142, 3, 9, grey=True)),
        (1196, 142, 96, crane(1196, 142, -1)),
        (70, 350, 24, blocks(70, 350, 2, 12)),
        (160, 350, 20, sledge(160, 351)),
        (256, 350, 18, crate(250, 350)),
        (336, 350, 24, blocks(336, 350, 2, 15)),
        (440, 350, 22, tools(440, 350)),
        (842, 350, 22, tools(842, 350)),
        (930, 350, 24, blocks(930, 350, 2, 18, grey=True)),
        (1030, 350, 20, sledge(1030, 351, grey=True)),
        (1130, 350, 18, crate(1120, 350)),
        (1216, 350, 24, blocks(1216, 350, 2, 21, grey=True)),
        (64, 568, 22, tools(64, 568)),
        (150, 570, 44, blocks(150, 570, 3, 24)),
        (262, 569, 20, sledge(262, 570)),
        (388, 570, 44, blocks(388, 570, 3, 27)),
        (880, 570, 44, blocks(880, 570, 3, 30, grey=True)),
        (1000, 568, 22, tools(1000, 568)),
        (1110, 570, 44, blocks(1110, 570, 3, 33, grey=True)),
        (1226, 569, 20, sledge(1220, 570, grey=True)),
    )
    found += grown(hour, _terrace, (64, 100), (
        (16, 104), (150, 92), (266, 88), (350, 96), (470, 98), (800, 98), (950, 90),
        (1050, 88), (1140, 92), (1264, 106), (20, 652), (110, 664), (220, 658), (330, 664),
        (460, 642), (820, 652), (930, 664), (1050, 656), (1160, 662), (1250, 650),
    ))  # fmt: skip
    return found


def _terrace(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Let a step of rock stand, cut straight in front, with scrub upon it."""
    chance, grey = random.Random(seed), x > 640
    tones = _GREY if grey else _PALE
    wide, top = height * chance.uniform(0.6, 0.8), height * chance.uniform(0.55, 0.75)
    outline = ((-1.06, -0.02), (-0.98, 0.36), (-0.7, 0.4), (-0.66, 0.7), (-0.4, 0.72),
               (-0.34, 1), (0.5, 1.04), (0.56, 0.62), (0.86, 0.58), (1.02, -0.02))  # fmt: skip
    front = [(x + wide * aside, y - top * up) for aside, up in outline]
    layers = lines(
        [[(x - wide, y - top * share), (x + wide, y - top * (share + 0.02))]
         for share in (0.2, 0.42, 0.64, 0.84)], "#5c544a", 1.2, 0.45,
    )  # fmt: skip
    drills = lines(
        [[(x + wide * at, y - top * 0.9), (x + wide * at, y - top * 0.3)]
         for at in (-0.2, 0.05, 0.3, 0.52)], "#5c544a", 1.0, 0.4,
    )  # fmt: skip
    bush = [
        Shape(ellipse(x + wide * dx, y - top * up, 9, 6), tone, round=5, bump=2, bump_size=4)
        for dx, up, tone in ((-0.1, 1.06, crown.deep), (0.2, 1.1, crown.middle),
                             (-0.7, 0.68, crown.middle))
    ]  # fmt: skip
    return [
        *bush,
        Shape(polygon(front), tones[0], round=4, bump=1.2, bump_size=8, detail=layers + drills),
        rock(x - wide * 0.5, y + 4, height * 0.09, seed, tones[2]),
        rock(x - wide * 0.34, y + 5, height * 0.06, seed + 1, tones[1]),
    ]


def blocks(x: float, y: float, rows: int, seed: int, *, grey: bool = False) -> list[Shape]:
    """Stack cut blocks, a row fewer on each row."""
    chance, tones = random.Random(seed), _GREY if grey else _PALE
    wide, high = 27.0, 17.0
    stack: list[Shape] = []
    for row in range(rows):
        count = rows - row
        for number in range(count):
            left = x + (number - count / 2) * wide + chance.uniform(-1.5, 1.5)
            top = y - (row + 1) * high
            face = rectangle(left, top + 4, wide - 1.5, high - 4)
            lid = polygon([(left, top + 5), (left + 5, top), (left + wide + 3, top),
                           (left + wide - 1.5, top + 5)])  # fmt: skip
            across, down = chance.uniform(6, 20), chance.uniform(8, 14)
            chips = disc(left + across, top + down, 1.2, "#6a6258", 0.5)
            tone = chance.choice(tones[1:])
            stack += [
                Shape(lid, tones[0], round=1.5, ink=0.7),
                Shape(face, tone, round=2.5, bump=0.8, bump_size=5, detail=chips),
            ]
    return stack


def sledge(x: float, y: float, *, grey: bool = False) -> list[Shape]:
    """Stand a sledge with a block roped on it."""
    tones = _GREY if grey else _PALE
    ropes = lines([[(x - 9, y - 27), (x - 11, y - 8)], [(x + 9, y - 27), (x + 11, y - 8)]],
                  "#6a4a28", 2.2, 0.95)  # fmt: skip
    track = [(x - 30, y - 8), (x - 24, y - 1), (x + 24, y - 1), (x + 31, y - 7)]
    runner = taper(track, [3, 3.6, 3])
    return [
        Shape(rectangle(x - 20, y - 27, 40, 20), tones[1], round=4, bump=0.9, detail=ropes),
        Shape(rectangle(x - 25, y - 8, 50, 4), yard.WOOD, round=1.5),
        Shape(runner, yard.DARK_WOOD, round=1.5),
    ]


def crane(x: float, y: float, way: int) -> list[Shape]:
    """Raise a crane of timber whose arm reaches to one side, a block hanging from it."""
    tip = x + way * 54, y - 88
    legs = [Shape(taper([(x + s * 15, y + 1), (x, y - 92)], [5.5, 4.5]), yard.DARK_WOOD, round=2)
            for s in (-1, 1)]  # fmt: skip
    arm = Shape(taper([(x - way * 22, y - 62), tip], [6, 4]), yard.WOOD, round=2, bump=0.4)
    drum = Shape(ellipse(x, y - 26, 9), "#8a6238", round=4,
                 detail=disc(x, y - 26, 2.6, "#3a2818") + lines(
                     [[(x - 8, y - 26), (x + 8, y - 26)], [(x, y - 34), (x, y - 18)]],
                     "#3a2818", 1.4, 0.8))  # fmt: skip
    hung = Shape(rectangle(tip[0] - 13, y - 52, 26, 17), _PALE[1] if way > 0 else _GREY[1], round=3,
                 bump=0.8)  # fmt: skip
    cord = Shape(taper([tip, (tip[0], y - 52)], [1.8, 1.8]), "#4a3420", round=0.8, ink=0.5)
    return [*legs, drum, arm, cord, hung]


def _lay(board: Scene) -> None:
    """Press the ruts of sledges into both roads, and scatter chips and dust."""
    chance = random.Random(6)
    marks = []
    for lane in ROADS:
        for left, right in (LEFT_BANK, RIGHT_BANK):
            for track in (-46, -30, 34, 52):
                points = [
                    (x, lane + track + chance.uniform(-2.2, 2.2))
                    for x in range(int(left) - 6, int(right) + 8, 34)
                ]
                marks.append(line(points, "#6e6454", 4.4, 0.35))
                marks.append(line([(a, b - 1.6) for a, b in points], "#fffaf0", 1.4, 0.3))
    for _ in range(26):
        x = chance.choice((chance.uniform(10, 480), chance.uniform(800, 1270)))
        marks.append(oval(x, chance.choice((158, 320, 548)), 30, 6, "#fffaf0", 0.16))
    board.cover("".join(marks))
    board.cover(strewn(11, 260, ("#f0e8d4", "#b8ac94", "#9c9a98"), (1.2, 3.6),
                       ((146, 172), (288, 366), (500, 576))))  # fmt: skip
