"""Hearth: a stout, merry lord whose hood is a candle-stand."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import flame
from ..svg import disc, linear, lines, oval
from ..tilt import tilted
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ._hair import strand, tresses
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#3a0f14", "#8a2c1c", "#e07a2c"), ("#fff4c0", "#ffb040"), 146, (176, 164))
LIGHT = Light(ambient="#8a5a5c", rim_colour="#ffd080", rim=0.9, bounce="#a0502a", ink="#2a0c10")
SHADE = "#9a4630"
NEAR = Eye(212, 192, 29, "#7a4a1e", "#e8a07c", lift=0.8, tilt=-4, wing=0.02)
FAR = Eye(131, 194, 22, "#7a4a1e", "#e8a07c", False, 0.8, -4, (-0.2, 0.02), wing=0)
CANDLES = ((96, 80, 62, 22), (172, 44, 44, 26), (246, 66, 56, 23))


def scene(mood: str = "calm") -> Scene:
    """Build the hood, the round face and the beard; then light the candles."""
    pose = Pose(MOODS[mood], 2, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 5, mood)
    picture.group(*pose.body(_hood_behind()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.3)
    picture.group(*pose.head(_beard()), shadow=0.45)
    picture.group(*pose.head(_mouth(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_hood()), shadow=0.5)
    picture.group(*pose.head(_candles()), shadow=0.4, form=0)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(284, 170, 12)))
    for x, top, _, _ in CANDLES:
        picture.afterglow(pose.marks(disc(x, top - 26, 34, "#ffb84a", 0.8)), 12)
        tones = ("#ff8a2a", "#ffc23a", "#fff0a0", "#ffffff")
        picture.sharp(pose.marks(flame((x, top), 44, x, tones, 0.1)))
    return end(picture, "#ffe0a0")


def _gradients() -> str:
    return (
        complexion("#ffd8a4", "#f0a470", "#c06a44", "#f0482c", "#a0503c")
        + linear("hood", (60, 40), (320, 360), (0, "#e0483a"), (0.5, "#a8242c"), (1, "#5a0e20"))
        + linear("gold", (80, 60), (300, 200), (0, "#fff0b0"), (0.5, "#f0b444"), (1, "#a4641e"))
        + linear("wax", (0, 30), (0, 160), (0, "#fffbe6"), (1, "#e8c890"))
        + linear("fringe", (100, 90), (290, 150), (0, "#e89a4c"), (1, "#a84a26"))
        + linear("beard", (100, 210), (280, 360), (0, "#e08a3c"), (0.6, "#b4542a"), (1, "#6e2c1e"))
    )


def _hood_behind() -> list[Shape]:
    return [
        Shape(smooth("20,390 36,320 90,290 290,290 340,318 360,390"), "url(#hood)", round=40,
            bump=0.5),
        Shape(smooth("190,60 270,84 310,150 318,240 300,330 90,330 70,240 80,150 116,84"),
            "#4a0c1a", round=40),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "120,110 98,150 94,180 88,214 84,246 100,284 130,318 190,330 250,308 288,262 290,200 "
        "276,140 230,98 170,92"
    )
    paint = (
        oval(210, 186, 46, 32, "url(#hollow)", 0.6) + oval(132, 188, 32, 30, "url(#hollow)", 0.5)
        + oval(232, 234, 44, 36, "url(#blush)") + oval(108, 234, 30, 32, "url(#blush)")
        + brushed("#ffd8a4", SHADE, right=True)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=64, skin=0.5, ink=0.8, detail=paint),
        Shape(ellipse(234, 238, 34, 26), "url(#skin)", round=26, contact=0.1, ink=0, rim=0.1,
            skin=0.5, detail=oval(234, 240, 40, 32, "url(#blush)")),
        Shape(ellipse(106, 238, 21, 24), "url(#skin)", round=20, contact=0.1, ink=0, rim=0.1,
            skin=0.5, detail=oval(106, 240, 26, 30, "url(#blush)")),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("104,168 124,148 150,156"), [5, 15, 12], "#a04a26", "#e08a4c"),
        eyebrow(mood.brow("180,150 212,131 248,157"), [13, 17, 5], "#a04a26", "#e08a4c"),
        *snout((146, 232), 25, SHADE, 1.15),
    ]  # fmt: skip


def _beard() -> list[Shape]:
    tones = ("#e08a3c", "#b4542a", "#cc6c32")
    base = (
        "288,206! 276,250 240,262 206,256 166,262 120,256 92,244 90,280 116,316 166,340 "
        "236,328 280,286"
    )
    return [
        *tresses("98,278 120,310 170,326 236,318 282,270", 9, (66, 36), tones, "#f4b468", 4),
        Shape(smooth(base), "url(#beard)", round=30, bump=0.5),
        *tresses("98,262 126,290 170,300 226,294 276,250", 9, (50, 32), tones, "#f4b468", 7),
        *tresses("118,258 150,282 176,284 214,280 262,252", 7, (38, 28), tones, "#f8c078", 9),
    ]


def _mouth(mood: Mood) -> list[Shape]:
    tash = "150,252! 120,246 100,256 78,250 72,236! 66,262 88,282 124,276 154,264!"
    near = "148,252! 190,242 222,256 252,250 266,230! 270,266 240,288 200,282 150,266!"
    marks = lines(["140,260 110,266 84,262", "164,258 200,268 246,268"], "#f8c078", 3, 0.6)
    return [
        *mouth(mood, (160, 278), 32, ("#c85a4c", SHADE), None),
        *tilted(
            [Shape(smooth(tash), "url(#beard)", round=10, bump=0.4, contact=0.7, detail=marks)],
            -mood.droop,
            (150, 258),
        ),
        *tilted(
            [Shape(smooth(near), "url(#beard)", round=12, bump=0.4, contact=0.7, detail=marks)],
            mood.droop,
            (150, 258),
        ),
    ]


def _hood() -> list[Shape]:
    cowl = (
        "44,390! 62,310 64,250 66,180 84,118 126,78 180,62 250,76 300,122 324,200 330,290 "
        "356,390! 296,390! 300,300 298,210 280,146 240,110 180,98 128,112 102,150 90,210 "
        "86,290 94,390!"
    )
    trim = "92,380 84,300 84,230 92,166 122,120 180,102 242,114 284,154 302,220 300,300 298,380"
    fringe = [
        strand(spine, (10, 22, 20, 3), "url(#fringe)", "#f8c078")
        for spine in ("132,104 126,124 112,132 100,126", "150,96 156,124 142,140 126,138",
            "186,94 184,122 168,138 152,134", "214,96 214,126 232,142 250,140",
            "246,106 254,134 270,150 284,146", "196,94 202,118 216,130 230,128")
    ]  # fmt: skip
    return [
        *fringe,
        Shape(smooth(cowl), "url(#hood)", round=24, bump=0.5, contact=0.7),
        Shape(taper(trim, [10, 12, 14, 15, 14, 12]), "url(#gold)", round=7, shine=0.5,
            contact=0.6),
    ]  # fmt: skip


def _candles() -> list[Shape]:
    made = []
    for x, top, tall, wide in CANDLES:
        half = wide / 2
        wax = (
            f"{x - half},{top + 4}! {x},{top} {x + half},{top + 4}! {x + half},{top + tall * 0.6} "
            f"{x + half + 6},{top + tall} {x},{top + tall + 5} {x - half - 5},{top + tall} "
            f"{x - half},{top + tall * 0.7}"
        )
        made += [
            Shape(ellipse(x, top + tall, half * 1.9, 9), "url(#gold)", round=6, shine=0.6),
            Shape(smooth(wax), "url(#wax)", round=half, contact=0.6, glow=0.25),
            limb(f"{x + half * 0.5},{top + 4} {x + half * 0.6},{top + 20}", [5, 7], "#fffbe6",
                round=3, contact=0.3, ink=0.3),
        ]  # fmt: skip
    return made
