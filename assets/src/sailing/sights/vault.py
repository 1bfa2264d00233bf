"""The sunken vault: a temple below the sea, its door alight, fish before its columns."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Light, Scene, Shape
from ...svg import disc, fill, line, lines, spots
from .. import wide

DEEP = Light(
    (-0.3, -0.8, 0.5), "#c8f4f0", "#1f4a78", (0.6, -0.6), "#8ae8e0", 0.5, "#12405c", "#04142a"
)
STONE = "#8ab0b4"


def scene() -> Scene:
    """Paint the light from above, the temple, and what lives there."""
    picture = wide.stage(103, DEEP)
    wide.sky(picture, (0, "#5cd0d0"), (0.35, "#2a90a8"), (0.75, "#14587c"), (1, "#0a2c50"))
    beams = "".join(fill(polygon(points), "#e0fff8", 0.13) for points in (
        "40,-4 62,-4 30,90 -16,90", "96,-4 108,-4 98,90 70,90", "150,-4 176,-4 182,90 130,90",
        "216,-4 226,-4 246,90 220,90", "262,-4 288,-4 322,90 276,90"))  # fmt: skip
    picture.veil(beams, 2.4)
    wide.hills(picture, 6, 66, 14, "#124a6c", 0.8, 1)
    wide.hills(picture, 12, 76, 10, "#0e3a58", 0.9, 0.6)
    _ruins(picture)
    _temple(picture)
    _floor(picture)
    _life(picture)
    return wide.framed(picture, "#021024", 0.6)


def _column(x: float, foot: float, wide_: float, tall: float, broken: bool = False) -> list[Shape]:
    """Raise a fluted column, whole or broken."""
    half, top = wide_ / 2, foot - tall
    flutes = lines(
        [[(x + d * half, foot), (x + d * half, top)] for d in (-0.5, 0, 0.5)], "#3c6474", 0.7, 0.7
    )
    body = [(x - half, foot), (x - half * 0.9, top), (x + half * 0.9, top), (x + half, foot)]
    if broken:
        body = [(x - half, foot), (x - half * 0.9, top), (x - half * 0.2, top + 4),
                (x + half * 0.3, top - 3),
                (x + half * 0.9, top + 5), (x + half, foot)]  # fmt: skip
    parts = [
        Shape(polygon(body), STONE, round=half, bump=0.5, ink=0.8, detail=flutes),
        Shape(rectangle(x - half * 1.3, foot - 3, wide_ * 1.3, 4), "#9cc0c0", round=1.2, ink=0.7),
    ]
    if not broken:
        parts.append(Shape(rectangle(x - half * 1.35, top - 3, wide_ * 1.35, 4.4), "#9cc0c0",
                           round=1.2,
                           ink=0.7))  # fmt: skip
    return parts


def _ruins(picture: Scene) -> None:
    """Let broken columns stand on both sides, and one lie."""
    for x, foot, wide_, tall in (
        (24, 92, 12, 46),
        (58, 90, 11, 30),
        (276, 90, 12, 40),
        (306, 94, 12, 26),
    ):
        wide.stand(picture, *_column(x, foot, wide_, tall, True))
    wide.stand(
        picture,
        Shape(
            taper("86,96 118,92", [9, 9]),
            STONE,
            round=4,
            bump=0.4,
            ink=0.8,
            detail=lines(["88,93 116,89.6", "88,97 118,93.6"], "#3c6474", 0.7, 0.7),
        ),
    )


def _temple(picture: Scene) -> None:
    """Build the temple on its steps: columns, a gable with a shell, a door full of light."""
    wide.stand(picture, *[Shape(rectangle(170 - w, y, 2 * w, 5), "#a4c8c4", round=1.6, bump=0.3,
                                ink=0.7)
                          for w, y in ((68, 88), (62, 83), (56, 78))])  # fmt: skip
    wide.stand(picture, Shape(rectangle(118, 36, 104, 44), "#183c58", round=3, ink=0.6,
                              detail=wide.stonework(118, 36, 104, 44, 5, "#0a2038",
                                                    5)))  # fmt: skip
    door = "M152 80L152 58C152 42 188 42 188 58L188 80Z"
    wide.stand(picture, Shape(door, "#7affec", round=3, glow=0.9, ink=0.9,
                              detail=line("170,44 170,80", "#1a7a88", 1.2, 0.9)
                              + "".join(disc(x, 64, 1.6, "#1a7a88", 0.9) for x in (165, 175))
                              + lines(["154,70 186,70", "154,56 186,56"], "#1a7a88", 0.8,
                                      0.7)))  # fmt: skip
    for x in (122, 140, 200, 218):
        wide.stand(picture, *_column(x, 80, 11, 42))
    wide.stand(
        picture,
        Shape(rectangle(108, 27, 124, 8), "#a4c8c4", round=2, bump=0.3, ink=0.8,
              detail="".join(fill(rectangle(x, 28, 4, 6), "#5c8c94") for x in range(114, 230, 11))),
        Shape(polygon("102,27 170,1 238,27"), "#94bcbc", round=5, bump=0.5, ink=0.8,
              detail=fill(polygon("122,24 170,6 218,24"), "#3c7080")),
        Shape(smooth("160,22! 158,14 164,9 170,8 176,9 182,14 180,22! 170,24"), "#f4dca8", round=4,
              shine=0.5,
              ink=0.8, detail=lines(["170,23 170,9", "168,23 163,11", "172,23 177,11",
                                     "166,23 159,16",
                                     "174,23 181,16"], "#a87c4c", 0.7, 0.8)),
    )  # fmt: skip
    weeds = [
        Shape(taper(points, [2.6, 2.2, 0.8]), "#3fa878", round=1.2, ink=0.5)
        for points in (
            "112,35 110,44 114,52",
            "206,35 204,42 208,50 205,57",
            "226,35 229,44 226,50",
            "134,24 132,31 135,38",
        )
    ]
    wide.stand(picture, *weeds, outline=0.7)
    wide.pool(picture, 170, 64, 34, "#5affe8", 0.6)
    picture.afterglow(fill(polygon("152,80 188,80 214,106 126,106"), "#5affe8", 0.35), 4)


def _floor(picture: Scene) -> None:
    """Lay the sea's floor with a path, coral, a jar and gold."""
    ground = "-8,92! 40,90 96,93 170,92 240,93 290,90 328,93! 328,114! -8,114!"
    path = fill(polygon("150,92 190,92 222,108 118,108"), "#a8c4b4", 0.75)
    path += lines(["144,95 196,95", "136,99 204,99", "126,104 214,104"], "#3c6474", 0.6, 0.7)
    wide.bank(
        picture,
        ground,
        "#5c8c8c",
        spots(4, 40, (0, 92, 320, 106), "#84b4a4", (2, 7), 0.4) + path,
        0.7,
    )
    for x, y, colour, size in ((14, 98, "#e86a7c", 1.2), (44, 102, "#f0a04c", 0.9), (258, 100,
                                                                                     "#c86ad0", 1),
                               (296, 102, "#e86a7c", 1.2)):  # fmt: skip
        twigs = [Shape(taper([(x + dx * 0.2 * size, y), (x + dx * 0.7 * size, y - h * 0.6 * size),
                              (x + dx * size, y - h * size)], [3 * size, 2.4 * size, 1.6 * size]),
                              colour,
                       round=1.4, ink=0.6)
                 for dx, h in ((-9, 11), (-4, 17), (1, 20), (6, 15), (10, 9))]  # fmt: skip
        wide.stand(picture, *twigs, outline=0.8)
    jar = (
        Shape(
            smooth("88,104! 84,98 86,93 91,91! 90,88 97,88 96,91! 101,93 103,98 99,104!"),
            "#b8704c",
            round=4,
            ink=0.8,
            detail=lines(["85,96 102,96", "85,99 102,99"], "#f0d8a0", 0.8, 0.9),
        ),
    )
    wide.stand(picture, *jar)
    wide.stand(
        picture,
        *[
            Shape(ellipse(x, y, 2.2, 1.4), "url(#gold)", round=1.2, shine=0.8, ink=0.6)
            for x, y in ((108, 103), (112, 101), (232, 102), (238, 104), (234, 105))
        ],
    )
    weeds = [Shape(taper(points, [3, 2.6, 2, 0.8]), colour, round=1.4, ink=0.5) for points,
             colour in (
        ("6,106 2,90 8,74 4,58", "#2f9068"), ("16,106 19,92 14,78 18,66", "#3fa878"),
        ("70,104 66,92 71,82", "#3fa878"), ("316,106 312,88 318,72 313,58", "#2f9068"),
        ("304,106 307,94 302,82", "#3fa878"), ("250,104 254,94 249,84", "#3fa878"))]  # fmt: skip
    wide.stand(picture, *weeds, outline=0.8)


def _fish(x: float, y: float, size: float, colour: str) -> list[Shape]:
    """Let a fish swim to the left, or to the right for a negative size."""
    k = size
    body = [(x - 9 * k, y), (x - 3 * k, y - 4.6 * abs(k)), (x + 4 * k, y - 3.4 * abs(k)),
            (x + 8 * k, y),
            (x + 4 * k, y + 3.4 * abs(k)), (x - 3 * k, y + 4.6 * abs(k))]  # fmt: skip
    tail = [
        (x + 7 * k, y),
        (x + 13 * k, y - 4.4 * abs(k)),
        (x + 11.4 * k, y),
        (x + 13 * k, y + 4.4 * abs(k)),
    ]
    return [
        Shape(polygon(tail), colour, round=1.2, ink=0.6),
        Shape(smooth(body), colour, round=3, ink=0.7,
              detail=line([(x - k, y - 4 * abs(k)), (x - 0.4 * k, y), (x - k, y + 4 * abs(k))],
                          "#fff6e0",
                          1.4 * abs(k), 0.9) + disc(x - 5.6 * k, y - 1 * abs(k), 0.8 * abs(k),
                                                    "#0c1828")),
    ]  # fmt: skip


def _life(picture: Scene) -> None:
    """Let fish, bubbles and a ray cross the light."""
    for x, y, size, colour in ((92, 40, 0.9, "#f0943c"), (76, 50, 0.7, "#f0943c"), (104, 54, 0.6,
                                                                                    "#f0943c"),
                               (246, 46, -0.9, "#f4d04c"), (262, 56, -0.7, "#f4d04c"),
                               (40, 30, 0.6, "#7cc4f0"), (288, 26, -0.6, "#7cc4f0")):  # fmt: skip
        wide.stand(picture, *_fish(x, y, size, colour), outline=0.8)
    ray = "56,16! 74,12 92,18! 80,22 72,26 68,36! 66,26"
    wide.stand(picture, Shape(smooth(ray), "#3c6484", round=4, ink=0.7), shadow=0.15)
    rising = ((180, 40, 1.6), (176, 30, 1.2), (182, 20, 0.9), (60, 60, 1.4), (64, 50, 1), (272, 74,
                                                                                           1.4),
              (268, 64, 1), (120, 20, 1), (232, 16, 1.2))  # fmt: skip
    picture.cover("".join(disc(x, y, r, "#d8fff8", 0.35) + disc(x - r * 0.3, y - r * 0.3, r * 0.36,
                                                                "#ffffff",
                                                                0.9) for x, y,
                                                                r in rising))  # fmt: skip
    wide.embers(picture, 8, (120, 40, 220, 100), 40, "#8affec")
