"""Abomination: sewn from what was left over in the graveyard; its doll is sewn to match."""

import random

from ..actors import Hand, earth, floor_shadow, motes, moved, outdoors
from ..anatomy import ARM, LEG, limb_of, muscle
from ..curves import Points, ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, gaze, limb
from ..hands import clasp
from ..props import tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval, radial, spots

LIGHT = lit("#160a20", "#54487c", "#dcf890", "#6a7a3a", 0.9)
FLESH, PATCH, THREAD = "url(#flesh)", "url(#patch)", "#2a1022"
BODY = (
    "92,388 62,330 58,262 70,186 104,124 160,90 222,90 280,120 318,184 326,262 316,336 286,390 "
    "190,406"
)


def scene() -> Scene:
    """Paint graves by moonlight, all that grows behind, body and maw, the arm with the doll."""
    colours = (
        radial("flesh", (130, 150), 290, (0, "#f4a8a4"), (0.5, "#c06680"), (1, "#6a3260"))
        + linear("patch", (230, 90), (340, 330), (0, "#c4d884"), (1, "#567e4c"))
        + linear("horn", (0, 30), (0, 130), (0, "#fff4d0"), (1, "#a07c58"))
        + linear("shell", (20, 60), (100, 240), (0, "#ff9a5a"), (0.5, "#d84a34"), (1, "#7a1a30"))
        + linear("slime", (290, 80), (360, 300), (0, "#d4f470"), (1, "#3f8038"))
        + linear("maw", (0, 240), (0, 360), (0, "#2c061c"), (1, "#7a1434"))
        + linear("ivory", (0, 240), (0, 350), (0, "#fff8dc"), (1, "#e4cc98"))
        + linear("wood", (240, 380), (280, 430), (0, "#d8a870"), (1, "#8c5c3c"))
        + radial("moon", (284, 66), 70, (0, "#fdffd8"), (1, "#d0e870"))
    )
    picture = outdoors(
        LIGHT, ("#1a1040", "#4c3470", "#b4c070"), ("#8c9c54", "#5c7050", "#34384c"), 330, colours,
        42,
    )  # fmt: skip
    _graves(picture)
    _yard(picture)
    floor_shadow(picture, 186, 430, 150, "#14102a")
    floor_shadow(picture, 102, 464, 74, "#14102a")
    floor_shadow(picture, 244, 454, 66, "#14102a")
    picture.group(*_behind(), shadow=0.3)
    picture.group(*_body(), shadow=0.5, roundness=110)
    picture.group(*_pincer(), shadow=0.5, shadow_offset=(-3, 8))
    picture.group(*_maw(), shadow=0, outline=1.5, form=0.25)
    picture.group(*_eyes(), shadow=0.3)
    picture.group(*_doll(), shadow=0.5, shadow_offset=(-7, 9))
    picture.group(*_arm(), shadow=0.4, shadow_offset=(-6, 8))
    picture.sharp(pupil(140, 180, 38) + pupil(229, 158, 24) + pupil(262, 204, 16))
    picture.afterglow(disc(330, 150, 60, "#c8f060", 0.25), 20)
    return motes(picture, "#f0ff9a", 6, 14)


def _graves(picture: Scene) -> None:
    picture.glow(disc(284, 66, 96, "#d0e870", 0.5), 26)
    picture.cover(disc(284, 66, 58, "url(#moon)"))
    picture.veil(oval(316, 92, 90, 9, "#5c4480", 0.8) + oval(244, 48, 50, 6, "#5c4480", 0.6), 3)
    picture.veil(fill(ridge(-5, 380, 306, 26, 4), "#50466e", 0.9), 1.5)
    tree = taper([(22, 360), (34, 250), (16, 150), (26, 70)], [34, 22, 13, 4])
    boughs = [taper(b, [11, 6, 1]) for b in ("20,190 52,150 84,142", "18,150 -4,110 -8,80",
        "24,120 50,84 56,50", "48,154 60,120 78,104")]  # fmt: skip
    picture.veil(fill(tree + "".join(boughs), "#2c2048"), 0.8)
    earth(picture, 336, 8, 6)
    stones = [
        Shape(smooth(place("-1,1.5! -.96,-.4 -.6,-1 0,-1.2 .6,-1 .96,-.4 1,1.5!", x, y, k, turn)),
            "#8c88a4", round=k * 0.3, bump=0.6, bump_size=12,
            detail=lines([place("-.5,-.3 .5,-.3", x, y, k, turn),
                place("-.4,.1 .4,.1", x, y, k, turn)], "#4c466c", 2.4))
        for x, y, k, turn in ((344, 342, 34, 8), (22, 352, 30, -9), (96, 338, 16, 4))
    ]  # fmt: skip
    picture.group(*stones, shadow=0.4, form=0.1)
    grass = tufts([(0, 398), (60, 396)], 16, 20, 3) + tufts([(310, 396), (375, 392)], 18, 22, 4)
    picture.cover(fill(grass, "#55683c"))


def _yard(picture: Scene) -> None:
    """Open the grave that it came from, at its feet, with the earth thrown out."""
    picture.veil(oval(200, 452, 190, 34, "#8ca458", 0.7), 12)
    hole = "140,492! 176,480 240,474 304,478 340,494! 328,530! 132,530!"
    wall = "140,492! 176,480 240,474 304,478 340,494! 300,498 240,495 180,498!"
    roots = lines([[(x, 480), (x + 3, 490), (x - 4, 504)] for x in (172, 206, 268, 310)],
        "#a88460", 2.4, 0.8)  # fmt: skip
    lid = fill(polygon("196,530! 204,506! 276,503! 290,530!"), "#6c4834")
    lid += lines(["222,530 226,506", "256,530 254,505"], "#38222c", 2.4, 0.9)
    picture.cover(fill(smooth(place(hole, 0, -5)), "#a0a860") + fill(smooth(hole), "#1c1424")
        + fill(smooth(wall), "#6c4c3c") + roots + lid)  # fmt: skip
    chance = random.Random(5)
    clods = [
        Shape(ellipse(x, y, size, size * 0.7, chance.uniform(-30, 30)), tone, round=size * 0.6,
            bump=0.9, bump_size=5)
        for x, y, size, tone in (
            *((chance.uniform(2, 112), chance.uniform(484, 500), chance.uniform(8, 14), "#7c6048")
                for _ in range(9)),
            *((x, 484 - (x % 50) * 0.1, 7, "#8c6c54") for x in (144, 158, 318, 332, 300)),
            *((chance.uniform(-4, 136), chance.uniform(500, 522), chance.uniform(11, 19), "#94745c")
                for _ in range(12)),
        )
    ]  # fmt: skip
    bone = place("-30,0 30,0", 92, 494, 1, -24)
    knobs = place("-32,-5 -32,5 32,-5 32,5", 92, 494, 1, -24)
    picture.group(*clods, *[Shape(ellipse(p.x, p.y, 7), "#f0e4c8", round=6) for p in knobs],
        Shape(taper(bone, [9, 7, 9]), "#f0e4c8", round=5, shine=0.3),
        limb("336,520 352,456", [8, 8], "url(#wood)", round=4),
        limb("344,452 362,457", [9, 9], "url(#wood)", round=4),
        Shape(smooth("322,508! 350,516! 342,540! 318,534!"), "#8c98b0", round=6, shine=0.7),
        shadow=0.5, form=0)  # fmt: skip
    grass = tufts([(0, 462), (70, 468)], 16, 18, 6) + tufts([(280, 474), (375, 462)], 18, 20, 8)
    picture.cover(fill(grass, "#7c9450"))


def _behind() -> list[Shape]:
    """Horns, and what it stands on."""
    horns = ("130,120 106,88 108,40", "262,116 300,84 302,36", "184,100 172,64 188,28")
    claws = [limb([(x, 446), (x - 8, 466)], [22, 3], "#fff0c8", round=7, shine=0.4)
        for x in (68, 100, 132)]  # fmt: skip
    toes = [limb([(x, 438), (x + 5, 458)], [25, 3], "#fff0c8", round=7, shine=0.4)
        for x in (224, 262)]  # fmt: skip
    return [
        *[Shape(taper(horn, [38, 27, 3]), "url(#horn)", round=14, bump=0.4,
            detail=lines([place(horn, 4, 4)], "#8a6a44", 3, 0.5)) for horn in horns],
        limb_of(((232, 350), (262, 386), (240, 440)), 104, LEG, PATCH, -1, bump=0.5),
        Shape(smooth("194,448! 192,428 208,412 242,405 276,412 292,430 290,450! 244,458"), PATCH,
            round=17, bump=0.6, contact=0.2,
            detail=lines(["240,414 242,440"], "#2c4c38", 5, 0.5)),
        *toes,
        *_seam("204,398 240,406 278,398", 4),
        limb_of(((140, 354), (90, 388), (106, 446)), 108, LEG, FLESH, 1, skin=0.4),
        Shape(smooth("48,456! 46,434 66,416 102,408 140,416 156,436 154,458! 102,468"), FLESH,
            round=17, bump=0.6, skin=0.4, contact=0.2,
            detail=lines(["82,426 78,444", "116,426 116,444"], "#5c2450", 4, 0.5)),
        *claws,
    ]  # fmt: skip


def _pincer() -> list[Shape]:
    """Raise what was once a crab's, sewn to a whole arm: shoulder, elbow, wrist in its bandage."""
    big = "38,206 14,180 6,136 18,90 50,58! 50,98 44,126 56,150! 68,162 70,190"
    small = "62,190 78,160 80,124 66,86! 92,110 104,148 94,180 76,204"
    joints = ((94, 222), (26, 274), (44, 206))
    return [
        limb_of(joints, 66, ARM, FLESH, skin=0.4, detail=muscle(joints, 66, "#5c2450")),
        Shape(smooth(small), "url(#shell)", round=16, bump=0.4, shine=0.4),
        Shape(
            smooth(big),
            "url(#shell)",
            round=24,
            bump=0.4,
            shine=0.4,
            contact=0.7,
            detail=spots(7, 9, (8, 90, 40, 190), "#ffc080", (2, 4), 0.6),
        ),
        *[_tooth(p.x, p.y, 14, 11, 2, -78) for p in place("48,104 46,124 54,144")],
        limb(
            "24,206 44,214 66,206",
            [17, 18, 17],
            "#e8dcc0",
            bump=0.4,
            detail=lines(["26,202 62,214", "28,214 64,202"], "#a89878", 2),
        ),
        *_seam("70,194 64,214 70,240", 4),
    ]


def _tooth(x: float, y: float, long: float, wide: float, bow: float, turn: float = 0) -> Shape:
    """Bend one tooth, thick at its root; it points down when `turn` is 0."""
    spine = place([(0, -wide * 0.3), (bow * 0.4, long * 0.3), (bow * 0.7, long * 0.7), (0, long)],
        x, y, 1, turn)  # fmt: skip
    shade = lines([place([(wide * 0.2, 0), (bow + wide * 0.12, long * 0.6)], x, y, 1, turn)],
        "#b89060", wide * 0.22, 0.6)  # fmt: skip
    return Shape(taper(spine, [wide, wide * 1.04, wide * 0.7, 1.5]), "url(#ivory)",
        round=wide * 0.5, contact=0.7, shine=0.5, gloss=12, rim=0.6, detail=shade)  # fmt: skip


def _body() -> list[Shape]:
    warts = spots(5, 18, (60, 100, 330, 400), "#7a2a5a", (4, 9), 0.4)
    folds = lines(["84,372 120,390 170,396", "206,398 262,388 300,362", "74,232 62,250"],
        "#5c2450", 5, 0.5)  # fmt: skip
    return [
        Shape(smooth(BODY), FLESH, round=90, bump=0.4, bump_size=16, skin=0.6,
            detail=warts + folds),
        Shape(smooth("206,84! 250,96 302,140 328,214 332,330! 290,356 262,320 258,260 240,214 "
            "214,180 196,130"), PATCH, round=20, bump=0.6, bump_size=12, contact=0.3, ink=0.5,
            detail=spots(9, 14, (220, 100, 330, 340), "#3c6a3c", (3, 7), 0.4)),
        *[Shape(ellipse(x, y, r), FLESH, round=r, contact=0.3, skin=0.6, ink=0.5)
            for x, y, r in ((86, 214, 12), (98, 194, 7), (178, 118, 9), (160, 110, 5))],
        *_seam("206,88 196,130 214,180 242,216 256,250", 7),
    ]  # fmt: skip


def _seam(track: Points, count: int) -> list[Shape]:
    """Sew along a curve."""
    points = place(track)
    stitches = []
    for index in range(count):
        at = index / (count - 1) * (len(points) - 1.001)
        low, part = int(at), at % 1
        a, b = points[low], points[low + 1]
        x, y = a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part
        ahead = ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5
        dx, dy = (b.y - a.y) / ahead * 10, (a.x - b.x) / ahead * 10
        ends = [(x - dx, y - dy + 2), (x + dx, y + dy - 2)]
        stitches.append(Shape(taper(ends, [4.6, 4.6]), THREAD, round=2, rim=0, contact=0.6))
    return [Shape(taper(track, [4, 5, 4]), THREAD, round=2, rim=0, contact=0.2), *stitches]


def _maw() -> list[Shape]:
    lips = "50,252! 92,234 150,240 206,262 244,280! 238,336 204,370 146,378 94,364 60,322"
    inside = "60,260! 96,246 150,252 200,272 230,286! 222,328 192,354 146,362 102,350 72,316"
    upper = ((84, 256, 42, 23, -4), (108, 250, 25, 20, 2), (134, 248, 52, 27, -6),
        (163, 260, 27, 20, 3), (187, 271, 40, 23, -5), (210, 284, 22, 17, -3))  # fmt: skip
    lower = ((92, 346, 32, 20, 4), (120, 358, 50, 25, 6), (150, 363, 26, 19, -3),
        (180, 358, 42, 24, -5), (208, 344, 28, 18, -4))  # fmt: skip
    return [
        Shape(smooth(lips), "#d87a8c", round=15, bump=0.4, skin=0.6, shine=0.2),
        Shape(smooth(inside), "url(#maw)", round=10, flat=0.5, rim=0, contact=0.6),
        Shape(smooth("100,350 116,310 148,318 186,306 212,338 186,354 146,362"), "#e8506a",
            round=24, shine=0.5, detail=lines(["150,318 148,360"], "#8a1a3a", 5, 0.6)),
        *[_tooth(*tooth) for tooth in upper],
        *[_tooth(*tooth, 180) for tooth in lower],
        Shape(smooth("48,252! 92,232 150,238 206,260 246,280! 200,272 150,252 96,246"), "#d87a8c",
            round=9, bump=0.6, skin=0.6, shine=0.2, contact=0.6, ink=0.6),
        Shape(smooth("60,322 94,350 146,364 204,354 238,322 238,340 204,374 146,381 92,367"),
            "#d87a8c", round=9, bump=0.6, skin=0.6, shine=0.2, contact=0.6, ink=0.6),
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    return [
        Shape(ellipse(140, 182, 52, 48), "#c4708a", round=16, skin=0.5, bump=0.4),
        *gaze(Spot(140, 180, 40, 14), "#ffb52e", "#b8607e", 0.18, (-3, 4)),
        Shape(ellipse(229, 160, 35, 33), "#8aa85e", round=12, bump=0.4),
        *gaze(Spot(229, 158, 26, -20), "#e8443a", "#74944e", 0.22, (4, 5)),
        Shape(ellipse(262, 205, 24, 22), "#8aa85e", round=10, bump=0.4),
        *gaze(Spot(262, 204, 16, -8), "#5ad0c8", "#74944e", 0.36, (2, 4)),
    ]


def _doll() -> list[Shape]:
    """Sew a small one of rags, horns and all."""
    cloth, rag = "#eca0a8", "#a4c070"
    doll = [
        *[limb([(x * 0.6, 44), (x, 74)], [24, 20], tone, round=8)
            for x, tone in ((-20, rag), (18, cloth))],
        limb("-28,8 -44,22 -46,40", [20, 17, 17], cloth, round=7),
        *[limb(horn, [14, 3], "url(#horn)", round=5)
            for horn in ("-26,-34 -38,-58", "20,-40 30,-62")],
        Shape(smooth("-38,20 -42,-14 -26,-42 4,-48 34,-34 42,-2 38,30 20,52 -16,54"), cloth,
            round=24, bump=0.4, bump_size=5),
        Shape(smooth("8,-48! 34,-34 43,0 40,24! 22,4 8,-20"), rag, round=8, bump=0.4, ink=0.5,
            contact=0.2),
        Shape(ellipse(-14, -12, 13), "#f8e070", round=6, contact=0.8, shine=0.5),
        Shape(ellipse(20, -12, 9), "#e85a4a", round=5, contact=0.8, shine=0.5),
        Shape(smooth("-30,14! 0,18 30,12! 20,36 -18,38"), "#5c1434", round=5, flat=0.4, rim=0),
        *[Shape(polygon([(x - 5, 15), (x + 5, 15), (x, 26)]), "#fff8e0", round=3, ink=0.5)
            for x in (-20, -6, 8, 20)],
    ]  # fmt: skip
    marks = ("-18,-12 -10,-12", "-14,-16 -14,-8", "16,-12 24,-12", "20,-16 20,-8")
    doll += [Shape(taper(m, [2.6, 2.6]), THREAD, round=1, rim=0, ink=0) for m in marks]
    return moved(doll, (0, 0), (306, 366), 0.8, 8)


def _arm() -> list[Shape]:
    """Show the doll about by its arm, in a fist at the end of a sewn-on arm."""
    joints = ((300, 232), (360, 266), (348, 312))
    rag = limb("332,378 338,358 334,334 322,304", [17, 16, 15, 16], "#a4c070", round=7)
    return [
        limb_of(
            joints,
            58,
            ARM,
            PATCH,
            1,
            contact=0.7,
            skin=0.4,
            detail=muscle(joints, 58, "#3c6a3c", 1),
        ),
        *clasp(Hand(348, 310, 32, 154, "#a8c470", True), [rag], "349,300 348,306", 26, "#e4f0b0"),
        limb(
            "334,288 350,297 368,292",
            [15, 16, 15],
            "#e8dcc0",
            bump=0.4,
            detail=lines(["336,284 364,300", "338,298 366,286"], "#a89878", 2),
        ),
        *_seam("306,262 320,240 330,226", 4),
    ]
