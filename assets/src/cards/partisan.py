"""Partisan: a saucepan on her head, long johns for a flag, and over the barricade in a rage."""

from typing import TypeAlias

from ..actors import Hand, earth, furrows, motes, moved, outdoors, strands
from ..anatomy import SLEEVE, TROUSERS, creases, limb_of
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..figures import Spot, drape, ear, limb, plate
from ..hands import clasp
from ..props import rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, spots
from ._barricade import heap, pole

LIGHT = lit("#160e1c", "#64749c", "#fff0c4", "#a88458", 1.0)
SKIN, RED, BRASS = "url(#skin)", "url(#flag)", "#e8b450"
HAND = "#f4b890"
HAIR = ("#7c3424", "#ac4c28", "#d0683a")
LEAN, LARGE = -10.0, 0.86
#: Where the neck is drawn, and where it is held.
NECK, HELD = (214.0, 296.0), (194.0, 262.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
RAISED: Joints = ((208, 372), (132, 360), (140, 410))
PUSHED: Joints = ((240, 368), (276, 416), (302, 464))
LEFT: Joints = ((184, 288), (142, 334), (131, 274))
RIGHT: Joints = ((250, 290), (246, 356), (284, 332))


def scene() -> Scene:
    """Paint a smoking morning and a crowd, her flag, her stride, her fork, and the barricade."""
    colours = (
        radial("skin", (180, 170), 190, (0, "#ffdcb8"), (0.5, "#f4b48c"), (1, "#c06c60"))
        + linear("flag", (110, 0), (370, 150), (0, "#ff6448"), (0.5, "#e4343a"), (1, "#a41c38"))
        + linear("iron", (150, 84), (280, 170), (0, "#d0d8e8"), (0.5, "#707c98"), (1, "#3a4260"))
        + linear("shirt", (60, 250), (340, 350), (0, "#fffaf0"), (1, "#c8b8c4"))
        + linear("vest", (150, 260), (260, 370), (0, "#6cb870"), (1, "#206050"))
        + linear("wood", (0, 380), (0, 500), (0, "#d89c58"), (1, "#8c5430"))
        + linear("cart", (0, 370), (0, 500), (0, "#b4bccc"), (1, "#646c88"))
    )
    picture = outdoors(
        LIGHT, ("#3088c8", "#8ccce8", "#fff4cc"), ("#ecdcac", "#d8be8c", "#a88c6c"), 366, colours, 6
    )
    _far(picture)
    picture.group(*moved(_flag(), (88, 66), (62, 82), 0.94, -8), shadow=0.3, form=0.2)
    hair, head, pan = (moved(part, NECK, HELD, LARGE, LEAN) for part in (_hair(), _head(), _pan()))
    picture.group(*hair, shadow=0.4)
    heap(picture)
    picture.group(*_legs(), shadow=0.4)
    picture.group(*_body(), shadow=0.45, roundness=70)
    picture.group(*head, shadow=0.5, roundness=60)
    picture.group(*pan, shadow=0.5, roundness=50)
    dots = disc(173, 203, 6.4, "#140a12") + disc(227, 201, 7.6, "#140a12")
    dots += disc(170, 198, 3, "#fff") + disc(223, 195, 3.6, "#fff")
    picture.sharp(
        f'<g transform="translate({HELD[0]} {HELD[1]}) rotate({LEAN}) scale({LARGE}) '
        f'translate({-NECK[0]} {-NECK[1]})">{dots}</g>'
    )
    picture.group(*_flag_arm(), shadow=0.5, roundness=46)
    picture.group(*_fork_arm(), shadow=0.55, shadow_blur=9, roundness=50)
    picture.afterglow(glint(142, 100, 20), 0.6)
    picture.sharp(glint(362, 190, 12))
    return motes(picture, "#fff4d8", 5, 34)


def _far(picture: Scene) -> None:
    """Let a castle smoke, and everybody come who has a fork."""
    picture.veil(oval(60, 290, 150, 80, "#fffbe0", 0.9), 26)
    picture.veil(fill(ridge(-5, 380, 316, 22, 3), "#9cb8c4", 0.8), 1.4)
    keep = "M286 340V250H294V242H302V250H310V242H318V250H326V286H338V278H346V286H354V278H362V340Z"
    picture.veil(fill(keep, "#7c94b0", 0.95), 0.7)
    picture.veil(fill("M300 270h8v14h-8zM334 302h7v12h-7z", "#ffb050"), 0.6)
    picture.veil(clouds(4, 7, (290, 150, 380, 250), 50, "#8890a8", 0.5), 5)
    picture.glow(oval(312, 276, 34, 30, "#ff8a40", 0.5), 12)
    crowd = ((14, 352, 24), (44, 362, 20), (250, 356, 17), (282, 362, 19), (334, 360, 21),
        (366, 354, 23))  # fmt: skip
    shafts, prongs, heads = [], [], ""
    for n, (x, y, k) in enumerate(crowd):
        top = y - k * 4.2
        at = x + k + (n % 3 - 1) * 5
        shafts.append(f"{x + k},{y} {at},{top}")
        prongs += [f"{at - 9},{top - 22} {at - 8},{top - 4} {at},{top} {at + 8},{top - 4} "
            f"{at + 9},{top - 22}", f"{at},{top} {at},{top - 24}"]  # fmt: skip
        heads += fill(smooth(place("-1,-.2 0,-1.2! 1,-.2 .8,.4 1.5,1.6 1.5,5 -1.5,5 -1.5,1.6",
            x, y - k, k * 0.7)), "#54789c")  # fmt: skip
    picture.veil(lines([*shafts, *prongs], "#54789c", 4, 0.95), 0.6)
    picture.veil(heads, 0.7)
    earth(picture, 376, 10, 8)
    furrows(picture, 376, "#b08c64", "#fff0c8", 5)


def _flag() -> list[Shape]:
    """Fly long johns from the pole: two legs on the wind, cuffs, and a flap with buttons."""
    cloth = (
        "88,4! 150,18 214,8 262,-4 312,8 354,4! 360,24 356,42! 306,48 262,42 222,56 208,70 "
        "250,84 300,104 350,98! 356,120 350,140! 296,142 242,128 196,132 146,138 90,126!"
    )
    folds = lines(["156,20 146,70 140,134", "270,0 262,20 268,40", "286,100 276,118 282,140"],
        "#7c1030", 8, 0.45)  # fmt: skip
    seams = lines(["94,46 150,50 146,104 92,98", "92,104 148,110"], "#ffe0c0", 3.4, 0.9)
    return [
        Shape(smooth(cloth), RED, round=18, bump=0.4, bump_size=12, detail=folds + seams),
        *(Shape(taper(cuff, [17, 19, 17]), "#fff4e0", round=8, bump=0.8, bump_size=5, contact=0.6)
            for cuff in ("354,3 360,24 356,44", "350,97 356,120 350,142")),
        *rivets([(106, 50), (140, 54), (104, 90)], 5.5, "#fff4dc"),
        Shape(smooth("284,18! 293,8 304,14 304,24 286,40! 268,28 264,18 274,10"),
            "#ffc850", round=5, contact=0.3),
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


def _legs() -> list[Shape]:
    """Set one boot on the barrel, and push off with the other."""

    def boot(x: float, y: float, turn: float) -> list[Shape]:
        return [
            Shape(smooth(place("-25,-32! 26,-32! 23,-10 21,12! -20,12 -42,10 -46,-2! -24,-14", x, y,
                1, turn)), "#7c4c30", round=16, bump=0.2, shine=0.35,
                detail=lines([place(way, x, y, 1, turn) for way in ("-16,-10 -6,-4 8,-6",
                    "-24,-4 -16,4 -6,4")], "#3c2018", 2, 0.6)),
            Shape(taper(place("19,12 -16,13 -44,10", x, y, 1, turn), [7, 6]), "#2c1c20", round=3),
            Shape(taper(place("-26,-33 0,-31 27,-33", x, y, 1, turn), [12, 13, 12]), "#a87448",
                round=6, bump=0.6, contact=0.7),
        ]  # fmt: skip

    return [
        limb_of(PUSHED, 56, TROUSERS, "#8c7c9c", detail=creases(PUSHED, 56, "#54466c", TROUSERS)),
        *boot(304, 468, -26),
        Shape(smooth("174,332 254,334 270,366 252,394 222,396 192,398 172,376"), "#9484a4",
            round=24, bump=0.3, detail=lines(["218,366 218,392", "228,386 248,376"], "#54466c", 3.4,
            0.7)),
        limb_of(RAISED, 60, TROUSERS, "#a494b4", detail=creases(RAISED, 60, "#54466c", TROUSERS)),
        *boot(140, 424, -4),
        Shape(polygon(place("-14,-12! 13,-13! 14,12! -12,13!", 140, 352, 1, -14)), "#d89c4c",
            round=4, contact=0.5),
    ]  # fmt: skip


def _body() -> list[Shape]:
    """Turn the chest to the left, in a vest that the wind opens."""
    return [
        Shape(smooth("160,276 178,258 210,252 240,264 252,290 250,330 256,354 220,362 184,354 "
            "170,330"), "url(#shirt)", round=40, bump=0.4, bump_size=12),
        *drape("170,268! 190,262! 204,300 196,336 198,364! 174,358 166,320",
            "url(#vest)", ["178,280 176,326 182,354"], "#12382c", 10),
        *drape("212,258! 238,264 254,292 254,330 268,364! 240,372 214,364! 220,330 214,296",
            "url(#vest)", ["240,290 242,326 254,358", "226,300 230,336 234,362"], "#12382c", 11),
        limb("172,348 212,362 256,346", [17, 18, 17], "#6c4428", bump=0.2),
        plate("198,346! 222,348! 222,370! 198,368!", BRASS, round=6, shine=0.7),
        Shape(smooth("164,230 216,222 222,262 196,276 166,264"), SKIN, round=20, skin=0.5),
        Shape(smooth("150,262! 172,268 200,266 226,254 240,244! 246,262 224,280 202,288! 214,318 "
            "196,322 186,290 162,282"), "#f0503c", round=13, bump=0.5, contact=0.8,
            detail=lines(["158,268 190,280 236,256"], "#8c1830", 3, 0.6)
            + spots(6, 18, (150, 252, 250, 322), "#fff0d0", (2, 3.2), 0.9)),
    ]  # fmt: skip


def _head() -> list[Shape]:
    face = ("150,176 164,146 208,132 256,142 276,176 274,214 267,244 246,274 212,291 184,284 "
        "162,260 151,230 149,204")  # fmt: skip
    marks = (
        oval(162, 240, 14, 11, "#f0604c", 0.5) + oval(248, 236, 21, 14, "#f0604c", 0.5)
        + spots(5, 10, (152, 224, 174, 240), "#b85438", (1.2, 2), 0.8)
        + spots(8, 14, (228, 222, 262, 240), "#b85438", (1.2, 2.2), 0.8)
        + lines(["246,214 262,208", "250,204 258,220"], "#b04838", 4, 0.9)
    )  # fmt: skip
    shout = "174,246! 190,252 208,250 232,236! 237,252 226,270 208,277 188,272 177,260"
    upper = "177,248! 191,254 208,252 230,240! 231,248 208,259 181,255"
    return [
        *ear(Spot(268, 208, 30), SKIN, "#b45848", False),
        Shape(smooth(face), SKIN, round=54, bump=0.1, skin=0.6, detail=marks),
        Shape(smooth(shout), "#5c1020", round=5, flat=0.5, rim=0, ink=1.1),
        Shape(smooth("188,270 198,262 210,263 224,262 220,270 206,275"), "#e8606c", round=7,
            contact=0.3, rim=0, shine=0.3, ink=0.3),
        Shape(smooth(upper), "#fffaf0", round=4, contact=0.3, ink=0.5, glow=0.2),
        *_eye(Spot(175, 201, 20, 10, True)),
        *_eye(Spot(229, 199, 24, -8)),
        *(Shape(taper(curve, [5, 10, 9, 3]), HAIR[1], round=6, bump=0.6, contact=0.8)
            for curve in ("193,186 178,176 164,171 150,176", "206,187 224,171 246,164 266,171")),
        Shape(smooth("202,208 196,218 187,226 187,234 195,237 206,234 209,226 207,216"),
            "#f8c098", round=14, contact=0.5, shine=0.3, skin=0.6, ink=0.5,
            detail=oval(194, 235, 3, 1.8, "#8c4438")),
    ]  # fmt: skip


def _eye(at: Spot) -> list[Shape]:
    """Set a narrowed almond: white, iris, and a lid that anger pulls down."""
    white = "-1.1,.16! -.6,-.5 .1,-.62 .76,-.4 1.14,.1! .64,.6 0,.74 -.66,.6"
    lash = "-1.2,.2 -.66,-.5 .1,-.66 .8,-.42 1.3,.06"
    iris = disc(at.x, at.y, at.size * 0.6, "#1c4a3a") + disc(
        at.x, at.y, at.size * 0.5, "#38c484"
    ) + disc(at.x, at.y + at.size * 0.24, at.size * 0.26, "#a0f0b0", 0.7)  # fmt: skip
    return [
        Shape(smooth(at.put(white)), "#fffaf0", round=at.size, glow=0.55, contact=0.1, rim=0,
            ink=0.4, detail=iris),
        Shape(taper(at.put(lash), [at.size * k for k in (0.12, 0.22, 0.26, 0.2, 0.02)]), "#3c1c1c",
            round=3, contact=0.4, ink=0, rim=0),
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


def _flag_arm() -> list[Shape]:
    """Hold up the pole: sleeve rolled below the elbow, bare forearm, fingers closed."""
    return [
        *clasp(Hand(129, 266, 42, -172, HAND, True), [pole(425)], "136,302 131,280", 32),
        limb_of(LEFT, 36, SLEEVE, "url(#shirt)", detail=creases(LEFT, 36, "#8c7c98")),
        Shape(taper("119,300 136,295 153,298", [12, 15, 12]), "#fffaf0", round=8, bump=0.5,
            contact=0.8),
    ]  # fmt: skip


def _fork_arm() -> list[Shape]:
    """Bring the fork up to where the enemy is, the elbow at her side."""
    x, y, turn = 312.0, 330.0, 20.0

    haft = place("0,130 0,0 0,-84", x, y, 1, turn)
    tines = ("-22,-150! -21,-106 0,-90 21,-106 22,-150!", "0,-88 0,-156!")
    fork = [
        Shape(taper(haft, [15, 15, 14]), "#a86c3c", round=5,
            detail=lines([place("-2,128 -2,-82", x, y, 1, turn)], "#5c341c", 2)),
        *(Shape(taper(place(way, x, y, 1, turn), [3, 8, 9, 8, 3] if n == 0 else [9, 3], 60),
            "#c0ccdc", round=4, shine=0.9, gloss=9) for n, way in enumerate(tines)),
        limb(place("0,-72 0,-92", x, y, 1, turn), [18, 17], "#8894ac", shine=0.6),
    ]  # fmt: skip
    return [
        *clasp(Hand(283, 332, 42, -4, HAND), fork, "262,345 280,334", 33),
        limb_of(RIGHT, 36, SLEEVE, "url(#shirt)", detail=creases(RIGHT, 36, "#8c7c98")),
        limb("259,331 268,343 277,360", [12, 15, 12], "#fffaf0", bump=0.5, contact=0.8),
    ]  # fmt: skip
