"""Old Brock: a general as grey as the badger on his banner, who has only ever known one order."""

from ..curves import polygon, smooth, taper
from ..figures import Spot, limb, pauldron, plate
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ..portraits._hair import strand, tresses
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..props import rivets
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, fill, linear, lines, oval
from ..tilt import tilted
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#1c2430", "#586878", "#d8b48c"), ("#fff2d4", "#e0b488"), 144, (186, 162))
LIGHT = Light(ambient="#66728c", rim_colour="#ffe4b8", rim=0.9, bounce="#7a3c34", ink="#0c0e16")
SHADE = "#84483c"
#: The near eye is glass: it never moves, and never weeps.
GLASS = Eye(214, 206, 24, "#9ad8f0", "#c89078", lift=0.82, tilt=0, look=(0.16, -0.06), wing=0)
#: A smaller head leaves room for the gorget.
HEAD = Place(0.87, 26, 8)
FAR = Eye(136, 208, 19, "#54442c", "#c89078", False, 0.6, 2, (-0.26, 0.04), 4.4, 0)


def scene(mood: str = "calm") -> Scene:
    """Strap the gorget on, then the square head, with a white stripe from brow to beard."""
    pose = Pose(MOODS[mood], 1, right=True)
    eyes = [pose.mood.eye(FAR), GLASS]
    picture = begin(BACKDROP, LIGHT, _gradients(), 26, mood)
    picture.veil(_field(), 1.6)
    picture.group(*HEAD.shapes(pose.head(_hair_behind())), shadow=0.4)
    picture.group(*pose.body(_cloak()), shadow=0.45)
    picture.group(*HEAD.shapes(pose.head(_face(eyes))), tint=0.03, shadow=0.4)
    picture.group(*HEAD.shapes(pose.head(_hair())), shadow=0.4)
    picture.group(*pose.body(_gorget()), shadow=0.5)
    picture.group(*HEAD.shapes(pose.head(_beard())), shadow=0.5)
    picture.group(*HEAD.shapes(pose.head(_features(pose.mood))), tint=0.03, shadow=0.1, outline=0)
    wet = "".join(glance(at) + glints(at, 1) for at in eyes)
    wet += fill(smooth("196,198! 208,190 218,192! 206,200 200,212"), "#ffffff", 0.8)
    if is_sly(pose.mood):
        wet += glint(208, 198, 20)
    if pose.mood.is_sorry:
        wet += sweat(280, 176, 12)
    picture.sharp(HEAD.marks(pose.marks(wet)))
    return end(picture, "#ffe8c0")


def _gradients() -> str:
    return (
        complexion("#f4c8a4", "#c88c70", "#784840", "#e0483c", "#84483c")
        + linear("dark", (70, 40), (320, 340), (0, "#6c7080"), (0.5, "#343440"), (1, "#14141c"))
        + linear("white", (100, 30), (260, 375), (0, "#ffffff"), (0.5, "#e4e4ec"), (1, "#a0a4b8"))
        + linear("steel", (40, 280), (330, 375), (0, "#e8f0f8"), (0.45, "#8c98ac"), (1, "#3c4458"))
        + linear("trim", (40, 280), (330, 375), (0, "#ffe8a0"), (0.5, "#d09c40"), (1, "#7c4c1c"))
        + linear("cloak", (0, 290), (375, 375), (0, "#c83c34"), (1, "#500c1c"))
    )


def _field() -> str:
    """Raise smoke and one banner of many behind him."""
    pole = lines([[(322, -10), (330, 300)]], "#2c2018", 7, 0.9)
    cloth = smooth("316,14! 280,8 246,26 212,16! 222,58 214,96! 250,106 286,88 320,98!")
    beast = smooth("252,36! 284,36! 282,56 268,88! 254,56")
    return (
        clouds(6, 7, (0, 190, 375, 330), 120, "#2c3440", 0.4)
        + pole + fill(cloth, "#1c5c58", 0.9) + fill(beast, "#f4f0e8", 0.95)
        + lines(["258,40 263,72", "278,40 273,72"], "#18141c", 6, 1)
    )  # fmt: skip


def _hair_behind() -> list[Shape]:
    return [
        strand(spine, widths, "url(#dark)", "#8c90a4")
        for spine, widths in (
            ("262,96 304,134 316,188 306,238 322,268", (40, 50, 44, 30, 2)),
            ("256,110 296,170 300,226 288,262 300,290", (34, 44, 38, 24, 2)),
            ("120,110 96,146 88,190 94,224 80,246", (24, 30, 26, 18, 2)),
        )
    ]


def _cloak() -> list[Shape]:
    return [
        Shape(smooth("-20,410 0,346 60,306 130,296 250,292 320,304 372,340 396,410"),
            "url(#cloak)", round=44, bump=0.7,
            detail=lines(["60,330 70,400", "96,320 110,400", "296,320 284,400", "340,336 330,404"],
                         "#3c0814", 6, 0.5)),
        *pauldron(Spot(56, 352, 70, -14), "url(#steel)", "url(#trim)"),
        *pauldron(Spot(328, 350, 72, 14), "url(#steel)", "url(#trim)"),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "116,96 98,136 94,174 100,200 90,224 92,256 100,286 120,318 160,336 200,332 252,310 "
        "284,270 288,216 286,158 262,102 190,76"
    )
    paint = (
        oval(212, 200, 46, 36, "url(#hollow)", 0.9) + oval(136, 202, 32, 34, "url(#hollow)", 0.8)
        + oval(238, 246, 36, 22, "url(#blush)") + oval(108, 248, 22, 20, "url(#blush)")
        + oval(228, 270, 26, 30, "url(#hollow)", 0.7)
        + lines(["128,150 162,140 204,148", "134,136 168,126 210,134", "160,168 164,184",
                 "174,166 172,182", "246,200 266,192", "246,208 268,210", "242,216 262,226",
                 "190,228 210,240 232,234", "194,236 212,247 230,243", "120,230 132,240 150,236",
                 "140,238 130,246", "188,266 206,284 206,300"], SHADE, 2.8, 0.6)
        + brushed("#ffe0c0", SHADE, right=True)
    )  # fmt: skip
    scars = (("206,150 220,178 216,190", (2, 7, 4)), ("212,226 220,250 236,276", (5, 7, 2)))
    return [
        *lobe(290, 226, 32, SHADE),
        Shape(polygon("304,196 322,206 308,216"), "#20161c", flat=0.6, rim=0, contact=0, ink=0),
        Shape(smooth(outline), "url(#skin)", round=62, skin=0.5, bump=0.3, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        *[limb(spine, list(widths), "#f0a894", round=3, bump=0, contact=0.25, ink=0.35)
          for spine, widths in scars],
        *[limb(points, [2.6, 2.6], "#a04c48", round=1, bump=0, contact=0, ink=0.2)
          for points in ("214,238 228,236", "222,258 236,254", "208,166 224,164")],
    ]  # fmt: skip


def _hair() -> list[Shape]:
    """Brush the hair back: dark at both sides, the white stripe between them."""
    dark = (
        ("232,88 270,104 292,146 296,196", (20, 34, 32, 8)),
        ("214,84 258,88 288,124 302,168", (14, 34, 32, 14)),
        ("128,100 106,124 98,156 100,182", (14, 20, 16, 3)),
        ("140,92 116,96 100,126 92,150", (16, 26, 22, 8)),
    )
    white = (
        ("140,112 150,74 186,44 232,40", (20, 38, 34, 6)),
        ("166,110 182,74 218,56 256,62", (20, 40, 34, 6)),
        ("192,110 214,80 246,74 276,92", (16, 32, 26, 4)),
        ("150,116 162,96 170,72", (8, 16, 10)),
    )
    return [
        *[strand(spine, widths, "url(#dark)", "#8c90a4") for spine, widths in dark],
        *[strand(spine, widths, "url(#white)", "#9498b0") for spine, widths in white],
    ]


def _beard() -> list[Shape]:
    """Hang a beard like a badger's mask: dark, white, dark."""
    base = (
        "92,252! 110,286 140,302 178,306 220,296 262,266 290,222! 296,274 276,322 236,352 "
        "180,366 130,350 100,312"
    )
    stripe = "146,306! 172,316 204,306! 214,340 204,372 178,392 154,374 146,340"
    dark = ("url(#dark)", "#4c4c5c", "#24242e")
    return [
        *tresses("98,292 124,330 172,346 230,334 282,280", 11, (46, 34), dark, "#787c90", 4, 30),
        Shape(smooth(base), "url(#dark)", round=32, bump=0.7, bump_size=7,
            detail=lines(["110,290 118,324", "128,302 134,340", "236,296 236,340",
                          "262,276 264,320", "280,256 284,296"], "#787c90", 3, 0.5)),
        Shape(smooth(stripe), "url(#white)", round=18, bump=0.6),
        *tresses("152,346 178,360 204,346", 3, (44, 28), ("#f8f8fc", "#dcdce8"), "#9498b0", 3, 10),
        *tresses("148,312 176,322 206,310", 4, (50, 24), ("#ffffff", "#e8e8f0"), "#9498b0", 8, 12),
    ]  # fmt: skip


def _features(mood: Mood) -> list[Shape]:
    far = "156,270! 126,262 100,276 78,268 70,250! 70,288 100,304 134,294 158,284!"
    near = "152,268! 194,258 230,274 262,262 276,240! 280,282 246,304 200,298 154,284!"
    marks = lines(["146,276 112,284 86,278", "164,274 210,284 258,280"], "#787c90", 3, 0.6)
    return [
        *mouth(mood, (168, 298), 29, ("#a85048", "#40141c"), 0.1, 0.8),
        *tilted([Shape(smooth(far), "url(#dark)", round=10, bump=0.5, contact=0.6,
                    detail=marks)], -mood.droop, (154, 276)),
        *tilted([Shape(smooth(near), "url(#dark)", round=12, bump=0.5, contact=0.6,
                    detail=marks)], mood.droop, (154, 276)),
        *snout((150, 250), 26, SHADE, 1.16, 0.12),
        eyebrow(mood.brow("98,176 126,172 160,190"), [9, 20, 16], "url(#dark)", "#8c90a4"),
        eyebrow(mood.brow("180,186 216,164 262,172"), [16, 22, 8], "url(#dark)", "#8c90a4"),
    ]  # fmt: skip


def _gorget() -> list[Shape]:
    """Buckle the gorget below the beard; a bolt has left its dent, and nobody may mend it."""
    guard = (
        "70,262! 58,300 62,336 92,364 140,378 190,382 240,376 286,356 312,326 312,290 296,254! "
        "292,296 264,320 190,334 112,322 78,300"
    )
    dent = "232,346! 242,336 258,338 264,350 254,360 238,358"
    return [
        plate(guard, "url(#steel)", round=14, shine=0.7),
        limb("70,264 76,300 110,322 190,334 264,320 292,294 297,256", [8, 9, 10, 10, 10, 9, 8],
            "url(#trim)", round=4, shine=0.6, bump=0.2),
        limb("60,322 92,362 140,376 190,380 240,374 286,354 311,318", [7, 8, 9, 9, 9, 8, 7],
            "url(#trim)", round=4, shine=0.6, bump=0.2),
        Shape(smooth(dent), "#6c788e", round=9, contact=0, ink=0.3, shine=0.3),
        Shape(taper("230,354 246,363 266,354", [1, 4, 1]), "#f4f8ff", round=2, contact=0, ink=0.2),
        *rivets([(84, 336), (112, 350), (144, 360), (290, 332)], 5, "#e8c878"),
    ]  # fmt: skip
