"""A long stone bridge in perspective, whole or broken, with its lamps."""

import random
from typing import NamedTuple

import numpy as np

from .curves import Points, polygon, rectangle, sample, smooth
from .scene import Light, Scene, Shape
from .svg import disc, line, lines

Point = tuple[float, float]
STEPS = 240


class Looks(NamedTuple):
    """The colours of a bridge."""

    wall: str
    deck: str
    joint: str
    light: Light


class Viaduct(NamedTuple):
    """The two edges of a road, from the near end to the far end, and the size at both ends."""

    far_edge: Points
    near_edge: Points
    sizes: tuple[float, float]
    looks: Looks
    seed: int = 1

    def size(self, part: float) -> float:
        """Tell how large things look at a part of the way."""
        near, far = self.sizes
        return near + (far - near) * float(part**0.7)

    def edge(self, near: bool, part: float, lift: float = 0) -> Point:
        """Find a point of an edge, lifted by design units at full size."""
        track = _track(self.near_edge if near else self.far_edge)
        x, y = track[min(len(track) - 1, max(0, round(part * (len(track) - 1))))]
        return x, y - lift * self.size(part)

    def walk(self, near: bool, span: Point, lift: float = 0, count: int = 60) -> list[Point]:
        """Walk along an edge over a part of the way."""
        start, end = span
        return [
            self.edge(near, start + (end - start) * step / count, lift) for step in range(count + 1)
        ]


_TRACKS: dict[str, list[Point]] = {}


def _track(points: Points) -> list[Point]:
    key = str(points)
    if key not in _TRACKS:
        _TRACKS[key] = [(float(x), float(y)) for x, y in sample(points, STEPS)]
    return _TRACKS[key]


def build(scene: Scene, way: Viaduct, span: Point, arches: list[Point], drop: float = 150) -> None:
    """Build a stretch of the bridge; each arch is given by the two parts of the way it spans."""
    looks = way.looks
    chance = random.Random(way.seed)
    broken = span[1] < 1 or span[0] > 0
    face = Shape(
        polygon(_face(way, span, arches, drop)), looks.wall, round=9, bump=0.7, bump_size=12,
        detail=_courses(way, span, drop, looks.joint, chance),
    )  # fmt: skip
    scene.group(face, light=looks.light, shadow=0.4, shadow_offset=(5, 8), form=0.06, outline=1.6)
    far, near = way.walk(False, span), way.walk(True, span)
    end = _ragged(far[-1], near[-1], chance) if span[1] < 1 else []
    start = (
        _ragged(near[0], far[0], chance) if span[0] > 0 else [(far[0][0] - 30, near[0][1] + 160)]
    )
    deck = Shape(
        polygon([*far, *end, *near[::-1], *start]), looks.deck, round=5, bump=0.3, bump_size=12,
        detail=_paving(way, looks.joint, chance),
    )  # fmt: skip
    scene.group(deck, light=looks.light, shadow=0, form=0, outline=1)
    for is_near in (False, True):
        top = way.walk(is_near, span, 34)
        if broken:
            worn = [chance.uniform(0, 13) * (k % 3 > 0) for k in range(13)]
            top = [(x, y + worn[k // 5]) for k, (x, y) in enumerate(top)]
        rail = polygon([*top, *way.walk(is_near, span, -3)[::-1]])
        stones = lines(
            [[way.edge(is_near, k / 70, 36), way.edge(is_near, k / 70, -4)] for k in range(71)],
            looks.joint, 1.1, 0.5,
        )  # fmt: skip
        cap = polygon([*way.walk(is_near, span, 40), *way.walk(is_near, span, 31)[::-1]])
        shapes = [Shape(rail, looks.deck, round=7, bump=0.4, bump_size=9, detail=stones)]
        if not broken:
            shapes.append(Shape(cap, looks.deck, round=5, bump=0.4, contact=0.7))
        scene.group(*shapes, light=looks.light, shadow=0.4, shadow_offset=(4, 6), shadow_blur=5,
                    form=0, outline=1.5)  # fmt: skip


def _face(way: Viaduct, span: Point, arches: list[Point], drop: float) -> list[Point]:
    """Outline the front wall, its arches cut out."""

    def below(part: float, depth: float) -> Point:
        x, y = way.edge(True, part)
        return x, y + depth * way.size(part)

    outline = way.walk(True, span)
    outline.append(below(span[1], drop * (0.7 if span[1] < 1 else 1)))
    for start, end in sorted(arches, reverse=True):
        for turn in np.linspace(0, np.pi, 25):
            part = (start + end) / 2 + (end - start) / 2 * float(np.cos(turn))
            if span[0] <= part <= span[1]:
                rise = float(np.sin(turn)) ** 0.75
                outline.append(below(part, 34 + (drop - 34) * (1 - rise)))
    outline.append(below(span[0], drop))
    return outline


def _courses(way: Viaduct, span: Point, drop: float, joint: str, chance: random.Random) -> str:
    """Draw the courses of the front wall and the joints between its blocks."""
    marks = []
    rows = range(0, int(drop), 17)
    for row in rows:
        course = [
            (x, y + row * way.size(span[0] + (span[1] - span[0]) * k / 30))
            for k, (x, y) in enumerate(way.walk(True, span, 0, 30))
        ]
        marks.append(line(course, joint, 1.3, 0.5))
        for k in range(int(90 * (span[1] - span[0]))):
            part = span[0] + (k + chance.uniform(0.2, 0.8)) / 90
            x, y = way.edge(True, min(part, span[1]))
            size = way.size(part)
            marks.append(line([(x, y + row * size), (x, y + (row + 17) * size)], joint, 1.2, 0.45))
    return "".join(marks)


def _paving(way: Viaduct, joint: str, chance: random.Random) -> str:
    """Lay uneven flagstones that follow the road."""
    marks, rows = [], 5
    for row in range(rows + 1):
        share = row / rows
        track = []
        for k in range(61):
            (ax, ay), (bx, by) = way.edge(False, k / 60), way.edge(True, k / 60)
            track.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        marks.append(line(track, joint, 1.4, 0.5))
        if row == rows:
            continue
        for k in range(46):
            part = (k + chance.uniform(0.2, 0.8)) / 46
            (ax, ay), (bx, by) = way.edge(False, part), way.edge(True, part)
            cut = [
                (ax + (bx - ax) * side, ay + (by - ay) * side) for side in (share, share + 1 / rows)
            ]
            marks.append(line(cut, joint, 1.3, 0.5))
    return "".join(marks)


def _ragged(start: Point, end: Point, chance: random.Random) -> list[Point]:
    """Break off the end of a road."""
    points = []
    for step in range(1, 9):
        part = step / 9
        points.append(
            (
                start[0] + (end[0] - start[0]) * part + chance.uniform(-20, 20),
                start[1] + (end[1] - start[1]) * part + chance.uniform(-3, 3),
            )
        )
    return points


def lamp(scene: Scene, way: Viaduct, near: bool, part: float, flame: str = "#ffe08a") -> None:
    """Set a pier with a lantern on an edge; without a flame the lantern is dark."""
    size, looks = way.size(part), way.looks
    x, y = way.edge(near, part)
    pier = rectangle(x - 17 * size, y - 62 * size, 34 * size, 84 * size)
    cap = rectangle(x - 23 * size, y - 71 * size, 46 * size, 12 * size)
    shapes = [
        Shape(pier, looks.wall, round=9 * size, bump=0.7, bump_size=8),
        Shape(cap, looks.deck, round=5 * size, bump=0.4, contact=0.7),
    ]
    if flame:
        outline = [(0, -106), (12, -86), (0, -73), (-12, -86)]
        fire = smooth([(x + dx * size, y + dy * size) for dx, dy in outline])
        shapes.append(Shape(fire, flame, round=8 * size, glow=0.9))
        scene.afterglow(disc(x, y - 86 * size, 34 * size, "#ffb850", 0.8), 13 * size)
    scene.group(*shapes, light=looks.light, shadow=0.4, shadow_offset=(5, 6), form=0.1, outline=1.5)
