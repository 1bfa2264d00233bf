"""The guard whom incantations befall: stout, red-coated, with a moustache."""

from ..actors import Hand, eyeball, grooves, spread, strands
from ..curves import ellipse, place, smooth, taper
from ..figures import limb, plate
from ..scene import Shape

SKIN = "#f0b48c"
COAT = "#d8402f"


def boots() -> list[Shape]:
    """Paint his legs as he runs."""
    return [
        limb("252,398 292,412 326,396", [34, 30, 22], "#4a5a94"),
        Shape(smooth("316,378 338,384 352,412 346,424 330,420 312,410"), "#5a3424", round=12),
        limb("214,400 196,428 214,452", [36, 32, 24], "#4a5a94"),
        Shape(smooth("200,444 228,442 234,458 226,468 186,470 172,462 180,452"), "#6a3e28",
            round=12),
    ]  # fmt: skip


def body() -> list[Shape]:
    """Paint his coat, and his arms in the air."""
    return [
        limb("186,330 152,324 138,290", [36, 30, 21], COAT),
        plate(place("-13,-7! 13,-7! 12,8! -12,8!", 139, 292, 1, -22), "#d8b04a", round=5),
        *spread(Hand(137, 284, 30, -104, SKIN, True)),
        limb("266,332 306,334 326,306", [36, 30, 21], COAT),
        plate(place("-13,-7! 13,-7! 12,8! -12,8!", 325, 308, 1, 30), "#d8b04a", round=5),
        *spread(Hand(328, 301, 30, -64, SKIN)),
        Shape(smooth("184,322 226,306 268,322 280,370 272,412 230,424 190,412 178,370"), COAT,
            round=34, bump=0.4, detail=grooves(["226,330 228,420", "200,350 192,400",
            "256,350 266,396"], "#6a1424", 3)),
        limb("180,386 228,398 276,384", [15, 16, 15], "#5a3424"),
        plate(place("-12,-11! 12,-11! 12,11! -12,11!", 228, 397), "#f0c050", round=5),
    ]  # fmt: skip


def head() -> list[Shape]:
    """Paint his head, its hair on end."""
    hair = [f"{x},236 {x - 6 + k * 3},214 {x - 10 + k * 7},{194 + abs(k - 2) * 5}"
        for k, x in enumerate((192, 206, 220, 234, 248))]  # fmt: skip
    return [
        *strands(hair, ("#8a4a20", "#a8602a"), 15),
        Shape(ellipse(172, 276, 11, 14), SKIN, round=9, skin=0.4),
        Shape(ellipse(266, 270, 11, 14), SKIN, round=9, skin=0.4),
        Shape(smooth("176,250 194,228 222,222 250,232 262,258 260,296 244,326 218,334 190,326 "
            "176,296"), SKIN, round=44, skin=0.4),
        Shape(smooth("190,300 202,290 220,294 238,288 250,298 246,324 222,338 198,326"), "#5a1420",
            round=5, flat=0.5, rim=0, contact=0.2),
        Shape(smooth("200,320 222,314 242,318 232,334 210,334"), "#e0605c", round=8, ink=0.4),
        Shape(smooth("200,294 220,298 240,292 238,302 221,305 203,303"), "#fff6e0", round=4,
            ink=0.4),
        *eyeball((202, 266), 18, "#5a8a3a", (-4, -5)),
        *eyeball((240, 262), 18, "#5a8a3a", (-4, -5)),
        Shape(taper("184,240 200,232 216,240", [5, 9, 4]), "#7a3c18", round=4),
        Shape(taper("228,236 244,228 258,238", [4, 9, 5]), "#7a3c18", round=4),
        Shape(ellipse(221, 279, 13, 11), "#e8906c", round=12, skin=0.4, shine=0.3, contact=0.7),
        Shape(smooth("221,290 206,286 184,296 172,314 190,306 210,302 221,296 236,300 256,300 "
            "272,308 262,290 238,284"), "#8a4a20", round=8, bump=0.5, contact=0.8),
    ]  # fmt: skip


def helmet(x: float, y: float, turn: float) -> list[Shape]:
    """Paint his helmet wherever it has flown."""
    pot = place("-40,12! -35,-20 0,-40 35,-20 40,12! 0,20", x, y, 1, turn)
    brim = place("-54,10 -20,18 20,18 54,10 46,22 0,30 -46,22", x, y, 1, turn)
    return [
        plate(pot, "#a4b2d0", round=26, shine=0.6),
        plate(brim, "#c4d0e4", round=6, shine=0.6),
        plate(place("-4,-42! 4,-42! 5,14! -5,14!", x, y, 1, turn), "#e8c05a", round=4),
    ]
