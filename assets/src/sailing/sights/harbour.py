"""The harbour: a porter with treasure on the quay, a ship at her berth, the morning sea."""

from ...curves import ellipse, polygon, rectangle, smooth, taper
from ...scene import Scene, Shape
from ...svg import disc, fill, line, lines, oval
from .. import wide
from ..people import Look, appear, peopled

BEAM, JOINT = "#6a4228", "#3a2430"


def scene() -> Scene:
    """Paint the sea with its light, houses, the ship at her berth, and who carries on the quay."""
    picture = peopled(43, wide.DUSK)
    wide.sky(picture, (0, "#3f7cc4"), (0.5, "#a8c8dc"), (0.85, "#ffdca8"), (1, "#fff0c8"), low=58)
    wide.heaps(picture, (40, 16, 46, 3), (172, 20, 40, 9),
               colours=("#c8a8b8", "#ffe4c8", "#fff6e4"))  # fmt: skip
    wide.sun(picture, 178, 47, "#ffe0a0", 120, 8)
    wide.hills(picture, 8, 52, 8, "#8a90b0", 0.75)
    wide.sea(picture, 57, ("#ffd8a0", "#1f5a84"), ("#fff4d0", "#2f6c94"), 6, 178)
    wide.gulls(picture, (160, 26, 1.5), (172, 20, 1.1), (132, 30, 1))
    _lighthouse(picture)
    _houses(picture)
    _ship(picture)
    _quay(picture)
    _porter(picture)
    return wide.framed(picture, "#0c0818", 0.6)


def _lighthouse(picture: Scene) -> None:
    """Stand a light on the point behind the berth."""
    wide.bank(picture, "190,60! 206,54 226,53 240,60! 236,63 196,63!", "#5c7a58")
    wide.stand(
        picture,
        Shape(polygon("207,56 209,32 217,32 219,56"), "#f0e4d4", round=5, ink=0.7,
              detail=lines(["204,50 222,50", "205,40 221,40"], "#c84438", 4, 1)),
        Shape(rectangle(208.6, 26, 8.8, 6), "#ffe08a", round=2, glow=0.9, ink=0.7),
        Shape(polygon("207,26.4 213,20 219,26.4"), "#8a3438", round=1.6, ink=0.7),
    )  # fmt: skip
    wide.pool(picture, 213, 29, 10, "#ffd070", 0.7)


def _house(picture: Scene, box: tuple[float, float, float, float], wall: str, roof: str) -> None:
    """Build a narrow house with a gable: its left edge, foot, width and height to the eaves."""
    x, foot, across, tall = box
    eaves, middle = foot - tall, x + across / 2
    peak = eaves - across * 0.7
    front = [(x, foot), (x, eaves), (middle, peak), (x + across, eaves), (x + across, foot)]
    cap = [(x - 2, eaves + 3), (middle, peak - 3), (x + across + 2, eaves + 3),
           (x + across, eaves + 5), (middle, peak + 2), (x, eaves + 5)]  # fmt: skip
    panes = ""
    for row in range(int(tall / 15)):
        for share in (0.28, 0.72):
            left, top = x + across * share - 2.6, eaves + 3 + row * 15
            panes += fill(rectangle(left - 0.8, top - 0.8, 6.8, 9.2), BEAM)
            panes += fill(rectangle(left, top, 5.2, 7.6), "#ffd27a" if (row + x) % 2 else "#7ca4c4")
            panes += line([(left + 2.6, top), (left + 2.6, top + 7.6)], BEAM, 0.6, 1)
    shade = fill(rectangle(x, eaves - across, across * 0.24, tall + across), "#2a1c48", 0.3)
    frame = lines([[(x, eaves + 0.5), (x + across, eaves + 0.5)],
                   [(middle, peak), (middle, eaves)]], BEAM, 1.3, 0.9)  # fmt: skip
    wide.stand(
        picture,
        Shape(polygon(front), wall, round=3, bump=0.3, ink=0.7, detail=frame + panes + shade),
        Shape(polygon(cap), roof, round=2, ink=0.7, contact=0.9),
        shadow=0.5, shadow_offset=(-4, 2),
    )  # fmt: skip


def _houses(picture: Scene) -> None:
    """Line the quay with houses, the nearest the largest."""
    for box, wall, roof in (
        ((88, 78, 16, 24), "#d8b89c", "#5c6c98"), ((70, 80, 19, 31), "#e8c890", "#b8503c"),
        ((48, 83, 23, 36), "#b8c8c0", "#7a4a5c"), ((22, 86, 28, 46), "#ecd0a8", "#c05a3c"),
        ((-12, 90, 34, 60), "#c88c74", "#4a5c8c"),
    ):  # fmt: skip
        _house(picture, box, wall, roof)
    awning = "20,66! 52,66! 57,75 17,75!"
    stripes = lines([[(x, 65), (x - 2 + (x - 36) * 0.12, 77)] for x in (24, 33, 42, 51)],
                    "#c8443c", 4, 1)  # fmt: skip
    wide.stand(picture, Shape(smooth(awning), "#f4e8d0", round=2, ink=0.7, detail=stripes),
               shadow=0.6, shadow_offset=(0, 5))  # fmt: skip


def _ship(picture: Scene) -> None:
    """Let the ship lie at her berth: hull, mast, sail with the bridge, a sailor at the rail."""
    picture.shade(oval(262, 94, 74, 8, "#10243c", 0.7), 3)
    picture.cover(lines(["192,58 252,-8", "318,52 252,-8", "224,60 252,8"], "#3a2418", 0.6, 0.9))
    wide.stand(picture, Shape(taper("252,74 252,-12", [4, 2.6]), "url(#wood)", round=2, ink=0.8),
               Shape(taper("212,3 292,-1", [2, 3, 2]), "url(#wood)", round=1, ink=0.7))  # fmt: skip
    sail = "215,4! 252,1 290,1! 299,22 293,50! 256,55 210,51! 220,28"
    arch = line("236,40 240,27 253,21 266,26 271,38", "#c8402f", 4, 1)
    arch += lines([[(x, 2), (x + (x - 252) * 0.14, 54)] for x in (232, 252, 272)], "#b89c78", 0.5,
                  0.7)  # fmt: skip
    wide.stand(picture, Shape(smooth(sail), "#fff0d0", round=16, ink=0.8, detail=arch), form=0.4,
               shadow=0.5, shadow_offset=(-3, 5))  # fmt: skip
    sailor = Look("#3c6ca8", hat="scarf", hat_colour="#e8b040", hair="#3a2418",
                  turn=-0.6, left=((-0.28, 0.68), (-0.26, 0.94)),
                  right=((0.24, 0.5), (0.14, 0.4)))  # fmt: skip
    appear(picture, 212, 86, 36, sailor)
    hull = "186,58! 194,66 226,71 276,70 312,62 332,54! 332,98! 214,98! 198,86"
    planks = lines(["190,66 230,77 280,76 330,66", "194,74 232,84 284,84 330,76",
                    "199,83 236,91 330,87"], JOINT, 0.8, 0.8)  # fmt: skip
    ports = "".join(fill(rectangle(x, 76.4, 6, 5.4), "#20141c") + line(
        [(x, 76.4), (x + 6, 76.4)], "#e8b04c", 1, 1) for x in (236, 256, 276, 296))  # fmt: skip
    wide.stand(picture, Shape(smooth(hull), "#a0603a", round=13, bump=0.3, ink=0.9,
                              detail=planks + ports),
               Shape(taper("184,57 194,66 226,71 276,70 312,62 334,53", [2.4, 3.4, 3, 3, 3.4, 3]),
                     "url(#gold)", round=1.6, shine=0.5, ink=0.8),
               Shape(taper("190,62 174,48", [3.4, 2]), "url(#wood)", round=1.4, ink=0.7),
               )  # fmt: skip
    wide.foam(picture, "196,92 208,95 224,93 240,96", "262,95 280,93 300,96", width=0.9)


def _quay(picture: Scene) -> None:
    """Lay the quay of planks, with bollards, ropes, barrels, a gull and a basket of fish."""
    planks = lines([[(x, 84), (x * 1.35 - 56, 110)] for x in range(-20, 360, 13)], JOINT, 0.6, 0.7)
    nails = "".join(disc(x * 1.1 - 16, 90, 0.4, JOINT) for x in range(-12, 340, 13))
    wide.bank(picture, "-8,86! 60,84 120,86 190,93 250,97 328,98! 328,114! -8,114!", "#b88858",
              planks + nails, 0.5, shadow=0.6)  # fmt: skip
    picture.cover(line("183,88 200,84 222,72", "#e8d4a0", 1.4, 1))
    for x, y, size in ((182, 99, 1.0), (304, 104, 1.2)):
        wide.stand(
            picture,
            Shape(taper([(x, y), (x, y - 13 * size)], [8 * size, 7 * size]), "#6a4a38", round=3,
                  bump=0.5, ink=0.8),
            Shape(ellipse(x, y - 13 * size, 4.6 * size, 2 * size), "#9a7450", round=1.4, ink=0.7),
            Shape(taper([(x - 4.6 * size, y - 7 * size), (x, y - 5.6 * size),
                         (x + 4.6 * size, y - 7 * size)], [2, 2.4, 2]), "#e8d4a0", round=1,
                  ink=0.6),
        )  # fmt: skip
    wide.stand(
        picture,
        Shape(smooth("299,86! 302,81 308,80 313,83! 316,86 310,88 303,88"), "#f8f4ec", round=3,
              ink=0.6),
        Shape(ellipse(301, 80, 2.6), "#f8f4ec", round=2, ink=0.6,
              detail=disc(300, 79.6, 0.5, "#14101c")),
        Shape(polygon("298.6,80 295,81 298.6,81.6"), "#f0a030", round=0.4, ink=0.5),
    )  # fmt: skip
    for x, y, across in ((72, 100, 15), (88, 103, 17), (78, 86, 14)):
        wide.stand(picture, *wide.barrel(x, y, across), shadow=0.6, shadow_offset=(5, 2))
    wide.stand(picture, wide.crate(44, 104, 24, 19), shadow=0.6, shadow_offset=(5, 2))
    coil = (ellipse(224, 103 - 2 * k, 9.4 - k, 3) for k in range(3))
    wide.stand(picture, *(Shape(turn, "#d8bc84", round=1.6, ink=0.8) for turn in coil))


def _porter(picture: Scene) -> None:
    """Let a porter carry a crate in which treasure shines."""
    picture.shade(oval(150, 105, 34, 4, "#20101c", 0.8), 2)
    look = Look("#c8542c", legs="#3c4a68", skin="#f2bc92", hair="#7a3c1c",
                hat="kerchief", hat_colour="#2f7c9c", bare=True, turn=0.5, eyes="#3c6a8c",
                left=((-0.27, 0.46), (-0.17, 0.41)),
                right=((0.27, 0.46), (0.17, 0.41)))  # fmt: skip
    heap = [Shape(ellipse(x, y, r), "url(#gold)", round=2, shine=0.8, ink=0.6)
            for x, y, r in ((131, 58, 4), (138, 55, 4.4), (146, 56, 4), (153, 58, 4))]  # fmt: skip
    gems = (
        Shape(
            polygon("139,56 143,48 149,47 152,55 146,60"), "#3f8ce0", round=3, shine=0.9, ink=0.8
        ),
        Shape(
            polygon("128,58 130,52 136,52 137,58 132,61"), "#d83a5c", round=2, shine=0.9, ink=0.8
        ),
    )
    appear(picture, 142, 111, 92, look, *heap, *gems, wide.crate(142, 80, 36, 22))
    wide.pool(picture, 144, 52, 16, "#ffe08a", 0.6)
    picture.sharp("".join(fill(polygon([(x, y - r), (x + r / 5, y - r / 5), (x + r, y),
                                        (x + r / 5, y + r / 5), (x, y + r), (x - r / 5, y + r / 5),
                                        (x - r, y), (x - r / 5, y - r / 5)]), "#fffce0")
                          for x, y, r in ((147, 49, 3.4), (131, 54, 2.4))))  # fmt: skip
