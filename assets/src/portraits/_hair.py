"""Hair and beards: single strands with combed lines, and rows of hanging tresses."""

import math
import random
from collections.abc import Sequence

from ..curves import Points, directions, sample, taper
from ..scene import Shape
from ..svg import lines


def strand(
    spine: Points, widths: Sequence[float], fill: str, comb: str, opacity: float = 0.5
) -> Shape:
    """Lay one thick strand, with finer lines along it in the colour `comb`."""
    track = sample(spine, 40)
    ahead = directions(track)
    wide = max(widths)
    marks: list[Points] = [
        [
            (float(x - south * wide * aside), float(y + east * wide * aside))
            for (x, y), (east, south) in zip(track, ahead, strict=True)
        ]
        for aside in (-0.24, 0.02, 0.26)
    ]
    return Shape(
        taper(spine, widths, 70), fill, round=wide * 0.42, bump=0.3, bump_size=8, contact=0.6,
        ink=0.7, detail=lines(marks, comb, max(1.4, wide * 0.07), opacity),
    )  # fmt: skip


def tresses(
    roots: Points,
    count: int,
    size: tuple[float, float],
    fills: Sequence[str],
    comb: str,
    seed: int,
    fan: float = 24,
) -> list[Shape]:
    """Hang a row of curling tresses of a length and width; `fan` is their spread in degrees."""
    chance = random.Random(seed)
    track = sample(roots, count * 4)
    order = sorted(range(count), key=lambda index: -abs(index - (count - 1) / 2))
    made = []
    for index in order:
        part = (index + 0.5) / count
        x, y = (float(value) for value in track[int(part * (len(track) - 1))])
        angle = math.radians(90 - fan * (2 * part - 1) + chance.uniform(-5, 5))
        long = size[0] * chance.uniform(0.85, 1.15)
        bend = long * 0.16 * (1 if part < 0.5 else -1)
        out, off = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        spine = [
            (x + out[0] * long * k + off[0] * bend * s, y + out[1] * long * k + off[1] * bend * s)
            for k, s in ((-0.12, 0), (0.3, 0.9), (0.65, 0.1), (0.9, -1), (1, -2.2))
        ]
        widths = [size[1] * k for k in (0.7, 1, 0.9, 0.55, 0.06)]
        made.append(strand(spine, widths, fills[index % len(fills)], comb))
    return made
