"""The guard in full flight from the bomb: to the left, looking back at it."""

from ..actors import Hand, spread
from ..anatomy import TROUSERS, Build, creases, limb_of
from ..curves import ellipse, place, smooth, taper
from ..figures import plate
from ..hands import skin
from ..scene import Shape
from ..svg import lines
from ._guard import SKIN

COAT, HOSE = "url(#coat)", "url(#hose)"
#: A sleeve that is full at the shoulder, baggy at the elbow and tight at the wrist.
PUFFED = Build(
    ((0.0, 0.5, 0.56), (0.28, 0.5, 0.58), (0.58, 0.42, 0.46), (0.84, 0.34, 0.4)),
    ((0.16, 0.36, 0.46), (0.4, 0.38, 0.48), (0.74, 0.3, 0.34), (1.0, 0.25, 0.25)),
    0.52, 0.36,
)  # fmt: skip
PALM = "-.1,-.3 .26,-.46 .8,-.5 1.06,-.3 1.08,.3 .84,.54 .3,.48 -.1,.3"

Joints = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]


def far_side() -> list[Shape]:
    """Fling the far arm ahead, and the far leg back, its sole in the air."""
    return [
        *_arm(((130, 346), (84, 366), (58, 322)), 1, (-112, True)),
        *_leg(((180, 402), (222, 446), (270, 424)), 50, -1, (-104, True)),
    ]


def trunk() -> list[Shape]:
    """Lean his coat into the run, its tails behind it."""
    tails = (
        ("176,386 204,384 240,400 258,424! 236,422 226,436! 204,426 170,418!", "#e8b04c"),
        ("178,376 208,376 242,388 264,406! 240,412 232,424! 206,414 172,412!", COAT),
    )
    return [
        *(Shape(smooth(way), tone, round=10, bump=0.3, contact=0.6) for way, tone in tails),
        *_leg(((154, 404), (104, 412), (84, 462)), 52, 1, (8, True)),
        Shape(smooth("118,332 146,320 174,332 192,362 198,394 184,418 152,424 126,410 108,382 "
            "106,352"), COAT, round=40, bump=0.25,
            detail=lines(["130,340 122,376 134,414", "178,350 184,376 180,398"], "#6a1424", 3.4,
                0.6)),
        Shape(taper("112,396 150,408 196,392", [15, 17, 14]), "#5a3424", round=7, bump=0.2),
        plate(place("-10,-10! 10,-10! 10,10! -10,10!", 128, 403, 1, 12), "#f4c850", round=5,
            shine=0.8),
        *(Shape(ellipse(x, y, 4.2), "#ffd860", round=4, shine=0.8, contact=0.6)
            for x, y in ((117, 352), (112, 370), (113, 386))),
    ]  # fmt: skip


def near_arm() -> list[Shape]:
    """Throw the near arm back and up."""
    return _arm(((164, 346), (210, 390), (244, 346)), -1, (-62, False))


def _arm(joints: Joints, side: int, way: tuple[float, bool]) -> list[Shape]:
    """Sleeve an arm that ends in a cuff, a wrist and an open hand."""
    (elbow, wrist), (turn, flip) = joints[1:], way
    hand = Hand(wrist[0], wrist[1], 26, turn, SKIN, flip)
    *fingers, _ = spread(hand)
    ahead = (wrist[0] - elbow[0], wrist[1] - elbow[1])
    cuff = [(wrist[0] - ahead[0] * 0.14 - ahead[1] * k, wrist[1] - ahead[1] * 0.14 + ahead[0] * k)
        for k in (-0.34, 0, 0.34)]  # fmt: skip
    return [
        *fingers,
        skin(hand, PALM, [(wrist[0] - ahead[0] * 0.3, wrist[1] - ahead[1] * 0.3), wrist], 19),
        limb_of(joints, 39, PUFFED, COAT, side,
            detail=creases(joints, 39, "#6a1424", PUFFED, side) + _folds(joints)),
        Shape(taper(cuff, [11, 12, 11]), "#f0c458", round=5, shine=0.6, contact=0.7),
    ]  # fmt: skip


def _folds(joints: Joints) -> str:
    """Pull folds from the shoulder towards the elbow, and wrap some about the forearm."""
    (sx, sy), (ex, ey), (wx, wy) = joints
    wrapped = [
        [
            (ex + (wx - ex) * t - (wy - ey) * 0.16, ey + (wy - ey) * t + (wx - ex) * 0.16),
            (ex + (wx - ex) * (t + 0.1), ey + (wy - ey) * (t + 0.1)),
        ]
        for t in (0.4, 0.64)
    ]
    pulled = [[(sx + (ex - sx) * 0.16 + k, sy + (ey - sy) * 0.16 - k), (sx + (ex - sx) * 0.56
        + k * 0.7, sy + (ey - sy) * 0.56 - k * 0.7)] for k in (5, -4)]  # fmt: skip
    return lines([*wrapped, *pulled], "#6a1424", 2.6, 0.5)


def _leg(joints: Joints, wide: float, side: int, way: tuple[float, bool]) -> list[Shape]:
    """Stride with one leg in trousers that go into a boot."""
    (x, y), (turn, flip) = joints[2], way
    boot, sole, top = (
        "-14,-26! 14,-26! 12,-8 20,-1 36,4 47,12 47,20 40,22! 10,20 2,16 -5,18! -17,20! -19,8 "
        "-13,-8",
        "-18,20 -10,23 -3,19 4,17 14,21 30,23 46,19",
        "-15,-27 0,-25 15,-27",
    )
    if flip:
        boot, sole, top = (
            " ".join(f"{-float(p.split(',')[0])},{p.split(',')[1]}" for p in way.split())
            for way in (boot, sole, top)
        )
    return [
        limb_of(joints, wide, TROUSERS, HOSE, side,
            detail=creases(joints, wide, "#2c3468", TROUSERS, side)),
        Shape(smooth(place(boot, x, y, 0.84, turn)), "#74482c", round=13, shine=0.45, bump=0.2,
            contact=0.7),
        Shape(taper(place(sole, x, y, 0.84, turn), [8, 10, 5, 4, 6, 7, 5]), "#30222a", round=3),
        Shape(taper(place(top, x, y, 0.84, turn), [11, 12, 11]), "#b07c44", round=5, contact=0.7),
    ]  # fmt: skip
