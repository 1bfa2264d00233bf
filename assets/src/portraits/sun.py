"""Sun: a young champion, proud of his cup, whose golden locks stand round his head like rays."""

import math
from collections.abc import Sequence

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, linear, lines, oval
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0c3c9c", "#2c88dc", "#b4ecff"), ("#ffffff", "#a4e4ff"), 150, (188, 178))
LIGHT = Light(ambient="#74608a", rim_colour="#fff4b0", rim=0.95, bounce="#8a5a20", ink="#1c0e18")
SHADE = "#42200f"
NEAR = Eye(213, 192, 29, "#e8a020", "#7a4428", lift=0.78, tilt=5, lash=5.4, wing=0.08)
FAR = Eye(131, 195, 22.5, "#e8a020", "#7a4428", False, 0.78, 5, (-0.2, 0.02), 4.8, 0.08)
#: About what the rays stand: its middle, and half of its width and height.
CROWN = (190, 200, 92, 112)


def scene(mood: str = "calm") -> Scene:
    """Fan the rays behind the face, lay the short ones on the brow, and paint the signs last."""
    pose = Pose(MOODS[mood], 5, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 31, mood)
    picture.group(*pose.head(_rays(pose.mood)), shadow=0.45)
    picture.group(*pose.body(_robe()), shadow=0.45)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_brow(pose.mood)), shadow=0.4)
    picture.group(*pose.head(_gold()), shadow=0.3, form=0, outline=0.8)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(288, 174, 12)))
    else:
        picture.afterglow(pose.marks(disc(176, 138, 34, "#ffc830", 0.35)), 10)
        picture.sharp(pose.marks(glint(170, 131, 22 if pose.mood.is_glad else 13)))
    return end(picture, "#fffbd0")


def _gradients() -> str:
    return (
        complexion("#c07c48", "#8c5030", "#4a2418", "#c84c2c", "#3c1a10")
        + linear("hair", (60, 20), (320, 300), (0, "#fff08c"), (0.45, "#f4b428"), (1, "#b4641c"))
        + linear("root", (90, 80), (290, 260), (0, "#d88c24"), (1, "#7c3c14"))
        + linear("robe", (60, 300), (320, 375), (0, "#ffffff"), (0.6, "#e8e0e8"), (1, "#a094b4"))
        + linear("sash", (60, 300), (300, 375), (0, "#e0402c"), (1, "#7c1424"))
        + linear("gold", (80, 100), (300, 375), (0, "#fffbc8"), (0.5, "#f8c840"), (1, "#a8641c"))
    )


def _rays(mood: Mood) -> list[Shape]:
    """Stand the long locks on end, each second one shorter; grief lets them hang."""
    made = [Shape(ellipse(190, 190, 122, 126), "url(#root)", round=40, bump=0.6)]
    for index in _inwards(19):
        long = index % 2 == 0
        reach = (1.0, 1.3, 1.6, 1.98) if long else (1.0, 1.26, 1.48, 1.72)
        made.append(_ray(28 - 236 * index / 18, reach, (40, 44, 30, 2), mood))
    return made


def _inwards(count: int) -> list[int]:
    """Order the rays from the sides to the top, so that each lies upon the one below it."""
    return sorted(range(count), key=lambda index: -abs(index - (count - 1) / 2))


def _ray(degrees: float, reach: Sequence[float], widths: Sequence[float], mood: Mood) -> Shape:
    """Lay one lock outwards, by how many times as far as the hairline it reaches."""
    x, y, across, high = CROWN
    angle = math.radians(degrees)
    ahead, bend = (math.cos(angle), math.sin(angle)), 6 if degrees > -90 else -6
    spine = [
        (x + ahead[0] * across * share - ahead[1] * bow * bend,
         y + ahead[1] * high * share + ahead[0] * bow * bend + fall * mood.is_sorry)
        for share, bow, fall in zip(reach, (0, 1, 0.4, -1.2), (0, 2, 10, 30), strict=True)
    ]  # fmt: skip
    return strand(spine, widths, "url(#hair)", "#a85c14", 0.6)


def _robe() -> list[Shape]:
    return [
        Shape(smooth("138,280 262,264 270,330 284,390 110,390 132,336"), "url(#skin)", round=34,
            skin=0.4, detail=oval(200, 316, 74, 30, "url(#hollow)")),
        Shape(smooth("-6,408 18,358 84,330 130,326! 160,372 214,376 268,322! 316,330 362,356 "
                     "384,408"), "url(#robe)", round=26, bump=0.3,
            detail=lines(["60,346 76,400", "100,336 124,400", "300,334 286,400", "334,348 326,404"],
                "#8074a0", 5, 0.5)),
        Shape(smooth("284,318! 322,332 300,372 262,408! 206,408! 250,364"), "url(#sash)", round=16,
            bump=0.4, detail=lines(["304,330 246,404", "290,326 226,404"], "#5c0c1c", 3.4, 0.5)),
        limb("124,322 148,364 198,378 250,362 274,316", [15, 20, 23, 20, 15], "url(#gold)",
            round=9, shine=0.8, bump=0),
        Shape(ellipse(199, 380, 18), "url(#gold)", round=10, shine=0.9),
        Shape(ellipse(199, 380, 9), "#e8382c", round=7, shine=0.9, contact=0.3),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "118,104 100,142 96,174 102,200 96,224 102,254 112,286 132,316 160,334 194,330 244,304 "
        "272,260 282,204 280,144 244,98 170,90"
    )
    paint = (
        oval(212, 184, 48, 36, "url(#hollow)", 0.8) + oval(130, 187, 34, 34, "url(#hollow)", 0.7)
        + oval(232, 240, 40, 28, "url(#blush)", 0.8) + oval(112, 242, 24, 26, "url(#blush)", 0.7)
        + oval(110, 220, 18, 12, "url(#shine)", 0.6) + oval(216, 226, 30, 12, "url(#shine)", 0.5)
        + oval(158, 312, 24, 8, "url(#hollow)", 0.7) + oval(236, 280, 36, 26, "url(#hollow)", 0.6)
        + brushed("#d89458", SHADE, right=True)
    )  # fmt: skip
    return [
        *lobe(282, 218, 30, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("102,172 124,158 154,168"), [5, 14, 12], "#2c120c", "#6c3418"),
        eyebrow(mood.brow("180,164 214,142 256,154"), [13, 16, 5], "#2c120c", "#6c3418"),
        *snout((147, 242), 24, SHADE, 1.14),
        *mouth(mood, (160, 284), 34, ("#a84838", "#38100c"), 0.5, 1.15),
        Shape(ellipse(284, 262, 14, 16), "url(#gold)", round=6, shine=0.9),
        Shape(ellipse(284, 262, 7, 9), "#42200f", round=3, contact=0.2),
    ]  # fmt: skip


def _brow(mood: Mood) -> list[Shape]:
    """Let the short locks spring from the hairline."""
    return [
        _ray(10 - 200 * index / 12, (0.84, 1.0, 1.2, 1.44), (12, 34, 32, 3), mood)
        for index in _inwards(13)
    ]


def _gold() -> list[Shape]:
    """Paint the sun on the brow, and three rays on either cheek."""
    sun = [
        Shape(taper([(176 + math.cos(a) * 15, 138 + math.sin(a) * 15),
                     (176 + math.cos(a) * 27, 138 + math.sin(a) * 27)], [8, 2]),
            "url(#gold)", round=2, shine=0.8, contact=0.3, ink=0.5)
        for a in (math.tau * k / 8 for k in range(8))
    ]  # fmt: skip
    cheeks = (
        "226,232 254,224", "228,244 260,242", "226,256 252,260",
        "118,240 106,234", "120,250 104,250", "122,260 110,264",
    )  # fmt: skip
    return [
        *sun,
        Shape(ellipse(176, 138, 13), "url(#gold)", round=7, shine=1, contact=0.4),
        *[Shape(taper(each, [8, 2]), "url(#gold)", round=2, shine=0.6, contact=0.2, ink=0.4)
          for each in cheeks],
    ]  # fmt: skip
