"""The land of heath: menhirs, wind-bent trees, thorns, heather, a ruined tower, sheep and hives."""

import math
import random

from ..curves import ellipse, polygon, smooth, taper
from ..land import rock
from ..scene import Scene, Shape
from ..svg import bricks, disc, fill, line, lines, oval
from . import hamlet, woods, yard
from .hours import Crown, Hour, mix
from .places import Thing

_STONE, _LICHEN, _FLEECE, _SKEP = "#8d8894", "#c3b05c", "#efe9dc", "#d6a850"

#: Plants and stones: kind, x, y, height, foliage. The top band, the middle one, the bottom one.
_TREES = (
    ("bent", 28, 92, 84, 0),
    ("menhir", 78, 70, 62, 0),
    ("bent", 126, 88, 88, 1),
    ("thorn", 176, 92, 80, 0),
    ("bent", 222, 68, 80, 0),
    ("menhir", 262, 108, 58, 1),
    ("thorn", 300, 66, 84, 0),
    ("menhir", 418, 62, 66, 0),
    ("bent", 452, 90, 82, 1),
    ("thorn", 492, 98, 66, 0),
    ("menhir", 30, 142, 46, 1),
    ("heather", 72, 142, 17, 2),
    ("menhir", 108, 132, 52, 0),
    ("heather", 150, 140, 15, 3),
    ("heather", 196, 144, 16, 2),
    ("heather", 430, 144, 14, 3),
    ("heather", 486, 142, 15, 2),
    ("heather", 16, 350, 16, 2),
    ("heather", 148, 348, 14, 3),
    ("heather", 470, 350, 14, 2),
    ("heather", 400, 346, 11, 3),
    ("bent", 22, 646, 86, 1),
    ("thorn", 70, 656, 76, 0),
    ("bent", 116, 630, 78, 0),
    ("menhir", 166, 612, 60, 0),
    ("bent", 238, 668, 80, 1),
    ("thorn", 296, 672, 80, 0),
    ("menhir", 350, 654, 70, 1),
    ("bent", 416, 668, 84, 0),
    ("menhir", 474, 636, 58, 0),
    ("bent", 124, 704, 76, 1),
    ("thorn", 246, 716, 72, 0),
    ("bent", 456, 708, 72, 1),
    ("heather", 28, 566, 20, 2),
    ("heather", 226, 552, 15, 3),
    ("heather", 474, 560, 16, 2),
    ("heather", 352, 566, 17, 3),
    ("heather", 300, 600, 18, 2),
    ("heather", 60, 604, 17, 3),
)
_ROCKS = ((246, 142, 7), (500, 142, 8), (486, 354, 7), (500, 540, 9), (150, 548, 8), (452, 346, 5))
#: Lights at dusk: x, y, and how far they shine. Where smoke rises, and how thick.
LIGHTS = ((201, 319, 34), (366, 100, 30), (199, 521, 34), (92, 556, 18), (326, 124, 16))
SMOKE = ((326, 118, 3),)


def things(hour: Hour) -> list[Thing]:
    """List what stands in the land, as it lies at the left."""
    kinds = {"bent": bent, "menhir": menhir, "thorn": thorn, "heather": heather}
    found = [
        Thing(x, y, height, kinds[kind](x, y, height, x * 7 + y, hour.leaf(True, leaf)))
        for kind, x, y, height, leaf in _TREES
    ]
    for x, y, size in _ROCKS:
        found.append(Thing(x, y, size, [rock(x, y, size, x + y, hour.mood.left.stone)]))
    found += [
        Thing(372, 140, 74, tower(372, 140, hour)),
        Thing(326, 144, 6, hamlet.fire(326, 144)),
        Thing(228, 146, 12, sheep(226, 147, 1)),
        Thing(454, 146, 12, sheep(458, 147, -1)),
        Thing(60, 346, 12, wall(36, 346, 92, 5)),
        Thing(192, 346, 30, hamlet.lantern(192, 346, hour)),
        Thing(240, 348, 12, sheep(238, 349, -1)),
        Thing(264, 344, 12, sheep(266, 345, 1)),
        Thing(428, 350, 30, yard.signpost(428, 350)),
        Thing(92, 570, 28, hives(92, 570)),
        Thing(190, 548, 30, hamlet.lantern(190, 548, hour)),
        Thing(262, 570, 12, sheep(264, 570, 1)),
        Thing(310, 560, 34, dolmen(312, 562)),
        Thing(420, 562, 26, cairn(420, 562, 26, 4)),
        Thing(150, 566, 12, wall(122, 564, 60, 9)),
    ]
    return found


def bent(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a tree whose trunk and flat crown the wind has bent to the right."""
    chance = random.Random(seed)
    path = [
        (x, y + 2),
        (x - height * 0.06, y - height * 0.28),
        (x + height * 0.1, y - height * 0.52),
        (x + height * 0.3, y - height * 0.68),
    ]
    fork = [(x - height * 0.02, y - height * 0.4), (x - height * 0.1, y - height * 0.64)]
    parts = [
        Shape(
            taper(path, [height * 0.15, height * 0.1, height * 0.07, 3]),
            "#4c3a40",
            round=4,
            bump=0.9,
        ),
        Shape(taper(fork, [height * 0.06, 2.5]), "#4c3a40", round=2, bump=0.6),
    ]
    deep = Crown(mix(crown.deep, "#10142a", 0.25), crown.deep, crown.middle)
    for dx, dy, across, tone in (
        (0.34, 0.62, 0.24, deep),
        (0.02, 0.68, 0.26, deep),
        (0.42, 0.74, 0.2, crown),
        (0.18, 0.78, 0.26, crown),
        (-0.12, 0.78, 0.2, crown),
        (0.1, 0.88, 0.17, crown),
    ):
        wide = height * across * chance.uniform(0.92, 1.08)
        at = x + dx * height, y - dy * height
        parts.append(woods.lump(*at, wide, wide * 0.5, tone, chance.randrange(9999)))
    return parts


def thorn(x: float, y: float, height: float, seed: int, _crown: Crown) -> list[Shape]:
    """Grow a bare thorn tree, with a few last berries."""
    chance = random.Random(seed)
    parts = []
    berries = []
    for turn, long in ((-62, 0.5), (-30, 0.62), (-4, 0.72), (26, 0.6), (58, 0.46)):
        angle = math.radians(turn + chance.uniform(-7, 7) - 90)
        fork = (x, y - height * 0.36)
        middle = (
            fork[0] + math.cos(angle) * height * long * 0.5 + 2,
            fork[1] + math.sin(angle) * height * long * 0.5,
        )
        tip = (fork[0] + math.cos(angle) * height * long, fork[1] + math.sin(angle) * height * long)
        parts.append(Shape(taper([fork, middle, tip], [4.4, 3, 1]), "#564650", round=2, bump=0.4))
        for way in (-0.6, 0.7):
            end = (
                middle[0] + math.cos(angle + way) * height * 0.2,
                middle[1] + math.sin(angle + way) * height * 0.2,
            )
            parts.append(Shape(taper([middle, end], [2.4, 0.8]), "#564650", round=1))
            berries.append(Shape(ellipse(*end, 2.1), "#d8506a", round=2, contact=0.2))
    trunk = taper([(x, y + 2), (x - 2, y - height * 0.2), (x, y - height * 0.4)], [8, 5, 4.4])
    return [*parts, Shape(trunk, "#564650", round=3, bump=0.8), *berries]


def menhir(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Raise a standing stone with lichen and a carved sign."""
    chance = random.Random(seed)
    half, lean = height * 0.2, chance.uniform(-0.12, 0.12) * height
    path = smooth(
        [
            (x - half, y + 2),
            (x - half * 0.95 + lean * 0.5, y - height * 0.5),
            (x - half * 0.6 + lean, y - height * 0.95),
            (x + half * 0.1 + lean, y - height),
            (x + half * 0.7 + lean, y - height * 0.84),
            (x + half * 0.9 + lean * 0.5, y - height * 0.45),
            (x + half, y + 2),
            (x, y + 4),
        ]
    )
    marks = "".join(
        oval(
            x + lean * 0.6 + chance.uniform(-half, half),
            y - height * chance.uniform(0.2, 0.95),
            chance.uniform(1.5, 4),
            chance.uniform(1, 2.4),
            _LICHEN,
            0.55,
        )
        for _ in range(9)
    )
    turns = [
        (
            x + lean * 0.6 + math.cos(k * 0.7) * (0.6 + k * 0.42) * height * 0.014,
            y - height * 0.58 + math.sin(k * 0.7) * (0.6 + k * 0.42) * height * 0.014,
        )
        for k in range(22)
    ]
    marks += line(turns, "#3c3648", 1.4, 0.65)
    stone = Shape(path, _STONE, round=half * 0.8, bump=1.6, bump_size=8, detail=marks)
    foot = heather(x + half * 0.9, y + 2, half * 0.7, seed, crown) if height > 40 else []
    return [stone, *foot]


def heather(x: float, y: float, size: float, seed: int, crown: Crown) -> list[Shape]:
    """Heap up a cushion of heather in bloom."""
    chance = random.Random(seed)
    parts = woods.shrub(x, y, size, seed, crown)
    blooms = [
        Shape(
            taper([(x + away, y - size * 0.4), (x + away * 1.3, y - size * high)], [2.6, 1]),
            chance.choice((crown.light, mix(crown.light, "#ffffff", 0.4))),
            round=1,
            ink=0.15,
        )
        for away, high in ((size * (k / 4 - 1) * 0.9, chance.uniform(0.85, 1.3)) for k in range(9))
    ]
    return [*blooms, *parts]


def tower(x: float, y: float, hour: Hour) -> list[Shape]:
    """Leave the ruin of a round tower, a light in its window."""
    joints = bricks((x - 24, y - 74, x + 24, y + 4), (13, 8), 7, "#3a3446", bend=4)
    body = polygon(
        [
            (x - 23, y),
            (x - 21, y - 60),
            (x - 14, y - 66),
            (x - 8, y - 60),
            (x - 2, y - 76),
            (x + 8, y - 70),
            (x + 12, y - 54),
            (x + 17, y - 50),
            (x + 20, y - 40),
            (x + 23, y),
            (x, y + 5),
        ]
    )
    pane = hamlet.FLAME if hour.lit else "#3a3448"
    door = f"M{x - 7} {y + 3}L{x - 7} {y - 15}Q{x} {y - 25} {x + 7} {y - 15}L{x + 7} {y + 3}Z"
    slit = f"M{x - 4} {y - 34}L{x - 4} {y - 43}Q{x} {y - 49} {x + 4} {y - 43}L{x + 4} {y - 34}Z"
    lit = hour.mood.lamps
    ivy = [
        woods.lump(x - 17 + k * 2, y - 8 - k * 8, 7 - k * 0.6, 6, hour.leaf(True, 1), 40 + k)
        for k in range(5)
    ]
    rubble = [
        rock(x + dx, y + 3, size, int(x + dx), _STONE) for dx, size in ((30, 7), (40, 5), (-31, 5))
    ]
    return [
        Shape(body, mix(_STONE, "#fff0d4", 0.12), round=18, bump=1.2, bump_size=7, detail=joints),
        Shape(slit, pane, round=1, glow=lit, contact=0.2),
        Shape(door, "#ffb04c" if hour.lit else "#2e2838", round=2, glow=0.7 * lit, contact=0.2),
        *ivy,
        *rubble,
    ]


def wall(x: float, y: float, length: float, seed: int) -> list[Shape]:
    """Lay a dry-stone wall to the right of a place."""
    chance = random.Random(seed)
    stones = []
    for row, lift in enumerate((3, 9, 14)):
        step = x + (row % 2) * 5
        while step < x + length:
            wide = chance.uniform(5, 7.5)
            if row < 2 or chance.random() < 0.7:
                tone = mix(_STONE, chance.choice(("#ffffff", "#3a3446")), chance.uniform(0, 0.22))
                stones.append(
                    Shape(
                        ellipse(step + wide, y - lift, wide, 3.6),
                        tone,
                        round=4,
                        bump=1,
                        bump_size=4,
                        contact=0.6,
                    )
                )
            step += wide * 1.75
    return stones


def cairn(x: float, y: float, height: float, seed: int) -> list[Shape]:
    """Pile up flat stones, each smaller than the one below."""
    chance = random.Random(seed)
    return [
        Shape(
            ellipse(
                x + chance.uniform(-2, 2),
                y - height * (0.1 + part * 0.24),
                height * wide,
                height * 0.14,
            ),
            mix(_STONE, "#fff0d4", chance.uniform(0, 0.25)),
            round=5,
            bump=1.1,
            bump_size=6,
            contact=0.8,
        )
        for part, wide in enumerate((0.52, 0.42, 0.32, 0.2))
    ]


def dolmen(x: float, y: float) -> list[Shape]:
    """Lay a great slab on three stones."""
    legs = [
        Shape(
            smooth(
                [
                    (x + dx - 6, y + 2),
                    (x + dx - 4, y - 24),
                    (x + dx + 4, y - 24),
                    (x + dx + 6, y + 2),
                ]
            ),
            mix(_STONE, "#2e2838", dark),
            round=5,
            bump=1.3,
            bump_size=6,
        )
        for dx, dark in ((2, 0.4), (-18, 0.05), (19, 0.05))
    ]
    slab = smooth(
        [
            (x - 33, y - 22),
            (x - 28, y - 32),
            (x, y - 35),
            (x + 27, y - 33),
            (x + 33, y - 24),
            (x + 12, y - 20),
        ]
    )
    lichen = "".join(oval(x + dx, y - 29, 5, 2, _LICHEN, 0.6) for dx in (-16, 2, 18))
    return [
        *legs,
        Shape(
            slab,
            mix(_STONE, "#fff0d4", 0.1),
            round=6,
            bump=1.4,
            bump_size=8,
            contact=0.9,
            detail=lichen,
        ),
    ]


def sheep(x: float, y: float, way: int) -> list[Shape]:
    """Let a sheep graze; it looks to the right or to the left."""
    legs = [
        Shape(taper([(x + dx, y), (x + dx, y - 6)], [2, 2]), "#3a323a", round=1)
        for dx in (-5, -1.6, 3, 6)
    ]
    fleece = Shape(
        woods.cloud(x, y - 9, 10, 6.6, int(x), 8), _FLEECE, round=6, bump=1.2, bump_size=3
    )
    head = Shape(ellipse(x + way * 11, y - 9, 4, 3.2, 24 * way), "#403640", round=3, contact=0.6)
    ear = Shape(ellipse(x + way * 8.6, y - 12, 2.2, 1.2), "#403640", round=1)
    return [*legs, fleece, head, ear]


def hives(x: float, y: float) -> list[Shape]:
    """Set two straw hives on a bench."""
    parts = [
        Shape(taper([(x + dx, y + 2), (x + dx, y - 6)], [3, 3]), yard.DARK_WOOD, round=1)
        for dx in (-22, 22)
    ]
    parts.append(Shape(taper([(x - 28, y - 7), (x + 28, y - 7)], [4, 4]), yard.WOOD, round=2))
    for dx in (-13, 13):
        at = x + dx
        dome = smooth(
            [(at - 11, y - 9), (at - 10, y - 22), (at, y - 30), (at + 10, y - 22), (at + 11, y - 9)]
        )
        bands = lines(
            [[(at - 12, y - k), (at, y - k + 2), (at + 12, y - k)] for k in (13, 18, 23, 27)],
            "#8a6430",
            1.4,
            0.7,
        )
        hole = oval(at, y - 12, 2.6, 2.2, "#3a2a20")
        parts.append(Shape(dome, _SKEP, round=9, bump=0.5, detail=bands + hole))
    return parts


def add_waters(board: Scene, hour: Hour) -> None:
    """Lay a dark tarn with rushes into the middle band."""
    x, y = 336, 333
    edge = [
        (x - 54, y + 1),
        (x - 30, y - 11),
        (x + 14, y - 12),
        (x + 50, y - 4),
        (x + 44, y + 10),
        (x - 10, y + 14),
    ]
    bank = [(x + (px - x) * 1.09, y + (py - y) * 1.28) for px, py in edge]
    board.cover(fill(smooth(bank), hour.rut, 0.7) + fill(smooth(edge), "#1f2c4c"))
    inner = [(x + (px - x) * 0.82 + 2, y + (py - y) * 0.7 + 2) for px, py in edge]
    board.veil(fill(smooth(inner), mix("#3c5a86", hour.sky[1], 0.25), 0.9), 2)
    gleams = lines(
        [[(x - 30, y - 3), (x - 10, y - 5), (x + 6, y - 3)], [(x + 4, y + 5), (x + 30, y + 3)]],
        hour.sky[0],
        1.4,
        0.75,
    )
    stones = "".join(
        oval(x + dx, y + dy + 1, size, size * 0.6, "#2c2838", 0.5)
        + oval(x + dx, y + dy, size, size * 0.6, _STONE)
        for dx, dy, size in ((-44, 9, 4), (40, 11, 5), (46, -8, 3.4), (-34, -10, 3))
    )
    board.cover(gleams + stones)
    chance = random.Random(14)
    board.cover(
        "".join(
            disc(
                chance.uniform(0, 508),
                chance.choice((132, 320, 350, 548)) + chance.gauss(0, 7),
                chance.uniform(1, 1.8),
                chance.choice(hour.mood.left.flowers),
                0.9,
            )
            for _ in range(150)
        )
    )
