"""The market: striped stalls on a quay, flags on lines, masts of ships behind."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide

WOOD = "#6a4228"


def scene() -> Scene:
    """Paint the harbour, three stalls, and what is sold."""
    picture = wide.stage(81)
    wide.sky(picture, (0, "#4ca0d8"), (0.7, "#b4e0ec"), (1, "#ffeccc"), low=60)
    wide.heaps(picture, (40, 20, 44, 3), (170, 16, 56, 7), (290, 22, 44, 4))
    wide.hills(picture, 9, 50, 8, "#7fb0b8", 0.8)
    wide.sea(picture, 56, ("#98d4dc", "#2f86a0"), ("#f4fffa", "#3f90a8"), 4)
    _ships(picture)
    _quay(picture)
    _stall(picture, 70, 92, 76, "#d8402f", "#fff4dc", 3)
    _stall(picture, 256, 92, 80, "#2f78b8", "#fff4dc", 8)
    _stall(picture, 164, 88, 64, "#e0a030", "#f8f0dc", 5)
    _wares(picture)
    return wide.framed(picture, "#101418", 0.45)


def _ships(picture: Scene) -> None:
    """Moor ships behind the stalls."""
    for x, foot, size, sail in (
        (30, 64, 1.0, "#f8ecd0"),
        (118, 62, 0.8, "#e8785c"),
        (212, 63, 0.95, "#f8ecd0"),
        (304, 65, 1.05, "#8cc0d8"),
    ):
        hull = [(x - 22 * size, foot - 6 * size), (x - 17 * size, foot + 3 * size),
                (x + 15 * size, foot + 3 * size), (x + 24 * size, foot - 7 * size),
                (x + 10 * size, foot - 4 * size)]  # fmt: skip
        wide.stand(
            picture,
            Shape(taper([(x - 4 * size, foot), (x - 4 * size, foot - 44 * size)], [2.2, 1.4]), WOOD,
                  round=1, ink=0.6),
            Shape(taper([(x + 9 * size, foot), (x + 9 * size, foot - 36 * size)], [2, 1.4]), WOOD,
                  round=1, ink=0.6),
            Shape(smooth([(x - 15 * size, foot - 36 * size), (x - 4 * size, foot - 35 * size),
                          (x + 6 * size, foot - 37 * size), (x + 9 * size, foot - 24 * size),
                          (x + 6 * size, foot - 12 * size), (x - 5 * size, foot - 10 * size),
                          (x - 16 * size, foot - 13 * size), (x - 11 * size, foot - 24 * size)]),
                          sail,
                  round=5, ink=0.7),
            Shape(smooth(hull), "#9a6238", round=4, ink=0.8,
                  detail=line([(x - 20 * size, foot - 2), (x + 20 * size, foot - 2)], "#f0c860", 1,
                              0.9)),
            Shape(smooth(f"{x - 4 * size},{foot - 44 * size}! {x + 3 * size},{foot - 46 * size} "
                         f"{x + 9 * size},{foot - 43 * size}! {x + 3 * size},{foot - 41 * size} "
                         f"{x - 4 * size},{foot - 40 * size}!"), "#d8402f", round=1, ink=0.5),
        )  # fmt: skip


def _quay(picture: Scene) -> None:
    """Lay the boards of the quay, and hang lines of little flags over it."""
    boards = lines([[(x, 66), (160 + (x - 160) * 1.5, 112)] for x in range(-60, 390, 14)],
                   "#6a4a30", 0.7,
                   0.7)  # fmt: skip
    boards += spots(5, 60, (0, 68, 320, 105), "#8a6844", (1, 4), 0.3)
    wide.bank(
        picture, "-8,68! 80,66 160,67 240,66 328,68! 328,114! -8,114!", "#c89c68", boards, 0.4
    )
    posts = [Shape(taper([(x, 72), (x, 61)], [4, 3.4]), "url(#wood)", round=1.6, ink=0.6)
             for x in (8, 62, 112, 150, 214, 262, 312)]  # fmt: skip
    wide.stand(picture, *posts, outline=0.8)
    picture.cover(line("62,64 86,69 112,64", "#e0c890", 1, 0.9) + line("214,64 238,69 262,64",
                                                                       "#e0c890",
                                                                       1, 0.9))  # fmt: skip


def _stall(
    picture: Scene, x: float, foot: float, width: float, one: str, other: str, seed: int
) -> None:
    """Set a stall: posts, a back wall, goods in trays, a striped awning with scallops."""
    half = width / 2
    table, top = foot - 18, foot - 54
    wide.stand(
        picture,
        Shape(rectangle(x - half + 3, top + 10, width - 6, 32), "#7c5038", round=2, ink=0.6,
              detail=lines([[(x - half, y), (x + half, y)] for y in (top + 20, top + 31)],
                           "#4a2c1c", 1,
                           0.8)),
        *[Shape(taper([(px, foot), (px, top + 6)], [3, 2.6]), "url(#wood)", round=1.2, ink=0.6)
          for px in (x - half + 3, x + half - 3)],
    )  # fmt: skip
    jars = [(k * width / 7 - half + 8, ("#4c86c8", "#d85c44", "#6cb050", "#e8c048")[(k + seed) % 4])
            for k in range(1, 6)]  # fmt: skip
    wide.stand(picture, *[
        Shape(smooth(f"{x + dx - 3},{top + 30}! {x + dx - 3.4},{top + 24} "
                     f"{x + dx - 1.4},{top + 22}! "
                     f"{x + dx + 1.4},{top + 22}! {x + dx + 3.4},{top + 24} "
                     f"{x + dx + 3},{top + 30}!"),
              colour, round=3, shine=0.6, ink=0.6) for dx, colour in jars], shadow=0.3)  # fmt: skip
    trays = 4
    fruits: list[Shape] = []
    for tray in range(trays):
        left = x - half + 5 + tray * (width - 10) / trays
        colour = ("#e8483c", "#f0942c", "#8cc448", "#b05cc0", "#f4d048")[(tray + seed) % 5]
        wide_ = (width - 10) / trays - 2
        for row, count in ((0, 4), (1, 3), (2, 2)):
            for k in range(count):
                at = left + wide_ * (k + 0.5 + row * 0.5) / 4
                fruits.append(Shape(ellipse(at, table - 2 - row * 2.6, wide_ / 7.4), colour,
                                    round=1.8, shine=0.7, ink=0.6))  # fmt: skip
    wide.stand(picture, *fruits, shadow=0.25, outline=0.7)
    front = rectangle(x - half, table, width, 18)
    cloth = "".join(fill(smooth(f"{x - half + k * 12},{table}! {x - half + k * 12 + 6},{table + 8} "
                                f"{x - half + k * 12 + 12},{table}!"), one, 0.95)
                    for k in range(int(width / 12) + 1))  # fmt: skip
    wide.stand(
        picture,
        Shape(front, "#b07c48", round=2, ink=0.7,
              detail=lines([[(px, table), (px, foot)] for px in range(int(x - half), int(x + half),
                                                                      8)],
                           "#6a4228", 0.6, 0.8) + cloth),
        Shape(rectangle(x - half - 2, table - 2, width + 4, 3.4), "#d8a868", round=1.2, ink=0.7),
    )  # fmt: skip
    low, count = top + 16, max(6, round(width / 10))
    step = (width + 12) / count
    edge = [(x - half - 6, low), (x - half + 4, top), (x + half - 4, top), (x + half + 6, low)]
    scallops = []
    for k in range(count):
        right = x + half + 6 - k * step
        scallops += [(right - step * 0.5, low + 4.4), (right - step, low)]
    stripes = "".join(
        fill(polygon([(x - half + 4 + (width - 8) * k / count, top - 1),
                      (x - half + 4 + (width - 8) * (k + 1) / count, top - 1),
                      (x - half - 6 + step * (k + 1), low + 6), (x - half - 6 + step * k,
                                                                 low + 6)]), one)
        for k in range(0, count, 2))  # fmt: skip
    path = smooth(
        " ".join(f"{px:.1f},{py:.1f}!" for px, py in edge)
        + " "
        + " ".join(
            f"{px:.1f},{py:.1f}{'' if index % 2 == 0 else '!'}"
            for index, (px, py) in enumerate(scallops)
        )
    )
    wide.stand(picture, Shape(path, other, round=5, ink=0.8, contact=0.9, detail=stripes),
               shadow=0.5, shadow_offset=(2, 5), shadow_blur=3)  # fmt: skip


def _wares(picture: Scene) -> None:
    """Stand barrels, crates, sacks, carpets and a scale before the stalls."""
    wide.stand(
        picture, *wide.barrel(20, 102, 14), *wide.barrel(12, 106, 12), wide.crate(38, 104, 16, 11)
    )
    wide.stand(
        picture,
        *[
            Shape(ellipse(x, y, 3.2), "#f0942c", round=2.4, shine=0.7, ink=0.6)
            for x, y in ((33, 91.6), (38, 91), (43, 91.6), (36, 88.6), (40.6, 88.4))
        ],
    )
    sacks = [
        Shape(
            smooth(
                f"{x - 7},{y}! {x - 7.4},{y - 8} {x - 3},{y - 13}! {x - 4},{y - 16} "
                f"{x + 4},{y - 16} {x + 3},{y - 13}! {x + 7.4},{y - 8} {x + 7},{y}!"
            ),
            colour,
            round=6,
            ink=0.7,
            detail=line([(x - 3.6, y - 13), (x + 3.6, y - 13)], "#6a4a2c", 1, 1),
        )
        for x, y, colour in ((114, 103, "#dcc090"), (125, 106, "#c8a470"), (208, 104, "#dcc090"))
    ]
    wide.stand(picture, *sacks)
    rolls = [
        (
            Shape(
                taper([(300, y), (324, y + 2)], [6, 6]),
                colour,
                round=3,
                ink=0.7,
                detail=lines(
                    [[(306, y - 3), (306, y + 4)], [(314, y - 3), (314, y + 5)]], "#f8e0a0", 1, 0.9
                ),
            )
        )
        for y, colour in ((104, "#b03c50"), (99.4, "#3c70a8"))
    ]
    wide.stand(picture, *rolls)
    wide.stand(
        picture,
        Shape(taper("164,70 164,50", [1.6, 1.4]), "url(#gold)", round=0.8, shine=0.5, ink=0.6),
        Shape(taper("152,53 164,50 176,54", [1.2, 1.8, 1.2]), "url(#gold)", round=0.8, shine=0.5,
              ink=0.6),
        Shape(smooth("147,62! 157,62! 155,66 149,66"), "url(#gold)", round=1.6, shine=0.6, ink=0.7),
        Shape(smooth("171,63! 181,63! 179,67 173,67"), "url(#gold)", round=1.6, shine=0.6, ink=0.7),
    )  # fmt: skip
    picture.cover(lines(["152,53 147,62", "152,53 157,62", "176,54 171,63", "176,54 181,63"],
                        "#5a4028",
                        0.4, 1))  # fmt: skip
    parrot = (
        Shape(
            smooth("228,34! 226,28 228,23! 232,22 234,26 233,33 237,44! 230,40"),
            "#3cac5c",
            round=2.4,
            ink=0.7,
            detail=fill(smooth("229,30! 233,29 233,37 230,38!"), "#2f78c8", 1)
            + disc(230.4, 25.4, 0.7, "#1c1418"),
        ),
        Shape(polygon("227.6,25 225,27 228,28"), "#f0b03c", round=0.5, ink=0.5),
    )
    wide.stand(picture, *parrot, outline=0.7)
    ropes = ("-4,10 40,22 84,14 124,24 164,12 204,24 246,14 290,22 324,10",)
    picture.cover(lines(ropes, "#5a4030", 0.5, 0.9))
    flags = []
    for k, (x, y) in enumerate(((12, 14.8), (26, 19), (40, 21.8), (54, 20.4), (68, 16.6), (98,
                                                                                           17.4),
                                (112, 21.8), (138, 20.6), (150, 15.4), (178, 15.4), (192, 20.8),
                                (218, 20.6), (232, 16.4), (260, 17), (276, 20.8), (290, 21.8),
                                (304, 18.2))):  # fmt: skip
        colour = ("#d8402f", "#f4c844", "#3f86c8", "#f8f0dc", "#5cac54")[k % 5]
        flags.append(
            Shape(polygon([(x - 3.4, y), (x + 3.4, y), (x, y + 7.4)]), colour, round=1, ink=0.6)
        )
    wide.stand(picture, *flags, shadow=0.2, outline=0.6)
    picture.veil(oval(160, 104, 120, 3, "#6a4a30", 0.25), 3)
