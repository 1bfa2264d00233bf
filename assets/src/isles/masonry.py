"""Buildings on the islands: turrets, stone bridges, planks and chains."""

import math
from typing import NamedTuple

from ..curves import ellipse, polygon, rectangle, taper
from ..props import battlement
from ..scene import Shape
from ..svg import bricks, lines

Point = tuple[float, float]


class Arch(NamedTuple):
    """A stone bridge between two points of its road, seen from the front and above."""

    start: Point
    end: Point
    rise: float
    foot: float
    """How far the piers reach below the road."""
    arches: int
    deep: float = 8
    """The width of the road as it is seen."""

    def road(self, lift: float = 0, count: int = 24) -> list[Point]:
        """Walk over the bridge."""
        walked = []
        for step in range(count + 1):
            part = step / count
            x = self.start[0] + (self.end[0] - self.start[0]) * part
            y = self.start[1] + (self.end[1] - self.start[1]) * part
            walked.append((x, y - self.rise * 4 * part * (1 - part) - lift))
        return walked


def stone_bridge(arch: Arch, wall: str, deck: str, joint: str = "#3a3038") -> list[Shape]:
    """Build a stone bridge: its front with the arches, its road, both parapets."""
    road = arch.road()
    left, right = arch.start[0], arch.end[0]
    foot = max(arch.start[1], arch.end[1]) + arch.foot
    face = [*road, (right, foot)]
    span = (right - left) / arch.arches
    for index in range(arch.arches):
        middle, half = right - span * (index + 0.5), span * 0.5 - 3.2
        part = (middle - left) / (right - left)
        level = arch.start[1] + (arch.end[1] - arch.start[1]) * part
        crown = level - arch.rise * 4 * part * (1 - part) + 5
        for step in range(13):
            turn = math.pi * step / 12
            face.append(
                (middle + half * math.cos(turn), foot - (foot - crown) * math.sin(turn) ** 0.7)
            )
    face.append((left, foot))
    top = min(y for _, y in road)
    joints = bricks((left, top, right, foot), (7, 4.2), int(left), joint)
    far, near = arch.road(arch.deep), arch.road(1)
    paving = "".join(
        lines(
            [[(a[0], a[1]), (b[0], b[1])] for a, b in zip(near[1::2], far[1::2], strict=True)],
            joint, 0.7, 0.35,
        )
    )  # fmt: skip
    return [
        Shape(polygon(face), wall, round=4, bump=0.4, bump_size=4, detail=joints, ink=0.6),
        Shape(polygon([*far, *near[::-1]]), deck, round=2, detail=paving, ink=0.5, contact=0.3),
        Shape(_rail(arch, arch.deep), deck, round=2, ink=0.5, contact=0.3),
        Shape(_rail(arch, -1), deck, round=2, ink=0.5, contact=0.7),
    ]


def _rail(arch: Arch, lift: float, height: float = 3.6) -> str:
    return polygon([*arch.road(lift + height), *arch.road(lift)[::-1]])


def plank_bridge(arch: Arch, wood: str, dark: str) -> list[Shape]:
    """Build an arched wooden bridge with posts and rails."""
    far, near = arch.road(arch.deep, 14), arch.road(0, 14)
    planks = lines([[a, b] for a, b in zip(near, far, strict=True)], dark, 0.9, 0.7)
    under = polygon([*arch.road(0), *arch.road(-4)[::-1]])
    parts = _fence(far, wood, dark)
    parts.append(Shape(under, dark, round=2, ink=0.6))
    parts.append(
        Shape(polygon([*far, *near[::-1]]), wood, round=2, ink=0.5, contact=0.4, detail=planks)
    )
    for x, y in (near[3], near[-4]):
        parts.append(Shape(taper([(x, y + 3), (x, y + arch.foot)], [3, 3.4]), dark, round=2))
    return parts + _fence(near, wood, dark)


def _fence(along: list[Point], wood: str, dark: str) -> list[Shape]:
    posts = [
        Shape(taper([(x, y + 1), (x, y - 10)], [2.4, 2.2]), dark, round=1.5, ink=0.4)
        for x, y in along[:: max(1, len(along) // 5)]
    ]
    rail = taper([(x, y - 8) for x, y in along], [2.6, 2.6])
    return [*posts, Shape(rail, wood, round=2, ink=0.5, contact=0.5)]


def turret(
    x: float,
    foot: float,
    width: float,
    height: float,
    stone: str,
    roof: str = "",
    joint: str = "#4a3c3c",
) -> list[Shape]:
    """Build a round tower; it ends in a battlement, or in a pointed roof."""
    left, top = x - width / 2, foot - height
    joints = bricks((left, top, left + width, foot), (6, 4), int(x + height), joint, 1.5)
    crown = battlement(left - 1.6, top, width + 3.2, 5, 4, 3.4)
    parts = [
        Shape(rectangle(left, top, width, height), stone, round=width * 0.5, bump=0.4, bump_size=4,
              detail=joints, ink=0.6),
        Shape(crown, stone, round=2.6, ink=0.6, contact=0.7),
    ]  # fmt: skip
    if roof:
        eaves = width * 0.68
        peak = [(x - eaves, top), (x, top - width * 1.5), (x + eaves, top), (x, top + 2)]
        parts[1] = Shape(polygon(peak), roof, round=width * 0.5, ink=0.6, contact=0.7)
    return parts


def curtain(
    x: float, y: float, width: float, height: float, stone: str, seed: int, joint: str = "#4a3c3c"
) -> Shape:
    """Build a wall with a battlement; it begins at (x, y)."""
    joints = bricks((x, y - 4, x + width, y + height), (7, 4.4), seed, joint)
    path = battlement(x, y, width, height, max(3, int(width / 8)), 3.4)
    return Shape(path, stone, round=3, bump=0.4, bump_size=4, detail=joints, ink=0.6)


def chain(start: Point, end: Point, sag: float, size: float, iron: str) -> list[Shape]:
    """Hang a chain: links seen by turns from the front and from the side."""
    far = math.hypot(end[0] - start[0], end[1] - start[1]) + sag
    count = max(4, int(far / (size * 1.55)))
    links = []
    for index in range(count + 1):
        part = index / count
        x = start[0] + (end[0] - start[0]) * part
        y = start[1] + (end[1] - start[1]) * part + sag * 4 * part * (1 - part)
        slope = (end[1] - start[1]) + sag * 4 * (1 - 2 * part)
        turn = math.degrees(math.atan2(slope, end[0] - start[0]))
        thick = size * (0.62 if index % 2 else 0.3)
        link = ellipse(x, y, size, thick, turn)
        links.append(Shape(link, iron, round=size * 0.6, shine=0.5, gloss=9, ink=0.7, contact=0.3))
    return links
