"""Abomination: a stitched lump of mouth and mismatched eyes."""

from ..curves import ellipse, mirror, smooth, taper
from ..faces import eye, fang, pupil
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#1c0f2c", "#4a2a52", "#8a7a4a"),
    ("#f4ffa0", "#a8c83a"),
    "#341c42",
    "#120a1c",
    "crags",
    radius=138,
    halo="rings",
)
LIGHT = lit("#1a0a1c", "#4c3f72", "#e8ff9a", "#6a7a2a", 0.9)
BODY = (
    "44,384 34,300 46,214 82,140 136,96 190,84 246,98 300,142 330,216 340,300 330,384 260,404 "
    "187,410 110,404"
)


def scene() -> Scene:
    """Sew it together."""
    colours = (
        linear("flesh", (70, 90), (310, 380), (0, "#e89a9c"), (0.5, "#b8607c"), (1, "#6a3260"))
        + linear("patch", (200, 100), (330, 260), (0, "#b8cc7a"), (1, "#5f8a52"))
        + linear("horn", (0, 40), (0, 120), (0, "#fff0c8"), (1, "#a8845a"))
        + linear("maw", (0, 250), (0, 350), (0, "#3a0820"), (1, "#7a1434"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 42)
    picture.group(*_growths(), shadow=0.5)
    picture.group(*_body(), shadow=0.6, roundness=110, fade=(350, 420, 0.5))
    picture.group(*_maw(), shadow=0, outline=1.5, form=0.2)
    picture.group(*_eyes(), shadow=0.3)
    picture.sharp(pupil(136, 186, 38) + pupil(238, 160, 25) + pupil(276, 218, 17))
    return finish(picture, BACKDROP, "#f0ff9a")


def _growths() -> list[Shape]:
    horns = ("118,120 84,92 74,44", "250,110 284,90 292,50", "186,96 180,64 192,34")
    shapes = [
        Shape(
            taper(horn, [34, 26, 3]),
            "url(#horn)",
            round=14,
            bump=0.6,
            detail=lines([horn], "#8a6a44", 2, 0.4),
        )
        for horn in horns
    ]
    arm = "58,330 22,290 26,238 48,214"
    arms = [
        Shape(taper(limb, [40, 32, 24, 6]), "url(#flesh)", round=14, bump=0.6, skin=0.4)
        for limb in (arm, mirror(arm))
    ]
    return [*shapes, *arms]


def _body() -> list[Shape]:
    scars = lines(["70,258 96,276 88,300", "66,276 98,268", "70,290 102,284"], "#4a1838", 4, 0.8)
    warts = spots(5, 26, (50, 110, 330, 400), "#7a2a5a", (4, 9), 0.4)
    return [
        Shape(
            smooth(BODY),
            "url(#flesh)",
            round=90,
            bump=0.9,
            bump_size=14,
            skin=0.6,
            detail=warts + scars,
        ),
        Shape(
            smooth("220,92! 250,100 302,142 332,220 334,240! 296,182 236,144"),
            "url(#patch)",
            round=20,
            bump=1,
            bump_size=8,
            contact=0.2,
            ink=0.5,
        ),
        *(
            Shape(ellipse(x, y, r), "url(#flesh)", round=r, contact=0.3, skin=0.6, ink=0.5)
            for x, y, r in ((66, 222, 13), (82, 198, 8), (314, 290, 11), (300, 268, 7))
        ),
        Shape(taper("216,92 236,142 298,178 336,238", [4, 5, 5, 4]), "#2a1022", round=2, rim=0),
        *(
            Shape(taper(s, [5, 5]), "#2a1022", round=2, rim=0)
            for s in (
                "222,124 246,114",
                "238,154 256,134",
                "270,178 282,156",
                "300,200 316,180",
                "318,226 338,214",
            )
        ),
    ]


def _maw() -> list[Shape]:
    lips = "52,262! 110,246 187,258 264,244 326,258! 318,330 262,374 187,384 112,374 60,332"
    inside = "66,270! 116,260 187,270 262,258 312,268! 302,324 252,358 187,366 122,358 76,324"
    shapes = [
        Shape(smooth(lips), "#d87a8c", round=14, bump=0.6, skin=0.5),
        Shape(smooth(inside), "url(#maw)", round=10, flat=0.5, rim=0, contact=0.3),
        Shape(
            smooth("128,356 150,318 187,330 226,314 250,352 187,368"),
            "#e8506a",
            round=24,
            shine=0.3,
            detail=lines(["187,330 190,366"], "#8a1a3a", 4, 0.6),
        ),
    ]
    upper = (
        (88, 264, 40, 24),
        (122, 260, 54, 27),
        (160, 266, 34, 22),
        (196, 270, 50, 26),
        (232, 264, 30, 22),
        (262, 260, 58, 27),
        (294, 264, 36, 22),
    )
    lower = (
        (104, 350, 30, 21),
        (140, 364, 44, 25),
        (180, 368, 26, 20),
        (220, 366, 42, 25),
        (260, 354, 30, 22),
    )
    shapes += [fang(x, y, length, width, 0) for x, y, length, width in upper]
    shapes += [fang(x, y, length, width, 180) for x, y, length, width in lower]
    return shapes


def _eyes() -> list[Shape]:
    return [
        Shape(ellipse(136, 188, 52, 48), "#c4708a", round=16, skin=0.5, bump=0.4),
        *eye(136, 186, 38, "#ffb52e"),
        Shape(ellipse(238, 162, 35, 32), "#8aa85e", round=12, bump=0.4),
        *eye(238, 160, 25, "#e8443a"),
        Shape(ellipse(276, 219, 25, 23), "#c4708a", round=10, bump=0.4),
        *eye(276, 218, 17, "#5ad0c8"),
        Shape(
            smooth("84,176! 110,140 150,134 186,160! 156,156 116,162"),
            "#a8587a",
            round=12,
            contact=0.8,
        ),
        Shape(
            smooth("204,150! 228,126 260,132 274,156! 246,144 222,146"),
            "#74944e",
            round=9,
            contact=0.8,
        ),
    ]
