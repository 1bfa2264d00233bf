"""The prison: cages over a black sea, a barred tower, a lamp that goes its rounds."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...props import battlement
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide

STONE, JOINT, IRON = "#646880", "#1c1c2c", "#4a4c5c"


def scene() -> Scene:
    """Paint the night, the tower on its rock, the cages, and who sits in them."""
    picture = wide.stage(123, wide.NIGHT)
    wide.sky(picture, (0, "#0c1030"), (0.6, "#28346c"), (1, "#6a7aa4"), low=72)
    wide.stars(picture, 5, 50, 80)
    wide.haze(picture, 4, (0, 8, 320, 40), "#1c2450", 9, 70, 0.5)
    picture.glow(disc(190, 20, 16, "#c8d4ff", 0.5), 7)
    picture.cover(disc(190, 20, 7.4, "#f4f0dc") + disc(193, 18, 6.4, "#1c2658", 0.92))
    wide.sea(picture, 70, ("#5c6c9c", "#0c1838"), ("#c0ccf0", "#16224c"), 7, 190)
    _rocks(picture)
    _tower(picture)
    _cage(picture, 84, 34, 1.0, "#7c5a86", "#e8b48a")
    _cage(picture, 150, 44, 0.8, "#4c7a5c", "#98b878")
    wide.foam(
        picture, "36,102 50,100 64,103 84,101", "98,104 112,102 126,105 150,103 160,105", width=1.2
    )
    wide.gulls(picture, (40, 26, 1.1), (52, 21, 0.8), colour="#8c9cc8")
    return wide.framed(picture, "#02040f", 0.65)


def _rocks(picture: Scene) -> None:
    """Let black rocks rise from the sea."""
    rock = "160,114! 172,96 188,88 214,84 250,82 284,86 304,94 326,100! 326,114!"
    wide.bank(picture, rock, "#3c3c54", lines(["190,92 186,108", "300,96 304,110",
                                               "222,88 218,100"],
                                              "#10101c", 1.2, 0.7), 1.8)  # fmt: skip
    for points in ("-6,106! 0,84 10,74 20,82 30,94 34,106!", "40,108! 48,96 58,92 70,98 76,108!",
                   "112,110! 120,100 130,97 140,104 144,110!"):  # fmt: skip
        wide.stand(
            picture, Shape(smooth(points), "#44465e", round=6, bump=1.6, bump_size=6, ink=0.8)
        )


def _tower(picture: Scene) -> None:
    """Build the round tower: a barred window, a gate with a lock, a lamp on top."""
    body = "214,88! 218,22! 276,22! 280,88! 247,94"
    wide.stand(
        picture,
        Shape(smooth(body), STONE, round=24, bump=0.7, ink=0.8,
              detail=wide.stonework(212, 20, 70, 76, 9, JOINT, 5.4)),
        Shape(battlement(211, 22, 72, 7, 7, 6), "#74788c", round=3, bump=0.4, ink=0.8),
    )  # fmt: skip
    window = "M234 52L234 40C234 30 260 30 260 40L260 52Z"
    wide.stand(picture, Shape(window, "#ffb850", round=2, glow=0.85, ink=0.9,
                              detail=fill(smooth("242,53! 243,45 247,42 251,45 252,53!"), "#4a2c3c")
                              + disc(247, 40.6, 2.8, "#4a2c3c")), shadow=0.2)  # fmt: skip
    picture.cover(lines([[(x, 31), (x, 53)] for x in (238, 243, 247, 251, 256)], "#1c1c28", 1.3, 1)
                  + lines(["233,42 261,42", "233,52.6 261,52.6"], "#1c1c28", 1.6, 1))  # fmt: skip
    gate = "M236 92L236 76C236 66 258 66 258 76L258 92Z"
    wide.stand(
        picture,
        Shape(gate, "#4a3428", round=2.4, ink=0.9,
              detail=lines([[(x, 66), (x, 93)] for x in (241.5, 247, 252.5)], "#1c1210", 0.8, 0.9)
              + lines(["236,75 258,75", "236,87 258,87"], "#6a6c7e", 2, 1)),
        Shape(rectangle(243.6, 78, 6.8, 6.4), "url(#gold)", round=1.6, shine=0.5, ink=0.8,
              detail=disc(247, 80.6, 0.9, "#2a1a14")),
    )  # fmt: skip
    wide.stand(
        picture,
        Shape(rectangle(246, 2, 2, 16), "#2a2834", round=0.8, ink=0.5),
        Shape(polygon("242,8 252,8 253.4,16 240.6,16"), "#ffe08a", round=1.6, glow=0.95, ink=0.8),
        Shape(polygon("239.6,8.6 247,2 254.4,8.6"), "#3a3848", round=1.4, ink=0.7),
    )
    picture.veil(fill(polygon("242,12 -10,44 -10,78 242,14"), "#ffecb0", 0.16), 2.4)
    wide.pool(picture, 247, 12, 15, "#ffd870", 0.8)
    wide.pool(picture, 247, 44, 16, "#ffb850", 0.5)
    chains = [
        Shape(ellipse(x, y, 1.8, 1.1, 60), IRON, round=0.8, shine=0.4, ink=0.5)
        for x, y in (
            (221, 60),
            (220, 63),
            (219.4, 66),
            (219, 69),
            (274, 60),
            (275, 63),
            (275.6, 66),
        )
    ]
    wide.stand(picture, *chains, outline=0.6)


def _cage(picture: Scene, x: float, top: float, size: float, coat: str, skin: str) -> None:
    """Hang a cage from a beam that reaches out of the rocks; somebody sits in it."""
    k = size
    foot = top + 52 * k
    beam = [(x - 36 * k, foot + 12 * k), (x - 34 * k, top - 10 * k)]
    wide.stand(
        picture,
        Shape(taper(beam, [6 * k, 5 * k]), "url(#wood)", round=2.4, ink=0.8),
        Shape(taper([(x - 40 * k, top - 8 * k), (x + 8 * k, top - 10 * k)], [5 * k, 4.4 * k]),
              "url(#wood)",
              round=2, ink=0.8),
        Shape(taper([(x - 33 * k, top + 8 * k), (x - 16 * k, top - 7 * k)], [3.4 * k, 3 * k]),
              "url(#wood)",
              round=1.4, ink=0.7),
    )  # fmt: skip
    picture.cover(line([(x, top - 9 * k), (x, top + 3 * k)], "#10101c", 2.2 * k, 1)
                  + line([(x, top - 8 * k), (x, top + 2 * k)], "#8a8ca0", 0.8 * k, 1))  # fmt: skip
    inside = [(x - 17 * k, foot), (x - 18 * k, top + 20 * k), (x - 9 * k, top + 7 * k), (x,
                                                                                       top + 3 * k),
              (x + 9 * k, top + 7 * k), (x + 18 * k, top + 20 * k), (x + 17 * k, foot)]  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth(inside), "#10101e", round=5, ink=0.7),
        Shape(smooth([(x - 10 * k, foot - 1), (x - 9 * k, foot - 13 * k), (x, foot - 20 * k),
                      (x + 9 * k, foot - 13 * k), (x + 10 * k, foot - 1)]), coat, round=5, ink=0.7),
        Shape(ellipse(x, foot - 24 * k, 6.4 * k, 7 * k), skin, round=5, ink=0.7,
              detail=disc(x - 2.4 * k, foot - 24.6 * k, 1.1 * k, "#20161c")
              + disc(x + 2.4 * k, foot - 24.6 * k, 1.1 * k, "#20161c")
              + line([(x - 2.4 * k, foot - 20 * k), (x, foot - 20.8 * k), (x + 2.4 * k,
                                                                           foot - 20 * k)],
                     "#5a2c2c", 0.8 * k, 0.9)),
        shadow=0.1,
    )  # fmt: skip
    bars = [Shape(taper([(x + d * k, foot), (x + d * 1.06 * k, top + 20 * k), (x + d * 0.3 * k,
                                                                               top + 4 * k)],
                        [1.9 * k, 1.9 * k, 1.6 * k]), IRON, round=0.9, shine=0.4, ink=0.6)
            for d in (-17, -8.5, 8.5, 17)]  # fmt: skip
    hoops = [
        Shape(
            taper(
                [(x - 18.6 * k, y), (x, y + 2.6 * k), (x + 18.6 * k, y)],
                [2.4 * k, 2.8 * k, 2.4 * k],
            ),
            "#74768a",
            round=1.2,
            shine=0.5,
            ink=0.7,
        )
        for y in (top + 20 * k, foot - 14 * k, foot)
    ]
    wide.stand(picture, *bars, *hoops, Shape(ellipse(x, top + 3 * k, 3.4 * k, 2.4 * k), "#74768a",
                                             round=1.4,
                                             ink=0.7),
               Shape(rectangle(x - 3.2 * k, foot - 5 * k, 6.4 * k, 6.4 * k), "url(#gold)",
                     round=1.4,
                     shine=0.5, ink=0.7))  # fmt: skip
    picture.veil(oval(x, foot + 11 * k, 15 * k, 1.8 * k, "#0a1430", 0.6), 1)
    picture.cover(spots(int(x), 4, (x - 12, foot + 10, x + 12, foot + 14), "#c0ccf0", (1, 3), 0.3))
