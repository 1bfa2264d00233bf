"""Scribe: a clerk who has been interrupted once too often; his quill is a dagger now."""

import math

from ..actors import Hand, motes, moved, outdoors
from ..curves import Points, ellipse, place, polygon, ring, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, ear, gaze, limb
from ..rooms import candle, candlelight, mouse, shelves, window
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval
from ._cuffed import cuffed_arm

LIGHT = lit("#180c1a", "#6a5c8c", "#ffd890", "#a8683a", 0.9)
SKIN, ROBE, GOLD, WOOD = "url(#skin)", "url(#robe)", "url(#gold)", "url(#wood)"
FIST = "#f6a484"
INK = "#2036b4"
#: Fitted to whatever is filled with it.
FLUSH = (
    '<radialGradient id="flush"><stop offset="0" stop-color="#e02c34" stop-opacity=".8"/>'
    '<stop offset="1" stop-color="#e02c34" stop-opacity="0"/></radialGradient>'
)
#: The head as it was drawn, upright, and where it is thrust to.
UPRIGHT, THRUST, LEAN, LARGE = (196.0, 200.0), (226.0, 184.0), -9.0, 0.94
#: How far the face is turned on its skull.
ASIDE = (-13.0, 3.0)


def scene() -> Scene:
    """Thrust the head over the desk, and both fists with the quill before it."""
    colours = (
        linear("skin", (130, 90), (260, 330), (0, "#ffd4a8"), (0.5, "#f07e5c"), (1, "#aa3a40"))
        + linear("hair", (60, 60), (320, 260), (0, "#ffffff"), (1, "#b4b0c8"))
        + FLUSH
        + linear("robe", (70, 270), (310, 420), (0, "#6468c8"), (1, "#2a2a74"))
        + linear("plume", (20, 0), (110, 200), (0, "#ffb898"), (0.35, "#f0483c"), (1, "#b01c38"))
        + linear("gold", (100, 160), (300, 360), (0, "#fff0a8"), (1, "#b8782a"))
        + linear("gem", (220, 334), (264, 382), (0, "#ffffff"), (0.5, "#9af4ff"), (1, "#38a8e0"))
        + linear("wood", (0, 376), (60, 525), (0, "#d88a48"), (0.6, "#a85c30"), (1, "#6c3424"))
    )
    picture = outdoors(
        LIGHT, ("#4a2420", "#8a4a2a", "#c8803c"), ("#a0602c", "#6c3a20", "#3a1c18"), 380, colours, 7
    )
    _room(picture)
    picture.group(*_pages(), shadow=0.35)
    picture.group(*_robe(), shadow=0.4)
    picture.group(*_gem(), shadow=0.5, form=0)
    picture.group(*_put(_hair()), shadow=0.35)
    picture.group(*_put(_head()), shadow=0.5, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_put(_turned(_spectacles())), shadow=0.35, form=0, outline=1.2)
    picture.group(*_desk(), shadow=0.3, form=0)
    candlelight(picture, 30, 390)
    over, above = cuffed_arm(((150, 312), (38, 372), (74, 320)), ROBE, Hand(80, 313, 41, -22, FIST))
    under, below = cuffed_arm(
        ((314, 310), (286, 390), (186, 350)), ROBE, Hand(168, 344, 42, 174, FIST, True)
    )
    picture.group(*over[:2], shadow=0.5)
    picture.group(*_blot(), shadow=0.5, form=0.2)
    picture.group(over[2], under[0], *_quill(), shadow=0.5, form=0.2)
    picture.group(*above, shadow=0.5)
    picture.group(*below, *under[1:], shadow=0.5, shadow_offset=(-3, 10))
    picture.group(*_spilt(), shadow=0.5)
    picture.shade(oval(250, 478, 36, 5, "#2c100c", 0.7), 3)
    picture.group(*moved(mouse(234, 472), (234, 484), (252, 480), 0.86), shadow=0.45)
    picture.sharp(_eyes())
    picture.afterglow(glint(262, 330, 26), 0.7)
    return motes(picture, "#ffe8b0", 5, 14)


def _turned(shapes: list[Shape]) -> list[Shape]:
    """Shift what is in the face to the side it looks to."""
    return moved(shapes, (0, 0), ASIDE)


def _put(shapes: list[Shape]) -> list[Shape]:
    return moved(shapes, UPRIGHT, THRUST, LARGE, LEAN)


def _eyes() -> str:
    """Draw pupils, and the sheen of the glasses, where the head is."""
    x, y = ASIDE[0] - UPRIGHT[0], ASIDE[1] - UPRIGHT[1]
    marks = pupil(158, 190, 15) + pupil(232, 182, 20)
    marks += fill("M131 186Q136 166 152 162L139 200Z", "#ffffff", 0.45)
    marks += fill("M204 178Q210 156 230 150L214 196Z", "#ffffff", 0.45)
    way = f"translate({THRUST[0]} {THRUST[1]}) rotate({LEAN}) scale({LARGE}) translate({x} {y})"
    return f'<g transform="{way}">{marks}</g>'


def _room(picture: Scene) -> None:
    """Fill the room with books, and a window on the night."""
    picture.veil(shelves((92, 176, 260, 344), ((-4, 20), (128, 384)), "#54281c"), 0.4)
    picture.cover(window(74, 360, 100, 316, "#54281c", "#344c94"))
    picture.veil(oval(74, 300, 40, 60, "#7ca0d8", 0.7), 14)
    picture.cover(disc(97, 110, 12, "#f4f0d8"))
    picture.shade(oval(250, 330, 150, 90, "#34182c", 0.5), 30)
    picture.veil(oval(40, 380, 120, 110, "#ffb860", 0.4), 30)


def _robe() -> list[Shape]:
    outline = "122,330 150,296 206,280 268,282 322,292 352,330 362,400! 116,400!"
    folds = ["176,330 172,370 176,400", "310,320 322,360 326,400"]
    ruff = (
        "138,306 152,290 206,280 264,284 290,298 284,318 266,312 256,328 240,318 226,334 212,322 "
        "198,334 186,320 170,328 160,316 146,322"
    )
    return [
        *drape(outline, ROBE, folds, "#14123c"),
        Shape(smooth(ruff), "#fff8ea", round=10, bump=0.5, contact=0.6,
            detail=lines(["166,290 164,320", "188,286 190,324", "212,284 212,328",
            "236,284 238,322", "258,286 262,316"], "#a8a0b8", 2.4)),
    ]  # fmt: skip


def _pages() -> list[Shape]:
    shapes = []
    for x, y, size, turn in ((118, 50, 0.9, -24), (262, 40, 0.8, 16), (344, 196, 1.0, -20),
        (338, 96, 0.9, 28), (352, 300, 0.8, 12)):  # fmt: skip
        sheet = place("-20,-26! 2,-30 18,-24! 22,0 18,26! 2,20 -18,26! -15,0", x, y, size, turn)
        rows = [place([(-12, r), (12, r - 1)], x, y, size, turn) for r in (-16, -8, 0, 8, 16)]
        detail = lines(rows, "#6a5a8a", 1.8, 0.8)
        shapes.append(Shape(smooth(sheet), "#fff6e0", round=5, bump=0.3, detail=detail))
    return shapes


def _hair() -> list[Shape]:
    """Locks that stand out like lightning, longest at the temples."""
    locks = []
    for side, axis in ((-1, 148), (1, 246)):
        for n, (angle, long, wide) in enumerate(((-66, 84, 46), (-40, 102, 52), (-14, 106, 52),
            (12, 92, 46), (40, 68, 36))):  # fmt: skip
            ahead = (side * math.cos(math.radians(angle)), math.sin(math.radians(angle)))
            off = (-ahead[1], ahead[0])
            bend = 0.16 if n % 2 else -0.16
            spine = [
                (axis + ahead[0] * long * k + off[0] * long * s,
                    150 + n * 10 + ahead[1] * long * k + off[1] * long * s)
                for k, s in ((0, 0), (0.4, bend), (0.72, -bend * 0.6), (1.05, bend))
            ]  # fmt: skip
            locks.append(Shape(taper(spine, [wide, wide * 0.9, wide * 0.6, 1]), "url(#hair)",
                round=wide * 0.45, bump=0.3, contact=0.5, ink=0.9, glow=0.2))  # fmt: skip
    return locks


def _head() -> list[Shape]:
    """Shape a pear of a head: high bald crown, and a mouth as wide as the jaw."""
    skull = (
        "140,170 138,120 160,84 198,74 236,82 258,116 260,166 270,214 268,258 244,304 200,324 "
        "154,308 128,264 126,214"
    )
    vein = lines(["228,92 222,108 234,118 226,136", "234,118 246,120"], "#c03a5c", 3.4, 0.75)
    wrinkles = lines(["166,112 190,104 214,110", "168,126 190,119 210,124"], "#b8564c", 2.6, 0.6)
    flush = oval(146, 246, 24, 22, "url(#flush)") + oval(252, 240, 28, 24, "url(#flush)")
    mouth = "142,258! 168,250 198,254 228,246 256,248! 260,276 240,298 200,304 160,298 142,280"
    upper = "148,258! 198,256 250,250! 250,270 200,278 150,276"
    lower = "156,292! 198,284 246,280! 236,296 200,302 166,298"
    features = [
        Shape(smooth(mouth), "#4a0a20", round=5, contact=0.5, flat=0.6, rim=0),
        Shape(smooth("172,300 184,284 204,286 226,284 236,298 204,308"), "#e0566a", round=9,
            contact=0.3, rim=0, shine=0.3),
        Shape(smooth(upper), "#fff6dc", round=5, contact=0.4, ink=0.7, detail=lines([
            "166,250 168,282", "184,250 185,282", "204,250 204,282", "222,248 221,280",
            "238,246 237,278"], "#a88a6a", 1.8)),
        Shape(smooth(lower), "#fff0d0", round=4, contact=0.3, ink=0.6, detail=lines([
            "176,284 178,304", "200,282 200,304", "222,280 221,302"], "#a88a6a", 1.8)),
        limb("146,288 164,306 200,313 238,304 254,284", [5, 11, 12, 11, 5], "#e8765c", contact=0.4,
            ink=0.4, skin=0.5, rim=0.3),
        *gaze(Spot(158, 192, 19, 20), "#8a4ae0", "#f0987c", 0.22, (3, 0), "#fffaf0"),
        *gaze(Spot(230, 184, 26, -16), "#8a4ae0", "#f0987c", 0.1, (2, 0), "#fffaf0"),
        *_brows(),
        Shape(smooth("186,176 198,174 206,188 212,214 232,232 222,248 204,246 194,258 182,248 "
            "168,248 168,230 182,212"), "#f2745e", round=17, bump=0.15, contact=0.85, shine=0.4,
            gloss=14, skin=0.6),
        *_beard(),
    ]  # fmt: skip
    return [
        *ear(Spot(264, 204, 38, 4), SKIN, "#c84a4c", pointed=False),
        Shape(smooth(skull), SKIN, round=54, bump=0.15, skin=0.6, detail=vein + wrinkles + flush),
        *_turned(features),
    ]  # fmt: skip


def _brows() -> list[Shape]:
    """White thickets that meet over the nose."""
    ridges = (
        "116,134! 140,136 166,150 184,170! 176,178 152,164 136,162 120,168! 126,152",
        "276,110! 250,118 220,136 198,160! 204,172 230,152 252,144 278,146! 268,130",
    )
    return [
        Shape(smooth(points), "#c8c2dc", round=11, bump=0.6, bump_size=5, contact=0.9, glow=0.15,
            detail=lines([strand], "#7a7498", 2, 0.6))
        for points, strand in zip(ridges, ("124,150 150,152 176,170", "270,128 240,138 206,162"),
            strict=True)
    ]  # fmt: skip


def _beard() -> list[Shape]:
    """Grow a goat's beard, blown aside."""
    tuft = "178,311 202,319 228,311 224,330 208,346 196,372! 190,350 172,350! 182,334"
    strands = lines(["194,320 192,344", "206,320 200,354"], "#8a86a4", 2, 0.6)
    return [
        Shape(smooth(tuft), "url(#hair)", round=12, bump=0.4, contact=0.5, glow=0.15,
            detail=strands)
    ]  # fmt: skip


def _spectacles() -> list[Shape]:
    return [
        Shape(ring(158, 192, 32, 6), GOLD, round=3, shine=0.8, gloss=8),
        Shape(ring(231, 184, 41, 7), GOLD, round=3, shine=0.8, gloss=8),
        limb("186,186 192,179 198,182", [5, 6, 5], GOLD, round=2, shine=0.7, bump=0),
        limb("127,190 116,194", [5, 5], GOLD, round=2, shine=0.7, bump=0),
    ]


def _gem() -> list[Shape]:
    def put(points: str) -> Points:
        return place(points, 262, 330)

    facets = lines([put(p) for p in ("-22,-8 22,-8", "-8,-8 0,24", "8,-8 0,24")], "#1f78b0", 1.8)
    return [
        Shape(ellipse(262, 332, 31, 29), GOLD, round=9, shine=0.7, gloss=9, contact=0.7),
        Shape(polygon(put("-22,-8 -12,-21 12,-21 22,-8 0,25")), "url(#gem)", round=9, shine=0.9,
            gloss=8, glow=0.35, contact=0.7, detail=facets),
    ]  # fmt: skip


def _desk() -> list[Shape]:
    """Lay the desk, the page that he was copying, candle and books."""
    page = "70,394! 218,394! 240,460! 222,468 206,466! 36,466!"
    rows = lines([f"{76 - n * 7},{403 + n * 13} {214 + n * 4},{403 + n * 13}" for n in range(5)],
        "#6a5a8a", 2.6, 0.7)  # fmt: skip
    grain = lines(["-5,404 140,400 380,408", "-5,434 160,442 380,432", "-5,468 180,474 380,464"],
        "#6c3420", 3, 0.5)  # fmt: skip
    return [
        Shape(polygon([(-10, 386), (385, 386), (385, 486), (-10, 486)]), WOOD, round=4, bump=0.5,
            detail=grain, rim=0),
        Shape(polygon([(-10, 484), (385, 484), (385, 540), (-10, 540)]), "#8c4a2c", round=8,
            bump=0.5, contact=0, detail=lines(["-5,504 180,508 380,502"], "#4c2018", 3, 0.6)),
        Shape(smooth(page), "#fff4d8", round=4, bump=0.3, contact=0.6, detail=rows),
        Shape(smooth("240,460! 226,448 214,450! 206,466! 222,468"), "#d8c49c", round=5,
            contact=0.7),
        *candle(30, 452),
    ]  # fmt: skip


def _blot() -> list[Shape]:
    """Make the ink leap where the nib goes through the page."""
    blot = (
        "84,428! 108,414 92,386! 116,402 118,364! 132,396 146,404 164,360! 162,398 192,382! "
        "176,408 202,430! 160,444 120,442"
    )
    drops = ((86, 368, 6), (112, 348, 5), (176, 346, 5), (196, 366, 6), (100, 352, 3),
        (188, 350, 3), (212, 388, 4), (70, 392, 4), (222, 420, 5), (66, 436, 5))  # fmt: skip
    return [
        Shape(smooth(blot), INK, round=14, shine=0.8, gloss=16, rim=0.6, contact=0.6),
        *[Shape(ellipse(x, y, r, r * 1.2), INK, round=r, shine=0.9, gloss=16) for x, y, r in drops],
    ]


def _spilt() -> list[Shape]:
    """Knock over the inkwell: what is in it runs over the desk's edge."""
    pool = "258,442 284,430 310,436 340,446 366,452 372,466 352,474 344,484 342,506 335,512 "
    pool += "328,504 328,480 306,476 298,486 296,498 290,501 285,494 282,474 256,464"
    return [
        Shape(smooth(pool), INK, round=9, shine=0.9, gloss=14, contact=0.4),
        Shape(smooth("294,434 300,410 322,396 348,402 362,424 356,446 332,450 310,452"), "#6c90b4",
            round=22, shine=0.9, gloss=10, detail=oval(332, 446, 40, 14, INK, 0.75)
            + lines(["318,408 334,406 346,416"], "#ffffff", 5, 0.7)),
        Shape(ellipse(300, 437, 9, 17, -30), "#a0c0dc", round=4, shine=0.8),
        Shape(ellipse(299, 438, 5.5, 12, -30), "#141c5c", round=3, flat=0.5, rim=0),
    ]  # fmt: skip


def _quill() -> list[Shape]:
    """Stab with a quill as long as an arm, its gold nib in the ink; it is drawn upright."""

    def put(points: str) -> Points:
        return place(points, 88, 192, 1.15, -14)

    vane = (
        "-8,-6! -30,-40 -36,-92 -24,-142 2,-178! 8,-162 4,-148 18,-152 26,-112 20,-94 "
        "32,-92 26,-52 18,-42 24,-36 12,-2!"
    )
    barbs = lines([put(p) for p in ("-2,-24 -22,-50", "-2,-58 -28,-84", "0,-92 -26,-116",
        "0,-126 -16,-146", "2,-14 20,-34", "2,-50 24,-70", "2,-88 22,-104")], "#8a1c34", 2.4, 0.6,
    )  # fmt: skip
    return [
        Shape(smooth(put(vane)), "url(#plume)", round=14, bump=0.4, bump_size=5, detail=barbs),
        Shape(taper(put("0,180 0,60 0,-80 1,-170"), [11, 14, 6, 1], 60), "#fff8e0", round=5,
            shine=0.5, contact=0.4),
        Shape(smooth(put("-9,150! 9,150! 10,176 1,205! -8,176")), GOLD, round=7, shine=0.9,
            gloss=8, contact=0.8, detail=lines([put("1,164 1,200")], "#5a300c", 2.4)),
    ]  # fmt: skip
