"""The guard whom the Revenant's lance goes through, shield and all."""

from typing import TypeAlias

from ..actors import Hand, moved, spread
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import Knot, place, smooth, taper
from ..figures import Spot, limb, plate
from ..scene import Shape
from ..svg import lines
from ..wardrobe import boot
from . import _guard

RED, BLUE = "#d8402f", "#5c6cac"
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]


def guardsman() -> list[Shape]:
    """Seat the guard who has ducked in time: one hand on his head, one still at the shield."""
    head = moved(_guard.head(), (220, 270), (50, 384), 0.62, -14)
    far: Joints = ((44, 462), (92, 436), (116, 478))
    near: Joints = ((26, 472), (64, 452), (86, 492))
    raised: Joints = ((72, 436), (112, 414), (102, 372))
    bowed: Joints = ((16, 440), (-8, 404), (12, 370))
    return [
        *boot(Spot(120, 476, 15, -8), "#8c5434", "#b88050"),
        limb_of(far, 34, TROUSERS, BLUE, detail=creases(far, 34, "#2c3468", TROUSERS)),
        limb_of(raised, 27, SLEEVE, RED, detail=creases(raised, 27, "#6a1420")),
        *spread(Hand(102, 374, 18, -92, _guard.SKIN)),
        Shape(smooth("10,444 26,420 60,416 82,430 84,466 72,492 24,494 4,480"), RED, round=26,
            bump=0.3, detail=lines(["48,424 54,456 50,490"], "#6a1420", 3, 0.6)),
        Shape(taper("6,474 40,484 82,470", [11, 12, 11]), "#5a3424", round=5),
        *boot(Spot(92, 492, 16, -4), "#9c6038", "#c89058"),
        limb_of(near, 37, TROUSERS, "#7484c8", detail=creases(near, 37, "#2c3468", TROUSERS)),
        *head,
        limb_of(bowed, 28, SLEEVE, RED, detail=creases(bowed, 28, "#6a1420")),
        *spread(Hand(12, 370, 19, -28, _guard.SKIN), 0.2),
    ]  # fmt: skip


def point() -> list[Shape]:
    """Show the steel that has come out at the far side."""
    return [
        limb("92,308 52,318", [14, 13], "url(#bone)", round=5),
        plate("66,302! 42,308 2,330! 46,334 68,330! 60,318", "#f4ffff", round=9, contact=0.6,
            shine=0.9),
    ]  # fmt: skip


def shield() -> list[Shape]:
    """Draw a shield seen aslant, split where the lance goes through."""
    board = "108,226 132,240 142,276 138,324 118,362 94,372 72,352 64,312 70,268 86,236"
    planks = lines(["92,232 82,300 90,370", "118,232 114,300 114,366"], "#3c1618", 2.6, 0.8)
    rim = "108,226 132,240 142,276 138,324 118,362 94,372 72,352 64,312 70,268 86,236 108,226"
    hole = "104,270! 110,286 128,282! 120,298 130,312! 114,310 110,332! 102,314 84,322! 92,304 "
    hole += "78,294! 96,292"
    cracks = lines(["104,272 110,252 102,236", "108,328 100,346 108,366"], "#1c0810", 4, 0.9)
    return [
        Shape(smooth(board), "url(#wood)", round=18, bump=0.8, bump_size=6, detail=planks + cracks),
        Shape(taper(rim, [9, 9, 9], 90), "url(#gold)", round=4, shine=0.5),
        Shape(smooth(hole), "#140818", round=4, flat=0.7, rim=0, contact=0.2),
    ]


def holding() -> list[Shape]:
    """Close the fingers of his raised hand over the shield's lower edge."""
    return [
        limb([(x + 1, 388 - k), (x, 378 - k), (x - 1, 368 - k)], [8, 9, 7.4], _guard.SKIN, round=4,
            bump=0, skin=0.4, contact=0.7)
        for k, x in enumerate((94, 101, 108, 115))
    ]  # fmt: skip


def splinters() -> list[Shape]:
    """Send the splinters of the shield about."""
    pieces = (
        "112,286! 132,262! 122,292", "112,312! 136,334! 108,322", "98,290! 80,268! 90,296",
        "96,312! 74,340! 88,310", "58,272! 44,256! 52,278", "50,350! 34,362! 54,358",
        "36,284! 20,278! 34,292",
    )  # fmt: skip
    return [Shape(smooth(points), "#f0a868", round=4, bump=0.3) for points in pieces]


def lantern(x: float, y: float) -> list[Shape]:
    """Drop the guard's lantern on its side; it still burns."""

    def put(points: str) -> list[Knot]:
        return place(points, x, y, 1, -68)

    return [
        Shape(taper(put("-12,-26 -14,-44 0,-52 14,-44 12,-26"), [3.4] * 5), "#4c4450", round=2),
        Shape(smooth(put("-15,-18! -6,-30 6,-30 15,-18!")), "#6c5a50", round=6, shine=0.6),
        Shape(smooth(put("-13,-18! 13,-18! 15,16! -15,16!")), "#ffb040", round=8, glow=0.85),
        *(limb(put(f"{a},-18 {b},16"), [3.4, 3.4], "#4c4450", round=2)
            for a, b in ((-13, -15), (0, 0), (13, 15))),
        Shape(smooth(put("-19,14! 19,14! 17,24! -17,24!")), "#6c5a50", round=5, shine=0.6),
    ]  # fmt: skip
