"""Moon: a pale lady under a silver crescent, calm as the night she rules."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, linear, lines, oval, specks
from ._face import Eye, complexion, eye, eyebrow, glance, glints, lips, snout
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0a0c3c", "#242470", "#5a4aa0"), ("#fffdf0", "#c8d4f8"), 132, (214, 142))
LIGHT = Light(ambient="#6a70b4", rim_colour="#cfe0ff", rim=0.8, bounce="#4a4a8c", ink="#0c0a2a")
SHADE = "#8a6a9c"
NEAR = Eye(210, 194, 29, "#6a8ce8", "#c8b0d4", lift=0.82, tilt=5, lash=6, wing=0.24)
FAR = Eye(134, 197, 22, "#6a8ce8", "#c8b0d4", False, 0.82, 5, (-0.2, 0.02), 5.4, 0.2)


def scene() -> Scene:
    """Set hair and robe before the moon, then the face and the diadem."""
    picture = begin(BACKDROP, LIGHT, _gradients(), 3)
    picture.veil(disc(270, 96, 14, "#b4c0e8", 0.6) + disc(306, 150, 9, "#b4c0e8", 0.6), 2)
    picture.afterglow(specks(9, 40, (0, 0, 375, 375), "#ffffff", (0.5, 1.4)), 0.3)
    picture.group(*_hair_behind(), shadow=0.4)
    picture.group(*_robe(), shadow=0.4)
    picture.group(*_face(), shadow=0.4)
    picture.group(*_locks(), shadow=0.4)
    picture.group(*_diadem(), shadow=0.5, form=0.2)
    picture.sharp(glance(NEAR) + glance(FAR) + glints(NEAR) + glints(FAR))
    picture.afterglow(disc(158, 92, 40, "#dce8ff", 0.5), 14)
    picture.afterglow(glint(126, 62, 20) + glint(150, 140, 12), 0.6)
    return end(picture, "#e8f0ff")


def _gradients() -> str:
    return (
        complexion("#fff4f2", "#f0d4dc", "#b894bc", "#e88aa4", "#8a6cb0")
        + linear("hair", (90, 40), (300, 360), (0, "#5a5ac8"), (0.4, "#2a2874"), (1, "#141240"))
        + linear("silver", (110, 40), (220, 150), (0, "#ffffff"), (0.5, "#c4d0ec"), (1, "#7484b8"))
        + linear("robe", (80, 290), (300, 375), (0, "#3a48a8"), (1, "#12143c"))
    )


def _hair_behind() -> list[Shape]:
    back = (
        "176,46 240,52 288,92 308,156 312,230 330,300 326,390 60,390 74,320 92,270 96,214 "
        "92,150 106,92 136,60"
    )
    shine = lines(
        ["270,90 292,160 296,250 310,350", "250,70 284,130 282,240", "86,330 104,270 106,220"],
        "#7a80e8", 5, 0.45,
    )  # fmt: skip
    return [Shape(smooth(back), "url(#hair)", round=50, bump=0.5, bump_size=8, detail=shine)]


def _robe() -> list[Shape]:
    neck = "150,270 232,262 236,310 250,350 140,350 152,312"
    cloth = "50,390 66,344 120,322 150,316 186,342 236,312 282,320 326,350 338,390"
    return [
        Shape(smooth(neck), "url(#skin)", round=30, skin=0.4,
            detail=oval(196, 300, 60, 26, "url(#hollow)")),
        Shape(smooth(cloth), "url(#robe)", round=24, bump=0.4),
        limb("118,324 150,318 186,346 236,314 284,322", [5, 9, 10, 9, 5], "url(#silver)",
            round=5, shine=0.6, bump=0),
        Shape(ellipse(186, 350, 11, 13), "#8ab4ff", round=10, shine=0.9, glow=0.3),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "128,104 112,136 108,166 112,188 108,212 114,240 126,268 142,294 162,308 184,304 "
        "222,282 250,250 262,206 266,150 250,104 206,82 158,84"
    )
    paint = (
        oval(208, 184, 46, 34, "url(#hollow)", 0.7) + oval(134, 186, 32, 32, "url(#hollow)", 0.6)
        + oval(224, 234, 38, 28, "url(#blush)", 0.8) + oval(122, 234, 22, 24, "url(#blush)", 0.7)
        + oval(160, 284, 26, 8, "url(#hollow)", 0.5)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.4, ink=0.8, detail=paint),
        *eye(FAR),
        *eye(NEAR),
        eyebrow("116,164 130,154 152,162", [3, 7, 5], "#34306c"),
        eyebrow("182,160 208,146 242,156", [6, 8, 3], "#34306c"),
        *snout((152, 240), 17, SHADE, 0.8),
        *lips((158, 272), 24, 0.12, "#a84a7c", "#4a1c4a", 1.1),
    ]


def _locks() -> list[Shape]:
    right = (
        "172,92! 214,84 250,112 268,160 272,220 284,290 300,360 330,390 346,330 326,240 318,150 "
        "288,84 234,46 176,46 130,62 104,96 94,150 96,200! 106,160 122,124"
    )
    strands = lines(
        ["180,64 240,80 280,140 292,230 310,330", "190,76 250,110 276,180 284,270",
            "170,58 124,90 104,140", "220,56 284,110 306,200"],
        "#8088f0", 4, 0.5,
    )  # fmt: skip
    left = "98,180! 110,230 104,280 118,330 96,390 56,390 64,320 84,260"
    return [
        Shape(smooth(right), "url(#hair)", round=26, bump=0.4, contact=0.7, detail=strands),
        Shape(smooth(left), "url(#hair)", round=20, bump=0.4, contact=0.6,
            detail=lines(["96,220 96,290 84,370"], "#8088f0", 4, 0.5)),
    ]  # fmt: skip


def _diadem() -> list[Shape]:
    crescent = "108,62! 118,104 152,124 190,110 208,66! 196,92 168,102 138,96 120,78"
    return [
        Shape(taper("104,146 128,132 156,128 200,130 244,120 276,106", [6, 9, 10, 10, 9, 6]),
            "url(#silver)", round=5, shine=0.7),
        Shape(smooth(crescent), "url(#silver)", round=10, shine=0.8, gloss=8, contact=0.7),
        Shape(smooth("154,116! 164,136 154,160! 144,136"), "#9cc4ff", round=8, shine=0.9,
            glow=0.35, contact=0.6),
    ]  # fmt: skip
