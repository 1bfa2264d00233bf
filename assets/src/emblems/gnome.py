"""Gnome: a pointed red hat over a white beard, with two little axes."""

from ..curves import ellipse, mirror, place, smooth, taper
from ..faces import eye, pupil
from ..props import pair
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#5fa9a0", "#a8cf8e", "#f0e6a4"),
    ("#fffbe0", "#f6dc86"),
    "#4f8a52",
    "#10241c",
    "hills",
)
LIGHT = lit("#1d1418", "#5d6688", "#fff0b0", "#5a6a3a", 0.5)


def scene() -> Scene:
    """Put the hat on the beard."""
    colours = (
        linear("felt", (110, 60), (280, 230), (0, "#f4563e"), (0.5, "#d0302c"), (1, "#8a1a26"))
        + linear("hair", (120, 240), (240, 380), (0, "#ffffff"), (1, "#c3c8d6"))
        + linear("skin", (160, 220), (215, 275), (0, "#ffc49a"), (1, "#d97a58"))
        + linear("steel", (20, 180), (90, 260), (0, "#f4f8fb"), (1, "#8796a6"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 6)
    for axis in (187.5, None):
        picture.group(*_axe(axis is None), shadow=0.45)
    picture.group(*_face(), shadow=0.5)
    picture.group(*_hat(), shadow=0.55)
    picture.sharp(pupil(150, 246, 12) + pupil(225, 246, 12))
    return finish(picture, BACKDROP, "#fff6c0")


def _axe(right: bool) -> list[Shape]:
    def turn(points: str) -> str:
        larger = place(points, 9, -29, 1.12)
        return smooth(mirror(larger) if right else larger)

    handle = place("92,360 74,300 56,206", 9, -29, 1.12)
    haft = taper(mirror(handle) if right else handle, [17, 16, 14])
    return [
        Shape(haft, "#9a6436", round=6, bump=0.4),
        Shape(
            turn("58,236! 84,228 100,208! 108,236 100,270! 84,254 64,252!"),
            "#b7c2cc",
            round=7,
            shine=0.4,
        ),
        Shape(
            turn("62,228! 40,220 20,196! 12,236 26,282! 44,260 68,256!"),
            "url(#steel)",
            round=9,
            shine=0.5,
            gloss=10,
        ),
        Shape(turn("52,224 76,220 80,262 58,266"), "#7c4a2a", round=6, bump=0.2),
    ]


def _face() -> list[Shape]:
    strands = lines(
        [
            "140,280 132,320 150,346",
            "164,290 160,330 176,366",
            "210,290 214,330 198,366",
            "236,280 244,320 226,346",
            "187,300 187,372",
        ],
        "#8f97ac",
        2.4,
        0.55,
    )
    beard = (
        "98,238! 84,282 96,330 118,322! 122,352 146,360 156,346! 166,376 187,388 208,376 219,346! "
        "229,360 253,352 257,322! 279,330 291,282 277,238!"
    )
    return [
        Shape(
            smooth("110,230 187,214 265,230 262,268 187,290 113,268"),
            "url(#skin)",
            round=26,
            skin=0.5,
        ),
        Shape(smooth(beard), "url(#hair)", round=40, bump=0.7, bump_size=8, detail=strands),
        *eye(150, 246, 12, "#4a86c8"),
        *eye(225, 246, 12, "#4a86c8"),
        *pair("124,226! 150,214 178,236! 152,232", "#eef0f6", round=6, bump=0.5),
        *pair(
            "187,278! 150,272 120,292 96,284! 112,314 150,318 180,298",
            "url(#hair)",
            round=14,
            bump=0.5,
            ink=0.7,
        ),
        Shape(
            ellipse(187, 266, 30, 25),
            "url(#skin)",
            round=26,
            shine=0.25,
            contact=0.7,
            skin=0.6,
            ink=0.7,
        ),
    ]


def _hat() -> list[Shape]:
    folds = lines(
        ["150,196 176,120 206,66", "210,196 214,130 208,84", "238,192 228,150 214,110"],
        "#6e1020",
        3,
        0.45,
    ) + spots(3, 6, (140, 110, 250, 200), "#ff8a6a", (3, 6), 0.35)
    cone = (
        "96,220! 118,160 140,100 176,48 222,26 262,50 256,78! 240,62 222,72 224,92 244,140 262,180 "
        "279,220! 187,232"
    )
    brim = "80,212 130,200 187,196 245,200 295,212 300,232 245,224 187,222 130,224 75,232"
    return [
        Shape(smooth(cone), "url(#felt)", round=46, bump=0.6, bump_size=12, detail=folds),
        Shape(smooth(brim), "#f0c860", round=12, bump=0.5, shine=0.2, contact=0.7),
        Shape(ellipse(254, 78, 14), "#ffe08a", round=12, shine=0.5),
    ]
