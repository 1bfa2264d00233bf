"""Alpha: the wolf who leads, spear and shield in hand, and his pack at his feet."""

import math
from dataclasses import replace

from ..actors import Hand, earth, eyeball, grip, lid, motes, moved, outdoors, strands
from ..curves import Knot, ellipse, place, polygon, smooth, taper
from ..faces import fang
from ..figures import Spot, drape, limb, plate
from ..props import pine, rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial

LIGHT = replace(
    lit("#0a0c24", "#4c62b4", "#d8f0ff", "#c8704c", 1.2), key=(-0.68, -0.42, 0.58),
    key_colour="#ffdcb0",
)  # fmt: skip
FUR, PALE, DEEP, GOLD = "#9c9cb0", "#fbeedc", "#484a68", "#c8a050"
MANE = "#34344e"
#: Where the head is drawn, where it goes, and how much smaller.
UP = ((160.0, 200.0), (160.0, 178.0), 0.86)
SHIELD = (284.0, 376.0)


def scene() -> Scene:
    """Paint hills by the moon, cloak and legs on a rock, chest, spear, head, shield, the pack."""
    colours = (
        linear("cloak", (60, 250), (330, 480), (0, "#d83c4c"), (0.6, "#98243c"), (1, "#5c1434"))
        + linear("rock", (0, 430), (0, 525), (0, "#b0a8b8"), (0.4, "#746c90"), (1, "#403a6c"))
        + linear("wolf", (0, 400), (0, 525), (0, "#5c5c78"), (1, "#26284a"))
        + radial("moon", (306, 70), 60, (0, "#fffff0"), (1, "#e0ecff"))
        + radial("steel", (262, 340), 110, (0, "#ffffff"), (0.4, "#a8b8dc"), (1, "#4c5c94"))
        + radial("head", (150, 130), 170, (0, "#c0bcc4"), (0.5, "#8c8ca6"), (1, "#54567c"))
    )
    picture = outdoors(
        LIGHT, ("#141c50", "#2c4488", "#88a8e0"), ("#b4c8f0", "#7c90c8", "#3c4884"), 300, colours,
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
        "#fff") for x, y, r in ((124.7, 135.9, 9), (184.9, 137.6, 11))))  # fmt: skip
    picture.group(*_shield(), shadow=0.5, shadow_blur=9)
    picture.group(*_pack(), shadow=0.5)
    picture.afterglow(disc(125, 136, 11, "#ffd040", 0.5) + disc(186, 138, 13, "#ffd040", 0.5), 6)
    return motes(picture, "#ffffff", 7, 8)


def _night(picture: Scene) -> None:
    picture.glow(disc(306, 70, 96, "#a8c8ff", 0.5), 22)
    picture.cover(disc(306, 70, 50, "url(#moon)"))
    picture.cover(oval(318, 58, 11, 9, "#c8d8f4", 0.8) + oval(292, 88, 8, 7, "#c8d8f4", 0.8))
    peaks = polygon([(-5, 320), (30, 190), (76, 250), (130, 180), (210, 270), (300, 200), (380,
        280), (380, 400), (-5, 400)])  # fmt: skip
    picture.veil(fill(peaks, "#5870b4", 0.9), 1)
    picture.cover(fill("M30 190L50 224L34 216L20 230ZM130 180L150 212L132 206L112 214Z"
        "M300 200L324 230L300 222L276 232Z", "#c8d8f8", 0.9))  # fmt: skip
    trees = "".join(pine(x, 330, h, h * 0.2, i) for i, (x, h) in enumerate(((10, 170), (44, 110),
        (344, 150), (372, 190), (310, 90))))  # fmt: skip
    picture.cover(fill(trees, "#24346c"))
    earth(picture, 318, 6, 6)
    picture.glow(oval(-10, 390, 150, 130, "#ff8838", 1), 30)
    for x, y, k in ((20, 322, 0.9), (56, 312, 0.55), (354, 262, 0.8), (336, 296, 0.55)):
        wolf = place("-26,40! -30,0 -22,-14 -24,-34! -10,-22 10,-22 24,-34! 22,-14 30,0 26,40!", x,
            y, k)  # fmt: skip
        picture.cover(fill(smooth(wolf), "#141c48"))
        eyes = "".join(ellipse(x + side * 10 * k, y - 2, 5.4 * k, 3.6 * k, side * -18)
            for side in (-1, 1))  # fmt: skip
        picture.cover(fill(eyes, "#ffe060"))


def _cloak() -> list[Shape]:
    outline = (
        "150,240 96,268 76,316 58,400 30,470! 66,462 96,482! 280,482! 320,462 366,478! 366,400 "
    )
    outline += "358,320 334,266 262,240"
    folds = ["92,290 70,380 56,456", "330,300 346,380 346,460", "120,290 108,380 104,470"]
    return drape(outline, "url(#cloak)", folds, "#3c0c2c", 17)


def _rock(picture: Scene) -> None:
    """Raise a rock for him to stand on, with snow on its ledges."""
    rock = polygon([(-10, 530), (10, 500), (60, 486), (84, 470), (150, 462), (236, 468), (300, 460),
        (332, 478), (385, 490), (385, 530)])  # fmt: skip
    cracks = lines(["96,472 110,500 100,530", "260,468 250,496 270,530"], "#2c3470", 3, 0.6)
    picture.group(Shape(rock, "url(#rock)", round=14, bump=1, bump_size=14, detail=cracks), form=0)
    snow = smooth("78,474! 110,462 150,458 200,464 240,464 304,456! 330,476! 300,474 262,482 "
        "236,476 190,484 150,474 112,480")  # fmt: skip
    picture.group(Shape(snow, "#f0f6ff", round=8, contact=0.6), shadow=0.3, form=0)
    picture.veil(oval(70, 500, 90, 30, "#ffb070", 0.35), 14)
    picture.shade(oval(186, 472, 100, 10, "#2c3878", 0.7), 4)


def _legs() -> list[Shape]:
    """Plant two legs, greaves on them, and hang the red cloth from the belt between them."""
    shapes = []
    for way, x in ((-1, 138), (1, 216)):
        claws = [fang(x + way * 8 + dx, 474, 11, 8, 0, "#2c2c4c") for dx in (-18, -4, 10)]
        shapes += [
            limb([(x - way * 6, 386), (x + way * 4, 430), (x + way * 2, 464)], [66, 56, 38], FUR,
                skin=0.2, bump=0.3),
            plate([(x - 20, 422), (x, 416), (x + 22, 422), (x + 18, 456), (x, 464), (x - 16, 456)],
                "url(#steel)", round=12, shine=0.9),
            limb([(x - 22, 424), (x, 418), (x + 24, 424)], [7, 8, 7], GOLD, round=4, shine=0.7),
            Shape(smooth(place("-26,4 -20,-10 4,-14 24,-6 28,6 0,12", x + way * 8, 468)), FUR,
                round=12, bump=0.3),
            *claws,
        ]  # fmt: skip
    cloth = "152,398! 204,398! 208,436 204,462! 192,450 180,470! 166,452 152,464! 148,436"
    return [
        *shapes,
        *drape(cloth, "url(#cloak)", ["168,404 166,450", "194,404 196,446"], "#3c0c2c", 9),
        Shape(
            taper("112,384 178,402 256,384", [19, 21, 19]),
            "#6c3434",
            round=8,
            shine=0.3,
            detail=lines(["112,378 178,396 256,378", "112,391 178,409 256,391"], GOLD, 2.4, 1),
        ),
        *rivets([(132, 390), (150, 395), (208, 396), (228, 391)], 4, "#ffe8b0"),
        plate(_ring(178, 400, 15, 15), GOLD, round=9, shine=0.8),
    ]


def _chest() -> list[Shape]:
    bib = ("146,244! 244,244! 268,286! 248,292 256,322! 234,318 236,352! 212,340 196,378! "
        "178,342 154,354! 156,320 132,324! 144,294 122,288!")  # fmt: skip
    return [
        Shape(smooth("112,254 150,236 240,236 284,262 286,330 262,396 190,410 120,396 102,330 "
            "98,284"), FUR, round=46, bump=0.6, bump_size=10,
            detail=lines(["124,350 134,370 150,380", "256,350 246,370 230,382"], DEEP, 4, 0.5)),
        Shape(smooth(bib), PALE, round=18, bump=0.9, contact=0.5,
            detail=lines(["166,262 168,290 162,316", "196,258 196,300 194,340",
            "226,262 228,290 232,314", "182,300 182,326", "212,296 214,322"], "#a89c9c", 3, 0.5)),
        limb("140,296 186,330 262,300", [11, 11, 11], GOLD, shine=0.6, round=5),
        plate(_ring(188, 328, 16, 16), GOLD, round=8, shine=0.6),
        Shape(ellipse(188, 328, 8), "#8cf0ff", round=7, shine=0.8),
    ]  # fmt: skip


def _spear() -> list[Shape]:
    """Hold it upright: the cloak over the upper arm, elbow, bracer, wrist, closed hand."""
    return [
        Shape(taper("34,540 48,300 58,110", [11, 11, 10]), "#8c6444", round=4, bump=0.4),
        plate("58,122 42,98 50,42 62,4! 70,46 76,100", "#dce8fc", round=12, shine=0.7),
        Shape(smooth("54,128 38,146 40,174 52,156 58,180 64,154 68,128"), "#c83444", round=7),
        limb("46,124 70,127", [10, 10], "#c83444"),
        limb("142,300 140,340 116,340", [56, 54, 46], FUR, bump=0.3),
        limb("140,340 104,330 80,318", [52, 44, 28], FUR, bump=0.3),
        plate("84,298! 122,308! 118,354! 80,338!", GOLD, round=16, shine=0.8, gloss=10),
        limb("86,298 82,338", [7, 7], "#ffe8b0", round=3, shine=0.7),
        limb("122,308 118,352", [7, 7], "#ffe8b0", round=3, shine=0.7),
        *grip(Hand(78, 316, 36, -166, "#a8b6e0", True)),
        *(fang(x, y, 9, 8, -80, "#2c2c4c") for x, y in ((60, 325), (57, 315), (56, 305))),
        Shape(smooth("158,250 122,262 104,286 104,306! 118,316 136,334 152,366! 170,330 168,276"),
            "url(#cloak)", round=26, bump=0.4, bump_size=14,
            detail=lines(["126,274 128,304 146,340", "146,264 150,310"], "#3c0c2c", 8, 0.5)),
        limb("103,306 118,316 136,334 152,366", [8, 9, 9, 8], GOLD, round=4, shine=0.7),
    ]  # fmt: skip


def _tooth(x: float, y: float, long: float, wide: float, turn: float = 0) -> Shape:
    return fang(x, y, long, wide, turn, "#fffaf0")


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
        Shape(smooth("238,146! 258,160 284,166! 268,180 292,206! 270,206 280,238! 256,230 "
            "250,258! 236,240 220,260! 214,234 226,190"), "#dcd2d0", round=16, bump=0.8,
            contact=0.4, ink=0.6, detail=lines(["240,172 258,182 274,198",
            "236,196 250,212 266,228", "230,214 238,232"], "#8c8496", 3, 0.5)),
        Shape(smooth("110,164! 92,174 76,196! 94,202 82,232! 106,230 112,200"), "#dcd2d0",
            round=10, bump=0.6, contact=0.6),
        *_mouth(),
        Shape(smooth("136,128! 166,128! 190,166 214,200 218,226! 196,242 152,238 116,232 90,228 "
            "72,216 70,196 88,180 112,160"), PALE, round=34, bump=0.5, bump_size=12, contact=0.7,
            detail=lines(["104,208 108,220", "122,210 126,222", "140,212 144,224"], "#6878b0", 3,
            0.7)),
        Shape(smooth("128,120 170,116 178,150 150,176 112,186 96,182 118,156"), FUR, round=24,
            bump=0.4, bump_size=14, contact=0, ink=0.1,
            detail=lines(["112,176 130,160", "122,182 146,166"], DEEP, 3, 0.5)),
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
        *strands(["178,90 190,66 212,62", "164,88 172,66 188,54", "196,88 212,74 232,74"], (FUR,),
            18),
    ]  # fmt: skip


def _mane() -> list[Shape]:
    """Let his mane stand out in tufts, darker the further back."""
    return [
        Shape(smooth(_ring(212, 208, 106, 124, 13, 0.26)), MANE, round=30, bump=0.8),
        Shape(smooth(_ring(202, 194, 86, 96, 12, 0.24)), "#6a6a84", round=24, bump=0.8,
            contact=0.5, ink=0.7),
    ]  # fmt: skip


def _mouth() -> list[Shape]:
    """Jaw, throat, tongue, and the teeth that the lip will cover at their roots."""
    return [
        Shape(smooth("92,240! 120,250 170,254 222,226! 224,254 196,280 152,290 116,282 96,262"),
            "#c8d4f0", round=18, bump=0.8, bump_size=6, contact=0.6),
        Shape(smooth("82,222! 130,232 180,236 222,216! 216,246 188,264 144,268 108,258 90,244"),
            "#5c1028", round=6, flat=0.4, rim=0, contact=0.5),
        Shape(smooth("112,258 136,244 172,248 196,256 170,266 140,268"), "#e06878", round=9,
            ink=0.4, shine=0.4),
        *(_tooth(x, y, long, 10, 180) for x, y, long in ((104, 254, 20), (122, 263, 11),
            (140, 267, 11), (160, 267, 12), (180, 263, 13), (198, 254, 14))),
        *(_tooth(x, y, long, wide) for x, y, long, wide in ((88, 222, 14, 9), (104, 224, 32, 14),
            (124, 230, 14, 10), (140, 232, 14, 10), (158, 234, 16, 11), (178, 234, 17, 12),
            (198, 228, 15, 11))),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    """Turn the shield a little aside: rim, face with the marks of blows, fangs, bolts."""
    x, y = SHIELD
    shoulder = "-52,34! -48,-6 -24,-32 14,-36 44,-16 54,26! 20,14 -18,18"
    fangs = [_tooth(x + dx, y - 20 + abs(dx) * 0.3, 46, 16, -dx * 0.5) for dx in (-21, 0, 21)]
    scars = lines([[(x - 48, y + 18), (x - 26, y + 46)], [(x + 26, y - 52), (x + 40, y - 24)]],
        "#3c4c84", 2.4, 0.9)  # fmt: skip
    bolts = place(_ring(0, 0, 52, 52), x, y, 1, 10)
    return [
        limb("304,292 346,330 330,372", [66, 58, 46], FUR, bump=0.3, ink=0.5),
        *[plate(place(shoulder, 306, 288 + drop, k, 18), tone, round=20, shine=0.8, gloss=12)
            for drop, k, tone in ((12, 0.94, GOLD), (4, 0.9, "url(#steel)"))],
        *rivets([(276, 286), (302, 270), (330, 284)], 4, "#ffe8b0"),
        Shape(ellipse(x + 8, y + 2, 68, 74), "#7c5830", round=8),
        Shape(ellipse(x, y, 68, 74), GOLD, round=12, shine=0.8, gloss=10),
        Shape(ellipse(x, y, 57, 63), "url(#steel)", round=50, shine=0.9, gloss=16,
            detail=scars, contact=0.7),
        Shape(ellipse(x, y, 39, 44), "#b82c40", round=8, bump=0.3),
        *fangs,
        *rivets([(x + (p.x - x) * 0.93, y + (p.y - y) * 1.03) for p in bolts], 5, "#ffe8b0"),
    ]  # fmt: skip


def _pack() -> list[Shape]:
    """Let two of them look where he looks, darker than he, their eyes lit."""
    return [*_wolf(Spot(66, 462, 0.9)), *_wolf(Spot(330, 470, 1))]


def _wolf(at: Spot) -> list[Shape]:
    """Turn a wolf's head to the left: neck, ears, skull with cheeks, muzzle, nose, eyes, fangs."""
    nose, size = at.put("-49,17")[0], at.size
    return [
        Shape(smooth(at.put("-20,30! -36,60 -44,110! 70,110! 56,50 36,16!")), "url(#wolf)",
            round=20, bump=0.8),
        Shape(smooth(at.put("-26,-12! -26,-44 -14,-58! 2,-38 4,-18!")), "#34365a", round=7),
        Shape(smooth(at.put("8,-20! 20,-48 34,-60! 42,-34 36,-4!")), "url(#wolf)", round=8,
            detail=fill(smooth(at.put("18,-20 24,-40 32,-50! 36,-30 32,-10")), "#7c5468", 0.8)),
        Shape(smooth(at.put("-32,-4 -20,-24 8,-26 30,-14 38,6! 50,18! 38,22 46,38! 30,36 26,52! "
            "8,46 -16,46 -30,30 -36,14")), "url(#wolf)", round=22, bump=0.7),
        Shape(smooth(at.put("-44,30 -20,30 2,24 0,36 -14,46 -36,44")), "#3c3e60", round=7),
        *(fang(p.x, p.y, 9 * size, 6 * size, 0, "#fff4e0") for p in at.put("-40,30 -24,31 -10,30")),
        Shape(smooth(at.put("-20,-2 -6,6 6,18 2,28 -20,33 -44,33 -54,24 -50,12 -34,6")), "#8c889c",
            round=12, bump=0.4, contact=0.5),
        Shape(ellipse(nose.x, nose.y, 8 * size, 6.5 * size), "#141430", round=5, shine=0.9),
        *(Shape(smooth(at.put(eye)), "#ffd850", round=3, glow=1)
            for eye in ("-27,0! -20,-5 -12,4! -21,5", "4,2! 12,-6 22,-7! 16,4")),
        limb(at.put("0,0 12,-9 26,-12"), [3, 7 * size, 2], MANE, round=3),
        limb(at.put("-32,-6 -22,-8 -10,2"), [2, 6 * size, 3], MANE, round=3),
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
