"""The guard in full flight from the bomb: to the left, looking back at it."""

from ..actors import Hand, spread
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import ellipse, place, smooth, taper
from ..figures import plate
from ..hands import skin
from ..scene import Shape
from ..svg import lines
from ._guard import SKIN

COAT, HOSE = "url(#coat)", "url(#hose)"
PALM = "-.1,-.3 .26,-.46 .8,-.5 1.06,-.3 1.08,.3 .84,.54 .3,.48 -.1,.3"

Joints = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]


def far_side() -> list[Shape]:
    """Fling the far arm ahead, and the far leg back, its sole in the air."""
    return [
        *_arm(((128, 344), (86, 356), (54, 326)), -1, (-130, True)),
        *_leg(((180, 402), (214, 444), (274, 436)), 44, -1, (60, False)),
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
    return _arm(((166, 346), (204, 384), (246, 352)), -1, (-58, False))


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
        limb_of(joints, 36, SLEEVE, COAT, side,
            detail=creases(joints, 36, "#6a1424", SLEEVE, side)),
        Shape(taper(cuff, [11, 12, 11]), "#f0c458", round=5, shine=0.6, contact=0.7),
    ]  # fmt: skip


def _leg(joints: Joints, wide: float, side: int, way: tuple[float, bool]) -> list[Shape]:
    """Stride with one leg in trousers that go into a boot."""
    (x, y), (turn, flip) = joints[2], way
    boot, sole, top = (
        "-13,-26! 13,-26! 14,-6 34,0 46,10 46,20! -15,20! -16,4",
        "-16,18 16,20 46,18",
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
        Shape(taper(place(sole, x, y, 0.84, turn), [7, 7, 6]), "#30222a", round=3),
        Shape(taper(place(top, x, y, 0.84, turn), [11, 12, 11]), "#b07c44", round=5, contact=0.7),
    ]  # fmt: skip
