"""Hands that hold: forearm, wrist and palm in one skin, the haft, then fingers with nails about it.

They are placed as in `actors`: `Hand.turn` is the way the forearm points, and what is held crosses
that way at 0.72 of the hand's size.
"""

from .actors import Hand
from .curves import Knot, Points, ellipse, knots, smooth, taper
from .scene import Shape
from .svg import fill, lines

PALM = (
    "-.1,-.3 .12,-.42 .3,-.6 .5,-.7 .72,-.6 .9,-.52 1.12,-.42 1.22,-.1 1.2,.26 1.06,.52 .7,.56 "
    ".3,.46 -.1,.3"
)
BACK = "-.1,-.3 .3,-.42 .72,-.54 1.0,-.58 1.1,-.3 1.14,.06 1.08,.36 .94,.54 .5,.5 -.1,.3"


def skin(hand: Hand, outline: str, forearm: Points, wide: float, detail: str = "") -> Shape:
    """Draw a hand and the forearm that it grows from as one silhouette, without a seam."""
    palm = hand.put(outline)
    path = smooth(palm if hand.flip else palm[::-1])
    wrist = [Knot(*hand.put(f"{x},0")[0][:2]) for x in (0.06, 0.4)]
    near = hand.size * 0.62
    spread = [wide, wide * 1.08, wide * 0.9 + near * 0.1, near * 1.06, near, near * 1.1]
    path += taper([*knots(forearm), *wrist], spread, 60)
    return Shape(
        path, hand.fill, round=max(wide, hand.size) * 0.42, skin=0.5, bump=0.15, detail=detail
    )


def clasp(
    hand: Hand, held: list[Shape], forearm: Points, wide: float, nail: str = "#ffe0c4"
) -> list[Shape]:
    """Close a hand about a haft, its fingertips to the viewer and the thumb laid over them."""
    crease = lines([hand.put(f"{x},-.24 {x + 0.03},.2") for x in (-0.04, 0.04)], "#6c2c28",
        hand.size * 0.03, 0.4)  # fmt: skip
    shapes = [skin(hand, PALM, forearm, wide, crease), *held]
    for y, reach, thick in ((0.45, 0.56, 0.25), (0.2, 0.46, 0.29), (-0.08, 0.43, 0.3),
            (-0.35, 0.48, 0.29)):  # fmt: skip
        bones = f"1.2,{y - 0.06:.2f} 1.06,{y - 0.05:.2f} .8,{y:.2f} {reach},{y + 0.05:.2f}"
        shapes += _finger(hand, bones, thick, nail)
    return [*shapes, *_finger(hand, ".26,-.4 .46,-.54 .66,-.46 .78,-.2 .8,-.06", 0.32, nail)]


def knuckled(
    hand: Hand, held: list[Shape], forearm: Points, wide: float, nail: str = "#ffe0c4"
) -> list[Shape]:
    """Close a hand about a haft, its back to the viewer; only the thumb comes round."""
    tendons = [f".3,{y * 0.5:.2f} .8,{y:.2f}" for y in (-0.3, -0.04, 0.2)]
    marks = lines([hand.put(way) for way in tendons], "#6c2c28", hand.size * 0.035, 0.3)
    under = _finger(hand, ".1,-.2 .42,-.5 .78,-.66 1.04,-.56", 0.32, nail)
    over = skin(hand, BACK, forearm, wide, marks)
    fingers = []
    for y, thick in ((0.42, 0.26), (0.18, 0.29), (-0.1, 0.31), (-0.38, 0.3)):
        bones = hand.put(f".9,{y:.2f} 1.08,{y:.2f} 1.2,{y + 0.03:.2f}")
        wide_at = [hand.size * thick * k for k in (0.8, 1.06, 0.8)]
        fingers.append(Shape(taper(bones, wide_at, 30), hand.fill, round=hand.size * thick * 0.5,
            skin=0.4, contact=0.6, ink=0.7))  # fmt: skip
    return [*under, *held, over, *fingers]


def _finger(hand: Hand, bones: str, thick: float, nail: str) -> list[Shape]:
    """Bend a finger with a knuckle in its middle and a nail at its end."""
    track, size = hand.put(bones), hand.size
    tip, before = track[-1], track[-2]
    across = (tip.x * 0.86 + before.x * 0.14, tip.y * 0.86 + before.y * 0.14)
    turn = hand.turn + (90 if abs(tip.x - before.x) < abs(tip.y - before.y) else 0)
    plate = fill(ellipse(*across, size * 0.1, size * 0.075, turn), nail, 0.9)
    wide = [size * thick * k for k in (0.86, 1.04, 0.94, 1.02, 0.84)]
    return [
        Shape(taper(track, wide, 50), hand.fill, round=size * thick * 0.5, skin=0.5, contact=0.75,
            ink=0.8, detail=plate)
    ]  # fmt: skip
