"""Scribe: a clerk who has been interrupted once too often; his quill is a dagger now."""

import math
import random

from ..curves import Points, ellipse, place, polygon, ring, smooth, taper
from ..faces import pupil
from ..figures import Spot, drape, ear, fist, gaze, limb
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import fill, linear, lines, oval

BACKDROP = Backdrop(
    ("#3a1a18", "#7a3a22", "#c07a3a"), ("#ffecb8", "#f0a04a"), "#341418", "#160a12", "none",
    radius=134, centre=(190, 168),
)  # fmt: skip
LIGHT = lit("#180c1a", "#5a5488", "#ffd890", "#4a3a6a", 0.8)
SKIN, ROBE, GOLD = "url(#skin)", "url(#robe)", "url(#gold)"
INK = "#1c2c96"
#: Fitted to whatever is filled with it.
FLUSH = (
    '<radialGradient id="flush"><stop offset="0" stop-color="#e02c34" stop-opacity=".8"/>'
    '<stop offset="1" stop-color="#e02c34" stop-opacity="0"/></radialGradient>'
)


def scene() -> Scene:
    """Hair and pages fly; the quill comes down in front of all."""
    colours = (
        linear("skin", (130, 90), (260, 330), (0, "#ffd4a8"), (0.5, "#f07e5c"), (1, "#aa3a40"))
        + linear("hair", (60, 60), (320, 260), (0, "#ffffff"), (1, "#b4b0c8"))
        + FLUSH
        + linear("robe", (70, 280), (310, 450), (0, "#4a4e9a"), (1, "#1c1a48"))
        + linear("plume", (10, 20), (70, 200), (0, "#ffd0b0"), (0.35, "#f0483c"), (1, "#a81834"))
        + linear("gold", (100, 160), (300, 360), (0, "#fff0a8"), (1, "#b8782a"))
        + linear("gem", (220, 334), (264, 382), (0, "#ffffff"), (0.5, "#9af4ff"), (1, "#38a8e0"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 7)
    picture.veil(_shelves(), 0.8)
    picture.group(*_pages(), shadow=0.35)
    picture.group(*_robe(), shadow=0.4, fade=(360, 450, 0.5))
    picture.group(*_hair(), shadow=0.35)
    picture.group(*_head(), shadow=0.5, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_spectacles(), shadow=0.35, form=0, outline=1.2)
    picture.group(*_far_fist(), shadow=0.5)
    picture.group(*_gem(), shadow=0.5, form=0)
    picture.group(*_arm()[:1], shadow=0.5)
    picture.group(*_sheet(), shadow=0.5, form=0.2)
    picture.group(*_quill(), shadow=0.5, form=0.2)
    picture.group(*_arm()[1:], shadow=0.5)
    picture.sharp(pupil(158, 190, 15) + pupil(232, 182, 20))
    picture.sharp(
        fill("M131 186Q136 166 152 162L139 200Z", "#ffffff", 0.45)
        + fill("M204 178Q210 156 230 150L214 196Z", "#ffffff", 0.45)
    )
    picture.afterglow(glint(242, 352, 26), 0.7)
    return finish(picture, BACKDROP, "#ffe8b0")


def _shelves() -> str:
    """Rows of books, out of true."""
    chance, marks = random.Random(4), ""
    tones = ("#7a2a1c", "#8a5a28", "#4a3450", "#6a2434", "#a07a3c")
    for level in (92, 176, 260, 344):
        for start, end in ((-4, 74), (304, 378)):
            x = float(start)
            while x < end:
                width, tall = chance.uniform(9, 17), chance.uniform(44, 68)
                corners = [(0, 0), (width, 0), (width, -tall), (0, -tall)]
                spine = place(corners, x, level, 1, chance.uniform(-4, 4))
                marks += fill(polygon(spine), chance.choice(tones), 0.85)
                x += width + 1.5
            board = f'x="{start}" y="{level}" width="{end - start}" height="8"'
            marks += f'<rect {board} fill="#34140f"/>'
    return marks


def _pages() -> list[Shape]:
    shapes = []
    for x, y, size, turn in ((118, 50, 0.9, -24), (262, 40, 0.8, 16), (344, 196, 1.0, -20),
        (338, 96, 0.9, 28), (352, 300, 0.8, 12)):  # fmt: skip
        sheet = place("-20,-26! 2,-30 18,-24! 22,0 18,26! 2,20 -18,26! -15,0", x, y, size, turn)
        rows = [place([(-12, r), (12, r - 1)], x, y, size, turn) for r in (-16, -8, 0, 8, 16)]
        detail = lines(rows, "#6a5a8a", 1.8, 0.8)
        shapes.append(Shape(smooth(sheet), "#fff6e0", round=5, bump=0.3, detail=detail))
    return shapes


def _robe() -> list[Shape]:
    outline = "96,336 130,298 187,284 250,294 296,326 330,380 336,470 40,470 56,390"
    folds = ["112,350 100,410 96,470", "276,350 290,410 298,470"]
    ruff = (
        "122,308 136,294 196,284 256,294 272,308 262,326 246,318 236,336 220,324 208,342 196,328 "
        "182,342 172,326 156,336 148,320 132,328"
    )
    return [
        *drape(outline, ROBE, folds, "#0e0c2c"),
        Shape(smooth(ruff), "#fff8ea", round=10, bump=0.5, contact=0.6,
            detail=lines(["150,298 148,322", "172,298 172,328", "196,296 196,330",
            "220,298 220,326", "242,300 246,320"], "#a8a0b8", 2.4)),
    ]  # fmt: skip


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
    return [
        *ear(Spot(132, 214, 36, -10, True), SKIN, "#c84a4c", pointed=False),
        *ear(Spot(264, 204, 38, 4), SKIN, "#c84a4c", pointed=False),
        Shape(smooth(skull), SKIN, round=54, bump=0.15, skin=0.6, detail=vein + wrinkles + flush),
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
        return place(points, 242, 354)

    facets = lines([put(p) for p in ("-22,-8 22,-8", "-8,-8 0,24", "8,-8 0,24")], "#1f78b0", 1.8)
    return [
        Shape(ellipse(242, 356, 33, 31), GOLD, round=9, shine=0.7, gloss=9, contact=0.7),
        Shape(polygon(put("-22,-8 -12,-21 12,-21 22,-8 0,25")), "url(#gem)", round=9, shine=0.9,
            gloss=8, glow=0.35, contact=0.7, detail=facets),
    ]  # fmt: skip


def _far_fist() -> list[Shape]:
    return [
        limb("286,338 338,372 334,330", [62, 58, 46], ROBE, bump=0.4),
        limb("308,330 332,318 358,326", [20, 22, 20], "#fff8ea", round=9, bump=0.6),
        *fist(Spot(330, 284, 33, -8, True), "#f09478"),
    ]


def _sheet() -> list[Shape]:
    """Spread what he was copying, with the ink that leaps where the nib goes through."""
    sheet = "-4,352! 40,338 110,344 176,340! 184,368 176,420 -10,420!"
    rows = lines(["8,392 166,388", "6,376 70,370", "136,366 168,366"], "#6a5a8a", 2.6, 0.7)
    blot = (
        "58,372! 74,356 54,332! 84,346 86,312! 100,342 112,336 128,308! 126,344 152,330! "
        "138,354 160,374! 110,386"
    )
    drops = ((50, 316, 6), (80, 296, 5), (136, 292, 6), (160, 314, 5), (66, 302, 3), (150, 300, 3))
    return [
        Shape(smooth(sheet), "#fff4d8", round=9, bump=0.4, detail=rows),
        Shape(smooth(blot), INK, round=14, shine=0.6, gloss=22, rim=0.6, contact=0.6),
        *[Shape(ellipse(x, y, r, r * 1.2), INK, round=r, shine=0.8, gloss=22) for x, y, r in drops],
    ]  # fmt: skip


def _quill() -> list[Shape]:
    """Stab with a quill as long as an arm, its gold nib in the ink; it is drawn upright."""

    def put(points: str) -> Points:
        return place(points, 66, 186, 1, -14)

    vane = (
        "-8,-6! -30,-40 -36,-92 -24,-142 2,-178! 8,-162 4,-148 18,-152 26,-112 20,-94 "
        "32,-92 26,-52 18,-42 24,-36 12,-2!"
    )
    barbs = lines(
        [
            put(p)
            for p in (
                "-2,-24 -22,-50",
                "-2,-58 -28,-84",
                "0,-92 -26,-116",
                "0,-126 -16,-146",
                "2,-14 20,-34",
                "2,-50 24,-70",
                "2,-88 22,-104",
            )
        ],
        "#8a1c34",
        2.4,
        0.6,
    )
    return [
        Shape(smooth(put(vane)), "url(#plume)", round=14, bump=0.4, bump_size=5, detail=barbs),
        Shape(taper(put("2,120 2,20 0,-80 1,-170"), [13, 11, 6, 1], 60), "#fff8e0", round=4,
            shine=0.4, contact=0.4),
        Shape(smooth(put("-9,104! 13,104! 14,134 3,170! -8,134")), GOLD, round=7, shine=0.9,
            gloss=8, contact=0.8, detail=lines([put("2,122 3,164")], "#5a300c", 2.4)),
    ]  # fmt: skip


def _arm() -> list[Shape]:
    return [
        limb("110,344 36,350 28,286 44,236", [66, 66, 54, 42], ROBE, bump=0.4),
        limb("22,232 46,226 68,238", [19, 21, 19], "#fff8ea", round=9, bump=0.6),
        *fist(Spot(62, 192, 37, -8), "#f6a484"),
    ]
