"""Partisan: a saucepan on her head, long johns for a flag, and over the barricade in a rage."""

from typing import TypeAlias

from ..actors import Hand, earth, furrows, motes, moved, outdoors, strands
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import ellipse, place, ridge, smooth, taper
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
LEAN, LARGE = -8.0, 0.92
#: Where the neck is drawn, and where it is held.
NECK, HELD = (214.0, 296.0), (196.0, 266.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
LEFT: Joints = ((144, 298), (98, 346), (82, 276))
RIGHT: Joints = ((246, 298), (266, 372), (290, 316))


def scene() -> Scene:
    """Paint a smoking morning and a crowd, flag, head, both arms, and the barricade."""
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
    picture.group(*moved(_flag(), (88, 66), (48, 74), 1.08, -4), shadow=0.3, form=0.2)
    hair, head, pan = (moved(part, NECK, HELD, LARGE, LEAN) for part in (_hair(), _head(), _pan()))
    pan = moved(pan, (0, 0), (-1, 5))
    picture.group(*hair, shadow=0.4)
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
    heap(picture)
    picture.afterglow(glint(146, 104, 20), 0.6)
    picture.sharp(glint(352, 156, 12))
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
    crowd = ((2, 352, 24), (84, 362, 20), (280, 362, 19), (350, 358, 22))
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


def _body() -> list[Shape]:
    """Turn the chest to the left, in a vest that the wind opens."""
    return [
        Shape(smooth("126,302 148,276 196,264 240,276 264,302 262,352 250,392 262,450 138,450 "
            "146,392 132,352"), "url(#shirt)", round=50, bump=0.4, bump_size=12,
            detail=lines(["190,330 186,360 192,390", "206,340 206,372"], "#8c7c98", 4, 0.4)),
        Shape(smooth("140,398 198,410 258,396 270,460 132,460"), "#9484a4", round=24, bump=0.3),
        *drape("150,278! 174,270! 190,312 180,354 184,406! 162,404 142,392! 148,350 138,320",
            "url(#vest)", ["164,290 162,346 168,396"], "#12382c", 11),
        *drape("220,268! 242,276 258,302 256,350 258,394! 238,402 212,408! 220,354 208,310",
            "url(#vest)", ["238,296 242,346 240,394", "222,312 230,356 226,398"], "#12382c", 12),
        limb("140,394 196,412 260,394", [19, 21, 19], "#6c4428", bump=0.2),
        plate("180,398! 208,401! 208,426! 180,423!", BRASS, round=6, shine=0.7),
        Shape(smooth("164,244 216,236 228,270 196,290 160,274"), SKIN, round=20, skin=0.5),
        Shape(smooth("144,272! 168,280 200,278 230,262 244,250! 252,272 230,292 202,300! 216,338 "
            "192,342 182,304 154,294"), "#f0503c", round=14, bump=0.5, contact=0.8,
            detail=lines(["152,278 188,292 240,264"], "#8c1830", 3, 0.6)
            + spots(6, 18, (144, 262, 250, 340), "#fff0d0", (2, 3.2), 0.9)),
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
        *clasp(Hand(81, 268, 44, -166, HAND, True), [pole()], "92,304 84,278", 34),
        limb_of(LEFT, 48, SLEEVE, "url(#shirt)", detail=creases(LEFT, 48, "#8c7c98")),
        Shape(taper("68,309 88,305 106,300", [13, 16, 13]), "#fffaf0", round=8, bump=0.5,
            contact=0.8),
    ]  # fmt: skip


def _fork_arm() -> list[Shape]:
    """Hold the fork upright, ready, the elbow at her side."""
    x, y, turn = 322.0, 300.0, 4.0

    haft = place("0,190 0,0 0,-84", x, y, 1, turn)
    tines = ("-24,-150! -23,-106 0,-88 23,-106 24,-150!", "0,-88 0,-156!")
    fork = [
        Shape(taper(haft, [15, 15, 14]), "#a86c3c", round=5,
            detail=lines([place("-2,188 -2,-82", x, y, 1, turn)], "#5c341c", 2)),
        *(Shape(taper(place(way, x, y, 1, turn), [3, 8, 9, 8, 3] if n == 0 else [9, 3], 60),
            "#c0ccdc", round=4, shine=0.9, gloss=9) for n, way in enumerate(tines)),
        limb(place("0,-72 0,-92", x, y, 1, turn), [18, 17], "#8894ac", shine=0.6),
    ]  # fmt: skip
    return [
        *clasp(Hand(290, 307, 44, -12, HAND), fork, "280,338 289,314", 34),
        limb_of(RIGHT, 48, SLEEVE, "url(#shirt)", detail=creases(RIGHT, 48, "#8c7c98")),
        limb("263,320 278,336 296,342", [13, 16, 13], "#fffaf0", bump=0.5, contact=0.8),
    ]  # fmt: skip
