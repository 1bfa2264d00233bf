"""Brigand: throws its knives to both sides at once, and stands on what it came for."""

from typing import TypeAlias

from ..actors import Hand, earth, floor_shadow, furrows, grip, motes, moved, outdoors, spread
from ..anatomy import SLEEVE as WOOL
from ..anatomy import TROUSERS, creases, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, ear, gaze, limb
from ..props import pine, rivets, tufts
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, rays, spots
from ..tilt import tilted, tilted_marks
from ..wardrobe import Cloth, arm, boot, coins, knife
from . import _guard

LIGHT = lit("#180a12", "#685484", "#ffd884", "#b0683a", 1.0)
SKIN, COAT, FELT = "url(#skin)", "url(#coat)", "url(#felt)"
RED = "#d8402f"
SLEEVE = Cloth(COAT, "#12301e", "#d8b06a", "#7a5036")
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
BENT: Joints = ((202, 366), (128, 346), (126, 404))
STOOD: Joints = ((244, 366), (278, 408), (290, 456))
LEAN, NECK = -7.0, (186.0, 236.0)


def scene() -> Scene:
    """Pin a guard to his tree; before him coat, boots on the strongbox, both arms, and the grin."""
    colours = (
        linear("skin", (130, 110), (230, 240), (0, "#ffd2a4"), (0.6, "#e6a074"), (1, "#b0604a"))
        + linear("felt", (110, 30), (270, 130), (0, "#94684a"), (1, "#46281f"))
        + linear("coat", (80, 240), (320, 450), (0, "#6aa452"), (1, "#245038"))
        + linear("cloth", (120, 220), (250, 290), (0, "#ee5840"), (1, "#98202e"))
        + linear("bark", (0, 100), (84, 110), (0, "#94705c"), (1, "#3c302c"))
        + linear("oak", (50, 400), (180, 490), (0, "#c8824a"), (1, "#6c3a26"))
    )
    picture = outdoors(
        LIGHT, ("#4c7098", "#d8c098", "#ffe8a4"), ("#d8bc78", "#a08850", "#5c4c38"), 330, colours, 9
    )
    _road(picture)
    picture.group(*_tree(), shadow=0.3)
    picture.cover(fill(tufts([(-5, 396), (50, 398), (104, 384)], 34, 26, 4, 0.2), "#7c5a30"))
    picture.group(*_tails(), shadow=0.4)
    picture.group(*_legs(), shadow=0.45)
    picture.group(*moved(_chest(), (0, 0), (0, 16)), shadow=0.5, form=0.2)
    picture.group(*_front_leg(), shadow=0.5)
    picture.group(*_coat(), shadow=0.45)
    fore, hand = arm(((250, 274), (322, 288), (318, 218)), 41, SLEEVE, -20, True)
    picture.group(*fore, *_fan(hand), *grip(hand), shadow=0.5)
    fore, hand = arm(((154, 272), (84, 280), (112, 318)), 38, SLEEVE, -16, True)
    picture.group(*fore, *grip(hand), shadow=0.5)
    picture.group(*_scarf(), shadow=0.4)
    picture.group(*tilted(_head(), LEAN, NECK), shadow=0.5)
    picture.group(*tilted(_hat(), LEAN, NECK), shadow=0.5)
    picture.sharp(disc(36.4, 217.4, 2.8, "#140a12") + disc(56.5, 217.6, 2.8, "#140a12"))
    picture.sharp(tilted_marks(pupil(146, 158, 11) + pupil(192, 156, 13), LEAN, NECK))
    picture.group(*coins(4, [(190, 482), (220, 492), (258, 498), (176, 500)], 26, 9), shadow=0.4)
    picture.afterglow(glint(96, 222, 14) + glint(352, 126, 24) + glint(222, 486, 16), 0.6)
    return motes(picture, "#fff0b0")


def _road(picture: Scene) -> None:
    """Lay a wood before the low sun, and a road through it."""
    picture.glow(disc(300, 262, 120, "#ffb850", 0.6), 26)
    picture.veil(oval(210, 150, 130, 120, "#ffe0a0", 0.75), 44)
    picture.cover(disc(306, 258, 40, "#fff4c8"))
    picture.veil(fill(rays((306, 258), (50, 360), 11, 0.4, 8), "#fff0b8", 0.28), 4)
    far = "".join(pine(x, 344, tall, tall * 0.22, n) for n, (x, tall) in enumerate(
        ((84, 170), (118, 120), (232, 110), (268, 140), (356, 190), (150, 100))))  # fmt: skip
    picture.veil(fill(far, "#6c7458", 0.75), 1.2)
    picture.veil(fill(ridge(-5, 380, 334, 14, 4), "#74704c", 0.8), 1)
    earth(picture, 352, 5, 6)
    furrows(picture, 352, "#6c5438", "#f4d488", 5)
    picture.afterglow(oval(280, 380, 130, 24, "#ffc868", 0.45), 12)
    picture.cover(fill(tufts([(310, 366), (350, 372), (385, 366)], 22, 24, 5, -0.3), "#6c5430"))
    floor_shadow(picture, 96, 500, 100)
    floor_shadow(picture, 270, 482, 90)


def _tree() -> list[Shape]:
    """Nail the guard to a trunk by his sleeves."""
    trunk = "-20,-10! 58,-10! 62,90 60,200 66,300 84,382 60,388 -20,392!"
    bark = lines(["8,0 12,120 6,260 0,380", "34,-4 38,110 34,230 44,372", "52,10 52,150 54,260"],
        "#3c1e22", 4, 0.6)  # fmt: skip
    hang = (((32, 304), (24, 332), (30, 356)), ((50, 304), (60, 330), (54, 354)))
    reach = (((22, 256), (2, 236), (6, 204)), ((58, 256), (80, 234), (74, 204)))
    legs = [
        part
        for joints, turn, flip in zip(hang, (24, -24), (True, False), strict=True)
        for part in (
            *boot(Spot(joints[2][0], joints[2][1] + 4, 11, turn, flip), "#5a3424", "#7a4a30"),
            limb_of(joints, 21, TROUSERS, "#4a5a94", 1 if flip else -1),
        )
    ]
    coat = Shape(smooth("14,246 28,238 50,238 66,246 64,276 68,310 40,318 10,310 16,276"), RED,
        round=20, bump=0.3, detail=lines(["39,250 40,314", "22,250 30,268", "58,250 50,268"],
            "#6a1424", 2.5))  # fmt: skip
    belt = limb("15,290 40,296 65,290", [9, 10, 9], "#5a3424")
    sleeves = [
        part
        for joints, flip in zip(reach, (False, True), strict=True)
        for part in (
            *spread(Hand(joints[2][0], joints[2][1] - 6, 15, -90, _guard.SKIN, flip)),
            limb_of(joints, 23, WOOL, RED, detail=creases(joints, 23, "#6a1424")),
        )
    ]
    pins = [part for x, turn in ((4, -40), (77, 40)) for part in _pin(x, 214, turn)]
    head = moved(_guard.head(), (220, 270), (40, 216), 0.5, 4)
    return [
        Shape(smooth(trunk), "url(#bark)", round=34, bump=0.5, bump_size=10, detail=bark),
        *moved([*legs, coat, belt, *sleeves, *head, *pins], (38, 250), (40, 258), 1.0, 2),
    ]


def _pin(x: float, y: float, turn: float) -> list[Shape]:
    """Leave of a knife what stands out of a sleeve and the trunk behind it: hilt and guard."""
    hilt, _, guard, pommel = knife(x, y, 0.8, turn)
    return [hilt, guard, pommel]


def _tails() -> list[Shape]:
    """Let the coat's tails fly to the right."""
    outline = "158,330 210,316 262,322 312,342 352,332 372,352! 356,384 366,418! 322,420 300,440 "
    outline += "262,424 214,432 176,410"
    return drape(outline, "url(#coat)", ["232,340 262,390 276,424", "266,336 310,372 346,392"],
        "#10301c")  # fmt: skip


def _legs() -> list[Shape]:
    """Join the hips below the belt, and stretch the far leg from them."""
    hips = "160,344 210,354 258,346 270,372 262,396 230,402 202,392 172,394 156,374"
    return [
        Shape(
            smooth(hips),
            "#5c5878",
            round=24,
            bump=0.4,
            detail=lines(
                ["206,362 210,382 204,394", "224,372 240,382 258,380"], "#302c48", 3.4, 0.7
            ),
        ),
        *boot(Spot(292, 458, 29, 0), "#8a4c2c", "#c88c50")[:2],
        limb_of(STOOD, 66, TROUSERS, "#5c5878", detail=creases(STOOD, 66, "#302c48", TROUSERS)),
    ]


def _front_leg() -> list[Shape]:
    """Set the bent leg on the box: thigh, knee and shin of one piece, the boot below them."""
    return [
        *boot(Spot(126, 410, 25, 0, True), "#9c5830", "#d89c5c")[:2],
        limb_of(BENT, 66, TROUSERS, "#6c6888", detail=creases(BENT, 66, "#302c48", TROUSERS)),
    ]


def _chest() -> list[Shape]:
    """Break the corner of a strongbox that he stands on."""
    boards = lines(["42,456 176,462", "44,436 176,442"], "#4c2418", 3, 0.7)
    return [
        Shape(polygon([(40, 428), (178, 434), (174, 500), (46, 492)]), "url(#oak)", round=12,
            bump=0.4, bump_size=8, detail=boards),
        Shape(smooth("150,498! 156,474! 164,484! 168,460! 176,470! 180,502!"), "#2a1014", round=3,
            flat=0.6, rim=0),
        Shape(smooth("34,434! 34,418 46,408 110,406 172,412 186,422 184,440!"), "url(#oak)",
            round=14, bump=0.6, bump_size=7, contact=0.8),
        *(Shape(taper(way, [13, 13]), "#8c94a8", round=5, shine=0.7, contact=0.6)
            for way in ("62,410 60,432", "154,414 154,438", "64,434 66,490", "152,440 150,470")),
        Shape(smooth("98,424! 126,425! 124,452 112,460 99,450"), "#e8b84a", round=6, shine=0.8,
            contact=0.7, detail=disc(112, 438, 4, "#3a1a10")
            + line("112,438 112,448", "#3a1a10", 3)),
        *rivets(((61, 422), (154, 426), (66, 476), (64, 446), (152, 452)), 2.8, "#d8dce8"),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    """Twist the body after the throw: it leans over the bent knee."""
    body = "138,262 166,246 206,240 242,250 262,282 262,330 256,364 212,372 168,366 156,330 142,300"
    shirt = "158,252! 184,262 208,250! 220,300 222,362! 196,368 178,360! 172,310"
    straps = limb("234,254 198,306 170,352", [19, 20, 20], "#8c5430", round=7, contact=0.7)
    hilts = [part for x, y in ((224, 278), (206, 304), (189, 329))
        for part in knife(x, y, 0.56, 128)[::2] + knife(x, y, 0.56, 128)[3:]]  # fmt: skip
    return [
        *drape(body, COAT, ["244,276 250,320 246,362", "150,290 166,330 170,360"], "#12301e"),
        Shape(smooth(shirt), "#f0dcb4", round=18, bump=0.4, contact=0.4,
            detail=lines(["186,280 194,330 198,362"], "#a8845c", 3)),
        Shape(smooth("150,252! 166,262 178,312 176,356! 160,330 148,290"), "#84b858", round=9,
            contact=0.7, bump=0.3),
        Shape(smooth("210,250! 232,250 250,290 244,350! 226,352 222,300"), "#7cae54", round=9,
            contact=0.7, bump=0.3),
        straps, *hilts,
        limb("158,350 208,362 260,350", [17, 19, 17], "#6a3c28", round=6, contact=0.6),
        Shape(smooth("197,348! 222,348! 222,373! 198,373!"), "#e8b84a", round=5, shine=0.7),
        Shape(smooth("203,354! 215,354! 215,367! 204,367!"), "#4c2418", round=2, contact=0, rim=0),
    ]  # fmt: skip


def _fan(hand: Hand) -> list[Shape]:
    """Hold three knives by their handles, ready for the other side."""
    x, y = (hand.put([(0.72, 0.0)])[0])[:2]
    return [part for turn in (6, 66, 36) for part in knife(x, y, 1.04, turn)[1:3]]


def _scarf() -> list[Shape]:
    scarf = (
        "132,236 160,240 190,242 222,234 244,224 252,246 232,268 204,276 180,282 154,274 134,258"
    )
    ends = "238,250! 262,256 284,246 312,252! 296,264 308,276! 280,274 258,276 236,268"
    dots = spots(3, 22, (130, 230, 300, 290), "#ffe8c0", (2.4, 3.6), 0.9)
    return [
        Shape(smooth(ends), "url(#cloth)", round=9, bump=0.4, detail=dots),
        Shape(smooth(scarf), "url(#cloth)", round=16, bump=0.4, detail=dots
            + lines(["150,248 186,262 228,252"], "#6c1424", 3, 0.6)),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face three quarters to the left."""
    face = ("128,144 146,120 186,110 224,118 242,146 242,186 230,214 206,236 178,246 152,240 "
        "136,220 128,194 124,168")  # fmt: skip
    chin = "124,214 150,206 190,214 222,196 244,180 244,250 130,256"
    mask = ("122,146! 140,138 160,146 170,152 190,140 220,134 250,140! 246,166 226,180 198,180 "
        "176,172 164,168 152,178 132,178 122,164")  # fmt: skip
    mouth = "136,206! 152,204 178,208 204,200 220,188! 218,212 200,228 172,234 148,226"
    return [
        *ear(Spot(238, 174, 30, 8), SKIN, "#a85a44", pointed=False),
        Shape(ellipse(254, 194, 7, 8), "#f0c04a", round=4, shine=0.9),
        Shape(tufts("250,132 252,154 246,172", 12, 22, 6, 0.9, 5), "#5a3626", round=4, contact=0.3),
        Shape(smooth(face), SKIN, round=46, bump=0.15, skin=0.6,
            detail=fill(smooth(chin), "#5c5462", 0.5)),
        Shape(smooth("228,140! 262,132 286,140! 270,148 284,158! 258,156 234,160!"), "#322644",
            round=6, contact=0.5),
        Shape(smooth(mask), "#3a2c50", round=12, bump=0.2, contact=0.6, shine=0.2),
        *gaze(Spot(146, 160, 14, 12), "#5cc04c", "#4a3a60", 0.3, (-3, 1), "#fffaf0"),
        *gaze(Spot(192, 158, 17, -14), "#5cc04c", "#4a3a60", 0.2, (-4, 1), "#fffaf0"),
        Shape(smooth(mouth), "#44101c", round=5, contact=0.4, flat=0.6, rim=0),
        Shape(smooth("140,209! 156,207 180,211 204,204 216,195! 212,208 190,216 160,217"),
            "#fff6e0", round=5, contact=0.3, ink=0.6, detail=lines(["154,204 155,220",
                "170,206 170,222", "187,206 187,222", "203,200 203,218"], "#a88a6a", 1.6)),
        Shape(smooth("148,219! 176,222 212,210! 200,222 174,229 154,225"), "#fff2d8", round=4,
            contact=0.3, ink=0.6, detail=lines(["164,216 165,230", "184,216 184,230"], "#a88a6a",
                1.6)),
        Shape(smooth("186,208! 199,205! 198,218 188,219"), "#f6bc34", round=4, shine=0.9,
            contact=0.3, ink=0.6),
        *knife(212, 211, 0.96, -95),
        Shape(smooth("162,156 170,160 168,176 172,192 164,204 146,206 128,200 126,188 138,178 "
            "152,164"), "#f0a07a", round=14, bump=0.15, contact=0.8, skin=0.6, shine=0.35, gloss=14,
            detail=oval(150, 202, 6, 3.4, "#5a2420") + oval(132, 199, 4, 3, "#5a2420")),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    brim = ("66,112! 92,122 128,126 160,122 200,118 240,118 274,112 300,84! 306,110 284,134 "
        "240,142 196,138 150,146 108,146 78,134")  # fmt: skip
    crown = "126,124! 118,82 126,50 152,36 178,50 202,32 234,42 250,78 252,122! 190,134"
    plume = "246,100! 262,66 288,34 322,12! 322,44 306,76 282,102 254,118!"
    return [
        Shape(smooth(plume), "#f8703c", round=11, bump=0.5, detail=lines(["248,110 282,66 316,20"],
            "#8a2418", 3) + lines(["272,84 300,68", "288,60 312,46", "264,92 264,72",
                "282,68 288,44"], "#a83422", 2.2)),
        Shape(smooth(crown), FELT, round=34, bump=0.4, bump_size=8,
            detail=lines(["178,50 184,92"], "#24120e", 5, 0.6)),
        Shape(smooth("122,102! 190,114 252,100! 253,124 190,136 124,126!"), "#b03434", round=7,
            contact=0.5, bump=0.3),
        Shape(smooth(brim), FELT, round=13, bump=0.5, bump_size=7, contact=0.95),
        Shape(smooth(place("-12,-12! 12,-12! 12,12! -12,12!", 226, 112, 1, -6)), "#f0c050",
            round=5, shine=0.8, contact=0.6),
    ]  # fmt: skip
