"""The guard whom incantations befall: stout, red-coated, with a moustache."""

from ..actors import Hand, eyeball, grooves, spread, strands
from ..curves import ellipse, place, smooth, taper
from ..figures import limb, plate
from ..scene import Shape

SKIN = "#f4b890"
COAT = "url(#coat)"
TROUSERS = "#5c74bc"


def legs() -> list[Shape]:
    """Kick one leg up behind, and push off with the other."""
    bend = ("284,326 298,338 294,356", "300,346 314,348")
    crook = ("196,418 214,424 226,414", "204,434 222,432")
    return [
        *_boot(346, 396, -66),
        limb("300,340 330,378", [44, 32], TROUSERS, bump=0.3),
        limb("236,358 302,338", [58, 47], TROUSERS, bump=0.3, detail=grooves(bend, "#2c3468", 3)),
        *_boot(276, 456, 12),
        limb("208,424 274,446", [46, 34], TROUSERS, bump=0.3),
        limb("226,370 206,426", [60, 48], TROUSERS, bump=0.3, detail=grooves(crook, "#2c3468", 3)),
    ]  # fmt: skip


def _boot(x: float, y: float, turn: float) -> list[Shape]:
    """Pull on a boot; it points right when its turn is 0."""
    boot = "-14,-22! 14,-22! 16,-8 40,-2 46,12! 16,14 -16,13!"
    nails = grooves([place("-10,18 40,17", x, y, 1, turn)], "#8c7c84", 2)
    return [
        Shape(smooth(place(boot, x, y, 1, turn)), "#70442c", round=13, shine=0.4, bump=0.2),
        Shape(taper(place("-16,16 16,17 46,14", x, y, 1, turn), [8, 8, 6]), "#30222a", round=3,
            detail=nails),
        Shape(taper(place("-17,-22 17,-22", x, y, 1, turn), [14, 14]), "#a8703c", round=6,
            contact=0.7),
    ]  # fmt: skip


def far_arm() -> list[Shape]:
    """Throw up a hand against what comes."""
    return [
        limb("178,306 226,300 240,262", [42, 38, 30], COAT, bump=0.3),
        limb("240,266 241,246", [24, 21], SKIN, skin=0.5),
        plate(place("-17,-8! 17,-8! 16,9! -16,9!", 240, 262, 1, 4), "#ecbc4c", round=5, shine=0.7),
        *spread(Hand(241, 246, 32, -92, SKIN)),
    ]


def body() -> list[Shape]:
    """Paint his coat, its tails in the air, and the arm that reaches for safety."""
    tails = (
        ("236,322! 276,300 322,296 334,304! 312,330 274,344 250,350!", "#e8b04c"),
        ("240,318! 280,290 318,276 334,280! 310,312 278,334 252,344!", COAT),
    )
    buttons = [
        Shape(ellipse(x, y, 4.4), "#ffd860", round=4, shine=0.8, contact=0.6)
        for x, y in ((136, 346), (162, 360), (188, 372))
    ]
    return [
        *(Shape(smooth(way), tone, round=10, bump=0.3, contact=0.6) for way, tone in tails),
        Shape(smooth("128,318 158,296 204,294 250,314 276,346 258,384 214,398 160,386 124,356"),
            COAT, round=40, bump=0.3,
            detail=grooves(["112,340 170,374 240,392", "210,300 220,340 206,380"], "#6a1424", 3.4)),
        Shape(taper("236,306 246,350 228,396", [17, 19, 17]), "#5a3424", round=8, bump=0.2),
        plate(place("-13,-12! 13,-12! 13,12! -13,12!", 236, 376, 1, 20), "#f4c850", round=6,
            shine=0.7),
        *buttons,
        limb("152,332 106,362 74,336", [48, 42, 32], COAT, bump=0.3),
        limb("78,340 56,322", [26, 22], SKIN, skin=0.5),
        plate(place("-18,-8! 18,-8! 17,9! -17,9!", 76, 337, 1, -52), "#ecbc4c", round=5, shine=0.7),
        *spread(Hand(58, 324, 33, -142, SKIN, True)),
    ]  # fmt: skip


def head() -> list[Shape]:
    """Paint his head, its hair on end, his eyes on what is above him."""
    hair = [f"{x},236 {x - 6 + k * 3},214 {x - 10 + k * 7},{190 + abs(k - 2) * 5}"
        for k, x in enumerate((188, 204, 220, 236, 252))]  # fmt: skip
    teeth = grooves(["212,292 212,306", "226,292 227,306"], "#b8a090", 1.6)
    return [
        *strands(hair, ("#8a4a20", "#b8682e"), 17),
        Shape(ellipse(172, 276, 11, 14), SKIN, round=9, skin=0.4),
        Shape(ellipse(268, 272, 13, 16), SKIN, round=9, skin=0.4,
            detail=grooves(["266,264 272,272 266,280"], "#b05c48", 3)),
        Shape(smooth("176,250 194,228 222,222 250,232 264,258 262,296 246,330 218,340 188,330 "
            "176,296"), SKIN, round=44, skin=0.5,
            detail=grooves(["206,236 220,233 236,236"], "#b8684c", 2.4)),
        Shape(smooth("188,300 202,290 220,294 238,288 252,298 248,328 222,344 196,330"), "#5a1420",
            round=5, flat=0.5, rim=0, contact=0.2),
        Shape(smooth("200,324 214,316 226,320 240,318 234,336 210,338"), "#f0706c", round=8,
            ink=0.4, shine=0.4),
        Shape(smooth("199,294 220,298 242,292 240,303 221,307 202,304"), "#fff6e0", round=4,
            ink=0.4, detail=teeth),
        *eyeball((201, 264), 18, "#5a9a3a", (6, -6)),
        *eyeball((241, 261), 19, "#5a9a3a", (6, -6)),
        Shape(taper("180,240 196,229 214,240", [5, 10, 4]), "#7a3c18", round=4, bump=0.5),
        Shape(taper("228,236 246,225 262,238", [4, 10, 5]), "#7a3c18", round=4, bump=0.5),
        Shape(ellipse(216, 280, 15, 12), "#f0907c", round=13, skin=0.4, shine=0.4, contact=0.7),
        Shape(smooth("217,291 202,286 180,296 166,312 186,308 208,303 218,297 234,302 256,302 "
            "274,312 262,290 236,284"), "#94502a", round=8, bump=0.5, contact=0.8,
            detail=grooves(["210,294 190,298 176,308", "226,293 248,296 264,306"], "#5c2c14", 2)),
    ]  # fmt: skip


def helmet(x: float, y: float, turn: float) -> list[Shape]:
    """Paint his helmet wherever it has flown."""
    pot = place("-40,12! -35,-20 0,-40 35,-20 40,12! 0,20", x, y, 1, turn)
    brim = place("-54,10 -20,18 20,18 54,10 46,22 0,30 -46,22", x, y, 1, turn)
    return [
        plate(pot, "#a4b2d0", round=26, shine=0.8, gloss=16),
        plate(brim, "#c4d0e4", round=6, shine=0.8),
        plate(place("-4,-42! 4,-42! 5,14! -5,14!", x, y, 1, turn), "#e8c05a", round=4, shine=0.7),
    ]
