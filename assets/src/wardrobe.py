"""What figures wear and carry: sleeves with elbow, cuff and wrist, boots, knives, coins."""

import math
import random
from typing import NamedTuple

from .actors import Hand
from .anatomy import SLEEVE, creases, limb_of
from .curves import Knot, Points, ellipse, place, smooth, taper
from .figures import Spot, limb
from .scene import Shape
from .svg import lines

Place = tuple[float, float]


class Cloth(NamedTuple):
    """What an arm is made of: sleeve, its folds, cuff, and the skin or glove below it."""

    sleeve: str
    fold: str
    cuff: str
    skin: str


def arm(
    way: tuple[Place, Place, Place], wide: float, cloth: Cloth, bend: float = 0, flip: bool = False
) -> tuple[list[Shape], Hand]:
    """Sleeve an arm by shoulder, elbow and wrist; return it, and the hand that it ends in.

    The hand is bent from the forearm's way by degrees, clockwise; `flip` puts its thumb on the
    other side.
    """
    _, elbow, wrist = way
    turn = math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])

    def on(along: float, aside: float = 0) -> Place:
        return (
            wrist[0] + (math.cos(turn) * along - math.sin(turn) * aside) * wide,
            wrist[1] + (math.sin(turn) * along + math.cos(turn) * aside) * wide,
        )

    hand = Hand(*on(0.36), wide * 0.92, math.degrees(turn) + bend, cloth.skin, flip)
    parts = [
        limb([on(-0.2), on(0.6)], [wide * 0.62, wide * 0.56], cloth.skin, bump=0.15, skin=0.4),
        limb_of(way, wide * 1.22, SLEEVE, cloth.sleeve, bump=0.4,
            detail=creases(way, wide * 1.22, cloth.fold)),
        Shape(taper([on(-0.06, -0.46), on(0.04), on(-0.06, 0.46)], [wide * 0.4] * 3), cloth.cuff,
            round=wide * 0.16, bump=0.3, contact=0.7),
    ]  # fmt: skip
    return parts, hand


def boot(at: Spot, leather: str, cuff: str, sole: str = "#3c2420") -> list[Shape]:
    """Stand in a boot that has a cuff and a sole; its toe points right, its ankle is the spot."""
    return [
        Shape(smooth(at.put("-.5,.6! 1.3,.6! 1.36,1! -.56,1!")), sole, round=4),
        Shape(smooth(at.put("-.58,-1! .58,-1! .56,0 1.06,.1 1.36,.4 1.34,.74! -.54,.74! -.6,0")),
            leather, round=at.size * 0.5, shine=0.5, contact=0.5,
            detail=lines([at.put("-.3,0 .1,.12 .5,0"), at.put("-.4,-.3 0,-.2 .4,-.3")],
                sole, at.size * 0.08, 0.6)),
        Shape(taper(at.put("-.66,-1 .66,-1"), [at.size * 0.56] * 2), cuff, round=5, bump=0.4),
    ]  # fmt: skip


def knife(x: float, y: float, size: float, turn: float) -> list[Shape]:
    """Forge a knife that points up from its guard when its turn is 0."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, size, turn)

    pommel = put("0,38")[0]
    blade = "-6,0! -9,-38 -7,-70 3,-92! 8,-60 7,0!"
    return [
        Shape(taper(put("0,4 0,34"), [size * 9, size * 10]), "#7a4a2c", round=4, bump=0.3,
            detail=lines([put(f"-6,{y} 6,{y + 4}") for y in (10, 18, 26)], "#3a1c14", 2)),
        Shape(smooth(put(blade)), "#c4d4e6", round=5 * size, shine=0.9, gloss=7,
            detail=lines([put("3,-4 4,-60 2,-84")], "#ffffff", 5 * size, 0.9)
            + lines([put("-3,-4 -4,-66")], "#64788e", 3 * size, 0.8)),
        Shape(taper(put("-14,2 14,2"), [size * 8, size * 8]), "#e2b04a", round=3, shine=0.6),
        Shape(ellipse(pommel.x, pommel.y, size * 7), "#e2b04a", round=5, shine=0.6),
    ]  # fmt: skip


def coins(seed: int, heap: Points, count: int, size: float = 9) -> list[Shape]:
    """Spill coins along a curve, some flat, some on edge."""
    chance = random.Random(seed)
    ends = place(heap)
    pieces = []
    for index in range(count):
        part = chance.random()
        at = part * (len(ends) - 1)
        a, b = ends[int(at)], ends[min(int(at) + 1, len(ends) - 1)]
        x = a.x + (b.x - a.x) * (at % 1) + chance.uniform(-size, size)
        y = a.y + (b.y - a.y) * (at % 1) + chance.uniform(-size, size) * 0.7
        flat, turn = chance.uniform(0.35, 0.7), chance.uniform(-24, 24)
        pieces.append((y, x, flat, turn, index))
    return [
        Shape(path, tone, round=3, shine=0.7, gloss=9, glow=0.35, contact=0.6, ink=0.7)
        for y, x, flat, turn, _ in sorted(pieces)
        for path, tone in (
            (ellipse(x, y + 2.4, size, size * flat, turn), "#a86a1c"),
            (ellipse(x, y, size, size * flat, turn), "#ffd24a"),
        )
    ]
