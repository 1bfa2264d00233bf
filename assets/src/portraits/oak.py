"""Oak: an old man of the woods, crowned with leaves and acorns."""

import math

from ..curves import Points, ellipse, place, smooth, taper
from ..scene import Light, Scene, Shape
from ..svg import linear, lines, oval
from ..tilt import tilted
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import tresses
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#12341c", "#3a6a24", "#a8b848"), ("#fdffd0", "#d0e070"), 146, (196, 166))
LIGHT = Light(ambient="#6a7450", rim_colour="#f0ffb0", rim=0.8, bounce="#5a6a2a", ink="#101c0c")
SHADE = "#7a4a2c"
NEAR = Eye(213, 198, 28, "#4c8a3a", "#d09a68", lift=0.66, tilt=-8, wing=0, lash=4.4)
FAR = Eye(132, 201, 21.5, "#4c8a3a", "#d09a68", False, 0.66, -8, (-0.2, 0.02), 4, 0)
LEAVES = (
    (96, 150, -84, 1.15, 0), (284, 144, 82, 1.2, 1), (98, 122, -62, 1.25, 2),
    (282, 116, 60, 1.3, 0),
    (120, 104, -38, 1.35, 1), (254, 98, 36, 1.35, 2), (152, 100, -16, 1.4, 2),
    (222, 96, 17, 1.4, 1),
    (187, 98, 0, 1.5, 0), (108, 144, -52, 0.9, 1), (270, 136, 52, 0.95, 0), (138, 128, -34, 0.9, 0),
    (240, 124, 32, 0.95, 2), (168, 122, -14, 0.9, 1), (208, 120, 14, 0.9, 2),
)  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Set the beard before the breast, the face over it, and the crown over all."""
    pose = Pose(MOODS[mood], 4)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 8, mood)
    picture.group(*pose.body(_body()), shadow=0.4)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.3)
    picture.group(*pose.head(_beard()), shadow=0.45)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_crown()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(290, 190, 12)))
    return end(picture, "#f4ffc0")


def _gradients() -> str:
    return (
        complexion("#f8d4a0", "#d89c68", "#965c3c", "#d8603c", "#7a4428")
        + linear("beard", (80, 200), (290, 370), (0, "#f4ecd0"), (0.5, "#c8c0a0"), (1, "#7c8468"))
        + linear("cloak", (40, 290), (330, 375), (0, "#5a7a34"), (1, "#22401c"))
        + linear("leaf0", (60, 40), (310, 150), (0, "#a8d848"), (1, "#3a8a2c"))
        + linear("leaf1", (60, 40), (310, 150), (0, "#d8d040"), (1, "#6a9a28"))
        + linear("leaf2", (60, 40), (310, 150), (0, "#6cb83c"), (1, "#1f6a30"))
    )


def _body() -> list[Shape]:
    tones = ("#e4dcc0", "#b4b094", "#cfc8a8")
    return [
        Shape(smooth("10,390 34,320 100,286 280,286 344,316 370,390"), "url(#cloak)", round=40,
            bump=0.8),
        *tresses("250,110 284,140 300,180", 4, (130, 44), tones, "#8e8c6c", 3, 50),
        *tresses("92,180 100,140 120,110", 3, (90, 34), tones, "#8e8c6c", 6, 10),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "124,110 104,148 100,176 104,196 98,222 104,260 130,300 190,316 250,290 276,236 280,170 "
        "262,116 210,90 160,90"
    )
    paint = (
        oval(210, 190, 46, 36, "url(#hollow)") + oval(134, 192, 32, 32, "url(#hollow)", 0.8)
        + oval(232, 238, 38, 28, "url(#blush)") + oval(112, 240, 24, 26, "url(#blush)")
        + lines(["130,140 160,134 200,136", "144,124 180,120 216,124", "236,204 250,210 256,220",
            "234,212 246,222"], SHADE, 2.6, 0.5)
        + brushed("#f8d4a0", SHADE)
    )  # fmt: skip
    return [
        *lobe(280, 214, 30, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, bump=0.2, ink=0.8, detail=paint),
        Shape(ellipse(228, 236, 27, 20, 10), "url(#skin)", round=20, contact=0.1, ink=0, rim=0.1,
            skin=0.5, detail=oval(228, 238, 34, 26, "url(#blush)")),
        *[part for at in eyes for part in eye(at)],
    ]  # fmt: skip


def _beard() -> list[Shape]:
    tones = ("#f0e8cc", "#c4bc9c", "#dcd4b4")
    base = (
        "284,190! 274,248 240,262 206,256 160,262 118,258 96,226 86,280 106,340 170,380 "
        "250,370 290,300"
    )
    return [
        *tresses("84,270 110,320 170,350 240,340 296,270", 9, (76, 44), tones, "#8e8c6c", 4),
        Shape(smooth(base), "url(#beard)", round=30, bump=0.6, bump_size=8),
        *tresses("92,240 116,296 170,318 236,310 288,236", 9, (70, 40), tones, "#8e8c6c", 7),
        *tresses("112,262 140,288 170,296 220,290 268,256", 7, (64, 36), tones, "#9a9878", 9, 16),
    ]


def _features(mood: Mood) -> list[Shape]:
    far = "148,254! 120,250 104,268 84,268 70,252! 70,288 100,300 128,288 154,268!"
    near = "146,254! 184,244 218,262 250,262 278,242! 276,286 240,304 200,292 150,270!"
    marks = lines(["140,264 110,280 82,276", "164,262 200,280 260,276"], "#8a8a6a", 3, 0.5)
    return [
        *mouth(mood, (160, 288), 26, ("#b06048", "#4a2018"), 0.1),
        *tilted(
            [Shape(smooth(far), "url(#beard)", round=11, bump=0.5, contact=0.7, detail=marks)],
            -mood.droop,
            (150, 258),
        ),
        *tilted(
            [Shape(smooth(near), "url(#beard)", round=13, bump=0.5, contact=0.7, detail=marks)],
            mood.droop,
            (150, 258),
        ),
        *snout((146, 240), 26, SHADE, 1.1, 0.12),
        eyebrow(mood.brow("98,184 122,162 154,172"), [6, 20, 15], "#e8e0c0", "#9a9474"),
        eyebrow(mood.brow("178,164 214,142 258,174"), [16, 22, 5], "#e8e0c0", "#9a9474"),
    ]


def _crown() -> list[Shape]:
    band = "92,146 130,126 186,116 244,120 288,142"
    shapes = [Shape(taper(band, [12, 16, 16, 16, 12]), "#6a4424", round=7, bump=1)]
    for x, y, turn, size, tone in LEAVES:
        shapes += _leaf((x, y), turn, size, f"url(#leaf{tone})")
    for x, y in ((128, 128), (176, 124), (246, 124)):
        shapes += _acorn(x, y)
    # One has come loose.
    return [*shapes, *_leaf((318, 262), 128, 0.72, "url(#leaf1)")]


def _leaf(root: tuple[float, float], turn: float, size: float, fill: str) -> list[Shape]:
    """Make a lobed oak leaf that points up when its turn is 0."""
    half = (
        "0,4! -5,-4 -13,-4 -17,-10 -14,-15 -8,-18 -12,-20 -20,-21 -24,-28 -20,-34 -10,-36 "
        "-15,-38 -20,-42 -19,-50 -12,-53 -9,-60 0,-65"
    )
    right = " ".join(
        f"{-float(x)},{y}" for x, y in
        (word.rstrip("!").split(",") for word in half.split()[-2:0:-1])
    )  # fmt: skip

    def put(points: str) -> Points:
        return place(points, *root, size, turn)

    ribs = [put(f"0,{y} {side * 12},{y - 9}") for y in (-12, -28, -42) for side in (-1, 1)]
    veins = lines([put("0,4 0,-58"), *ribs], "#f0ffa0", 2, 0.45)
    return [Shape(smooth(put(f"{half} {right}")), fill, round=8 * size, contact=0.6, detail=veins)]


def _acorn(x: float, y: float) -> list[Shape]:
    cap = smooth([(x + 12 * math.cos(a / 8 * math.pi), y - 10 * math.sin(a / 8 * math.pi))
        for a in range(9)])  # fmt: skip
    return [
        Shape(smooth(f"{x - 10},{y - 2} {x + 10},{y - 2} {x + 8},{y + 12} {x},{y + 22}! "
            f"{x - 8},{y + 12}"), "#d89a40", round=9, shine=0.6, contact=0.7),
        Shape(cap, "#7a4a24", round=6, bump=1.4, bump_size=3, contact=0.5),
    ]  # fmt: skip
