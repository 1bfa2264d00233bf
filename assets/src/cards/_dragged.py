"""The guard whom the Annihilation has by the legs: tabard, shorts, one bare foot and one boot."""

import math

from ..anatomy import LEG, creases, limb_of, muscle
from ..curves import Knot, ellipse, place, polygon, smooth
from ..figures import Spot
from ..scene import Shape
from ..svg import fill, line, lines
from ..wardrobe import boot

SKIN = "#f4b890"
#: Where his shoulders are, and which way his body streams.
SHOULDERS, STREAM = (148.0, 328.0), -50.0


def _body(points: str) -> list[Knot]:
    """Place points along his body, which streams from the post to the hole."""
    return place(points, *SHOULDERS, 1, STREAM)


def _leg(points: str, wide: float, side: int, shod: bool) -> list[Shape]:
    """Kick a leg, bent at its knee: bare and its toes spread, or with its boot still on."""
    hip, knee, ankle = ((p.x, p.y) for p in _body(points))
    joints = (hip, knee, ankle)
    turn = math.degrees(math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]))
    leg = limb_of(joints, wide, LEG, SKIN, side, skin=0.5, bump=0.1,
        detail=muscle(joints, wide, "#a8543c", side)
        + creases(joints, wide, "#a8543c", LEG, side))  # fmt: skip
    if shod:
        return [leg, *boot(Spot(*ankle, wide * 0.36, turn - 52), "#a8643c", "#d89c5c")]
    size = wide / 30

    def put(outline: str) -> list[Knot]:
        return place(outline, *ankle, size, turn - 10)

    sole = put("-8,-10 2,-9 16,-8 27,-9 31,-2 28,6 14,9 2,11 -8,14 -15,8 -14,-2")
    toes = [Shape(ellipse(*put(f"{x},{y}")[0][:2], k * size, k * size * 0.86), SKIN, round=k,
        skin=0.5, contact=0.5) for x, y, k in ((29, 6, 3.6), (32, 1, 4), (32, -5, 4.4),
        (30, -11, 6))]  # fmt: skip
    return [
        *toes,
        Shape(smooth(sole), SKIN, round=wide * 0.24, skin=0.5,
            detail=lines([put("4,8 14,3 24,4"), put("-6,-7 0,2 -6,10")], "#a8543c", 1.8, 0.6)),
        leg,
    ]  # fmt: skip


def guard() -> list[Shape]:
    """Stretch him from the post to the hole: legs, shorts with hearts, and tabard."""
    heart = "0,6! -7,-1 -4,-6 0,-3! 4,-6 7,-1"
    hearts = "".join(fill(smooth(place(heart, p.x, p.y, 0.86, 36)), "#e83c58")
        for p in _body("68,-16 68,14 88,-24 90,22 82,0"))  # fmt: skip
    shorts = ("52,-26 66,-32 84,-37 102,-39! 108,-24 107,-8! 94,-1! 107,5! 110,22 105,39! 86,37 "
        "68,33 52,27")  # fmt: skip
    tabard = ("-14,-28 2,-36 20,-35 38,-29 50,-28! 58,-32 68,-36! 65,-18 72,-6 64,4 72,18 66,36! "
        "58,32 50,28! 38,29 20,35 2,36 -14,28 -22,0")  # fmt: skip
    return [
        *_leg("80,-18 126,-34 172,-20", 48, 1, False),
        *_leg("80,18 128,36 160,62", 51, 1, True),
        Shape(smooth(_body(shorts)), "#fff4e8", round=15, bump=0.2,
            detail=hearts + lines([_body("92,-1 82,0 72,2"),
            _body("100,-34 102,-22 101,-10"), _body("100,10 102,22 100,34")], "#b08c9c", 2.4, 0.7)),
        Shape(smooth(_body(tabard)), "url(#cloth)", round=26, bump=0.2,
            detail=lines([_body("2,-20 22,-18 46,-14"), _body("0,18 20,18 46,14"),
            _body("54,-12 64,-18"), _body("54,0 66,-4"), _body("54,14 64,20"),
            _body("18,-2 34,2 48,0")], "#1c4898", 3.4, 0.5)
            + line(_body("49,-29 53,0 49,29"), "#6c3c2c", 11, 1)),
        Shape(polygon(_body("46,-7! 59,-7! 59,7! 46,7!")), "#ffd058", round=4, shine=0.8),
    ]  # fmt: skip
