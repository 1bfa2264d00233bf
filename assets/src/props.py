"""Shapes that many pictures share: grass, trees, walls, wheels, flames."""

import math
import random
from collections.abc import Iterable

from scipy.spatial import Voronoi

from .curves import Points, directions, ellipse, mirror, polygon, rectangle, sample, smooth, taper
from .scene import Shape
from .svg import bricks


def pine(x: float, y: float, height: float, width: float, seed: int) -> str:
    """Outline a ragged conifer standing at (x, y)."""
    chance = random.Random(seed)
    tiers = max(6, int(height / 17))
    right: list[tuple[float, float]] = []
    left: list[tuple[float, float]] = []
    for tier in range(1, tiers + 1):
        level = y - height + height * tier / tiers
        for side, sign in ((right, 1), (left, -1)):
            reach = width * (tier / tiers) ** 0.85 * chance.uniform(0.8, 1.15)
            side.append((x + sign * reach, level + chance.uniform(-2, 4)))
            side.append((x + sign * reach * 0.5, level - height / tiers * 0.12))
    trunk = [(x + width * 0.1, y), (x + width * 0.1, y + 30)]
    trunk += [(x - width * 0.1, y + 30), (x - width * 0.1, y)]
    return polygon([(x, y - height - 4), *right, *trunk, *left[::-1]])


def tufts(
    along: Points, count: int, length: float, seed: int, lean: float = 0, width: float = 3
) -> str:
    """Outline blades of grass or hair that stand on a curve."""
    chance = random.Random(seed)
    track = sample(along, max(count * 2, 30))
    blades = []
    for index in range(count):
        x, y = track[int(index * (len(track) - 1) / max(1, count - 1))]
        size = length * chance.uniform(0.55, 1.15)
        angle = -math.pi / 2 + lean + chance.uniform(-0.5, 0.5)
        bow = chance.uniform(-0.25, 0.25)
        blades.append(_blade(x, y, size, angle, width * chance.uniform(0.7, 1.4), bow))
    return "".join(blades)


def _blade(x: float, y: float, size: float, angle: float, width: float, bow: float) -> str:
    ahead, aside = math.cos(angle), math.sin(angle)
    root = f"{x - ahead * size * 0.35:.1f} {y - aside * size * 0.35:.1f}"
    tip = f"{x + size * (ahead - bow * aside):.1f} {y + size * (aside + bow * ahead):.1f}"
    belly_x, belly_y = x + size * 0.35 * ahead, y + size * 0.35 * aside
    left = f"{belly_x + aside * width:.1f} {belly_y - ahead * width:.1f}"
    right = f"{belly_x - aside * width:.1f} {belly_y + ahead * width:.1f}"
    return f"M{root}Q{left} {tip}Q{right} {root}Z"


def fur(along: Points, count: int, length: float, seed: int, width: float = 7) -> str:
    """Outline pointed tufts that stand out from a closed curve, to its left."""
    chance = random.Random(seed)
    track = sample(along, count * 4)
    ahead = directions(track)
    blades = []
    for index in range(count):
        at = int((index + chance.uniform(-0.3, 0.3)) * (len(track) - 1) / max(1, count - 1))
        at = max(0, min(len(track) - 1, at))
        angle = math.atan2(-ahead[at][0], ahead[at][1]) + chance.uniform(-0.35, 0.35)
        size = length * chance.uniform(0.7, 1.2)
        bow = chance.uniform(-0.2, 0.2)
        blades.append(_blade(track[at][0], track[at][1], size, angle, width, bow))
    return "".join(blades)


def battlement(x: float, y: float, width: float, height: float, count: int, tooth: float) -> str:
    """Outline a wall with merlons on top; the wall itself begins at y."""
    step = width / (2 * count - 1)
    corners: list[tuple[float, float]] = [(x, y + height)]
    for index in range(count):
        left = x + step * 2 * index
        corners += [(left, y), (left, y - tooth), (left + step, y - tooth), (left + step, y)]
    return polygon([*corners, (x + width, y + height)])


def tower(box: tuple[float, float, float, float], fill: str, seed: int, bend: float = 5) -> Shape:
    """Build a round tower of bricks in a box of x, y, width and height."""
    x, y, width, height = box
    joints = bricks((x, y, x + width, y + height), (15, 9), seed, bend=bend)
    return Shape(
        rectangle(x, y, width, height), fill, round=width * 0.5, bump=0.5, bump_size=6,
        contact=0.6, rim=0.8, detail=joints,
    )  # fmt: skip


def gear(x: float, y: float, radius: float, teeth: int, turn: float = 0) -> str:
    """Outline a toothed wheel with a hole."""
    rim = []
    for index in range(teeth):
        angle = math.tau * index / teeth + turn
        for aside, reach in ((-0.5, 0.84), (-0.28, 1), (0.28, 1), (0.5, 0.84)):
            at = angle + aside * math.tau / teeth * 0.8
            rim.append((x + radius * reach * math.cos(at), y + radius * reach * math.sin(at)))
    hole = [(0.45 * radius * math.cos(-a), 0.45 * radius * math.sin(-a)) for a in _turns(32)]
    return polygon(rim) + polygon([(x + dx, y + dy) for dx, dy in hole])


def _turns(count: int) -> list[float]:
    return [index * math.tau / count for index in range(count)]


def rivets(places: Iterable[tuple[float, float]], radius: float, fill: str) -> tuple[Shape, ...]:
    """Make a row of round nail heads."""
    return tuple(
        Shape(ellipse(x, y, radius), fill, round=radius, shine=0.5, contact=0.7, ink=0.6)
        for x, y in places
    )


def tongue(
    root: tuple[float, float], length: float, width: float, turn: float, sway: float, phase: float
) -> str:
    """Outline one S-curved tongue of flame; `turn` in degrees from upright."""
    angle = math.radians(turn - 90)
    ahead, aside = math.cos(angle), math.sin(angle)
    spine = []
    for index in range(7):
        part = index / 6
        off = sway * part * math.sin(phase + part * 4.2)
        x = root[0] + ahead * length * part - aside * off
        spine.append((x, root[1] + aside * length * part + ahead * off))
    return taper(spine, [width * k for k in (0.75, 1, 0.9, 0.66, 0.4, 0.18, 0.01)], 70)


def blaze(
    seed: int, root: tuple[float, float], spread: float, length: float, width: float, count: int = 7
) -> str:
    """Outline a fan of flame tongues: tallest in the middle."""
    chance = random.Random(seed)
    flames = []
    for index in range(count):
        where = index / (count - 1) * 2 - 1 if count > 1 else 0
        size = length * (1 - 0.5 * abs(where) ** 1.3) * chance.uniform(0.85, 1.12)
        foot = (root[0] + where * spread, root[1] - (1 - where * where) * spread * 0.12)
        flames.append(
            tongue(
                foot, size, width * chance.uniform(0.8, 1.15), where * 12,
                width * chance.uniform(0.25, 0.45), chance.uniform(0, 6),
            )
        )  # fmt: skip
    return "".join(flames)


def shards(
    seed: int, centre: tuple[float, float], radius: float, count: int
) -> list[list[tuple[float, float]]]:
    """Break a disc into uneven pieces that fit together."""
    chance = random.Random(seed)
    seeds = []
    for index in range(count):
        angle, away = (
            index * 2.4 + chance.uniform(-0.4, 0.4),
            radius * math.sqrt((index + 0.5) / count),
        )
        away *= chance.uniform(0.9, 0.99)
        seeds.append((away * math.cos(angle), away * math.sin(angle)))
    mirrored = [(x * k, y * k) for x, y in seeds for k in [2 * radius / math.hypot(x, y) - 1]]
    cells = Voronoi([*seeds, *mirrored])
    pieces = []
    for index in range(count):
        corners = cells.vertices[cells.regions[cells.point_region[index]]]
        pieces.append([(centre[0] + float(x), centre[1] + float(y)) for x, y in corners])
    return pieces


def pair(points: Points, fill: str, axis: float = 187.5, **looks: float) -> tuple[Shape, Shape]:
    """Make a soft shape and its mirror image."""
    return (
        Shape(smooth(points), fill, **looks),  # type: ignore[arg-type]
        Shape(smooth(mirror(points, axis)), fill, **looks),  # type: ignore[arg-type]
    )
