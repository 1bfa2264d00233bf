"""Parts of living figures: eyes, brows, noses, ears, hands, hair, cloth and armour.

Sizes are in design units; `turn` and `tilt` are degrees, clockwise. Parts that have a side
point right unless `flip` is set.
"""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from .curves import Knot, Points, directions, ellipse, knots, mirror, place, sample, smooth, taper
from .props import tufts
from .scene import Shape
from .svg import fill as painted
from .svg import lines, oval


class Spot(NamedTuple):
    """Where a part is set."""

    x: float
    y: float
    size: float
    turn: float = 0
    flip: bool = False

    def put(self, points: Points) -> list[Knot]:
        """Place points that are drawn about the origin."""
        drawn = mirror(points, 0) if self.flip else points
        return place(drawn, self.x, self.y, self.size, self.turn)


def limb(points: Points, widths: Sequence[float], fill: str, **looks: float | str) -> Shape:
    """Make an arm, leg, tail or haft of changing width."""
    full = {"round": max(widths) * 0.42, "bump": 0.4} | looks
    return Shape(taper(points, widths, 70), fill, **full)  # type: ignore[arg-type]


def gaze(
    at: Spot,
    iris: str,
    lid: str,
    shut: float = 0.3,
    look: tuple[float, float] = (0, 0),
    white: str = "#fff6dc",
) -> list[Shape]:
    """Set an eye under a lid; a left eye with a positive turn is angry."""
    x, y, size, turn, _ = at
    edge = 2 * shut - 1
    upper = (
        f"-1.32,{edge * 0.3:.2f}! -1.05,-.86 0,-1.32 1.05,-.86 1.32,{edge * 0.3:.2f}! "
        f".62,{edge:.2f} 0,{edge - 0.06:.2f} -.62,{edge:.2f}"
    )
    lower = "-1.2,.3! -.66,.78 0,.94 .66,.78 1.2,.3! .86,1.08 0,1.34 -.86,1.08"
    return [
        Shape(ellipse(x, y, size * 1.3, size * 1.24), "#1a1020", flat=0.5, rim=0, ink=0),
        Shape(ellipse(x, y, size), white, round=size, glow=0.6, contact=0.2, rim=0),
        Shape(
            ellipse(x + look[0], y + look[1], size * 0.68), iris, round=size,
            glow=0.65, contact=0, ink=0.6, rim=0,
        ),
        Shape(smooth(place(lower, x, y, size, turn * 0.4)), lid, round=size * 0.3, ink=0.5,
            rim=0.3),
        Shape(
            smooth(at.put(upper)), lid, round=size * 0.5, contact=0.85, ink=0.7,
            rim=0.5,
        ),
    ]  # fmt: skip


def brow(
    x: float, y: float, length: float, thick: float, tilt: float, fill: str, seed: int = 1
) -> list[Shape]:
    """Make a bushy brow; a left one with a positive tilt is angry."""
    body = "-1,.2! -.6,-.5 0,-.72 .6,-.5 1,.3! .5,.62 0,.42 -.5,.5"
    outline = [Knot(p.x * length / 2, p.y * thick / 2, p.corner) for p in knots(body)]
    crest = [(-length * 0.46, 0.0), (0.0, -thick * 0.2), (length * 0.42, 0.0)]
    hair = tufts(place(crest, x, y, 1, tilt), max(6, int(length / 5)), thick * 1.1, seed, 0, 2.6)
    return [
        Shape(
            smooth(place(outline, x, y, 1, tilt)), fill, round=thick * 0.4, bump=0.5, contact=0.9
        ),
        Shape(hair, fill, round=3, contact=0.25, ink=0.4),
    ]


def nose(
    x: float, y: float, size: float, fill: str, wide: float = 1, lean: float = 0
) -> list[Shape]:
    """Make a bulbous nose with its bridge above (x, y); `lean` bends it as if broken."""
    half = "0,-1.25 .24,-1.12 .3,-.62 .34,-.25 .78,.08 .86,.46 .56,.74 .2,.72 0,.84"
    right = [Knot(p.x * wide, p.y) for p in knots(half)]
    left = [Knot(-p.x, p.y) for p in right[::-1] if p.x > 0.01]
    bent = [Knot(p.x + lean * (0.6 - abs(p.y + 0.35)), p.y) for p in [*right, *left]]
    holes = "".join(
        oval(x + side * size * 0.42 * wide, y + size * 0.56, size * 0.2, size * 0.13, "#2a1216")
        for side in (-1, 1)
    )
    return [
        Shape(
            smooth(place(bent, x, y, size)), fill, round=size * 0.62, bump=0.25, contact=0.85,
            shine=0.3, gloss=14, skin=0.5, detail=holes,
        )
    ]  # fmt: skip


def ear(at: Spot, fill: str, inner: str, pointed: bool = True) -> list[Shape]:
    """Make an ear that stands out from its root."""
    outer = "0,-.42! .5,-.5 1.2,-.62! .86,.02 .4,.42 0,.4!"
    hollow = "0,-.2 .5,-.3 1,-.5 .7,0 .3,.24 0,.2"
    if not pointed:
        outer = "0,-.4! .3,-.62 .68,-.5 .76,-.05 .56,.34 .34,.62 0,.5!"
        hollow = "0,-.22 .26,-.4 .52,-.3 .56,0 .36,.2 .3,.3 0,.2"
    detail = painted(smooth(at.put(hollow)), inner, 0.85)
    path = smooth(at.put(outer))
    return [Shape(path, fill, round=at.size * 0.24, bump=0.3, skin=0.4, detail=detail)]


def fist(at: Spot, fill: str, nail: str = "#f6d8c0") -> list[Shape]:
    """Close a hand round a haft that passes through the spot, upright when its turn is 0."""
    size, put = at.size, at.put

    def part(points: str, widths: list[float], ink: float = 0.8) -> Shape:
        return Shape(
            taper(put(points), [w * size for w in widths]), fill, round=size * 0.2,
            contact=0.75, skin=0.4, ink=ink,
        )  # fmt: skip

    back = "-.2,-.82 .36,-.9 .78,-.6 .9,0 .74,.66 .3,.88 -.2,.8"
    hand = [Shape(smooth(put(back)), fill, round=size * 0.4, skin=0.4)]
    for index, (wide, reach) in enumerate(((0.46, 0.5), (0.48, 0.58), (0.46, 0.56), (0.4, 0.46))):
        level = -0.56 + index * 0.39
        hand.append(
            part(
                f".6,{level - 0.03} .1,{level - 0.05} {-reach},{level + 0.06}",
                [wide * 0.86, wide, wide * 0.7],
            )
        )
        tip = put(f"{-reach - 0.04},{level + 0.04}")[0]
        hand.append(
            Shape(
                ellipse(tip.x, tip.y, size * 0.1, size * 0.13), nail, round=3, contact=0.2, ink=0.5
            )
        )
        hand.append(part(f".62,{level - 0.04} .52,{level - 0.04}", [wide * 0.78, wide * 0.9], 0.25))
    thumb = part("-.66,.24 -.74,-.3 -.5,-.74 -.02,-.92", [0.34, 0.5, 0.46, 0.34])
    tip = put("-.02,-.95")[0]
    return [
        *hand,
        thumb,
        Shape(ellipse(tip.x, tip.y, size * 0.12, size * 0.09), nail, round=3, ink=0.5),
    ]


def punch(at: Spot, fill: str) -> list[Shape]:
    """Clench a fist at the viewer: four knuckles above, the thumb laid across below."""
    size = at.size

    def part(points: str, widths: list[float], ink: float = 0.8, contact: float = 0.75) -> Shape:
        return Shape(
            taper(at.put(points), [w * size for w in widths]), fill,
            round=size * 0.22, contact=contact, skin=0.4, bump=0.2, ink=ink,
        )  # fmt: skip

    block = "-.84,-.5 -.4,-.8 .3,-.82 .84,-.54 .9,.1 .66,.62 0,.74 -.66,.64 -.92,.1"
    hand = [Shape(smooth(at.put(block)), fill, round=size * 0.4, skin=0.4)]
    for across, top, wide in ((0.66, -0.42, 0.4), (0.22, -0.56, 0.46), (-0.24, -0.6, 0.48),
            (-0.68, -0.46, 0.46)):  # fmt: skip
        hand.append(part(f"{across * 0.94},.02 {across * 0.84},.3", [wide, wide * 0.7], 1, 0.9))
        hand.append(part(f"{across},{top + 0.06} {across},{top + 0.3} {across * 0.94},.02",
            [wide * 0.84, wide * 1.06, wide * 0.96, wide], 1, 0.9))  # fmt: skip
    tip = at.put(".3,.3")[0]
    nail = Shape(ellipse(tip.x, tip.y, size * 0.15, size * 0.12), "#f8dcc8", round=4, ink=0.5)
    return [
        *hand,
        part("-.9,-.12 -.78,.4 -.2,.48 .26,.3", [0.36, 0.54, 0.44, 0.46, 0.32], 1, 0.9),
        nail,
    ]


def locks(
    along: Points,
    count: int,
    length: float,
    width: float,
    fills: tuple[str, ...],
    seed: int,
    lean: float = 0,
) -> list[Shape]:
    """Grow S-curved locks to the left of a curve: hair, a beard, a mane."""
    chance = random.Random(seed)
    track = sample(along, count * 4)
    ahead = directions(track)
    grown = []
    for index in range(count):
        at = int((index + 0.5) / count * (len(track) - 1))
        angle = (
            math.atan2(-ahead[at][0], ahead[at][1]) + math.radians(lean) + chance.uniform(-0.2, 0.2)
        )
        size, bend = length * chance.uniform(0.75, 1.15), chance.choice((-0.22, 0.22))
        out, off = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        spine = [
            (
                track[at][0] + out[0] * size * k + off[0] * size * s,
                track[at][1] + out[1] * size * k + off[1] * size * s,
            )
            for k, s in ((-0.2, 0), (0.3, bend * 0.5), (0.7, -bend * 0.2), (1, bend))
        ]
        grown.append(
            Shape(
                taper(spine, [width * 0.8, width, width * 0.66, 1]), fills[index % len(fills)],
                round=width * 0.4, bump=0.3, contact=0.5, ink=0.7, stuff="grain",
            )
        )  # fmt: skip
    return grown


def drape(outline: str, fill: str, folds: list[str], dark: str, width: float = 15) -> list[Shape]:
    """Hang cloth: its outline, raised folds, and a dark valley beside each of them."""
    valleys = lines(folds, dark, width * 0.6, 0.55)
    cloth = [
        Shape(
            smooth(outline), fill, round=26, bump=0.5, bump_size=14, detail=valleys, stuff="cloth"
        )
    ]
    for fold in folds:
        path = taper(place(fold, -width * 0.5), [width * 0.3, width, width * 0.9, width * 0.4], 60)
        cloth.append(
            Shape(path, fill, round=width * 0.5, contact=0.3, ink=0.12, rim=0.4, stuff="cloth")
        )
    return cloth


def plate(outline: Points, fill: str, detail: str = "", **looks: float) -> Shape:
    """Hammer a piece of polished armour."""
    full = {"round": 16, "shine": 0.5, "gloss": 9, "bump": 0.15, "contact": 0.7} | looks
    return Shape(smooth(outline), fill, detail=detail, **full)  # type: ignore[arg-type]


def pauldron(at: Spot, fill: str, trim: str) -> list[Shape]:
    """Lay three plates over a shoulder, the top one last, each with a bright edge."""
    shapes = []
    for drop, wide in ((0.62, 0.86), (0.34, 0.96), (0.0, 1.0)):
        lame = (
            f"{-wide},{drop + 0.3}! {-wide * 0.7},{drop - 0.36} 0,{drop - 0.66} "
            f"{wide * 0.7},{drop - 0.36} {wide},{drop + 0.3}! 0,{drop + 0.06}"
        )
        edge = f"{-wide},{drop + 0.28} 0,{drop + 0.04} {wide},{drop + 0.28}"
        shapes.append(plate(at.put(lame), fill, round=at.size * 0.4))
        border = taper(at.put(edge), [at.size * k for k in (0.1, 0.13, 0.1)])
        shapes.append(Shape(border, trim, round=3, shine=0.5, contact=0.3))
    return shapes


def arrow(tail: tuple[float, float], head: tuple[float, float], feathers: str) -> list[Shape]:
    """Stick an arrow whose point is buried at `head`."""
    x, y = tail
    turn = math.degrees(math.atan2(head[1] - y, head[0] - x))
    vanes = [
        Shape(smooth(place(points, x, y, 1, turn)), feathers, round=4, bump=0.4, contact=0.4)
        for points in ("-6,-2! -14,-11 16,-10 30,-2!", "-6,2! -14,11 16,10 30,2!")
    ]
    return [limb([tail, head], [5.5, 5.5], "#b98a54", round=3), *vanes]
