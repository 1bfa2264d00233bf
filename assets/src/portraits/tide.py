"""Tide: a young lord whose blue hair breaks over his brow like a wave, strung with pearls."""

from ..curves import ellipse, sample, smooth
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..svg import disc, line, linear, lines, oval
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0a3a6a", "#1a8a9c", "#7adcc8"), ("#f6fff0", "#b4f0dc"), 140, (192, 170))
LIGHT = Light(ambient="#7c7c9c", rim_colour="#c4fff4", rim=0.8, bounce="#6a6a70", ink="#0a1a34")
SHADE = "#9a5a40"
NEAR = Eye(213, 202, 29, "#2aa4b0", "#e0a880", lift=0.7, tilt=5, lash=4.4, wing=0)
FAR = Eye(129, 205, 22.5, "#2aa4b0", "#e0a880", False, 0.7, 5, (-0.2, 0.02), 4, 0)
PEARLS = "92,146 126,157 175,150 228,129 268,140 298,169"

BUBBLES = (
    (46, 120, 9), (62, 96, 5), (40, 160, 5), (338, 130, 7), (348, 104, 4), (334, 240, 6),
)  # fmt: skip

FOAM = (
    (103, 70, 7), (110, 79, 6), (97, 61, 5), (120, 78, 5), (92, 72, 5), (104, 88, 4.5),
    (128, 84, 4), (88, 84, 3.5),
)  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Let the hair fall behind, then the face, the breaking wave and the pearls."""
    pose = Pose(MOODS[mood], 6)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 4, mood)
    picture.group(*pose.head(_behind()), shadow=0.4)
    picture.group(*pose.body(_robe()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_wave()), shadow=0.45)
    picture.group(*pose.head(_pearls()), shadow=0.4, form=0)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(292, 178, 12)))
    picture.sharp("".join(_bubble(*at) for at in BUBBLES))
    return end(picture, "#f0fff8")


def _gradients() -> str:
    return (
        complexion("#ffe2c4", "#f8bc90", "#cc8060", "#fa6c50", "#b0604c")
        + linear("hair", (70, 40), (310, 320), (0, "#4ad8ec"), (0.4, "#1a84d0"), (1, "#123a8c"))
        + linear("deep", (90, 100), (310, 375), (0, "#1a5cb0"), (1, "#0a2058"))
        + linear("robe", (60, 300), (320, 375), (0, "#2ac0a4"), (1, "#0c5a68"))
        + linear("gold", (80, 120), (300, 375), (0, "#fff2b8"), (0.5, "#f0bc4c"), (1, "#a8701e"))
    )


def _bubble(x: float, y: float, radius: float) -> str:
    rim = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#e0fff8" opacity=".8"/>'
    return disc(x, y, radius, "#d0fff4", 0.22) + rim + disc(x - 2, y - 2, radius * 0.25, "#fff")


def _behind() -> list[Shape]:
    back = "254,66 313,119 320,190 308,240 296,270! 276,262 250,200 110,200 94,232! 88,161 126,76"
    return [Shape(smooth(back), "url(#deep)", round=30, bump=0.4)]


def _robe() -> list[Shape]:
    return [
        Shape(smooth("140,278 262,262 268,331 276,373 118,373 137,331"), "url(#skin)", round=32,
            skin=0.4, detail=oval(201, 316, 70, 27.6, "url(#hollow)")),
        Shape(smooth("14,405 37,358 105,328 139,322! 179,371 260,318! 307,326 355,358 370,405"),
            "url(#robe)", round=24, bump=0.4),
        limb("137,322 182,371 262,318", [8, 13, 8], "url(#gold)", round=5, shine=0.6, bump=0),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "116,114 99,150 96,180 102,204 95,230 100,260 110,294 132,322 162,336 196,330 "
        "248,304 274,262 281,203 281,140 243,93 169,89"
    )
    paint = (
        oval(211, 195, 49, 36, "url(#hollow)", 0.7) + oval(129, 197, 34, 34, "url(#hollow)", 0.6)
        + oval(232, 246, 40, 28, "url(#blush)", 0.9) + oval(112, 248, 24, 26, "url(#blush)", 0.8)
        + oval(158, 309, 26, 8, "url(#hollow)", 0.7) + oval(232, 286, 40, 24, "url(#hollow)", 0.5)
        + line("196,268 203,277 203,288", SHADE, 2.4, 0.55)
        + oval(108, 226, 20, 12, "url(#shine)", 0.7) + oval(214, 232, 30, 12, "url(#shine)", 0.6)
        + brushed("#ffe2c4", SHADE, drop=6)
    )  # fmt: skip
    return [
        *lobe(284, 224, 31, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("101,185 124,176 154,191"), [6, 15, 14], "#174a8c", "#3a9ad8"),
        eyebrow(mood.brow("180,175 216,147 258,161"), [14, 17, 5], "#174a8c", "#3a9ad8"),
        *snout((148, 250), 20, SHADE, 0.95),
        *mouth(mood, (160, 284), 31, ("#d08468", "#5a2a20"), 0.4, 0.9),
        Shape(
            smooth("148,312! 162,308 178,311! 180,325 165,341! 146,326"),
            "url(#deep)",
            round=9,
            contact=0.5,
            rim=0.5,
            detail=lines(["157,314 161,334", "170,314 168,334"], "#4aa8ec", 2.4, 0.6),
        ),
        strand("268,170 276,214 270,256", (16, 16, 3), "url(#deep)", "#4aa8ec"),
    ]


def _wave() -> list[Shape]:
    """Break the wave over the brow, curling towards the far side."""
    sweep = (
        "307,214! 290,169 266,131 215,123 169,142 126,150 90,131 69,97 76,55 112,34 "
        "129,57 114,74 103,66! 99,87 122,102 139,83 148,44 211,15 281,42 324,108 328,182 313,256!"
    )
    strands = lines(
        ["296,182 275,108 211,76 158,97 116,123", "311,193 302,108 243,51 169,61 133,108",
            "281,140 232,102 179,110 126,136", "88,121 78,87 92,53 118,51"],
        "#a8f4ff", 4, 0.6,
    )  # fmt: skip
    dark = lines(
        ["302,203 290,112 228,61 158,76", "275,131 228,110 169,127", "99,127 86,93 99,61"],
        "#103c84", 3.4, 0.5,
    )  # fmt: skip
    return [
        Shape(smooth(sweep), "url(#hair)", round=24, bump=0.4, contact=0.7, shine=0.25,
            detail=dark + strands),
        *[Shape(ellipse(x, y, size), "#f4ffff", round=size, contact=0.4, ink=0.4, glow=0.2)
            for x, y, size in FOAM],
    ]  # fmt: skip


def _pearls() -> list[Shape]:
    track = sample(PEARLS, 40)
    made = []
    for index in range(1, len(track) - 1, 4):
        x, y = float(track[index][0]), float(track[index][1])
        made.append(_pearl(x, y, 6.5))
    made += [_pearl(286, 262, 10), _pearl(286, 282, 7), _pearl(182, 356, 12)]
    return made


def _pearl(x: float, y: float, size: float) -> Shape:
    return Shape(ellipse(x, y, size), "#fff4f4", round=size, shine=0.9, gloss=14, contact=0.7)
