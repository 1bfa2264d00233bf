"""The guard whom the Revenant's lance goes through, shield and all."""

from ..actors import Hand, moved, spread
from ..curves import Knot, place, smooth, taper
from ..figures import Spot, limb, plate
from ..scene import Shape
from ..svg import lines
from ..wardrobe import boot
from . import _guard

RED = "#d8402f"


def guardsman() -> list[Shape]:
    """Bowl over the guard who trusted in his shield."""
    head = moved(_guard.head(), (220, 270), (42, 262), 0.66, -20)
    return [
        limb("60,384 96,412 128,402", [34, 30, 22], "#5c6cac"),
        *boot(Spot(136, 396, 18, -70), "#8c5434", "#b88050"),
        limb("40,388 58,424 84,436", [34, 30, 22], "#6c7cbc"),
        *boot(Spot(92, 440, 18, -40), "#9c6038", "#b88050"),
        Shape(smooth("12,310 40,298 74,306 84,346 78,392 44,402 12,392 6,346"), RED,
            round=30, bump=0.3),
        limb("22,322 -2,306 2,276", [30, 26, 20], RED),
        *spread(Hand(3, 272, 22, -80, _guard.SKIN, True)),
        *head,
    ]  # fmt: skip


def point() -> list[Shape]:
    """Show the steel that has come out at the far side."""
    return [
        limb("84,312 40,324", [14, 13], "url(#bone)", round=5),
        plate("54,308! 30,314 -8,338! 34,340 58,336! 48,324", "#f4ffff", round=9, contact=0.6,
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
