"""Plants and rocks on the two lands: trees, bushes, rocks, grass, flowers."""

import math
import random
from collections.abc import Callable
from typing import TypeAlias

from .curves import ellipse, smooth, taper
from .moods import Side
from .props import tufts
from .scene import Shape
from .svg import disc, fill, oval

FreePlace: TypeAlias = Callable[[float, float], bool]


def bush(x: float, y: float, size: float, seed: int, leaves: tuple[str, ...]) -> list[Shape]:
    """Heap up a round bush."""
    chance = random.Random(seed)
    parts = []
    for _ in range(7):
        angle, away = chance.uniform(0, math.tau), size * 0.55 * chance.random()
        lump = ellipse(
            x + away * math.cos(angle),
            y + away * 0.7 * math.sin(angle),
            size * chance.uniform(0.45, 0.7),
        )
        colour = chance.choice(leaves)
        parts.append(Shape(lump, colour, round=size * 0.5, bump=0.9, bump_size=5, ink=0.5))
    return parts


def tree(x: float, y: float, height: float, seed: int, leaves: tuple[str, ...]) -> list[Shape]:
    """Grow a round-crowned tree standing at (x, y)."""
    chance = random.Random(seed)
    trunk = taper([(x, y), (x, y - height * 0.5)], [height * 0.16, height * 0.1])
    parts = [Shape(trunk, "#6a4c38", round=4)]
    for _ in range(11):
        angle, away = chance.uniform(0, math.tau), height * 0.28 * chance.random()
        crown = ellipse(
            x + away * math.cos(angle),
            y - height * 0.68 + away * 0.85 * math.sin(angle),
            height * chance.uniform(0.15, 0.24),
        )
        colour = chance.choice(leaves)
        parts.append(Shape(crown, colour, round=height * 0.16, bump=1, bump_size=5, ink=0.5))
    return parts


def rock(x: float, y: float, size: float, seed: int, colour: str) -> Shape:
    """Lay down a worn rock."""
    chance = random.Random(seed)
    edge = []
    for index in range(7):
        angle = math.tau * index / 7
        reach = size * chance.uniform(0.8, 1.15)
        edge.append((x + reach * math.cos(angle), y + reach * 0.7 * math.sin(angle)))
    return Shape(smooth(edge, tension=0.1), colour, round=size * 0.6, bump=0.9, bump_size=7)


def patches(span: tuple[float, float], side: Side, seed: int) -> str:
    """Spread large soft patches of other greens."""
    chance = random.Random(seed)
    return "".join(
        oval(
            chance.uniform(*span),
            chance.uniform(0, 720),
            chance.uniform(20, 74),
            chance.uniform(8, 24),
            chance.choice(side.grass),
            0.3,
        )
        for _ in range(90)
    )


def grass(span: tuple[float, float], side: Side, seed: int, count: int, free: FreePlace) -> str:
    """Scatter tufts of grass wherever `free` allows them."""
    chance = random.Random(seed)
    blades = dict.fromkeys(side.grass, "")
    for _ in range(count):
        x, y = chance.uniform(*span), chance.uniform(0, 720)
        colour, length, own_seed = chance.choice(side.grass), chance.uniform(6, 12), chance.random()
        if free(x, y):
            stand = [(x, y), (x + 9, y)]
            blades[colour] += tufts(stand, 4, length, int(own_seed * 9999), 0.05, 1.7)
    shade = "".join(
        f'<path d="{path}" fill="#1c2414" opacity=".28" transform="translate(1.5 1.5)"/>'
        for path in blades.values()
    )
    return shade + "".join(fill(path, colour) for colour, path in blades.items())


def flowers(span: tuple[float, float], side: Side, seed: int, count: int, free: FreePlace) -> str:
    """Scatter flowers in little companies."""
    chance = random.Random(seed)
    marks = []
    for _ in range(count):
        x, y, colour = chance.uniform(*span), chance.uniform(0, 720), chance.choice(side.flowers)
        for _ in range(chance.randint(2, 5)):
            bloom_x, bloom_y = x + chance.uniform(-12, 12), y + chance.uniform(-6, 6)
            size = chance.uniform(1.3, 2.6)
            if free(bloom_x, bloom_y):
                marks.append(disc(bloom_x + 0.8, bloom_y + 1, size, "#1c2414", 0.3))
                marks.append(disc(bloom_x, bloom_y, size, colour))
    return "".join(marks)
