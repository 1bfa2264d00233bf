"""Forge: a broad, laughing smith with goggles on her brow and sparks all round."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..props import rivets
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import linear, lines, oval, specks
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0e2a34", "#1f5660", "#d86a2c"), ("#fff2a8", "#ff8a2c"), 142, (182, 168))
LIGHT = Light(ambient="#6a5a6c", rim_colour="#ffb060", rim=1.0, bounce="#a04a2a", ink="#1a0c12")
SHADE = "#4a2018"
NEAR = Eye(214, 203, 29.7, "#8a5222", "#7a4230", lift=0.86, tilt=4, lash=6, wing=0.2)
FAR = Eye(129, 206, 22.3, "#8a5222", "#7a4230", False, 0.86, 4, (-0.2, 0.02), 5.4, 0.16)

CURLS = (
    (310, 184, 13), (302, 204, 11), (312, 214, 9), (290, 186, 12), (284, 202, 8), (96, 168, 11),
    (90, 184, 9), (284, 172, 12),
)  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Tie the scarf behind, then the face, the goggles over the brow, the sparks."""
    pose = Pose(MOODS[mood], 5, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 11, mood)
    picture.group(*pose.body(_body()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_scarf()), shadow=0.5)
    picture.group(*pose.head(_goggles()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(296, 188, 12)))
    picture.afterglow(specks(4, 40, (10, 40, 110, 375), "#ffb040", (0.8, 2.6)), 0.4)
    picture.afterglow(specks(6, 24, (288, 120, 375, 375), "#ffd070", (0.8, 2.4)), 0.4)
    picture.afterglow(pose.marks(glint(121, 88, 21.2) + glint(212, 93, 12.7)), 0.6)
    return end(picture, "#ffd890")


def _gradients() -> str:
    return (
        complexion("#c07c50", "#8e5236", "#53291f", "#d05a34", "#40180f")
        + linear("scarf", (90, 30), (300, 180), (0, "#3ac0b4"), (0.5, "#1f7c84"), (1, "#0e3c50"))
        + linear("brass", (80, 70), (300, 170), (0, "#fff4b8"), (0.5, "#e8a83c"), (1, "#8a4e1a"))
        + linear("glass", (100, 80), (280, 170), (0, "#ffe88a"), (0.5, "#ff8a2c"), (1, "#8a1e2c"))
        + linear("shirt", (60, 300), (300, 375), (0, "#f4e4bc"), (1, "#8c7a5c"))
    )


def _body() -> list[Shape]:
    return [
        Shape(smooth("137,277 254,269 262,341 127,351"), "url(#skin)", round=34, skin=0.4),
        Shape(smooth("-11,404 10,341 84,311 137,315 190,341 250,311 307,309 366,336 392,404"),
            "url(#shirt)", round=26, bump=0.3, bump_size=12),
        limb("52,404 91,351 112,313", [26, 24, 20], "#5a2e22", round=8, bump=0.6),
        limb("339,404 307,351 275,311", [26, 24, 20], "#5a2e22", round=8, bump=0.6),
        *rivets([(92, 342), (302, 342)], 8, "#f0c050"),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "112,118 93,156 91,186 95,207 86,237 91,271 112,305 144,328 195,332 250,309 281,266 "
        "290,203 281,139 228,93 158,93"
    )
    soot = lines(["216,244 236,234 254,236", "224,254 242,246"], "#1a0a08", 5, 0.4)
    paint = (
        soot
        + oval(214, 196, 50.9, 38.2, "url(#hollow)", 0.8)
        + oval(129, 199, 36, 36, "url(#hollow)", 0.7)
        + oval(235, 249, 44.5, 33.9, "url(#blush)", 0.8)
        + oval(108, 252, 27.6, 29.7, "url(#blush)", 0.7)
        + oval(116, 232, 23.3, 14.8, "url(#shine)", 0.5)
        + oval(216, 235, 31.8, 14.8, "url(#shine)", 0.4)
        + brushed("#d8925c", SHADE, right=True, drop=6)
    )  # fmt: skip
    return [
        *lobe(290, 228, 29.7, SHADE),
        Shape(smooth(outline), "url(#skin)", round=62, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("101,179 122,165 150,175"), [4, 10, 8], "#2a1214"),
        eyebrow(mood.brow("180,173 214,154 254,171"), [9, 12, 4], "#2a1214"),
        *snout((146, 256), 23.3, SHADE, 1.2),
        *mouth(mood, (165, 289), 34, ("#84382e", SHADE), None),
        Shape(ellipse(292, 264, 9.5), "url(#brass)", round=8, shine=0.8),
    ]


def _scarf() -> list[Shape]:
    cloth = (
        "84,160! 78,107 101,57 158,27 228,29 286,65 309,122 305,182! 290,192 281,160 243,141 "
        "180,133 120,141 93,158"
    )
    knot = "303,107! 339,80 362,97 345,122 366,150 339,158 307,139"
    folds = lines(
        ["106,129 148,65 222,42", "148,131 190,80 264,65", "222,135 254,101 296,97"],
        "#0e4a5a", 5, 0.5,
    )  # fmt: skip
    curls = [
        Shape(ellipse(x, y, size), "#3a1c1c", round=size, contact=0.6, rim=0.7,
            detail=lines([[(x - 3, y + 2), (x, y - 4), (x + 4, y + 1), (x, y + 5)]], "#7a4438", 2))
        for x, y, size in CURLS
    ]  # fmt: skip
    return [
        *curls,
        Shape(smooth(knot), "url(#scarf)", round=14, bump=0.4),
        Shape(smooth(cloth), "url(#scarf)", round=44, bump=0.5, contact=0.6, detail=folds),
    ]


def _goggles() -> list[Shape]:
    shapes = [
        Shape(taper("80,137 127,122 222,110 309,135", [18, 20, 20, 18]), "#5a2e22", round=8,
            bump=0.6, contact=0.6),
        limb("148,110 167,103 186,105", [12, 12, 12], "url(#brass)", shine=0.6),
    ]  # fmt: skip
    for x, y, across in ((126, 112, 31), (216, 104, 40)):
        wide = across / 40
        shapes += [
            Shape(ellipse(x, y, across, 39), "url(#brass)", round=12, shine=0.7, gloss=9,
                contact=0.8),
            Shape(ellipse(x, y, across - 9 * wide, 29), "url(#glass)", round=26, shine=0.7,
                contact=0.4, glow=0.25,
                detail=oval(x + 9 * wide, y - 11, 9 * wide, 6, "#ffffff", 0.8)),
            *rivets([(x - across + 4, y), (x + across - 4, y), (x, y - 35), (x, y + 35)], 3.4,
                "#fff0b0"),
        ]  # fmt: skip
    return shapes
