"""Forge: a broad, laughing smith with goggles on her brow and sparks all round."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..props import rivets
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import linear, lines, oval, specks
from ._face import Eye, complexion, eye, eyebrow, glance, glints, grin, lobe, snout
from ._stage import Backdrop, begin, end, turned, turned_marks

BACKDROP = Backdrop(("#0e2a34", "#1f5660", "#d86a2c"), ("#fff2a8", "#ff8a2c"), 142, (182, 168))
LIGHT = Light(ambient="#6a5a6c", rim_colour="#ffb060", rim=1.0, bounce="#a04a2a", ink="#1a0c12")
SHADE = "#4a2018"
NEAR = Eye(212, 200, 28, "#8a5222", "#7a4230", lift=0.86, tilt=4, lash=6, wing=0.2)
FAR = Eye(132, 203, 21, "#8a5222", "#7a4230", False, 0.86, 4, (-0.2, 0.02), 5.4, 0.16)


def scene() -> Scene:
    """Tie the scarf behind, then the face, the goggles over the brow, the sparks."""
    picture = begin(BACKDROP, LIGHT, _gradients(), 11)
    picture.group(*turned(_body()), shadow=0.4)
    picture.group(*turned(_face()), shadow=0.4)
    picture.group(*turned(_scarf()), shadow=0.5)
    picture.group(*turned(_goggles()), shadow=0.5, form=0.1)
    picture.sharp(turned_marks(glance(NEAR) + glance(FAR) + glints(NEAR, 1) + glints(FAR, 1)))
    picture.afterglow(specks(4, 40, (10, 40, 150, 375), "#ffb040", (0.8, 2.6)), 0.4)
    picture.afterglow(specks(6, 24, (260, 120, 375, 375), "#ffd070", (0.8, 2.4)), 0.4)
    picture.afterglow(glint(250, 92, 20) + glint(164, 96, 12), 0.6)
    return end(picture, "#ffd890")


def _gradients() -> str:
    return (
        complexion("#c07c50", "#8e5236", "#53291f", "#d05a34", "#40180f")
        + linear("scarf", (90, 30), (300, 180), (0, "#3ac0b4"), (0.5, "#1f7c84"), (1, "#0e3c50"))
        + linear("brass", (80, 70), (300, 170), (0, "#fff4b8"), (0.5, "#e8a83c"), (1, "#8a4e1a"))
        + linear("glass", (100, 80), (280, 170), (0, "#ffe88a"), (0.5, "#ff8a2c"), (1, "#8a1e2c"))
        + linear("apron", (60, 300), (300, 375), (0, "#a8623a"), (1, "#4a241c"))
    )


def _body() -> list[Shape]:
    return [
        Shape(smooth("140,270 250,262 258,330 130,340"), "url(#skin)", round=34, skin=0.4),
        Shape(smooth("0,390 20,330 90,302 140,306 190,330 246,302 300,300 356,326 380,390"),
            "url(#apron)", round=26, bump=0.8, bump_size=7),
        limb("60,390 96,340 116,304", [26, 24, 20], "#5a2e22", round=8, bump=0.6),
        limb("330,390 300,340 270,302", [26, 24, 20], "#5a2e22", round=8, bump=0.6),
        *rivets([(92, 342), (302, 342)], 8, "#f0c050"),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "116,120 98,156 96,184 100,204 92,232 96,264 116,296 146,318 194,322 246,300 276,260 "
        "284,200 276,140 226,96 160,96"
    )
    paint = (
        oval(212, 194, 48, 36, "url(#hollow)", 0.8) + oval(132, 196, 34, 34, "url(#hollow)", 0.7)
        + oval(232, 244, 42, 32, "url(#blush)", 0.8) + oval(112, 246, 26, 28, "url(#blush)", 0.7)
        + oval(120, 228, 22, 14, "url(#shine)", 0.5) + oval(214, 230, 30, 14, "url(#shine)", 0.4)
    )  # fmt: skip
    return [
        *lobe(284, 224, 28, SHADE),
        Shape(smooth(outline), "url(#skin)", round=62, skin=0.5, ink=0.8, detail=paint),
        *eye(FAR),
        *eye(NEAR),
        eyebrow("106,178 126,164 152,174", [4, 10, 8], "#2a1214"),
        eyebrow("180,172 212,154 250,170", [9, 12, 4], "#2a1214"),
        *snout((148, 250), 22, SHADE, 1.2),
        *grin((164, 284), 36, "#9a3c3c", SHADE),
        Shape(ellipse(286, 258, 9), "url(#brass)", round=8, shine=0.8),
    ]


def _scarf() -> list[Shape]:
    cloth = (
        "90,160! 84,110 106,62 160,34 226,36 280,70 302,124 298,180! 284,190 276,160 240,142 "
        "180,134 124,142 98,158"
    )
    knot = "296,110! 330,84 352,100 336,124 356,150 330,158 300,140"
    folds = lines(
        ["110,130 150,70 220,48", "150,132 190,84 260,70", "220,136 250,104 290,100"],
        "#0e4a5a", 5, 0.5,
    )  # fmt: skip
    return [
        Shape(smooth(knot), "url(#scarf)", round=14, bump=0.4),
        Shape(smooth(cloth), "url(#scarf)", round=44, bump=0.5, contact=0.6, detail=folds),
    ]


def _goggles() -> list[Shape]:
    shapes = [
        Shape(taper("86,138 130,124 220,112 302,136", [18, 20, 20, 18]), "#5a2e22", round=8,
            bump=0.6, contact=0.6),
        limb("150,112 168,106 186,108", [12, 12, 12], "url(#brass)", shine=0.6),
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
