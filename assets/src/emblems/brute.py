"""Brute: a fist in a studded iron gauntlet."""

from ..curves import ellipse, place, smooth, taper
from ..faces import spike
from ..props import rivets
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines

BACKDROP = Backdrop(
    ("#3a1a18", "#93442a", "#e8a25a"),
    ("#ffe2a0", "#e87a3a"),
    "#5a2a24",
    "#190c0e",
    "crags",
    radius=134,
    halo="rays",
)
LIGHT = lit("#140e14", "#4a5674", "#ffc878", "#8a4a28")


def scene() -> Scene:
    """Clench the fist."""
    colours = (
        linear("iron", (90, 80), (290, 330), (0, "#d4dee6"), (0.5, "#8796a4"), (1, "#46525f"))
        + linear("dark", (90, 80), (290, 330), (0, "#8a98a6"), (1, "#3a4450"))
        + linear("brass", (90, 300), (290, 400), (0, "#ffdf8a"), (0.5, "#c88a34"), (1, "#7a4a1c"))
        + linear("hide", (120, 300), (260, 420), (0, "#a04a34"), (1, "#54241f"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 27)
    picture.group(*_arm(), shadow=0.5, fade=(380, 440, 0.6))
    picture.group(*_fist(), shadow=0.65, form=0.3)
    return finish(picture, BACKDROP, "#ffd88a")


def _arm() -> list[Shape]:
    cuff = "92,300! 187,318 282,300! 300,352 296,372! 187,394 78,372! 74,352"
    return [
        Shape(smooth("122,360! 252,360! 262,450! 112,450!"), "url(#hide)", round=40, bump=0.8),
        Shape(smooth(cuff), "url(#iron)", round=26, bump=0.3, shine=0.3, contact=0.6),
        Shape(
            smooth("84,292 187,308 290,292 292,312 187,330 82,312"),
            "url(#brass)",
            round=8,
            shine=0.6,
        ),
        Shape(
            smooth("76,362 187,384 298,362 298,380 187,404 76,380"),
            "url(#brass)",
            round=8,
            shine=0.6,
        ),
        *rivets([(104, 338), (146, 348), (187, 351), (228, 348), (270, 338)], 6, "#ffdf9a"),
    ]


def _fist() -> list[Shape]:
    block = "92,150 110,120 187,108 262,118 286,150 290,230 276,290 187,306 98,290 84,230"
    shapes = [
        Shape(smooth(block), "url(#dark)", round=40, bump=0.4),
    ]
    fingers = ((112, 168, -5), (162, 156, -2), (213, 156, 2), (262, 168, 5))
    for x, y, turn in fingers:
        shapes.append(spike(x + turn * 1.2, y - 52, 50, 36, -90 + turn * 3, "#eef3f6"))
    for x, y, turn in fingers:
        upper = place("-26,-46 0,-58 26,-46 27,10 0,20 -27,10", x, y, 1, turn)
        lower = place("-25,-8 0,-14 25,-8 24,42 0,56 -24,42", x, y + 44, 1, -turn * 0.6)
        crease = lines([place("-20,-22 0,-28 20,-22", x, y, 1, turn)], "#3a4450", 3, 0.7)
        shapes.append(
            Shape(smooth(lower), "url(#dark)", round=16, bump=0.3, shine=0.2, contact=0.6)
        )
        shapes.append(
            Shape(
                smooth(upper),
                "url(#iron)",
                round=18,
                bump=0.3,
                shine=0.35,
                contact=0.7,
                detail=crease,
            )
        )
        shapes.append(Shape(ellipse(x + turn, y - 34, 9), "url(#brass)", round=8, shine=0.7))
    thumb = taper("78,212 96,262 150,276 222,262", [52, 56, 52, 40])
    shapes.append(Shape(thumb, "url(#iron)", round=22, bump=0.3, shine=0.35, contact=0.9))
    plate = "176,244 214,234 236,250 226,276 190,284"
    shapes.append(Shape(smooth(plate), "url(#dark)", round=12, shine=0.3, contact=0.6))
    return [*shapes, *rivets([(106, 254), (146, 272)], 7, "#ffdf9a")]
