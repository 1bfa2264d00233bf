"""The land of snow: frosted firs, crystals, a cabin, an igloo, a snowman, a sledge."""

import random

from ..curves import ellipse, polygon, rectangle, smooth, taper
from ..land import rock
from ..scene import Scene, Shape
from ..svg import disc, fill, line, lines, oval
from . import hamlet, woods, yard
from .hours import Crown, Hour, mix
from .places import Thing

SNOW, SHADE, ICE = "#f6faff", "#a9bedb", "#9fdcf2"
_DEEP_ICE, _LIGHT_ICE, _MITTEN = "#3f8fc4", "#dcf8ff", "#c23a44"

#: Trees: kind, x, y, height, foliage. The top band, the middle one, the bottom one.
_TREES = (
    ("pine", 22, 92, 92, 0),
    ("pine", 70, 70, 84, 1),
    ("rime", 116, 92, 84, 2),
    ("pine", 160, 86, 100, 0),
    ("pine", 206, 66, 84, 1),
    ("rime", 246, 106, 72, 3),
    ("pine", 292, 62, 94, 0),
    ("pine", 318, 110, 80, 1),
    ("pine", 412, 60, 76, 0),
    ("rime", 446, 84, 78, 2),
    ("pine", 486, 92, 72, 1),
    ("pine", 28, 142, 60, 1),
    ("crystal", 84, 140, 44, 0),
    ("pine", 142, 134, 62, 0),
    ("drift", 204, 142, 20, 0),
    ("crystal", 476, 142, 34, 0),
    ("drift", 14, 352, 16, 0),
    ("crystal", 122, 346, 24, 0),
    ("drift", 470, 350, 14, 0),
    ("pine", 18, 640, 90, 0),
    ("pine", 66, 660, 82, 1),
    ("rime", 112, 632, 76, 3),
    ("pine", 158, 616, 84, 0),
    ("pine", 236, 668, 76, 1),
    ("rime", 300, 672, 80, 2),
    ("pine", 352, 660, 92, 0),
    ("pine", 416, 668, 84, 1),
    ("rime", 470, 640, 76, 3),
    ("pine", 120, 702, 78, 1),
    ("pine", 240, 716, 74, 0),
    ("pine", 452, 706, 70, 1),
    ("crystal", 486, 562, 46, 0),
    ("crystal", 246, 556, 30, 0),
    ("drift", 30, 566, 22, 0),
    ("drift", 356, 566, 18, 0),
)
_ROCKS = ((250, 142, 7), (498, 142, 8), (486, 352, 6), (500, 540, 8), (148, 548, 7))
#: Lights at dusk: x, y, and how far they shine. Where smoke rises, and how thick.
LIGHTS = (
    (199, 319, 34),
    (352, 124, 26),
    (384, 124, 24),
    (199, 521, 34),
    (74, 556, 22),
    (84, 122, 20),
    (476, 128, 18),
    (486, 544, 22),
    (122, 338, 14),
)
SMOKE = ((388, 54, 4),)


def things(hour: Hour) -> list[Thing]:
    """List what stands in the land, as it lies at the left."""
    kinds = {"pine": pine, "rime": rime, "crystal": crystal, "drift": drift}
    found = [
        Thing(x, y, height, kinds[kind](x, y, height, x * 7 + y, hour.leaf(True, leaf)))
        for kind, x, y, height, leaf in _TREES
    ]
    found += [Thing(x, y, size, _capped(x, y, size, hour)) for x, y, size in _ROCKS]
    found += [
        Thing(366, 138, 70, cabin(366, 138, hour)),
        Thing(232, 146, 10, [*yard.fence(222, 146, 76, 3), *_snowed(222, 76, 146)]),
        Thing(436, 142, 22, snowman(436, 142, 0.9)),
        Thing(60, 345, 12, [*yard.fence(32, 345, 76, 5), *_snowed(32, 76, 345)]),
        Thing(190, 346, 30, [*hamlet.lantern(190, 346, hour), _cap(199, 316, 6)]),
        Thing(236, 346, 10, sledge(236, 347)),
        Thing(428, 350, 30, [*yard.signpost(428, 350), _cap(428, 318, 6)]),
        Thing(74, 574, 30, igloo(74, 574, 30, hour)),
        Thing(190, 548, 30, [*hamlet.lantern(190, 548, hour), _cap(199, 518, 6)]),
        Thing(300, 566, 26, snowman(300, 566, 1)),
        Thing(430, 566, 40, [*hamlet.well(432, 566), *_roof_snow(432, 566)]),
        Thing(150, 566, 12, [*yard.fence(116, 562, 60, 7), *_snowed(116, 60, 562)]),
    ]
    return found


def pine(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a conifer of four skirts, each with snow on it."""
    chance = random.Random(seed)
    parts = [Shape(taper([(x, y + 2), (x, y - 12)], [height * 0.1, 4]), woods.BARK, round=3)]
    for index, (lift, wide) in enumerate(((0.1, 0.29), (0.3, 0.25), (0.5, 0.19), (0.68, 0.13))):
        base, half, top = y - height * lift, height * wide, y - height * (lift + 0.34)
        hem, snow = [], []
        for step in range(9):
            part = 1 - step / 4
            drop = (3.5 if step % 2 == 0 else -2) - abs(part) * half * 0.18
            reach = part * half * chance.uniform(0.94, 1.06)
            hem.append((x + reach, base + drop))
            melt = chance.uniform(0.42, 0.62) if step % 2 else chance.uniform(0.62, 0.84)
            snow.append((x + reach * (0.2 + melt * 0.8), top + (base + drop - top) * melt))
        tone = mix(crown.deep, crown.middle, 0.2 + index * 0.22)
        parts.append(
            Shape(polygon([(x, top), *hem]), tone, round=8, bump=1.2, bump_size=5, ink=0.4)
        )
        parts.append(
            Shape(
                smooth([(x, top - 1), *snow], tension=0.12),
                crown.light,
                round=6,
                bump=0.8,
                bump_size=4,
                ink=0.15,
                contact=0.4,
            )
        )
    return parts


def rime(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a round tree that is white with frost."""
    return woods.oak(x, y, height, seed, crown)


def crystal(x: float, y: float, height: float, seed: int, _crown: Crown) -> list[Shape]:
    """Let a cluster of ice crystals stand in the snow."""
    chance = random.Random(seed)
    parts: list[Shape] = []
    spears = ((-0.3, 0.6, -0.22), (0.32, 0.7, 0.2), (-0.08, 1.0, -0.04), (0.16, 0.5, 0.1))
    for away, tall, lean in spears:
        foot, high = x + away * height * 0.8, height * tall * chance.uniform(0.92, 1.05)
        half, tip = high * 0.15 + 1.5, foot + lean * high
        shoulder = y - high * 0.76
        left = [(foot - half, y), (tip - half, shoulder), (tip, y - high), (foot + half * 0.15, y)]
        right = [(foot + half * 0.15, y), (tip, y - high), (tip + half, shoulder), (foot + half, y)]
        for face, colour in ((left, _LIGHT_ICE), (right, _DEEP_ICE)):
            tone = mix(colour, ICE, chance.uniform(0.2, 0.5))
            parts.append(Shape(polygon(face), tone, round=2, shine=0.5, ink=0.5, contact=0.3))
    heap = smooth(
        [
            (x - height * 0.5, y + 3),
            (x - height * 0.2, y - 4),
            (x + height * 0.25, y - 4),
            (x + height * 0.52, y + 3),
            (x, y + 6),
        ]
    )
    return [*parts, Shape(heap, SNOW, round=5, bump=0.6, bump_size=5, ink=0.4)]


def drift(x: float, y: float, size: float, seed: int, _crown: Crown) -> list[Shape]:
    """Blow up a drift of snow."""
    lean = 0.3 if seed % 2 else -0.3
    heap = smooth(
        [
            (x - size * 1.3, y + 2),
            (x - size * 0.6, y - size * (0.45 - lean * 0.3)),
            (x + size * lean, y - size * 0.72),
            (x + size * 0.8, y - size * 0.3),
            (x + size * 1.35, y + 2),
            (x, y + size * 0.25),
        ]
    )
    return [Shape(heap, SNOW, round=size * 0.6, bump=0.7, bump_size=7, ink=0.35)]


def _cap(x: float, y: float, half: float) -> Shape:
    """Lay a cushion of snow on something."""
    path = smooth(
        [
            (x - half, y + 1.5),
            (x - half * 0.6, y - 3),
            (x + half * 0.5, y - 3.4),
            (x + half, y + 1.5),
            (x, y + 2.4),
        ]
    )
    return Shape(path, SNOW, round=3, ink=0.4, contact=0.3)


def _capped(x: float, y: float, size: float, hour: Hour) -> list[Shape]:
    stone = rock(x, y, size, int(x + y), hour.mood.left.stone)
    return [stone, _cap(x, y - size * 0.45, size * 0.8)]


def _snowed(x: float, length: float, y: float) -> list[Shape]:
    """Lay snow on the posts and rails of a fence."""
    posts = [_cap(x + step, y - 16, 4.4) for step in range(0, int(length) + 1, 19)]
    rail = taper([(x, y - 13), (x + length, y - 13)], [2.6, 2.2])
    return [Shape(rail, SNOW, round=2, ink=0.2), *posts]


def cabin(x: float, y: float, hour: Hour) -> list[Shape]:
    """Build a log cabin under a roof of snow."""
    logs = lines([[(x - 36, y - k), (x + 36, y - k)] for k in (8, 16, 24, 32)], "#3c2a24", 1.6, 0.7)
    ends = "".join(
        disc(x + way * 35, y - k, 3.6, "#c89a6a", 0.9) for way in (-1, 1) for k in (4, 12, 20, 28)
    )
    wall = Shape(
        rectangle(x - 36, y - 38, 72, 38), "#8a5f42", round=4, bump=0.8, detail=logs + ends
    )
    gable = polygon([(x - 44, y - 34), (x, y - 72), (x + 44, y - 34)])
    roof = smooth(
        [
            (x - 50, y - 32),
            (x - 46, y - 42),
            (x - 6, y - 80),
            (x + 6, y - 80),
            (x + 46, y - 42),
            (x + 50, y - 32),
            (x + 40, y - 35),
            (x + 26, y - 42),
            (x, y - 64),
            (x - 26, y - 42),
            (x - 40, y - 35),
        ]
    )
    door = f"M{x - 6} {y}L{x - 6} {y - 18}Q{x} {y - 24} {x + 6} {y - 18}L{x + 6} {y}Z"
    lit = hour.mood.lamps
    pane = hamlet.FLAME if hour.lit else hamlet.PANE
    glass = [
        Shape(
            rectangle(x + dx - 6, y - 25, 12, 12),
            pane,
            round=1,
            glow=lit,
            detail=lines(
                [
                    [(x + dx, y - 25), (x + dx, y - 13)],
                    [(x + dx - 6, y - 19), (x + dx + 6, y - 19)],
                ],
                yard.DARK_WOOD,
                1.6,
                1,
            ),
        )
        for dx in (-21, 21)
    ]
    icicles = "".join(
        polygon([(x + dx - 1.8, y - 35 - abs(dx) * 0.02), (x + dx + 1.8, y - 35), (x + dx, y - 28)])
        for dx in (-38, -32, -12, 12, 31, 37)
    )
    return [
        Shape(rectangle(x + 17, y - 82, 11, 30), "#8d8288", round=3, bump=0.9),
        _cap(x + 22.5, y - 82, 7.5),
        wall,
        Shape(gable, "#6e4a36", round=5, bump=0.7),
        Shape(ellipse(x, y - 46, 5), pane, round=1, glow=lit),
        Shape(door, yard.DARK_WOOD, round=2, bump=0.4),
        *glass,
        Shape(icicles, _LIGHT_ICE, round=1, shine=0.6, ink=0.2),
        Shape(roof, SNOW, round=7, bump=0.7, bump_size=7, contact=0.9),
    ]


def snowman(x: float, y: float, size: float) -> list[Shape]:
    """Roll three balls of snow into a man with a red scarf."""
    balls = [
        Shape(
            ellipse(x, y - lift * size, reach * size),
            SNOW,
            round=reach * size,
            bump=0.4,
            contact=0.6,
        )
        for lift, reach in ((7, 10), (20, 7.4), (30, 5.4))
    ]
    buttons = "".join(disc(x + 1, y - lift * size, 1.1, "#2c2430") for lift in (17, 21))
    face = "".join(disc(x + dx * size, y - 31 * size, 0.9, "#2c2430") for dx in (-1.6, 2.2))
    balls[1] = Shape(balls[1].path, SNOW, round=7 * size, bump=0.4, detail=buttons, contact=0.6)
    balls[2] = Shape(balls[2].path, SNOW, round=5 * size, bump=0.4, detail=face, contact=0.6)
    arms = [
        Shape(
            taper(
                [(x + way * 6 * size, y - 21 * size), (x + way * 15 * size, y - 27 * size)], [2, 1]
            ),
            yard.DARK_WOOD,
            round=1,
        )
        for way in (-1, 1)
    ]
    scarf = smooth(
        [
            (x - 6 * size, y - 26.6 * size),
            (x, y - 24 * size),
            (x + 6 * size, y - 26.6 * size),
            (x + 5 * size, y - 23 * size),
            (x + 6 * size, y - 15 * size),
            (x + 2 * size, y - 16 * size),
            (x, y - 21.6 * size),
            (x - 6 * size, y - 23.6 * size),
        ]
    )
    nose = polygon([(x, y - 30 * size), (x + 7 * size, y - 28.6 * size), (x, y - 28 * size)])
    hat = [
        Shape(rectangle(x - 4.4 * size, y - 43 * size, 8.8 * size, 8.6 * size), "#3a3448", round=2),
        Shape(ellipse(x, y - 34.6 * size, 7 * size, 1.8 * size), "#3a3448", round=2),
    ]
    return [*arms, *balls, Shape(scarf, _MITTEN, round=3), Shape(nose, "#e88430", round=1), *hat]


def sledge(x: float, y: float) -> list[Shape]:
    """Leave a sledge with firewood on it."""
    runner = taper([(x - 22, y - 7), (x - 18, y - 1), (x + 14, y - 1), (x + 22, y - 9)], [2.6] * 4)
    legs = [
        Shape(taper([(x + dx, y - 1), (x + dx, y - 8)], [2.2, 2.2]), yard.DARK_WOOD, round=1)
        for dx in (-12, 2, 13)
    ]
    wood = [
        Shape(
            ellipse(x + dx, y - lift, 4.2),
            "#b98a5c",
            round=3,
            contact=0.5,
            detail=disc(x + dx, y - lift, 2, "#7a5434", 0.7),
        )
        for dx, lift in ((-9, 14), (0, 14), (9, 14), (-4.5, 20.5), (4.5, 20.5))
    ]
    plank = taper([(x - 19, y - 9), (x + 18, y - 9)], [3.4, 3.4])
    return [
        *legs,
        Shape(runner, "#a03c40", round=1),
        Shape(plank, yard.WOOD, round=2),
        *wood,
        _cap(x, y - 24, 7),
    ]


def igloo(x: float, y: float, size: float, hour: Hour) -> list[Shape]:
    """Build a house of blocks of snow, with a way in at the right."""
    dome = smooth(
        [
            (x - size, y),
            (x - size * 0.94, y - size * 0.5),
            (x - size * 0.5, y - size * 0.92),
            (x, y - size * 1.04),
            (x + size * 0.5, y - size * 0.92),
            (x + size * 0.94, y - size * 0.5),
            (x + size, y),
            (x, y + size * 0.16),
        ]
    )
    joints = lines(
        [
            [(x - size, y - size * k), (x, y - size * (k - 0.1)), (x + size, y - size * k)]
            for k in (0.2, 0.45, 0.7)
        ],
        SHADE,
        1.5,
        0.9,
    )
    joints += lines(
        [
            [(x + dx * size, y - size * low), (x + dx * size * 0.92, y - size * (low + 0.24))]
            for low, row in (
                (-0.06, (-0.6, -0.2, 0.7)),
                (0.2, (-0.8, -0.36, 0.05, 0.5)),
                (0.45, (-0.55, -0.1, 0.35)),
            )
            for dx in row
        ],
        SHADE,
        1.4,
        0.8,
    )
    at = x + size * 0.42
    arch = (
        f"M{at - 11} {y + 3}L{at - 11} {y - 8}Q{at} {y - 24} {at + 11} {y - 8}L{at + 11} {y + 3}Z"
    )
    hole = f"M{at - 6} {y + 3}L{at - 6} {y - 6}Q{at} {y - 16} {at + 6} {y - 6}L{at + 6} {y + 3}Z"
    inside = "#ffb04c" if hour.lit else "#34405c"
    return [
        Shape(dome, "#e8f0fa", round=size * 0.7, bump=0.5, detail=joints),
        Shape(arch, "#f2f7ff", round=4, bump=0.5, contact=0.7),
        Shape(hole, inside, round=2, glow=0.75 * hour.mood.lamps, contact=0.3),
    ]


def _roof_snow(x: float, y: float) -> list[Shape]:
    path = smooth(
        [
            (x - 19, y - 29),
            (x - 11, y - 44),
            (x + 11, y - 44),
            (x + 19, y - 29),
            (x + 10, y - 33),
            (x, y - 30),
            (x - 10, y - 33),
        ]
    )
    return [Shape(path, SNOW, round=4, bump=0.6, contact=0.7)]


def add_waters(board: Scene, hour: Hour) -> None:
    """Freeze the pond of the middle band, with the tracks of skates on it."""
    x, y = 336, 333
    edge = [
        (x - 54, y + 1),
        (x - 30, y - 11),
        (x + 14, y - 12),
        (x + 50, y - 4),
        (x + 44, y + 10),
        (x - 10, y + 14),
    ]
    bank = [(x + (px - x) * 1.1, y + (py - y) * 1.3) for px, py in edge]
    board.cover(fill(smooth(bank), SHADE, 0.9) + fill(smooth(edge), mix(ICE, hour.sky[0], 0.2)))
    inner = [(x + (px - x) * 0.8 - 3, y + (py - y) * 0.7 - 1) for px, py in edge]
    board.veil(fill(smooth(inner), _LIGHT_ICE, 0.75), 2)
    tracks = [
        [(x - 36, y + 2), (x - 12, y - 6), (x + 10, y), (x + 34, y - 3)],
        [(x - 22, y + 7), (x + 2, y + 1), (x + 26, y + 6)],
        [(x - 30, y - 4), (x - 6, y + 5), (x + 18, y - 7)],
    ]
    board.cover(lines(tracks, "#ffffff", 1.1, 0.9))
    board.cover(line([(x + 30, y - 1), (x + 38, y + 3), (x + 36, y + 7)], _DEEP_ICE, 1, 0.6))
    chance = random.Random(12)
    sparks = "".join(
        oval(
            chance.uniform(0, 508),
            chance.choice((130, 322, 336, 350, 540)) + chance.gauss(0, 8),
            1.1,
            1.1,
            "#ffffff",
            0.9,
        )
        for _ in range(110)
    )
    board.cover(sparks)
