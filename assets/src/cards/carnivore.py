"""Carnivore: a plant that has pulled up its roots and runs after its dinner."""

from ..curves import Points, ellipse, mirror, place, smooth, symmetric, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, fill, linear, lines, radial, spots

BACKDROP = Backdrop(
    ("#123a3c", "#3f8a5a", "#d0e08a"), ("#fdffd8", "#c8e070"), "#1c5a48", "#06180f", "pines",
    radius=130, halo="rays", centre=(187, 170),
)  # fmt: skip
LIGHT = lit("#0c1410", "#4a6a7a", "#fbffb0", "#5a7a2a", 0.8)
LOWER = "187,330 124,322 74,292 44,248! 50,304 92,350 140,370 187,374"
UPPER = "187,62 128,68 78,98 46,146 34,196! 84,182 136,168 187,164"
THROAT = "187,120 110,134 58,176 48,246 90,300 140,332 187,336"
LIPS = (
    "30,196! 76,170 130,150 187,146 245,150 299,170 345,196! 300,194 245,176 187,170 130,176 "
    "75,194",
    "42,246! 80,276 130,304 187,310 245,304 295,276 333,246! 298,292 245,324 187,332 130,324 "
    "77,292",
)


def scene() -> Scene:
    """Roots at a run, leaves for arms, the jaws, and what is left of the last meal."""
    colours = (
        linear("green", (60, 60), (310, 370), (0, "#b8ec62"), (0.5, "#56aa40"), (1, "#1f5f38"))
        + radial("flesh", (187, 236), 150, (0, "#4a0628"), (0.5, "#c02a60"), (1, "#ff7a9c"))
        + linear("root", (0, 330), (0, 430), (0, "#d8a468"), (1, "#7a5236"))
        + linear("tongue", (140, 250), (260, 360), (0, "#ff8aa0"), (1, "#d0305e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 63)
    picture.veil(clouds(5, 4, (40, 380, 340, 412), 50, "#e8f0b0", 0.5), 5)
    picture.group(*_roots(), shadow=0.4, fade=(370, 440, 0.4))
    for flip in (False, True):
        picture.group(*_arm(flip), shadow=0.45)
    picture.group(*_jaws(), shadow=0.6, roundness=90)
    picture.group(*_tongue(), shadow=0.45)
    picture.group(*_eyes(), shadow=0.45)
    picture.sharp(pupil(134, 116, 25) + pupil(234, 108, 30))
    picture.sharp(fill(_splash(), "#f4ffd0", 0.85))
    return finish(picture, BACKDROP, "#f0ffa0")


def _side(points: str, flip: bool) -> Points:
    return mirror(points, 187) if flip else points


def _roots() -> list[Shape]:
    spines = (
        ("176,352 138,372 112,362 84,398", 40), ("190,356 176,388 196,404 170,424", 36),
        ("206,352 250,362 268,392 312,386", 42), ("196,350 226,384 222,408 252,420", 30),
    )  # fmt: skip
    hairs = ("104,376 80,366 66,378", "274,392 296,410 318,404", "188,396 206,412 204,428")
    return [
        *[limb(spine, [9, 7, 2], "url(#root)", round=4) for spine in hairs],
        *[limb(spine, [w, w * 0.72, w * 0.6, 5], "url(#root)", bump=0.9) for spine, w in spines],
        limb("187,330 192,362", [62, 54], "url(#green)", round=24),
    ]


def _arm(flip: bool) -> list[Shape]:
    """Hold a leaf up like a hand, its lobes for fingers."""
    lift = -18 if flip else 0
    leaf = place(
        "0,34! -20,10 -46,4 -30,-12! -44,-34 -18,-34! -14,-62 4,-44! 26,-58 22,-32! 44,-28 30,-6! "
        "36,12 14,16", 0, 0,
    )  # fmt: skip
    x, y, turn = (334, 296 + lift, 28) if flip else (44, 316, -26)
    hand = place(mirror(leaf, 0) if flip else leaf, x, y, 0.86, turn)
    ribs = lines([place(rib, x, y, 0.86, turn) for rib in ("0,30 0,-40", "0,16 -24,-10",
        "0,16 24,-14")], "#1f5f38", 3, 0.6)  # fmt: skip
    stem = f"168,350 108,376 {46},{346}" if not flip else f"168,350 108,370 {44},{330 + lift}"
    return [
        limb(_side(stem, flip), [26, 20, 14], "url(#green)", round=9),
        Shape(smooth(hand), "url(#green)", round=12, bump=0.6, detail=ribs),
    ]


def _jaws() -> list[Shape]:
    above = spots(4, 24, (60, 66, 320, 170), "#d83a5a", (5, 11), 0.7)
    below = spots(9, 18, (60, 280, 320, 370), "#d83a5a", (5, 10), 0.7)
    upper, lower = (Shape(smooth(lip), "#ff8aa8", round=9, contact=0.5, skin=0.4) for lip in LIPS)
    ribs = lines(["187,320 187,240", "146,316 160,250", "228,316 214,250", "108,296 134,244",
        "266,296 240,244"], "#7a0c3c", 5, 0.5)  # fmt: skip
    return [
        Shape(
            smooth(symmetric(THROAT, 187)), "url(#flesh)", round=20, flat=0.4, rim=0, detail=ribs
        ),
        Shape(smooth(symmetric(LOWER, 187)), "url(#green)", round=44, bump=0.7, detail=below),
        lower,
        *teeth("322,258 255,304 187,316 120,304 52,258", 10, 50, 17, "#f0f8b8"),
        Shape(smooth(symmetric(UPPER, 187)), "url(#green)", round=54, bump=0.7, detail=above),
        upper,
        *teeth("44,186 118,160 187,156 256,160 330,186", 11, 54, 18, "#fbffd4"),
    ]


def _tongue() -> list[Shape]:
    boot = place("-16,-30! 12,-30! 12,-2 34,4 42,22! -18,24! -20,0", 214, 262, 0.9, 14)
    cuff = place("-20,-34! 15,-34! 15,-22! -19,-22!", 214, 262, 0.9, 14)
    return [
        Shape(smooth("132,306 152,268 188,262 224,272 244,306 232,342 222,384 198,396 176,384 "
            "164,344 142,328"), "url(#tongue)", round=24, shine=0.35, contact=0.5,
            detail=lines(["190,276 194,330 198,380"], "#a01c48", 5, 0.6)),
        Shape(smooth(boot), "#8a5a34", round=10, bump=0.4, shine=0.3, contact=0.7),
        Shape(smooth(cuff), "#c8905a", round=5, contact=0.5),
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    return [
        Shape(ellipse(134, 118, 42, 38), "url(#green)", round=30, bump=0.4, contact=0.5),
        Shape(ellipse(234, 110, 48, 44), "url(#green)", round=34, bump=0.4, contact=0.5),
        *gaze(Spot(134, 116, 29, 20), "#ffc42e", "#6ebc48", 0.3, (2, 4)),
        *gaze(Spot(234, 108, 35, -16), "#ffc42e", "#6ebc48", 0.18, (-3, 5)),
        limb("136,76 134,48 158,26", [26, 20, 2], "url(#green)", round=9),
        limb("240,66 250,34 232,10", [28, 20, 2], "url(#green)", round=9),
    ]


def _splash() -> str:
    return taper("120,318 118,346 120,356", [6, 3, 7]) + taper("262,316 264,340", [5, 7])
