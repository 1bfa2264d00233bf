"""Revenant: a helmed skull in pale ghost fire."""

from ..curves import ellipse, polygon, smooth, symmetric, taper
from ..props import blaze, pair, rivets
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines

BACKDROP = Backdrop(
    ("#070d26", "#17264e", "#3a6a7c"),
    ("#c8fff0", "#2fa8a4"),
    "#14264a",
    "#050a1a",
    "graves",
    radius=124,
    centre=(187, 186),
)
LIGHT = lit("#0a0c18", "#3a4a74", "#a8fff0", "#1f6a6a", 1.0)
CRANIUM = "187,96 136,108 106,148 102,190 116,222 134,234 132,252 152,262 150,298 187,306"


def scene() -> Scene:
    """Light the eyes."""
    colours = (
        linear("bone", (110, 100), (260, 330), (0, "#f8f2dc"), (0.6, "#cfc4a4"), (1, "#8a8270"))
        + linear("iron", (100, 60), (270, 200), (0, "#a4b0bc"), (0.5, "#66727e"), (1, "#333c4a"))
        + linear("out", (0, 20), (0, 320), (0, "#2fd0c4"), (1, "#147a94"))
        + linear("mid", (0, 50), (0, 320), (0, "#a8ffee"), (1, "#2fc0b8"))
        + linear("rust", (100, 150), (270, 190), (0, "#c07a4a"), (1, "#6a3a2c"))
        + linear("shroud", (80, 320), (300, 430), (0, "#3f6a78"), (1, "#14263a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 39)
    picture.veil(fill(blaze(7, (187, 350), 128, 350, 62, 15), "url(#out)", 0.9), 1)
    picture.veil(fill(blaze(12, (187, 350), 110, 300, 40, 13), "url(#mid)", 0.75), 1)
    picture.veil(fill(blaze(4, (187, 350), 96, 240, 26, 13), "#e8fff8", 0.5), 1.5)
    picture.group(*_shroud(), shadow=0.5, fade=(370, 430, 0.6))
    picture.group(*_skull(), shadow=0.65, roundness=80)
    picture.group(*_helmet(), shadow=0.5)
    for x in (148, 227):
        picture.sharp(disc(x, 206, 7, "#eafffa"))
        picture.afterglow(disc(x, 206, 22, "#3affdc"), 8)
    return finish(picture, BACKDROP, "#a8fff0")


def _shroud() -> list[Shape]:
    cloth = (
        "96,336! 130,316 187,330 245,316 279,336! 322,372 340,430! 300,440! 76,440! 36,430! 54,372"
    )
    folds = lines(
        ["120,340 96,430", "160,346 150,430", "216,346 226,430", "256,340 280,430"],
        "#0e1c30",
        5,
        0.5,
    )
    return [Shape(smooth(cloth), "url(#shroud)", round=26, bump=0.7, detail=folds)]


def _skull() -> list[Shape]:
    jaw = "132,262! 140,320 160,350 187,360 215,350 235,320 243,262! 232,290 187,298 142,290"
    shapes = [
        Shape(
            smooth("140,280 187,290 235,280 226,322 187,334 149,322"),
            "#0c1220",
            round=6,
            flat=0.6,
            rim=0,
        ),
        Shape(smooth(jaw), "url(#bone)", round=20, bump=0.4),
        Shape(
            smooth(symmetric(CRANIUM)),
            "url(#bone)",
            round=54,
            bump=0.5,
            contact=0.7,
            detail=lines(["240,240 232,226 240,214", "130,230 140,222"], "#6a6250", 2.4),
        ),
        *pair(
            "120,206 132,186 160,184 174,204 164,228 138,230", "#080c18", round=12, flat=0.7, rim=0
        ),
        *pair("186,226! 174,244 176,256 185,256!", "#10121e", round=4, flat=0.7, rim=0),
    ]
    for index in range(6):
        x = 187.5 + (index - 2.5) * 15
        drop = 4 - abs(index - 2.5) * 1.6
        top = [
            (x - 6.5, 280 + drop),
            (x + 6.5, 280 + drop),
            (x + 5.5, 303 + drop),
            (x - 5.5, 303 + drop),
        ]
        low = [(x - 6, 312 + drop), (x + 6, 312 + drop), (x + 6, 328 + drop), (x - 6, 328 + drop)]
        shapes.append(Shape(smooth(top), "#f2e8c8", round=6, contact=0.5, ink=0.7))
        if index != 4:
            shapes.append(Shape(smooth(low), "#e0d4b0", round=6, contact=0.5, ink=0.7))
    return shapes


def _helmet() -> list[Shape]:
    dome = "92,178! 94,116 130,66 187,44 245,66 281,116 283,178! 240,164 187,160 135,164"
    dents = lines(["230,80 222,104 236,120 226,146", "130,96 142,110"], "#222a36", 3, 0.8)
    band = "88,166 135,152 187,148 240,152 287,166 288,188 240,174 187,170 135,174 87,188"
    return [
        Shape(smooth(dome), "url(#iron)", round=60, bump=0.8, shine=0.35, detail=dents),
        Shape(
            taper("187,160 187,100 187,46", [18, 15, 9]),
            "url(#rust)",
            round=6,
            bump=0.5,
            contact=0.5,
        ),
        Shape(polygon("175,54 187,8 200,54"), "url(#iron)", round=8, shine=0.5),
        Shape(smooth(band), "url(#rust)", round=9, bump=0.6, contact=0.8),
        Shape(
            smooth("174,158! 201,158! 203,222 187,244! 172,222"),
            "url(#rust)",
            round=10,
            bump=0.5,
            contact=0.8,
        ),
        *rivets(
            [(108, 173), (136, 164), (240, 164), (267, 173), (187, 172), (187, 200)], 5, "#d8a878"
        ),
        Shape(ellipse(187, 52, 10, 6), "url(#rust)", round=5),
    ]
