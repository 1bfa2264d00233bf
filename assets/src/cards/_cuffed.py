"""An arm in a wide sleeve with a white cuff, whose fist closes over a shaft drawn in between."""

import math

from ..actors import Hand
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import taper
from ..hands import clasp
from ..scene import Shape


def cuffed_arm(
    joints: tuple[tuple[float, float], tuple[float, float], tuple[float, float]],
    robe: str,
    hand: Hand,
) -> tuple[list[Shape], list[Shape]]:
    """Draw an arm to its fist: palm, sleeve, cuff; and the fingers that close over the shaft."""
    (x, y), (a, b) = joints[1:]
    palm, *fingers = clasp(hand, [], [(a * 0.8 + x * 0.2, b * 0.8 + y * 0.2), (a, b)], 28)
    long = math.hypot(a - x, b - y)
    across = ((y - b) / long * 22, (a - x) / long * 22)
    cuff = [(a + across[0] * k, b + across[1] * k) for k in (-1, 0, 1)]
    folds = creases(joints, 58, "#14123c", SLEEVE, 1)
    sleeve = limb_of(joints, 58, SLEEVE, robe, 1, detail=folds)
    band = Shape(taper(cuff, [17, 20, 17]), "#fff8ea", round=8, bump=0.5, contact=0.7)
    if hand.flip:
        return [palm, sleeve, band], fingers
    return [sleeve, band, palm], fingers
