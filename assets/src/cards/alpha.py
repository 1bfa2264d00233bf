"""Alpha: the wolf who leads, spear and shield in hand, and his pack before him."""

import math
from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, eyeball, lid, outdoors, strands
from ..anatomy import ARM, limb_of, muscle
from ..curves import Knot, ellipse, place, polygon, ridge, smooth, taper
from ..figures import drape, limb, plate
from ..hands import clasp
from ..props import pine, rivets, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, specks
from ._muzzle import DEEP, FUR, PALE, mouth, muzzle, tooth
from ._wolves import lurking, pack

LIGHT = replace(
    lit("#0a0c24", "#4c6090", "#d8f0ff", "#c8704c", 1.2), key=(-0.68, -0.42, 0.58),
    key_colour="#ffdcb0",
)  # fmt: skip
GOLD = "#c8a050"
MANE = "#34344e"
SHIELD = (262.0, 360.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
SPEAR_ARM: Joints = ((146, 284), (126, 346), (82, 314))
SHIELD_ARM: Joints = ((274, 274), (346, 336), (286, 388))


def scene() -> Scene:
    """Paint hills by the moon, cloak, chest, spear, head, shield, a crest of rock, the pack."""
    colours = (
        linear("cloak", (60, 250), (330, 480), (0, "#d83c4c"), (0.5, "#8c2038"), (1, "#48102c"))
        + linear("rock", (0, 430), (0, 525), (0, "#e4e4f4"), (0.5, "#a8a8cc"), (1, "#686494"))
        + linear("wolf", (0, 420), (0, 525), (0, "#74748e"), (1, "#34365c"))
        + radial("moon", (292, 104), 96, (0, "#fffff0"), (1, "#e0ecff"))
        + radial("steel", (262, 340), 110, (0, "#ffffff"), (0.4, "#a8b8dc"), (1, "#4c5c94"))
        + radial("head", (150, 130), 170, (0, "#dcd8d4"), (0.5, "#a8acb4"), (1, "#5c6884"))
    )
    picture = outdoors(
        LIGHT, ("#141c50", "#2c4488", "#88a8e0"), ("#b4c4ec", "#8ca0d8", "#5c6cac"), 350, colours,
        17,
    )  # fmt: skip
    _night(picture)
    picture.group(*_cloak(), shadow=0.4, roundness=80)
    picture.group(*_chest(), shadow=0.3, roundness=80)
    picture.group(*_spear(), shadow=0.5, shadow_offset=(6, 8))
    picture.group(*_head(), shadow=0.5, shadow_offset=(-2, 10), roundness=60)
    picture.sharp("".join(oval(x, y, 2.8, r, "#140a12") + disc(x - 3, y - 3, r * 0.45, "#fff")
        for x, y, r in ((128, 141, 5), (177, 148, 6))))  # fmt: skip
    picture.group(*_shield_arm(), shadow=0.5)
    picture.group(*_shield(), shadow=0.5, shadow_blur=9)
    _rock(picture)
    picture.group(*pack(), shadow=0.5)
    picture.afterglow(disc(128, 141, 11, "#ffd040", 0.5) + disc(177, 148, 13, "#ffd040", 0.5), 6)
    picture.afterglow(specks(7, 16, (15, 30, 360, 470), "#ffffff"), 0.4)
    return picture


def _night(picture: Scene) -> None:
    """Let a large moon stand behind his mane, peaks and a wood below it, snow before them."""
    picture.glow(disc(292, 104, 150, "#a8c8ff", 0.5), 26)
    picture.cover(disc(292, 104, 86, "url(#moon)"))
    picture.cover(oval(322, 70, 20, 15, "#ccdaf2", 0.8) + oval(352, 118, 12, 15, "#ccdaf2", 0.8)
        + oval(336, 150, 15, 9, "#ccdaf2", 0.7))  # fmt: skip
    peaks = polygon([(-5, 320), (24, 206), (64, 258), (120, 190), (210, 270), (316, 214), (380,
        280), (380, 400), (-5, 400)])  # fmt: skip
    picture.veil(fill(peaks, "#4458a4", 0.9), 1)
    picture.cover(fill("M24 206L44 240L28 232L14 246ZM120 190L140 222L122 216L102 224Z"
        "M316 214L342 246L318 238L294 248Z", "#a8bcec", 0.9))  # fmt: skip
    trees = "".join(pine(x, 372, h, h * 0.2, i) for i, (x, h) in enumerate(((4, 190), (34, 120),
        (64, 90), (312, 90), (338, 150), (374, 200))))  # fmt: skip
    picture.cover(fill(trees, "#1a2658"))
    lurking(picture)
    picture.cover(fill(ridge(-5, 380, 362, 7, 6), "url(#earth)"))
    drifts = ("-10,388 -4,360 22,352 44,366 70,358 96,372 130,392",
        "380,392 384,350 362,344 340,360 318,354 296,370 270,392")  # fmt: skip
    picture.cover("".join(fill(smooth(drift), "#c4d2f2") for drift in drifts))
    picture.shade("".join(fill(smooth(way), "#5468b4", 0.6) for way in ("-6,392 20,372 60,376 "
        "118,400 60,396", "380,392 350,368 312,376 270,398 320,398")), 3)  # fmt: skip
    picture.shade(fill(smooth("-10,384 90,372 190,392 385,374 385,410 200,424 -10,410"), "#5064b0",
        0.5), 8)  # fmt: skip


def _cloak() -> list[Shape]:
    """Let the wind take the cloak out to the right, behind the shield."""
    outline = (
        "150,240 106,264 90,330 66,400 46,452! 78,444 100,468! 150,440 178,462! 214,444 250,474! "
        "290,452 330,480! 352,462 377,470! 374,380 368,310 322,252 262,238"
    )
    folds = ["112,290 88,370 72,446", "318,270 362,340 360,450", "130,290 112,380 108,450"]
    return drape(outline, "url(#cloak)", folds, "#3c0c2c", 17)


def _rock(picture: Scene) -> None:
    """Raise a crest of stone before his legs, with snow upon it."""
    crest = ("-10,530! -10,470 36,452 92,446! 124,432 186,428 240,440! 290,434 340,446 385,470! "
        "385,530!")  # fmt: skip
    cracks = lines(["118,440 130,480 118,530", "246,446 232,486 250,526", "184,476 196,500"],
        "#2c3470", 3, 0.6)  # fmt: skip
    picture.group(Shape(smooth(crest), "url(#rock)", round=16, bump=1, bump_size=14,
        detail=cracks), form=0, shadow=0.5)  # fmt: skip
    snow = smooth("-10,474! 36,450 92,443 124,429 186,424 240,436 290,431 340,443 385,468! "
        "348,462 324,452 296,458 262,446 234,456 208,442 176,452 142,442 112,464 84,456 50,472 "
        "22,466")  # fmt: skip
    picture.group(Shape(snow, "#f0f6ff", round=8, contact=0.6), shadow=0.3, form=0)
    picture.shade(oval(190, 440, 80, 7, "#2c3878", 0.5), 5)


def _chest() -> list[Shape]:
    """Turn a broad chest to the left: bib, belt, red cloth, and the strap of the shield."""
    bib = ("134,236! 232,236! 246,268! 230,274 234,304! 210,300 206,340! 186,322 172,350! "
        "160,322 142,326! 144,296 126,290!")  # fmt: skip
    cloth = "150,380! 240,372! 262,460! 132,460!"
    return [
        *drape(cloth, "#a02c3c", ["178,392 172,450", "212,390 222,450"], "#48101c", 11),
        Shape(smooth("108,262 146,236 236,236 284,258 290,316 262,366 246,392 196,404 152,390 "
            "138,344 112,312"), FUR, round=56, bump=0.6, bump_size=10,
            detail=lines(["150,340 164,362 160,384", "250,340 234,362 236,384"], DEEP, 4, 0.5)),
        Shape(smooth(bib), PALE, round=18, bump=0.9, contact=0.5,
            detail=lines(["156,262 160,290 154,312", "182,258 180,298 176,334",
            "212,262 212,286 204,314"], "#9ca0a8", 3, 0.5)),
        limb("126,274 176,318 262,352", [13, 14, 13], "#6c3c30", shine=0.3, round=5),
        plate(_ring(176, 318, 17, 17), GOLD, round=8, shine=0.7),
        Shape(ellipse(176, 318, 9), "#8cf0ff", round=7, shine=0.8),
        Shape(taper("144,378 194,394 254,376", [24, 26, 24]), "#6c3434", round=8, shine=0.3,
            detail=lines(["144,369 194,386 254,368", "144,387 194,403 254,385"], GOLD, 2.6, 1)),
        plate(_ring(184, 392, 17, 17), GOLD, round=9, shine=0.8),
    ]  # fmt: skip


def _spear() -> list[Shape]:
    """Plant it upright: cloak over the shoulder, one arm, a bracer, claws closed on the shaft."""
    held = [
        Shape(taper("38,540 48,300 58,110", [11, 11, 10]), "#8c6444", round=4, bump=0.4),
        plate("58,122 42,98 50,42 62,4! 70,46 76,100", "#dce8fc", round=12, shine=0.7),
        Shape(smooth("54,128 38,146 40,174 52,156 58,180 64,154 68,128"), "#c83444", round=7),
        limb("46,124 70,127", [10, 10], "#c83444"),
    ]
    hand = Hand(78, 308, 43, -172, FUR, True)
    arm = limb_of(SPEAR_ARM, 60, ARM, FUR, bump=0.4, detail=muscle(SPEAR_ARM, 60, DEEP))
    return [
        *clasp(hand, held, [(106, 330), (88, 314)], 36, "#2c2c4c"),
        arm,
        Shape(tufts("112,366 136,362 146,346", 9, 15, 4, 1.9, 4), FUR, round=4, ink=0.6),
        plate("70,296! 96,306! 116,330! 100,350! 78,338 64,322!", GOLD, round=16, shine=0.8,
            gloss=10),
        limb("70,296 62,324", [7, 7], "#ffe8b0", round=3, shine=0.7),
        limb("117,328 100,352", [7, 7], "#ffe8b0", round=3, shine=0.7),
        Shape(smooth("166,246 128,256 106,282 104,304! 120,312 142,328 158,352! 176,326 176,268"),
            "url(#cloak)", round=26, bump=0.4, bump_size=14,
            detail=lines(["128,272 130,300 148,330", "150,262 156,304"], "#3c0c2c", 8, 0.5)),
        limb("104,304 120,312 142,328 158,352", [8, 9, 9, 8], GOLD, round=4, shine=0.7),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face to the left down a long muzzle, ears up, lips drawn back."""
    return [
        *_mane(),
        Shape(smooth("140,116! 128,66 140,20! 170,52 186,104!"), DEEP, round=12, bump=0.7,
            detail=fill(smooth("148,100 140,64 146,42! 162,62 170,100"), "#98586c", 0.8)),
        *mouth(),
        Shape(smooth("128,150 138,118 166,96 204,90 240,106 258,142 256,190 236,224 200,240 "
            "170,226 146,196 132,172"), "url(#head)", round=50, bump=0.4, bump_size=14, ink=0.5),
        Shape(smooth("196,106! 204,54 238,10! 260,60 246,128!"), "#9ca0aa", round=16, bump=0.7,
            detail=fill(smooth("212,102 218,62 236,32! 246,66 236,110"), "#b8707c", 0.85)),
        Shape(smooth("232,146! 262,166 296,176! 272,192 294,222! 262,218 268,252! 236,236 "
            "220,262! 206,238 186,250! 190,222 208,190"), "#c4c4c8", round=16, bump=0.8,
            contact=0.4, ink=0.6, detail=lines(["234,176 256,188 274,200",
            "226,200 244,214 254,234", "212,214 218,240"], "#848a98", 3, 0.5)),
        *eyeball((129, 140), 9, "#ffc030", (-1, 1)),
        *muzzle(),
        *eyeball((179, 147), 13, "#ffc030", (-2, 1)),
        lid((129, 139), 10, DEEP, 30, 0.34),
        lid((179, 147), 14.5, DEEP, -18, 0.36),
        *strands(["142,136 126,124 112,124", "156,146 184,124 216,118", "160,134 186,112 212,108"],
            (DEEP, DEEP, "#5c6884"), 17),
        limb("146,122 172,104 206,100 240,116", [11, 13, 13, 12], GOLD, round=6, shine=0.6),
        Shape(polygon("160,94! 170,109! 162,128! 151,112!"), "#8cf0ff", round=7, shine=0.8),
        Shape(taper("196,122 188,146 196,178", [1, 4, 1]), "#d8889c", round=2, ink=0.2),
    ]  # fmt: skip


def _mane() -> list[Shape]:
    """Let his mane stand out in a few large tufts, darker the further back."""
    return [
        Shape(smooth("186,72! 236,68 300,86! 288,112 334,142! 310,160 344,210! 312,218 330,270! "
            "290,264 282,306! 246,282 214,312! 190,282 150,290! 146,240 160,150"), MANE,
            round=30, bump=0.8, detail=lines(["270,120 300,146", "276,170 316,204",
            "262,220 306,254", "236,248 272,290"], "#1c2040", 5, 0.6)),
        Shape(smooth("214,88! 262,104 296,140! 280,160 312,196! 284,208 292,248! 254,246 "
            "238,284! 208,262 172,280! 168,220 190,140"), "#626a80", round=24, bump=0.8,
            contact=0.5, ink=0.7),
    ]  # fmt: skip


def _shield_arm() -> list[Shape]:
    """Bend the arm that wears the shield: its forearm lies behind it in the straps."""
    shoulder = "-48,34! -46,-6 -24,-32 14,-36 42,-16 50,26! 20,14 -18,18"
    return [
        limb_of(SHIELD_ARM, 66, ARM, FUR, 1, bump=0.4, detail=muscle(SHIELD_ARM, 66, DEEP, 1)),
        Shape(tufts("362,320 368,338 356,360", 8, 15, 6, 1.9, 4), FUR, round=4, ink=0.6),
        *[plate(place(shoulder, 282, 272 + drop, k, 30), tone, round=20, shine=0.8, gloss=12)
            for drop, k, tone in ((10, 0.92, GOLD), (2, 0.86, "url(#steel)"))],
        *rivets([(258, 266), (284, 254), (308, 272)], 4.4, "#ffe8b0"),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    """Hold a round shield before his side, three fangs on it."""
    x, y = SHIELD
    fangs = [tooth(x + dx, y - 24 + abs(dx) * 0.3, 54, 20, -dx * 0.4) for dx in (-24, 0, 24)]
    scars = lines([[(x - 50, y + 18), (x - 28, y + 46)], [(x + 26, y - 58), (x + 40, y - 28)]],
        "#3c4c84", 2.6, 0.9)  # fmt: skip
    bolts = place(_ring(0, 0, 57, 62), x, y, 1, 10)
    return [
        Shape(ellipse(x + 9, y + 3, 70, 75), "#7c5830", round=8),
        Shape(ellipse(x, y, 70, 75), GOLD, round=12, shine=0.8, gloss=10),
        Shape(ellipse(x, y, 59, 64), "url(#steel)", round=50, shine=0.9, gloss=16,
            detail=scars, contact=0.7),
        Shape(ellipse(x, y, 42, 46), "#b82c40", round=8, bump=0.3),
        *fangs,
        *rivets([(p.x * 1.1 - x * 0.1, p.y * 1.1 - y * 0.1) for p in bolts], 5.4, "#ffe8b0"),
    ]  # fmt: skip


def _ring(
    x: float, y: float, wide: float, tall: float, tips: int = 4, far: float = 0
) -> list[Knot]:
    """Lead a line round in dips and tips, as far as these stand out; by itself a circle."""
    line = []
    for step in range(2 * tips):
        turn, tip = math.pi * step / tips, step % 2 * far
        out = 1 + tip * (0.75 + 0.25 * (step % 3))
        line.append(Knot(x + wide * out * math.cos(turn), y + tall * out * math.sin(turn)
            + tip * 50, tip > 0))  # fmt: skip
    return line
