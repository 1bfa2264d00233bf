"""The village: a woman draws water from the well, a child feeds hens, gables in evening gold."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Light, Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide
from ..people import Look, appear, peopled

BEAM = "#6a4228"
GOLD = Light(
    (-0.7, -0.5, 0.5), "#ffdca0", "#4c5c94", (0.6, -0.6), "#ffe8b0", 0.5, "#5a5038", "#181426"
)


def scene() -> Scene:
    """Paint the bay, the houses and who is at work on the green."""
    picture = peopled(51, GOLD)
    wide.sky(picture, (0, "#4a8cc8"), (0.5, "#a8d0d4"), (0.8, "#ffe0a4"), (1, "#fff0c4"), low=56)
    wide.heaps(picture, (112, 16, 44, 6), (268, 20, 58, 9),
               colours=("#d0a8a8", "#ffe8c8", "#fffaf0"))  # fmt: skip
    wide.sun(picture, 12, 12, "#ffe4a0", 150)
    wide.hills(picture, 3, 42, 11, "#8aa4b8", 0.75)
    wide.sea(picture, 49, ("#ffe4b0", "#3a8ca8"), ("#fffae0", "#4a98ac"), 5, 110)
    wide.hills(picture, 11, 53, 8, "#7aa468", 0.9)
    wide.gulls(picture, (128, 30, 1.2), (138, 25, 0.9), (212, 32, 1))
    _green(picture)
    _houses(picture)
    _shadows(picture)
    _well(picture)
    _folk(picture)
    _things(picture)
    picture.glow("".join(fill(polygon(f"{x},-6 {x + 16},-6 {x + 190},108 {x + 110},108"), "#ffdc90",
                              0.13) for x in (-60, -16, 40)), 4)  # fmt: skip
    return wide.framed(picture, "#101428", 0.55)


def _green(picture: Scene) -> None:
    """Lay the green with its path, and trees behind the houses."""
    wide.trees(picture, (14, 66, 34, 2), (40, 62, 28, 5), (292, 64, 34, 4), (312, 70, 30, 9),
               (226, 60, 22, 7))  # fmt: skip
    path = line("140,110 146,96 162,86 168,78 160,70", "#e8d4a0", 14, 1)
    path += line("-10,98 40,92 100,93 150,94 220,91 330,96", "#e8d4a0", 9, 1)
    path += spots(4, 50, (0, 86, 320, 104), "#c8a870", (0.6, 2), 0.6)
    wide.bank(picture, "-8,66! 40,60 90,62 150,66 210,62 270,60 328,66! 328,114! -8,114!",
              "#8cb850",
              spots(6, 40, (0, 62, 320, 105), "#a8d064", (4, 12), 0.35)
              + spots(9, 30, (0, 62, 320, 105), "#6c9c40", (4, 10), 0.3) + path, 0.6)  # fmt: skip


def _house(picture: Scene, x: float, foot: float, wide_: float, tall: float, roof: str,
           lit: bool = False) -> None:  # fmt: skip
    """Build a timbered house with a gable at the front and a long roof beside it."""
    half, peak = wide_ / 2, foot - tall - wide_ * 0.62
    eaves = foot - tall
    side = wide_ * 0.85
    wall = [(x - half, foot), (x - half, eaves), (x, peak), (x + half, eaves), (x + half, foot)]
    long_wall = [(x + half, foot), (x + half, eaves), (x + half + side, eaves - 1.5),
                 (x + half + side, foot - 2)]  # fmt: skip
    long_roof = [(x - 0.5, peak - 2.5), (x + side, peak - 3.5), (x + half + side + 3, eaves + 0.5),
                 (x + half + 2.4, eaves + 3)]  # fmt: skip
    gable = [(x - half - 3, eaves + 3), (x, peak - 3.4), (x + half + 3, eaves + 3),
             (x + half, eaves + 3.6), (x, peak + 2.4), (x - half, eaves + 3.6)]  # fmt: skip
    beams = lines(
        [
            [(x - half, eaves), (x + half, eaves)],
            [(x, peak), (x, eaves)],
            [(x - half + 1, foot), (x - half + 1, eaves)],
            [(x + half - 1, foot), (x + half - 1, eaves)],
            [(x - half, foot - tall * 0.1), (x - half * 0.3, eaves)],
            [(x + half, foot - tall * 0.1), (x + half * 0.3, eaves)],
        ],
        BEAM,
        1.5,
        0.95,
    )
    tiles = lines([[(x + 2 + k * side * 0.12, peak - 3), (x + half + 3 + k * side * 0.12,
                                                          eaves + 3)]
                   for k in range(9)], "#000000", 0.5, 0.28)  # fmt: skip
    tiles += lines(
        [
            [
                (x + half * k, peak + (eaves - peak) * k),
                (x + half * k + side, peak - 1 + (eaves - peak) * k),
            ]
            for k in (0.3, 0.55, 0.8)
        ],
        "#000000",
        0.5,
        0.28,
    )
    glass = "#ffd878" if lit else "#86c0d8"
    window = "".join(
        fill(rectangle(wx - 2.4, wy - 2.6, 4.8, 5.2), BEAM)
        + fill(rectangle(wx - 1.8, wy - 2, 3.6, 4), glass)
        + line([(wx, wy - 2), (wx, wy + 2)], BEAM, 0.5, 1)
        + line([(wx - 1.8, wy), (wx + 1.8, wy)], BEAM, 0.5, 1)
        for wx, wy in ((x, eaves - wide_ * 0.2), (x + half + side * 0.35, eaves + tall * 0.5),
                       (x + half + side * 0.75, eaves + tall * 0.46)))  # fmt: skip
    wide.stand(
        picture,
        Shape(rectangle(x + side * 0.62, peak - 9, 4.4, 12), "#a08478", round=1.6, bump=0.4,
              ink=0.6),
        Shape(polygon(long_wall), "#e0caa4", round=2, ink=0.6, detail=window),
        Shape(polygon(wall), "url(#plaster)", round=2.4, ink=0.6, detail=beams + window),
        Shape(polygon(long_roof), roof, round=3, bump=0.4, ink=0.7, detail=tiles, contact=0.8),
        Shape(polygon(gable), roof, round=2, ink=0.7, contact=0.8),
        Shape(smooth(f"{x - 3.2},{foot}! {x - 3.2},{foot - 7} {x},{foot - 9.6} "
                     f"{x + 3.2},{foot - 7} "
                     f"{x + 3.2},{foot}!"), "#5a3424", round=1.2, ink=0.7,
              detail=line([(x, foot), (x, foot - 9)], "#3a2018", 0.5, 0.9)
              + disc(x + 1.6, foot - 4, 0.5, "#f0c050")),
    )  # fmt: skip


def _houses(picture: Scene) -> None:
    """Build five houses, the nearest the largest, and a chapel with a bell."""
    _house(picture, 112, 68, 13, 9, "#c05a3c")
    _house(picture, 206, 68, 14, 9, "#5c80b8")
    chapel = (
        Shape(rectangle(140, 34, 14, 36), "url(#plaster)", round=4, ink=0.7,
              detail=wide.stonework(140, 34, 14, 36, 4, "#a08868", 4)),
        Shape(polygon("138,35 147,6 156,35"), "#5c80b8", round=3, ink=0.8),
        Shape(smooth("144,49! 144,42 147,39 150,42 150,49!"), "#3a3038", round=1, ink=0.6),
        Shape(ellipse(147, 46, 1.8), "url(#gold)", round=1, shine=0.7, ink=0.5),
    )  # fmt: skip
    wide.stand(picture, *chapel)
    _house(picture, 84, 78, 20, 15, "#4a74b4")
    wide.smoke(picture, 98, 40, 2.2, "#fff0dc")
    _house(picture, 24, 92, 42, 34, "#c8583c", lit=True)
    _house(picture, 254, 90, 40, 30, "#4a6ca8", lit=True)
    wide.smoke(picture, 282, 20, 3, "#fff0dc")


def _shadows(picture: Scene) -> None:
    """Let the low sun draw long shadows over the green."""
    for points in (
        "66,96 110,86 128,92 86,104",
        "292,92 330,88 330,100 300,100",
        "176,104 250,98 264,103 186,108",
        "226,104 256,101 258,103 230,106",
    ):
        picture.shade(fill(smooth(points), "#2a3448", 0.55), 1.6)  # fmt: skip


def _well(picture: Scene) -> None:
    """Build the well in front, with its roof, its rope and a bucket that drips."""
    wide.stand(
        picture,
        *(Shape(rectangle(x, 36, 4, 52), "url(#wood)", round=2, ink=0.8) for x in (166, 208)),
        Shape(rectangle(160, 47, 58, 4), "url(#wood)", round=2, ink=0.7),
        Shape(polygon("154,37 168,12 210,12 224,37"), "#b8503c", round=4, ink=0.9, contact=0.9,
              detail=lines(["160,29 218,29", "165,21 213,21", "180,12 176,37", "196,12 200,37"],
                           "#5a2020", 0.8, 0.7)),
    )  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth("158,84! 158,104 189,112 220,104 220,84! 189,89"), "#b0a494", round=10,
              bump=0.9, ink=0.9, detail=wide.stonework(156, 82, 66, 34, 6, "#4a4250", 6.5)),
        Shape(ellipse(189, 83, 32, 6.4), "#ccc0ac", round=3, bump=0.4, ink=0.8,
              detail=oval(189, 83.4, 26, 4, "#1c3a50")),
    )  # fmt: skip


def _folk(picture: Scene) -> None:
    """Let a woman haul the bucket up, and a child scatter grain."""
    rope = Shape(taper("187,50 186,66", [1.6, 1.6]), "#e8d4a0", round=0.8, ink=0.6)
    slack = Shape(taper("187,49 168,46 157,52 150,66", [1.5, 1.5, 1.5]), "#e8d4a0", round=0.8,
                  ink=0.6)  # fmt: skip
    bucket = [
        Shape(polygon("178,66 195,66 193,81 180,81"), "url(#wood)", round=4, ink=0.8,
              detail=lines(["178,70 195,70", "179,77 194,77"], "#54505c", 1.4, 1)),
        Shape(ellipse(186.5, 66, 8.4, 2), "#5aa8c8", round=1, shine=0.6, ink=0.7),
    ]  # fmt: skip
    wide.stand(picture, rope, *bucket)
    look = Look("#b83c54", skin="#f4c49c", hair="#6a3a20", apron="#f4ead4", robe=True,
                hat="kerchief", hat_colour="#3c78a8", turn=0.8, eyes="#4a7a4c",
                left=((-0.16, 0.46), (0.08, 0.5)), right=((0.27, 0.5), (0.2, 0.64)))  # fmt: skip
    appear(picture, 137, 110, 90, look, slack)
    child = Look("#e0a038", legs="#4a5c7c", skin="#f4c49c", hair="#8a4c24", turn=0.7,
                 right=((0.27, 0.52), (0.38, 0.58)),
                 left=((-0.25, 0.48), (-0.1, 0.42)))  # fmt: skip
    appear(picture, 236, 106, 50, child)
    picture.sharp("".join(disc(256 + 1.7 * k, 80 + 0.32 * k * k, 0.6, "#ffe9a0")
                          for k in range(8)))  # fmt: skip


def _things(picture: Scene) -> None:
    """Set a cart of hay, hens, a fence and flowers."""
    hay = "284,88! 286,78 297,72 312,72 323,78 326,88!"
    wide.stand(
        picture,
        Shape(smooth(hay), "#e8c050", round=7, bump=1, bump_size=4, ink=0.6,
              detail=lines(["292,86 298,76", "304,86 308,75", "314,86 316,76"], "#a8802c", 0.7,
                           0.7)),
        Shape(polygon("280,87 330,87 328,94 284,94"), "url(#wood)", round=2, ink=0.8),
        Shape(ellipse(298, 97, 7), "#7a5030", round=3, ink=0.8,
              detail=lines(["291,97 305,97", "298,90 298,104"], "#3a2418", 0.9, 0.9)
              + disc(298, 97, 1.8, "#3a2418")),
    )  # fmt: skip
    for x, y in ((262, 100), (275, 104), (254, 105)):
        wide.stand(
            picture,
            Shape(smooth(f"{x - 4},{y - 3}! {x - 2},{y} {x + 2},{y} {x + 4},{y - 4} "
                         f"{x + 3},{y - 6}! "
                         f"{x},{y - 4}"), "#f8f4ec", round=2, ink=0.6),
            Shape(ellipse(x + 3.2, y - 6.6, 1.4), "#f8f4ec", round=1, ink=0.5),
            Shape(polygon([(x + 4.4, y - 7), (x + 6, y - 6.4), (x + 4.4, y - 6)]), "#e88a2a",
                  round=0.4,
                  ink=0.4),
            Shape(polygon([(x + 2.4, y - 8.4), (x + 3, y - 7.4), (x + 4, y - 8.6), (x + 4,
                                                                                    y - 7.4)]),
                  "#d83a30", round=0.4, ink=0.3), outline=0.7)  # fmt: skip
    fence = [Shape(taper([(x, 100), (x, 89)], [1.8, 1.6]), BEAM, round=0.8, ink=0.5)
             for x in range(4, 44, 9)]  # fmt: skip
    fence += [Shape(taper([(2, y), (24, y + 0.6), (44, y)], [1.5, 1.5]), "#8a5a36", round=0.7,
                    ink=0.5)
              for y in (92, 96)]  # fmt: skip
    wide.stand(picture, *fence, outline=0.7)
    wide.grass(picture, [(0, 103), (90, 106)], 60, 5, 4, "#6c9c40", "#8cbc50", "#a8d064")
    wide.grass(picture, [(210, 106), (322, 102)], 70, 5, 9, "#6c9c40", "#8cbc50", "#a8d064")
    picture.cover(
        "".join(
            disc(x, y, 0.9, colour)
            for x, y, colour in (
                (14, 102, "#f4d040"),
                (20, 104, "#e86a8a"),
                (30, 103, "#ffffff"),
                (36, 105, "#f4d040"),
                (58, 104, "#e86a8a"),
                (70, 105, "#ffffff"),
                (216, 104, "#f4d040"),
                (228, 105, "#ffffff"),
                (244, 104, "#e86a8a"),
                (306, 101, "#f4d040"),
                (312, 103, "#ffffff"),
                (318, 100, "#e86a8a"),
            )
        )
    )
