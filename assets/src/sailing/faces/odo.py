"""Odo Mason: broad and dusty under a folded cap, his plumb line before him, a wall for a shield."""

from ...curves import ellipse, place, polygon, smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import rivets
from ...scene import Light, Scene, Shape
from ...svg import bricks, disc, linear, lines, oval, spots
from ...tilt import tilted

BACKDROP = Backdrop(("#4a2418", "#b0643c", "#f4c884"), ("#fff4cc", "#ffd68c"), 142, (182, 168))
LIGHT = Light(ambient="#84685c", rim_colour="#ffe8b0", rim=0.85, bounce="#8a6a48", ink="#200f0a")
SHADE = "#5c3420"
NEAR = Eye(218, 204, 25, "#6a4a24", "#a8704a", lift=0.64, tilt=-3, lash=4.4, wing=0)
FAR = Eye(131, 207, 19.5, "#6a4a24", "#a8704a", False, 0.64, -3, (-0.2, 0.02), 4, 0)


def scene(mood: str = "calm") -> Scene:
    """Stand the shield behind him; then shoulders, face and cap, and the plumb line in front."""
    pose = Pose(MOODS[mood], 2)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 71, mood)
    picture.veil(lines(["-10,70 390,60", "-10,250 390,240", "120,-10 116,400", "350,-10 352,400"],
                       "#6a3420", 9, 0.3), 1.5)  # fmt: skip
    picture.group(*_shield(), shadow=0.5, form=0.2)
    picture.group(*pose.body(_shoulders()), shadow=0.4)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0.15, outline=1)
    picture.group(*pose.head(_cap()), shadow=0.5, form=0.15)
    picture.group(*_plumb(), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(292, 190, 12)))
    return end(picture, "#fff0c8")


def _gradients() -> str:
    return (
        complexion("#e8b07c", "#bc7c50", "#74482c", "#d05c3c", "#5c3420")
        + linear("linen", (80, 20), (310, 150), (0, "#fffaf0"), (0.5, "#e8dcc8"), (1, "#a8988c"))
        + linear("tash", (80, 240), (280, 310), (0, "#5a463c"), (0.5, "#2c201c"), (1, "#140c0a"))
        + linear("shirt", (20, 290), (350, 375), (0, "#5c8490"), (1, "#1c3440"))
        + linear("hide", (90, 300), (290, 375), (0, "#a87848"), (1, "#4c3020"))
        + linear("stone", (230, 150), (370, 375), (0, "#e4ecf4"), (0.5, "#9cacbc"), (1, "#4c5c70"))
        + linear("brass", (20, 230), (80, 330), (0, "#fff4b0"), (0.5, "#e8ac3c"), (1, "#8a4e1a"))
    )


def _shield() -> list[Shape]:
    """Stand a tall shield behind him, built of courses like a wall, with a keystone on it."""
    board = "236,420! 240,150! 258,112 302,94 346,110 366,146! 372,420!"
    key = place("-20,-24 20,-24 13,26 -13,26", 320, 150)
    joints = bricks((230, 90, 376, 420), (38, 25), 6, "#5c4c48")
    return [
        Shape(smooth(board), "url(#stone)", round=20, bump=0.8, detail=joints),
        limb("237,404 240,150 258,112 302,94 346,110 366,146 372,404", [11] * 7, "#6c7080",
            round=5, shine=0.5, bump=0.2),
        Shape(polygon(key), "#e0a860", round=8, bump=0.6),
        *rivets([(241, 168), (272, 105), (332, 103), (368, 170), (371, 230)], 5, "#d0d4e0"),
    ]  # fmt: skip


def _shoulders() -> list[Shape]:
    neck = "128,280 262,274 278,330 284,390 110,390 116,330"
    return [
        Shape(smooth(neck), "url(#skin)", round=36, skin=0.4,
            detail=oval(200, 316, 80, 28, "url(#hollow)")),
        Shape(smooth("-30,404 -6,340 44,306 112,304! 150,338 200,350 248,336 280,302! 334,304 "
                     "378,338 404,404"), "url(#shirt)", round=34, bump=0.5,
            detail=lines(["40,330 70,400", "344,330 316,400"], "#122830", 5, 0.5)
            + spots(5, 40, (0, 306, 375, 375), "#f8ead0", (1, 2.6), 0.6)),
        Shape(smooth("112,352! 200,366 286,350! 296,404 104,404"), "url(#hide)", round=12,
            bump=0.6),
        limb("76,306 98,336 120,368", [17, 18, 18], "url(#hide)", round=7, bump=0.5),
        limb("318,306 298,336 280,368", [17, 18, 18], "url(#hide)", round=7, bump=0.5),
        *rivets([(118, 362), (282, 362)], 7, "#e8b040"),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "108,112 90,150 88,184 92,206 80,240 84,280 102,314 134,338 184,346 236,336 284,306 "
        "304,258 302,200 292,144 250,98 166,90"
    )
    paint = (
        oval(214, 196, 46, 34, "url(#hollow)", 0.8) + oval(131, 198, 34, 32, "url(#hollow)", 0.7)
        + oval(246, 248, 44, 34, "url(#blush)") + oval(102, 250, 26, 30, "url(#blush)", 0.9)
        + oval(196, 318, 96, 44, "#2c2830", 0.28) + oval(108, 300, 26, 34, "#2c2830", 0.22)
        + lines(["254,196 270,190", "254,206 272,208", "132,150 166,142 206,150",
                 "140,162 170,156 202,162", "156,326 178,332 200,328"], SHADE, 2.8, 0.55)
        + spots(6, 60, (100, 296, 290, 340), "#241c1c", (0.8, 1.4), 0.6)
        + brushed("#f4c898", SHADE)
        + spots(3, 34, (96, 130, 286, 190), "#fff4e0", (1, 3), 0.55)
        + oval(256, 232, 22, 9, "#fff4e0", 0.3) + oval(112, 174, 20, 8, "#fff4e0", 0.3)
    )  # fmt: skip
    return [
        *lobe(304, 226, 31, SHADE),
        Shape(smooth(outline), "url(#skin)", round=66, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        limb("276,150 306,172 338,206", [9, 9, 9], "#c8402c", round=3, bump=0),
        Shape(polygon("334,200 344,202 350,218 336,210"), "#f0d8a8", round=2),
    ]


def _features(mood: Mood) -> list[Shape]:
    """Hang the moustache over the mouth like a broom."""
    far = "150,262! 126,252 100,258 84,280 80,306! 98,304 118,294 136,294 156,284!"
    near = "146,262! 182,248 222,252 254,276 266,310! 240,304 214,294 188,294 152,284!"
    marks = lines(["142,268 112,272 92,294", "140,278 116,284 100,298", "160,266 212,268 248,294",
                   "162,278 204,282 236,298"], "#7a685c", 2.6, 0.6)  # fmt: skip
    return [
        *mouth(mood, (164, 300), 34, ("#b06048", "#40181a"), 0.2, 1.1),
        *tilted([Shape(smooth(far), "url(#tash)", round=12, bump=0.5, contact=0.7, detail=marks)],
                -mood.droop, (150, 266)),
        *tilted([Shape(smooth(near), "url(#tash)", round=14, bump=0.5, contact=0.7, detail=marks)],
                mood.droop, (150, 266)),
        *snout((146, 246), 29, SHADE, 1.3, 0.02),
        eyebrow(mood.brow("94,184 122,166 156,180"), [9, 21, 18], "#241a18", "#5a4a40"),
        eyebrow(mood.brow("182,178 220,156 266,176"), [19, 23, 9], "#241a18", "#5a4a40"),
    ]  # fmt: skip


def _cap() -> list[Shape]:
    """Fold a mason's cap of sailcloth: a box, higher behind, its brim turned up all round."""
    box = "96,124! 104,44! 138,22 196,14 262,24 296,48! 302,126! 240,112 150,110"
    brim = "78,150! 76,112! 130,98 192,94 256,100 318,116! 318,154! 256,134 192,128 132,134"
    folds = lines(["138,24 144,100", "262,26 256,100", "104,46 144,60 196,52 250,62 296,50"],
                  "#98887c", 3, 0.6)  # fmt: skip
    dust = spots(9, 30, (90, 30, 310, 150), "#b89c80", (1.4, 4), 0.5)
    return [
        Shape(smooth(box), "url(#linen)", round=20, bump=0.5, detail=folds + dust),
        Shape(smooth(brim), "url(#linen)", round=12, bump=0.5, contact=0.8,
            detail=lines(["82,136 132,118 192,112 256,118 314,138"], "#b8a898", 2.4, 0.6) + dust),
        Shape(smooth("216,132! 226,98! 244,99! 250,134!"), "#d8c8b4", round=5, contact=0.6),
    ]  # fmt: skip


def _plumb() -> list[Shape]:
    """Hang the plumb line, with its bob of brass, from above the picture."""
    bob = "0,-26! 14,-20 22,-4 18,16 0,50! -18,16 -22,-4 -14,-20"
    return [
        limb("48,-20 48,238", [3.6, 3.6], "#fff4dc", round=1, bump=0),
        Shape(smooth(place(bob, 48, 270)), "url(#brass)", round=14, shine=0.9, gloss=9,
            detail=disc(41, 262, 5, "#fffbe0", 0.7)),
        Shape(ellipse(48, 244, 9, 6), "#8a5a24", round=4),
        limb("30,272 48,278 66,272", [4, 5, 4], "#8a5420", round=2, bump=0),
    ]  # fmt: skip
