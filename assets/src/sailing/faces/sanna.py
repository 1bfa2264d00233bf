"""Sanna Reed: the ferrywoman, under a straw hat, a reed between her teeth and an oar at hand."""

from ...curves import ellipse, smooth, taper
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import line, linear, lines, oval, spots

BACKDROP = Backdrop(("#123c4a", "#3a8a86", "#c8dca0"), ("#fffbd8", "#ffdf96"), 138, (196, 158))
LIGHT = Light(ambient="#70748c", rim_colour="#fff0b4", rim=0.8, bounce="#5a7a68", ink="#0e1c28")
SHADE = "#8a4c30"
NEAR = Eye(216, 208, 28, "#5a8a96", "#c88a60", lift=0.7, tilt=2, lash=5, wing=0.12)
FAR = Eye(133, 211, 21.5, "#5a8a96", "#c88a60", False, 0.7, 2, (-0.2, 0.02), 4.6, 0.1)

#: Each plait hangs in lobes: x, y, half its width.
PLAIT = (
    (292, 262, 21), (301, 290, 21), (304, 318, 20), (301, 345, 18), (295, 369, 16),
)  # fmt: skip
LOCKS = (
    ("250,112 282,150 292,200 288,262", (16, 30, 30, 12)),
    ("240,110 270,160 274,214 284,250", (8, 16, 16, 4)),
    ("140,112 108,146 96,190 98,236", (14, 20, 16, 2)),
    ("132,118 112,152 108,176", (6, 10, 1)),
)


def scene(mood: str = "calm") -> Scene:
    """Lean the oar behind, then coat and face, the plait, and the hat over all."""
    pose = Pose(MOODS[mood], 4)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 12, mood)
    picture.veil(lines(["0,262 90,256 190,264 290,256 375,262", "0,300 120,292 240,302 375,294"],
                       "#e8fff0", 5, 0.4), 2)  # fmt: skip
    picture.group(*_oar(), shadow=0.4)
    picture.group(*pose.head(_behind()), shadow=0.4)
    picture.group(*pose.body(_coat()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.4)
    picture.group(*pose.head(_hat()), shadow=0.5, shadow_offset=(-3, 9))
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(288, 192, 12)))
    return end(picture, "#fff6c8")


def _gradients() -> str:
    return (
        complexion("#f4c898", "#d8925e", "#8e5236", "#e0603c", "#7a4028")
        + linear("hair", (80, 100), (310, 370), (0, "#d87a3a"), (0.5, "#9a4822"), (1, "#5a2418"))
        + linear("straw", (60, 30), (320, 150), (0, "#fff0a8"), (0.5, "#e8bc5c"), (1, "#a8762c"))
        + linear("coat", (40, 290), (330, 375), (0, "#3c9c8c"), (1, "#124c54"))
        + linear("wood", (300, 20), (370, 375), (0, "#d8a468"), (1, "#7a4c2c"))
        + linear("shirt", (140, 290), (260, 375), (0, "#fff4d8"), (1, "#c8a878"))
    )


def _oar() -> list[Shape]:
    blade = "40,16! 62,10 76,34 72,96 60,128! 46,122 32,92 30,44"
    return [
        limb("52,100 64,240 76,390", [15, 15, 17], "url(#wood)", round=7, bump=0.4),
        Shape(smooth(blade), "url(#wood)", round=12, bump=0.4,
            detail=line("52,14 50,70 54,126", "#6a4024", 3, 0.6)),
    ]  # fmt: skip


def _behind() -> list[Shape]:
    back = "192,84 264,96 304,150 308,220 300,286! 258,250 120,250 96,262! 84,190 96,124 138,90"
    return [Shape(smooth(back), "url(#hair)", round=36, bump=0.4)]


def _coat() -> list[Shape]:
    neck = "150,280 250,272 256,330 270,372 146,376 156,330"
    return [
        Shape(smooth(neck), "url(#skin)", round=30, skin=0.4,
            detail=oval(205, 312, 64, 28, "url(#hollow)")),
        Shape(smooth("116,346! 158,326 200,372 250,322! 292,340 280,390 130,390"), "url(#shirt)",
            round=14, bump=0.3),
        Shape(smooth("4,400 30,346 104,318 148,318! 168,352 186,400"), "url(#coat)", round=26,
            bump=0.5, detail=lines(["60,346 84,390", "110,330 140,390"], "#0c3a44", 4, 0.5)),
        Shape(smooth("372,400 350,344 300,316 256,312! 236,350 206,400"), "url(#coat)", round=26,
            bump=0.5, detail=lines(["320,346 296,390", "276,330 250,390"], "#0c3a44", 4, 0.5)),
        Shape(ellipse(160, 366, 7), "#ffd45a", round=6, shine=0.8),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "118,112 100,148 97,182 102,206 95,232 102,262 118,292 142,318 168,328 198,320 "
        "244,292 272,252 282,200 282,148 246,100 172,92"
    )
    paint = (
        oval(214, 198, 48, 36, "url(#hollow)", 0.7) + oval(132, 200, 34, 34, "url(#hollow)", 0.6)
        + oval(234, 250, 42, 30, "url(#blush)", 0.9) + oval(112, 250, 26, 28, "url(#blush)", 0.8)
        + spots(3, 26, (196, 236, 256, 258), "#8a4020", (1.1, 2.1), 0.65)
        + spots(4, 14, (102, 238, 134, 258), "#8a4020", (1.1, 2.1), 0.65)
        + oval(112, 230, 20, 12, "url(#shine)", 0.6) + oval(222, 232, 30, 11, "url(#shine)", 0.5)
        + lines(["252,204 266,200", "252,212 266,214", "200,276 208,288 206,300"], SHADE, 2.2, 0.5)
        + brushed("#ffd8a8", SHADE, drop=6)
    )  # fmt: skip
    return [
        *lobe(282, 228, 28, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("104,190 126,177 155,187"), [4, 11, 10], "#7a3a1c", "#c87a44"),
        eyebrow(mood.brow("184,184 220,164 262,178"), [11, 13, 4], "#7a3a1c", "#c87a44"),
        *snout((149, 254), 21, SHADE, 0.95),
        *mouth(mood, (162, 289), 31, ("#b8503c", "#5a2018"), 0.42, 1.0),
        *([] if mood.is_sorry else [
            limb("176,290 118,304 70,296", [5, 4.4, 3], "#8cb850", round=2, bump=0),
            Shape(smooth("74,297! 52,284 36,292 24,284! 38,304 58,306"), "#c8a050", round=5),
        ]),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    lobes = []
    for x, y, half in PLAIT:
        outline = (
            f"{x - half},{y - 8} {x},{y - 17} {x + half},{y - 8} {x + half * 0.7},{y + 12} "
            f"{x},{y + 19} {x - half * 0.7},{y + 12}"
        )
        parting = lines([f"{x + side * half * 0.6},{y - 8} {x},{y + 12}" for side in (-1, 1)],
                        "#f0a860", 2, 0.6)  # fmt: skip
        lobes.append(
            Shape(smooth(outline), "url(#hair)", round=12, bump=0.3, contact=0.8, detail=parting)
        )
    locks = [strand(spine, widths, "url(#hair)", "#f4ac68") for spine, widths in LOCKS]
    return [*locks, *lobes]


def _hat() -> list[Shape]:
    brim = (
        "26,146! 60,120 112,104 190,98 268,104 326,122 356,150! 340,160 300,146 250,138 190,134 "
        "130,138 84,150 44,162"
    )
    crown = "104,116! 108,66 138,34 196,26 250,36 280,68 284,118! 240,126 150,126"
    weave = lines(
        ["106,92 150,82 200,80 250,84 284,94", "112,68 150,58 200,55 250,60 278,72",
         "132,44 196,34 254,46", "120,122 124,70 150,34", "160,124 160,70 176,28",
         "210,124 212,70 204,28", "250,122 258,76 240,34"], "#9a6a24", 2.2, 0.5,
    )  # fmt: skip
    rim = lines(
        ["44,150 110,122 190,114 270,120 338,148", "70,148 130,130 190,125 250,128 316,146"],
        "#9a6a24", 2.2, 0.5,
    )  # fmt: skip
    band = "102,114 146,122 196,124 246,122 286,114"
    reeds = [
        Shape(taper(points, [4, 4, 2]), "#7aa848", round=2, ink=0.6)
        for points in ("262,118 288,76 320,52", "266,116 298,92 330,86")
    ]
    heads = [
        Shape(taper(points, [12, 14, 10]), "#8a4c2c", round=6, bump=0.5)
        for points in ("306,62 320,52 334,40", "318,89 334,85 350,80")
    ]
    return [
        *reeds, *heads,
        Shape(smooth(crown), "url(#straw)", round=34, bump=0.4, bump_size=5, detail=weave),
        Shape(smooth(brim), "url(#straw)", round=10, bump=0.4, bump_size=5, contact=0.7,
            detail=rim),
        limb(band, [15, 16, 16, 16, 15], "#2c8a7c", round=6, bump=0.3, contact=0.5),
    ]  # fmt: skip
