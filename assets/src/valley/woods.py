"""Plants of the valley: trees of several kinds, hedges, reeds, mushrooms."""

import math
import random

from ..curves import ellipse, polygon, smooth, taper
from ..props import tufts
from ..scene import Shape
from ..svg import oval
from .hours import Crown, mix

BARK, BIRCH = "#5e4434", "#d8d0bc"


def cloud(x: float, y: float, across: float, down: float, seed: int, lobes: int = 9) -> str:
    """Outline a lump of foliage with a scalloped edge."""
    chance = random.Random(seed)
    points = []
    for index in range(lobes * 2):
        turn = math.tau * index / (lobes * 2) + chance.uniform(-0.08, 0.08)
        reach = (1.06 if index % 2 else 0.88) * chance.uniform(0.92, 1.06)
        points.append((x + across * reach * math.cos(turn), y + down * reach * math.sin(turn)))
    return smooth(points)


def _dabs(x: float, y: float, across: float, down: float, crown: Crown, seed: int) -> str:
    """Dab leaves over a lump: light on its upper left, deep on its lower right."""
    chance = random.Random(seed)
    marks = []
    for _ in range(int(14 + across)):
        turn, away = chance.uniform(0, math.tau), math.sqrt(chance.random())
        dx, dy = away * math.cos(turn), away * math.sin(turn)
        bright = -dx * 0.6 - dy * 0.8 + chance.gauss(0, 0.35)
        tone = crown.light if bright > 0.25 else crown.deep if bright < -0.35 else crown.middle
        size = chance.uniform(1.2, 2.6)
        marks.append(oval(x + dx * across, y + dy * down, size * 1.3, size * 0.8, tone, 0.6))
    return "".join(marks)


def lump(x: float, y: float, across: float, down: float, crown: Crown, seed: int) -> Shape:
    """Make one lump of foliage."""
    lobes = max(6, int(across / 2.6))
    return Shape(
        cloud(x, y, across, down, seed, lobes),
        crown.middle,
        round=min(across, down) * 0.7,
        bump=1.6,
        bump_size=5,
        ink=0.35,
        contact=0.55,
        rim=0.7,
        detail=_dabs(x, y, across, down, crown, seed + 1),
    )


def oak(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a broad tree: deep lumps behind and below, light ones above."""
    chance = random.Random(seed)
    lean = chance.uniform(-0.08, 0.08) * height
    trunk = [
        (x - height * 0.02, y + 2),
        (x + lean * 0.3, y - height * 0.3),
        (x + lean, y - height * 0.6),
    ]
    parts = [
        Shape(taper(trunk, [height * 0.2, height * 0.1, height * 0.08]), BARK, round=4, bump=0.8)
    ]
    deep = Crown(mix(crown.deep, "#10142a", 0.25), crown.deep, crown.middle)
    for dx, dy, size in ((-0.24, 0.5, 0.2), (0.25, 0.52, 0.19), (0.02, 0.46, 0.2)):
        parts.append(_lobe(x + lean, y, height, (dx, dy, size), deep, chance))
    for dx, dy, size in (
        (-0.2, 0.68, 0.21),
        (0.2, 0.7, 0.2),
        (0.0, 0.62, 0.19),
        (0.02, 0.84, 0.19),
    ):
        parts.append(_lobe(x + lean, y, height, (dx, dy, size), crown, chance))
    light = Crown(
        crown.middle, mix(crown.middle, crown.light, 0.5), mix(crown.light, "#fff4c0", 0.2)
    )
    parts.append(_lobe(x + lean, y, height, (-0.1, 0.84, 0.14), light, chance))
    return parts


def _lobe(
    x: float,
    y: float,
    height: float,
    at: tuple[float, float, float],
    crown: Crown,
    chance: random.Random,
) -> Shape:
    dx, dy, size = (value * chance.uniform(0.9, 1.12) for value in at)
    wide = height * size
    return lump(x + dx * height, y - dy * height, wide, wide * 0.82, crown, chance.randrange(9999))


def poplar(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a slender tree."""
    chance = random.Random(seed)
    parts = [Shape(taper([(x, y + 2), (x, y - height * 0.3)], [height * 0.09, 4]), BARK, round=3)]
    for index, (dy, size) in enumerate(((0.3, 0.15), (0.46, 0.17), (0.63, 0.15), (0.8, 0.11))):
        tone = Crown(*(mix(one, "#10142a", 0.16 - 0.05 * index) for one in crown))
        aside = x + chance.uniform(-0.02, 0.02) * height
        down = height * 0.17
        parts.append(lump(aside, y - dy * height, size * height, down, tone, seed + index))
    return parts


def fir(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a conifer of four ragged skirts."""
    chance = random.Random(seed)
    parts = [Shape(taper([(x, y + 2), (x, y - 12)], [height * 0.1, 4]), BARK, round=3)]
    for index, (lift, wide) in enumerate(((0.1, 0.27), (0.3, 0.23), (0.5, 0.18), (0.68, 0.12))):
        base, half = y - height * lift, height * wide
        hem = []
        for step in range(9):
            part = 1 - step / 4
            drop = (3.5 if step % 2 == 0 else -2) - abs(part) * half * 0.18
            hem.append((x + part * half * chance.uniform(0.94, 1.06), base + drop))
        tone = mix(crown.deep, crown.middle, 0.2 + index * 0.22)
        dabs = _dabs(x, base - half * 0.5, half * 0.6, half * 0.6, crown, seed + index)
        path = polygon([(x, base - height * 0.34), *hem])
        parts.append(Shape(path, tone, round=8, bump=1.2, bump_size=5, ink=0.4, detail=dabs))
    return parts


def birch(x: float, y: float, height: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a thin white tree with airy foliage."""
    chance = random.Random(seed)
    lean = chance.uniform(-0.1, 0.1) * height
    top = (x + lean, y - height * 0.85)
    bars = "".join(
        oval(x + lean * part + 1, y - height * part, 3, 0.9, "#3a342c", 0.7)
        for part in (0.08, 0.16, 0.27, 0.36, 0.5)
    )
    trunk = taper([(x, y + 2), (x + lean * 0.5, y - height * 0.45), top], [height * 0.085, 4, 2])
    parts = [Shape(trunk, BIRCH, round=3, detail=bars)]
    for dx, dy, size in (
        (-0.16, 0.52, 0.12),
        (0.17, 0.6, 0.13),
        (-0.12, 0.74, 0.14),
        (0.06, 0.9, 0.13),
    ):
        parts.append(_lobe(x + lean * 0.7, y, height, (dx, dy, size), crown, chance))
    return parts


def shrub(x: float, y: float, size: float, seed: int, crown: Crown) -> list[Shape]:
    """Heap up a low bush."""
    deep = Crown(mix(crown.deep, "#10142a", 0.25), crown.deep, crown.middle)
    return [
        lump(x + size * 0.4, y - size * 0.3, size * 0.7, size * 0.5, deep, seed),
        lump(x - size * 0.35, y - size * 0.32, size * 0.72, size * 0.55, crown, seed + 1),
        lump(x + size * 0.12, y - size * 0.62, size * 0.55, size * 0.42, crown, seed + 2),
    ]


def hedge(x: float, y: float, length: float, seed: int, crown: Crown) -> list[Shape]:
    """Grow a clipped hedge to the right of a place."""
    wall = polygon([(x, y), (x, y - 12), (x + length, y - 12), (x + length, y)])
    lumps = [
        lump(x + step, y - 8 - step % 3, 8.5, 7.5, crown, seed + step)
        for step in range(0, int(length) + 1, 11)
    ]
    return [Shape(wall, crown.deep, round=4, bump=1, ink=0.5), *lumps]


def reeds(x: float, y: float, seed: int, crown: Crown) -> list[Shape]:
    """Set a stand of reeds with two cattails."""
    stand = [(x - 8, y), (x + 8, y)]
    green = Shape(tufts(stand, 13, 22, seed, 0.05, 1.8), crown.middle, round=2, ink=0.4)
    tails = [
        Shape(ellipse(x + dx, y - dy, 1.7, 5), "#6a4428", round=2) for dx, dy in ((-4, 18), (5, 21))
    ]
    return [green, *tails]


def mushrooms(x: float, y: float, seed: int, cap: str = "#c8402e") -> list[Shape]:
    """Let a ring of toadstools stand together."""
    chance = random.Random(seed)
    parts = []
    for dx, size in ((-11, 5), (8, 6.5), (0, 9), (15, 4)):
        foot = y + chance.uniform(-2, 3)
        parts.append(
            Shape(taper([(x + dx, foot), (x + dx, foot - size)], [3.6, 2.8]), "#f0e2c4", round=2)
        )
        hat = smooth(
            [(x + dx - size, foot - size), (x + dx, foot - size * 2), (x + dx + size, foot - size)]
        )
        dots = "".join(
            oval(x + dx + part * size, foot - size * 1.3 - (part == 0) * 2, 1.2, 0.9, "#fff6e0")
            for part in (-0.5, 0, 0.45)
        )
        parts.append(Shape(hat, cap, round=4, detail=dots))
    return parts
