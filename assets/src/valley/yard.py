"""Small things that stand about a farm or a camp."""

import random

from ..curves import ellipse, polygon, smooth, taper
from ..scene import Shape
from ..svg import lines, oval
from .hours import mix

WOOD, DARK_WOOD, STRAW = "#8c6844", "#5e4430", "#d2ac5c"


def haystack(x: float, y: float, size: float, seed: int) -> list[Shape]:
    """Heap up hay round a pole."""
    chance = random.Random(seed)
    stalks = []
    for _ in range(26):
        top = (x + chance.uniform(-1, 1) * size, y - chance.uniform(0, 1.1) * size)
        stalks.append([top, (x + chance.uniform(-1, 1) * size, y + 2)])
    straws = lines(stalks, "#8a6430", 1, 0.35)
    heap = smooth(
        [
            (x - size * 0.86, y - size * 0.1),
            (x - size * 0.72, y - size * 0.62),
            (x - size * 0.12, y - size * 1.24),
            (x + size * 0.12, y - size * 1.24),
            (x + size * 0.72, y - size * 0.6),
            (x + size * 0.86, y - size * 0.1),
            (x, y + size * 0.12),
        ]
    )
    pole = Shape(taper([(x, y - size), (x + 1, y - size * 1.55)], [2.6, 2]), DARK_WOOD, round=1)
    return [pole, Shape(heap, STRAW, round=size * 0.6, bump=1.2, bump_size=5, detail=straws)]


def fence(x: float, y: float, length: float, seed: int) -> list[Shape]:
    """Put up a rail fence to the right of a place."""
    chance = random.Random(seed)
    parts = []
    for lift in (5, 11):
        rail = [
            (x, y - lift + chance.uniform(-1, 1)),
            (x + length, y - lift + chance.uniform(-1.5, 1.5)),
        ]
        parts.append(Shape(taper(rail, [3, 2.6]), WOOD, round=2, bump=0.4))
    for step in range(0, int(length) + 1, 19):
        tilt = chance.uniform(-1.5, 1.5)
        post = [(x + step, y + 1), (x + step + tilt, y - chance.uniform(14, 17))]
        parts.append(Shape(taper(post, [4.4, 3.8]), mix(WOOD, DARK_WOOD, 0.3), round=2, bump=0.4))
    return parts


def signpost(x: float, y: float) -> list[Shape]:
    """Set up a post with two arms that point along the roads."""
    arms = []
    for lift, way in ((24, -1), (15, 1)):
        near, far = x - way * 5, x + way * 17
        arrow = [
            (near, y - lift - 4),
            (far, y - lift - 4),
            (far + way * 6, y - lift),
            (far, y - lift + 4),
            (near, y - lift + 4),
        ]
        arms.append(Shape(polygon(arrow), WOOD, round=2, bump=0.5, contact=0.7))
    return [Shape(taper([(x, y + 1), (x, y - 32)], [5, 4]), DARK_WOOD, round=2, bump=0.5), *arms]


def stump(x: float, y: float, axe: bool) -> list[Shape]:
    """Leave a stump, maybe with an axe in it."""
    side = smooth(
        [(x - 13, y + 3), (x - 10, y - 10), (x + 10, y - 10), (x + 13, y + 3), (x, y + 5)]
    )
    rings = "".join(oval(x, y - 10, size, size * 0.45, "#8a6038", 0.5) for size in (7, 4))
    parts = [
        Shape(side, "#6c4e38", round=6, bump=1.2, bump_size=5),
        Shape(ellipse(x, y - 10, 10, 4.6), "#d2ac78", round=2, detail=rings, contact=0.2),
    ]
    if axe:
        parts.append(Shape(taper([(x + 1, y - 13), (x + 15, y - 28)], [2.6, 3]), WOOD, round=1))
        blade = smooth([(x - 5, y - 13), (x + 2, y - 20), (x + 6, y - 15), (x - 1, y - 9)])
        parts.append(Shape(blade, "#b8c0c8", round=2, shine=0.5))
    return parts


def pumpkins(x: float, y: float) -> list[Shape]:
    """Let three pumpkins ripen."""
    parts = []
    for dx, dy, size in ((-14, -2, 7), (12, -3, 8), (0, 2, 10)):
        top, base = y + dy - size, y + dy
        ribs = [
            [(x + dx + w * 2, top), (x + dx + w * size, top + size * 0.6), (x + dx + w * 2, base)]
            for w in (-0.6, 0, 0.6)
        ]
        fruit = ellipse(x + dx, y + dy - size * 0.5, size, size * 0.72)
        parts.append(
            Shape(fruit, "#d8782a", round=size * 0.8, detail=lines(ribs, "#9c4a18", 1.3, 0.6))
        )
        stalk = [(x + dx, y + dy - size * 1.1), (x + dx + 3, y + dy - size * 1.6)]
        parts.append(Shape(taper(stalk, [2.6, 1.6]), "#5a6a30", round=1))
    return parts
