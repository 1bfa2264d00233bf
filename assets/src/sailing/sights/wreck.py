"""The wreck: a great ship broken on the rocks under a grey sky, with light breaking through."""

from ...curves import ellipse, polygon, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval
from .. import wide
from ..people import Look, appear, peopled

HULL, INK = "#8a5a3a", "#3a2218"


def scene() -> Scene:
    """Paint the storm that goes, the sea that it has left, and the ship."""
    picture = peopled(23, wide.GREY)
    wide.sky(picture, (0, "#4a5c74"), (0.55, "#8ca4ac"), (1, "#e4e4c8"), low=52)
    wide.sun(picture, 92, 18, "#fff2c4", 80)
    wide.haze(picture, 4, (0, 2, 320, 26), "#3c4c64", 9, 70, 0.4)
    wide.haze(picture, 9, (30, 24, 200, 40), "#f4ecd0", 6, 50, 0.3)
    beams = "".join(
        fill(polygon(points), "#fff6d0", 0.16)
        for points in (
            "84,8 92,8 76,60 52,60",
            "96,8 102,8 112,60 92,60",
            "106,8 110,8 146,60 130,60",
        )
    )
    picture.veil(beams, 2)
    wide.hills(picture, 8, 47, 9, "#5a6e80", 0.7, 0.8)
    wide.sea(picture, 50, ("#8cb0b0", "#1c4a5c"), ("#e0f4ec", "#24586c"), 6, 92)
    _rocks(picture)
    _ship(picture)
    _shore(picture)
    wide.gulls(picture, (60, 20, 1.4), (72, 14, 1), (128, 22, 1.2), (140, 30, 0.8), (24, 34, 0.9))
    return wide.framed(picture, "#08141c", 0.6)


def _rocks(picture: Scene) -> None:
    """Let teeth of rock stand about the ship."""
    for points, colour in (
        ("6,66! 10,48 18,34 26,28! 34,44 40,66!", "#545a6c"),
        ("28,72! 34,58 42,50! 50,60 56,72!", "#666c7e"),
        ("276,70! 284,44 294,30 300,24! 308,44 318,72!", "#545a6c"),
        ("250,76! 258,62 266,56! 274,66 282,76!", "#6a7082"),
    ):
        wide.stand(picture, Shape(smooth(points), colour, round=7, bump=1.5, bump_size=6, ink=0.8))
    wide.foam(picture, "0,67 10,70 22,66 34,72 46,70 60,73", "244,77 258,74 270,79 286,75 304,74 "
                                                             "322,72",
              "-2,71 14,75 30,74", width=1.3)  # fmt: skip


def _ship(picture: Scene) -> None:
    """Break her in two: stern and windows at the left, ribs at the right, the mast aslant."""
    picture.shade(oval(170, 86, 78, 9, "#0c2c3c", 0.7), 3)
    mast = Shape(taper("150,74 176,4", [6, 3.6]), "url(#wood)", round=2.4, ink=0.8)
    yard = Shape(taper("134,20 208,36", [2.6, 3.6, 2.4]), "url(#wood)", round=1.6, ink=0.7)
    stump = Shape(taper("118,62 112,30 114,26", [5, 4.4, 3]), "url(#wood)", round=2, ink=0.8)
    stays = lines(["176,6 104,50", "176,6 232,72", "150,22 128,60", "200,34 214,74"], "#3a2c28",
                  0.6,
                  0.9)  # fmt: skip
    picture.cover(stays)
    sail = ("138,23! 160,27 182,31 205,36! 209,50 205,60 212,72! 203,66 199,76! 192,64 186,72 "
            "182,58! 172,66 168,52! 158,60 152,48! 142,54 139,38")  # fmt: skip
    wide.stand(picture, stump, mast, shadow=0.3)
    wide.stand(
        picture,
        Shape(
            smooth(sail),
            "#e8dcc0",
            round=8,
            ink=0.7,
            detail=lines(["160,28 159,56", "182,32 184,60", "150,26 147,50"], "#9c8c6c", 0.8, 0.7)
            + fill(smooth("188,42! 196,44 195,52 188,50"), "#7c94a0", 0.9),
        ),
        yard,
    )
    ribs = [Shape(taper(points, [4.4, 4, 2]), "url(#wood)", round=2, ink=0.8) for points in (
        "196,84 208,68 208,50", "208,86 222,72 224,54", "220,87 236,76 240,58",
        "232,88 248,80 254,66",
        "184,84 193,70 190,58")]  # fmt: skip
    keel = Shape(taper("150,86 200,90 246,86 262,74", [7, 7, 5, 2]), "#5c3a26", round=3, ink=0.8)
    inside = "112,58! 168,62! 176,70 170,84! 120,86"
    wide.stand(picture, Shape(smooth(inside), "#2a1a18", round=4, ink=0.6), *ribs, keel)
    hull = ("78,38! 90,44 110,47 128,47! 133,54 140,52! 146,60 154,58! 158,66 168,64! 166,74 "
            "176,76! "
            "170,88! 112,90! 92,82 82,64")  # fmt: skip
    planks = lines(["80,52 110,58 150,62", "82,60 112,66 160,71", "86,68 114,74 164,78",
                    "92,76 116,81 168,84"], INK, 1, 0.8)  # fmt: skip
    planks += line("79,46 108,52 136,53", "#e8b850", 1.6, 0.95)
    planks += fill(smooth("126,64! 138,62 144,68 140,78 128,79! 132,72"), "#1c1214", 0.95)
    wide.stand(picture, Shape(smooth(hull), HULL, round=12, bump=0.6, ink=0.9, detail=planks))
    castle = "72,24! 84,28 104,31 112,31! 112,48! 96,47 80,42!"
    panes = "".join(fill(polygon(points), "#20303c") + lines([points], "#e8b850", 0.5, 1)
                    for points in ("80,33 86,35 86,42 80,40", "90,36 96,37 96,44 90,43",
                                   "100,38 106,38.6 106,45 100,45"))  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth(castle), "#9c6a42", round=5, bump=0.4, ink=0.8, detail=panes),
        Shape(
            taper("70,23 90,28 113,30", [3, 3.4, 3]), "url(#gold)", round=1.6, shine=0.4, ink=0.7
        ),
        Shape(polygon("70,22 68,10 73,9 75,23"), "url(#wood)", round=1, ink=0.6),
        Shape(polygon("66,9 75,8 76,1 65,2"), "#f0e0a8", round=1.4, glow=0.2, ink=0.7),
    )
    weed = [
        Shape(taper(points, [2.4, 2, 0.6]), "#3f7a5a", round=1, ink=0.5)
        for points in (
            "98,84 96,74 99,66",
            "120,88 119,80 123,74",
            "106,47 105,56 108,62",
            "160,64 158,72 161,80",
        )
    ]
    wide.stand(picture, *weed, shadow=0.2)


def _shore(picture: Scene) -> None:
    """Wash over the foot of the ship, and leave a chest and barrels in the shallows."""
    picture.veil(oval(150, 92, 92, 6, "#6ca4a8", 0.7), 2.4)
    wide.foam(picture, "72,86 88,91 104,88 122,93 144,90 166,94 190,90 214,94 240,90 266,88",
              "84,95 110,98 140,95 170,99 204,96", width=1.5)  # fmt: skip
    sand = "-8,98! 20,92 52,95 84,102 120,104 152,108! 150,114! -8,114!"
    wide.bank(picture, sand, "#cdb88a", oval(30, 100, 14, 2, "#e8d8ac", 0.7), 0.5)
    chest = "24,98! 25,86 45,88 46,100!"
    lid = "23,87! 26,80 34,78 43,81 46,89!"
    wide.stand(
        picture,
        Shape(smooth(chest), "url(#wood)", round=3, ink=0.8,
              detail=line("28,86 28,99", "#e8b850", 1.8, 1) + line("42,88 42,100", "#e8b850", 1.8,
                                                                   1)),
        Shape(smooth(lid), "#9a6238", round=4, ink=0.8,
              detail=line("28,80 27,87", "#e8b850", 1.8, 1) + line("41,81 43,88", "#e8b850", 1.8,
                                                                   1)),
        Shape(polygon("32,88 38,88.6 38,94 35,95.6 32,93.6"), "url(#gold)", round=1.4, shine=0.6,
              ink=0.7),
    )  # fmt: skip
    wide.stand(
        picture,
        *wide.barrel(66, 100, 10),
        Shape(taper("84,101 104,98", [2.4, 2.2]), "url(#wood)", round=1, ink=0.6),
    )
    wide.stand(picture, *[Shape(ellipse(x, y, 1.5, 1), "url(#gold)", round=1, shine=0.8, ink=0.5)
                          for x, y in ((50, 99), (54, 97.6), (52, 101.4), (20, 100))])  # fmt: skip
    wide.rocks(picture, "#6a7082", (288, 100, 11, 4), (308, 96, 13, 8), (270, 104, 7, 9))
    wide.foam(picture, "256,100 268,98 280,103", "262,106 276,109 292,106", width=1.2)
    picture.sharp("".join(disc(x, y, 0.5, "#ffffff", 0.9) for x, y in (
        (44, 62), (46, 58), (262, 68), (266, 64), (248, 72), (50, 66))))  # fmt: skip
    look = Look("#e4dcc8", legs="#34506c", skin="#c88a60", hair="#2c2024", hat="scarf",
                hat_colour="#c0343c", left=((-0.27, 0.5), (-0.32, 0.38)),
                right=((0.28, 0.68), (0.34, 0.88)))  # fmt: skip
    appear(picture, 64, 108, 76, look)
    lantern = polygon("86.5,45 94.5,45 96,57 85,57")
    wide.stand(picture, Shape(lantern, "#ffd870", round=1.4, glow=0.9,
                              ink=0.7))  # fmt: skip
    wide.pool(picture, 90.5, 51, 18, "#ffc050", 0.65)
