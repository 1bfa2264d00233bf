"""Hands that hold: forearm, wrist and palm in one skin, the haft, then fingers with nails about it.

They are placed as in `actors`: `Hand.turn` is the way the forearm points, and what is held crosses
that way at 0.72 of the hand's size.
"""

import math

from .actors import Hand
from .curves import Knot, Points, knots, place, smooth, taper
from .scene import Shape
from .svg import fill, lines

#: The dark of what skin folds over.
CREASE = "#6c2c28"
PALM = (
    "-.1,-.27 .08,-.36 .24,-.56 .44,-.66 .68,-.58 .9,-.5 1.1,-.42 1.18,-.1 1.14,.26 1.0,.5 .7,.54 "
    ".3,.46 -.1,.27"
)
BACK = "-.1,-.27 .2,-.36 .68,-.54 .98,-.56 1.1,-.3 1.14,.04 1.08,.34 .92,.52 .46,.48 -.1,.27"
#: Where each finger of a fist lies across, from the smallest: its bent joint, its tip, its width.
FINGERS = (
    (0.44, 1.06, 0.6, 0.23), (0.2, 1.18, 0.48, 0.28), (-0.07, 1.24, 0.43, 0.3),
    (-0.35, 1.17, 0.48, 0.29),
)  # fmt: skip
THUMB = ".16,-.3 .34,-.47 .56,-.52 .74,-.38 .82,-.14"


def skin(hand: Hand, outline: str, forearm: Points, wide: float, detail: str = "") -> Shape:
    """Draw a hand and the forearm that it grows from as one silhouette, without a seam."""
    palm = hand.put(outline)
    path = smooth(palm if hand.flip else palm[::-1])
    wrist = [Knot(*hand.put(f"{x},0")[0][:2]) for x in (0.06, 0.4)]
    near = hand.size * 0.56
    spread = [wide, wide * 1.1, wide * 0.96, near * 1.08, near, near * 1.16]
    path += taper([*knots(forearm), *wrist], spread, 60)
    return Shape(
        path, hand.fill, round=max(wide, hand.size) * 0.42, skin=0.5, bump=0.15, detail=detail
    )


def clasp(
    hand: Hand, held: list[Shape], forearm: Points, wide: float, nail: str = "#ffe0c4"
) -> list[Shape]:
    """Close a hand about a haft, its fingertips to the viewer and the thumb laid over them."""
    crease = lines([hand.put(f"{x},-.24 {x + 0.03},.2") for x in (-0.04, 0.04)], CREASE,
        hand.size * 0.03, 0.4)  # fmt: skip
    shapes = [skin(hand, PALM, forearm, wide, crease), *held]
    for y, knuckle, reach, thick in FINGERS:
        bones = (
            f"{knuckle},{y * 1.06 - 0.05:.2f} {knuckle - 0.16:.2f},{y * 1.03 - 0.04:.2f} "
            f"{knuckle * 0.45 + reach * 0.55:.2f},{y:.2f} {reach},{y * 0.92 + 0.05:.2f}"
        )
        shapes += _finger(hand, bones, thick, nail)
    return [*shapes, *_finger(hand, THUMB, 0.31, nail, 1.3)]


def knuckled(
    hand: Hand, held: list[Shape], forearm: Points, wide: float, nail: str = "#ffe0c4"
) -> list[Shape]:
    """Close a hand about a haft, its back to the viewer; only the thumb comes round."""
    tendons = [f".3,{y * 0.5:.2f} .8,{y:.2f}" for y in (-0.3, -0.04, 0.2)]
    marks = lines([hand.put(way) for way in tendons], CREASE, hand.size * 0.035, 0.3)
    under = _finger(hand, ".1,-.2 .42,-.5 .78,-.66 1.04,-.56", 0.31, nail, 1.3)
    over = skin(hand, BACK, forearm, wide, marks)
    fingers = []
    for y, thick in ((0.42, 0.26), (0.18, 0.29), (-0.1, 0.31), (-0.38, 0.3)):
        bones = hand.put(f".9,{y:.2f} 1.08,{y:.2f} 1.2,{y + 0.03:.2f}")
        wide_at = [hand.size * thick * k for k in (0.8, 1.06, 0.8)]
        fingers.append(Shape(taper(bones, wide_at, 30), hand.fill, round=hand.size * thick * 0.5,
            skin=0.4, contact=0.6, ink=0.7))  # fmt: skip
    return [*under, *held, over, *fingers]


def _finger(hand: Hand, bones: str, thick: float, nail: str, root: float = 0.9) -> list[Shape]:
    """Bend a finger that tapers from its knuckle, creased at its joint, a nail at its end."""
    track, size = hand.put(bones), hand.size
    tip, before, wide = track[-1], track[-2], size * thick
    turn = math.degrees(math.atan2(tip.y - before.y, tip.x - before.x))

    def across(along: float, half: float) -> list[Knot]:
        return place([(along, -half), (along + half * 0.3, 0), (along, half)], *tip[:2], wide, turn)

    plate = fill(smooth(place("-.34,-.2 -.2,-.27 .14,-.2 .24,0 .14,.2 -.2,.27 -.34,.2 -.38,0",
        *tip[:2], wide, turn)), nail, 0.85)  # fmt: skip
    joint = lines([across(-0.85, 0.32)], CREASE, wide * 0.1, 0.36)
    widths = [wide * k for k in (root, 1.08, 0.96, 1.0, 0.9, 0.64)]
    return [
        Shape(taper(track, widths, 50), hand.fill, round=wide * 0.5, skin=0.5, contact=0.9,
            ink=0.95, detail=joint + plate)
    ]  # fmt: skip
