"""Peg Farthing: a lean chandler under a steeple hat, with her scales, her candle and no credit."""

from ...curves import ellipse, polygon, ring, smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...sparks import flame
from ...svg import disc, fill, linear, lines, oval

BACKDROP = Backdrop(("#14241c", "#3c6448", "#c8b070"), ("#fff4c0", "#f0c868"), 138, (196, 176))
LIGHT = Light(ambient="#64707c", rim_colour="#ffe8a0", rim=0.85, bounce="#7a6a3c", ink="#0c1414")
SHADE = "#8a5848"
NEAR = Eye(206, 212, 24, "#4c7a8a", "#d09c80", lift=0.56, tilt=3, lash=4.6, wing=0.1)
FAR = Eye(139, 214, 18.5, "#4c7a8a", "#d09c80", False, 0.56, 3, (-0.2, 0.02), 4.2, 0.1)


def scene(mood: str = "calm") -> Scene:
    """Lay the collar, then the narrow face and the hat; candle and scales stand beside her."""
    pose = Pose(MOODS[mood], 4, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 72, mood)
    picture.group(*pose.head(_bun()), shadow=0.4)
    picture.group(*pose.body(_dress()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.35)
    picture.group(*pose.head(_hat()), shadow=0.5, shadow_offset=(-3, 8))
    picture.group(*_scales(pose.mood), shadow=0.45, form=0.05)
    picture.group(*_candle(), shadow=0.45, form=0.05)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    picture.group(*pose.head(_spectacles()), shadow=0.25, outline=0.8, form=0)
    picture.sharp(pose.marks(fill(smooth("190,206! 200,196 212,197! 202,206 196,216"), "#ffffff",
                                  0.5)))  # fmt: skip
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(272, 186, 12)))
    picture.afterglow(disc(326, 178, 62, "#ffb43c", 0.75), 20)
    picture.sharp(flame((326, 206), 50, 4, ("#ff8a2a", "#ffc23a", "#fff0a0", "#ffffff"), 0.1))
    return end(picture, "#fff0b0")


def _gradients() -> str:
    return (
        complexion("#fde8d4", "#ecc4a8", "#a87c6c", "#e8685c", "#8a5848")
        + linear("hair", (90, 90), (300, 300), (0, "#a8a0a8"), (0.5, "#5c545c"), (1, "#2c242c"))
        + linear("felt", (90, 0), (300, 150), (0, "#4c5c58"), (0.5, "#242e30"), (1, "#0c1216"))
        + linear("dress", (40, 290), (330, 375), (0, "#2c6858"), (1, "#0c2824"))
        + linear("collar", (80, 290), (300, 375), (0, "#ffffff"), (1, "#bcc0cc"))
        + linear("brass", (10, 160), (120, 330), (0, "#fff4b0"), (0.5, "#e0a83c"), (1, "#8a501c"))
        + linear("wax", (306, 0), (348, 0), (0, "#fffbe4"), (1, "#e0c488"))
    )


def _bun() -> list[Shape]:
    return [
        Shape(smooth("186,92 252,104 286,150 288,220 268,262! 240,220 130,220 112,240! 100,180 "
                     "116,124"), "url(#hair)", round=34, bump=0.4),
        Shape(ellipse(300, 226, 32, 30), "url(#hair)", round=26, bump=0.4,
            detail=lines(["276,216 300,204 324,222", "276,232 302,222 322,240",
                          "284,246 304,240 316,250"], "#c8c0c8", 3, 0.6)),
        limb("276,206 330,192", [4, 3], "url(#brass)", round=2, shine=0.7),
        Shape(ellipse(332, 191, 6), "#e04c4c", round=5, shine=0.8),
    ]  # fmt: skip


def _dress() -> list[Shape]:
    return [
        Shape(smooth("156,296 238,286 242,330 252,390 142,390 154,336"), "url(#skin)", round=26,
            skin=0.3, detail=oval(200, 320, 54, 30, "url(#hollow)")
            + lines(["180,318 176,370", "212,312 216,370"], SHADE, 3, 0.5)),
        Shape(smooth("10,404 36,352 104,324 292,318 350,348 374,404"), "url(#dress)", round=30,
            bump=0.4, detail=lines(["80,350 96,400", "316,346 300,400"], "#06201c", 4, 0.5)),
        Shape(smooth("196,356! 168,326 150,310! 104,326 66,352! 84,384 120,396 160,390!"),
            "url(#collar)", round=12, bump=0.2),
        Shape(smooth("196,356! 226,326 246,306! 294,316 336,342! 322,378 284,394 232,390!"),
            "url(#collar)", round=12, bump=0.2),
        Shape(ellipse(196, 360, 9), "url(#brass)", round=7, shine=0.8),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "130,106 116,144 112,178 118,204 108,226 112,254 118,280 132,314 152,340 172,346 196,334 "
        "232,292 252,246 264,200 262,146 232,98 176,88"
    )
    paint = (
        oval(206, 204, 44, 34, "url(#hollow)", 0.8) + oval(138, 206, 30, 32, "url(#hollow)", 0.7)
        + oval(216, 262, 22, 36, "url(#hollow)", 0.8) + oval(120, 262, 14, 30, "url(#hollow)", 0.7)
        + oval(222, 240, 30, 18, "url(#blush)", 0.8) + oval(118, 242, 18, 18, "url(#blush)", 0.7)
        + lines(["236,208 250,202", "236,216 252,218", "186,262 196,276 194,292",
                 "134,264 128,278", "146,152 172,146 204,152"], SHADE, 2.4, 0.55)
        + disc(222, 288, 3.6, "#5a2c28")
        + brushed("#fff4e4", SHADE, right=True, drop=6)
    )  # fmt: skip
    # One brow is always a little higher: she has heard that one before.
    return [
        *lobe(262, 232, 26, SHADE),
        Shape(smooth(outline), "url(#skin)", round=56, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("112,190 132,180 156,190"), [4, 8, 7], "#4c444c", "#8a828a"),
        eyebrow(mood.brow("182,182 212,156 248,172"), [7, 10, 4], "#4c444c", "#8a828a"),
        *snout((146, 258), 22, SHADE, 0.76, 0.3),
        *mouth(mood, (162, 298), 24, ("#b8505c", "#501c24"), 0.34, 0.7),
    ]


def _hair() -> list[Shape]:
    locks = (
        ("196,104 234,132 262,176 276,220", (12, 26, 26, 10)),
        ("220,100 262,140 282,184 288,220", (10, 20, 22, 8)),
        ("176,104 144,128 122,164 114,206", (10, 16, 14, 3)),
    )
    grey = (("204,108 240,142 264,182", (2, 6, 2)), ("170,108 142,136 126,170", (2, 5, 2)))
    return [
        *[strand(spine, widths, "url(#hair)", "#c8c0c8") for spine, widths in locks],
        *[strand(spine, widths, "#e8e4ec", "#ffffff") for spine, widths in grey],
    ]


def _hat() -> list[Shape]:
    brim = (
        "58,142! 92,116 140,104 194,100 248,104 300,118 332,146! 300,150 250,140 192,136 138,140 "
        "88,152"
    )
    crown = "126,118! 144,40 152,-20! 238,-20! 246,40 264,118! 230,128 160,128"
    return [
        Shape(smooth(crown), "url(#felt)", round=30, bump=0.4,
            detail=lines(["160,0 148,100", "228,0 240,100"], "#06090c", 4, 0.4)),
        limb("126,112 160,122 194,124 230,122 264,112", [20, 22, 23, 22, 20], "#c8902c", round=8,
            bump=0.3, contact=0.4),
        Shape(polygon("174,102 216,102 216,142 174,142"), "url(#brass)", round=6, shine=0.7,
            contact=0.6),
        Shape(polygon("184,112 206,112 206,132 184,132"), "#241c14", round=2, contact=0),
        Shape(smooth(brim), "url(#felt)", round=9, bump=0.4, contact=0.8),
        limb("72,143 138,124 194,119 250,124 318,144", [3, 4, 4, 4, 3], "#5c6c68", round=2, bump=0),
    ]  # fmt: skip


def _spectacles() -> list[Shape]:
    return [
        Shape(ring(206, 218, 32, 4.6), "url(#brass)", round=3, shine=0.8, gloss=9),
        Shape(ring(138, 220, 25, 4.4), "url(#brass)", round=3, shine=0.8, gloss=9),
        limb("162,214 168,208 175,214", [4, 4, 4], "url(#brass)", round=2, bump=0),
        limb("238,214 262,212", [3.6, 3.6], "url(#brass)", round=2, bump=0),
    ]


def _scales(mood: Mood) -> list[Shape]:
    """Hang the scales; they tip to the side of her luck."""
    tip = -14 if mood.is_glad else 14 if mood.is_sorry else 5
    left, right = (24.0, 206.0 - tip), (100.0, 206.0 + tip)
    made = [
        limb("62,150 62,330", [5, 5], "url(#brass)", round=3, shine=0.6, bump=0),
        Shape(ring(62, 146, 11, 4), "url(#brass)", round=3, shine=0.8),
        limb([left, (62, 202), right], [6, 9, 6], "url(#brass)", round=3, shine=0.7, bump=0),
    ]
    for x, y in (left, right):
        made += [
            *[limb([(x, y), (x + aside, y + 50)], [1.8, 1.8], "#f0dca0", round=1, bump=0)
              for aside in (-18, 18)],
            Shape(smooth(f"{x - 24},{y + 50}! {x + 24},{y + 50}! {x + 16},{y + 64} {x},{y + 69} "
                         f"{x - 16},{y + 64}"), "url(#brass)", round=8, shine=0.7, gloss=9),
        ]  # fmt: skip
    coins = [Shape(ellipse(left[0] + dx, left[1] + dy, 10, 6), "#ffd858", round=4, shine=0.8)
             for dx, dy in ((-8, 47), (8, 47), (0, 40), (1, 33))]  # fmt: skip
    weight = Shape(smooth(f"{right[0] - 11},{right[1] + 50}! {right[0] - 8},{right[1] + 32} "
                          f"{right[0] + 8},{right[1] + 32} {right[0] + 11},{right[1] + 50}!"),
                   "#5c6470", round=6, shine=0.5)  # fmt: skip
    return [*made, *coins, weight]


def _candle() -> list[Shape]:
    return [
        Shape(smooth("308,212! 326,206 344,212! 344,330! 308,330!"), "url(#wax)", round=16,
            glow=0.3),
        limb("338,212 341,236", [6, 8], "#fffbe4", round=3, glow=0.3, bump=0),
        limb("313,214 312,228", [5, 7], "#fffbe4", round=3, glow=0.3, bump=0),
        limb("326,210 326,200", [2.4, 2], "#2c1c14", round=1, bump=0),
        Shape(ellipse(326, 330, 40, 11), "url(#brass)", round=7, shine=0.7),
        Shape(smooth("296,334! 356,334! 348,380 304,380"), "url(#brass)", round=12, shine=0.6),
    ]  # fmt: skip
