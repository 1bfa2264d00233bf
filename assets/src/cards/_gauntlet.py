"""A hand of iron that closes about a haft."""

from dataclasses import replace

from ..actors import Hand, grip
from ..curves import Points, ellipse, smooth, taper
from ..figures import plate
from ..hands import clasp
from ..scene import Shape
from ..svg import lines


def gauntlet(hand: Hand, steel: str, gold: str) -> list[Shape]:
    """Close an iron hand: a flared cuff, a plate over its back, and one over each knuckle."""
    fingers = [replace(part, shine=0.7, gloss=9, skin=0) for part in grip(hand)]
    knuckles = [hand.put([(1.02, y)])[0] for y in (0.42, 0.15, -0.12, -0.38)]
    joints = [hand.put(f"{x},{y - 0.12:.2f} {x},{y + 0.14:.2f}") for x in (0.66, 0.84)
        for y in (0.44, 0.18, -0.09)]  # fmt: skip
    cuff = hand.put("-.42,-.62! .1,-.4 .16,0 .1,.42 -.42,.64! -.3,0")
    scale = smooth(hand.put(".1,-.28 .5,-.4 .86,-.4 .9,.1 .84,.42 .44,.44 .1,.26"))
    return [
        plate(cuff, steel, round=8, contact=0.6),
        fingers[0],
        Shape(scale, steel, round=hand.size * 0.3, shine=0.8, gloss=9, contact=0.5,
            detail=lines([hand.put(".44,-.36 .5,0 .42,.4")], "#141a3a", 2, 0.7)),
        *(replace(finger, detail=lines(joints, "#141a3a", 1.8, 0.8)) for finger in fingers[1:5]),
        *(Shape(ellipse(k.x, k.y, hand.size * 0.17, hand.size * 0.15), gold, round=4, shine=0.8,
            contact=0.6, ink=0.7) for k in knuckles),
        fingers[5],
    ]  # fmt: skip


def clenched(
    hand: Hand, held: list[Shape], forearm: Points, wide: float, steel: str, gold: str
) -> list[Shape]:
    """Close an iron hand about a shaft with the fingertips to the viewer, a cuff at its wrist."""
    parts = clasp(hand, held, forearm, wide, "#e8f0ff")
    iron = [part if part in held else replace(part, skin=0, shine=0.7, gloss=10) for part in parts]
    cuff = hand.put("-.5,-.66! .02,-.46 .1,0 .02,.46 -.5,.66! -.38,0")
    rim = hand.put(".02,-.46 .1,0 .02,.46")
    return [
        *iron,
        plate(cuff, steel, round=9, contact=0.7),
        Shape(taper(rim, [5, 6, 5]), gold, round=3, shine=0.7, contact=0.4),
    ]
