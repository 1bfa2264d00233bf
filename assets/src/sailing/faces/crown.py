"""The Keeper of the Crown: as old as the first arch, crowned with bridges that are still lit."""

from ...curves import ellipse, polygon, smooth, taper
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...sparks import glint
from ...svg import bricks, disc, linear, lines, oval, specks

BACKDROP = Backdrop(("#080c2c", "#2c2c78", "#9070c0"), ("#fff8d8", "#d8b0f0"), 144, (188, 168))
LIGHT = Light(ambient="#6468a8", rim_colour="#ffe8b0", rim=1, bounce="#5a4c98", ink="#08081e")
SHADE = "#40547c"
NEAR = Eye(214, 210, 29, "#ffc83c", "#90a8c0", lift=0.7, tilt=8, lash=5.6, wing=0.24)
FAR = Eye(132, 213, 22, "#ffc83c", "#90a8c0", False, 0.7, 8, (-0.2, 0.02), 5.2, 0.2)

FALLS = (
    ("254,120 300,170 314,250 300,320 322,400", (30, 46, 44, 40, 26)),
    ("246,126 280,180 288,250 276,310 290,400", (18, 32, 30, 26, 12)),
    ("130,124 92,176 76,250 86,320 62,400", (24, 40, 40, 36, 24)),
    ("136,130 108,180 98,240 106,290 94,400", (12, 22, 20, 18, 8)),
)
#: The arches of the crown: the middle of each, half its span, how high its deck lies.
ARCHES = ((92.0, 24.0, 104.0), (138.0, 26.0, 78.0), (190.0, 30.0, 62.0), (244.0, 27.0, 76.0),
          (292.0, 24.0, 102.0))  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Let the hair fall like water, then the face, and the crown with its lights."""
    pose = Pose(MOODS[mood], 2)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 81, mood)
    picture.cover(specks(5, 40, (0, 0, 375, 160), "#fff4d8", (0.6, 1.6)))
    picture.group(*pose.head(_behind()), shadow=0.4)
    picture.group(*pose.body(_mantle()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_falls()), shadow=0.4)
    picture.group(*pose.head(_crown()), shadow=0.55, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    for at in eyes:
        picture.afterglow(pose.marks(disc(*at.middle, at.half * 0.9, "#ffc040", 0.5)), 7)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 188, 12)))
    else:
        for x, _, y in ARCHES:
            picture.afterglow(pose.marks(disc(x, y - 22, 15, "#ffd870", 0.9)), 6)
        picture.afterglow(pose.marks(glint(190, 22, 22, "#fff8d8")), 0.6)
    return end(picture, "#ffecc0")


def _gradients() -> str:
    return (
        complexion("#f0f8ff", "#b4cce0", "#5c7098", "#b084c0", "#40547c")
        + linear("hair", (40, 120), (330, 400), (0, "#f4fcff"), (0.4, "#a8c8f0"), (1, "#5064b8"))
        + linear("stone", (60, 30), (320, 160), (0, "#fffaf0"), (0.5, "#d8ccc4"), (1, "#7c7490"))
        + linear("gold", (60, 20), (320, 375), (0, "#fff8c0"), (0.5, "#f6c04c"), (1, "#a8661c"))
        + linear("mantle", (40, 290), (330, 375), (0, "#5c3ca8"), (1, "#1c1050"))
        + linear("ermine", (60, 300), (320, 375), (0, "#ffffff"), (1, "#b8b4d0"))
    )


def _behind() -> list[Shape]:
    back = "190,96 260,110 306,160 326,240 330,400 46,400 54,240 74,160 124,110"
    combed = lines(["80,170 66,260 66,390", "300,170 316,260 316,390", "100,160 88,250 90,390",
                    "282,160 294,250 294,390"], "#f4fcff", 4, 0.5)  # fmt: skip
    return [Shape(smooth(back), "url(#hair)", round=50, bump=0.4, detail=combed)]


def _mantle() -> list[Shape]:
    spots = "".join(
        oval(x, y, 4.4, 8, "#241c40", 0.85)
        for x, y in ((92, 348), (124, 368), (160, 384), (66, 376), (268, 356), (236, 376),
                     (300, 344), (316, 372), (104, 388), (288, 386))
    )  # fmt: skip
    return [
        Shape(smooth("150,292 246,284 252,336 262,400 136,400 152,340"), "url(#skin)", round=30,
            skin=0.2, detail=oval(204, 322, 58, 28, "url(#hollow)")),
        Shape(smooth("-20,404 10,356 70,324 140,330! 194,398 256,328! 316,318 364,350 396,404"),
            "url(#mantle)", round=30, bump=0.4),
        Shape(smooth("56,336! 100,316 146,322! 176,356 198,404! 150,404! 110,384 60,372"),
            "url(#ermine)", round=20, bump=0.8, bump_size=6, detail=spots),
        Shape(smooth("330,330! 290,310 250,320! 220,356 198,404! 250,404! 286,384 330,366"),
            "url(#ermine)", round=20, bump=0.8, bump_size=6, detail=spots),
        Shape(ellipse(198, 384, 15), "url(#gold)", round=9, shine=0.8),
        Shape(ellipse(198, 384, 8), "#8c5cf0", round=6, shine=0.9, glow=0.3),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "124,110 106,148 102,182 106,208 98,232 104,262 116,292 138,322 166,340 198,328 "
        "240,290 262,246 272,200 272,146 240,100 172,92"
    )
    paint = (
        oval(212, 202, 46, 38, "url(#hollow)", 0.9) + oval(132, 204, 34, 36, "url(#hollow)", 0.8)
        + oval(226, 260, 26, 38, "url(#hollow)", 0.6) + oval(112, 260, 16, 30, "url(#hollow)", 0.6)
        + oval(232, 246, 34, 22, "url(#blush)", 0.6) + oval(112, 248, 20, 20, "url(#blush)", 0.5)
        + oval(222, 238, 28, 11, "url(#shine)") + oval(112, 236, 18, 11, "url(#shine)")
        + lines(["186,264 198,280 197,296"], SHADE, 2.4, 0.5)
        + lines(["230,160 244,176 240,196 254,214 250,236", "244,176 256,182", "112,160 106,176"],
                "#ffd870", 2.6, 0.9)
        + brushed("#ffffff", SHADE, drop=6)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.1, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("102,192 124,174 154,188"), [3, 8, 7], "#6c80b8", "#d8e8ff"),
        eyebrow(mood.brow("182,186 216,160 260,168"), [8, 10, 3], "#6c80b8", "#d8e8ff"),
        *snout((148, 258), 21, SHADE, 0.84, 0.1),
        *mouth(mood, (162, 296), 25, ("#8c5c9c", "#2c1c48"), 0.04, 1.1),
        Shape(polygon("168,306 172,324 164,336 158,322"), "#ffd870", round=2, contact=0.2, ink=0.3),
    ]  # fmt: skip


def _falls() -> list[Shape]:
    return [strand(spine, widths, "url(#hair)", "#ffffff", 0.6) for spine, widths in FALLS]


def _crown() -> list[Shape]:
    """Build the crown: five bridges on end, a tower at each pier, all on a band of gold."""
    band = "74,160 112,140 152,130 192,127 234,130 272,140 308,158"
    made = []
    for x, half, deck in sorted(ARCHES, key=lambda arch: -arch[2]):
        foot = 152 - (deck < 100) * 12
        joints = bricks((x - half - 6, deck - 12, x + half + 6, foot), (15, 10), int(x))
        made += [
            Shape(polygon(f"{x - half},{foot} {x - half + 3},{deck} {x + half - 3},{deck} "
                          f"{x + half},{foot}"), "url(#stone)", round=10, bump=0.4, detail=joints),
            Shape(smooth(f"{x - half * 0.56},{foot}! {x - half * 0.54},{deck + 34} {x},{deck + 16} "
                         f"{x + half * 0.54},{deck + 34} {x + half * 0.56},{foot}!"), "#1c1848",
                round=3, contact=0),
            limb([(x - half - 3, deck), (x, deck - 5), (x + half + 3, deck)], [9, 10, 9],
                "url(#gold)", round=4, shine=0.6, bump=0),
            Shape(polygon(f"{x - 9},{deck - 4} {x - 8},{deck - 36} {x + 8},{deck - 36} "
                          f"{x + 9},{deck - 4}"), "url(#stone)", round=6),
            Shape(ellipse(x, deck - 21, 4, 6.4), "#ffd860", round=3, glow=1, rim=0),
            Shape(polygon(f"{x - 12},{deck - 34} {x},{deck - 60} {x + 12},{deck - 34}"),
                "url(#gold)", round=5, shine=0.6),
        ]  # fmt: skip
    stones = [Shape(ellipse(x, y, 8), tone, round=6, shine=0.9, glow=0.25, contact=0.6)
              for x, y, tone in ((112, 141, "#8c5cf0"), (152, 131, "#50b8ff"),
                                 (234, 131, "#50b8ff"),
                                 (272, 141, "#8c5cf0"))]  # fmt: skip
    return [
        *made,
        Shape(taper(band, [14, 18, 20, 21, 20, 18, 14], 60), "url(#gold)", round=8, shine=0.6,
            contact=0.8),
        Shape(smooth("192,110! 208,128 192,150! 176,128"), "#ff5c7c", round=8, shine=0.9, glow=0.3,
            contact=0.7),
        *stones,
    ]  # fmt: skip
