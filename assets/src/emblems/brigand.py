"""Brigand: a feathered hat, a mask and a kerchief, and coins that fly."""

from ..curves import ellipse, smooth, taper
from ..faces import eye, pupil
from ..props import pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#0f2f36", "#2a6a62", "#b8c88a"),
    ("#ffeeb0", "#d8b45a"),
    "#1f4e4a",
    "#081a1e",
    "pines",
    radius=134,
)
LIGHT = lit("#140f10", "#4a6072", "#ffe2a0", "#5a5a30", 0.7)


def scene() -> Scene:
    """Stand and deliver."""
    colours = (
        linear("felt", (80, 60), (300, 210), (0, "#9a6a44"), (0.5, "#6e4630"), (1, "#3e2620"))
        + linear("skin", (130, 180), (250, 280), (0, "#f0b88a"), (1, "#b9724e"))
        + linear("scarf", (100, 240), (270, 380), (0, "#4ab07a"), (0.5, "#24805e"), (1, "#124a42"))
        + linear("gold", (-8, -8), (8, 8), (0, "#fff2a8"), (1, "#d8922a"))
        + linear("feather", (230, 120), (330, 20), (0, "#c8382e"), (1, "#ff8a4a"))
        + linear("coin", (0, 250), (375, 400), (0, "#fff0a0"), (0.5, "#f0b83a"), (1, "#a8661e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 48)
    picture.group(*_head(), shadow=0.55)
    picture.group(*_hat(), shadow=0.6)
    picture.group(*_coins(), shadow=0.45, form=0)
    picture.sharp(pupil(150, 218, 13) + pupil(225, 218, 13))
    return finish(picture, BACKDROP, "#ffe9a0")


def _head() -> list[Shape]:
    mask = (
        "92,196! 140,188 187,202 235,188 283,196! 282,236 254,250 214,246 187,230 "
        "161,246 121,250 93,236"
    )
    kerchief = "90,236! 140,262 187,256 235,262 285,236! 276,300 246,342 187,398! 129,342 99,300"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="7" fill="#d8f0c8" opacity=".9"/>'
        for x, y in (
            (122, 280),
            (160, 284),
            (206, 286),
            (250, 282),
            (140, 314),
            (186, 318),
            (232, 316),
            (162, 346),
            (210, 348),
        )
    )
    folds = lines(
        ["110,262 150,330 180,380", "264,262 226,330 196,380", "187,262 188,330"], "#0c3a34", 4, 0.4
    )
    return [
        *pair("96,200 76,196 70,226 84,254 100,250", "url(#skin)", round=12, skin=0.5),
        Shape(
            smooth("92,180 187,160 283,180 288,250 250,300 187,320 125,300 87,250"),
            "url(#skin)",
            round=40,
            skin=0.5,
        ),
        Shape(smooth(mask), "#1e1a26", round=14, bump=0.3, contact=0.5),
        *eye(150, 218, 15, "#e8b03a", squash=0.62),
        *eye(225, 218, 15, "#e8b03a", squash=0.62),
        *pair("126,204! 150,198 174,216! 150,208", "#2c2634", round=5, contact=0.4),
        Shape(
            smooth("172,224 187,212 203,224 212,254 187,268 163,254"),
            "url(#skin)",
            round=20,
            skin=0.5,
            contact=0.7,
        ),
        Shape(
            smooth(kerchief),
            "url(#scarf)",
            round=44,
            bump=0.5,
            bump_size=14,
            contact=0.8,
            detail=dots + folds,
        ),
        *pair("92,236 76,250 62,288! 86,284 98,258", "url(#scarf)", round=10, bump=0.4),
    ]


def _hat() -> list[Shape]:
    crown = "106,160! 112,102 136,62 166,58 187,70 208,56 240,62 264,102 270,160! 187,176"
    brim = (
        "22,168! 60,158 110,164 187,152 264,164 316,156 352,164! 330,192 270,204 187,192 "
        "104,206 48,194"
    )
    stitch = lines(["50,180 110,190 187,178 264,190 324,178"], "#c09a6a", 2.4, 0.7)
    creases = lines(["166,64 176,110 172,140", "208,62 202,100"], "#2e1a16", 4, 0.5)
    quill = (
        "232,150! 246,96 282,50 330,30! 342,66 326,110! 316,98! 304,128 276,146! 270,134! 256,156"
    )
    barbs = lines(["240,150 280,90 332,36"], "#ffe0b0", 3, 0.9) + lines(
        ["262,118 292,116", "280,92 314,88", "262,112 264,84", "284,84 290,58"], "#8a1c20", 2.4, 0.5
    )
    return [
        Shape(smooth(crown), "url(#felt)", round=36, bump=0.8, bump_size=8, detail=creases),
        Shape(smooth(quill), "url(#feather)", round=16, bump=0.4, detail=barbs, contact=0.7),
        Shape(
            smooth("104,134 187,148 272,134 272,160 187,174 104,160"),
            "#b8362e",
            round=8,
            bump=0.4,
            contact=0.6,
        ),
        Shape(
            smooth(brim), "url(#felt)", round=16, bump=0.8, bump_size=8, contact=0.9, detail=stitch
        ),
        Shape(smooth("222,130 252,128 252,162 222,164"), "#f0c050", round=6, shine=0.6),
        Shape(smooth("229,138 245,137 245,154 229,155"), "#7a2420", round=4),
    ]


def _coins() -> list[Shape]:
    places = (
        (44, 300, 21, 14, -20),
        (74, 352, 19, 19, 0),
        (330, 296, 20, 12, 25),
        (304, 348, 21, 19, 0),
        (38, 246, 14, 10, 30),
        (340, 240, 14, 12, -10),
        (112, 382, 16, 10, 12),
        (262, 384, 17, 10, -8),
    )
    shapes = []
    for x, y, across, down, turn in places:
        shapes.append(
            Shape(ellipse(x, y, across, down, turn), "url(#coin)", round=6, shine=0.6, gloss=9)
        )
        face = ellipse(x - 1, y - 1, across * 0.66, down * 0.66, turn)
        shapes.append(
            Shape(
                face,
                "#ffdc6a",
                round=4,
                shine=0.5,
                contact=0.5,
                detail=spots(1, 2, (x, y, x + 3, y + 3), "#a8661e"),
            )
        )
    trail = ("22,210 30,228", "352,204 346,222")
    return [*shapes, *(Shape(taper(t, [1, 4]), "#fff0a0", round=2, glow=0.8, ink=0) for t in trail)]
