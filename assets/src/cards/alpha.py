"""Alpha: the wolf who leads, spear and shield in hand, and his pack at his feet."""

import math
from dataclasses import replace
from typing import TypeAlias

from ..actors import Hand, eyeball, lid, moved, outdoors, strands
from ..anatomy import ARM, LEG, limb_of, muscle
from ..curves import Knot, ellipse, place, polygon, ridge, smooth, taper
from ..faces import fang
from ..figures import Spot, drape, limb, plate
from ..hands import clasp
from ..props import pine, rivets, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, specks
from ._muzzle import DEEP, FUR, PALE, mouth, muzzle, tooth
from ._wolves import lurking, pack, paw

LIGHT = replace(
    lit("#0a0c24", "#5a62a4", "#d8f0ff", "#c8704c", 1.2), key=(-0.68, -0.42, 0.58),
    key_colour="#ffdcb0",
)  # fmt: skip
GOLD = "#c8a050"
MANE = "#34344e"
#: Where the head is drawn, where it goes, and how much smaller.
UP = ((160.0, 200.0), (162.0, 172.0), 0.8)
SHIELD = (312.0, 420.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
NEAR: Joints = ((204, 388), (112, 392), (138, 440))
FAR: Joints = ((236, 380), (222, 438), (254, 474))
SPEAR_ARM: Joints = ((146, 284), (126, 346), (82, 314))
SHIELD_ARM: Joints = ((278, 272), (350, 310), (326, 344))


def scene() -> Scene:
    """Paint hills by the moon, cloak and legs on a rock, chest, spear, head, shield, the pack."""
    colours = (
        linear("cloak", (60, 250), (330, 480), (0, "#d83c4c"), (0.5, "#8c2038"), (1, "#48102c"))
        + linear("rock", (0, 430), (0, 525), (0, "#e4e4f4"), (0.5, "#a8a8cc"), (1, "#686494"))
        + linear("wolf", (0, 420), (0, 525), (0, "#74748e"), (1, "#34365c"))
        + radial("moon", (292, 104), 96, (0, "#fffff0"), (1, "#e0ecff"))
        + radial("steel", (262, 340), 110, (0, "#ffffff"), (0.4, "#a8b8dc"), (1, "#4c5c94"))
        + radial("head", (150, 130), 170, (0, "#d4ccd0"), (0.5, "#a4a0b2"), (1, "#62648a"))
    )
    picture = outdoors(
        LIGHT, ("#141c50", "#2c4488", "#88a8e0"), ("#b4c4ec", "#8ca0d8", "#5c6cac"), 350, colours,
        17,
    )  # fmt: skip
    _night(picture)
    picture.group(*_cloak(), shadow=0.4, roundness=80)
    _rock(picture)
    picture.group(*_chest(), shadow=0.3)
    picture.group(*_legs(), shadow=0.4)
    picture.group(*_spear(), shadow=0.5, shadow_offset=(6, 8))
    picture.group(*moved(_head(), *UP), shadow=0.5, shadow_offset=(-2, 10), roundness=60)
    picture.sharp("".join(oval(x, y, 2.6, r * 0.5, "#140a12") + disc(x - 2.4, y - 3, r * 0.2,
        "#fff") for x, y, r in ((129.2, 132.8, 8.4), (185.2, 134.4, 10.2))))  # fmt: skip
    picture.group(*_shield(), shadow=0.5, shadow_blur=9)
    picture.group(*pack(), shadow=0.5)
    picture.afterglow(disc(129, 133, 10, "#ffd040", 0.5) + disc(186, 135, 12, "#ffd040", 0.5), 6)
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
    """Raise a ledge with a boulder that he sets one foot on, with snow upon both."""
    ledge = polygon([(-10, 530), (-10, 480), (40, 472), (200, 484), (300, 478), (385, 486), (385,
        530)])  # fmt: skip
    stone = polygon([(34, 530), (40, 486), (62, 462), (104, 452), (156, 458), (178, 480), (186,
        530)])  # fmt: skip
    cracks = lines(["66,466 84,496 76,530", "150,460 138,490 156,526"], "#2c3470", 3, 0.6)
    picture.group(
        Shape(ledge, "url(#rock)", round=14, bump=1, bump_size=14),
        Shape(stone, "url(#rock)", round=16, bump=1, bump_size=14, detail=cracks),
        form=0,
    )
    snow = smooth("40,484! 58,462 104,450 158,456 182,482! 158,472 138,480 112,468 84,480 62,474")
    picture.group(Shape(snow, "#f4f8ff", round=8, contact=0.6), shadow=0.3, form=0)
    picture.shade(oval(112, 464, 52, 9, "#2c3878", 0.8), 4)
    picture.shade(oval(270, 500, 96, 10, "#2c3878", 0.8), 4)


def _leg(joints: Joints, at: Spot, wide: float) -> list[Shape]:
    """Bend a wolf's leg: thigh and shank in one, from the hock down to the paw, a greave on it."""
    hock = joints[2]
    tuft = tufts([(hock[0] + 6, hock[1] - 22), (hock[0] + 13, hock[1] - 4)], 6, 9, 3, 1.4, 3)
    return [
        limb([hock, (at.x + 6, at.y - 4)], [wide * 0.44, wide * 0.42, wide * 0.4], FUR, bump=0.3),
        *paw(at, FUR),
        Shape(tuft, FUR, round=4, ink=0.6),
        limb_of(joints, wide, LEG, FUR, bump=0.4, skin=0.2, detail=muscle(joints, wide, DEEP)),
    ]


def _legs() -> list[Shape]:
    """Put one foot up on the boulder and his weight on the other; belt and red cloth between."""
    (kx, ky), (hx, hy) = NEAR[1:]
    cap = place("-17,-12 -6,-22 12,-20 20,-4 14,12 0,18 -14,10", kx + 2, ky)
    lean = math.degrees(math.atan2(hy - ky, hx - kx)) - 90
    greave = place("-19,16! 0,22 17,14! 18,32 14,46! 4,52 -8,48! -13,34", kx + 2, ky, 1, lean)
    cloth = ("184,362! 262,360! 272,392 266,436! 256,418 246,464! 236,428 226,450! 218,416 "
        "206,428! 200,404 190,410! 184,388")  # fmt: skip
    return [
        *_leg(FAR, Spot(238, 496, 1.15), 64),
        *_leg(NEAR, Spot(112, 450, 1.15), 66),
        plate(greave, "url(#steel)", round=10, shine=0.9),
        plate(cap, GOLD, round=12, shine=0.8),
        *drape(cloth, "#7c2c3c", ["212,372 214,404", "242,372 248,430"], "#34101c", 9),
        Shape(taper("152,354 206,372 270,352", [22, 24, 22]), "#6c3434", round=8, shine=0.3,
            detail=lines(["152,346 206,364 270,344", "152,362 206,380 270,360"], GOLD, 2.4, 1)),
        *rivets([(168, 360), (184, 366), (230, 366), (250, 360)], 4, "#ffe8b0"),
        plate(_ring(208, 371, 15, 15), GOLD, round=9, shine=0.8),
    ]  # fmt: skip


def _chest() -> list[Shape]:
    bib = ("142,240! 244,240! 266,272! 246,276 252,304! 230,300 234,330! 212,320 206,354! "
        "184,324 160,332! 160,306 136,308! 144,284 122,280!")  # fmt: skip
    return [
        Shape(smooth("112,262 150,236 240,236 282,262 286,316 262,368 212,380 170,368 158,338 "
            "122,322 106,286"), FUR, round=46, bump=0.6, bump_size=10,
            detail=lines(["168,330 176,348 190,358", "262,330 252,350 238,360"], DEEP, 4, 0.5)),
        Shape(smooth(bib), PALE, round=18, bump=0.9, contact=0.5,
            detail=lines(["162,262 168,290 164,316", "192,258 198,300 200,340",
            "222,262 226,290 230,314", "178,300 182,326", "208,296 212,322"], "#a89c9c", 3, 0.5)),
        limb("130,290 182,328 262,296", [11, 11, 11], GOLD, shine=0.6, round=5),
        plate(_ring(186, 326, 16, 16), GOLD, round=8, shine=0.6),
        Shape(ellipse(186, 326, 8), "#8cf0ff", round=7, shine=0.8),
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
    """Turn the face three quarters to the left, chin a little down, lips drawn back."""
    return [
        *_mane(),
        Shape(smooth("112,112! 96,62 104,16! 140,46 160,92!"), DEEP, round=12, bump=0.7,
            detail=fill(smooth("116,92 106,60 110,38! 132,58 144,88"), "#a8607c", 0.8)),
        Shape(smooth("204,88! 224,40 262,8! 276,58 262,124!"), FUR, round=16, bump=0.7,
            detail=fill(smooth("222,90 236,52 258,28! 264,62 250,108"), "#c87c94", 0.85)),
        Shape(smooth("150,82 200,76 246,100 266,146 258,202 230,240 188,258 140,250 110,214 "
            "100,168 110,118"), "url(#head)", round=60, bump=0.4, bump_size=14, ink=0.4),
        *mouth(),
        Shape(smooth("238,146! 258,160 284,166! 268,180 292,206! 270,206 280,238! 256,230 "
            "250,258! 236,240 220,260! 214,234 226,190"), "#b4aebc", round=16, bump=0.8,
            contact=0.4, ink=0.6, detail=lines(["240,172 258,182 274,198",
            "236,196 250,212 266,228", "230,214 238,232"], "#8c8496", 3, 0.5)),
        Shape(smooth("110,164! 92,174 76,196! 94,202 82,232! 106,230 112,200"), "#dcd2d0",
            round=10, bump=0.6, contact=0.6),
        *muzzle(),
        Shape(smooth("60,190 78,178 100,184 104,198 92,212 72,210 62,202"), "#1c1830", round=12,
            shine=0.8, contact=0.8),
        *eyeball((120, 150), 11.5, "#ffc030", (-1, 1)),
        *eyeball((191, 152), 15, "#ffc030", (-2, 1)),
        lid((120, 150), 12.5, DEEP, 22, 0.3),
        lid((191, 152), 16, DEEP, -20, 0.3),
        *strands(["136,148 116,132 96,128", "164,150 192,130 224,128", "166,140 194,122 218,118"],
            (DEEP, DEEP, "#7080b4"), 18),
        Shape(taper("206,132 198,150 202,176", [1, 4, 1]), "#d8889c", round=2, ink=0.2),
        limb("112,108 148,96 200,92 248,112", [12, 13, 14, 13], GOLD, round=6, shine=0.6),
        Shape(polygon("150,78! 163,95! 150,116! 138,97!"), "#8cf0ff", round=7, shine=0.8),
    ]  # fmt: skip


def _mane() -> list[Shape]:
    """Let his mane stand out in tufts, darker the further back."""
    return [
        Shape(smooth(_ring(212, 208, 106, 124, 13, 0.26)), MANE, round=30, bump=0.8),
        Shape(smooth(_ring(202, 194, 86, 96, 12, 0.24)), "#6a6a84", round=24, bump=0.8,
            contact=0.5, ink=0.7),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    """Rest the shield on its rim, a little aside, and a paw on top of it; a steel shoulder."""
    x, y = SHIELD
    shoulder = "-48,34! -46,-6 -24,-32 14,-36 42,-16 50,26! 20,14 -18,18"
    fangs = [tooth(x + dx, y - 19 + abs(dx) * 0.3, 42, 15, -dx * 0.5) for dx in (-19, 0, 19)]
    scars = lines([[(x - 44, y + 16), (x - 24, y + 42)], [(x + 24, y - 50), (x + 36, y - 24)]],
        "#3c4c84", 2.4, 0.9)  # fmt: skip
    bolts = place(_ring(0, 0, 47, 50), x, y, 1, 10)
    toes = ((290, 344, 283, 366), (303, 347, 298, 372), (316, 348, 315, 371), (328, 346, 330, 366))
    return [
        Shape(ellipse(x + 8, y + 2, 61, 68), "#7c5830", round=8),
        Shape(ellipse(x, y, 61, 68), GOLD, round=12, shine=0.8, gloss=10),
        Shape(ellipse(x, y, 51, 58), "url(#steel)", round=50, shine=0.9, gloss=16,
            detail=scars, contact=0.7),
        Shape(ellipse(x, y, 35, 40), "#b82c40", round=8, bump=0.3),
        *fangs,
        *rivets([(x + (p.x - x) * 0.93, y + (p.y - y) * 1.03) for p in bolts], 5, "#ffe8b0"),
        limb_of(SHIELD_ARM, 62, ARM, FUR, bump=0.4, detail=muscle(SHIELD_ARM, 62, DEEP)),
        Shape(tufts("360,296 364,314 350,332", 9, 15, 6, 1.9, 4), FUR, round=4, ink=0.6),
        Shape(smooth("278,350 284,334 304,324 330,326 342,344 328,356 298,358"), FUR, round=14,
            bump=0.3),
        *(part for a, b, c, d in toes for part in (
            fang(c, d + 2, 13, 9, 6, "#2c2c4c"), limb([(a, b), (c, d)], [15, 16, 14], FUR))),
        *[plate(place(shoulder, 290, 268 + drop, k, 24), tone, round=20, shine=0.8, gloss=12)
            for drop, k, tone in ((9, 0.8, GOLD), (2, 0.76, "url(#steel)"))],
        *rivets([(268, 264), (291, 254), (312, 268)], 4, "#ffe8b0"),
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
