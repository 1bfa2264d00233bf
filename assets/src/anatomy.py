"""Arms and legs as one silhouette: two bones with the swell of muscle or the slack of cloth.

A limb is given by its three joints: shoulder, elbow, wrist; or hip, knee, ankle. Widths are
those of the thickest place; all else is a share of it.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from .curves import Knot, ellipse, smooth
from .scene import Shape
from .svg import lines

Place = tuple[float, float]
#: How far along a bone (0 to 1), and how far out on the bend's inner and outer side.
Station = tuple[float, float, float]


class Build(NamedTuple):
    """How a limb swells: its two bones from the trunk outwards, and its outer joint."""

    upper: tuple[Station, ...]
    lower: tuple[Station, ...]
    joint: float
    crease: float


ARM = Build(
    ((0.0, 0.36, 0.46), (0.22, 0.38, 0.56), (0.48, 0.51, 0.44), (0.66, 0.48, 0.4),
        (0.88, 0.33, 0.36)),
    ((0.14, 0.36, 0.44), (0.34, 0.42, 0.45), (0.68, 0.32, 0.31), (1.0, 0.26, 0.26)),
    0.43, 0.35,
)  # fmt: skip
SLEEVE = Build(
    ((0.0, 0.42, 0.48), (0.26, 0.43, 0.56), (0.56, 0.47, 0.47), (0.74, 0.42, 0.45),
        (0.9, 0.4, 0.42)),
    ((0.16, 0.4, 0.48), (0.34, 0.45, 0.47), (0.58, 0.4, 0.45), (0.78, 0.4, 0.39),
        (1.0, 0.36, 0.36)),
    0.5, 0.38,
)  # fmt: skip
LEG = Build(
    ((0.0, 0.48, 0.52), (0.28, 0.5, 0.53), (0.6, 0.42, 0.45), (0.88, 0.33, 0.33)),
    ((0.1, 0.33, 0.31), (0.3, 0.45, 0.3), (0.64, 0.3, 0.27), (1.0, 0.2, 0.21)),
    0.41, 0.32,
)  # fmt: skip
TROUSERS = Build(
    ((0.0, 0.5, 0.52), (0.32, 0.51, 0.53), (0.66, 0.44, 0.46), (0.88, 0.39, 0.4)),
    ((0.14, 0.38, 0.4), (0.34, 0.46, 0.37), (0.7, 0.37, 0.36), (1.0, 0.37, 0.36)),
    0.46, 0.37,
)  # fmt: skip
CLOTHED = (SLEEVE, TROUSERS)


class _Bones:
    """Three joints, and which side of them is the inside of the bend."""

    def __init__(self, joints: tuple[Place, Place, Place], wide: float, side: int) -> None:
        self.joints, self.wide = joints, wide
        (a, b, c) = joints
        self.first, self.second = _unit(a, b), _unit(b, c)
        turn = self.first[0] * self.second[1] - self.first[1] * self.second[0]
        self.side = side or (1 if turn >= 0 else -1)
        dot = self.first[0] * self.second[0] + self.first[1] * self.second[1]
        self.half = math.acos(max(-1.0, min(1.0, dot))) / 2
        if turn * self.side < 0:
            self.half = 0.0  # Bent against its joint: no crease, a soft bow.

    def on(self, bone: int, along: float, aside: float) -> Place:
        """Find a point by its share of a bone and how many widths inwards it lies."""
        start, way = self.joints[bone], (self.first, self.second)[bone]
        length = math.dist(*self.joints[bone : bone + 2]) * along
        off = aside * self.wide * self.side
        return start[0] + way[0] * length - way[1] * off, start[1] + way[1] * length + way[0] * off

    def bend(self, inwards: float) -> Place:
        """Find a point on the line that halves the bend."""
        x, y = self.first[0] + self.second[0], self.first[1] + self.second[1]
        size = math.hypot(x, y) or 1.0
        off = inwards * self.wide * self.side
        return self.joints[1][0] - y / size * off, self.joints[1][1] + x / size * off

    def clear(self, bone: int, along: float, aside: float) -> bool:
        """Say whether a point on the inner side lies before the two bones' sides meet."""
        left = math.dist(*self.joints[bone : bone + 2]) * (along if bone else 1 - along)
        return left > 1.15 * aside * self.wide * math.tan(min(self.half, 1.3))


def limb_of(
    joints: tuple[Place, Place, Place],
    wide: float,
    build: Build,
    fill: str,
    side: int = 0,
    **looks: float | str,
) -> Shape:
    """Draw a whole arm or leg; `side` (1 or -1) sets the inner side where it is nearly straight.

    It carries its crease and its muscles, or folds where it is clothed; what shines has neither.
    """  # fmt: skip
    bones = _Bones(joints, wide, side)
    inner = [bones.on(0, t, into) for t, into, _ in build.upper if bones.clear(0, t, into)]
    folded = bones.half > 0.3
    crease = bones.bend(build.crease / math.cos(min(bones.half, 1.2)))
    under = [bones.on(1, t, into) for t, into, _ in build.lower if bones.clear(1, t, into)]
    outer = [bones.on(1, t, -out) for t, _, out in reversed(build.lower)]
    over = [bones.on(0, t, -out) for t, _, out in reversed(build.upper)]
    end = bones.on(1, 1 + 0.12 * wide / math.dist(*joints[1:]), 0)
    back = -0.36 * wide / math.dist(*joints[:2])
    caps = [bones.on(0, back, -0.24), bones.on(0, back, 0.2)]
    outline = [
        *(Knot(*p) for p in [*caps, *inner]), Knot(*crease, folded),
        *(Knot(*p) for p in [*under, end, *outer, *_outside(bones, build), *over]),
    ]  # fmt: skip
    full: dict[str, Any] = {"round": wide * 0.46, "bump": 0.25, "contact": 0.55} | looks
    if not full.get("shine"):
        clothed = build in CLOTHED
        swell = _folds(bones, build.crease) if clothed else _bulk(bones)
        full = {"stuff": "cloth" if clothed else "", "swell": swell} | full
    return Shape(smooth(outline), fill, **full)


def _outside(bones: _Bones, build: Build) -> list[Place]:
    """Round the elbow or the knee: hardly seen when straight, broad when sharply bent."""
    straight = (build.upper[-1][2] + build.lower[0][2]) / 2
    if bones.half > 0.7:
        wide = straight * 1.02
        return [bones.on(1, 0, -wide), bones.bend(-build.joint), bones.on(0, 1, -wide)]
    return [bones.bend(-(straight + (build.joint - straight) * min(1.0, bones.half / 0.5)))]


def _bulk(bones: _Bones) -> str:
    """Raise the muscles of a bare limb, off its middle, and sink what parts them."""
    wide = bones.wide
    high = [
        [bones.on(0, 0.36, 0.24), bones.on(0, 0.56, 0.28), bones.on(0, 0.72, 0.22)],
        [bones.on(0, 0.02, -0.24), bones.on(0, 0.2, -0.3)],
        [bones.on(1, 0.14, -0.2), bones.on(1, 0.34, -0.22)],
        [bones.on(1, 0.24, 0.24), bones.on(1, 0.4, 0.22)],
    ]
    low = [
        [bones.on(0, 0.28, 0.1), bones.on(0, 0.42, -0.04), bones.on(0, 0.68, -0.08)],
        [bones.on(0, 0.84, 0.3), bones.bend(0.1), bones.on(1, 0.1, -0.02), bones.on(1, 0.5, 0.02)],
    ]
    return lines(high, "#ffffff", wide * 0.26, 0.55) + lines(low, "#000000", wide * 0.1, 0.4)


def _folds(bones: _Bones, crease: float) -> str:
    """Gather cloth at the inside of the joint, and a little where it ends."""
    wide, bent = bones.wide, min(1.0, 0.35 + bones.half)
    root = crease / math.cos(min(bones.half, 1.2)) * 0.9
    ways = ((0, 0.56, -0.16), (0, 0.8, -0.34), (1, 0.1, -0.34), (1, 0.3, -0.24), (1, 0.5, 0.0))
    low, high = [], []
    for bone, at, aside in ways:
        step = 0.11 if bone else -0.11
        low.append([bones.bend(root), _between(bones.bend(root * 0.5), bones.on(bone, at, 0.14),
            0.55), bones.on(bone, at, aside)])  # fmt: skip
        high.append([_between(bones.bend(root * 0.5), bones.on(bone, at + step, 0.14), 0.6),
            bones.on(bone, at + step, aside)])  # fmt: skip
    low += [
        [bones.on(1, 0.82, 0.34), bones.on(1, 0.9, 0.1), bones.on(1, 0.86, -0.12)],
        [bones.on(0, 0.12, 0.4), bones.on(0, 0.22, 0.1), bones.on(0, 0.18, -0.2)],
    ]
    return lines(high, "#ffffff", wide * 0.12, 0.7 * bent) + lines(
        low, "#000000", wide * 0.07, bent
    )


def creases(
    joints: tuple[Place, Place, Place], wide: float, tone: str, build: Build = SLEEVE, side: int = 0
) -> str:
    """Fold cloth, or skin, at the inside of the joint: marks for a limb's detail."""
    bones = _Bones(joints, wide, side)
    root = build.crease / math.cos(min(bones.half, 1.2))
    reach = (-0.3, 0.02, -0.16)
    folds = [
        [bones.bend(root), _between(bones.bend(root * 0.4), bones.on(bone, at, 0.1), 0.5),
            bones.on(bone, at, into)]
        for bone, at, into in ((0, 0.86, reach[0]), (1, 0.12, reach[2]), (1, 0.34, reach[1]))
    ]  # fmt: skip
    return lines(folds, tone, wide * 0.045, 0.34)


def muscle(joints: tuple[Place, Place, Place], wide: float, tone: str, side: int = 0) -> str:
    """Mark the edge of the upper muscle and the belly of the lower one: a bare limb's detail."""
    bones = _Bones(joints, wide, side)
    marks = [
        [bones.on(0, 0.3, 0.12), bones.on(0, 0.56, 0.08), bones.on(0, 0.84, 0.2)],
        [bones.on(1, 0.12, -0.14), bones.on(1, 0.36, 0.0), bones.on(1, 0.62, -0.02)],
        [bones.bend(0.3), bones.bend(0.02)],
    ]
    return lines(marks, tone, wide * 0.035, 0.22)


def knee(at: Place, size: float, fill: str, tone: str) -> Shape:
    """Set a kneecap, or a patch that covers it."""
    detail = lines([[(at[0] - size * 0.5, at[1] + size * 0.5), (at[0], at[1] + size * 0.7),
        (at[0] + size * 0.5, at[1] + size * 0.5)]], tone, size * 0.16, 0.5)  # fmt: skip
    return Shape(ellipse(*at, size, size * 0.92), fill, round=size, bump=0.2, contact=0.15,
        ink=0, rim=0.4, detail=detail)  # fmt: skip


def _unit(a: Sequence[float], b: Sequence[float]) -> Place:
    size = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / size, (b[1] - a[1]) / size


def _between(a: Place, b: Place, share: float) -> Place:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
