"""Disciple: believes so hard that it comes out at the other side."""

from ..curves import ellipse, polygon, smooth, taper
from ..faces import pupil
from ..figures import Spot, brow, drape, fist, gaze, limb, nose
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import bricks, disc, fill, linear, lines, oval, radial, rays, specks, spots

BACKDROP = Backdrop(
    ("#1a0c38", "#4a1c72", "#a84a8a"), ("#fff2c0", "#ffb060"), "#2c1250", "#0e0620", "crags",
    radius=112, centre=(187, 150), halo="rings",
)  # fmt: skip
LIGHT = lit("#14081c", "#5c4a94", "#ffd080", "#b0702a", 1.0)
SKIN, ROBE = "url(#skin)", "url(#robe)"
START, END = (366.0, 424.0), (6.0, 218.0)


def scene() -> Scene:
    """Run the lance through a wall, under the face in the hood."""
    colours = (
        linear("skin", (130, 130), (250, 290), (0, "#e8b488"), (0.6, "#c8845e"), (1, "#7a4446"))
        + linear("robe", (60, 60), (320, 440), (0, "#ffc868"), (0.5, "#ee8f34"), (1, "#8a3c22"))
        + linear("red", (80, 240), (300, 440), (0, "#d83a3a"), (1, "#6e1230"))
        + linear("stone", (10, 160), (110, 330), (0, "#b8a8c8"), (1, "#5a4878"))
        + radial("dark", (187, 190), 80, (0, "#4a1c3c"), (1, "#1c0a24"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 14)
    picture.glow(fill(rays((187, 150), (90, 330), 16, 0.34, 5), "#ffcf8a", 0.35), 3)
    picture.group(*_stone(), shadow=0.4)
    picture.group(*_robe(), shadow=0.45, fade=(350, 450, 0.5))
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.group(*_sleeves(), shadow=0.5)
    _lance(picture)
    picture.group(*_hands(), shadow=0.4)
    picture.sharp(pupil(154, 189, 13) + pupil(221, 187, 14))
    picture.afterglow(
        oval(154, 189, 24, 20, "#ffb83a", 0.45) + oval(221, 187, 24, 20, "#ffb83a", 0.45), 8
    )
    picture.afterglow(specks(6, 40, (0, 150, 230, 400), "#fff0b0", (0.8, 2.4)), 0.5)
    return finish(picture, BACKDROP, "#ffe0a0")


def _lance(picture: Scene) -> None:
    """Light: a wide glow, a gold sheath, a white core, a star where it comes out."""
    picture.glow(fill(taper([START, END], [60, 46]), "#ffb840", 0.7), 16)
    picture.cover(fill(taper([START, (187, 321), END], [15, 19, 1.5]), "#ffc84a"))
    picture.cover(fill(taper([START, (187, 321), (16, 224)], [8, 11, 2]), "#fffbe4"))
    barb = "44,240! 84,242 96,268! 70,262 62,286! 48,262"
    picture.cover(
        fill(smooth(barb), "#ffd25a")
        + fill(smooth("40,239! 76,246 82,262! 66,258 60,272! 50,256"), "#fffbe4")
    )
    picture.afterglow(fill(taper([START, END], [26, 12]), "#ffd880", 0.6), 6)
    picture.afterglow(glint(14, 223, 44) + glint(14, 223, 22), 0.8)
    picture.afterglow(disc(14, 223, 22, "#fff4c8", 0.9), 9)
    picture.afterglow(disc(58, 250, 30, "#ffc860", 0.6), 12)


def _stone() -> list[Shape]:
    cracks = lines(
        [
            "58,252 40,222 46,196 34,172",
            "58,252 82,214 78,186 90,168",
            "58,252 30,270 22,300",
            "58,252 70,290 60,330",
            "58,252 96,262",
        ],
        "#ffb84a",
        3.4,
        0.95,
    )
    slab = (
        "-6,176! 18,168! 22,178! 52,172! 56,164! 84,170! 88,180! 106,176! 110,260 108,420! -6,420!"
    )
    bits = ("18,220! 2,206! 14,198!", "6,250! 14,262! 0,268!", "22,196! 12,182! 28,184!")
    return [
        Shape(
            smooth(slab),
            "url(#stone)",
            round=12,
            bump=0.9,
            bump_size=8,
            detail=bricks((-6, 168, 112, 420), (36, 26), 3, "#2c1a48") + cracks,
        ),
        *[Shape(polygon(points.replace("!", "")), "#b8a8c8", round=4, bump=0.5) for points in bits],
    ]


def _robe() -> list[Shape]:
    outline = "110,286 144,268 187,262 232,268 266,286 304,350 322,470 52,470 72,350"
    cloth = drape(
        outline,
        ROBE,
        [
            "118,330 104,400 98,470",
            "146,370 140,420 136,470",
            "238,380 244,430 246,470",
            "266,340 282,400 288,470",
        ],
        "#5a2418",
    )
    stole = "160,270! 187,282! 214,270! 222,340 220,470 154,470 152,340"
    sun = "".join(
        fill(ellipse(187, 396, 26, 3.4, turn), "#ffd86a") for turn in range(0, 180, 30)
    ) + disc(187, 396, 11, "#fff0b0")
    return [*cloth, Shape(smooth(stole), "url(#red)", round=12, bump=0.4, contact=0.6, detail=sun)]


def _head() -> list[Shape]:
    hood = (
        "187,36! 216,62 252,104 270,160 268,222 246,272 214,294 187,300 160,294 128,272 "
        "106,222 104,160 122,104 158,62"
    )
    opening = "187,98 222,116 246,160 244,214 226,256 187,276 148,256 130,214 128,160 152,116"
    face = (
        "187,120 220,132 238,168 236,214 222,248 204,268 187,272 170,268 152,248 138,214 "
        "136,168 154,132"
    )
    rim = (
        "187,84! 230,106 260,158 258,216 236,264 204,290! 232,256 242,212 240,164 220,124 "
        "187,104! 154,124 134,164 132,212 142,256 170,290! 138,264 116,216 114,158 144,106"
    )
    folds = lines(
        [
            "187,44 220,88 248,140",
            "187,44 156,86 128,138",
            "187,50 187,84",
            "262,190 262,230 240,270",
        ],
        "#7a3418",
        3.4,
        0.6,
    )
    grin = "148,230! 166,236 187,238 208,236 228,226! 222,252 204,264 187,266 170,264 156,252"
    teeth = lines([f"{x},226 {x},268" for x in (164, 175, 187, 199, 211)], "#b09478", 1.6) + lines(
        ["150,247 187,252 226,243"], "#8a6a5a", 2
    )
    sun = spots(1, 1, (187, 148, 187, 148), "#c8322e", (5, 5), 0.9) + "".join(
        fill(ellipse(187, 148, 15, 1.8, turn), "#c8322e", 0.9) for turn in range(0, 180, 45)
    )
    return [
        Shape(smooth(hood), ROBE, round=50, bump=0.5, bump_size=14, detail=folds),
        Shape(smooth(opening), "url(#dark)", round=8, contact=0.9, rim=0, flat=0.6),
        Shape(smooth(face), SKIN, round=40, bump=0.3, skin=0.5, contact=0, detail=sun),
        *gaze(Spot(154, 190, 20, 6), "#ffc83a", "#94543e", 0.1, (0, 0), "#fffbe8"),
        *gaze(Spot(221, 188, 21, -8), "#ffc83a", "#94543e", 0.06, (0, -1), "#fffbe8"),
        *brow(150, 160, 46, 11, -4, "#3c1c1c", 3),
        *brow(226, 154, 48, 11, -14, "#3c1c1c", 4),
        *nose(188, 214, 23, "#c87a58", 0.95),
        Shape(smooth(grin), "#fff2d8", round=6, contact=0.5, ink=1, rim=0.2, detail=teeth),
        limb("146,226 150,238 158,246", [3, 6, 3], "#b06a4c", contact=0.3, ink=0.2),
        limb("230,222 226,236 218,244", [3, 6, 3], "#b06a4c", contact=0.3, ink=0.2),
        Shape(smooth(rim), "url(#red)", round=8, bump=0.3, contact=0.95),
    ]  # fmt: skip


def _sleeves() -> list[Shape]:
    def sleeve(points: str, cuff: str) -> list[Shape]:
        return [
            limb(points, [54, 66, 62], ROBE, bump=0.5),
            limb(cuff, [12, 13, 12], "url(#red)", round=5),
        ]

    return [
        *sleeve("110,300 78,350 112,336", "128,310 138,336 134,362"),
        *sleeve("268,306 318,360 290,384", "262,360 266,386 280,408"),
    ]


def _hands() -> list[Shape]:
    return [*fist(Spot(146, 300, 29, -58), "#d08e64"), *fist(Spot(254, 362, 29, -58), "#d08e64")]
