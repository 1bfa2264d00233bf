"""Kelm of the Gate: the old gate's keeper, whose helm is a gatehouse with its grille raised."""

from ...curves import smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ...portraits._hair import tresses
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import rivets
from ...scene import Light, Scene, Shape
from ...svg import bricks, linear, lines, oval
from ...tilt import tilted

BACKDROP = Backdrop(("#1a2436", "#46586c", "#c8a878"), ("#fff4cc", "#ffc66a"), 140, (186, 170))
LIGHT = Light(ambient="#6c7490", rim_colour="#ffdc9c", rim=0.8, bounce="#5a5a68", ink="#10121e")
SHADE = "#7a3e2c"
NEAR = Eye(214, 206, 26, "#5a6a7c", "#c88c6c", lift=0.58, tilt=-6, lash=4.4, wing=0)
FAR = Eye(132, 209, 20.5, "#5a6a7c", "#c88c6c", False, 0.58, -6, (-0.2, 0.02), 4, 0)


def scene(mood: str = "calm") -> Scene:
    """Stand him in plate before the gate's light, and set the helm on."""
    pose = Pose(MOODS[mood], 1, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 31, mood)
    picture.cover(_arch())
    picture.group(*pose.body(_plate()), shadow=0.45)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_beard()), shadow=0.4)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_helm()), shadow=0.55, form=0.15)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(286, 214, 12)))
    return end(picture, "#ffe8b8")


def _gradients() -> str:
    return (
        complexion("#ffcea4", "#de9a74", "#9a5c48", "#e85a48", "#84483a")
        + linear("beard", (80, 230), (300, 375), (0, "#d8d4cc"), (0.5, "#98949a"), (1, "#5a5866"))
        + linear("steel", (70, 30), (320, 375), (0, "#f4f8fc"), (0.45, "#a4b4c8"), (1, "#4c5a74"))
        + linear("stone", (80, 10), (300, 150), (0, "#e8e0d0"), (0.5, "#b0a69c"), (1, "#6c6670"))
        + linear("red", (40, 290), (330, 375), (0, "#c8402f"), (1, "#6a1420"))
        + linear("gold", (60, 20), (320, 375), (0, "#fff0a8"), (0.5, "#f0b63c"), (1, "#9a5c1a"))
    )


def _arch() -> str:
    """Draw the pillars of the gate, far behind."""
    pillars = "".join(
        f'<rect x="{x}" y="0" width="62" height="375" fill="#3a4458" opacity=".75"/>'
        for x in (-6, 320)
    )
    return pillars + "".join(
        f'<g opacity=".8">{bricks((x, 0, x + 62, 375), (30, 22), seed, "#1c2232")}</g>'
        for x, seed in ((-6, 3), (320, 8))
    )


def _plate() -> list[Shape]:
    shoulders = [
        Shape(smooth(points), "url(#steel)", round=26, shine=0.6, gloss=10)
        for points in ("0,400 4,346 40,312 96,306 128,330! 120,366 70,400",
                       "376,400 372,342 336,308 284,302 254,326! 262,362 310,400")
    ]  # fmt: skip
    return [
        Shape(smooth("80,400 104,328 150,306 250,302 290,326 306,400"), "url(#steel)", round=24,
            shine=0.5, detail=lines(["194,310 196,400"], "#3c465c", 4, 0.7)),
        Shape(smooth("110,322! 150,340 200,346 250,338 284,316! 290,338 250,360 200,368 150,362 "
                     "108,344"), "url(#red)", round=12, bump=0.5),
        *shoulders,
        limb("10,350 50,326 112,336", [6, 7, 6], "url(#gold)", round=3, bump=0, shine=0.5),
        limb("366,346 326,322 268,332", [6, 7, 6], "url(#gold)", round=3, bump=0, shine=0.5),
        *rivets([(30, 366), (66, 352), (346, 362), (312, 348)], 6, "#f0b83c"),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "114,112 98,150 95,182 100,206 92,234 98,264 114,296 142,322 176,332 210,324 "
        "256,298 284,254 288,200 284,146 246,100 168,92"
    )
    paint = (
        oval(212, 198, 48, 36, "url(#hollow)", 0.9) + oval(132, 200, 34, 34, "url(#hollow)", 0.8)
        + oval(236, 246, 44, 32, "url(#blush)") + oval(110, 246, 26, 28, "url(#blush)", 0.9)
        + lines(["250,208 268,202", "250,216 268,218", "184,232 198,242 214,244",
                 "118,234 108,240"], SHADE, 2.6, 0.55)
        + lines(["240,176 250,206 246,236 256,258"], "#f0b8a0", 5, 0.9)
        + lines(["243,178 253,206 249,236 259,258"], "#8a3c30", 2, 0.7)
        + brushed("#ffd8b4", SHADE, right=True, drop=4)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
    ]


def _beard() -> list[Shape]:
    tones = ("#d0ccc6", "#8c8890", "#aca8aa")
    base = (
        "286,216! 274,252 240,270 204,264 164,270 120,264 94,250 92,284 118,318 168,342 "
        "236,330 280,290"
    )
    return [
        *tresses("98,284 124,316 172,330 236,322 282,276", 9, (52, 38), tones, "#6c6a74", 4),
        Shape(smooth(base), "url(#beard)", round=30, bump=0.5),
        *tresses("100,268 128,296 170,306 226,300 276,256", 9, (42, 32), tones, "#6c6a74", 7),
        *tresses("120,266 150,288 176,290 214,286 260,260", 7, (32, 26), tones, "#706e78", 9),
    ]


def _features(mood: Mood) -> list[Shape]:
    far = "150,258! 124,250 100,260 80,256 72,244! 70,266 96,282 128,278 154,268!"
    near = "148,258! 188,248 220,260 250,256 268,238! 266,272 238,288 200,284 150,270!"
    marks = lines(["140,264 112,270 86,264", "164,262 200,272 246,268"], "#706e78", 3, 0.6)
    return [
        *mouth(mood, (162, 284), 27, ("#b0604c", "#4a1c18"), 0.06),
        *tilted([Shape(smooth(far), "url(#beard)", round=10, bump=0.4, contact=0.7, detail=marks)],
                -mood.droop, (150, 262)),
        *tilted([Shape(smooth(near), "url(#beard)", round=12, bump=0.4, contact=0.7, detail=marks)],
                mood.droop, (150, 262)),
        *snout((146, 244), 26, SHADE, 1.2, 0.06),
        eyebrow(mood.brow("96,192 122,172 154,186"), [8, 20, 17], "#b8b4b4", "#7c7880"),
        eyebrow(mood.brow("180,184 216,162 260,186"), [18, 22, 7], "#b8b4b4", "#7c7880"),
    ]  # fmt: skip


def _helm() -> list[Shape]:
    """Build the helm: a steel cap, a gatehouse on its front, cheek plates, the grille raised."""
    dome = "82,160! 80,100 110,56 188,40 266,54 298,98 300,166! 286,150 250,136 190,130 130,136 "
    dome += "96,150"
    teeth = (
        "118,66! 118,30! 140,30! 140,44! 164,44! 164,26! 212,26! 212,44! 236,44! 236,28! 260,28!"
    )
    teeth += " 262,68! 190,58"
    bars = [limb(f"{x},92 {x},{132 if k % 2 else 126}", [5, 5], "#3c4458", round=2, bump=0)
            for k, x in enumerate(range(152, 232, 13))]  # fmt: skip
    gate = "142,128! 142,96 164,76 190,70 216,76 238,94 240,128!"
    cheeks = ("82,150! 104,152 106,200 100,244! 84,230 78,190",
              "300,154! 282,150 280,206 286,262! 304,240 312,194")  # fmt: skip
    return [
        *[Shape(smooth(cheek), "url(#steel)", round=10, shine=0.5) for cheek in cheeks],
        Shape(smooth(dome), "url(#steel)", round=40, shine=0.6, gloss=10),
        Shape(smooth(teeth), "url(#stone)", round=6, bump=0.6,
            detail=bricks((110, 20, 270, 74), (26, 15), 4)),
        Shape(smooth(gate), "#1c2030", round=8, contact=0.7),
        *bars,
        limb("144,106 190,100 238,106", [5, 5, 5], "#3c4458", round=2, bump=0),
        limb("140,130 142,96 164,76 190,70 216,76 238,94 242,130", [9, 9, 9, 9, 9, 9, 9],
            "url(#gold)", round=4, shine=0.6, bump=0),
        limb("80,162 96,149 130,136 190,130 250,136 288,150 302,168", [9, 11, 12, 12, 12, 11, 9],
            "url(#gold)", round=5, shine=0.5, bump=0, contact=0.7),
        *rivets([(98, 178), (94, 214), (292, 182), (296, 222)], 5, "#f0b83c"),
    ]  # fmt: skip
