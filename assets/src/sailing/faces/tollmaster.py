"""The Tollmaster: round, powdered and pleased, with a toll bridge for a hat."""

from ...curves import ellipse, polygon, ring, smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...sparks import glint
from ...svg import bricks, disc, fill, linear, lines, oval
from ...tilt import tilted

BACKDROP = Backdrop(("#2c0c24", "#6a1c3c", "#d88a4c"), ("#fff0b0", "#f4b048"), 144, (190, 168))
LIGHT = Light(ambient="#7c6480", rim_colour="#ffdc90", rim=0.9, bounce="#7a4a3c", ink="#1c0816")
SHADE = "#a05848"
NEAR = Eye(214, 204, 26, "#7a5a2c", "#e8a890", lift=0.5, tilt=-4, lash=4.6, wing=0.1)
FAR = Eye(128, 207, 20, "#7a5a2c", "#e8a890", False, 0.5, -4, (-0.2, 0.02), 4.2, 0.1)


def scene(mood: str = "calm") -> Scene:
    """Spread the ruff, then the round face and the moustache; the bridge rides on top."""
    pose = Pose(MOODS[mood], 4)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 41, mood)
    picture.group(*pose.body(_coat()), shadow=0.4)
    picture.group(*pose.body(_ruff()), shadow=0.4, form=0.15)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_wig()), shadow=0.4)
    picture.group(*pose.head(_moustache(pose.mood)), shadow=0.2, outline=1)
    picture.group(*pose.head(_hat()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.sharp(pose.marks(fill(smooth("196,196! 212,180 232,184! 214,194 202,212"), "#ffffff",
                                  0.5)))  # fmt: skip
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(288, 176, 12)))
    picture.afterglow(pose.marks(glint(236, 178, 16)), 0.6)
    return end(picture, "#ffe4a0")


def _gradients() -> str:
    return (
        complexion("#ffe0cc", "#f4b8a0", "#c07c70", "#f05a5c", "#b06860")
        + linear("wig", (60, 110), (320, 300), (0, "#ffffff"), (0.5, "#e0d8e4"), (1, "#a094b0"))
        + linear("coat", (40, 290), (330, 375), (0, "#8a2c6c"), (1, "#3c0c38"))
        + linear("gold", (60, 20), (320, 375), (0, "#fff6b8"), (0.5, "#f6be40"), (1, "#a8661c"))
        + linear("stone", (80, 10), (300, 130), (0, "#f4e8d4"), (0.5, "#c8b4a0"), (1, "#806c70"))
        + linear("lace", (60, 280), (320, 350), (0, "#ffffff"), (1, "#d0c4d4"))
    )


def _coat() -> list[Shape]:
    links = [
        Shape(ellipse(x, y, 13, 10, turn), "url(#gold)", round=6, shine=0.8, gloss=9)
        for x, y, turn in ((86, 350, 50), (106, 366, 35), (290, 350, -50), (268, 366, -35))
    ]
    return [
        Shape(smooth("-10,404 12,350 84,322 290,320 356,344 386,404"), "url(#coat)", round=30,
            bump=0.4, detail=lines(["60,350 70,400", "324,346 314,400"], "#f6be40", 6, 0.8)),
        *links,
    ]  # fmt: skip


def _ruff() -> list[Shape]:
    """Fold a ruff: lobes in a row round the neck, the near ones last."""
    made = []
    for x, y, size in ((62, 296, 28), (318, 290, 28), (88, 318, 32), (294, 314, 32), (122, 334, 34),
                       (260, 332, 34), (190, 344, 38), (156, 342, 36), (226, 341, 36)):  # fmt: skip
        made.append(
            Shape(ellipse(x, y, size, size * 0.82), "url(#lace)", round=20, contact=0.6,
                detail=lines([[(x - size * 0.5, y - size * 0.5), (x, y + size * 0.7)],
                              [(x + size * 0.5, y - size * 0.5), (x, y + size * 0.7)]], "#a898b4",
                             2.4, 0.5))
        )  # fmt: skip
    return made


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "116,108 94,148 90,182 92,208 78,238 80,274 98,308 134,334 182,342 232,332 "
        "282,300 302,254 294,200 284,144 244,98 166,90"
    )
    paint = (
        oval(212, 196, 44, 32, "url(#hollow)", 0.7) + oval(128, 198, 32, 30, "url(#hollow)", 0.6)
        + oval(252, 252, 46, 40, "url(#blush)") + oval(102, 256, 30, 36, "url(#blush)")
        + lines(["186,322 160,328 136,322", "196,268 212,282 212,300"], SHADE, 3, 0.5)
        + disc(246, 282, 4.4, "#3a1820")
        + brushed("#fff0e0", SHADE)
    )  # fmt: skip
    return [
        *lobe(294, 226, 27, SHADE),
        Shape(smooth(outline), "url(#skin)", round=66, skin=0.5, ink=0.8, detail=paint),
        Shape(ellipse(250, 254, 35, 30), "url(#skin)", round=28, contact=0.1, ink=0, rim=0.1,
            skin=0.5, detail=oval(250, 256, 42, 36, "url(#blush)")),
        Shape(ellipse(100, 256, 21, 26), "url(#skin)", round=20, contact=0.1, ink=0, rim=0.1,
            skin=0.5, detail=oval(100, 258, 26, 32, "url(#blush)")),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("98,176 122,156 152,170"), [4, 9, 8], "#8a7c98", "#d8d0e0"),
        eyebrow(mood.brow("182,166 216,136 258,158"), [8, 11, 4], "#8a7c98", "#d8d0e0"),
        *snout((142, 246), 25, SHADE, 1.15),
        *mouth(mood, (158, 293), 24, ("#c8505c", "#5a1620"), 0.4, 0.9),
        Shape(ring(214, 203, 35, 6), "url(#gold)", round=4, shine=0.8, gloss=9, contact=0.4),
        limb("246,216 262,262 250,310 258,350", [2.4, 2.4, 2.4, 2.4], "url(#gold)", round=1,
            bump=0),
    ]  # fmt: skip


def _wig() -> list[Shape]:
    curls = ((74, 186, 25), (68, 228, 23), (72, 266, 21), (312, 176, 29), (322, 222, 28),
             (318, 266, 25), (306, 302, 21))  # fmt: skip
    return [
        Shape(ellipse(x, y, size, size * 0.86), "url(#wig)", round=size * 0.8, contact=0.7,
            detail=lines([[(x - size * 0.5, y + size * 0.2), (x - size * 0.2, y - size * 0.4),
                           (x + size * 0.4, y - size * 0.2), (x + size * 0.2, y + size * 0.3),
                           (x - size * 0.1, y + size * 0.1)]], "#8c80a0", 2.6, 0.7))
        for x, y, size in curls
    ]  # fmt: skip


def _moustache(mood: Mood) -> list[Shape]:
    far = "148,266! 122,258 98,264 82,250! 66,242 60,256! 76,274 108,280 150,272!"
    near = "144,266! 184,258 214,266 240,246! 256,234 264,250! 246,274 204,284 150,272!"
    return [
        *tilted([Shape(smooth(far), "#2c1c2c", round=7, shine=0.3, contact=0.5)], -mood.droop,
                (146, 268)),
        *tilted([Shape(smooth(near), "#2c1c2c", round=8, shine=0.3, contact=0.5)], mood.droop,
                (146, 268)),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    """Set a little bridge with two towers, a grille and a coin on his head."""
    deck = "70,142! 90,122 140,110 194,106 248,110 300,122 322,144! 320,158 270,140 194,132 "
    deck += "118,140 72,158"
    parts = []
    for x, top in ((124, 22), (262, 20)):
        joints = bricks((x - 28, top, x + 28, 130), (18, 12), x)
        parts += [
            Shape(polygon(f"{x - 25},132 {x - 23},{top + 16} {x + 23},{top + 16} {x + 25},132"),
                "url(#stone)", round=16, bump=0.4, detail=joints),
            Shape(polygon(f"{x - 31},{top + 18} {x - 31},{top} {x - 19},{top} {x - 19},{top + 8} "
                          f"{x - 7},{top + 8} {x - 7},{top} {x + 7},{top} {x + 7},{top + 8} "
                          f"{x + 19},{top + 8} {x + 19},{top} {x + 31},{top} {x + 31},{top + 18}"),
                "url(#stone)", round=5),
            Shape(smooth(f"{x - 7},92! {x - 7},70 {x},62 {x + 7},70 {x + 7},92!"), "#ffc858",
                round=3, glow=0.7),
        ]  # fmt: skip
    bars = lines([f"{x},66 {x},112" for x in (166, 182, 198, 214)] + ["150,84 236,84"], "#4a3c48",
                 4, 1)  # fmt: skip
    return [
        Shape(polygon("146,118 146,58 240,56 240,118"), "#6a1830", round=6, detail=bars),
        *parts,
        Shape(polygon("140,64 140,42 246,40 246,62"), "url(#stone)", round=5,
            detail=bricks((140, 40, 246, 64), (22, 12), 9)),
        Shape(smooth(deck), "url(#gold)", round=12, shine=0.6, gloss=10, contact=0.8),
        Shape(ellipse(193, 78, 21), "url(#gold)", round=9, shine=0.8, gloss=9, contact=0.8),
        Shape(smooth("181,84! 182,74 188,69 193,68 198,69 204,74 205,84! 200,84! 197,77 193,75 "
                     "189,77 186,84!"), "#8a5418", round=2, contact=0),
    ]  # fmt: skip
