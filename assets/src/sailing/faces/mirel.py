"""Mirel the Drummer: a bold girl with flying red hair, a tall drummer's cap and her sticks."""

from ...curves import ellipse, polygon, smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import linear, lines, oval, spots

BACKDROP = Backdrop(("#3a0f24", "#8a2430", "#f0a04c"), ("#fff4b8", "#ffb43c"), 140, (182, 166))
LIGHT = Light(ambient="#7c647c", rim_colour="#ffd890", rim=0.9, bounce="#8a4a34", ink="#1e0814")
SHADE = "#7a3c2c"
NEAR = Eye(214, 206, 31, "#4c8a3c", "#c88460", lift=0.95, tilt=5, lash=5.6, wing=0.16)
FAR = Eye(130, 209, 24, "#4c8a3c", "#c88460", False, 0.95, 5, (-0.2, 0.02), 5, 0.12)

LOCKS = (
    ("252,118 300,140 336,124 362,142", (20, 34, 24, 2)),
    ("262,138 306,172 344,166 370,190", (18, 32, 22, 2)),
    ("268,166 300,208 330,216 350,244", (16, 28, 20, 2)),
    ("272,196 292,240 318,256 322,282", (14, 22, 16, 2)),
    ("132,122 100,140 80,132 58,146", (16, 24, 16, 2)),
    ("120,140 94,168 74,170 58,188", (14, 20, 14, 2)),
    ("112,160 96,196 84,206 76,226", (10, 16, 10, 1)),
)
FRINGE = (
    ("176,110 166,136 142,150 118,150", (14, 22, 18, 2)),
    ("196,110 206,142 232,158 258,158", (14, 24, 20, 2)),
    ("240,112 262,136 276,160 280,186", (12, 20, 14, 2)),
)


def scene(mood: str = "calm") -> Scene:
    """Let the hair fly, then coat, face and cap; the sticks cross before her."""
    pose = Pose(MOODS[mood], 6, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 14, mood)
    picture.group(*pose.head(_behind()), shadow=0.4)
    picture.group(*pose.body(_coat()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair(FRINGE)), shadow=0.4)
    picture.group(*pose.head(_cap()), shadow=0.5, form=0.2)
    picture.group(*pose.body(_sticks()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(290, 190, 12)))
    return end(picture, "#ffe0a0")


def _gradients() -> str:
    return (
        complexion("#ffd2a4", "#e89c6c", "#a45c40", "#f0503c", "#8a4632")
        + linear("hair", (60, 90), (350, 300), (0, "#ff9a3c"), (0.5, "#e0501e"), (1, "#8c1f14"))
        + linear("felt", (90, 10), (300, 130), (0, "#3c5ca8"), (0.5, "#223a80"), (1, "#101c48"))
        + linear("coat", (40, 290), (330, 375), (0, "#e8483c"), (1, "#841426"))
        + linear("gold", (60, 20), (320, 375), (0, "#fff4b4"), (0.5, "#f4bc44"), (1, "#a8661c"))
        + linear("wood", (40, 250), (340, 375), (0, "#f4cc8c"), (1, "#a86c38"))
    )


def _behind() -> list[Shape]:
    back = "190,90 262,100 306,150 312,220 296,262! 250,240 124,240 92,250! 76,196 92,130 136,96"
    return [Shape(smooth(back), "url(#hair)", round=36, bump=0.4), *_hair(LOCKS)]


def _hair(locks: tuple[tuple[str, tuple[float, ...]], ...]) -> list[Shape]:
    return [strand(spine, widths, "url(#hair)", "#ffd070", 0.55) for spine, widths in locks]


def _coat() -> list[Shape]:
    rows = (326, 346, 366)
    braid = [
        limb(f"150,{y} 200,{y + 8} 250,{y}", [5, 6, 5], "url(#gold)", round=3, shine=0.6, bump=0)
        for y in rows
    ]
    return [
        Shape(smooth("152,280 246,272 250,330 150,334"), "url(#skin)", round=30, skin=0.4,
            detail=oval(202, 308, 62, 26, "url(#hollow)")),
        Shape(smooth("-4,400 18,346 92,312 146,312! 200,336 252,308! 306,308 358,342 380,400"),
            "url(#coat)", round=28, bump=0.3),
        Shape(smooth("140,300! 176,322 222,320 262,294! 270,318 226,342 172,342 132,326"),
            "#223a80", round=10),
        limb("134,328 172,344 226,344 272,318", [5, 5, 5, 5], "url(#gold)", round=3, bump=0),
        *braid,
        *[Shape(ellipse(200, y + 9, 6), "url(#gold)", round=5, shine=0.8) for y in rows],
        *[Shape(smooth(f"{x - 34},336! {x - 20},318 {x + 20},316 {x + 34},334! {x + 26},350 "
                       f"{x - 26},350"), "url(#gold)", round=9, shine=0.4,
                detail=lines([f"{x + d},334 {x + d},352" for d in range(-24, 28, 8)], "#8a5418", 2,
                             0.6)) for x in (60, 322)],
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "118,112 98,150 96,184 100,208 92,236 100,264 118,294 144,320 172,330 204,322 "
        "248,294 276,250 284,200 282,148 244,100 170,92"
    )
    paint = (
        oval(212, 196, 50, 36, "url(#hollow)", 0.6) + oval(130, 198, 36, 34, "url(#hollow)", 0.5)
        + oval(236, 250, 44, 34, "url(#blush)") + oval(110, 250, 28, 32, "url(#blush)", 0.9)
        + spots(8, 22, (200, 236, 258, 258), "#a84420", (1.2, 2.2), 0.7)
        + spots(9, 12, (98, 238, 130, 258), "#a84420", (1.2, 2.2), 0.7)
        + oval(222, 230, 28, 11, "url(#shine)", 0.5)
        + brushed("#ffdcb0", SHADE, right=True, drop=6)
    )  # fmt: skip
    return [
        *lobe(284, 228, 27, SHADE),
        Shape(smooth(outline), "url(#skin)", round=62, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("100,180 124,166 152,176"), [4, 10, 8], "#a83c18", "#ff9a4c"),
        eyebrow(mood.brow("182,170 216,144 260,158"), [9, 12, 4], "#a83c18", "#ff9a4c"),
        *snout((148, 252), 20, SHADE, 1.0, -0.06),
        *mouth(mood, (164, 286), 34, ("#d0503c", "#5a1a14"), None),
    ]


def _cap() -> list[Shape]:
    body = "104,124! 92,22 90,2! 292,0! 296,20 286,122! 240,108 150,108"
    peak = "96,122! 130,104 190,98 250,104 294,122! 296,138 250,126 190,122 130,126 92,140"
    sun = [
        Shape(polygon(f"{186 + 6},{52} {186 - 6},{52} {186 + dx},{52 + dy}"), "url(#gold)", round=2)
        for dx, dy in ((0, -34), (24, -24), (34, 0), (24, 24), (0, 34), (-24, 24), (-34, 0),
                       (-24, -24))
    ]  # fmt: skip
    plume = "268,8! 300,-30 350,-14 356,30! 344,18 346,60! 328,40 322,74! 304,46 288,44!"
    return [
        Shape(smooth(plume), "#fff6e0", round=16, bump=0.6, bump_size=6,
            detail=lines(["280,14 310,4 340,24", "284,22 316,26 336,48"], "#e0b48c", 3, 0.6)),
        Shape(smooth(body), "url(#felt)", round=34, bump=0.4),
        limb("98,34 150,46 186,48 230,46 288,30", [6, 7, 7, 7, 6], "url(#gold)", round=3, bump=0),
        *sun, Shape(ellipse(186, 52, 15), "url(#gold)", round=9, shine=0.7, contact=0.7),
        Shape(smooth(peak), "#1a1424", round=7, shine=0.7, contact=0.7),
        limb("104,116 150,103 190,100 240,103 286,116", [8, 9, 9, 9, 8], "url(#gold)", round=4,
            shine=0.6, bump=0),
    ]  # fmt: skip


def _sticks() -> list[Shape]:
    return [
        limb("26,396 40,316 36,240", [13, 11, 8], "url(#wood)", round=6, bump=0.2),
        Shape(ellipse(36, 234, 10, 14, -4), "url(#wood)", round=9, shine=0.5),
        limb("92,396 64,326 18,268", [13, 11, 8], "url(#wood)", round=6, bump=0.2),
        Shape(ellipse(14, 263, 10, 14, -40), "url(#wood)", round=9, shine=0.5),
    ]
