"""The village: gables round a green by the harbour, washing and smoke, a well and a tree."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide
from ..people import Look, appear

BEAM = "#6a4228"


def scene() -> Scene:
    """Paint the bay, the houses and what stands on the green."""
    picture = wide.stage(51)
    wide.sky(picture, (0, "#5cb0e0"), (0.7, "#c4ecf0"), (1, "#fff4d8"), low=56)
    wide.heaps(picture, (56, 24, 52, 3), (150, 18, 38, 6), (268, 26, 58, 9))
    wide.hills(picture, 3, 44, 9, "#86b0c0", 0.75)
    wide.sea(picture, 49, ("#a4dce0", "#3a98ac"), ("#f4fffa", "#4aa0b4"), 5)
    wide.hills(picture, 11, 53, 8, "#74aa74", 0.9)
    wide.gulls(picture, (118, 30, 1.2), (128, 25, 0.9), (206, 32, 1))
    _green(picture)
    _houses(picture)
    _things(picture)
    return wide.framed(picture, "#0c1c1c", 0.45)


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
    _house(picture, 104, 70, 15, 10, "#c05a3c")
    _house(picture, 196, 70, 15, 10, "#5c80b8")
    chapel = (
        Shape(
            rectangle(143, 36, 13, 34),
            "url(#plaster)",
            round=4,
            ink=0.7,
            detail=wide.stonework(143, 36, 13, 34, 4, "#a08868", 4),
        ),
        Shape(polygon("141,37 149.5,12 158,37"), "#5c80b8", round=3, ink=0.8),
        Shape(
            smooth("146.6,50! 146.6,44 149.5,41 152.4,44 152.4,50!"), "#3a3038", round=1, ink=0.6
        ),
        Shape(
            smooth("147.4,50! 148,46.6 149.5,45.4 151,46.6 151.6,50!"),
            "url(#gold)",
            round=1,
            shine=0.7,
            ink=0.5,
        ),
        Shape(ellipse(149.5, 11, 1.4), "url(#gold)", round=1, shine=0.7, ink=0.5),
    )
    wide.stand(picture, *chapel)
    wide.smoke(picture, 119, 48, 2, "#f4f0ec")
    _house(picture, 52, 84, 27, 19, "#4a74b4", lit=True)
    wide.smoke(picture, 72, 36, 2.6, "#f8f4f0")
    _house(picture, 236, 85, 30, 21, "#d0603c", lit=True)
    wide.smoke(picture, 257, 32, 2.8, "#f8f4f0")
    line_of_washing = line("92,68 106,73 122,70", "#5a4030", 0.5, 1)
    picture.cover(line_of_washing)
    cloths = [Shape(polygon(points), colour, round=1.2, ink=0.5) for points, colour in (
        ("95,69.4 100,71 99.4,79 95,78", "#f4f0e4"), ("102,71.6 108,72.6 108,81 102,80", "#d8584c"),
        ("110,72.6 115,71.8 115,79 110.6,80", "#f4d878"), ("117,71.4 120,70.6 121,77 117.4,78",
                                                           "#7cb0d8"))]  # fmt: skip
    wide.stand(picture, Shape(taper("91,84 91,66", [1.4, 1.2]), BEAM, round=0.6, ink=0.5),
               Shape(taper("123,84 123,68", [1.4, 1.2]), BEAM, round=0.6, ink=0.5), *cloths,
               shadow=0.25)  # fmt: skip


def _things(picture: Scene) -> None:
    """Set a well, a cart of hay, hens, fences, a signpost, flowers."""
    folk = (
        (96, 97, 34, Look("#c8485c", hair="#6a4428", apron="#f0e8d4", robe=True)),
        (146, 99, 35, Look("#3c74b0", hat="straw", hat_colour="#e8c870", beard="#7a5234",
                           right=((0.27, 0.62), (0.3, 0.8)))),
        (208, 101, 35, Look("#6a9a44", hair="#c87a34", apron="#e8dcc0", robe=True,
                            left=((-0.27, 0.62), (-0.3, 0.82)))),
        (129, 102, 24, Look("#e8a83c", hair="#5a3a26", right=((0.28, 0.66), (0.3, 0.86)))),
    )  # fmt: skip
    for x, y, tall, look in folk:
        appear(picture, x, y, tall, look)
    wide.stand(
        picture,
        Shape(taper("166,92 166,68", [2, 2]), BEAM, round=1, ink=0.6),
        Shape(taper("186,92 186,68", [2, 2]), BEAM, round=1, ink=0.6),
        Shape(taper("164,76 188,76", [1.6, 1.6]), BEAM, round=0.8, ink=0.5),
        Shape(polygon("160,70 167,58 185,58 192,70"), "#c05a3c", round=3, ink=0.8,
              detail=lines(["163,66 190,66", "166,62 187,62"], "#6a2420", 0.6, 0.7)),
        Shape(smooth("163,86! 163,99 176,102 189,99 189,86! 176,89"), "#a8a098", round=5, bump=0.8,
              ink=0.8, detail=wide.stonework(162, 85, 28, 18, 6, "#5a5258", 4)),
        Shape(ellipse(176, 86, 13, 3), "#bcb4ac", round=1.6, ink=0.7,
              detail=oval(176, 86.2, 10, 1.9, "#2a4a5c")),
        Shape(polygon("173,77 179,77 178,83 174,83"), "url(#wood)", round=1, ink=0.6),
    )  # fmt: skip
    hay = "262,88! 264,80 274,75 288,75 298,80 300,88!"
    wide.stand(
        picture,
        Shape(smooth(hay), "#e8c050", round=7, bump=1, bump_size=4, ink=0.6,
              detail=lines(["268,86 274,78", "280,86 284,77", "290,86 292,79"], "#a8802c", 0.7,
                           0.7)),
        Shape(polygon("258,87 304,87 300,93 262,93"), "url(#wood)", round=2, ink=0.8),
        Shape(taper("258,89 246,93", [1.8, 1.4]), BEAM, round=0.8, ink=0.5),
        *[Shape(ellipse(x, 96, 5.4), "#7a5030", round=3, ink=0.8,
                detail=lines([[(x - 5, 96), (x + 5, 96)], [(x, 91), (x, 101)]], "#3a2418", 0.7, 0.9)
                + disc(x, 96, 1.4, "#3a2418")) for x in (270, 292)],
    )  # fmt: skip
    for x, y in ((118, 99), (128, 102), (110, 103)):
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
