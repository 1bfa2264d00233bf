"""Spark: a girl of fourteen who plaits her hair into fuses, and likes to see them burn."""

import math
import random

from ..curves import Points, ellipse, polygon, sample, smooth
from ..figures import limb
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, line, linear, lines, oval, spots
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#080818", "#241448", "#5c2470"), ("#fff0a8", "#ff7c4c"), 126, (188, 196))
LIGHT = Light(ambient="#5c5490", rim_colour="#ffb0e0", rim=1.0, bounce="#a04020", ink="#100818")
SHADE = "#94503c"
NEAR = Eye(211, 222, 31, "#8a5a28", "#d8946c", lift=1.06, tilt=6, look=(-0.16, -0.1), wing=0.12)
FAR = Eye(134, 225, 25, "#8a5a28", "#d8946c", False, 1.06, 6, (-0.22, -0.1), 4.6, 0.1)
#: Where the fuses burn.
ENDS = ((88, 16), (290, 14))
#: The head leaves room for the braids above it.
HEAD = Place(0.9, 19, 36)
#: The fireworks behind her: the middle, the reach, and the colour of each.
BURSTS = (
    (52, 128, 62, "#4ce8ff"), (330, 140, 56, "#ffe04c"), (188, 34, 60, "#ff5ca0"),
    (24, 258, 40, "#ff8c3c"), (352, 262, 42, "#7cff9c"),
)  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Let fireworks bloom behind; then jacket, face and fringe, and the burning braids."""
    pose = Pose(MOODS[mood], 4, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 61, mood)
    if not pose.mood.is_sorry:
        for index, burst in enumerate(BURSTS):
            picture.glow(_burst(*burst, seed=index), 1.2)
    picture.group(*pose.head(HEAD.shapes(_hair_behind())), shadow=0.4)
    picture.group(*pose.body(_jacket()), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_face(eyes))), tint=0.03, shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_mouth(pose.mood))), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(HEAD.shapes(_fringe())), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_braids())), shadow=0.45)
    picture.sharp(pose.marks(HEAD.marks("".join(glance(at) + glints(at, 1) for at in eyes))))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(HEAD.marks(sweat(276, 214, 12))))
        for x, y in ENDS:
            picture.afterglow(pose.marks(HEAD.marks(_smoke(x, y))), 4, 0.8)
    else:
        for index, (x, y) in enumerate(ENDS):
            reach = 44 if pose.mood.is_glad else 30
            picture.afterglow(pose.marks(HEAD.marks(disc(x, y, 26, "#ffa83c", 0.6))), 9)
            picture.sharp(
                pose.marks(HEAD.marks(_spray(x, y, reach, index) + glint(x, y, reach * 0.6)))
            )
    return end(picture, "#ffd0f0")


def _gradients() -> str:
    return (
        complexion("#ffd8a8", "#eca878", "#a4624a", "#f05440", "#8c4838")
        + linear("hair", (80, 60), (310, 300), (0, "#6c4a64"), (0.45, "#2c1c34"), (1, "#0e0818"))
        + linear("rope", (60, 30), (320, 200), (0, "#f0d8a0"), (1, "#98683c"))
        + linear("jacket", (50, 300), (330, 375), (0, "#f07030"), (0.6, "#b83424"), (1, "#641420"))
        + linear("scarf", (90, 300), (300, 375), (0, "#ffd84c"), (1, "#c87c1c"))
        + linear("shell", (20, 290), (90, 375), (0, "#5cc8f0"), (1, "#1c4c94"))
    )


def _burst(x: float, y: float, reach: float, colour: str, *, seed: int) -> str:
    chance = random.Random(seed)
    rays: list[Points] = []
    stars = []
    for index in range(15):
        angle = math.tau * index / 15 + seed
        long = reach * chance.uniform(0.8, 1.05)
        tip = (x + math.cos(angle) * long, y + math.sin(angle) * long + long * 0.1)
        rays.append([(x + math.cos(angle) * 9, y + math.sin(angle) * 9), tip])
        stars.append(disc(*tip, 2.6, colour))
    return lines(rays, colour, 2.4, 0.75) + "".join(stars) + disc(x, y, 6, "#ffffff", 0.8)


def _spray(x: float, y: float, reach: float, seed: int) -> str:
    chance = random.Random(seed + 40)
    rays: list[Points] = []
    for index in range(14):
        angle = math.tau * index / 14 + chance.uniform(-0.15, 0.15)
        near, far = 6, reach * chance.uniform(0.5, 1)
        rays.append([(x + math.cos(angle) * near, y + math.sin(angle) * near),
                     (x + math.cos(angle) * far, y + math.sin(angle) * far)])  # fmt: skip
    return lines(rays, "#ffd860", 2.2, 0.95) + disc(x, y, 7, "#fffbe0")


def _smoke(x: float, y: float) -> str:
    curl = f"{x},{y} {x - 8},{y - 12} {x + 8},{y - 22} {x - 4},{y - 34} {x + 8},{y - 46}"
    return lines([curl], "#b0a8c8", 9, 0.8)


def _hair_behind() -> list[Shape]:
    back = (
        "150,96 210,80 270,104 306,160 310,220 300,268 288,292! 262,270 120,270 96,290! "
        "84,236 84,180 104,128"
    )
    return [Shape(smooth(back), "url(#hair)", round=36, bump=0.5)]


def _jacket() -> list[Shape]:
    quilt = ["60,340 104,404", "104,330 150,404", "256,330 216,404", "306,338 268,404",
             "128,330 70,404", "290,330 330,404"]  # fmt: skip
    shells = [
        Shape(polygon(f"{x},{y} {x + 20},{y - 6} {x + 32},{y + 34} {x + 12},{y + 40}"), fill,
            round=6, shine=0.4, detail=lines([f"{x + 3},{y + 10} {x + 23},{y + 4}",
                f"{x + 6},{y + 22} {x + 26},{y + 16}"], "#fff4d0", 3.4, 0.8))
        for x, y, fill in ((226, 372, "url(#shell)"), (258, 352, "#58c070"), (290, 332, "#d848a0"))
    ]  # fmt: skip
    return [
        Shape(smooth("12,408 38,362 98,332 288,326 340,356 366,408"), "url(#jacket)", round=30,
            bump=0.5, detail=lines(quilt, "#50101c", 3.4, 0.55)
            + oval(84, 366, 24, 16, "#2c1018", 0.5)),
        limb("196,414 244,386 308,350 338,330", [15, 16, 16, 13], "#5c3420", round=7, bump=0.4),
        *shells,
        Shape(smooth("100,318 140,338 190,346 248,336 284,310 296,330 262,358 224,384 190,404! "
                     "150,380 112,358 94,338"), "url(#scarf)", round=18, bump=0.5,
            detail=lines(["108,330 150,350 196,356 250,346 284,326"], "#a8601c", 3, 0.7)
            + "".join(disc(x, y, 4.6, "#d8402c") for x, y in ((116, 342), (142, 358),
                      (168, 376), (190, 360), (214, 374), (236, 352), (262, 340), (190, 388)))),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "120,138 104,176 100,208 104,234 98,258 106,286 128,316 158,334 186,332 230,308 262,268 "
        "274,218 272,166 240,118 166,112"
    )
    paint = (
        oval(211, 214, 46, 34, "url(#hollow)", 0.5) + oval(134, 216, 34, 32, "url(#hollow)", 0.5)
        + oval(228, 264, 36, 26, "url(#blush)") + oval(114, 266, 24, 24, "url(#blush)")
        + oval(176, 164, 90, 22, "url(#hollow)", 0.6)
        + spots(3, 12, (184, 244, 250, 270), SHADE, (1.2, 2.2), 0.8)
        + spots(4, 8, (104, 246, 128, 270), SHADE, (1.2, 2.2), 0.8)
        + line("210,286 226,286 244,276", "#3a2834", 11, 0.5)
        + line("222,298 238,290", "#3a2834", 7, 0.45)
        + line("120,166 136,170", "#3a2834", 8, 0.4)
        + brushed("#ffe8c0", SHADE, right=True, drop=14)
    )  # fmt: skip
    return [
        *lobe(278, 236, 30, SHADE, 14),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        *snout((150, 258), 17, SHADE, 1.04, -0.2),
    ]


def _mouth(mood: Mood) -> list[Shape]:
    """Let her grin; one brow is always up to something."""
    return [
        *mouth(mood, (162, 290), 28, ("#cc5c50", "#58181c"), None, 0.9),
        eyebrow(mood.brow("104,194 126,182 152,192"), [5, 11, 9], "#1c1024", "#6c4a64"),
        eyebrow(mood.brow("184,184 214,162 250,176"), [9, 12, 5], "#1c1024", "#6c4a64"),
    ]


def _braids() -> list[Shape]:
    """Plait both braids upwards, bind them with rope, and leave the ends to burn."""
    made: list[Shape] = []
    spines: tuple[tuple[Points, tuple[float, float]], ...] = (
        ("122,150 88,128 78,94 84,58", ENDS[0]),
        ("262,140 294,118 304,88 296,54", ENDS[1]),
    )
    for spine, (x, y) in spines:
        track = sample(spine, 25)
        for index in range(5):
            (x0, y0), (x1, y1) = (
                (float(place[0]), float(place[1]))
                for place in (track[index * 5 + 1], track[min(len(track) - 1, index * 5 + 5)])
            )
            long = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (x1 - x0) / long, (y1 - y0) / long
            wide = 31 - index * 3.6
            off = wide if index % 2 else -wide
            lock = [
                (x0 + dx * ahead + dy * off * aside, y0 + dy * ahead - dx * off * aside)
                for ahead, aside in ((-8, 1), (8, 0.6), (20, -0.5))
            ]
            made.append(strand(lock, (8, wide * 1.7, 7), "url(#hair)", "#8c6484", 0.7))
        tip = (float(track[-1][0]), float(track[-1][1]))
        made += [
            limb([tip, ((tip[0] + x) / 2 + 3, (tip[1] + y) / 2), (x, y)], [13, 11, 9], "url(#rope)",
                round=3, bump=0.8, bump_size=3),
            Shape(ellipse(tip[0], tip[1], 17, 12), "#e8482c", round=6, bump=0.3),
        ]  # fmt: skip
    return made


def _fringe() -> list[Shape]:
    locks = (
        ("190,98 244,98 286,136 296,190", (14, 36, 36, 6)),
        ("184,106 226,116 262,146 274,186", (8, 26, 26, 3)),
        ("196,98 146,98 106,134 96,186", (14, 34, 30, 4)),
        ("192,104 196,132 216,152 236,158", (14, 24, 16, 1)),
        ("186,104 176,132 186,150 198,160", (14, 22, 15, 1)),
        ("180,104 152,124 146,146 152,160", (14, 24, 16, 1)),
        ("168,106 132,130 118,156 112,176", (12, 24, 16, 2)),
        ("286,176 300,214 294,246 304,272", (14, 22, 16, 1)),
        ("98,178 88,214 96,240 86,262", (12, 18, 12, 1)),
    )
    return [strand(spine, widths, "url(#hair)", "#8c6484", 0.7) for spine, widths in locks]
