"""Assassin: down from the moon, over the roofs, and there already."""

import math
from typing import TypeAlias

from ..actors import Hand, grip
from ..anatomy import LEG, SLEEVE, creases, limb_of
from ..curves import Knot, ellipse, knots, place, polygon, smooth, taper
from ..figures import Spot, limb
from ..polish import Polished
from ..props import rivets
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import cover, disc, fill, linear, lines, oval, radial, specks
from ._watchman import lantern_light, street, watchman

MOON = (226.0, 140.0)
Joints: TypeAlias = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
AHEAD: Joints = ((158, 300), (236, 318), (252, 402))
BEHIND: Joints = ((154, 288), (98, 326), (36, 296))
HIGH: Joints = ((240, 216), (304, 206), (282, 148))
LOW: Joints = ((196, 244), (166, 306), (218, 300))
COLOURS = (
    linear("sky", (0, 0), (0, 420), (0, "#34408c"), (0.4, "#7c78b8"), (0.72, "#f0b0a0"), (1,
        "#ffdcac"))
    + radial("moon", (206, 118), 150, (0, "#fffdf0"), (0.6, "#fff0cc"), (1, "#ffcc98"))
    + radial("halo", MOON, 300, (0, "#ffc49acc"), (0.4, "#d8707855"), (1, "#40206000"))
    + linear("cloak", (20, 90), (240, 280), (0, "#2c2c7c"), (0.5, "#4850b8"), (1, "#2c2c74"))
    + linear("suit", (100, 180), (250, 400), (0, "#6068cc"), (1, "#30307c"))
    + linear("hood", (130, 80), (260, 240), (0, "#6e74cc"), (0.5, "#363a8c"), (1, "#1c1a4c"))
    + linear("scarf", (10, 90), (250, 260), (0, "#c01c38"), (0.6, "#f04048"), (1, "#a81834"))
    + linear("steel", (250, 240), (350, 330), (0, "#8fa8c8"), (0.5, "#ffffff"), (1, "#c4d6ea"))
    + linear("arc", (290, 110), (150, 30), (0, "#9fb4d2"), (0.6, "#ffffff"), (1, "#d4e2f2"))
    + linear("tile", (0, 330), (0, 525), (0, "#c47858"), (0.4, "#944c48"), (1, "#5c2c40"))
    + radial("dark", (220, 180), 64, (0, "#2a1838"), (1, "#0c0818"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.5, -0.68, 0.55),
    key_colour="#d4d4ff",
    ambient="#4a4890",
    rim_from=(0.72, -0.7),
    rim_colour="#ffb890",
    rim=1,
    ink="#08051a",
    bounce="#7a2a50",
)
CAT = (
    "332,286 330,268 334,256 332,244! 339,250 345,250 352,243! 352,256 350,262 358,272 360,280 "
    "370,276 368,262! 374,276 368,286"
)
GLOVE, LEATHER, STRAP = "#c07c88", "#884c58", "#d8a04c"


def scene() -> Scene:
    """Moon and roofs, what streams behind, legs, the far blade, the head, the near blade."""
    picture = Polished(COLOURS, LIGHT, 6)
    _night(picture)
    _roofs(picture)
    picture.veil(fill(_wake(), "#ffe0d0", 0.55), 0.8)
    picture.group(*_cloak(), shadow=0.35, form=0.3)
    picture.group(*_leg(BEHIND, 52, Spot(28, 292, 15, 128)), shadow=0.4)
    picture.group(*_far_arm(), shadow=0.4, form=0.2)
    picture.group(*_body(), shadow=0.45)
    picture.group(*_scarf_tails(), shadow=0.4, form=0.2)
    picture.group(*_hood(), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 9), roundness=70)
    picture.group(*_near_arm(), shadow=0.55, shadow_offset=(-6, 9))
    _shine(picture)
    return picture


def _house(x: float, y: float, width: float, height: float, lean: float) -> str:
    eaves, wall = width * 0.58, width / 2
    gable = [(-wall, 260), (-wall, 0), (-eaves, 0), (0, -height), (eaves, 0), (wall, 0),
        (wall, 260)]  # fmt: skip
    return polygon(place(gable, x, y, 1, lean))


def _night(picture: Scene) -> None:
    picture.cover(cover("url(#sky)") + cover("url(#halo)"))
    picture.cover(specks(3, 60, (0, 0, 375, 190), "#ffe9ff", (0.4, 1.2)))
    picture.cover(disc(*MOON, 122, "url(#moon)"))
    for x, y, radius in ((160, 74, 13), (268, 46, 15), (322, 110, 12), (316, 178, 16)):
        picture.cover(disc(x, y, radius, "#f0b490", 0.5))
    clouds = oval(70, 250, 150, 9, "#4a2468") + oval(330, 214, 110, 8, "#4a2468")
    picture.veil(f'<g opacity=".6">{clouds}{oval(60, 60, 110, 8, "#3a2160")}</g>', 4)
    picture.veil(oval(200, 300, 230, 56, "#ff9a6a", 0.62), 16)
    back = ((30, 300, 70, 90), (110, 330, 60, 60), (330, 280, 40, 130), (250, 330, 66, 70))
    near = ((66, 350, 56, 60), (150, 362, 66, 76), (216, 372, 54, 50), (286, 350, 44, 96))
    picture.veil(fill("".join(_house(*at, -6) for at in back), "#a8668c", 0.85), 1.2)
    picture.veil(fill("".join(_house(*at, -6) for at in near), "#4c3068"), 0.7)
    lit = ((58, 334, 7), (142, 338, 8), (158, 336, 8), (148, 372, 8), (210, 358, 7),
        (206, 394, 8), (280, 336, 7), (284, 362, 7), (166, 394, 8))  # fmt: skip
    panes = "".join(polygon(place("0,0 1,0 1,1.4 0,1.4", x, y, k, -6)) for x, y, k in lit)
    picture.cover(fill(panes, "#ffd27e"))
    picture.glow(fill(panes, "#ffb85a"), 5, 0.8)
    picture.veil(oval(187, 400, 240, 24, "#ff9a7a", 0.25), 12)


def _roofs(picture: Scene) -> None:
    """Leave one roof on the left, and see the next coming up on the right."""
    left = "-10,352! 92,376! 128,440! 128,540! -10,540!"
    right = "386,330! 316,348! 232,420! 200,540! 386,540!"
    rows = [f"-10,{y} 140,{y + 36}" for y in range(366, 560, 17)]
    rows += [f"200,{y + 74} 290,{y + 20} 386,{y - 6}" for y in range(352, 560, 18)]
    courses = lines(rows, "#40202c", 3, 0.6) + lines([place(row, 0, 5) for row in rows], "#ffc8a8",
        2, 0.35) + _tiles()  # fmt: skip
    street(picture)
    ridges = ("-10,352 92,376 128,440", "386,330 316,348 232,420 206,512")
    loose = ((52, 346, 40), (84, 356, 100), (30, 336, 10), (104, 374, 60))
    picture.group(
        Shape(polygon("330,290 358,286 360,350 332,356"), "#8c4c44", round=6, bump=0.6),
        Shape(polygon("324,284 364,278 365,292 325,298"), "#a86858", round=5, bump=0.4),
        Shape(smooth(left), "url(#tile)", round=8, bump=0.25, bump_size=8, detail=courses),
        Shape(smooth(right), "url(#tile)", round=8, bump=0.25, bump_size=8, detail=courses),
        *[limb(ridge, [9, 10, 9], "#d89880", round=4) for ridge in ridges],
        *[Shape(polygon(place("-7,-4 7,-5 8,4 -6,5", *at)), "#d89880", round=3) for at in [
            (x, y, 1, turn) for x, y, turn in loose]],
        Shape(smooth(CAT), "#2c1848", round=7, bump=0.5, bump_size=4),
        *watchman(),
        shadow=0.2, form=0.2,
    )  # fmt: skip
    lantern_light(picture)
    picture.sharp(oval(337, 257, 2, 2.6, "#d8ff8a") + oval(346, 257, 2, 2.6, "#d8ff8a"))


def _tiles() -> str:
    """Part the rows of both roofs into tiles."""
    seams = []
    for row in range(11):
        for column in range(9):
            x = -6 + column * 18 + row % 2 * 9
            y = 366 + row * 17 + (x + 10) * 0.24
            seams.append(f"{x},{y} {x - 1},{y + 16}")
            x = 210 + column * 22 + row % 2 * 11
            y = 352 + row * 18 + 74 - (x - 200) * 0.55 + max(0, x - 290) * 0.28
            seams.append(f"{x},{y} {x - 3},{y + 17}")
    return lines(seams, "#40202c", 1.6, 0.35)


def _wake() -> str:
    """Draw the air that he leaves behind."""
    streaks = ((96, 30, 34, -16), (44, 196, 10, 170), (70, 262, 4, 212), (120, 300, 40, 240),
        (342, 196, 262, 136), (366, 262, 318, 226))  # fmt: skip
    return "".join(taper([(a, b), (c, d)], [4, 0.6]) for a, b, c, d in streaks)


def _cloak() -> list[Shape]:
    outline = (
        "240,226 222,170 168,126 124,96 92,40! 84,86 36,76! 56,116 6,132! 40,160 0,196! 36,210 "
        "8,256! 60,246 54,290! 104,268 150,284 206,268"
    )
    lining = "214,244 150,232 104,232 36,210 8,256! 60,246 54,290! 104,268 150,284 200,270"
    valleys = ("222,190 146,142 94,62", "216,206 118,160 46,90", "210,220 100,186 14,140",
        "206,234 110,212 6,198")  # fmt: skip
    crests = ("224,184 150,130 108,84", "218,198 124,150 66,108", "212,212 106,176 40,148")
    return [
        Shape(smooth(outline), "url(#cloak)", round=34, bump=0.5, bump_size=14,
            detail=lines(valleys, "#100c38", 9, 0.6) + lines(crests, "#8088e0", 4, 0.4)),
        Shape(smooth(lining), "#7a2054", round=14, bump=0.4, contact=0.6,
            detail=lines(["200,256 130,246 60,284", "180,244 110,232 16,250"], "#2c0a2c", 5, 0.7)),
    ]  # fmt: skip


def _leg(joints: Joints, wide: float, foot: Spot) -> list[Shape]:
    """Draw a leg in one piece, in a soft boot that is laced to below the knee."""
    (x, y), (ax, ay) = joints[1], joints[2]
    long, turn = math.dist((x, y), (ax, ay)), math.degrees(math.atan2(ay - y, ax - x)) - 90

    def put(points: str) -> list[Knot]:
        drawn = [Knot(k.x * wide, k.y * long, k.corner) for k in knots(points)]
        return place(drawn, x, y, 1, turn)

    laces = [put(f"-.16,{at} .14,{at + 0.08}") for at in (0.5, 0.62, 0.74)]
    return [
        limb_of(joints, wide, LEG, "url(#suit)", bump=0.4,
            detail=creases(joints, wide, "#1a1648", LEG)),
        Shape(smooth(foot.put("-.7,-.9 .6,-.9 .84,-.1 1.5,.3 2.3,.5 2.5,.86! 1.2,1.1 -.5,1.1 "
            "-.86,.5")), LEATHER, round=foot.size * 0.6, bump=0.3, shine=0.3,
            detail=lines([foot.put("-.7,.9 .8,.92 2.3,.74")], "#2c1830", 3, 0.8)),
        Shape(smooth(put("-.43,.3! 0,.37 .47,.3! .44,.55 .33,.84 .25,1.04 -.25,1.04 -.3,.84 "
            "-.4,.55")), LEATHER, round=wide * 0.32, bump=0.3, shine=0.3,
            detail=lines(laces, "#e8b878", 2.4, 0.8)),
        Shape(taper(put("-.42,.33 0,.41 .46,.33"), [5, 7, 5]), STRAP, round=3, shine=0.6),
        Shape(taper(put("-.27,.94 0,1 .27,.94"), [4, 6, 4]), STRAP, round=3, shine=0.6),
    ]  # fmt: skip


def _far_arm() -> list[Shape]:
    """Swing the second blade over the head."""
    return [
        Shape(taper("292,96 262,52 214,28 150,34", [12, 17, 16, 1], 80), "url(#arc)", round=5,
            shine=0.9, gloss=7, detail=lines(["292,96 258,54 214,36 164,36"], "#7088a8", 1.6)),
        limb_of(HIGH, 50, SLEEVE, "url(#suit)", bump=0.4, detail=creases(HIGH, 50, "#1a1648")),
        limb("288,170 280,134", [37, 29], LEATHER, round=13, shine=0.3),
        limb("270,172 288,178 308,170", [6, 8, 6], STRAP, round=3, shine=0.6),
        limb("284,86 318,138", [9, 9], "#4a2a3c", round=4),
        *grip(Hand(277, 127, 35, -32, GLOVE)),
        limb("272,102 288,90 304,80", [7, 10, 7], "#e0b45a", round=4, shine=0.8),
        Shape(ellipse(320, 141, 7), "#e0b45a", round=6, shine=0.8),
    ]  # fmt: skip


def _body() -> list[Shape]:
    straps = lines(["226,214 190,262 136,300"], "#d8a85a", 1.6, 0.8)
    return [
        Shape(smooth("250,214 206,196 160,222 130,270 128,312 164,322 206,300 244,262"),
            "url(#suit)", round=34, bump=0.5, detail=lines(["200,300 232,258", "150,302 196,236"],
            "#1a1648", 5, 0.5)),
        Shape(taper("236,214 196,258 138,298", [17, 18, 17]), "#7a4a34", round=6, contact=0.7,
            detail=straps),
        *_leg(AHEAD, 62, Spot(255, 410, 17, 4)),
        limb("132,282 142,304 136,324", [12, 14, 12], "#8a5638", round=5, contact=0.7),
        Shape(ellipse(143, 304, 11, 10), "#e0b45a", round=5, shine=0.7, contact=0.6),
    ]  # fmt: skip


def _scarf_tails() -> list[Shape]:
    """Let both ends of the scarf flutter: they are broad where they turn to the moon."""
    high = (
        "204,226 160,206 136,170 106,150 74,152 46,128 16,104! 26,138 14,152! 48,172 80,184 "
        "108,180 130,204 164,234 200,244"
    )
    low = (
        "204,236 166,234 140,212 108,208 78,226 44,222 14,206! 26,232 8,246! 44,252 84,256 "
        "112,240 138,250 168,258 202,252"
    )
    return [
        Shape(smooth(low), "#b01c38", round=12, bump=0.4, bump_size=8, skin=0.3, detail=lines(
            ["200,248 140,230 100,222 50,238", "140,216 110,212 84,226"], "#5c0a24", 3.4, 0.6)),
        Shape(smooth(high), "url(#scarf)", round=12, bump=0.4, bump_size=8, skin=0.4, detail=lines(
            ["196,236 146,196 108,164 60,156 30,132", "160,228 124,188 100,174"], "#7a0c26", 3.4,
            0.6) + lines(["190,224 146,180 106,154 70,156"], "#ff8a7a", 2.4, 0.7)),
    ]  # fmt: skip


def _hood() -> list[Shape]:
    outline = (
        "112,84! 160,80 214,86 252,110 276,152 274,194 256,226 226,242 190,238 160,222 140,188 "
        "138,142 140,112"
    )
    opening = "254,128! 268,160 266,196 250,224 228,234 202,224 184,194 188,156 214,134"
    mask = "182,186! 206,196 236,198 266,184! 268,204 254,230 230,244 204,236 188,214"
    edge = (
        "258,118! 280,154 276,202 254,234 228,246 200,236! 226,236 248,224 263,196 265,160 "
        "252,136! 216,142 196,160 190,194 200,222! 178,198 178,152 210,126"
    )
    return [
        Shape(smooth(outline), "url(#hood)", round=44, bump=0.4, bump_size=14, detail=lines(
            ["120,86 176,104 204,130", "136,100 158,130 172,156", "146,130 154,170 176,208"],
            "#1a1850", 4, 0.5)),
        Shape(smooth(opening), "url(#dark)", round=8, contact=0.9, rim=0, flat=0.6),
        Shape(smooth("190,166 214,160 264,166 266,188 240,200 206,198 190,184"), "#b87464",
            round=18, contact=0, rim=0.4, ink=0, flat=0.2),
        Shape(smooth("236,170 244,168 256,196 246,202 234,196"), "#c88070", round=8, contact=0.3,
            ink=0.3),
        Shape(smooth(mask), "url(#scarf)", round=20, bump=0.35, bump_size=8, contact=0.7, skin=0.3,
            detail=lines(["190,202 226,214 266,200", "198,220 228,228 258,218"], "#7a0c26", 2.4)),
        Shape(smooth("194,166! 214,170 232,186! 222,194 204,190"), "#fff6c8", round=4, glow=1,
            contact=0, rim=0),
        Shape(smooth("268,164! 258,170 247,184! 256,191 266,184"), "#fff6c8", round=4, glow=1,
            contact=0, rim=0),
        Shape(taper("188,154 212,164 236,184", [8, 11, 4]), "#160c20", round=4, contact=0.6, rim=0),
        Shape(taper("270,152 258,164 246,180", [6, 9, 4]), "#160c20", round=4, contact=0.6, rim=0),
        Shape(smooth(edge), "#8a90e8", round=7, bump=0.3, bump_size=6, contact=0.9),
        Shape(smooth("160,214 196,236 232,244 262,228 268,244 244,264 206,262 172,246"),
            "url(#scarf)", round=14, bump=0.4, contact=0.8, skin=0.4,
            detail=lines(["166,226 206,250 262,238"], "#7a0c26", 2.6, 0.6)),
    ]  # fmt: skip


def _near_arm() -> list[Shape]:
    """Put the first blade where he will be."""
    return [
        Shape(taper("262,276 300,292 336,318 360,352", [17, 21, 17, 1], 80), "url(#steel)",
            round=6, shine=0.9, gloss=7, detail=lines(["268,282 302,298 346,336"], "#7088a8", 1.8)),
        limb_of(LOW, 54, SLEEVE, "url(#suit)", bump=0.4, detail=creases(LOW, 54, "#1a1648")),
        limb("202,302 236,295", [40, 28], LEATHER, round=14, contact=0.7, shine=0.3),
        limb("198,284 210,302 208,322", [7, 9, 7], STRAP, round=3, shine=0.6),
        limb("222,256 276,286", [10, 10], "#4a2a3c", round=4),
        Shape(ellipse(220, 255, 7), "#e0b45a", round=6, shine=0.8),
        *grip(Hand(236, 294, 37, -61, GLOVE, True)),
        limb("260,298 272,282 280,264", [8, 11, 8], "#e0b45a", round=4, shine=0.8),
        *rivets([(263, 294), (277, 268)], 4, "#fff0b0"),
    ]  # fmt: skip


def _shine(picture: Scene) -> None:
    picture.sharp(oval(219, 182, 3.4, 5, "#b8141c") + oval(257, 179, 2.8, 5, "#b8141c"))
    picture.sharp(disc(217.4, 180, 1.5, "#ffffff") + disc(255.6, 177, 1.3, "#ffffff"))
    picture.afterglow(disc(216, 182, 14, "#ff6a3a", 0.6) + disc(257, 179, 12, "#ff6a3a", 0.6), 6)
    picture.afterglow(glint(316, 304, 30) + glint(214, 30, 22), 0.5)
    picture.afterglow(glint(316, 304, 34) + glint(214, 30, 24), 4)
