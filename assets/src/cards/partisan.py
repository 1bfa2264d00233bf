"""Partisan: a saucepan on her head, a pair of long johns for a flag, and all the rage it takes."""

from ..actors import Hand, grip, motes, moved, outdoors, strands
from ..curves import ellipse, ridge, smooth, taper
from ..figures import Spot, drape, ear, limb, plate, punch
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial, spots

LIGHT = lit("#160e1c", "#5a6a9c", "#fff4d0", "#8a6a54", 0.9)
SKIN, RED, BRASS = "url(#skin)", "url(#flag)", "#e8b450"
HAND = "#f0b48c"
HAIR = ("#6c2c20", "#96442a", "#b45c34")
LEAN, LARGE = -8.0, 1.12
#: Where the neck is drawn, and where it is held.
NECK, HELD = (214.0, 296.0), (220.0, 314.0)


def scene() -> Scene:
    """Paint a smoking morning, flag and pole, hair on the wind, her, and both of her fists."""
    colours = (
        radial("skin", (180, 170), 190, (0, "#ffd8b4"), (0.5, "#f0ac84"), (1, "#b8645c"))
        + linear("arm", (80, 300), (360, 440), (0, "#ffcca4"), (1, "#d88870"))
        + linear("flag", (110, 0), (370, 150), (0, "#ff6448"), (0.5, "#dc3038"), (1, "#9c1c38"))
        + linear("iron", (150, 84), (280, 170), (0, "#a8b4cc"), (0.5, "#66728e"), (1, "#3a4260"))
        + linear("shirt", (60, 290), (340, 450), (0, "#fffaf0"), (1, "#b8a8b4"))
        + linear("vest", (120, 300), (280, 470), (0, "#5ca468"), (1, "#1c5048"))
    )
    picture = outdoors(
        LIGHT, ("#3c8cc8", "#94cce8", "#fff0c8"), ("#8c7858", "#5c4c48", "#342c38"), 372, colours, 6
    )
    _far(picture)
    picture.group(*_flag(), shadow=0.3, form=0.2)
    picture.group(*_pole(), shadow=0.4, form=0)
    picture.group(*_borne(_hair()), shadow=0.4)
    picture.group(*_body(), shadow=0.45, roundness=80, fade=(380, 470, 0.4))
    picture.group(*_borne(_head()), shadow=0.5, roundness=60)
    picture.group(*_borne(_pan()), shadow=0.5, roundness=50)
    dots = disc(174, 203, 4.6, "#140a12") + disc(226, 201, 5.6, "#140a12")
    dots += disc(171, 199, 2.6, "#fff") + disc(222, 196, 3, "#fff")
    picture.sharp(
        f'<g transform="translate({HELD[0]} {HELD[1]}) rotate({LEAN}) scale({LARGE}) '
        f'translate({-NECK[0]} {-NECK[1]})">{dots}</g>'
    )
    picture.group(*_pole_arm(), shadow=0.5, roundness=46)
    picture.group(*_fist_arm(), shadow=0.55, shadow_blur=9, roundness=56)
    picture.afterglow(glint(170, 112, 22), 0.6)
    return motes(picture, "#fff4d8", 5, 34)


def _borne(shapes: list[Shape]) -> list[Shape]:
    """Throw the head back, which is drawn upright and smaller."""
    return moved(shapes, NECK, HELD, LARGE, LEAN)


def _far(picture: Scene) -> None:
    picture.veil(oval(60, 250, 120, 90, "#fff8d8", 0.8), 26)
    picture.veil(fill(ridge(-5, 380, 330, 16, 3), "#88a8b8", 0.7), 1.6)
    smoke = "".join(oval(x, y, w, w * 0.7, "#6c7c98", 0.35) for x, y, w in ((352, 330, 30),
        (340, 280, 26), (356, 236, 32), (336, 196, 24)))  # fmt: skip
    picture.veil(smoke, 9)
    shafts = ["10,380 22,262", "44,384 40,300", "66,386 60,250", "352,390 362,300"]
    prongs = [way for x, y in ((22, 262), (60, 250), (40, 300), (362, 300)) for way in (
        f"{x - 11},{y - 24} {x - 9},{y - 4} {x},{y} {x + 11},{y - 4} {x + 13},{y - 24}",
        f"{x},{y} {x + 1},{y - 26}")]  # fmt: skip
    picture.veil(lines([*shafts, *prongs], "#5c88a8", 4.5, 0.9), 0.8)
    picture.veil("".join(disc(x, 372, 13, "#5c88a8") for x in (4, 30, 58, 356)), 1)
    picture.cover(fill(ridge(-5, 380, 384, 14, 8), "url(#earth)"))


def _flag() -> list[Shape]:
    """Fly long johns from the pole: two legs on the wind, cuffs, and a flap with buttons."""
    cloth = (
        "128,6! 168,18 214,8 262,-4 312,8 354,4! 360,24 356,42! 306,48 262,42 222,56 208,70 "
        "250,84 300,104 350,98! 356,120 350,140! 296,142 242,128 196,132 150,138 104,128!"
    )
    folds = lines(["156,20 146,70 140,134", "270,0 262,20 268,40", "286,100 276,118 282,140"],
        "#7c1030", 8, 0.45)  # fmt: skip
    seams = lines(["134,46 182,50 178,104 122,98", "120,104 180,110"], "#ffe0c0", 3.4, 0.9)
    return [
        Shape(smooth(cloth), RED, round=18, bump=0.4, bump_size=12, detail=folds + seams),
        *(Shape(taper(cuff, [17, 19, 17]), "#fff4e0", round=8, bump=0.8, bump_size=5, contact=0.6)
            for cuff in ("354,3 360,24 356,44", "350,97 356,120 350,142")),
        *rivets([(142, 49), (174, 53), (132, 90)], 5.5, "#fff4dc"),
        Shape(smooth("284,18! 293,8 304,14 304,24 286,40! 268,28 264,18 274,10"),
            "#ffc850", round=5, contact=0.3),
    ]  # fmt: skip


def _pole() -> list[Shape]:
    grain = lines(["55,490 96,250 131,10", "49,490 90,250 126,10"], "#5a3420", 1.6)
    rope = [limb(at, [8, 8], "#f0dcb0", round=3) for at in ("118,8 140,14", "98,128 124,134")]
    return [
        Shape(taper("46,540 90,260 132,-20", [17, 16, 15]), "#b47c48", round=6, bump=0.4,
            detail=grain),
        *rope,
    ]  # fmt: skip


def _hair() -> list[Shape]:
    """Throw a plait and loose locks behind her."""
    loose = ["262,180 300,184 322,212 362,200", "264,206 296,216 308,246 340,246",
        "258,232 288,250 292,280 322,290", "262,160 296,150 318,170 342,164"]  # fmt: skip
    plait = [
        Shape(ellipse(x, y, 17, 13, turn), HAIR[n % 2 + 1], round=12, bump=0.5, contact=0.7)
        for n, (x, y, turn) in enumerate(((276, 246, 50), (292, 262, 20), (312, 266, -10),
            (332, 258, -40), (346, 240, -60)))
    ]  # fmt: skip
    back = "166,150 216,112 262,130 284,176 282,232 262,272 226,276 190,240"
    return [
        *strands(loose, HAIR, 30),
        Shape(smooth(back), HAIR[0], round=30, bump=0.6),
        *plait,
        limb("344,234 360,228", [15, 15], "#ffd860", round=6),
        *strands(["354,230 366,214 364,196", "356,228 374,222 380,206"], HAIR[1:], 14),
    ]


def _body() -> list[Shape]:
    return [
        Shape(smooth("104,352 138,316 190,300 252,302 292,322 320,400 330,560 84,560 92,420"),
            "url(#shirt)", round=46, bump=0.5, bump_size=12),
        *drape("136,318 166,306 198,330 240,306 272,318 290,380 300,560 108,560 120,380",
            "url(#vest)", ["150,350 142,410 140,540", "262,350 270,410 274,540"], "#12382c"),
        *rivets([(206, 372), (206, 404)], 6, BRASS),
        Shape(smooth("182,276 246,272 256,320 210,340 170,318"), SKIN, round=24, skin=0.5),
        Shape(smooth("152,302! 184,318 216,324 250,312 278,294! 288,316 262,338 236,344 242,370 "
            "222,376 212,350 180,344 154,328"), "#f0503c", round=15, bump=0.5, contact=0.8,
            detail=lines(["166,316 204,334 262,318"], "#8c1830", 3, 0.6)
            + spots(6, 16, (160, 310, 270, 366), "#fff0d0", (2, 3.4), 0.9)),
    ]  # fmt: skip


def _head() -> list[Shape]:
    face = ("150,176 164,146 208,132 256,142 276,176 274,214 264,250 243,288 214,303 190,296 "
        "166,268 154,230 150,204")  # fmt: skip
    marks = (
        oval(164, 240, 15, 11, "#f0604c", 0.5) + oval(248, 236, 21, 14, "#f0604c", 0.5)
        + spots(5, 10, (152, 224, 174, 240), "#b85438", (1.2, 2), 0.8)
        + spots(8, 14, (232, 222, 266, 240), "#b85438", (1.2, 2.2), 0.8)
    )  # fmt: skip
    shout = "180,253! 194,248 212,249 240,242! 248,262 235,287 212,292 189,280"
    upper = "181,253! 194,248 212,249 240,242! 241,252 212,259 186,260"
    return [
        *ear(Spot(270, 208, 30), SKIN, "#b45848", False),
        Shape(smooth(face), SKIN, round=54, bump=0.15, skin=0.6, detail=marks),
        Shape(smooth(shout), "#4c0c1c", round=5, flat=0.5, rim=0, ink=1.2),
        Shape(smooth("196,283 208,271 227,272 238,277 227,287 210,289"), "#e8606c", round=7,
            contact=0.3, rim=0, shine=0.3, ink=0.4),
        Shape(smooth(upper), "#fffaf0", round=5, contact=0.3, ink=0.6, glow=0.2,
            detail=lines(["197,242 199,264", "212,242 213,264", "227,240 228,262"], "#b8a0a8", 1.6,
                0.8)),
        *_eye(Spot(176, 202, 16, 14, True)),
        *_eye(Spot(228, 200, 20, -8)),
        *(Shape(taper(curve, [7, 15, 14, 4]), HAIR[0], round=6, bump=0.8, contact=0.8)
            for curve in ("194,190 178,176 162,172 148,178", "204,192 226,172 248,164 268,172")),
        Shape(smooth("204,196 197,214 183,228 183,239 193,244 208,241 213,231 211,212"),
            "#f8bc94", round=15, contact=0.6, shine=0.3, skin=0.6, ink=0.7,
            detail=oval(193, 241, 4, 2.6, "#7c3430")),
        limb("188,190 198,196", [2, 4], "#a85848", contact=0, ink=0, rim=0),
        Shape(taper("246,212 262,206", [3, 5, 3]), "#b05848", round=1, ink=0, contact=0),
        Shape(taper("250,202 258,218", [2, 3, 2]), "#b05848", round=1, ink=0, contact=0),
    ]  # fmt: skip


def _eye(at: Spot) -> list[Shape]:
    """Set a clear almond: white, iris, and a dark upper lash that runs out to a point."""
    white = "-1.1,.16! -.6,-.6 .1,-.8 .76,-.46 1.14,.1! .64,.6 0,.74 -.66,.6"
    lash = "-1.2,.24 -.66,-.62 .1,-.86 .8,-.52 1.42,-.04"
    iris = disc(at.x, at.y, at.size * 0.66, "#1c4a3a") + disc(
        at.x, at.y, at.size * 0.56, "#3cc088"
    ) + disc(at.x, at.y + at.size * 0.24, at.size * 0.3, "#a0f0b0", 0.7)  # fmt: skip
    return [
        Shape(smooth(at.put(white)), "#fffaf0", round=at.size, glow=0.6, contact=0.1, rim=0,
            ink=0.5, detail=iris),
        Shape(taper(at.put(lash), [at.size * k for k in (0.2, 0.3, 0.34, 0.3, 0.02)]), "#22121e",
            round=3, contact=0.35, ink=0, rim=0),
        limb(at.put("-.8,-.86 0,-1.24 .86,-.9"), [1, at.size * 0.12, 1], "#a8584a", contact=0,
            ink=0, rim=0),
    ]  # fmt: skip


def _pan() -> list[Shape]:
    """Set the saucepan on: the handle behind her, a dent where a stone has hit it."""
    return [
        *strands(["162,150 150,172 150,198", "174,146 160,158 158,180", "262,150 276,176 272,204"],
            HAIR[1:], 15),
        limb("276,146 322,134 366,116", [15, 17, 24], "#3c3444", round=8, shine=0.5),
        Shape(ellipse(358, 119, 6, 5), "#140e1c", round=1, contact=0, flat=0.5, rim=0),
        plate("268,136! 294,130 298,150 272,162!", "url(#iron)", round=7),
        Shape(smooth("154,152! 142,112 150,102! 212,88 270,98! 282,108 282,148! 218,166"),
            "url(#iron)", round=26, shine=0.9, gloss=14,
            detail=line("168,112 172,144", "#f4f8ff", 9, 0.75) + line("186,110 188,140", "#f4f8ff",
                4, 0.5)),
        Shape(smooth("150,102! 170,84 212,78 252,84 270,98! 246,106 210,110 172,110"), "#8490ac",
            round=12, shine=0.6, contact=0.3,
            detail=oval(214, 95, 38, 8, "#525c7c", 0.6) + oval(236, 92, 12, 5, "#2c3450", 0.7)),
        limb("146,160 180,170 216,173 252,168 284,154", [14, 16, 16, 16, 14], "#98a4c0", round=7,
            shine=0.9, contact=0.9),
        *rivets([(278, 144), (290, 142)], 3.6, "#c8d0e4"),
    ]  # fmt: skip


def _pole_arm() -> list[Shape]:
    return [
        limb("110,352 126,412 176,404", [66, 70, 60], "url(#shirt)", bump=0.5),
        limb("182,398 148,362 124,324", [54, 50, 36], "url(#arm)", skin=0.5, bump=0.2),
        limb("164,420 196,378", [24, 26], "#fffaf0", round=11, bump=0.6, contact=0.8),
        *grip(Hand(124, 320, 48, -170, HAND, True)),
    ]


def _fist_arm() -> list[Shape]:
    fist = [s for s in punch(Spot(312, 304, 45, 4, True), HAND) if s.fill == HAND]
    return [
        limb("292,346 324,396 340,430", [74, 72, 66], "url(#shirt)", bump=0.5),
        limb("338,428 328,380 314,338", [58, 54, 42], "url(#arm)", skin=0.5, bump=0.2),
        limb("308,404 364,396", [25, 27], "#fffaf0", round=11, bump=0.6, contact=0.8),
        limb("294,346 336,340", [10, 10], "#7c4a30", round=4, contact=0.7),
        *fist,
    ]  # fmt: skip
