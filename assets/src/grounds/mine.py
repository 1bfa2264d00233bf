"""The mine: a hollow of brown rock lit by lamps and crystals, rails along both roads."""

import random

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..land import rock
from ..moods import Side
from ..scene import Light, Scene, Shape
from ..svg import disc, line, lines, oval
from ..valley import hamlet, yard
from ..valley.hours import Crown, Hour
from ..valley.places import Thing
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

_LOAM = Side(
    ((0, "#8a7866"), (0.5, "#87725e"), (1, "#806a58")),
    ("#6a5848", "#a08a72", "#786450", "#b09a80"),
    ("#7a6450", "#a8906c", "#6a5646", "#c0a880"),
    ("#8ae8f0", "#c0a0f8", "#f0d070", "#8ae8f0"),
    "#8c7c70",
)
_OCHRE = Side(
    ((0, "#a07c50"), (0.5, "#a67e4e"), (1, "#ac824e")),
    ("#80603c", "#bc9664", "#8e6c46", "#ccaa74"),
    ("#8a6a46", "#b8905c", "#7a5c3e", "#d0ac70"),
    ("#f8d060", "#c0a0f8", "#f0b84a", "#f8d060"),
    "#9a8068",
)
_VEINS = (
    Crown("#6a34b8", "#b678f0", "#f2d8ff"),
    Crown("#1c6a9c", "#4cc0e8", "#d8f8ff"),
)
HOUR = hour_of(
    "dusk", (_LOAM, _OCHRE), _VEINS, ("#a89480", "#c0a07a"), "#5a4636",
    foam="#c8f4f0", deck="#b8a48c", wall="#8a7868", sunlight="#ffd890",
    light=Light((-0.5, -0.62, 0.55), "#ffe2b4", "#5c5878", (0.7, -0.4), "#8ad8f0", 0.5, "#5a4c50",
                "#191318"),
)._replace(
    water=((0, "#0c2c44"), (0.28, "#125a70"), (0.55, "#22a0a8"), (0.8, "#166c80"), (1, "#0c3c54")),
    sky=("#a8fff0", "#4cd8d8"),
    shaded=("#6a5648", "#2c2430"),
    sunlit=("#94785c", "#4a3a38"),
    gloom="#6a6478",
)  # fmt: skip
LIGHTS = (
    (139, 118, 28), (243, 118, 28), (341, 113, 30), (901, 113, 28), (1023, 118, 30),
    (1127, 118, 28), (79, 321, 30), (331, 321, 30), (891, 321, 30), (1177, 321, 30),
    (129, 539, 30), (1059, 539, 30),
)  # fmt: skip
#: Where crystals shine, and how far.
GLINTS = ((60, 128, 40), (420, 126, 46), (214, 334, 24), (848, 124, 40), (1220, 126, 48),
          (1050, 334, 26), (300, 556, 34), (880, 556, 36))  # fmt: skip


def scene() -> Scene:
    """Lay out the ground of a fight for the mine."""
    return painted(Ground(HOUR, _things, _lay, _span, _weather, LIGHTS))


def _things(hour: Hour) -> list[Thing]:
    """List galleries, carts, crystals and lamps, from back to front."""
    found = stood(
        (190, 142, 60, gallery(190, 142)),
        (332, 142, 30, hamlet.lantern(332, 140, hour)),
        (290, 144, 22, cart(288, 144, "#e8b440")),
        (892, 142, 30, hamlet.lantern(892, 140, hour)),
        (956, 144, 22, cart(954, 144, "#b678f0")),
        (1076, 142, 60, gallery(1076, 142)),
        (70, 350, 30, hamlet.lantern(70, 348, hour)),
        (140, 350, 22, cart(140, 351, "#e8b440")),
        (214, 350, 18, crystals(214, 350, 20, 4)),
        (266, 350, 18, crate(266, 350)),
        (322, 350, 30, hamlet.lantern(322, 348, hour)),
        (392, 350, 22, tools(392, 350)),
        (450, 350, 12, nuggets(450, 350, 5)),
        (836, 350, 12, nuggets(836, 350, 9)),
        (882, 350, 30, hamlet.lantern(882, 348, hour)),
        (960, 350, 22, cart(960, 351, "#4cc0e8")),
        (1050, 350, 18, crystals(1050, 350, 22, 7)),
        (1112, 350, 22, tools(1112, 350)),
        (1168, 350, 30, hamlet.lantern(1168, 348, hour)),
        (1232, 350, 18, crate(1232, 350)),
        (54, 568, 22, cart(54, 569, "#b678f0")),
        (120, 568, 30, hamlet.lantern(120, 566, hour)),
        (210, 568, 22, tools(206, 568)),
        (300, 570, 40, crystals(300, 570, 40, 11)),
        (420, 566, 18, crate(420, 566)),
        (460, 566, 12, nuggets(466, 568, 13)),
        (880, 570, 40, crystals(880, 570, 42, 17)),
        (960, 566, 18, crate(960, 566)),
        (1050, 568, 30, hamlet.lantern(1050, 566, hour)),
        (1140, 569, 22, cart(1140, 570, "#e8b440")),
        (1230, 568, 12, nuggets(1230, 568, 19)),
    )
    found += [Thing(x, y, 40, crystals(x, y, 44, x))
              for x, y in ((60, 142), (420, 142), (848, 142), (1220, 142))]  # fmt: skip
    found += grown(hour, _stack, (44, 84), (
        (16, 110), (110, 96), (270, 90), (360, 98), (470, 96), (800, 96), (920, 92), (1000, 88),
        (1150, 96), (1266, 108), (20, 650), (110, 660), (220, 656), (370, 664), (470, 640),
        (820, 654), (930, 664), (1020, 656), (1130, 660), (1240, 650),
    ))  # fmt: skip
    return found


def _stack(x: float, y: float, height: float, seed: int, _crown: Crown) -> list[Shape]:
    """Let a tooth of rock stand, with smaller ones at its foot."""
    chance = random.Random(seed)
    tone = chance.choice(("#7c685a", "#8a7260", "#6e5c54"))
    half = height * 0.3
    lean = chance.uniform(-0.2, 0.2) * height
    edge = [(x - half, y + 2), (x - half * 0.8, y - height * 0.4), (x + lean - half * 0.3,
            y - height * 0.9), (x + lean + 3, y - height), (x + lean + half * 0.4,
            y - height * 0.75), (x + half * 0.8, y - height * 0.3), (x + half, y + 2)]  # fmt: skip
    cracks = lines([[(x + lean * 0.8, y - height * 0.8), (x - 2, y - height * 0.4), (x + 3, y - 4)],
                    [(x + half * 0.5, y - height * 0.5), (x + half * 0.3, y - 6)]],
                   "#3c2e2a", 1.3, 0.6)  # fmt: skip
    return [
        Shape(smooth(edge, tension=0.1), tone, round=9, bump=1.8, bump_size=8, detail=cracks),
        rock(x - half, y, height * 0.16, seed, "#6a5a50"),
        rock(x + half * 0.9, y + 1, height * 0.2, seed + 1, "#7c6a5c"),
    ]


def gallery(x: float, y: float) -> list[Shape]:
    """Open a gallery in a hump of rock, shored with beams, lamps at both its posts."""
    hump = smooth([(x - 84, y + 2), (x - 74, y - 36), (x - 48, y - 66), (x - 4, y - 84),
                   (x + 44, y - 70), (x + 72, y - 38), (x + 86, y + 2)])  # fmt: skip
    cracks = lines([[(x - 60, y - 46), (x - 50, y - 30), (x - 62, y - 12)],
                    [(x + 54, y - 50), (x + 48, y - 32), (x + 62, y - 14)],
                    [(x - 10, y - 80), (x - 6, y - 62)]], "#3c2e2a", 1.5, 0.7)  # fmt: skip
    cracks += "".join(
        disc(x + dx, y - dy, r, "#f8d060", 0.95)
        for dx, dy, r in (
            (-56, 40, 2.2),
            (-60, 26, 1.6),
            (54, 44, 2.4),
            (62, 30, 1.8),
            (12, 74, 1.8),
            (-24, 70, 2),
        )
    )
    dark = f"M{x - 27} {y}L{x - 25} {y - 38}Q{x} {y - 54} {x + 25} {y - 38}L{x + 27} {y}Z"
    glow = "".join(disc(x, y - 16, r, "#ffb450", 0.2) for r in (20, 14, 8))
    beams = [
        Shape(taper([(x + s * 29, y + 1), (x + s * 27, y - 46)], [8, 7]), "#96683e", round=3,
              bump=0.5)
        for s in (-1, 1)
    ]  # fmt: skip
    lintel = Shape(
        taper([(x - 37, y - 47), (x + 37, y - 47)], [9, 9]), "#a87648", round=3, bump=0.5
    )
    lamps = [Shape(rectangle(x + s * 52 - 3.5, y - 29, 7, 9), hamlet.FLAME, round=2, glow=0.9)
             for s in (-1, 1)]  # fmt: skip
    hooks = [Shape(taper([(x + s * 31, y - 38), (x + s * 52, y - 36), (x + s * 52, y - 29)],
                         [2, 2]), yard.DARK_WOOD, round=1) for s in (-1, 1)]  # fmt: skip
    rails = lines(
        [[(x - 8, y - 14), (x - 15, y)], [(x + 8, y - 14), (x + 15, y)]], "#b8c0cc", 1.6, 0.9
    )
    return [
        Shape(hump, "#866c58", round=14, bump=2, bump_size=9, detail=cracks),
        Shape(dark, "#20161a", round=3, detail=glow + rails),
        *beams, lintel, *hooks, *lamps,
    ]  # fmt: skip


def cart(x: float, y: float, ore: str) -> list[Shape]:
    """Stand a mine cart, full of ore."""
    heap = [
        Shape(ellipse(x + dx, y - dy, r, r * 0.8), ore, round=4, shine=0.7, gloss=8, glow=0.2)
        for dx, dy, r in ((-10, 24, 6), (1, 26, 7), (11, 24, 6), (-4, 29, 5), (6, 30, 5))
    ]
    tub = polygon([(x - 20, y - 23), (x + 20, y - 23), (x + 15, y - 6), (x - 15, y - 6)])
    bands = lines([[(x - 18, y - 19), (x + 18, y - 19)], [(x - 16, y - 9), (x + 16, y - 9)]],
                  "#343a48", 1.6, 0.8)  # fmt: skip
    wheels = [Shape(ellipse(x + dx, y - 4, 5.4), "#3a343e", round=3, detail=disc(x + dx, y - 4, 1.8,
                                                                             "#948c9c"))
              for dx in (-10, 10)]  # fmt: skip
    return [*heap, Shape(tub, "#76829a", round=4, shine=0.4, detail=bands), *wheels]


def crystals(x: float, y: float, height: float, seed: int) -> list[Shape]:
    """Let crystals burst out of the ground."""
    chance = random.Random(seed)
    light, tone, deep = (("#f2d8ff", "#b678f0", "#6a34b8"), ("#dcfaff", "#5cc8ec", "#1c6a9c"))[
        seed % 2
    ]
    parts = []
    for away, tall, lean in ((-0.34, 0.6, -0.26), (0.34, 0.68, 0.24), (-0.06, 1.0, -0.03),
                             (0.18, 0.5, 0.12), (-0.2, 0.42, -0.2)):  # fmt: skip
        foot, high = x + away * height * 0.8, height * tall * chance.uniform(0.92, 1.06)
        half, tip = high * 0.17 + 1.5, foot + lean * high
        neck = y - high * 0.74
        faces = (
            (
                [(foot - half, y), (tip - half, neck), (tip, y - high), (foot + half * 0.1, y)],
                light,
            ),
            ([(foot + half * 0.1, y), (tip, y - high), (tip + half, neck), (foot + half, y)], tone),
        )
        parts += [Shape(polygon(face), colour, round=2, shine=0.6, glow=0.3, ink=0.6)
                  for face, colour in faces]  # fmt: skip
        parts.append(Shape(taper([(foot + half * 0.5, y), (foot + half * 0.6, y - high * 0.3)],
                                 [2, 1]), deep, round=1, ink=0))  # fmt: skip
    return [*parts, rock(x - height * 0.3, y + 1, height * 0.16, seed, "#6a5a54"),
            rock(x + height * 0.34, y + 1, height * 0.14, seed + 1, "#7c6a60")]  # fmt: skip


def crate(x: float, y: float) -> list[Shape]:
    """Stand a crate and a barrel."""
    joints = lines(
        [[(x - 16, y - 9), (x + 4, y - 9)], [(x - 16, y), (x + 4, y - 18)]], "#5a3820", 1.2, 0.8
    )
    side = [(x + 8, y + 1), (x + 6, y - 9), (x + 8, y - 19)]
    tub = smooth([*side, *((2 * x + 32 - at, up) for at, up in side[::-1])])
    hoops = lines(
        [[(x + 6, y - h), (x + 16, y - h + 1.5), (x + 26, y - h)] for h in (4, 14)],
        "#332c32",
        2,
        0.9,
    )
    return [Shape(rectangle(x - 16, y - 18, 20, 18), "#a87a4c", round=2, bump=0.4, detail=joints),
            Shape(tub, "#80583a", round=6, bump=0.4, detail=hoops)]  # fmt: skip


def tools(x: float, y: float) -> list[Shape]:
    """Lean pick and shovel on a heap of rubble."""
    head = smooth(
        [
            (x - 17, y - 27),
            (x - 8, y - 33),
            (x + 2, y - 34),
            (x + 10, y - 29),
            (x + 1, y - 30),
            (x - 8, y - 29),
        ]
    )
    return [
        Shape(taper([(x + 3, y), (x - 5, y - 33)], [2.6, 2.4]), yard.WOOD, round=1),
        Shape(head, "#9aa6b8", round=2, shine=0.6),
        Shape(taper([(x + 9, y - 4), (x + 17, y - 34)], [2.4, 2.4]), yard.WOOD, round=1),
        Shape(smooth([(x + 5, y - 8), (x + 13, y - 6), (x + 9, y + 3), (x + 3, y + 1)]), "#9aa6b8",
              round=2, shine=0.6),
        rock(x - 9, y + 1, 6, int(x), "#8c7662"), rock(x + 16, y + 1, 5, int(x) + 1, "#7a6656"),
    ]  # fmt: skip


def nuggets(x: float, y: float, seed: int) -> list[Shape]:
    """Leave some gold lying."""
    chance = random.Random(seed)
    return [rock(x + chance.uniform(-14, 14), y + chance.uniform(-5, 2), chance.uniform(2.5, 4.6),
                 seed + k, "#f0bc40") for k in range(6)]  # fmt: skip


def _lay(board: Scene) -> None:
    """Lay rails on sleepers along both roads, and scatter rubble."""
    chance = random.Random(8)
    marks = []
    for lane in ROADS:
        for left, right in (LEFT_BANK, RIGHT_BANK):
            for track in (-48, 50):
                y = lane + track
                x = left - 4
                while x < right:
                    lean = chance.uniform(-1.5, 1.5)
                    marks.append(
                        line([(x + lean, y - 13), (x - lean, y + 13)], "#3c2a20", 7.4, 0.5)
                    )
                    marks.append(
                        line([(x + lean, y - 13.6), (x - lean, y + 12)], "#7c5a3c", 5.4, 0.85)
                    )
                    x += 15
                for rail in (-7.5, 7.5):
                    run = [(left - 8, y + rail), (right + 8, y + rail)]
                    marks.append(line(run, "#2c2830", 3.4, 0.85))
                    marks.append(line([(a, b - 0.8) for a, b in run], "#b4bcc8", 1.3, 0.9))
    board.cover("".join(marks))
    board.cover(strewn(15, 200, ("#8c7662", "#6e5c50", "#a48c70"), (1.4, 3.8),
                       ((146, 170), (290, 366), (500, 574))))  # fmt: skip


def _span(board: Scene) -> None:
    """Deck both bridges with planks."""
    for lane in ROADS:
        board.cover(
            planked(lane, 492, 788, ("#a47a4e", "#96703f", "#b08658", "#8c6644"), "#3a281c")
        )


def _weather(board: Scene) -> None:
    """Let crystals and the deep water shine, and the roof of rock darken the edges."""
    glints = "".join(
        disc(x, y, far, "#a890ff" if x % 4 else "#6cd8ff", 0.35) for x, y, far in GLINTS
    )
    board.glow(glints, 14, 0.8)
    board.glow("".join(oval(640, y, 66, high, "#38d8d0", 0.4) for y, high in (
        (90, 80), (346, 40), (630, 100))), 24, 0.6)  # fmt: skip
    board.shade('<rect x="-40" y="-70" width="1360" height="130" fill="#50486a" opacity=".8"/>', 34)
    board.afterglow("".join(disc(x, y, far * 0.3, "#c8b0ff", 0.35) for x, y, far in GLINTS), 8)
    chance = random.Random(3)
    board.sharp("".join(disc(x + chance.gauss(0, far * 0.4), y + chance.gauss(0, far * 0.3),
                             chance.uniform(0.6, 1.2), "#f8f0ff", 0.9)
                        for x, y, far in GLINTS for _ in range(8)))  # fmt: skip
