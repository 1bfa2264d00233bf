"""The shore: a bay of sand with a half-buried chest under palms, and the fleet's boat drawn up."""

from ...curves import Knot, ellipse, knots, polygon, smooth, star, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval, spots
from .. import wide

LEAVES = ("#3f9a58", "#57b060", "#6cc068", "#3a8c52", "#4aa45a", "#5cb86a")


def scene() -> Scene:
    """Paint the bay, the palms, and what was left on the sand."""
    picture = wide.stage(93)
    wide.sky(picture, (0, "#3fa0dc"), (0.7, "#a8e0ec"), (1, "#fff2cc"), low=50)
    wide.heaps(picture, (60, 22, 50, 4), (210, 16, 44, 8), (284, 28, 40, 2))
    wide.hills(picture, 6, 44, 7, "#7fb4bc", 0.8)
    wide.sea(picture, 48, ("#7cd8d8", "#2c9cac"), ("#f8fffa", "#3f9eb0"), 6)
    wide.gulls(picture, (120, 22, 1.2), (132, 17, 0.9), (250, 34, 0.9))
    _sand(picture)
    _palm(picture, 70, 88, 60, 3)
    _palm(picture, 40, 96, 72, 8)
    _palm(picture, 286, 84, 52, 5)
    _chest(picture)
    _boat(picture)
    return wide.framed(picture, "#0c2024", 0.45)


def _sand(picture: Scene) -> None:
    """Lay the beach, wet at its rim, with shells and a trail of feet."""
    wet = "-8,76! 40,72 96,71 150,76 200,80 250,77 328,70! 328,114! -8,114!"
    dry = "-8,82! 40,78 96,77 150,83 200,88 250,84 328,76! 328,114! -8,114!"
    wide.foam(picture, "-6,72 40,68.6 96,67.6 150,72.6 200,77 250,73.6 328,66", width=1.4)
    wide.bank(picture, wet, "#c8a868", "", 0.3)
    wide.foam(picture, "-6,76.6 40,73 96,72 150,77 200,81 250,78 328,71", width=2.2)
    wide.bank(picture, dry, "#f0d898", spots(4, 60, (0, 78, 320, 106), "#fff0c4", (2, 8), 0.45)
              + spots(9, 50, (0, 78, 320, 106), "#d8b870", (1, 5), 0.4), 0.4)  # fmt: skip
    feet = "".join(oval(x, y, 1.8, 0.9, "#b8945c", 0.8) for x, y in (
        (236, 88), (229, 90.6), (221, 89.6), (213, 92), (205, 91), (197, 93.4)))  # fmt: skip
    picture.cover(feet)
    shells = [
        Shape(smooth(star(x, y, 2.6, 1.1, 5)), colour, round=1.2, ink=0.6)
        for x, y, colour in ((112, 96, "#f08a5c"), (262, 96, "#f08a5c"), (150, 100, "#f4b8c0"))
    ]
    wide.stand(picture, *shells, outline=0.6)
    wide.rocks(
        picture, "#8a7c74", (10, 100, 9, 2), (24, 104, 6, 5), (304, 98, 9, 7), (316, 104, 7, 9)
    )


def _palm(picture: Scene, x: float, foot: float, tall: float, seed: int) -> None:
    """Grow a palm that leans towards the sea."""
    lean = 10.0 if x < 160 else -12.0
    top = (x + lean, foot - tall)
    trunk = [(x, foot), (x - lean * 0.2, foot - tall * 0.4), top]
    rings = lines(
        [
            [(x - 6 + lean * k * k, foot - tall * k), (x + 6 + lean * k * k, foot - tall * k - 1)]
            for k in (0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.9)
        ],
        "#5a3820",
        0.8,
        0.6,
    )
    wide.stand(picture, Shape(taper(trunk, [6, 4.6, 3.4]), "url(#wood)", round=2.4, ink=0.7,
                              detail=rings))  # fmt: skip
    size = tall / 60
    fronds = (
        "0,0! -12,-9 -24,-4 -30,9! -17,2",
        "0,0! 12,-10 25,-6 31,7! 17,1",
        "0,0! -6,-16 -18,-20 -28,-14! -14,-9",
        "0,0! 6,-17 18,-21 29,-14! 15,-9",
        "0,0! -10,4 -18,14 -18,24! -8,12",
        "0,0! 10,3 18,12 19,22! 8,11",
    )
    shapes = [
        Shape(smooth([Knot(top[0] + p.x * size, top[1] + p.y * size,
                           p.corner) for p in knots(each)]),
              LEAVES[(k + seed) % 6], round=3, ink=0.6) for k,
              each in enumerate(fronds)]  # fmt: skip
    nuts = [Shape(ellipse(top[0] + dx, top[1] + dy, 2.4 * size), "#7a4e2c", round=2, ink=0.6)
            for dx, dy in ((-2, 2), (2.4, 2.6))]  # fmt: skip
    wide.stand(picture, *shapes, *nuts, shadow_offset=(3, 5), shadow_blur=3)


def _chest(picture: Scene) -> None:
    """Half bury an open chest; gold has spilled out of it."""
    lid = "138,68! 141,50 152,43 180,43 192,50 195,68!"
    wide.stand(
        picture,
        Shape(smooth(lid), "url(#wood)", round=7, ink=0.8,
              detail=lines(["140,60 194,60", "143,51 190,51"], "#5a3820", 0.9, 0.8)
              + fill(polygon("146,42 152,42 150,69 144,69"), "#e8b040")
              + fill(polygon("181,42 187,42 189,69 183,69"), "#e8b040")),
        Shape(polygon("143,69 147,54 154,48 179,48 187,54 191,69"), "#3a2018", round=3, ink=0.6),
    )  # fmt: skip
    coins = [Shape(ellipse(x, y, 4.4, 2.8), "url(#gold)", round=2.4, shine=0.8, ink=0.6, glow=0.25)
             for x, y in ((148, 67), (156, 65), (164, 63), (173, 64), (182, 66), (187, 68), (152,
                                                                                             69),
                          (161, 68), (170, 67.6), (178, 69))]  # fmt: skip
    gems = [Shape(polygon([(x - 3.4, y), (x, y - 4), (x + 3.4, y), (x, y + 4)]), colour, round=2,
                  shine=0.9,
                  ink=0.6) for x, y, colour in ((160, 61, "#f0586c"), (176, 62,
                                                                       "#58b8f0"))]  # fmt: skip
    wide.stand(picture, *coins, *gems)
    front = "137,69! 196,69! 193,92! 141,93!"
    wide.stand(
        picture,
        Shape(smooth(front), "url(#wood)", round=4, bump=0.3, ink=0.9,
              detail=lines(["138,77 195,77", "140,85 194,85"], "#5a3820", 0.9, 0.8)
              + fill(polygon("144,69 150,69 151,93 146,93"), "#e8b040")
              + fill(polygon("184,69 190,69 189,93 184,93"), "#e8b040")),
        Shape(polygon("161,67 173,67 173,78 167,81 161,78"), "url(#gold)", round=2, shine=0.6,
              ink=0.8,
              detail=disc(167, 73, 1.6, "#3a2018")),
    )  # fmt: skip
    heap = "128,95! 140,89 166,87 192,89 206,95! 190,101 146,101"
    wide.bank(picture, heap, "#f0d898", spots(3, 16, (130, 88, 204, 100), "#d8b870", (1, 3), 0.5),
              0.4,
              shadow=0.1, outline=0.4)  # fmt: skip
    spilled = [
        Shape(ellipse(x, y, 2.8, 1.8), "url(#gold)", round=1.4, shine=0.8, ink=0.6)
        for x, y in ((132, 94), (140, 98), (126, 98), (203, 96), (196, 99), (210, 99), (166, 99))
    ]
    wide.stand(picture, *spilled, outline=0.7)
    wide.pool(picture, 167, 62, 22, "#ffdc70", 0.4)
    picture.sharp("".join(fill(polygon(star(x, y, 2.6, 0.7, 4)), "#ffffff", 0.95)
                          for x, y in ((154, 62), (182, 60), (168, 56), (204, 94))))  # fmt: skip
    spade = (Shape(taper("118,96 108,60", [2, 2]), "url(#wood)", round=1, ink=0.6),
             Shape(taper("104,61 112,58", [2, 2]), "url(#wood)", round=1, ink=0.6),
             Shape(smooth("113,90! 121,88! 123,96 119,101 114,98"), "url(#steel)", round=2,
                   shine=0.5,
                   ink=0.7))  # fmt: skip
    wide.stand(picture, *spade)


def _boat(picture: Scene) -> None:
    """Draw the boat up on the sand, its oars laid in."""
    picture.shade(oval(252, 86, 26, 3, "#8a6a3c", 0.7), 1.6)
    wide.stand(
        picture,
        Shape(smooth("222,72! 232,76 268,76 284,70! 280,82 270,88 240,88 228,84"), "#b8502f",
              round=5,
              ink=0.9, detail=line("225,77 240,80 266,80 281,75", "#fff0c8", 1.4, 0.95)),
        Shape(smooth("225,73! 240,77 266,77 281,71! 266,73 240,73"), "#5a2c1c", round=1.4, ink=0.6),
        Shape(taper("232,80 276,64", [1.6, 1.6]), "url(#wood)", round=0.8, ink=0.6),
        Shape(smooth("274,66! 284,60 287,62 278,68!"), "#e0b070", round=1, ink=0.6),
    )  # fmt: skip
    wide.stand(
        picture,
        Shape(taper("229,76 229,54", [1.2, 1]), "url(#wood)", round=0.6, ink=0.5),
        Shape(smooth("229,54! 236,52.6 244,56! 236,58 229,60!"), "#3a7ac8", round=1.2, ink=0.6),
    )
